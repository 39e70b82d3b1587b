import trackData from '#data/middle-earth-quest/story-track.json' with { type: 'json' };
import { read } from '../terms/read.ts';
import { type Stage, StoryTrack } from './shapes.ts';

/** The story track as it is printed. */

export type { Stage } from './shapes.ts';

const track = read('story-track.json', StoryTrack, trackData);
export const { goal: GOAL, shadowFalls: SHADOW_FALLS, greenPerStory: GREEN_PER_STORY, stages } = track;

/** The stage in which a space of the track lies (MEQ-3.4). */
export const stageOfSpace = (space: number): Stage => (stages.findIndex(({ to }) => space <= to) + 1) as Stage;

/** How much influence the Shadow Pool holds at most (MEQ-4.2). */
export const poolLimit = (stage: Stage): number => stages[stage - 1]!.pool;

/** The minions that come when a stage is entered for the first time (MEQ-3.5). */
export const arrivals = (stage: Stage): readonly string[] => stages[stage - 1]!.arrive;
