import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { same } from '#core/copy';
import { byTurns, historyOf, type LogRow, linesOf, logOf, logPages, toldIn } from '#core/history';
import { position } from '#core/match';
import { type Earlier, earlierIn, reached, setBack } from '#core/rewind';
import type { Event, Json, LogEntry, Match, Named } from '#core/types';
import { bazaar } from '../kit/bazaar.ts';
import { caravanGame as game } from '../kit/caravan/game.ts';
import { caravan } from '../kit/caravan/part.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { salted } from '../kit/salt.ts';
import { refusalOf } from './mini.ts';

const event = (type: string, fold?: string): Event => ({ type, shown: {}, ...(fold !== undefined && { fold }) });
const entry = (events: Event[], turns?: [number, Named][]): LogEntry => ({
  answer: null,
  events,
  ...(turns && { turns }),
});
const short = (line: LogRow) => ('fold' in line ? `${line.fold}×${line.events.length}` : line.event.type);
const shortly = (log: LogEntry[]) => byTurns(log).map(({ turn, lines }) => [turn?.n, ...lines.map(short)]);

describe('The log by turns', () => {
  test('gathers what was told on each turn, over the answers given on it and within one answer', () => {
    const log = [
      entry([event('a')], [[0, { n: 1 }]]),
      entry(
        [event('b'), event('c'), event('d')],
        [
          [0, { n: 1 }],
          [2, { n: 2 }],
        ],
      ),
      entry([]),
      entry([event('e')], [[0, { n: 2 }]]),
    ];
    expect(shortly(log)).toEqual([
      [1, 'a', 'b', 'c'],
      [2, 'd', 'e'],
    ]);
  });

  test('folds neighbours of one stretch into a line, also over answers; another stretch, an event outside or a turn ends it', () => {
    const one = (n: number): [number, Named][] => [[0, { n }]];
    const log = [
      entry([event('a', 'x'), event('b', 'x')], one(1)),
      entry([event('c', 'x'), event('d', 'y'), event('e'), event('f', 'y')], one(1)),
      entry([event('g', 'y')], one(2)),
    ];
    expect(shortly(log)).toEqual([
      [1, 'x×3', 'y×1', 'e', 'y×1'],
      [2, 'y×1'],
    ]);
    expect(byTurns(log)[0]!.lines[0]).toMatchObject({ events: [{ type: 'a' }, { type: 'b' }, { type: 'c' }] });
  });

  test('of a game without turns is one', () => {
    const { match } = playout(bazaar, salted('no turns'));
    const turns = byTurns(logOf(match));
    expect(turns).toHaveLength(1);
    expect(turns[0]!.turn).toBeUndefined();
    expect(turns[0]!.lines).toHaveLength(logOf(match).flatMap(({ events }) => events).length);
  });

  test('loses nothing and keeps the order', () => {
    let folded = 0;
    for (let i = 0; i < 10; i++) {
      const log = logOf(playout(caravan, salted(`log/${i}`), { seats: 3 }).match);
      const told = byTurns(log).flatMap(({ lines }) =>
        lines.flatMap((line) => ('fold' in line ? line.events : [line.event])),
      );
      expect(told).toEqual(log.flatMap(({ events }) => events));
      const turns = byTurns(log).flatMap(({ turn }) => (turn ? [turn.turn as number] : []));
      expect(turns).toEqual([...new Set(turns)].sort((a, b) => a - b));
      folded += byTurns(log).flatMap(({ lines }) =>
        lines.filter((line) => 'fold' in line && line.events.length > 1),
      ).length;
    }
    expect(folded).toBeGreaterThan(0);
  });
});

describe('The pages of a log', () => {
  const turn = (n: number, size: number) => ({
    turn: { n },
    lines: Array.from({ length: size }, (_, i): LogRow => ({ event: event(`${n}.${i}`) })),
  });
  const sizes = (most: number, ...turns: [number, number][]) =>
    logPages(
      turns.map(([n, size]) => turn(n, size)),
      most,
    ).map((page) => page.map(({ turn: of, lines }) => [of!.n, lines.length]));

  test('hold as many turns as fit', () => {
    expect(sizes(5, [1, 2], [2, 3], [3, 1])).toEqual([
      [
        [1, 2],
        [2, 3],
      ],
      [[3, 1]],
    ]);
  });
  test('begin with a turn that does not fit on the rest of the one before', () => {
    expect(sizes(5, [1, 3], [2, 3])).toEqual([[[1, 3]], [[2, 3]]]);
  });
  test('go on with a turn that is longer than a page', () => {
    expect(sizes(4, [1, 9], [2, 3])).toEqual([
      [[1, 4]],
      [[1, 4]],
      [
        [1, 1],
        [2, 3],
      ],
    ]);
  });
  test('are none for an empty log, and have one line at least', () => {
    expect(logPages([], 5)).toEqual([]);
    expect(() => logPages([turn(1, 1)], 0)).toThrow(RangeError);
  });
});

const isSeen = ({ events }: LogEntry) => events.length > 0;
/** A match by chance that can be set back to its third round. */
function longEnough() {
  for (let n = 0; ; n++) {
    const { match } = playout(caravan, salted(n === 0 ? 'back' : `back/${n}`), { seats: 3 });
    const history = historyOf(match.news);
    if (earlierIn(history, isSeen).some(({ to }) => same(to as Json, { round: { round: 3 } })))
      return { match, history };
  }
}

