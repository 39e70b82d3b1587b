import { flee } from './casualty.ts';
import { pickOne, pickSome } from './choice.ts';
import { shareFog } from './fog.ts';
import { takeHits } from './hits.ts';
import { setPoints } from './points.ts';
import { breakOff, retreat, stay } from './retreat.ts';
import { castInBattle, castOn, castOver, fight } from './spells.ts';
import { reroll } from './volley.ts';

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
