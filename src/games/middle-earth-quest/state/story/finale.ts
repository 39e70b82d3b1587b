import { GOAL, SHADOW_FALLS } from '../../printed/boards/track.ts';
import { minions } from '../../printed/combat/foes.ts';
import { MARKERS, SAURONS_MARKERS } from '../../printed/terms/names.ts';
import { leadOf, type Markers, onTrack, type Side } from './markers.ts';

/** Whose objective is fulfilled. */
export type Objectives = Readonly<Record<Side, boolean>>;

/** Spaces to goal (MEQ-9.2): Sauron may reach it with one marker, or with all three on The Shadow Falls. */
export function spacesToGoal(markers: Markers): { heroes: number; sauron: number } {
  const fall = SAURONS_MARKERS.reduce((sum, colour) => sum + toShadowFalls(markers[colour]), 0);
  return { heroes: GOAL - markers.green, sauron: Math.min(GOAL - leadOf(markers), fall) };
}

/** Whoever has fewer spaces to go is dominant; null if level. */
export function dominant(markers: Markers): Side | null {
  const { heroes, sauron } = spacesToGoal(markers);
  return heroes === sauron ? null : heroes < sauron ? 'heroes' : 'sauron';
}

export interface Finale {
  dominant: Side | null;
  /** Who has won at once (MEQ-9.3); null if the champion's combat decides. */
  winner: Side | null;
  /** After the objectives have moved them (MEQ-9.4). */
  markers: Markers;
  /** What dominance adds to the Ringwraiths' health and fortitude, or takes off (MEQ-9.6). */
  shift: number;
  wraiths: { health: number; fortitude: number };
}

/** The finale up to the champion's combat: who is dominant, whether that settles it, and how strong the Ringwraiths are. */
export function finale(before: Markers, objectives: Objectives): Finale {
  const leads = dominant(before);
  const winner = winnerAtOnce(leads, objectives);
  const markers = winner === null ? afterObjectives(before, objectives) : before;
  const shift = shiftOf(leads, markers);
  const printed = minions.get('ringwraiths')!;
  const wraiths = { health: Math.max(1, printed.health + shift), fortitude: Math.max(1, printed.fortitude + shift) };
  return { dominant: leads, winner, markers, shift, wraiths };
}

/** The dominant side if its objective is fulfilled; if nobody is dominant, the only side whose objective is (MEQ-9.3). */
function winnerAtOnce(leads: Side | null, { heroes, sauron }: Objectives): Side | null {
  if (leads !== null) return (leads === 'heroes' ? heroes : sauron) ? leads : null;
  if (heroes === sauron) return null;
  return heroes ? 'heroes' : 'sauron';
}

function afterObjectives(before: Markers, { heroes, sauron }: Objectives): Markers {
  const after = { ...before };
  for (const colour of MARKERS) if (colour === 'green' ? heroes : sauron) after[colour] = onTrack(after[colour] + 1);
  return after;
}

/** Of several markers that lead one counts as the lead, and the others as the others. */
function shiftOf(leads: Side | null, markers: Markers): number {
  if (leads === null) return 0;
  if (leads === 'sauron') return GOAL - markers.green;
  const lead = leadOf(markers);
  const fall = SAURONS_MARKERS.reduce((sum, colour) => sum + toShadowFalls(markers[colour]), 0) - toShadowFalls(lead);
  return 0 - Math.min(GOAL - lead, fall);
}

const toShadowFalls = (space: number): number => Math.max(0, SHADOW_FALLS - space);