describe('A match set back', () => {
  const { match, history } = longEnough();
  const told: Event = { type: 'set-back', shown: { seats: [0, 1, 2] } };
  const earlier = earlierIn(history, isSeen);
  const backTo = (to: Earlier, one: Match<Caravan> = match) => {
    const found = earlier.find((each) => same(each.to as Json, to as Json))!;
    const back = setBack(game, one, history, { ...found, told });
    if ('refused' in back) throw new Error(back.refused.key);
    return back;
  };

  test('to a round stands at its first question, with the dice that came then, and its log ends there', () => {
    const round = history.rounds.find(({ name }) => name!.round === 2)!;
    const { match: back } = backTo({ round: { round: 2 } });
    expect(position(game, back).g.round).toBe(2);
    expect(back.rng.drawn).toEqual(round.drawn);
    const after = historyOf([...match.news, ...back.news.slice(match.news.length)]);
    expect(after.log).toEqual(history.log.slice(0, round.at));
    expect(after.rounds.map(({ name }) => name)).toEqual([{ round: 1 }, { round: 2 }]);
    expect(back.logged).toBe(after.log.length);
  });

  test('to its first round keeps what was told at the beginning', () => {
    expect(historyOf(backTo({ round: { round: 1 } }).match.news).log).toEqual(history.log.slice(0, 1));
  });

  test('to a turn stands at the first question of that turn', () => {
    const turns = earlier.flatMap(({ to }) => ('turn' in to ? [to] : []));
    expect(turns.length).toBeGreaterThan(2);
    for (const to of turns) {
      const { match: back } = backTo(to);
      const { at } = earlier.find((one) => one.to === to)!;
      expect(game.turn!(position(game, back).g)).toEqual(to.turn);
      const { remarks } = historyOf(back.news);
      expect(remarks.map(({ entry: one }) => one)).toEqual([{ answer: null, events: [told], turns: [[0, to.turn]] }]);
      // One answer earlier it was not this turn.
      const before = reached(game, match, history, { to: { before: 0 }, at: at - 1 });
      if ('refused' in before) throw new Error(before.refused.key);
      expect(game.turn!(position(game, before).g)).not.toEqual(to.turn);
    }
  });

  test('to before an answer asks the same once more, also where a draw lies between', () => {
    const seats = earlier.flatMap(({ to, at }) => ('before' in to ? [{ to, at }] : []));
    expect(seats.map(({ to }) => to.before).sort()).toEqual([0, 1, 2]);
    for (const { to, at } of seats) {
      const { match: back } = backTo(to);
      const { decision, seat } = history.log[at]!.answer!;
      expect(seat).toBe(to.before);
      const { open, asides } = position(game, back);
      expect([...open, ...asides].map(({ id }) => id)).toContain(decision);
    }
  });

  test('is offered no moment after which nobody has seen anything, and no answer of which nobody has', () => {
    const at = history.log.findLastIndex(({ answer }) => answer?.seat === 1);
    const unseen = new Set(history.log.slice(at));
    const known = earlierIn(history, (entry) => isSeen(entry) && !unseen.has(entry));
    const last = history.log.slice(0, at).findLastIndex(isSeen);
    expect(Math.max(...known.map((one) => one.at))).toBeLessThanOrEqual(last);
    const ofSeat = known.find(({ to }) => 'before' in to && to.before === 1)!;
    expect(ofSeat.at).toBeLessThan(at);
    expect(earlierIn(history, () => false)).toEqual([]);
  });

  test('is refused for what lies before a change of the rules', () => {
    const at = history.rounds.at(-1)!.at + 1;
    const later = historyOf([...match.news.slice(0), { origin: { ...history.origin, at } }]);
    expect(earlierIn(later, isSeen).filter((one) => one.at < at)).toEqual([]);
    const round = { to: { round: { round: 1 } }, at: 1, told };
    expect(refusalOf(setBack(game, match, later, round))).toBe('refusal.no-such-round');
    expect(refusalOf(setBack(game, match, history, { ...round, at: match.logged + 1 }))).toBe('refusal.no-such-round');
    const turn = { to: { turn: { turn: 99, whose: 'nobody' } }, at: 1, told };
    expect(refusalOf(setBack(game, match, history, turn))).toBe('refusal.no-such-round');
  });

  test('has orders that are for always, and those of that round', () => {
    const orders = (['always', 'round', 'turn'] as const).map((until, i) => ({
      seat: i,
      window: 'blow',
      order: 'bear',
      args: { keep: 0 },
      until,
      ...(until !== 'always' && { named: { round: 2 } }),
    }));
    const { match: back } = backTo({ round: { round: 2 } }, { ...match, orders });
    expect(back.orders!.map(({ until }) => until)).toEqual(['always', 'round']);
  });

  test('has a history that can be written down in the fewest lines', () => {
    const after = historyOf(backTo({ round: { round: 2 } }).match.news);
    expect(historyOf(linesOf(after))).toEqual(after);
    expect(() => historyOf([...linesOf(after), { drop: after.log.length }])).toThrow(RangeError);
  });

  test('says so in its log for ever, also when it is set back further, or an answer before that is taken back', () => {
    const once = backTo({ round: { round: 3 } }).match;
    const [third, second] = [3, 2].map((n) => history.rounds.find(({ name }) => name!.round === n)!.at);
    expect(historyOf(once.news).remarks).toMatchObject([{ at: third, entry: { events: [told] } }]);
    const twice = setBack(game, once, historyOf(once.news), { to: { round: { round: 2 } }, at: second!, told });
    if ('refused' in twice) throw new Error(twice.refused.key);
    const after = historyOf(twice.match.news);
    expect(after.remarks.map(({ at }) => at)).toEqual([second, second]);
    const read = toldIn(historyOf([...twice.match.news, { drop: second! - 1 }]));
    expect(read.filter(({ events }) => events[0]?.type === 'set-back')).toHaveLength(2);
    expect(read).toHaveLength(second! + 1);
  });
});
