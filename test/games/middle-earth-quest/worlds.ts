import { expect } from 'vitest';
import { chanceFrom, choose } from '#chance/playout';
import { copy } from '#core/copy';
import { enumerate } from '#core/enumerate';
import { act, position, start } from '#core/match';
import type { Decision, Event, Match, SeatId, Viewer } from '#core/types';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { SAURON, type State } from '#games/middle-earth-quest/state/state';
import { salted } from '../../kit/salt.ts';
import { part } from './part.ts';

/** Two matches that differ in one hidden thing go on with the same answers, and everybody who may not know it looks at both. */

type Two<T> = readonly [T, T];
/** What was looked at in them. */
export interface Compared {
  answers: number;
  /** Questions for Shadow cards that were asked. */
  windows: number;
  /** How the hidden thing came to light; undefined if it has not. */
  shownBy?: Event;
}

/** Which hidden thing it is. */
export interface Secret {
  /** Puts it another way into the other world; false if it cannot be here. */
  changes(other: State): boolean;
  /** Whether this tells everybody what it is. */
  shows(event: Event, before: Two<State>): boolean;
  /** Seats that know it for good by this event; Sauron always does. */
  tells(event: Event, before: Two<State>): readonly SeatId[];
}

/** What a viewer was told. */
const told = (events: readonly Event[], viewer: Viewer) =>
  events.map(({ type, shown, only }) => [type, shown, viewer === 'spectator' ? null : (only?.[viewer] ?? null)]);

/** Plays on from this position, at most so many answers, until the secret is out. Undefined if it is not there. */
export function playBoth(from: State, secret: Secret, seed: string, most: number): Compared | undefined {
  const other = copy(from as never) as State;
  if (!secret.changes(other)) return undefined;
  const seats = from.players + 1;
  const begin = (g: State) =>
    start({ ...middleEarthQuest, setup: () => copy(g as never) as State }, { options: {}, seats, seed });
  let worlds: Two<Match<State>> = [begin(from), begin(other)];
  const chance = chanceFrom(salted(seed));
  const done: Compared = { answers: 0, windows: 0 };
  const knows = new Set<SeatId>([SAURON]);
  for (; done.answers < most; done.answers++) {
    const [here, there] = worlds.map((match) => position(middleEarthQuest, match)) as unknown as Two<At>;
    expect(there.outcome).toEqual(here.outcome);
    if (here.outcome) break;
    sameFor(knows, here, there);
    const decision = here.open[Math.floor(chance() * here.open.length)]!;
    if (decision.window === 'shadow') done.windows++;
    const taken = answered(worlds, here, decision, chance);
    const before: Two<State> = [here.g, there.g];
    const shown = taken.events[0].findIndex((event) => secret.shows(event, before));
    for (const event of taken.events[0]) for (const seat of secret.tells(event, before)) knows.add(seat);
    for (const viewer of strangers(seats, knows)) {
      const [one, two] = taken.events.map((events) => told(events, viewer));
      if (shown < 0) expect(two).toEqual(one);
      else expect(two!.slice(0, shown)).toEqual(one!.slice(0, shown));
    }
    if (shown >= 0) return { ...done, shownBy: taken.events[0][shown]! };
    worlds = taken.worlds;
  }
  return done;
}

type At = ReturnType<typeof position<State, unknown>>;

const strangers = (seats: number, knows: ReadonlySet<SeatId>): Viewer[] => [
  ...Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !knows.has(seat)),
  'spectator',
];

/** They are asked the same, in the same moment, may answer the same, and see the same. */
function sameFor(knows: ReadonlySet<SeatId>, here: At, there: At): void {
  expect(there.open).toEqual(here.open);
  for (const viewer of strangers(here.g.players + 1, knows))
    expect(middleEarthQuest.view(there.g, viewer)).toEqual(middleEarthQuest.view(here.g, viewer));
  for (const decision of here.open)
    if (!knows.has(decision.seat)) expect(choices(there.g, decision)).toEqual(choices(here.g, decision));
}

const LISTED = 12;
function choices(g: State, { seat, about, actions }: Decision): unknown[] {
  return actions.map((name) => {
    const found: unknown[] = [];
    for (const args of enumerate(middleEarthQuest.actions[name]!, { g, seat, about })) {
      found.push(args);
      if (found.length === LISTED) break;
    }
    return found;
  });
}

/** The same answer in both; Sauron, who knows the secret, gives one that both take. */
function answered(worlds: Two<Match<State>>, { g }: At, decision: Decision, chance: () => number) {
  for (let tries = 0; tries < 60; tries++) {
    const chosen = choose({ ...part, g, decision, policy: tries % 2 ? 'random' : 'progress', chance });
    const answer = { decision: decision.id, seat: decision.seat, ...chosen };
    const [one, two] = worlds.map((match) => act(middleEarthQuest, match, answer));
    if ('refused' in one!) throw new Error(`${decision.id} ${chosen.action}: ${one.refused.key}`);
    if ('refused' in two!) {
      expect(decision.seat, `${decision.id} ${JSON.stringify(answer)}: ${two.refused.key}`).toBe(SAURON);
      continue;
    }
    return { worlds: [one!.match, two!.match] as const, events: [one!.events, two!.events] as const };
  }
  throw new Error(`${decision.id}: nothing that both worlds take`);
}
