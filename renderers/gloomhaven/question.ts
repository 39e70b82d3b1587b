import type { Choice, Progress } from '#core/choice';
import type { Thing } from '#core/terms/thing';
import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { View } from '#games/gloomhaven/seen/view.types';
import { below, CHOSEN, choicesAlt, frameAround, labelled, marksOf, regionOf, type Spot } from '../choices.ts';
import type { AskedOf, Look, QuestionPicture } from '../pictures.ts';
import { group, type Node, type Point, polygon, type Region, type Scene } from '../scene.ts';
import { boardAlt } from './alt.ts';
import { cardRows } from './card.ts';
import { FOG } from './dungeon.ts';
import { cardWords } from './hand.ts';
import { apart, floorOf } from './lie.ts';
import { mapNodes } from './map.ts';
import { regionsOf } from './regions.ts';
import { sheetOf } from './sheets.ts';
import { say } from './text.ts';
import { ring } from './tracks.ts';
import { partLie, within } from './zoom.ts';

/** What is asked, drawn for the seat that is asked: the cards it can choose from, or the part of the map with what can be chosen. */
export function question(view: View, asked: AskedOf, look: Look): QuestionPicture | undefined {
  const { progress } = asked;
  if (!progress || view.viewer !== asked.seat) return undefined;
  const cards = cardsAmong(progress);
  if (cards.length > 0) return cardQuestion({ cards, progress, seat: asked.seat }, look);
  const regions = regionsAt(view);
  const placeOf = (means: readonly Thing[]) => regionOf(regions, means);
  const chosen = [...new Set(progress.chosen.flatMap((one) => placeOf([one]) ?? []))];
  const found = progress.choices.some(({ means }) => isPattern(means))
    ? patternMarks(regions, progress.choices)
    : { marks: marksOf(progress.choices, placeOf), chosen };
  return found.marks.length === 0 ? undefined : mapQuestion(view, { progress, ...found }, look);
}

const isPattern = (means: readonly Thing[]): boolean => means.some(({ of }) => of === 'pattern');

/** Each hex with all the patterns that lie on it: a pattern is where its number stands. */
function patternMarks(regions: readonly Region[], choices: readonly Choice[]) {
  const covered = choices.map(
    ({ means }) => new Set(isPattern(means) ? means.flatMap((one) => regionOf(regions, [one]) ?? []) : []),
  );
  const places = [...new Set(covered.flatMap((all) => [...all]))];
  const on = (place: Region) => covered.flatMap((all, n) => (all.has(place) ? [n] : []));
  return { marks: places.map((place) => ({ place, choices: on(place) })), chosen: [], numbersOnly: true as const };
}

/** Regions before it is known how the map lies: only what they are called and whom they hold. */
const regionsAt = (view: View): Region[] => {
  const floor = floorOf(view);
  return regionsOf(view, floor, partLie(view, floor, { twice: 60 }));
};

const HALF = { top: 'top', attack: 'top', bottom: 'bottom', move: 'bottom' } as const;

/** The numbers of the cards among these. */
const cardsIn = (means: readonly Thing[]): number[] =>
  means.flatMap(({ of, id }) => (of === 'card' ? [Number(id)] : []));

const isCard = ({ of, id }: Thing, no: number): boolean => of === 'card' && id === String(no);

/** The cards that choices mean, each once, in their order, with those chosen before; at the end of an answer those of it. */
function cardsAmong({ choices, chosen }: Progress): number[] {
  const offered = choices.flatMap(({ means }) => cardsIn(means));
  if (offered.length === 0 && choices.length > 0) return [];
  return [...new Set([...offered, ...cardsIn(chosen)])];
}

interface OfCards {
  cards: readonly number[];
  progress: Progress;
  seat: number;
}

