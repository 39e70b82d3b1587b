import { z } from 'zod';
import { CardType } from '../terms/names.ts';
import { Id, Name } from '../terms/plain.ts';

/** Whom heroes fight: monsters by their tokens, minions by their figures. */

const foe = {
  id: Id,
  name: Name,
  health: z.int().min(1),
  fortitude: z.int().min(0),
  strength: z.int().min(0),
  wisdom: z.int().min(0),
  /** The deck of combat cards it fights with. */
  deck: Id,
};

const least = z.int().min(1);
const named = { name: Name, ifOwnType: CardType };
/**
 * Of each monster one, which works with cards of this type that are not canceled (MEQ-7.14). `n` is how much; what each does
 * is a file of `combat/round/powers/`.
 */
export const Power = z.discriminatedUnion('id', [
  z.strictObject({ id: z.literal('spy'), ...named }),
  z.strictObject({ id: z.literal('spread_lies'), ...named, n: least }),
  z.strictObject({ id: z.literal('precision'), ...named, n: least }),
  z.strictObject({ id: z.literal('fanatical'), ...named, ifOppType: CardType, n: least }),
  z.strictObject({ id: z.literal('regenerate'), ...named, n: least }),
  z.strictObject({ id: z.literal('superior_tactics'), ...named, n: least }),
  z.strictObject({ id: z.literal('counter_attack'), ...named, atLeast: least, n: least }),
  z.strictObject({ id: z.literal('surprise_assault'), ...named }),
  z.strictObject({ id: z.literal('bloodfury'), ...named, n: least }),
  z.strictObject({ id: z.literal('paralyzing_venom'), ...named, atLeast: least, n: least }),
  z.strictObject({ id: z.literal('crushing_strength'), ...named, n: least }),
  z.strictObject({ id: z.literal('roar'), ...named, ifOppType: CardType }),
  z.strictObject({ id: z.literal('stampede'), ...named, n: least }),
  z.strictObject({ id: z.literal('fear'), ...named, atLeast: least }),
]);
export type Power = z.infer<typeof Power>;
export type PowerId = Power['id'];
export type PowerOf<I extends PowerId> = Extract<Power, { id: I }>;

export const Monster = z.strictObject({ ...foe, power: Power });
export type Monster = z.infer<typeof Monster>;

/** MEQ-2.3: ten tokens of one colour of back. */
export const TokenStack = z.strictObject({
  id: Id,
  back: z.string(),
  tokens: z.array(z.strictObject({ monster: Id, count: least })),
  blanks: z.int().min(0),
});
export type TokenStack = z.infer<typeof TokenStack>;
export const Monsters = z.strictObject({ monsters: z.array(Monster), stacks: z.array(TokenStack) });

export const MinionAbility = z.discriminatedUnion('id', [
  /** It goes so many steps with one command (MEQ-5.6). */
  z.strictObject({ id: z.literal('double_move'), steps: least }),
  /** So near to it monsters are placed without influence (MEQ-5.5). */
  z.strictObject({ id: z.literal('rally_monsters'), within: least }),
  /** At the start of a combat the hero receives corruption (MEQ-7.1). */
  z.strictObject({ id: z.literal('dread_voice'), corruption: least }),
  /** So near to it all but Havens is perilous (MEQ-4.9). */
  z.strictObject({ id: z.literal('perilous_aura'), within: least }),
  /** Defeated, it comes back there (MEQ-3.12). */
  z.strictObject({ id: z.literal('return'), to: Id }),
  /** So near to it nobody rests or heals but in Havens (MEQ-6.2). */
  z.strictObject({ id: z.literal('no_rest_aura'), within: least }),
]);
export type MinionAbility = z.infer<typeof MinionAbility>;

export const Minion = z.strictObject({
  ...foe,
  /** With which stage it comes (MEQ-2.6, MEQ-3.5), and where: of several places Sauron chooses. */
  stage: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  start: z.array(Id).min(1),
  abilities: z.array(MinionAbility),
});
export type Minion = z.infer<typeof Minion>;
export const Minions = z.strictObject({ minions: z.array(Minion) });
