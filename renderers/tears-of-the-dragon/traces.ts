import type { Locale } from '#core/text';
import { seas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { coveredBy } from '../boxes.ts';
import type { Now } from '../pictures.ts';
import { type Frame, group, type Node, type Point, put, type Sprite } from '../scene.ts';
import { ghostAt } from '../ways.ts';
import { lead, roomBeside } from './beside.ts';
import { type FightTold, fateIn, fightIn } from './fight-told.ts';
import { cells, within } from './geography.ts';
import { askedPlaces, foeGoals, goal, goalRoom, goalsOf } from './goals.ts';
import { seatOf } from './hurt-parts.ts';
import { changedPlaces, type March, marchesOf } from './last-action.ts';
import { ON_LEDGER } from './ledger.ts';
import { aimedNow, targetsOf } from './meant.ts';
import { shortName } from './names.ts';
import { EARLIER, nameTag } from './plate-frame.ts';
import { isTray, plateOf } from './plates.ts';
import type { Spots } from './spots.ts';
import { endsOf, listOf, namedIn, type Told, toldIn, whereOf } from './told.ts';
import { charm, earlierWay, halo, pointer, wayNode } from './trace-marks.ts';
import { stepsOf, trailOf } from './trails.ts';
import { type DrawnWay, wayNumbers, wayTags } from './way-tags.ts';

/**
 * What just happened, on the map. The last deed is loud in gold: its way, a light under its place, and a plate that says what came of it. The ways of
 * earlier deeds of the stretch are faint. Where somebody is asked to go somewhere, lime targets lie on the places.
 */

/** What is drawn of it, and where no name may stand. */
export interface Traces {
  /** Under the names and the pieces. */
  below: Node[];
  /** Over the names and under the pieces. */
  between: Node[];
  /** Over them. */
  above: Node[];
  rooms: Frame[];
  /** Where none should stand. */
  ways: Frame[];
}

/** What of the map is seen, what is drawn there already, and who stands as a ghost where a march began. */
export interface Around {
  seen: Frame;
  /** Rooms of pieces. */
  rooms: readonly Frame[];
  ghost(march: March): Sprite | undefined;
  /** Where names stand without what is told: those of targets, and all others. */
  names(): { firm: readonly Frame[]; loose: readonly Frame[] };
  /** Where marked pieces stand, by place. */
  spots: ReadonlyMap<string, Spots>;
  locale: Locale;
  /** The numbers of rows, by what they tell. */
  numbers?: ReadonlyMap<Told, number>;
}

/** More would hide the map. */
const MOST_WAYS = 4;
const MOST_EARLIER = 3;
const GHOST = 0.85;

export function tracesOf(view: View, now: Now, around: Around): Traces {
  // Rolls that belong to no place are on the band: the last deed that has one is drawn whole, though they came after it.
  const all = toldIn(now).filter(({ type }) => view.battle !== null || !isTray(type));
  const last = all.at(-1);
  const fight = view.battle ? undefined : fightIn(now, view);
  const marches = marchesOf(all);
  // What went on where an earlier leg ended is one way with it.
  const loud = last && marchesOf([last]).length > 0 ? marches.at(-1) : undefined;
  const flights = [...flightsOf(fight), ...flightsIn(all.filter((one) => !fight?.deeds.has(one)))];
  const faint = [...marches.filter((march) => march !== loud).slice(1 - MOST_WAYS), ...flights];
  const isSeenAt = (id: string) => within(boxed(cells.get(id)!.at), around.seen);
  const at = last && whereOf(last, view, now);
  const isHere = at !== undefined && isSeenAt(at);
  const ghosts = loud ? ghostsOf(loud, around) : [];
  const piece = at === undefined ? undefined : spotAt(at, around);
  const trail = loud ? trailOf(loud, { ghost: ghosts[0]?.middle, piece: spotAt(loud.way.at(-1)!, around) }) : [];
  const spells = last && isHere ? charms(last, { from: at, view, asked: now.asked }, around) : [];
  const goals = goalsOf(view, now.asked).filter(({ id }) => isSeenAt(id));
  const foes = foeGoals(now.asked, around.spots).filter(({ room }) => within(room, around.seen));
  const beside = { ...around, rooms: [...around.rooms, ...goals.map(goalRoom), ...foes.map(({ room }) => room)] };
  const called =
    isHere && piece && last?.type === 'activated'
      ? pointer(piece, calledTag(last, around), besideNames(beside))
      : undefined;
  const faintTrails = faint.map((march) => trailOf(march));
  const steps = [...stepsOf(trail), ...faintTrails.flatMap(stepsOf), ...spells.flatMap((one) => one.steps)];
  const lying = { ...beside, steps, rooms: [...beside.rooms, ...(called?.frames ?? [])] };
  const plate = last && plated(last, view, { at: isHere ? at : undefined, piece }, lying);
  const drawn: DrawnWay[] = [
    ...faint.map((march, n) => ({ march, trail: faintTrails[n]! })),
    ...(loud ? [{ march: loud, trail, isLoud: true }] : []),
  ];
  const besides = [...lying.rooms, ...ghosts.map(({ frame }) => frame), ...(plate ? [plate.frame] : [])];
  const counted = wayNumbers(drawn, around.numbers, { ...lying, rooms: besides, firm: lying.rooms });
  const named = wayTags(drawn, { ...lying, rooms: [...besides, ...counted.map(({ frame }) => frame)] });
  // Beside the page of a battle there is no room for more.
  const earlier = earlierPlates(
    view.battle ? [] : all,
    { view, now, told: fight?.deeds },
    {
      ...lying,
      rooms: [...lying.rooms, ...(plate ? [plate.frame] : []), ...[...named, ...counted].map(({ frame }) => frame)],
    },
  );
  const asked = view.battle ? [] : askedPlaces(now.asked).filter(isSeenAt);
  const quiet = new Set([...changedPlaces(now), ...earlier.map((one) => one.at)]);
  const pale = [...quiet].filter((id) => id !== at && !asked.includes(id) && isSeenAt(id));
  return {
    below: [
      ...pale.map((id) => halo(id, 'pale')),
      ...(isHere && !asked.includes(at) ? [halo(at, piece && !isOfPlace(last!) ? 'soft' : 'loud')] : []),
      ...asked.map((id) => halo(id, 'asked')),
      ...faint.map((march, n) => earlierWay(march, faintTrails[n]!)),
      ...earlier.flatMap(({ way }) => way),
      ...(plate ? plate.way : []),
    ],
    between: loud ? [...ghosts.map(({ node }) => node), wayNode(loud, trail)] : [],
    above: [
      ...(called ? [called.node] : []),
      ...spells.map(({ node }) => node),
      ...[...goals.map(goal), ...foes.map(({ node }) => node)],
      ...earlier.map(({ node }) => node),
      ...named.map(({ node }) => node),
      ...counted.map(({ node }) => node),
      ...(plate ? [plate.node] : []),
    ],
    rooms: [
      ...[...ghosts, ...earlier, ...named, ...counted, ...(plate ? [plate] : [])].map(({ frame }) => frame),
      ...(called?.frames ?? []),
      ...spells.flatMap((one) => one.steps),
      // On land they lie on houses; names of seas make way for them.
      ...goals.filter(({ id }) => seas.has(id)).map(goalRoom),
    ],
    ways: [...stepsOf(trail).slice(1, -1), ...faintTrails.flatMap(stepsOf)],
  };
}

/** Ways of those who left a battle without being asked: driven off by Terror, or fled from a casualty roll. */
const flightsOf = (fight: FightTold | undefined): March[] =>
  fight?.at === undefined
    ? []
    : fight.sides.flatMap(({ seat, people, driven, drivenTo }) =>
        [...new Set([...(driven > 0 ? [drivenTo] : []), ...people.map(({ to }) => to)])].flatMap((to) =>
          to === undefined ? [] : [{ seat, pieces: [], way: [fight.at!, to], afloat: false }],
        ),
      );

/** Ways of those who fled from danger elsewhere than in a battle. */
const flightsIn = (deeds: readonly Told[]): March[] =>
  deeds.flatMap((deed) => {
    const [at] = endsOf(deed);
    return listOf(deed.shown.came).flatMap((one) => {
      const fate = fateIn(one);
      if (fate?.to === undefined || at === undefined || at === fate.to) return [];
      return [{ seat: seatOf(fate.face), pieces: [fate.face], way: [at, fate.to], afloat: false, legs: [deed] }];
    });
  });

/** Deeds of which many are told at once, alike: each has a ring and no plate. */
const ALIKE: ReadonlySet<string> = new Set(['counter-placed', 'deployed', 'spells-chosen', 'stationed']);

/** Deeds before the last that have places of their own: small plates with a quiet edge. */
function earlierPlates(
  deeds: readonly Told[],
  { view, now, told }: { view: View; now: Now; told: ReadonlySet<Told> | undefined },
  around: LyingThere,
): Plated[] {
  const found: Plated[] = [];
  const signed = new Set<string>();
  for (const [n, deed] of deeds.toReversed().entries()) {
    if (found.length >= MOST_EARLIER) break;
    const at = told?.has(deed) || ALIKE.has(deed.type) ? undefined : whereOf(deed, view, now);
    if (at === undefined || marchesOf([deed]).length > 0 || !within(boxed(cells.get(at)!.at), around.seen)) continue;
    // The same done once more at a place has one sign.
    const kind = `${deed.type} ${at} ${namedIn(deed.shown.spell)}`;
    if (signed.has(kind)) continue;
    signed.add(kind);
    // The last of all has its own sign.
    if (n === 0) continue;
    const sprite = plateOf(deed, view, { locale: around.locale, isEarlier: true });
    if (!sprite) continue;
    const size = { w: sprite.w, h: sprite.h };
    const frame = AT_GATES.has(deed.type) ? gateOf(at, size) : roomBeside(at, size, { ...around, isNear: true });
    // It tells what is over: neither what stands nor an arrow is covered by it.
    if (!within(frame, around.seen) || coveredBy(frame, [...around.rooms, ...around.steps]) > 0) continue;
    around = { ...around, rooms: [...around.rooms, frame] };
    const node = group([put(sprite, frame.x, frame.y)], { tag: `earlier:${deed.type}` });
    found.push({ node, way: lead(frame, at, undefined, EARLIER), frame, at });
  }
  return found;
}

/** Deeds of gates: their sign hangs on the wall of their own castle. */
const AT_GATES: ReadonlySet<string> = new Set(['went-inside', 'stood-outside', 'gates-shut', 'gates-opened']);

/** At the left end of the walls, beside those who stand before them. */
function gateOf(id: string, { w, h }: { w: number; h: number }): Frame {
  const { at, inside } = cells.get(id)!;
  const [x, y] = at;
  return { x: (inside?.x ?? x) - w + 4, y: y - 60 - h / 2, w, h };
}

/** What a name on a stem lies beside: names of targets never make way for it. */
function besideNames({ rooms, seen, names }: Around): Parameters<typeof pointer>[2] {
  const { firm, loose } = names();
  return { rooms: [...rooms, ...firm], names: loose, seen };
}

/** The name of who was called to act. */
const calledTag = ({ shown }: Told, { locale }: Around): Sprite =>
  nameTag(shortName(namedIn(shown.piece) ?? '', locale));

/** Deeds that changed a place and not only who stands there. */
const OF_PLACES: ReadonlySet<string> = new Set([
  'battle-joined',
  'battle-over',
  'blows',
  'castle-fell',
  'castle-occupied',
  'knowledge-found',
  'losses-borne',
  'ruin-known',
  'ruin-searched',
]);
const isOfPlace = ({ type }: Told): boolean => OF_PLACES.has(type);

/** Where in a place the piece stands that has done what is told, or is asked about; undefined where nobody is marked. */
const spotAt = (id: string, { spots }: Around): Point | undefined => {
  const found = spots.get(id);
  return found?.done[0] ?? found?.asked[0];
};

const boxed = ([x, y]: Point): Frame => ({ x, y, w: 1, h: 1 });

/** Who went stands faintly where he came from, if that is free: the old place is hollow. */
function ghostsOf(march: March, { ghost }: Around): { node: Node; frame: Frame; middle: Point }[] {
  const who = ghost(march);
  const cell = cells.get(march.way[0]!);
  if (!who || !cell) return [];
  const [x, y] = [cell.slot.x + cell.slot.w / 2, cell.slot.y + cell.slot.h / 2];
  const [w, h] = [who.w * GHOST, who.h * GHOST];
  const frame = { x: x - w / 2, y: y - h / 2, w, h };
  return [{ node: ghostAt(who, [x, y], GHOST), frame, middle: [x, y] }];
}

/** Spells on their way from their caster to whoever they fell upon elsewhere, and what those ways cover. */
function charms(
  last: Told,
  { from, view, asked }: { from: string; view: View; asked: Now['asked'] },
  around: Around,
): { node: Node; steps: Frame[] }[] {
  const spell = namedIn(last.shown.spell);
  const [ax, ay] = spotAt(from, around) ?? cells.get(from)!.at;
  const targets = [...targetsOf(last), ...aimedNow(last, view, asked)];
  return [...new Set(targets.map(({ at }) => at))].flatMap((at) => {
    if (spell === undefined || at === undefined || at === from || !within(boxed(cells.get(at)!.at), around.seen))
      return [];
    const [bx, by] = spotAt(at, around) ?? cells.get(at)!.at;
    const steps = [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => ({
      x: ax + (bx - ax) * t - 16,
      y: ay + (by - ay) * t - 16,
      w: 32,
      h: 32,
    }));
    return [{ node: charm([ax, ay], [bx, by], spell), steps }];
  });
}

interface Placed {
  at: string | undefined;
  /** The piece there that did it. */
  piece: Point | undefined;
}

type LyingThere = Around & { steps: readonly Frame[] };
interface Plated {
  at: string;
  node: Node;
  way: Node[];
  frame: Frame;
}

/** The signs of the last deed where they cover the least; a battle's are on its own page. */
function plated(last: Told, view: View, { at, piece }: Placed, around: LyingThere): Plated | undefined {
  if (at === undefined || (view.battle && (ON_LEDGER.has(last.type) || last.type === 'battle-joined')))
    return undefined;
  const sprite = plateOf(last, view, { locale: around.locale });
  if (!sprite) return undefined;
  const frame = roomBeside(at, { w: sprite.w, h: sprite.h }, { ...around, isNear: true });
  // Its row tells it as well: neither what stands nor an arrow is covered by its sign.
  if (!within(frame, around.seen) || coveredBy(frame, [...around.rooms, ...around.steps]) > 0) return undefined;
  const node = group([put(sprite, frame.x, frame.y)], { tag: `sign:${last.type}` });
  return { at, node, way: lead(frame, at, isOfPlace(last) ? undefined : piece), frame };
}
