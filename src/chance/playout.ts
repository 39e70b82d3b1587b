import { createHash } from 'node:crypto';
import { readArgs } from '#core/actions';
import { isAside, takeAside } from '#core/asides';
import type { Chance } from '#core/enumerate';
import { act, firstState, order, position, start } from '#core/match';
import { beyond, newlyAsked, orderedAnswer, stillStanding, withOrder } from '#core/orders';
import { makeRng } from '#core/rng';
import { chosenOptions, usualSeats } from '#core/seats';
import { makeTable } from '#core/table';
import type { Answer, Audit, Decision, Event, Game, Json, Match, Outcome, Refusal, StandingOrder } from '#core/types';
import { type Chosen, choose, chooseAside, chooseOrder, type Playing, type Policy } from './choose.ts';

/** Whole matches played by chance: for tests, balance and speed. */

export { choose, POLICIES, type Policy } from './choose.ts';

/**
 * Random numbers that depend on a seed alone, apart from the match's own streams. Choosing needs many, and nobody
 * must be unable to guess them, so this is sfc32 (Chris Doty-Humphrey), started from a hash of the seed.
 */
export function chanceFrom(seed: string): Chance {
  const start = createHash('sha256').update(seed).digest();
  let [a, b, c, d] = [0, 4, 8, 12].map((at) => start.readInt32LE(at)) as [number, number, number, number];
  return () => {
    const t = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t;
    return (t >>> 0) / 2 ** 32;
  };
}

export interface HowToPlay {
  policy?: Policy;
  /** The match is left after so many decisions. */
  most?: number;
  /** Two, or as near to it as the options allow, if absent. */
  seats?: number;
  options?: Record<string, string>;
  /** Who sits down in which role, in the order of seats; those that come first if absent. */
  roles?: readonly string[];
  /** What a campaign has brought; a new one if absent. */
  carried?: Json;
  /** The game's audit looks at one decision in so many: at one in sixteen if absent. */
  audited?: number;
}
const AUDITED = 16;
const MOST = 20_000;

export interface Played<G> {
  match: Match<G>;
  decisions: number;
  over: boolean;
}

/**
 * Plays one match to its end, or until `most` decisions have been answered. `each` sees every position before it. Throws
 * when the game's `audit` complains.
 */
export function playout<G, V>(
  game: Game<G, V>,
  seed: string,
  { each, ...how }: HowToPlay & { each?: (match: Match<G>) => void } = {},
): Played<G> {
  const { policy, most, given, chance, auditOf } = usual(game, seed, how);
  let match = start(game, { ...given, seed });
  for (let decisions = 0; decisions < most; decisions++) {
    each?.(match);
    match = afterOrder({ game, auditOf }, match, policy, chance);
    const { g, open, outcome } = position(game, match);
    if (outcome) return { match, decisions, over: true };
    const { decision, answer } = answerTo({ game, g, policy, chance }, open, String(match.stepNo));
    const audit = auditOf(g);
    const result = act(game, match, { decision: decision.id, seat: decision.seat, ...answer });
    if ('refused' in result) throw illegal(decision, answer, result.refused);
    match = result.match;
    if (audit) audited(decision.id, audit(position(game, match).g, result.events));
  }
  return { match, decisions: most, over: false };
}

/** How it is played where nothing is said: what the match is given, the chance of those who choose, and which moments are audited. */
function usual<G, V>(
  game: Game<G, V>,
  seed: string,
  { policy = 'progress', most = MOST, options = {}, seats = usualSeats(game, options), ...how }: HowToPlay,
) {
  const { roles, carried, audited: every = AUDITED } = how;
  const given = { options, seats, carried, ...(roles && { roles }) };
  return { policy, most, given, chance: chanceFrom(seed), auditOf: sampled(game, seed, every) };
}

/**
 * The game's audit of this moment, if this moment is looked at. An audit of every answer costs half of the play and more, so it looks at some, by a
 * chance of its own: whatever is looked at, the same seed plays the same match.
 */
function sampled<G, V>({ audit }: Game<G, V>, seed: string, every: number) {
  if (!audit) return () => undefined;
  const chance = chanceFrom(`${seed}/audit`);
  return (g: G): Audit<G> | undefined => (every === 1 || chance() * every < 1 ? audit(g) : undefined);
}

