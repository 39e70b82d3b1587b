import { type Locale, locales } from '#core/text';
import type { PlaceView, StackView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { column, row } from '../boxes.ts';
import { rows } from '../panels.ts';
import type { Now } from '../pictures.ts';
import { type Node, put, type Sprite } from '../scene.ts';
import { ink } from '../theme.ts';
import { arms } from './arms.ts';
import { type Card, ROOM, SIDE, STILL } from './card-lines.ts';
import { joined, saidPart } from './deed-parts.ts';
import { WHOLE } from './fixed-names.ts';
import { cells } from './geography.ts';
import { askedPlaces } from './goals.ts';
import { cagedPart, fitted } from './hurt-parts.ts';
import { changedPlaces } from './last-action.ts';
import { foePlaces } from './meant.ts';
import { type Kin, kin, placeName, shortName } from './names.ts';
import { CROWD, token } from './pieces.ts';
import { type Eyes, eyesOf, placePieces } from './places.ts';
import { isSetUp } from './set-up-rows.ts';
import { say } from './text.ts';
import { toldIn } from './told.ts';
import { isOffMap } from './tray-parts.ts';
import { whereOf } from './where.ts';

/** Who stands where the map has no room for everybody: a row on paper for each such place that the picture is about. */

/** More of which the picture is would push the map out of sight. */
const MOST = 4;
/** The arms before those of a side. */
const ARMS = 38;

/** A card for each crowd that hides somebody, those that matter most first: the same in every language, so no words tell more than others. */
export function crowdCards(view: View, now: Now): (locale: Locale) => Card[] {
  const crowds = isToldOtherwise(view, now) ? [] : crowdsIn(view, now, eyesOf(view, locales[0]!, 1, now));
  return (locale) =>
    crowds.map(({ place, isExtra }) => {
      const inside = rowOf(place, locale);
      const scale = Math.min(1, (STILL * WIDE) / inside.w);
      return { inside, isNew: false, isStill: true, isExtra, scale, tag: `crowd:${place.id}` };
    });
}

/** A battle has everybody in its lines, and rows of a set-up tell where everybody came to stand. */
const isToldOtherwise = (view: View, now: Now): boolean =>
  view.battle !== null ||
  view.placement !== null ||
  view.winner !== null ||
  (isSetUp(view) && now.events.some(({ type }) => type === 'counter-placed' || type === 'deployed'));

interface Crowd {
  place: PlaceView;
  /** The picture is about other places: it is named where there is room. */
  isExtra: boolean;
}

/** The places that hide somebody: of which the picture is, then all others, those of who has acted first, people before units alone, and the largest before others. */
function crowdsIn(view: View, now: Now, eyes: Eyes): Crowd[] {
  const about = new Set(aboutIn(view, now, eyes));
  const hiding = view.places.filter((place) => hides(place, eyes));
  const told = [...about].flatMap((id) => hiding.find((one) => one.id === id) ?? []).slice(0, MOST);
  const others = hiding
    .filter((one) => !told.includes(one))
    .toSorted((a, b) => Number(hasActed(b)) - Number(hasActed(a)) || byPeople(a, b) || sizeOf(b) - sizeOf(a));
  return [...told.map((place) => ({ place, isExtra: false })), ...others.map((place) => ({ place, isExtra: true }))];
}

const hasActed = ({ stacks }: PlaceView): boolean => stacks.some(({ pieces }) => pieces.some(({ spent }) => spent));
const byPeople = (a: PlaceView, b: PlaceView): number => Number(hasPeople(b)) - Number(hasPeople(a));
const sizeOf = ({ stacks }: PlaceView): number => stacks.reduce((sum, { pieces }) => sum + pieces.length, 0);

/** The places of the question and the last deed, besieged ones, then those of other deeds. */
function aboutIn(view: View, now: Now, eyes: Eyes): string[] {
  const last = toldIn(now).findLast((one) => !isOffMap(one));
  const at = last && whereOf(last, view, now);
  const meant = (who: 'person' | 'unit') =>
    view.places.filter((place) => isMeant(place, who, eyes)).map(({ id }) => id);
  const besieged = view.places.filter((place) => place.besieged).map(({ id }) => id);
  return [
    ...askedPlaces(now.asked),
    ...now.asked.flatMap(foePlaces),
    ...(at === undefined ? [] : [at]),
    ...meant('person'),
    ...meant('unit'),
    ...besieged,
    ...changedPlaces(now),
  ];
}

/** Whether a person, or a unit, is asked about there. */
const isMeant = ({ id, stacks }: PlaceView, who: 'person' | 'unit', { marks }: Eyes): boolean =>
  stacks.some(({ pieces }) =>
    pieces.some((piece) => (piece.kind === 'unit') === (who === 'unit') && marks(piece, id) !== undefined),
  );

/** Whether a place is drawn with people or units who cannot be told, or so small that they are not read. */
const hides = (place: PlaceView, eyes: Eyes): boolean =>
  cells.has(place.id) &&
  place.stacks.length > 0 &&
  placePieces(place, eyes, WHOLE).some((one) => isCrowd(one) || isTiny(one));
const isTiny = (node: Node): boolean => node.kind === 'group' && (node.scale ?? 1) < READ;
/** Below this scale figures are under seven pixels on a phone. */
const READ = 0.72;

const hasPeople = ({ stacks }: PlaceView): boolean =>
  stacks.some(({ pieces }) => pieces.some(({ kind, box }) => kind !== 'unit' && box === undefined));

const isCrowd = (node: Node): boolean => node.kind === 'group' && (node.tag === CROWD || node.nodes.some(isCrowd));

/** The place, and of each side its people by name and its units by their counters: side by side, else each on its own line. */
function rowOf({ id, stacks, trapped }: PlaceView, locale: Locale): Sprite {
  const title = onPaper(say('crowd.at', locale, { place: placeName(id, locale) }));
  const caught = trapped.map(({ face }) => joined([cagedPart(face, locale), onPaper(shortName(face, locale))], 3));
  const free = stacks.filter(({ pieces }) => pieces.length > 0).map((stack) => stackParts(stack, locale));
  const of = caught.length > 0 ? [...free, caught] : free;
  const beside = row([title, ...of.flat()], { gap: GAP });
  if (beside.w <= WIDE) return beside;
  const lines = of.map((parts) => rows(parts, WIDE - title.w - GAP, 'left', GAP));
  const all = column(lines, { gap: 4 });
  const first = (lines[0]!.h - title.h) / 2;
  return { ...all, w: all.w + title.w + GAP, nodes: [put(title, 0, first), put(all, title.w + GAP, 0)] };
}
/** A row is smaller rather than on two lines. */
const WIDE = (ROOM - 2 * SIDE) / STILL;
const GAP = 9;

function stackParts({ seat, pieces }: StackView, locale: Locale): Sprite[] {
  const open = kin(pieces.filter(({ box }) => box === undefined));
  const people = open.filter(({ kind }) => kind !== 'unit');
  const parts = [
    ...people.map((one) => joined([fitted(token(one, locale)), onPaper(shortName(one.face, locale))], 3)),
    ...open.filter(({ kind }) => kind === 'unit').map((one) => unitsPart(one, locale)),
  ];
  // The arms are never alone at the end of a line.
  const [first, ...rest] = parts;
  return first ? [joined([arms(seat, ARMS), first], 6), ...rest] : [];
}

/** A counter, and how many of it there are: its own number would be too small on a phone. */
function unitsPart(one: Kin, locale: Locale): Sprite {
  const counter = fitted(token({ ...one, count: 1 }, locale));
  return one.count > 1 ? joined([counter, onPaper(`×${one.count}`)], 3) : counter;
}

const onPaper = (text: string): Sprite => saidPart(text, ink);
