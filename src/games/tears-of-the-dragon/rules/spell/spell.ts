import type { cards } from '../../printed/content.ts';
import type { SpellId, Timing } from '../../printed/terms/cards.ts';
import type { InBattle } from './in-battle.ts';
import type { Outside } from './outside.ts';
import type { Recruit } from './recruit.ts';
import type { Shipwreck } from './shipwreck.ts';

/**
 * All there is about one spell, but for what is printed (`cards.ts`), for each of the times at which its card lets it
 * be cast. At what may it be aimed, what does it do, and what does its backfire do (TD-16.4)? What a player thinks of
 * casting it is in `judge/spells`.
 */
export interface Spell {
  /** At the start of the caster's activation (TD-15.4). */
  outside?: Outside;
  /** In the spell steps of a battle (TD-15.3). */
  battle?: InBattle;
  /** In place of the casualty roll when his ship sinks (TD-13.3). */
  shipwreck?: Shipwreck;
  /** As a recruitment (TD-27.2). */
  recruit?: Recruit;
  /** it does nothing but cross the sea, where nobody goes in The War of the Dragon. */
  overseas?: true;
}

/** The part of a record that each time on a card asks for. */
interface PartOf {
  'activation-start': 'outside';
  'battle-start': 'battle';
  'combat-round': 'battle';
  shipwreck: 'shipwreck';
  recruit: 'recruit';
}
type Has<P extends keyof Spell> = { [K in P]-?: NonNullable<Spell[K]> };
type Forbidden<P extends keyof Spell> = { [K in P]?: never };
type With<P extends PartOf[Timing]> = Spell & Has<P> & Forbidden<Exclude<PartOf[Timing], P>>;
/** The parts that the card of this spell promises. */
export type PartsOf<I extends SpellId> = PartOf[(typeof cards)[I]['timing'][number]];
/** The record of this spell: it has the parts that its card promises, and no others. */
export type SpellRecord<I extends SpellId> = With<PartsOf<I>>;
