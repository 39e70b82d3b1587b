import type { Progress } from '#core/choice';
import type { Thing } from '#core/terms/thing';
import type { Locale } from '#core/text';
import { LOCATIONS, locations, type Path as MapPath, paths } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inset, shared } from '../boxes.ts';
import { below, CHOSEN, choicesAlt, keyOf, type Mark, marksOf, numberPlate } from '../choices.ts';
import type { Look, QuestionPicture } from '../pictures.ts';
import {
  disc,
  type Frame,
  group,
  type Node,
  put,
  type Ring,
  type Scene,
  type Sprite,
  type Stroke,
  stroke,
} from '../scene.ts';
import { now as bright, nowEdge, wood } from '../theme.ts';
import { boardAlt } from './alt.ts';
import { MAP, plateOf, plates, SIGN, spotOf } from './geography.ts';
import { sizeAt } from './labels.ts';
import { isSeen, openMap, type Part } from './map.ts';
import { nameOf } from './name-spots.ts';
import { placeName } from './names.ts';
import { signFrame } from './places.ts';
import { drawPlates } from './roads.ts';
import { MOST_HIGH } from './sheets.ts';
import { say } from './text.ts';
import { partOf } from './zoom.ts';

/** The part of the map with the places that can be chosen now, or where whom can be chosen stands: by numbers, with a list below. */

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
  const marked = new Set(marks.map(({ place }) => place));
  const before = [...new Set(chosen.flatMap((one) => at([one]) ?? []))];
  const own = view.heroes.filter(({ seat }) => seat === view.viewer).map((one) => one.at);
  const part = partOf([...new Set([...marked, ...before, ...own])]);
  const { seen, scale } = part;
  const rings = [
    ...before.filter((id) => !marked.has(id) && isSeen(id, seen)).map((id) => ringOf(view, id, 'chosen')),
    ...marks.map(({ place }) => ringOf(view, place, 'choose')),
  ];
  const numbered = numberPlates(view, marks, { ...part, locale });
  const asked = {
    rings: [
      ...rings.map((one) => drawnRing(one, scale)),
      ...drawPlates(paths.filter((one) => rings.some(touching(one)))),
    ],
    kept: numbered.map(({ frame }) => inset(frame, -2)),
  };
  const high = Math.round(seen.h * scale);
  // Numbers stand at their places, which are named; what they mean goes where there is room.
  const key = keyOf(
    marks.flatMap((one) => one.choices),
    choices,
    MAP.w,
  );
  const fits = high + key.h <= MOST_HIGH;
  const { now: _, focus: __, ...quiet } = look;
  const scene: Scene = {
    width: MAP.w,
    height: Math.ceil(high + (fits ? key.h : 0)),
    ground: wood,
    lang: locale,
    nodes: [
      openMap(view, quiet, part, asked),
      group(
        numbered.map(({ plate, frame, choices }) =>
          group([put(plate, (frame.x - seen.x) * scale, (frame.y - seen.y) * scale)], {
            tag: `choice:${choices.map((one) => one + 1).join()}`,
          }),
        ),
        { tag: 'choices' },
      ),
      ...below(fits ? key : undefined, high),
    ],
  };
  const head = say('question.places', locale, { n: marks.length });
  const named = marks.map(({ place }) => placeName(place, locale));
  const isSaid = (name: string) => choices.some(({ label }) => label.includes(name));
  const more = [...named.filter((name) => !isSaid(name)), boardAlt(view, { locale })];
  return { scene, alt: choicesAlt(head, choices, more, locale) };
}

/** A ring round the sign of a place, in the map's own pixels. */
interface RingOf extends Ring {
  id: string;
  tag: 'choose' | 'chosen';
}

function ringOf(view: View, id: string, tag: RingOf['tag']): RingOf {
  const [x, y] = spotOf(id);
  const { w, h } = signFrame(view, id);
  return { id, tag, x, y, r: Math.max(w, h, 2 * SIGN) / 2 + 7 };
}

/** As wide in the picture at any scale. */
function drawnRing({ id, tag, x, y, r }: RingOf, scale: number): Node {
  const { outer, inner } = tag === 'choose' ? { outer: stroke(nowEdge, 12), inner: stroke(bright, 7) } : CHOSEN;
  const thin = ({ colour, width, dash }: Stroke): Stroke =>
    stroke(
      colour,
      width / scale,
      dash?.map((one) => one / scale),
    );
  return group([disc(x, y, r, { stroke: thin(outer) }), disc(x, y, r, { stroke: thin(inner) })], {
    tag: `${tag}:${id}`,
  });
}

/** Whether the coin of a path would lie under a ring. */
const touching = (one: MapPath) => {
  const { x, y, w, h } = plateOf(one);
  return (ring: Ring) =>
    Math.hypot(ring.x - Math.max(x, Math.min(ring.x, x + w)), ring.y - Math.max(y, Math.min(ring.y, y + h))) <
    ring.r + 8;
};

/** The numbers of a place's choices, and where they stand on the map. */
interface Numbered {
  choices: readonly number[];
  plate: Sprite;
  frame: Frame;
}

/** So many directions, and so far from the ring in pixels of the picture. */
const TURNS = 16;
const OUT = [0, 14, 30, 50];

/** The numbers of each place beside its ring, where they hide least: no other number, sign or coin if that can be. */
function numberPlates(
  view: View,
  marks: readonly Mark<string>[],
  { seen, scale, locale }: Part & { locale: Locale },
): Numbered[] {
  const names = LOCATIONS.map((id) => nameOf(id, locale, sizeAt(scale)).box);
  const signs = LOCATIONS.map((id) => ({ id, frame: signFrame(view, id) }));
  const found: Numbered[] = [];
  for (const { place, choices } of marks) {
    const plate = numberPlate(choices);
    const [w, h] = [plate.w / scale, plate.h / scale];
    const { x, y, r } = ringOf(view, place, 'choose');
    const frames = OUT.flatMap((out) =>
      Array.from({ length: TURNS }, (_, n): Frame => {
        const turn = (2 * Math.PI * n) / TURNS - (3 * Math.PI) / 4;
        const [far, flat] = [r + out / scale, 0.35];
        const middle = [x + Math.cos(turn) * (far + w * flat), y + Math.sin(turn) * (far + h * flat)] as const;
        return { x: middle[0] - w / 2, y: middle[1] - h / 2, w, h };
      }),
    );
    const farthest = r + OUT.at(-1)! / scale + Math.max(w, h);
    const reach = { x: x - farthest, y: y - farthest, w: 2 * farthest, h: 2 * farthest };
    // What is out of reach is covered by none of the frames.
    const near = (all: readonly Frame[]) => all.filter((one) => shared(one, reach) > 0);
    const weighed = [
      { of: near(found.map((other) => inset(other.frame, -3 / scale))), each: 50 },
      { of: near(signs.flatMap((one) => (one.id === place ? [one.frame] : []))), each: 2 },
      { of: near(signs.flatMap((one) => (one.id === place ? [] : [one.frame]))), each: 8 },
      { of: near(names), each: 20 },
      { of: near(plates), each: 8 },
    ];
    const within = inset(seen, 3 / scale);
    const cost = (one: Frame, n: number) => {
      let sum = n * 2 + (w * h - shared(one, within)) * 50;
      for (const { of, each } of weighed) for (const other of of) sum += shared(one, other) * each;
      return sum;
    };
    const costs = frames.map(cost);
    found.push({ choices, plate, frame: frames[costs.indexOf(Math.min(...costs))]! });
  }
  return found;
}