/** The match after a standing order by chance, now and then. */
function afterOrder<G, V>(
  { game, auditOf }: { game: Game<G, V>; auditOf: ReturnType<typeof sampled<G, V>> },
  match: Match<G>,
  policy: Policy,
  chance: Chance,
): Match<G> {
  if (!game.windows) return match;
  const { g, outcome } = position(game, match);
  const given = outcome ? undefined : chooseOrder({ game, g, policy, chance }, match.seats);
  if (!given) return match;
  const audit = auditOf(g);
  const result = order(game, match, given);
  if ('refused' in result) throw new Error(`${given.window}: ${result.refused.key}`);
  if (audit) audited(`an order for ${given.window}`, audit(position(game, result.match).g, result.events));
  return result.match;
}

export interface Raced<G> {
  g: G;
  events: Event[];
  decisions: number;
  outcome?: Outcome['outcome'];
}

/**
 * The same match as `playout` gives for the same seed, several times faster: the steps run on without checkpoints, so
 * nothing can be taken back, saved or replayed. For measuring many matches.
 */
export function race<G, V>(game: Game<G, V>, seed: string, how: HowToPlay = {}): Raced<G> {
  const { policy, most, given, chance, auditOf } = usual(game, seed, how);
  const { seats } = given;
  const options = chosenOptions(game, given.options);
  const rng = makeRng({ seed, drawn: {} });
  // As a store gives it back: a large record that was built entry by entry is a dictionary, and slow to read ever after.
  const g: G = JSON.parse(JSON.stringify(firstState(game, { ...given, options }, rng)));
  const events: Event[] = [];
  const tell = (event: Event) => events.push(event);
  let decisions = 0;
  /** The last decision, its audit and how many events there were: it ends at the next one. */
  let last: { id: string; audit: Audit<G>; told: number } | undefined;
  const audit = () => {
    if (last) audited(last.id, last.audit(g, events.slice(last.told)));
  };
  let orders: StandingOrder[] = [];
  /** What was asked before the last answer: no order answers it. */
  let known: readonly Decision[] = [];
  let mayOrder = true;
  for (let step = 1; ; step++) {
    const call = game.next(g);
    if ('outcome' in call) audit();
    if ('outcome' in call) return { g, events, decisions, outcome: call.outcome };
    const table = makeTable({ where: String(step), g, rng, tell, reveal: () => {} });
    const script = game.steps[call.step]!(table, call.args);
    for (let turn = script.next(); !turn.done; ) {
      if (orders.length > 0) orders = stillStanding(game, g, orders);
      const byOrder = orders.length > 0 && orderedAnswer(game, g, orders, newlyAsked(turn.value, known));
      if (byOrder) {
        turn = script.next(byOrder);
        continue;
      }
      audit();
      if (decisions === most) return { g, events, decisions };
      const ordered = mayOrder ? chooseOrder({ game, g, policy, chance }, seats) : undefined;
      if (ordered) {
        orders = legalOrders(withOrder(game, g, orders, ordered));
        known = ordered.order ? beyond(turn.value, ordered) : turn.value;
        mayOrder = false;
        continue;
      }
      const { decision, answer } = answerTo({ game, g, policy, chance }, turn.value, String(step));
      const read = readArgs(
        game.actions[answer.action]!,
        { g, seat: decision.seat, about: decision.about },
        answer.args,
      );
      if ('refused' in read) throw illegal(decision, answer, read.refused);
      decisions++;
      mayOrder = true;
      known = turn.value;
      const kept: Answer = { decision: decision.id, seat: decision.seat, action: answer.action, args: read.args };
      const looked = auditOf(g);
      last = looked && { id: decision.id, audit: looked, told: events.length };
      if (isAside(decision.id)) takeAside(game, table, kept);
      else turn = script.next(kept);
    }
  }
}

function legalOrders(orders: StandingOrder[] | Refusal): StandingOrder[] {
  if ('refused' in orders) throw new Error(orders.refused.key);
  return orders;
}

/** Throws when the answer to the question `id` has left something wrong. */
function audited(id: string, complaint: string | undefined): void {
  if (complaint !== undefined) throw new Error(`${id}: ${complaint}`);
}

function answerTo<G, V>(playing: Playing<G, V>, open: readonly Decision[], step: string) {
  const aside = chooseAside(playing, step);
  if (aside) return aside;
  const decision = open[Math.floor(playing.chance() * open.length)]!;
  return { decision, answer: choose({ ...playing, decision }) };
}
const illegal = (decision: Decision, { action, args }: Chosen, why: object): Error =>
  new Error(`${decision.id} ${action} ${JSON.stringify(args)}: ${JSON.stringify(why)}`);
