import type { Json } from '#core/types';
import { toldRuin } from './told.ts';

/**
 * How much each deed matters, by what it changed: the weightiest is the headline, the newest of equals. 100 decides the match. 70 to 96
 * change who holds a castle or end a battle. 40 to 69 is harm, knowledge and magic. Below 40 is the rest of a turn; below 10 goes with
 * something greater.
 */

type Shown = Readonly<Record<string, Json>>;
type Weight = number | ((shown: Shown) => number);

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const isThere = (value: Json | undefined): boolean => value !== undefined && value !== null && value !== false;

/**
 * Blows that end a battle or take a castle are more than others. Of those the newest are told, whatever befell somebody in a round before, but
 * for those in vain after a hit of their round.
 */
const blows = ({ taken, end, afterHit }: Shown): number =>
  isThere(taken) ? 92 : isThere(end) ? 76 : isThere(afterHit) ? 49 : 56;

/** A die that hits now and did not, or no more, is what came of the blows before it. */
const rerolled = ({ was, result }: Shown): number => {
  const { args } = (result ?? {}) as { args?: { roll?: Json; need?: Json } };
  const need = number(args?.need);
  return number(was) <= need === number(args?.roll) <= need ? 14 : 56;
};

/** Ends of a casualty roll after which somebody is out of the match, or cannot act for long. */
const LOSSES: ReadonlySet<string> = new Set(['removed', 'killed', 'eaten', 'captured', 'trapped', 'lair']);

/** The danger of a ruin: whoever is lost by it is more than knowledge that is found. */
function danger({ came, fell, danger: met }: Shown, calm: number): number {
  const ends = Array.isArray(came)
    ? came.map((one) => ((one as Shown).args as { end?: { key?: string } } | undefined)?.end?.key?.split('.').at(-1))
    : [];
  if (ends.some((end) => end !== undefined && LOSSES.has(end))) return 57;
  if (number(fell) > 0) return Math.max(calm, 46);
  // Whom it hits is not told: it may be asked now, and then nothing before it is more.
  const isOpen = ends.every((end) => end === undefined);
  return isThere(met) ? Math.max(calm, isOpen ? 54 : 43) : calm;
}

const WEIGHTS: Readonly<Record<string, Weight>> = {
  'tower-won': 100,
  'castles-won': 100,
  'no-hope-left': 100,
  'army-gone': 100,
  'castle-fell': 92,
  'castle-occupied': 90,
  'dragon-slain': 90,
  'dragon-raged': 88,
  'dragon-broke-loose': 86,
  'terramax-came': 84,
  'terramax-wizard-eaten': 82,
  'tower-lost': 80,
  'dragon-flew-home': 72,
  retreated: 74,
  'broke-off': 74,
  'withdrew-inside': 72,
  'battle-over': 70,
  blows,
  // Who took the hits is told after the blows, and is what came of them.
  'losses-borne': blows,
  'trapped-captured': 66,
  'exchange-made': 64,
  'terramax-wizard-wounded': 64,
  'terramax-joins': 62,
  'held-wizards-freed': 60,
  'penguins-turned': 58,
  exploded: 58,
  'ship-sank': 58,
  drowned: 57,
  'cut-down': 56,
  'casualty-rolled': 55,
  'spell-stolen': 54,
  'ruin-known': (shown) => danger(shown, 54),
  'knowledge-found': 54,
  'penguins-came': 52,
  'hits-taken': 51,
  volley: ({ hits }) => (number(hits) > 0 ? 50 : 48),
  'spell-cast': ({ fell, turned }) => (number(fell) > 0 || turned === true ? 56 : 48),
  'spell-failed': ({ came }) => (isThere(came) ? 52 : 48),
  'tragic-failure': 52,
  'tragic-regain': 48,
  backfired: 46,
  'spell-worked': 47,
  'spell-turned': 50,
  'driven-off': 47,
  'aid-came': 46,
  'garrison-rose': 46,
  'penguins-changed-sides': 46,
  'penguins-lost': 46,
  'trapped-freed': 48,
  'ruin-took-unit': 48,
  'ruin-hurt-unit': 46,
  // Where nothing befell it is no more than a march, and who went on is told instead.
  'ruin-searched': (shown) => danger(shown, isThere(shown.wizard) ? 45 : 30),
  'spell-found': 46,
  'spell-learnt': 46,
  'turn-began': 46,
  'initiative-won': 45,
  // Knowledge of a ruin, and not a spell that somebody will learn by it, is on the side's score at once.
  'prisoner-told': (shown) => (toldRuin({ type: 'prisoner-told', shown }) === undefined ? 42 : 54),
  'terramax-refused': 42,
  'dragon-held': 41,
  'dragon-not-held': 68,
  'dragon-turned': 43,
  // More than a search before it, and less than anything that happens in it.
  'battle-joined': 47,
  'magic-regained': 40,
  fled: 40,
  'exchange-refused': 40,
  'exchange-lapsed': 40,
  'exchange-proposed': 39,
  'initiative-rolled': 38,
  // By a roll on the Command Table somebody is asked next: it is more than who goes first, and the newest is told.
  'command-rolled': 47,
  'enemy-activated': 47,
  'prisoner-kept-silent': 36,
  'no-spell-found': 36,
  'magic-still-gone': 36,
  'ruin-danger': 36,
  'ruin-safe': 35,
  'sent-back': 34,
  'broke-through': 34,
  'came-back': 33,
  'nobody-found': 32,
  'no-room-for-spell': 32,
  landed: 31,
  sailed: 30,
  moved: 30,
  'marched-back': 30,
  'passed-unseen': 29,
  'came-out': 29,
  'went-inside': 29,
  'stood-outside': 29,
  recruited: 31,
  'cadmin-raised': 31,
  replenished: 30,
  deployed: 30,
  'counter-placed': 30,
  'ambassador-named': 30,
  'spells-chosen': 28,
  stationed: 26,
  'hidden-from-sight': 26,
  'seen-again': 24,
  'spell-struck': 22,
  'penguins-swim': 20,
  'one-activation-chosen': 20,
  'fog-spread': 16,
  'die-rerolled': rerolled,
  'die-spoilt': 14,
  'victim-named': 12,
  'nothing-done': 12,
  'plan-followed': 12,
  activated: 10,
  aimed: 8,
  'points-set': 6,
  'line-formed': 4,
  'initiative-tied': 4,
  'round-began': 2,
};

/** Of what is told by nobody of the game (an objection, a vote) 60: it is why the table is not where it was. */
export function weight({ type, shown }: { type: string; shown: Shown }): number {
  const one = Object.hasOwn(WEIGHTS, type) ? WEIGHTS[type]! : 60;
  return typeof one === 'number' ? one : one(shown);
}
