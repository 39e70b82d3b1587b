import { deedsOf, eventLines } from '#asking/public-message';
import { button, buttonRows, type Row } from '#asking/terms/menu';
import { ROOM as READ } from '#asking/terms/room';
import { clamp } from '#asking/terms/words';
import { byTurns, type LogRow, logPages, type TurnLines } from '#core/history';
import type { Locale } from '#core/text';
import type { Event, LogEntry, Named } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Found } from '../match/record.ts';
import { say } from './text.ts';

/** The log of a game that names turns, by turns on pages. They are counted from the beginning: only the newest ever changes. */

/** How somebody looks at a log. */
interface Look {
  locale: Locale;
  /** Whose secrets are told besides: the seats of whoever looks. */
  viewers: readonly number[];
}

/** What a page has room for below the line that says which one it is. */
const ROOM = READ.words - 100;
/** A line, with the name of its turn before it, fits on a page. */
const LONGEST = ROOM - 200;

/** A page of what happened, with the buttons that lead to older and newer ones and unfold stretches; the newest without `page`. */
export function logPage(
  { part, record }: Found,
  log: readonly LogEntry[],
  { locale, viewers, page: asked, unfolded }: Look & { page?: number | undefined; unfolded: boolean },
): { content: string; rows: Row[] } {
  const look = { locale, viewers };
  const told = spoken(part, byTurns(log), look);
  const isFolded = told.some(({ lines }) => lines.some(({ line }) => 'fold' in line));
  const folded = pagesOf(told);
  const whole = isFolded ? pagesOf(spoken(part, byTurns(log.map(withoutFolds)), look)) : folded;
  const pages = { log: folded, unfolded: whole };
  const kind = unfolded ? 'unfolded' : 'log';
  const last = pages[kind].length - 1;
  if (last < 0) return { content: say('log.empty', locale), rows: [] };
  const page = Math.max(0, Math.min(asked ?? last, last));
  const { id: match } = record;
  const turn = (to: number, key: string) => {
    const isThere = to >= 0 && to <= last;
    // Two buttons of a message must differ, also where there is nothing to turn to.
    return button(
      { kind, match, page: isThere ? to : last + 2 + Math.max(to, 0) },
      say(key, locale),
      'secondary',
      !isThere,
    );
  };
  const other = unfolded ? 'log' : 'unfolded';
  const there = pages[other].findLastIndex(({ from }) => from <= pages[kind][page]!.from);
  const head = say('log.page', locale, { page: page + 1, pages: last + 1 });
  return {
    content: [head, ...pages[kind][page]!.words].join('\n'),
    rows: buttonRows([
      ...(last > 0 ? [turn(page - 1, 'log.older'), turn(page + 1, 'log.newer')] : []),
      ...(isFolded
        ? [button({ kind: other, match, page: there }, say(unfolded ? 'log.to-log' : 'log.to-unfolded', locale))]
        : []),
    ]),
  };
}

/** All pages of what happened, oldest first, each as its lines. A stretch that the game folds is one line, unless it is unfolded. */
export function toldPages(
  { part }: Found,
  log: readonly LogEntry[],
  { unfolded, ...look }: Look & { unfolded: boolean },
): string[][] {
  const entries = unfolded ? log.map(withoutFolds) : log;
  return pagesOf(spoken(part, byTurns(entries), look)).map(({ words }) => words);
}

const withoutFolds = (entry: LogEntry): LogEntry => ({
  ...entry,
  events: entry.events.map(({ fold: _, ...event }) => event),
});

/** A turn in words: those of a line, and how many events lie before it. */
interface SpokenTurn {
  name: string;
  lines: { line: LogRow; words: string; from: number }[];
}

/** What of the turns has words, for these eyes. */
function spoken(part: AnyGame, turns: readonly TurnLines[], look: Look): SpokenTurn[] {
  let from = 0;
  return turns.flatMap(({ turn, lines }) => {
    const said = byDeeds(part, lines).map(({ line, n }) => {
      const one = { line, words: clamp(lineWords(part, line, look), LONGEST), from };
      from += n;
      return one;
    });
    const kept = said.filter(({ words }) => words !== '');
    return kept.length > 0 ? [{ name: turnName(part, turn, look.locale), lines: kept }] : [];
  });
}

/** The lines deed by deed, and how many events each tells; a folded stretch stays one. */
function byDeeds(part: AnyGame, lines: readonly LogRow[]): { line: LogRow; n: number }[] {
  const all: { line: LogRow; n: number }[] = [];
  let events: Event[] = [];
  const flush = () => {
    all.push(...deedsOf(part, events).map(({ told, of }) => ({ line: { event: told }, n: of.length })));
    events = [];
  };
  for (const line of lines) {
    if ('event' in line) events.push(line.event);
    else {
      flush();
      all.push({ line, n: line.events.length });
    }
  }
  flush();
  return all;
}

function lineWords(part: AnyGame, line: LogRow, { locale, viewers }: Look): string {
  if ('event' in line) return eventLines(part, [line.event], locale, viewers).join('\n');
  return `▸ ${part.text.say({ key: `fold.${line.fold}`, args: { n: line.events.length } }, locale)}`;
}

/** The name of a turn; of what was before turns had names, nothing. */
function turnName(part: AnyGame, turn: Named | undefined, locale: Locale): string {
  if (turn === undefined) return '';
  return turn === null ? say('log.between', locale) : `**${part.text.say({ key: 'turn.name', args: turn }, locale)}**`;
}

/** The pages, each with its words and how many events lie before it. */
function pagesOf(turns: readonly SpokenTurn[]): { from: number; words: string[] }[] {
  const wordsOf = new Map(turns.flatMap(({ lines }) => lines.map((one) => [one.line, one] as const)));
  // The number of a turn stands for it: what is told of it anew on the next page has the same name.
  const numbered = turns.map(({ lines }, n) => ({ turn: { n }, lines: lines.map(({ line }) => line) }));
  const nameOf = (turn: Named | undefined) => turns[turn!.n as number]!.name;
  const sized = (words: string) => (words === '' ? 0 : words.length + 1);
  const sizes = {
    line: (line: LogRow) => sized(wordsOf.get(line)!.words),
    name: (turn: Named | undefined) => sized(nameOf(turn)),
  };
  return logPages(numbered, ROOM, sizes).map((page) => ({
    from: wordsOf.get(page[0]!.lines[0]!)!.from,
    words: page
      .flatMap(({ turn, lines }) => [nameOf(turn), ...lines.map((line) => wordsOf.get(line)!.words)])
      .filter(Boolean),
  }));
}
