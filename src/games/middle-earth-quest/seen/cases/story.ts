import { z } from 'zod';
import type { Json, Message } from '#core/types';
import { GOAL } from '../../printed/boards/track.ts';
import { MARKERS } from '../../printed/terms/names.ts';
import { said } from '../../printed/words/said.ts';
import { cardsToDraw, numberToResolve } from '../../state/story/event.ts';
import { finale, spacesToGoal } from '../../state/story/finale.ts';
import { ahead, leadOf, type Markers, move, stageOf } from '../../state/story/markers.ts';
import { MOST_STEPS, rearmost, rearmostOutcomes } from '../../state/story/rearmost.ts';

/** Markers, events and the finale given by hand, as `npm run story` reads them (docs/games/middle-earth-quest.scripts.md). */

const space = z.int().min(0).max(GOAL).default(0);
const Placed = z.object({ green: space, yellow: space, red: space, black: space });
const steps = z.int().min(-1000).max(1000).default(0);

export const StoryCase = z.discriminatedUnion('op', [
  z.object({ op: z.literal('event'), markers: Placed, deck: z.array(z.int()).default([]) }),
  z.object({
    op: z.literal('move'),
    markers: Placed,
    by: z.object({ green: steps, yellow: steps, red: steps, black: steps }).prefault({}),
    reached: z.union([z.literal(1), z.literal(2), z.literal(3)]).default(1),
  }),
  z.object({ op: z.literal('rearmost'), markers: Placed, n: z.int().min(0).max(1000).default(1) }),
  z.object({
    op: z.literal('finale'),
    markers: Placed,
    objectives: z.object({ heroes: z.boolean().default(false), sauron: z.boolean().default(false) }).prefault({}),
  }),
]);
export type StoryCase = z.infer<typeof StoryCase>;
type CaseOf<Op extends StoryCase['op']> = Extract<StoryCase, { op: Op }>;
type Answered = { answer: object; why: Message[] };

/** The result of a case, and its steps in words. */
export const storyOf = <Op extends StoryCase['op']>(one: CaseOf<Op>): Answered =>
  (CASES[one.op] as (one: CaseOf<Op>) => Answered)(one);

const CASES: { [Op in StoryCase['op']]: (one: CaseOf<Op>) => Answered } = {
  event({ markers, deck }) {
    const most = cardsToDraw(markers);
    const drawn = deck.slice(0, most);
    const leads = ahead(markers);
    const no = numberToResolve(markers, drawn) ?? null;
    const which = leads === null ? 'only' : leads === 'heroes' ? 'lowest' : 'highest';
    const why = [
      stageWords(markers),
      ...aheadWords(markers),
      said(`why.story.draw${drawn.length > 0 ? '' : '-none'}`, { most, drawn }),
      ...(no === null ? [] : [said(`why.story.resolve-${which}`, { no })]),
    ];
    return { answer: { stage: stageOf(markers), ahead: leads, draw: drawn, resolve: no }, why };
  },
  move({ markers: from, by, reached }) {
    const { markers, stage, arrive, finale: begins } = move(from, by, reached);
    const moves = MARKERS.flatMap((marker) => {
      const [before, to] = [from[marker], markers[marker]];
      if (before === to) return [];
      const isStopped = before + by[marker] !== to;
      return [said(`why.story.${isStopped ? 'stops' : 'moves'}`, { marker, from: before, to })];
    });
    const why = [
      ...(moves.length > 0 ? moves : [said('why.story.stays')]),
      stageWords(markers),
      ...(arrive.length > 0 ? [said('why.story.arrive', { stage, minion: arrive })] : []),
      said(begins ? `why.story.finale-${begins}` : 'why.story.no-finale'),
    ];
    return { answer: { markers, stage, arrive, finale: begins !== undefined }, why };
  },
  rearmost({ markers, n }) {
    const outcomes = rearmostOutcomes(markers, n);
    const each = Array.from({ length: Math.min(n, MOST_STEPS) }, (_, step) =>
      rearmostOutcomes(markers, step).map((before) =>
        said('why.story.rearmost', { step: step + 1, places: placesWords(before), markers: rearmost(before) }),
      ),
    );
    const ends = said('why.story.outcomes', { n: outcomes.length, places: outcomes.map(placesWords) });
    const answer = { outcomes: outcomes.map(({ yellow, red, black }) => [yellow, red, black]) };
    return { answer, why: [...each.flat(), ends] };
  },
  finale({ markers: before, objectives }) {
    const { dominant, winner, markers, shift, wraiths } = finale(before, objectives);
    const known = winner === null ? { markers, wraiths } : {};
    const moved = [
      ...(objectives.heroes ? [said('why.story.objective')] : []),
      ...(objectives.sauron ? [said('why.story.objective-sauron')] : []),
    ];
    const signed = shift < 0 ? `−${-shift}` : `+${shift}`;
    const why = [
      said('why.story.to-goal', spacesToGoal(before)),
      dominant ? said('why.story.dominant', { side: dominant }) : said('why.story.nobody-dominant'),
      ...(winner
        ? [said(`why.story.wins${dominant ? '' : '-alone'}${winner === 'sauron' ? '-sauron' : ''}`)]
        : [...moved, said('why.story.wraiths', { ...wraiths, signed })]),
    ];
    return { answer: { dominant, winner, ...known }, why };
  },
};

const stageWords = (markers: Markers): Message =>
  said('why.story.stage', { space: Math.max(markers.green, leadOf(markers)), stage: stageOf(markers) });

function aheadWords(markers: Markers): Message[] {
  const side = ahead(markers);
  const at = { green: markers.green, lead: leadOf(markers) };
  return [side ? said('why.story.ahead', { ...at, side }) : said('why.story.level', at)];
}

const placesWords = ({ yellow, red, black }: Markers): Json => said('why.story.places', { yellow, red, black });
