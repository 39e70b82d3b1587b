import type { Range, Script, SeatId, Table } from '#core/types';
import type { SpellId } from '../../printed/terms/cards.ts';
import { slotWords } from '../../state/battle/labels.ts';
import { findSlot, foes, line } from '../../state/battle/line.ts';
import type { Battle, Fighter } from '../../state/battle.ts';
import type { State } from '../../state/state.ts';
import { askToPick } from '../fight/choice.ts';

/** A spell that is cast in the spell steps of a battle (TD-15.3). */
export interface InBattle {
  aim: BattleAim;
  /** TD-23.8: how the dragon aims it, who shields and strengthens nobody but himself. */
  dragonAim?: BattleAim;
  /** Whether this caster attacks in the same round all the same (TD-28.5, A46). */
  leavesAttack?(caster: Fighter): boolean;
  /** TD-28.2: it may be cast before all else in a round. */
  ahead?: true;
  cast(t: Table<State>, b: Battle, cast: BattleCast): Script;
  backfire(t: Table<State>, b: Battle, cast: BattleCast): Script;
}

export interface Occasion {
  g: State;
  caster: Fighter;
  seat: SeatId;
}
/** How a spell is aimed: at nothing in particular, at one thing, or at several. */
export interface BattleAim {
  shape: 'none' | 'one' | 'some';
  /** Legal aims; for shape 'none' any one value says that the spell may be cast. */
  targets(o: Occasion): string[];
  size?(targets: readonly string[]): Range;
}
export interface BattleCast {
  caster: Fighter;
  /** Of the caster. */
  seat: SeatId;
  foe: SeatId;
  /** Slots, or the counter that is called. */
  targets: readonly string[];
}

/** A spell that needs no target, where it may be cast. */
export const unaimed = (may: (o: Occasion) => boolean): BattleAim => ({
  shape: 'none',
  targets: (o) => (may(o) ? ['yes'] : []),
});
export const always = unaimed(() => true);
/** Slots of his own side but the caster's. */
export const others = ({ g, caster, seat }: Occasion): string[] =>
  line(g.battle!, seat).flatMap((f) => (f === caster || f.slot === caster.slot ? [] : [f.slot]));
export const enemies = ({ g, seat }: Occasion): string[] => foes(g.battle!, seat).map((f) => f.slot);

/** Puts a spell on one piece and says so. */
export function mark(t: Table<State>, spell: SpellId, slot: string, change: Partial<Fighter>): void {
  Object.assign(findSlot(t.g.battle!, slot)!, change);
  t.tell({ type: 'spell-struck', shown: { spell, piece: slotWords(slot) } });
}

/** One of the pieces of `of`, picked by the caster's opponent. */
export function* foePicks(
  t: Table<State>,
  { foe, caster }: BattleCast,
  key: string,
  of: SeatId,
): Script<string | undefined> {
  const options = line(t.g.battle!, of).map((f) => f.slot);
  if (options.length === 0) return undefined;
  return yield* askToPick(t, foe, key, { caster: slotWords(caster.slot), options });
}
