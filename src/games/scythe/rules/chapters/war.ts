import { fireArtillery, holdFire } from './before-combat.ts';
import { commit, fightAt } from './combat.ts';
import { reveal } from './objectives.ts';
import { retreat, retreatHome } from './retreat.ts';
import { noToken, placeFlag, placeTrap, rearm } from './tokens.ts';

/** Every answer that combats, tokens and objectives ask for. */
export const warActions = [
  fightAt,
  fireArtillery,
  holdFire,
  commit,
  retreat,
  retreatHome,
  placeFlag,
  placeTrap,
  rearm,
  noToken,
  reveal,
] as const;
