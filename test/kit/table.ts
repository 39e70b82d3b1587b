import { expect } from 'vitest';
import { enumerate } from '#core/enumerate';
import { historyOf, logOf } from '#core/history';
import { act, position, start, undo } from '#core/match';
import { makeRng } from '#core/rng';
import { usualSeats } from '#core/seats';
import type { Decision, Event, Game, Json, Match, SeatId, Viewer } from '#core/types';

/** The first numbers that named streams shall give, e.g. `{ initiative: [7, 3] }` for ten-sided dice. */
export type Dice = Record<string, readonly number[]>;

/** A seed whose streams begin with these ten-sided dice; found by trying, so keep it to five dice or so. */
export function seedFor(dice: Dice, sides = 10): string {
  const wanted = Object.entries(dice);
  for (let n = 0; ; n++) {
    const seed = `table-${n}`;
    const rng = makeRng({ seed, drawn: {} });
    if (wanted.every(([stream, numbers]) => numbers.every((number) => rng.die(sides, stream) === number))) return seed;
  }
}

/** A table at which seats act and look, and nothing else. After each action the match goes through JSON. */
export interface TestTable<G, V> {
  seat(seat: SeatId): TestSeat<V>;
  spectator: { sees(): V };
  /** What was told so far, by type. */
  heard(type: string): Record<string, Json>[];
  asked(): { seat: SeatId; key: string }[];
  /** Ends a test: a dangling question is a bug. */
  nobodyIsAskedExcept(seat: SeatId, key: string): void;
  /** The state as it is now: to look at, never to change. */
  readonly g: G;
  readonly match: Match<G>;
}
export interface TestSeat<V> {
  /** Answers the question that is open for this seat; fails when it is refused. */
  does(action: string, args?: Record<string, Json>): void;
  /** The key of the refusal; fails when it is not refused. */
  isRefused(action: string, args?: Record<string, Json>): string;
  /** All legal answers to one action of the open question, at most `limit`. */
  may(action: string, limit?: number): Record<string, Json>[];
  /** The actions that are offered and have a legal answer. */
  offered(): string[];
  sees(): V;
  undoes(): string | undefined;
}

export function sit<G, V>(
  game: Game<G, V>,
  {
    arrange,
    dice = {},
    seed = seedFor(dice),
    options = {},
    seats = usualSeats(game, options),
  }: {
    /** Changes the state once, before anybody is asked. */
    arrange?: (g: G) => void;
    dice?: Dice;
    /** A seed that is known to give the dice a test needs, where searching would take long. */
    seed?: string;
    seats?: number;
    options?: Record<string, string>;
  } = {},
): TestTable<G, V> {
  let match = start(game, { options, seats, seed });
  if (arrange) {
    const base = structuredClone(historyOf(match.news).origin.base);
    arrange(base);
    game.parse(base);
    const rng = { seed: match.rng.seed, drawn: {} };
    const origin = { base, drawn: {}, stepNo: 1, at: 0 };
    const bare = { ...match, rng, base, stepNo: 1, answers: [], logged: 1, news: [] };
    match = { ...bare, news: [{ origin }, { entry: { answer: null, events: position(game, bare).events } }] };
  }
  const heard: Event[] = logOf(match).flatMap((entry) => entry.events);
  const here = () => position(game, match);
  const decisionOf = (seat: SeatId, action: string): Decision => {
    const open = here().open.filter((d) => d.seat === seat);
    const found = open.find((d) => d.actions.includes(action)) ?? open[0];
    if (!found) throw new Error(`seat ${seat} is not asked; asked are ${JSON.stringify(table.asked())}`);
    return found;
  };
  const answer = (seat: SeatId, action: string, args: Record<string, Json>) =>
    act(game, match, { decision: decisionOf(seat, action).id, seat, action, args });
  const viewFor = (viewer: Viewer) => game.view(here().g, viewer);

  const table: TestTable<G, V> = {
    seat: (seat) => ({
      does(action, args = {}) {
        const result = answer(seat, action, args);
        if ('refused' in result) throw new Error(`${action} is refused: ${JSON.stringify(result.refused)}`);
        heard.push(...result.events);
        match = JSON.parse(JSON.stringify(result.match));
        game.parse(match.base);
      },
      isRefused(action, args = {}) {
        const result = answer(seat, action, args);
        if (!('refused' in result)) throw new Error(`${action} was not refused`);
        return result.refused.key;
      },
      may(action, limit = 500) {
        const decision = decisionOf(seat, action);
        if (!decision.actions.includes(action)) return [];
        const found: Record<string, Json>[] = [];
        for (const args of enumerate(game.actions[action]!, { g: here().g, seat, about: decision.about })) {
          found.push(args);
          if (found.length === limit) break;
        }
        return found;
      },
      offered() {
        const actions = here()
          .open.filter((d) => d.seat === seat)
          .flatMap((d) => d.actions);
        return actions.filter((action) => this.may(action, 1).length > 0);
      },
      sees: () => viewFor(seat),
      undoes() {
        const result = undo(game, match, seat);
        if ('refused' in result) return result.refused.key;
        match = JSON.parse(JSON.stringify(result));
        return undefined;
      },
    }),
    spectator: { sees: () => viewFor('spectator') },
    heard: (type) => heard.filter((event) => event.type === type).map((event) => event.shown),
    asked: () => here().open.map(({ seat, key }) => ({ seat, key })),
    nobodyIsAskedExcept: (seat, key) => expect(table.asked()).toEqual([{ seat, key }]),
    get g() {
      return here().g;
    },
    get match() {
      return match;
    },
  };
  return table;
}
