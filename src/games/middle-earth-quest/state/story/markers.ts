import { arrivals, GOAL, SHADOW_FALLS, type Stage, stageOfSpace } from '../../printed/boards/track.ts';
import { MARKERS, type Marker, SAURONS_MARKERS } from '../../printed/terms/names.ts';

/** On which space each of the four story markers stands. Plain JSON. */
export type Markers = Readonly<Record<Marker, number>>;
export type Side = 'heroes' | 'sauron';

/** Sauron's most advanced marker. */
export const leadOf = (markers: Markers): number => Math.max(...SAURONS_MARKERS.map((colour) => markers[colour]));

/** The current stage: that of the most advanced marker of either side (MEQ-3.4). */
export const stageOf = (markers: Markers): Stage => stageOfSpace(Math.max(markers.green, leadOf(markers)));

/** Who is ahead, the green marker against Sauron's most advanced; null if level (MEQ-3.8, A-2). */
export function ahead(markers: Markers): Side | null {
  const lead = leadOf(markers);
  return markers.green === lead ? null : markers.green > lead ? 'heroes' : 'sauron';
}

/** The finale begins when a marker stands on the last space, or all of Sauron's on The Shadow Falls or further (MEQ-9.1). */
export function finaleBegins(markers: Markers): 'goal' | 'shadow-falls' | undefined {
  if (MARKERS.some((colour) => markers[colour] >= GOAL)) return 'goal';
  return SAURONS_MARKERS.every((colour) => markers[colour] >= SHADOW_FALLS) ? 'shadow-falls' : undefined;
}

export interface Moved {
  markers: Markers;
  /** The stage of the markers as they stand now. */
  stage: Stage;
  /** The highest stage entered so far. */
  reached: Stage;
  /** Minions that now appear, in the order of the stages: each stage once in a match (MEQ-3.5). */
  arrive: string[];
  finale: 'goal' | 'shadow-falls' | undefined;
}

/** All markers move, then the stage is looked at, then the finale (MEQ-3.3). They stay between START and the last space. */
export function move(from: Markers, by: Partial<Record<Marker, number>>, reached: Stage): Moved {
  const markers = { ...from };
  for (const colour of MARKERS) markers[colour] = onTrack(markers[colour] + (by[colour] ?? 0));
  const stage = stageOf(markers);
  const entered = ([2, 3] as const).filter((one) => one > reached && one <= stage);
  return {
    markers,
    stage,
    reached: stage > reached ? stage : reached,
    arrive: entered.flatMap((one) => arrivals(one)),
    finale: finaleBegins(markers),
  };
}

export const onTrack = (space: number): number => Math.min(GOAL, Math.max(0, space));
