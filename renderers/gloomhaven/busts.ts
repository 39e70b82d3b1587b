import type { SeenFigure } from '#games/gloomhaven/seen/view.types';
import type { Bust } from './bust-parts.ts';
import { eyes, hooded, shoulders } from './bust-parts.ts';
import { BOSS_BUSTS } from './busts-bosses.ts';
import { HEROES, SUMMONS } from './busts-heroes.ts';
import { MONSTER_BUSTS } from './busts-monsters.ts';
import { THING_BUSTS } from './busts-things.ts';

/** Whose bust is whose: by the kind of a figure and what it is. The tables lack nobody; a bust that is missing does not compile. */

const BUSTS = {
  character: HEROES,
  monster: { ...MONSTER_BUSTS, ...BOSS_BUSTS },
  summon: SUMMONS,
  objective: THING_BUSTS,
} satisfies Record<SeenFigure['kind'], Readonly<Record<string, Bust>>>;

/** Of what a new edition has and this program does not know. */
const UNKNOWN: Bust = () => [shoulders('#6a6058'), ...hooded('#8a8078'), ...eyes(-2, 3.6, 2, '#ffffff')];

/** The bust of what is of that kind; a hooded one if nobody is known by the name. */
export const bustOf = (kind: SeenFigure['kind'], what: string): Bust =>
  (BUSTS[kind] as Readonly<Record<string, Bust>>)[what] ?? UNKNOWN;
