import { catalogue, type Locale } from '#core/text';
import type { Json } from '#core/types';
import warEn from '#data/scythe/war.en.json' with { type: 'json' };
import warJa from '#data/scythe/war.ja.json' with { type: 'json' };
import { factions, tiles } from '../../printed/content.ts';
import type { Position } from '../../rules/scoring.ts';
import type { Final, ScoreLine } from '../view.types.ts';

/** The score as a table in plain text, for the command line. */

const words = catalogue({ en: warEn, ja: warJa, file: 'data/scythe/war.*.json' });
type Say = (key: string, args?: Record<string, Json>) => string;

/** One row for each seat, best first; then the winner and the tie-break. */
export function scoreTable({ lines, winners, tieBreak }: Final, { players, tile }: Position, locale: Locale): string {
  const say: Say = (key, args) => words.say({ key: `score.${key}`, ...(args && { args }) }, locale);
  const name = (line: ScoreLine): string => factions.get(line.faction)!.name[locale];
  const cell = (part: { count: number; coins: number }): string => say('cell', { ...part });
  const paid = lines.some(({ encounters }) => encounters > 0);
  const head = ['faction', 'popularity', 'stars', 'territories', 'resources'].map((key) => say(key));
  const rows = [
    [
      ...head,
      say('structures', { tile: tiles.get(tile)!.name[locale] }),
      ...(paid ? [say('encounters')] : []),
      say('coins'),
      say('total'),
    ],
    ...lines.map((line) => [
      name(line),
      say('tier', { popularity: players[line.seat]!.popularity, tier: line.tier + 1 }),
      ...[line.stars, line.territories, line.resources, line.structures].map(cell),
      ...(paid ? [String(line.encounters)] : []),
      String(line.coins),
      String(line.total),
    ]),
  ];
  const best = lines.filter(({ seat }) => winners.includes(seat));
  const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(best.map(name));
  const winner = say(best.length > 1 ? 'winners' : 'winner', { names, total: lines[0]!.total });
  return [...aligned(rows), say('note'), '', winner, tieWords(say, lines, tieBreak)].join('\n');
}

function tieWords(say: Say, [first, second]: readonly ScoreLine[], tieBreak: number | null): string {
  if (tieBreak === null) return say('tie-break.all-equal');
  if (tieBreak === 0) return say('tie-break.none');
  const [a, b] = [first!.ties[tieBreak - 1]!, second!.ties[tieBreak - 1]!];
  return say('tie-break.used', { n: tieBreak, what: say(`tie.${tieBreak}`), first: a, second: b });
}

/** Columns of equal width; a terminal shows letters of East Asian scripts twice as wide. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, i) => Math.max(...rows.map((row) => widthOf(row[i]!))));
  return rows.map((row) =>
    row
      .map((text, i) => {
        const gap = ' '.repeat(widths[i]! - widthOf(text));
        return i === 0 ? text + gap : gap + text;
      })
      .join('  ')
      .trimEnd(),
  );
}
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
const widthOf = (text: string): number => [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);
