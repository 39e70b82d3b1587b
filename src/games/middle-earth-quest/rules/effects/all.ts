import type { AnyAction, Script, Table } from '#core/types';
import type { Effects, Op } from '../../printed/cards/effect.ts';
import type { State } from '../../state/state.ts';
import type { Acting } from '../calls.ts';
import { choose } from './choose.ts';
import { combat } from './combat.ts';
import { combatMod } from './combat-mod.ts';
import { commandMinion, sendMinion, tendMinion } from './command-minion.ts';
import { corruption } from './corruption.ts';
import { corruptionPick } from './corruption-pick.ts';
import { damage, damagesOf, suffers } from './damage.ts';
import { damageBlockable } from './damage-blockable.ts';
import { damageMinion } from './damage-minion.ts';
import { damageToLife } from './damage-to-life.ts';
import { damageToRest } from './damage-to-rest.ts';
import { discardCorruption } from './discard-corruption.ts';
import { discardHand } from './discard-hand.ts';
import { discardHandTo } from './discard-hand-to.ts';
import { discardOtherPlots } from './discard-other-plots.ts';
import { discardPlot, pickPlot } from './discard-plot.ts';
import { drawHero } from './draw-hero.ts';
import { encounterHere } from './encounter-here.ts';
import { endTurn } from './end-turn.ts';
import { exchange } from './exchange.ts';
import { favor } from './favor.ts';
import { favorToCard } from './favor-to-card.ts';
import { fetchCard, fetchDiscard } from './fetch-discard.ts';
import { fetchNoPlot, fetchPlot, fetchPlotCard, keepFetched, playFetched } from './fetch-plot.ts';
import { fetchPlotOf } from './fetch-plot-of.ts';
import { forEachHero } from './for-each-hero.ts';
import { giveCard } from './give-card.ts';
import { handToLife } from './hand-to-life.ts';
import { ifSo } from './if.ts';
import { influence } from './influence.ts';
import { item } from './item.ts';
import type { Now, Perform } from './kind/effect.ts';
import { level } from './level.ts';
import { lifeToRest } from './life-to-rest.ts';
import { lookHand } from './look-hand.ts';
import { lookMonsters } from './look-monsters.ts';
import { loseFavor } from './lose-favor.ts';
import { loseItem } from './lose-item.ts';
import { marker } from './marker.ts';
import { markerPenalty } from './marker-penalty.ts';
import { may } from './may.ts';
import { moveCharacter, moveCharacterTo } from './move-character.ts';
import { moveHero } from './move-hero.ts';
import { moveMinion } from './move-minion.ts';
import { peekPlotDeck, putBack } from './peek-plot-deck.ts';
import { perilous } from './perilous.ts';
import { placeCharacter } from './place-character.ts';
import { placeFavor } from './place-favor.ts';
import { pickStack, placeMonster } from './place-monster.ts';
import { pool } from './pool.ts';
import {
  blockDamage,
  discardCards,
  discardCorruption as discardCorruptionCards,
  discardHeld,
  recoverCards,
} from './questions/cards.ts';
import { chooseEffect, leaveEffect, useEffect } from './questions/choose.ts';
import {
  pickAttribute,
  pickCharacter,
  pickHero,
  pickItem,
  pickMinion,
  pickPlace,
  pickPlaces,
} from './questions/pick.ts';
import { removeThings } from './questions/tokens.ts';
import { recover } from './recover.ts';
import { redistribute, redistributeCorruption } from './redistribute-corruption.ts';
import { removeCharacters } from './remove-characters.ts';
import { removeOne } from './remove-one.ts';
import { removeTokens } from './remove-tokens.ts';
import { reshuffleSelf } from './reshuffle-self.ts';
import { restToLife } from './rest-to-life.ts';
import { revealAdvancedQuest } from './reveal-advanced-quest.ts';
import { reviveMinion } from './revive-minion.ts';
import { sauronDiscard } from './sauron-discard.ts';
import { sauronDraw } from './sauron-draw.ts';
import { shufflePlotDeck } from './shuffle-plot-deck.ts';
import { skipStep } from './skip-step.ts';
import { spendFavor } from './spend-favor.ts';
import { target } from './target.ts';
import { train } from './train.ts';
import { travelCap } from './travel-cap.ts';

/** What each effect does: one file for each. A card with another one does not load (`printed/cards/effect.ts`). */
const PERFORM = {
  favor,
  loseFavor,
  spendFavor,
  corruption,
  discardCorruption,
  corruptionPick,
  exchange,
  train,
  level,
  item,
  loseItem,
  damage,
  restToLife,
  damageToLife,
  damageToRest,
  recover,
  handToLife,
  lifeToRest,
  drawHero,
  discardHand,
  discardHandTo,
  moveHero,
  endTurn,
  skipStep,
  travelCap,
  encounterHere,
  revealAdvancedQuest,
  pool,
  influence,
  placeMonster,
  removeTokens,
  placeCharacter,
  moveCharacter,
  removeCharacters,
  placeFavor,
  removeOne,
  moveMinion,
  commandMinion,
  reviveMinion,
  damageMinion,
  discardPlot,
  discardOtherPlots,
  marker,
  markerPenalty,
  perilous,
  lookMonsters,
  sauronDraw,
  sauronDiscard,
  lookHand,
  peekPlotDeck,
  fetchDiscard,
  fetchPlot,
  fetchPlotOf,
  shufflePlotDeck,
  reshuffleSelf,
  favorToCard,
  giveCard,
  redistributeCorruption,
  combatMod,
  target,
  choose,
  may,
  if: ifSo,
  forEachHero,
  damageBlockable,
  combat,
} satisfies { readonly [O in Op]: Perform<O> };

/** Carries out effects in their order (`Calls.perform`). */
export function* perform(t: Table<State>, here: Acting, effects: Effects): Script {
  const now: Now = { ...here };
  for (let left = effects; left.length > 0; ) {
    const [effect] = left;
    const damages = damagesOf(left);
    if (damages.length > 1) yield* suffers(t, now, damages);
    else yield* (PERFORM[effect!.op] as Perform<Op>)(t, now, effect as never);
    left = left.slice(Math.max(1, damages.length));
  }
}

/** What people can be asked by a card. */
export const EFFECT_ACTIONS: readonly AnyAction<State>[] = [
  chooseEffect,
  useEffect,
  leaveEffect,
  pickPlace,
  pickPlaces,
  pickHero,
  pickCharacter,
  pickMinion,
  pickAttribute,
  pickItem,
  pickStack,
  pickPlot,
  discardCards,
  blockDamage,
  recoverCards,
  discardCorruptionCards,
  discardHeld,
  removeThings,
  moveCharacterTo,
  sendMinion,
  tendMinion,
  putBack,
  fetchCard,
  fetchPlotCard,
  fetchNoPlot,
  playFetched,
  keepFetched,
  redistribute,
];
