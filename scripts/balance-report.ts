import { spells as allSpells, units } from '../src/games/tears-of-the-dragon/printed/content.ts';
import type { Tally } from './balance-tally.ts';
import { share, table } from './figures.ts';

/** The figures of many matches: one object for machines, one text for people. */

const SEATS = ['Gorganun', 'Forseti'] as const;
const round = (n: number, digits = 1): number => Math.round(n * 10 ** digits) / 10 ** digits;
const percent = (part: number, of: number): number => round((100 * part) / Math.max(1, of));

const sum = (all: readonly Tally[], of: (t: Tally) => number): number => all.reduce((n, t) => n + of(t), 0);

export function report(all: readonly Tally[]): { line: Record<string, unknown>; table: string } {
  const n = all.length;
  const turns = all.map((t) => t.turns).sort((a, b) => a - b);
  const quantile = (q: number): number => turns[Math.min(n - 1, Math.floor(n * q))] ?? 0;
  const mean = (of: (t: Tally) => number): number => round(sum(all, of) / Math.max(1, n), 2);
  const line = {
    wins: Object.fromEntries(
      SEATS.map((name, seat) => [
        name,
        share(
          sum(all, (t) => (t.winner === seat ? 1 : 0)),
          n,
        ),
      ]),
    ),
    turns: { median: quantile(0.5), p10: quantile(0.1), p90: quantile(0.9) },
    within12to25: percent(turns.filter((one) => one >= 12 && one <= 25).length, n),
    ends: counts(all.map((t) => t.end)),
    decisions: mean((t) => t.decisions),
    battles: mean((t) => t.battles),
    castlesFallen: mean((t) => t.castlesFallen),
    towerTries: mean((t) => t.towerTries),
    knowledge: Object.fromEntries(
      SEATS.map((name, seat) => [
        name,
        { ruin: mean((t) => t.knowledge.ruin[seat]!), prisoner: mean((t) => t.knowledge.prisoner[seat]!) },
      ]),
    ),
    spells: spells(all),
    pieces: pieces(all),
    neverWorked: namesOf(allSpells.values(), (spell) => !spell.variant).filter((id) =>
      all.every((t) => !t.spells[id]?.worked),
    ),
    neverFought: namesOf(units.values(), (unit) => !unit.only).filter((id) => all.every((t) => !t.pieces[id]?.fought)),
  };
  return { line, table: text(line) };
}
const namesOf = <T extends { id: string }>(printed: Iterable<T>, isStandard: (one: T) => boolean): string[] =>
  [...printed].filter(isStandard).map(({ id }) => id);
const counts = (names: readonly string[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
};

type Row = Record<string, number>;
/** Per match: tried, worked, backfired; and the share of matches in which it worked. */
function spells(all: readonly Tally[]): Record<string, Row> {
  return rows(all, (t) => t.spells, ['tried', 'worked', 'backfired'], 'worked');
}
/** Per match: fought, hits dealt, losses; and the share of matches in which it fought. */
function pieces(all: readonly Tally[]): Record<string, Row> {
  return rows(all, (t) => t.pieces, ['fought', 'hits', 'lost'], 'fought');
}
function rows(
  all: readonly Tally[],
  of: (t: Tally) => Record<string, Row>,
  columns: readonly string[],
  decisive: string,
): Record<string, Row> {
  const names = [...new Set(all.flatMap((t) => Object.keys(of(t))))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const row: Row = {};
      for (const column of columns) row[column] = round(sum(all, (t) => of(t)[name]?.[column] ?? 0) / all.length, 3);
      row.matches = percent(all.filter((t) => (of(t)[name]?.[decisive] ?? 0) > 0).length, all.length);
      return [name, row];
    }),
  );
}

function text(line: ReturnType<typeof report>['line']): string {
  const figures = (found: Record<string, Row>, head: readonly string[]): string =>
    table([head, ...Object.entries(found).map(([name, row]) => [name, ...Object.values(row).map(String)])]);
  const wins = line.wins as Record<string, ReturnType<typeof share>>;
  const { spells: cast, pieces: fought, wins: _, ...rest } = line;
  return [
    ...Object.entries(wins).map(([name, w]) => `${name} wins ${w.percent} % (95 %: ${w.low} to ${w.high})`),
    ...Object.entries(rest).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
    '',
    figures(cast as Record<string, Row>, [
      'spell, per match',
      'tried',
      'worked',
      'backfired',
      'worked in % of matches',
    ]),
    '',
    figures(fought as Record<string, Row>, ['piece, per match', 'fought', 'hits', 'lost', 'fought in % of matches']),
  ].join('\n');
}
