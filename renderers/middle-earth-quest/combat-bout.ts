import { isMessage } from '#core/text';
import type { Message } from '#core/types';
import { combatCard } from '#games/middle-earth-quest/printed/combat/combat-cards';
import { type Blow, bare, blowOn, costOf } from '#games/middle-earth-quest/printed/words/round-sums';
import type { SeenCombat, View } from '#games/middle-earth-quest/seen/view.types';
import type { Now } from '../pictures.ts';
import { SIDES, type Side } from './combat-sides.ts';
import type { ToldCombat, ToldRound } from './combat-told.ts';

/** A round of combat as it is drawn: both cards, what became of them, and the blow that fell on each side. */

/** A side in a round. */
export interface Bout {
  card: string | null;
  isCanceled: boolean;
  isExhausted: boolean;
  /** All that fell on it in this round. */
  damage: number;
  /** How the attack on it was reckoned; undefined where that is told nowhere. */
  blow: Blow | undefined;
}
/** Both sides of a round. */
export interface Round {
  n: number;
  sides: Readonly<Record<Side, Bout>>;
  /** What the cards did, sentence by sentence, without the costs and the sums that are drawn. */
  says: readonly Message[];
}

/** Who fights, by the id of each side. */
export const idsOf = (view: View, { seat, foe }: { seat: number; foe: string }): Record<Side, string> => ({
  hero: view.heroes.find((one) => one.seat === seat)!.id,
  foe,
});

const DRAWN: ReadonlySet<string> = new Set(['combat.clash', 'combat.strength']);
const saysOf = (why: readonly Message[]): Message[] => why.map(bare).filter(({ key }) => !DRAWN.has(key));

/** What is drawn at the arrow of a blow: which cards changed attack, defense and damage. */
export interface Changed {
  of: 'attack' | 'defense' | 'damage';
  change: string;
  /** Whatever did it, with its name. */
  by: Message;
}

/** What changed the blow that fell on a side. What a card promised in the round before has its name alone. */
export function changesOf(says: readonly Message[], { by, on }: { by: string; on: string }): Changed[] {
  return says.flatMap(({ key, args = {} }): Changed[] => {
    const { who, value, n } = args;
    const card = isMessage(args.by)
      ? { ...args.by, key: args.by.key.replace('combat.waited', 'combat.card') }
      : undefined;
    const of = value === 'attack' && who === by ? 'attack' : value === 'defense' && who === on ? 'defense' : undefined;
    if (key === 'combat.raises' && of && card) return [{ of, change: `+${n}`, by: card }];
    if (key === 'combat.extra' && who === on && card) return [{ of: 'damage', change: `+${n}`, by: card }];
    if (key === 'combat.caps' && who === on && card) return [{ of: 'damage', change: `≤${n}`, by: card }];
    if (key === 'combat.stays-zero' && of && card) return [{ of, change: '0', by: card }];
    return [];
  });
}
/** What stands at the arrows, or on a card that is crossed out. */
const SHOWN: ReadonlySet<string> = new Set([
  'combat.canceled',
  'combat.raises',
  'combat.extra',
  'combat.caps',
  'combat.stays-zero',
  'combat.awake',
]);
/** What is left to say in words below. */
export const saidBelow = (says: readonly Message[]): Message[] => says.filter(({ key }) => !SHOWN.has(key));

/** The rounds of a combat in progress. Of one whose damage is still to be taken the news alone say why. */
export function roundsSeen(view: View, combat: SeenCombat, now?: Now): Round[] {
  const ids = idsOf(view, combat);
  return combat.rounds.map((round, n) => {
    const why = whyOf(round, n + 1, now);
    const side = (one: Side): Bout => {
      const { card, canceled, exhausted, damage } = round[one];
      const blow = blowOn(why, ids[one], one === 'hero') ?? blowTold(now, n + 1, one);
      return { card, damage, blow, isCanceled: canceled, isExhausted: exhausted };
    };
    return { n: n + 1, sides: { hero: side('hero'), foe: side('foe') }, says: saysOf(why) };
  });
}

const whyOf = ({ why }: SeenCombat['rounds'][number], n: number, now?: Now): readonly Message[] =>
  why.length > 0 ? why : whyTold(now, n);

/** Why a round came to what it came to, as the news have it: costs that fit strength stand in one line for both sides. */
function whyTold(now: Now | undefined, n: number): Message[] {
  const events = now?.events ?? [];
  const from = events.findLastIndex(({ type, shown }) => type === 'combat-round' && shown.round === n);
  return from < 0
    ? []
    : events.slice(from).flatMap(({ type, shown: { says, sides } }): Message[] => {
        if (type === 'combat-costs' && Array.isArray(sides))
          return sides.filter(isMessage).map(({ args = {} }) => ({ key: 'combat.strength', args }));
        return type === 'combat-why' && isMessage(says) ? [says] : [];
      });
}

/** The blow that fell on a side as the headline has it, where the news that say why are not at hand. */
function blowTold(now: Now | undefined, n: number, side: Side): Blow | undefined {
  const deed = now?.deeds?.findLast(({ type, shown }) => BLOWS.has(type) && shown.round === n);
  const sum = deed?.shown[side === 'hero' ? 'counter' : 'blow'];
  const total = deed?.shown[side === 'hero' ? 'taken' : 'dealt'];
  if (!isMessage(sum) || typeof total !== 'number') return undefined;
  const { attack, defense } = sum.args ?? {};
  if (typeof attack !== 'number' || typeof defense !== 'number') return undefined;
  return { attack, defense, base: Math.max(0, attack - defense), total };
}
const BLOWS: ReadonlySet<string> = new Set(['combat-blows', 'combat-stands']);

const EXHAUSTED: ReadonlySet<string> = new Set(['combat.exhausted', 'combat.declares', 'combat.was-exhausted']);

/** Those of a combat that is over, as they were told. */
export function roundsTold(view: View, combat: ToldCombat): Round[] {
  const ids = idsOf(view, combat);
  return combat.rounds.map(({ n, cards, why }: ToldRound) => {
    const side = (one: Side): Bout => {
      const of = (keys: ReadonlySet<string>) => why.some(({ key, args }) => keys.has(key) && args?.who === ids[one]);
      const isExhausted = of(EXHAUSTED);
      const blow = blowOn(why, ids[one], one === 'hero');
      const isCanceled = isExhausted || of(new Set(['combat.canceled']));
      return { card: cards[one], damage: blow?.total ?? 0, blow, isCanceled, isExhausted };
    };
    return { n, sides: { hero: side('hero'), foe: side('foe') }, says: saysOf(why) };
  });
}

/** What the stack of a side costs: as it was last said, and as is printed for each card that was turned up since. */
export function costsSeen(view: View, combat: SeenCombat, now?: Now): Record<Side, number> {
  const ids = idsOf(view, combat);
  const of = (side: Side): number =>
    combat.rounds.reduce((sum, round, n) => {
      const { card } = round[side];
      return costOf(whyOf(round, n + 1, now), ids[side])?.cost ?? sum + (card === null ? 0 : combatCard(card).cost);
    }, 0);
  return Object.fromEntries(SIDES.map((side) => [side, of(side)])) as Record<Side, number>;
}