/** The cards with the numbers of their choices; halves that cannot be chosen are pale. */
function cardQuestion({ cards, progress, seat }: OfCards, { locale }: Look): QuestionPicture {
  const { choices, chosen } = progress;
  const markOf = (no: number) => {
    const place = chosen.findIndex((one) => isCard(one, no) && one.part === undefined);
    return place >= 0 ? String(place + 1) : undefined;
  };
  const paleOf = (no: number): ('top' | 'bottom')[] => {
    const uses = choices.flatMap(({ means }) => means.filter((one) => isCard(one, no)));
    const halves = uses.flatMap(({ part }) => (part ? [HALF[part as keyof typeof HALF]] : []));
    return halves.length === 0 ? [] : (['top', 'bottom'] as const).filter((half) => !halves.includes(half));
  };
  const rows = cardRows(cards, { locale, seat, columns: cards.length < 3 ? 2 : 3, markOf, paleOf });
  const height = Math.ceil((rows.h + 26) / 10) * 10;
  const scene: Scene = {
    width: 1200,
    height,
    ground: '#f3e8cd',
    lang: locale,
    nodes: [sheetOf(height), group(rows.nodes, { y: 16, tag: 'cards' })],
  };
  const more = cards.map((no) => cardWords(no, locale));
  return { scene, alt: choicesAlt(say('alt.offer', locale), choices, more, locale) };
}

interface OnMap {
  progress: Progress;
  marks: ReturnType<typeof marksOf<Region>>;
  chosen: readonly Region[];
  numbersOnly?: true;
}

const MOST = 1000;
const LARGEST = 92;

function mapQuestion(view: View, { progress, marks, chosen, numbersOnly }: OnMap, look: Look): QuestionPicture {
  const { locale } = look;
  const { choices } = progress;
  const own = view.figures.filter(({ kind, seat }) => kind === 'character' && seat === view.viewer).map(({ at }) => at);
  const shown = [...marks.map(({ place }) => place.id), ...chosen.map(({ id }) => id)];
  const floor = floorOf(view);
  // Whoever chooses sees where they stand, and a ring round what they choose from.
  const round = floor.filter((at) => shown.some((one) => apart(one, at) <= 1));
  const hexes = [...new Set([...round, ...own])];
  const lie = partLie(view, hexes, { twice: LARGEST, most: MOST });
  const shows = within(lie);
  const regions = regionsOf(view, floor, lie);
  const found = (id: string) => regions.find((one) => one.id === id)!;
  const spots = marks.map(({ place: { id }, choices }): Spot => {
    const at = lie.off(id, [0, found(id).holds ? 0.95 : 0]);
    const frame = frameAround(found(id));
    // The number of a pattern stands within its hex where nobody does.
    const free = numbersOnly && !found(id).holds ? { free: lie.centre(id) } : {};
    return { frame, choices, name: { words: hexName(id), at }, ...free };
  });
  const busy = view.figures
    .filter(({ at }) => shows(at))
    .map(({ at }) => {
      const [x, y] = lie.centre(at);
      return { x: x - lie.size * 0.8, y: y - lie.size * 0.8, w: lie.size * 1.6, h: lie.size * 1.6 };
    });
  const labels = labelled(spots, choices, {
    within: { x: 0, y: 0, w: 1200, h: lie.h },
    busy,
    ...(numbersOnly && { numbersOnly }),
  });
  const ids = new Set(marks.map(({ place }) => place.id));
  const rings: Node[] = [
    ...chosen.filter(({ id }) => !ids.has(id)).flatMap(({ id }) => chosenRing(id, lie.corners(id, 0.9))),
    ...marks.map(({ place: { id } }) => ring(id, lie, `choose:${id}`)),
  ];
  const { nodes } = mapNodes(view, { locale }, { lie, shows, named: (at) => shows(at) && !ids.has(at), marks: rings });
  const scene: Scene = {
    width: 1200,
    height: Math.ceil(lie.h + (labels.key?.h ?? 0)),
    ground: FOG,
    lang: locale,
    nodes: [group(nodes, { tag: 'map' }), group(labels.nodes, { tag: 'choices' }), ...below(labels.key, lie.h)],
  };
  const head = say('alt.choices', locale, { n: numbersOnly ? choices.length : marks.length });
  return { scene, alt: choicesAlt(head, choices, [boardAlt(view, { locale })], locale) };
}

const chosenRing = (id: string, corners: readonly Point[]): Node[] => [
  { ...polygon(corners, { stroke: CHOSEN.outer }), tag: `chosen:${id}` },
  polygon(corners, { stroke: CHOSEN.inner }),
];
