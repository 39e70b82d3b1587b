import type { EffectKind } from '../../../printed/terms/combat-effects.ts';
import { atk } from './atk.ts';
import { bonusDamageIfDealt } from './bonus-damage-if-dealt.ts';
import { buryOppDeckTop } from './bury-opp-deck-top.ts';
import { cancelOpp } from './cancel-opp.ts';
import { capDamageTaken } from './cap-damage-taken.ts';
import { damageOpp } from './damage-opp.ts';
import { def } from './def.ts';
import { defFloor } from './def-floor.ts';
import { defeatOpp } from './defeat-opp.ts';
import { drawHero } from './draw-hero.ts';
import { escapeIfUnhurt } from './escape-if-unhurt.ts';
import { freeCost } from './free-cost.ts';
import { ifOppDefeated } from './if-opp-defeated.ts';
import type { Kind } from './kind.ts';
import { oppDiscardRandom } from './opp-discard-random.ts';
import { oppRevealsFirst } from './opp-reveals-first.ts';
import { oppTellsHandTypes } from './opp-tells-hand-types.ts';
import { reflectDamage } from './reflect-damage.ts';
import { returnFromStack } from './return-from-stack.ts';
import { selfDamageIfHit } from './self-damage-if-hit.ts';
import { setOppPrinted } from './set-opp-printed.ts';
import { stealAttackAndCancel } from './steal-attack-and-cancel.ts';
import { uncancelable } from './uncancelable.ts';

/** Every kind of effect there is. */
export const KINDS = {
  atk,
  def,
  setOppPrinted,
  cancelOpp,
  uncancelable,
  defFloor,
  bonusDamageIfDealt,
  selfDamageIfHit,
  capDamageTaken,
  damageOpp,
  reflectDamage,
  defeatOpp,
  stealAttackAndCancel,
  oppDiscardRandom,
  oppRevealsFirst,
  oppTellsHandTypes,
  escapeIfUnhurt,
  drawHero,
  returnFromStack,
  freeCost,
  buryOppDeckTop,
  ifOppDefeated,
} satisfies { [K in EffectKind]: Kind<K> };
