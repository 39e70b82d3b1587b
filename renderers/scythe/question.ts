import type { Progress } from '#core/choice';
import type { Thing } from '#core/terms/thing';
import type { Locale } from '#core/text';
import { type BottomAction, playerMats, type TopAction, topActions } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import {
  below,
  CHOSEN,
  choicesAlt,
  frameAround,
  frameRound,
  labelled,
  type Mark,
  marksOf,
  regionOf,
  type Spot,
} from '../choices.ts';
import { cornersOf } from '../hexes.ts';
import type { AskedOf, Look, QuestionPicture } from '../pictures.ts';
import { list } from '../prose.ts';
import { type Frame, group, type Node, type Point, polygon, type Region, type Scene } from '../scene.ts';
import { lit } from '../ways.ts';
import { bordersOf, cells, MAP, SIZE } from './cells.ts';
import { holdingOf, isEmpty } from './holding.ts';
import { homeBases } from './homes.ts';
import { labels, mapLayers, TABLE } from './map.ts';
import { matAlt } from './mat-alt.ts';
import { isDealt, playerOf } from './mat-values.ts';
import { type Open, openSections } from './mats.ts';
import { placeName } from './names.ts';
import { placePieces } from './places.ts';
import { regionsOf } from './regions.ts';
import { placeRings } from './rings.ts';
import { say } from './text.ts';

/** What is asked, drawn for the seat that is asked: its mat where a section is chosen, else the part of the map where something can be chosen. */
export function question(view: View, asked: AskedOf, look: Look): QuestionPicture | undefined {
  const { progress } = asked;
  if (!progress || view.viewer !== asked.seat) return undefined;
  const sections = openTo(view, asked.seat, progress);
  if (sections) return matQuestion(view, { seat: asked.seat, progress, open: sections }, look);
  const regions = regionsOf(view, cells.keys());
  const placeOf = (means: readonly Thing[]) => regionOf(regions, means);
  const marks = marksOf(progress.choices, placeOf);
  const chosen = [...new Set(progress.chosen.flatMap((one) => placeOf([one]) ?? []))];
  if (marks.length > 1) return mapQuestion(view, { progress, marks, chosen }, look);
  const fight: Thing[] = view.combat ? [{ of: 'place', id: view.combat.hex }] : [];
  const subject = marks[0]?.place ?? placeOf([...fight, ...progress.chosen.toReversed()]);
  if (!subject) return undefined;
  // All in one place: the menu tells them apart, and the picture where that is.
  return { ...mapQuestion(view, { progress, marks, chosen: [...chosen, subject] }, look), repeats: true };
}

/** The section whose top action this is one of; the Factory card is no section of a mat. */
const TOPS: Readonly<Record<string, TopAction>> = {
  move: 'move',
  'gain-coins': 'move',
  bolster: 'bolster',
  'trade-goods': 'trade',
  'trade-popularity': 'trade',
  produce: 'produce',
};
const BOTTOMS: ReadonlySet<string> = new Set(['upgrade', 'deploy', 'build', 'enlist'] satisfies BottomAction[]);

/** The sections that can be taken now, whole or for their bottom action; undefined where no section is chosen. */
function openTo(view: View, seat: number, { actions, action, field, choices }: Progress): Open | undefined {
  const player = playerOf(view, seat);
  if (!player || !isDealt(player)) return undefined;
  if (action === 'bottom-only' && field !== undefined) {
    const tops = choices.flatMap(({ means: [section] }) =>
      section && section.id in topActions ? [section.id as TopAction] : [],
    );
    return new Map(tops.map((top) => [top, 'bottom'] as const));
  }
  const { sections } = playerMats.get(player.mat)!;
  if (view.turn?.part === 'choose') {
    if (action !== undefined) return undefined;
    return new Map(actions.flatMap((one) => (TOPS[one] ? [[TOPS[one], 'whole'] as const] : [])));
  }
  const bottom = actions.find((one) => BOTTOMS.has(one));
  const section = sections.find((one) => one.bottom === bottom);
  if (!section || (action !== undefined && choices.some(({ means }) => means.some(({ of }) => of === 'place'))))
    return undefined;
  return new Map([[section.top, 'bottom']]);
}

function matQuestion(
  view: View,
  { seat, progress: { choices }, open }: { seat: number; progress: Progress; open: Open },
  look: Look,
): QuestionPicture | undefined {
  const { locale } = look;
  const player = playerOf(view, seat);
  if (!player || !isDealt(player) || open.size === 0) return undefined;
  const names = [...open.keys()].map((top) => topActions[top].name[locale]);
  const head = say('alt.question-mat', locale, { sections: list(names, locale) });
  const alt = choicesAlt(head, choices, [matAlt(view, player, locale, 600)], locale);
  return { scene: openSections(view, player, open, look), alt };
}

