import { flee } from '../fight/casualty.ts';
import { pickOne, pickSome } from '../fight/choice.ts';
import { shareFog } from '../fight/fog.ts';
import { setPoints } from '../fight/points.ts';
import { breakOff, retreat, stay } from '../fight/retreat.ts';
import { reroll } from '../fight/volley.ts';
import { takeHits } from './hits.ts';
import { castInBattle, castOn, castOver, fight } from './spells.ts';

/** Every answer a battle can ask for. */
export const battleActions = [
  setPoints,
  shareFog,
  fight,
  castInBattle,
  castOn,
  castOver,
  takeHits,
  reroll,
  pickOne,
  pickSome,
  stay,
  retreat,
  breakOff,
  flee,
] as const;
