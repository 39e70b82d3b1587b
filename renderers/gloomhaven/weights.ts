import type { Json } from '#core/types';
import type { EventType } from '#games/gloomhaven/printed/text';
import { Faces } from '#games/gloomhaven/printed/words/faces';

/**
 * How much each deed matters, by what it changed: the weightiest is the headline, the newest of equals. 100 decides the match. 70 to 96
 * change who is on the table, or how much of it is seen. 40 to 70 is harm, by how much of it there is. Below 40 is the rest of a
 * turn. 0 goes with something greater: experience, cards that go to their piles.
 */

type Shown = Readonly<Record<string, Json>>;
type Weight = number | ((shown: Shown) => number);

const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
const count = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 0);

/** A point of damage weighs three, whatever else comes of it two; what does nothing weighs less than a move. */
const harm =
  (least: number, damage: 'damage' | 'n') =>
  (shown: Shown): number => {
    const [n, came] = [Math.min(10, number(shown[damage])), count(shown.came)];
    return n + came === 0 ? 12 : least + 3 * n + 2 * came;
  };

/** What a wound or their own ability does is no deed of anybody: what was done in that turn is the headline. */
const suffered = (shown: Shown): number => harm(isOwn(shown.by) ? 18 : 36, 'n')(shown);
const isOwn = (by: Json | undefined): boolean => by === 'wound' || by === 'own';

/** A blow of which nobody has said what becomes of it is what the table is asked about: only a death and more weighs more. */
const struck = (shown: Shown): number => {
  const isOpen = number(shown.damage) > 0 && (shown.left ?? null) === null && count(shown.came) === 0;
  return isOpen ? 66 + Math.min(3, 0.3 * number(shown.damage)) : harm(38, 'damage')(shown);
};

/** Of bosses and elites more than of others. */
const RANKS = { boss: 18, elite: 4, normal: 0 } as const;
const death =
  (whose: 'doer' | 'target') =>
  ({ faces }: Shown): number => {
    const rank = Faces.safeParse(faces).data?.[whose]?.rank;
    return 70 + RANKS[rank ?? 'normal'];
  };

const WEIGHTS = {
  'goal-reached': 100,
  'goal-missed': 100,
  'campaign-ends': 100,
  exhausted: 96,
  fells: 96,
  'fells-back': 96,
  'falls-by': 96,
  'trap-fells': 96,
  'scenario-begins': 92,
  kills: death('target'),
  'kills-back': death('target'),
  'dies-of': death('doer'),
  'trap-kills': death('doer'),
  dies: death('doer'),
  'opens-door': 80,
  'door-opens': 80,
  'room-revealed': 79,
  'loots-treasure': 78,
  'turns-coat': 68,
  attack: struck,
  retaliates: harm(37, 'n'),
  'trap-sprung': 50,
  suffers: suffered,
  'loses-cards': 44,
  'last-act': 44,
  summoned: 44,
  negates: 38,
  'comes-home': 38,
  'levels-up': 38,
  leaves: 38,
  unlocks: 36,
  'unlocks-behind': 36,
  achieves: 36,
  redirected: 36,
  'monster-placed': 33,
  // Who was whole already has gained nothing.
  healed: ({ n }: Shown) => (number(n) === 0 ? 3 : 24 + Math.min(8, number(n))),
  // It is why the table is asked whether the card may go.
  'rest-draws': 33,
  rested: 34,
  recovers: 30,
  'takes-cards': 30,
  forfeits: 30,
  afflicts: 36,
  'gains-condition': 30,
  loots: 28,
  'monster-loots': 28,
  forced: 28,
  'trap-made': 28,
  'overlay-gone': 28,
  'obstacle-made': 28,
  'plays-again': 28,
  'ready-to-die': 26,
  stunned: 26,
  lasts: 24,
  'gains-bonus': 24,
  hastens: 22,
  // That a monster comes weighs more than what it gains by itself.
  moves: ({ actor }: Shown) => (String(actor).startsWith('monster:') ? 31 : 18),
  starts: 18,
  immune: 16,
  guards: 14,
  wards: 14,
  'uses-item': 12,
  uses: 10,
  'in-vain': 11,
  'rests-long': 10,
  reveals: 10,
  'becomes-active': 8,
  infuses: 8,
  consumes: 8,
  'elements-set': 8,
  'loses-condition': 8,
  refreshes: 6,
  'recovers-none': 4,
  'gives-kept': 30,
  'gains-item': 28,
  'gains-gold': 26,
  'gains-experience': 26,
  'gains-worth': 26,
  'gains-price': 26,
  'gains-design': 26,
  'gains-checks': 24,
  'reads-story': 22,
  'design-not-here': 10,
  'finds-none-left': 10,
  reputation: 24,
  prosperity: 24,
  buys: 22,
  sells: 22,
  donates: 22,
  'takes-perk': 22,
  'begins-at': 20,
  equips: 12,
  'wears-nothing': 10,
  'last-scenario': 24,
  'packs-anew': 12,
  // The corner has it: what led there is the headline.
  'round-begins': 5,
  'scenario-says': 6,
  'scenario-sends': 6,
  'letter-is': 4,
  'door-locked': 6,
  ability: 2,
  intends: 2,
  // The portraits' row has it: what was done last is the headline.
  order: 2,
  turn: 1,
  'turn-too': 1,
  'monster-turn': 1,
  'monsters-act': 1,
  'become-strong': 1,
  'charge-used': 0,
  'card-ends': 0,
  'card-goes': 0,
  discards: 0,
  'drops-money': 0,
  'gains-xp': 0,
  shuffled: 0,
} as const satisfies Record<EventType, Weight>;

const weights: ReadonlyMap<string, Weight> = new Map(Object.entries(WEIGHTS));

/** Of what is told by nobody of the game (an objection, a vote) 60: it is why the table is not where it was. */
export function weight({ type, shown }: { type: string; shown: Shown }): number {
  const one = weights.get(type) ?? 60;
  return typeof one === 'number' ? one : one(shown);
}
