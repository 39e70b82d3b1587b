import type { Choice, Progress } from '#core/choice';
import type { Sort, Thing } from '#core/terms/thing';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { BattleView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { inset } from '../boxes.ts';
import {
  below,
  CHOSEN,
  choicesAlt,
  frameRound,
  labelled,
  type Mark,
  marksOf,
  regionOf,
  type Spot,
} from '../choices.ts';
import type { AskedOf, Look, QuestionPicture } from '../pictures.ts';
import { list } from '../prose.ts';
import { type Frame, group, type Node, type Region, rect, type Scene } from '../scene.ts';
import { paper } from '../theme.ts';
import { litFrame } from '../ways.ts';
import { battleStage, battleTitle, stageHeight } from './battle.ts';
import { CROP, cells, MAP } from './geography.ts';
import { nextTo, placeName } from './names.ts';
import { eyesOf, placesOf, roomOf } from './places.ts';
import { rowsOnStage } from './ranks.ts';
import { regionsOf } from './regions.ts';
import { fitsRow } from './row-names.ts';
import { say } from './text.ts';
import { mapWindow, seenIn, type Window } from './window.ts';

/** What is asked of boxes, spell books and counters to be placed: the hand shows them. */
const BOXES: ReadonlySet<string> = new Set(['close', 'muster', 'deploy', 'extra-spells']);

/** What is asked, drawn for the seat that is asked: the line of a battle, or the part of the map, with what it can choose marked there. */
export function question(view: View, asked: AskedOf, look: Look): QuestionPicture | undefined {
  const { progress } = asked;
  if (!progress || view.viewer !== asked.seat || BOXES.has(asked.key)) return undefined;
  const { battle } = view;
  if (battle) {
    const inLine = marksOf(progress.choices, slotOf(battle));
    if (inLine.length > 0) return lineQuestion(view, { battle, progress, marks: inLine }, look.locale);
  }
  const regions = regionsOf(view);
  const placeOf = (means: readonly Thing[]) => regionOf(regions, means);
  const marks = marksOf(progress.choices, placeOf);
  const chosen = [...new Set(progress.chosen.flatMap((one) => placeOf([one]) ?? []))];
  if (marks.length > 1) return mapQuestion(view, { progress, marks, chosen }, look);
  // All in one place: the menu tells them apart, and the picture where that is.
  if (marks.length === 1 && !battle) {
    const [{ place, choices }] = marks as [Mark<Region>];
    const isOne = choices.length === 1 && !chosen.includes(place);
    return { ...mapQuestion(view, { progress, marks, chosen }, look), ...(!isOne && { repeats: true as const }) };
  }
  if (battle) return { ...lineQuestion(view, { battle, progress, marks: [] }, look.locale), repeats: true };
  const subject = placeOf([...progress.chosen.toReversed(), ...named(asked.about)]);
  if (!subject) return undefined;
  return { ...mapQuestion(view, { progress, marks: [], chosen: [subject] }, look), repeats: true };
}

/** What the facts of a question's subject are; those that lie nowhere on the map are not among them. */
const FACTS: Readonly<Record<string, Sort>> = {
  place: 'place',
  ruin: 'place',
  castle: 'place',
  sea: 'place',
  from: 'place',
  head: 'figure',
  piece: 'figure',
  caster: 'figure',
  wizard: 'figure',
  leader: 'figure',
};

/** What the subject of a question names: places, and who is seen. */
function named(about: Json): Thing[] {
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return [];
  return Object.entries(about).flatMap(([fact, id]): Thing[] => {
    const of = FACTS[fact];
    return of !== undefined && typeof id === 'string' ? [{ of, id }] : [];
  });
}

/** Whom of the lines an answer means, by the name of a piece there. */
function slotOf(battle: BattleView): (means: readonly Thing[]) => string | undefined {
  const slots = new Set(rowsOnStage(battle).map(({ slot }) => slot));
  return (means) => means.find(({ of, id }) => of === 'figure' && slots.has(id))?.id;
}

/** How far the middle of the room for dice is from the inner end of a row. */
const NO_DICE = 100;

interface InLine {
  battle: BattleView;
  progress: Progress;
  /** By the name of a piece in the battle. */
  marks: readonly Mark<string>[];
}

/** The battle as it stands, without what the board has above and below it; whoever can be chosen has the words of the menu. */
function lineQuestion(view: View, { battle, progress, marks }: InLine, locale: Locale): QuestionPicture {
  const { choices } = progress;
  const rows = new Map(rowsOnStage(battle).map((one) => [one.slot, one]));
  const height = stageHeight(battle);
  const names = new Map(
    marks.flatMap(({ place, choices: [first, ...more] }) => {
      const label = choices[first!]!.label;
      const { frame, isNamed } = rows.get(place)!;
      return more.length === 0 && isNamed && fitsRow(label, frame.w) ? [[place, label] as const] : [];
    }),
  );
  const spots = marks
    .filter(({ place }) => !names.has(place))
    .map(({ place, choices }): Spot => {
      const { frame, isNamed } = rows.get(place)!;
      const n = battle.lines.findIndex(({ pieces }) =>
        pieces.some(({ slot, dice, hits, spell }) => slot === place && !spell && dice.length + hits === 0),
      );
      // While no die lies in its row the number has their room.
      const x = n === 0 ? frame.x + frame.w - NO_DICE : frame.x + NO_DICE;
      return { frame, choices, ...(isNamed && n >= 0 && { free: [x, frame.y + frame.h / 2] as const }) };
    });
  const { nodes, key } = labelled(spots, choices, { within: { x: 0, y: 0, w: 1200, h: height }, numbersOnly: true });
  const scene: Scene = {
    width: 1200,
    height: Math.ceil(height + (key?.h ?? 0)),
    ground: paper,
    lang: locale,
    nodes: [
      ...battleStage(view, battle, locale, { names }),
      ...marks.map(({ place }) => litFrame(rows.get(place)!.frame, `choose:${place}`)),
      ...nodes,
      ...below(key, height),
    ],
  };
  const title = battleTitle(battle, locale);
  return { scene, alt: choicesAlt(headOf(choices, title, locale), choices, [], locale) };
}

interface OnMap {
  progress: Progress;
  marks: readonly Mark<Region>[];
  chosen: readonly Region[];
}

/** A part of the map is at least so high, and drawn at most so large. */
const LEAST_HEIGHT = 460;
const MOST_HEIGHT = 880;
const MOST_SCALE = 1.5;
/** Beside what is marked. */
const MARGIN = 34;

/** The part of the map round what can be chosen, with what was chosen before. */
function mapQuestion(view: View, { progress, marks, chosen }: OnMap, look: Look): QuestionPicture {
  const { locale } = look;
  const { choices } = progress;
  const shown = [...marks.map(({ place }) => place), ...chosen];
  const round =
    marks.length > 0 ? shown : shown.flatMap(({ id }) => [id, ...nextTo(id)]).flatMap((id) => cells.get(id)!);
  const window = windowRound(round.flatMap(({ id }) => cells.get(id)?.frame ?? []));
  const seen = seenIn(window);
  const toPicture = ({ x, y, w, h }: Frame): Frame => ({
    x: (x - seen.x) * window.scale,
    y: (y - seen.y) * window.scale,
    w: w * window.scale,
    h: h * window.scale,
  });
  const spots = marks.map(({ place, choices }): Spot => {
    const { name, frame } = cells.get(place.id)!;
    const { x, y, w, h } = toPicture(name);
    return { frame: toPicture(frame), choices, name: { words: place.name[locale], at: [x + w / 2, y + h / 2] } };
  });
  const eyes = eyesOf(view, locale, window.scale);
  const busy = placesOf(view, eyes).flatMap((place) => roomOf(place, eyes, seen).map(toPicture));
  const { nodes, key } = labelled(spots, choices, { within: window.frame, busy });
  const rings = [
    ...chosen.filter(({ id }) => !marks.some(({ place }) => place.id === id)).flatMap(chosenRing),
    ...marks.map(({ place: { id } }) => litFrame(inset(cells.get(id)!.frame, 3), `choose:${id}`)),
  ];
  const isSaid = (place: Region, all: readonly number[]) => all.some((n) => choices[n]!.label === place.name[locale]);
  const marked = {
    rings,
    named: new Set(marks.flatMap(({ place, choices }) => (isSaid(place, choices) ? [place.id] : []))),
  };
  const { h } = window.frame;
  const scene: Scene = {
    width: 1200,
    height: Math.ceil(h + (key?.h ?? 0)),
    ground: paper,
    lang: locale,
    nodes: [...mapWindow(view, look, window, marked), group(nodes, { tag: 'choices' }), ...below(key, h)],
  };
  const places = chosen.map(({ id }) => placeName(id, locale));
  const more =
    marks.length > 0 && places.length > 0 ? [say('alt.question-chosen', locale, { places: list(places, locale) })] : [];
  const where = placeName(shown[0]!.id, locale);
  return { scene, alt: choicesAlt(headOf(choices, where, locale), choices, more, locale) };
}

const headOf = (choices: readonly Choice[], where: string, locale: Locale): string =>
  choices.length > 0
    ? say('alt.question', locale, { n: choices.length, where })
    : say('alt.question-at', locale, { where });

const chosenRing = ({ id }: Region): Node[] => {
  const frame = inset(cells.get(id)!.frame, 3);
  return [
    { ...rect(frame, { stroke: CHOSEN.outer, radius: 14 }), tag: `chosen:${id}` },
    rect(frame, { stroke: CHOSEN.inner, radius: 14 }),
  ];
};

/** A window round these, as large as they leave room for; all of the map where they lie all over it. */
function windowRound(frames: readonly Frame[]): Window {
  const { x, y, w, h } = frameRound(frames);
  const room = { w: Math.min(MAP.w, w + 2 * MARGIN), h: Math.min(MAP.h - CROP, h + 2 * MARGIN) };
  const scale = Math.max(1, Math.min(MOST_SCALE, 1200 / room.w, MOST_HEIGHT / room.h));
  const high = Math.max(LEAST_HEIGHT, Math.ceil(room.h * scale));
  return { frame: { x: 0, y: 0, w: 1200, h: high }, scale, centre: [x + w / 2, y + h / 2] };
}
