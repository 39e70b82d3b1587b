import type { Progress } from '#core/choice';
import type { Thing } from '#core/terms/thing';
import { locations } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { below, CHOSEN, choicesAlt, labelled, marksOf, type Spot } from '../choices.ts';
import type { Look, QuestionPicture } from '../pictures.ts';
import { disc, group, type Node, type Scene, stroke } from '../scene.ts';
import { now as bright, nowEdge, wood } from '../theme.ts';
import { boardAlt } from './alt.ts';
import { SIGN, spotOf } from './geography.ts';
import { isSeen, openMap } from './map.ts';
import { placeName } from './names.ts';
import { MOST_HIGH } from './sheets.ts';
import { say } from './text.ts';
import { partOf } from './zoom.ts';

/** The part of the map with the places that can be chosen now, or where whom can be chosen stands. */

/** Where what an answer means is seen; undefined where it is nothing on the map. */
function placeOf(view: View, { of, id }: Thing): string | undefined {
  if (of === 'place') return locations.has(id) ? id : undefined;
  if (of !== 'figure') return undefined;
  const minion = view.minions.find((one) => one.id === id && one.is === 'board');
  return minion?.at ?? view.characters[id] ?? view.tokens.find(({ no }) => String(no) === id)?.at;
}

export function mapQuestion(view: View, progress: Progress, look: Look): QuestionPicture | undefined {
  const { locale } = look;
  const { choices, chosen } = progress;
  const at = (means: readonly Thing[]): string | undefined => means.flatMap((one) => placeOf(view, one) ?? [])[0];
  const marks = marksOf(choices, at);
  if (marks.length === 0) return undefined;
  const before = [...new Set(chosen.flatMap((one) => at([one]) ?? []))];
  const own = view.heroes.filter(({ seat }) => seat === view.viewer).map((one) => one.at);
  const part = partOf([...new Set([...marks.map(({ place }) => place), ...before, ...own])]);
  const { seen, scale } = part;
  const high = Math.round(seen.h * scale);
  const pixel = (id: string) => {
    const [x, y] = spotOf(id);
    return [(x - seen.x) * scale, (y - seen.y) * scale] as const;
  };
  const r = (SIGN + 8) * scale;
  const spots = marks.map(({ place, choices }): Spot => {
    const [x, y] = pixel(place);
    return {
      frame: { x: x - r, y: y - r, w: 2 * r, h: 2 * r },
      choices,
      free: [Math.max(26, x - r * 0.75), Math.max(24, y - r * 0.75)],
    };
  });
  const labels = labelled(spots, choices, { within: { x: 0, y: 0, w: 1200, h: high } });
  const marked = new Set(marks.map(({ place }) => place));
  const rings: Node[] = [
    ...before
      .filter((id) => !marked.has(id) && isSeen(id, seen))
      .map((id) => ring(pixel(id), r, { id, outer: CHOSEN.outer, inner: CHOSEN.inner, tag: 'chosen' })),
    ...marks.map(({ place: id }) =>
      ring(pixel(id), r, { id, outer: stroke(nowEdge, 11), inner: stroke(bright, 6), tag: 'choose' }),
    ),
  ];
  // Numbers stand at their places, which are named; what they mean goes where there is room.
  const key = labels.key && high + labels.key.h <= MOST_HIGH ? labels.key : undefined;
  const { now: _, focus: __, ...quiet } = look;
  const scene: Scene = {
    width: 1200,
    height: Math.ceil(high + (key?.h ?? 0)),
    ground: wood,
    lang: locale,
    nodes: [
      openMap(view, quiet, part),
      group(rings, { tag: 'rings' }),
      group(labels.nodes, { tag: 'choices' }),
      ...below(key, high),
    ],
  };
  const head = say('question.places', locale, { n: marks.length });
  const named = marks.map(({ place }) => placeName(place, locale));
  const isSaid = (name: string) => choices.some(({ label }) => label.includes(name));
  const more = [...named.filter((name) => !isSaid(name)), boardAlt(view, { locale })];
  return { scene, alt: choicesAlt(head, choices, more, locale) };
}

interface RingOf {
  id: string;
  tag: 'choose' | 'chosen';
  outer: ReturnType<typeof stroke>;
  inner: ReturnType<typeof stroke>;
}
const ring = ([x, y]: readonly [number, number], r: number, { id, tag, outer, inner }: RingOf): Node =>
  group([disc(x, y, r, { stroke: outer }), disc(x, y, r, { stroke: inner })], { tag: `${tag}:${id}` });
