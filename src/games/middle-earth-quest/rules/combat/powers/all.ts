import type { PowerId } from '../../../printed/combat/foe-shape.ts';
import { bloodfury } from './bloodfury.ts';
import { counterAttack } from './counter-attack.ts';
import { crushingStrength } from './crushing-strength.ts';
import { fanatical } from './fanatical.ts';
import { fear } from './fear.ts';
import { paralyzingVenom } from './paralyzing-venom.ts';
import type { PowerRule } from './power.ts';
import { precision } from './precision.ts';
import { regenerate } from './regenerate.ts';
import { roar } from './roar.ts';
import { spreadLies } from './spread-lies.ts';
import { spy } from './spy.ts';
import { stampede } from './stampede.ts';
import { superiorTactics } from './superior-tactics.ts';
import { surpriseAssault } from './surprise-assault.ts';

/** The power of every monster. */
export const POWERS: { [I in PowerId]: PowerRule<I> } = {
  spy,
  spread_lies: spreadLies,
  precision,
  fanatical,
  regenerate,
  superior_tactics: superiorTactics,
  counter_attack: counterAttack,
  surprise_assault: surpriseAssault,
  bloodfury,
  paralyzing_venom: paralyzingVenom,
  crushing_strength: crushingStrength,
  roar,
  stampede,
  fear,
};