interface OnMap {
  progress: Progress;
  marks: readonly Mark<Region>[];
  chosen: readonly Region[];
}

/** Of the map so much is shown beside what is marked, at one of these scales: its ground is kept as it was drawn at each. */
const MARGIN = 46;
const SCALES = [1.5, 1.25, 1] as const;
const LEAST_HEIGHT = 460;
const MOST_HEIGHT = 900;

/** The part of the map round what can be chosen. */
function mapQuestion(view: View, { progress, marks, chosen }: OnMap, { locale }: Look): QuestionPicture {
  const { choices } = progress;
  const shown = [...marks.map(({ place }) => place.id), ...chosen.map(({ id }) => id)];
  const round = marks.length > 1 ? shown : shown.flatMap((id) => [id, ...bordersOf(id).map(({ to }) => to)]);
  const { seen, scale } = windowRound(round.map((id) => hexFrame(id)));
  const at = ([x, y]: Point): Point => [(x - seen.x) * scale, (y - seen.y) * scale];
  const toPicture = ({ x, y, w, h }: Frame): Frame => {
    const [left, top] = at([x, y]);
    return { x: left, y: top, w: w * scale, h: h * scale };
  };
  const within = { x: 0, y: 0, w: 1200, h: Math.ceil(seen.h * scale) };
  const spots = marks.map(({ place, choices }): Spot => {
    const [x, y] = cells.get(place.id)!.at;
    return {
      frame: toPicture(frameAround(place)),
      choices,
      name: { words: choicesHere(place, locale), at: at([x, y - 61]) },
    };
  });
  const all = [...cells.values()];
  const busy = all
    .filter(({ id }) => !isEmpty(holdingOf(view, id)))
    .map(({ at: [x, y] }) => toPicture({ x: x - 50, y: y - 40, w: 100, h: 90 }));
  const { nodes, key } = labelled(spots, choices, { within, busy });
  const ids = new Set(marks.map(({ place }) => place.id));
  const picture: Scene = {
    width: 1200,
    height: Math.ceil(within.h + (key?.h ?? 0)),
    ground: TABLE,
    lang: locale,
    nodes: [
      group(
        [
          mapLayers.below,
          ...homeBases(view),
          ...placeRings(view, all),
          mapLayers.rivers,
          ...labels(() => true),
          ...chosen.filter(({ id }) => !ids.has(id)).flatMap(chosenRing),
          ...marks.map(({ place: { id } }) => lit(hexPath(id), `choose:${id}`)),
          ...all.flatMap((cell) => placePieces(view, cell)),
        ],
        { x: -seen.x * scale, y: -seen.y * scale, scale, clip: seen, tag: 'map' },
      ),
      group(nodes, { tag: 'choices' }),
      ...below(key, within.h),
    ],
  };
  const places = [...new Set(chosen.map(({ id }) => placeName(id, locale)))];
  const more =
    marks.length > 0 && places.length > 0 ? [say('alt.question-chosen', locale, { places: list(places, locale) })] : [];
  const where = placeName(shown[0]!, locale);
  const head =
    choices.length > 0 ? say('alt.question', locale, { n: choices.length }) : say('alt.question-at', locale, { where });
  return { scene: picture, alt: choicesAlt(head, choices, more, locale) };
}

const choicesHere = ({ name }: Region, locale: Locale): string => name[locale];

const hexFrame = (id: string): Frame => {
  const [x, y] = cells.get(id)!.at;
  return { x: x - SIZE, y: y - SIZE, w: 2 * SIZE, h: 2 * SIZE };
};
const hexPath = (id: string): string =>
  `M${cornersOf(cells.get(id)!.at, SIZE - 5)
    .map((corner) => corner.join(' '))
    .join(' L')} Z`;
const chosenRing = ({ id }: Region): Node[] => {
  const corners = cornersOf(cells.get(id)!.at, SIZE - 5);
  return [
    { ...polygon(corners, { stroke: CHOSEN.outer }), tag: `chosen:${id}` },
    polygon(corners, { stroke: CHOSEN.inner }),
  ];
};

/** What of the map is seen, and how large; all of it where these lie all over it. */
function windowRound(frames: readonly Frame[]): { seen: Frame; scale: number } {
  const { x, y, w, h } = frameRound(frames);
  const room = { w: Math.min(MAP.w, w + 2 * MARGIN), h: Math.min(MAP.h, h + 2 * MARGIN) };
  const scale = SCALES.find((one) => room.w * one <= 1200 && room.h * one <= MOST_HEIGHT) ?? 1;
  const size = { w: 1200 / scale, h: Math.max(LEAST_HEIGHT / scale, room.h) };
  const within = (middle: number, long: number, most: number) => Math.max(0, Math.min(most - long, middle - long / 2));
  return { seen: { x: within(x + w / 2, size.w, MAP.w), y: within(y + h / 2, size.h, MAP.h), ...size }, scale };
}
