import { createHash } from 'node:crypto';
import type { Chance } from '#core/enumerate';
import { shuffled } from '#core/fields/field';
import { goOn, goOnOrdered, goOnPicked, type Line, lineFrom } from '#core/line';
import { act, firstState, order, position, start } from '#core/match';
import { makeRng } from '#core/rng';
import { chosenOptions, usualSeats } from '#core/seats';
import type { Thought } from '#core/think';
import type { Audit, Chosen, Decision, Event, Json, Match, Outcome, Playable, Proofs, Rng } from '#core/types';
import { choose, chooseAside, chooseOrder, type Playing, type Policy } from './choose.ts';

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
  /** The game's audit looks at one decision in so many: at one in 32 if absent. */
  audited?: number;
}
const AUDITED = 32;
const MOST = 20_000;

export interface Playout<G> {
  match: Match<G>;
  decisions: number;
  over: boolean;
}

/**
 * Plays one match to its end, or until `most` decisions have been answered. `each` sees every position before it. Throws
 * when the game's `audit` complains.
 */
export function playout<G, V>(
  part: Playable<G, V>,
  seed: string,
  { each, ...how }: HowToPlay & { each?: (match: Match<G>) => void } = {},
): Playout<G> {
  const { game } = part;
  const { most, given, auditOf, ...playing } = usual(part, seed, how);
  let match = start(game, { ...given, seed });
  for (let decisions = 0; decisions < most; decisions++) {
    each?.(match);
    match = afterOrder({ ...playing, auditOf }, match);
    const { g, open, outcome } = position(game, match);
    if (outcome) return { match, decisions, over: true };
    const { decision, answer } = answerTo({ ...playing, g }, open, String(match.stepNo));
    const audit = auditOf(g);
    const result = act(game, match, { decision: decision.id, seat: decision.seat, ...answer });
    if ('refused' in result) throw illegal(decision, answer, result.refused);
    match = result.match;
    if (audit) audited(decision.id, audit(position(game, match).g, result.events));
  }
  // The last answer it was allowed may have been the last of the match.
  return { match, decisions: most, over: position(game, match).outcome !== undefined };
}

/** How it is played where nothing is said: what the match is given, the chance of those who choose, and which moments are audited. */
function usual<G, V>(
  { game, judge, proofs }: Playable<G, V>,
  seed: string,
  { policy = 'progress', most = MOST, options = {}, seats = usualSeats(game, options), ...how }: HowToPlay,
) {
  const { roles, carried, audited: every = AUDITED } = how;
  const given = { options, seats, carried, ...(roles && { roles }) };
  const whose: Playable<G, V> = { game, ...(judge && { judge }) };
  return { ...whose, policy, most, given, chance: chanceFrom(seed), auditOf: sampled(proofs, seed, every) };
}

type AuditOf<G> = (g: G) => Audit<G> | undefined;
/**
 * What gives the game's audit of a moment, of one moment in `every`. An audit of every answer costs half of the play
 * and more. Which moments are looked at is drawn apart from the play: the same seed plays the same match.
 */
function sampled<G>(proofs: Proofs<G> | undefined, seed: string, every: number) {
  if (!proofs?.audit) return () => undefined;
  const { audit } = proofs;
  const chance = chanceFrom(`${seed}/audit`);
  return (g: G): Audit<G> | undefined => (every === 1 || chance() * every < 1 ? audit(g) : undefined);
}

/** The match after a standing order by chance, now and then. */
function afterOrder<G, V>(
  { auditOf, ...playing }: Omit<Playing<G, V>, 'g'> & { auditOf: AuditOf<G> },
  match: Match<G>,
): Match<G> {
  const { game } = playing;
  if (!game.windows) return match;
  const { g, outcome } = position(game, match);
  const given = outcome ? undefined : chooseOrder({ ...playing, g }, match.seats);
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
 * The same match as `playout` gives for the same seed, several times faster: it goes on in place (`core/line`). For measuring many
 * matches.
 */
export function race<G, V>(part: Playable<G, V>, seed: string, how: HowToPlay = {}): Raced<G> {
  const { given, auditOf, ...playing } = usual(part, seed, how);
  const { game } = playing;
  const { seats } = given;
  const options = chosenOptions(game, given.options);
  const rng = makeRng({ seed, drawn: {} });
  // As a store gives it back: a large record that was built entry by entry is a dictionary, and slow to read ever after.
  const g: G = JSON.parse(JSON.stringify(firstState(game, { ...given, options }, rng)));
  const events: Event[] = [];
  const tell = (event: Event) => {
    events.push(event);
  };
  const line = lineFrom(game, { g, no: 1, seats, orders: [] }, { rng, tell });
  return { g, events, ...playOn(line, { ...playing, audit: auditing(line, events, auditOf) }) };
}

/** How a playout from the middle of a match is played. */
export type HowToGoOn = Pick<HowToPlay, 'policy' | 'most'>;

/**
 * Plays on from where a match stands, to its end or for `most` decisions. Choices and dice are both decided by the
 * chance of this seed, not by the dice of the match. Nothing is told or audited. It is for who thinks ahead, many times
 * from one match.
 */
export function raceFrom<G, V>(
  part: Playable<G, V>,
  thought: Thought<G>,
  seed: string,
  { policy = 'progress', most = MOST }: HowToGoOn = {},
): Omit<Raced<G>, 'events'> {
  const chance = chanceFrom(seed);
  const line = thought.line({ rng: diceOf(chanceFrom(`${seed}/dice`)) });
  return { g: line.g, ...playOn(line, { ...part, policy, most, chance }) };
}

/** Dice and shuffles by this chance, which nobody can prove afterwards; whatever the stream. */
export const diceOf = (chance: Chance): Rng => ({
  die: (sides) => 1 + Math.floor(chance() * sides),
  shuffle: (items) => shuffled(items, (n) => Math.floor(chance() * n)),
});

interface PlayingOn<G, V> extends Omit<Playing<G, V>, 'g'> {
  most: number;
  /** What looks at the match before something is answered gives what judges it afterwards, if this moment is looked at. */
  audit?: () => ((id: string) => void) | undefined;
}

function playOn<G, V>(line: Line<G>, { most, audit, ...by }: PlayingOn<G, V>): Pick<Raced<G>, 'decisions' | 'outcome'> {
  const { game } = by;
  const playing = { ...by, g: line.g };
  for (let decisions = 0; decisions < most; decisions++) {
    const given = line.outcome ? undefined : chooseOrder(playing, line.seats);
    if (given) {
      const judge = audit?.();
      const refused = goOnOrdered(game, line, given);
      if (refused) throw new Error(`${given.window}: ${refused.refused.key}`);
      judge?.(`an order for ${given.window}`);
    }
    if (line.outcome) return { decisions, outcome: line.outcome };
    const { decision, answer } = answerTo(playing, line.asked, String(line.no));
    const said = { decision: decision.id, seat: decision.seat, ...answer };
    const judge = audit?.();
    // What is picked is legal. Where the audit looks, that is looked at too.
    const refused = judge && goOn(game, line, said);
    if (refused) throw illegal(decision, answer, refused.refused);
    if (!judge) goOnPicked(game, line, said);
    judge?.(decision.id);
  }
  return { decisions: most, ...(line.outcome && { outcome: line.outcome }) };
}

/** What looks at some moments of a line with the game's audit, and throws when it complains. */
function auditing<G>({ g }: Line<G>, events: readonly Event[], auditOf: AuditOf<G>) {
  return () => {
    const audit = auditOf(g);
    const told = events.length;
    return audit && ((id: string) => audited(id, audit(g, events.slice(told))));
  };
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
