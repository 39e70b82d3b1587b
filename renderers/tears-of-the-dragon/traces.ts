import { seas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import type { Frame, Node, Point, Sprite } from '../scene.ts';
import { ghostAt } from '../ways.ts';
import type { Around } from './around.ts';
import { type FightTold, fateIn, fightIn, inOrder } from './fight-told.ts';
import { cells, isSeen, within } from './geography.ts';
import { askedPlaces, foeGoals, goal, goalRoom, goalsOf, leftBehind } from './goals.ts';
import { seatOf } from './hurt-parts.ts';
import { changedPlaces, type March, marchesOf } from './last-action.ts';
import { aimedNow, targetsOf } from './meant.ts';
import { shortName } from './names.ts';
import { earlierPlates, isOfPlace, plated } from './place-plates.ts';
import { nameTag } from './plate-frame.ts';
import { isDoneByAll, isSetUp } from './set-up-rows.ts';
import { doerOf, endsOf, listOf, namedIn, type Told, toldIn } from './told.ts';
import { charm, earlierWay, halo, pointer, wayNode } from './trace-marks.ts';
import { headOf, stepsOf, trailOf } from './trails.ts';
import { isOffMap } from './tray-parts.ts';
import { type DrawnWay, type PlacedNumber, placeNumbers, wayNumbers, wayTags } from './way-tags.ts';
import { placeOf, whereOf } from './where.ts';

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

/** More would hide the map. */
const MOST_WAYS = 4;
const GHOST = 0.85;

export function tracesOf(view: View, now: Now, around: Around): Traces {
  // Rolls that belong to no place are on the band: the last deed that has one is drawn whole, though they came after it.
  const all = toldIn(now).filter((one) => view.battle !== null || !isOffMap(one));
  // In a set-up the same was done almost everywhere: no place is louder than others.
  const last = isSetUp(view) ? all.findLast((one) => !isDoneByAll(one)) : all.at(-1);
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
  const { firm: targets, loose } = around.names();
  const steps = [...stepsOf(trail), ...faintTrails.flatMap(stepsOf), ...spells.flatMap((one) => one.steps)];
  const lying = { ...beside, steps, rooms: [...beside.rooms, ...(called?.frames ?? [])] };
  const signed = { ...lying, rooms: [...lying.rooms, ...targets] };
  // Where its sign has no room beside all names, those that are no targets make way.
  const plate =
    last &&
    [{ ...signed, rooms: [...signed.rooms, ...loose] }, signed]
      .map((one) => plated(last, view, { at: isHere ? at : undefined, piece }, one))
      .find((one) => one !== undefined);
  const drawn: DrawnWay[] = [
    ...faint.map((march, n) => ({ march, trail: faintTrails[n]! })),
    ...(loud ? [{ march: loud, trail, isLoud: true }] : []),
  ];
  const besides = [...lying.rooms, ...ghosts.map(({ frame }) => frame), ...(plate ? [plate.frame] : [])];
  const firm = { pieces: beside.rooms, signs: around.signs, targets: [...targets, ...(called?.frames ?? [])] };
  const counted = wayNumbers(drawn, around.numbers, { ...lying, ...firm, rooms: [...besides, ...loose] });
  const onWays = new Set([...counted.map(({ n }) => n!), ...(plate?.n === undefined ? [] : [plate.n])]);
  const rooms = [...besides, ...counted.map(({ frame }) => frame)];
  const named = wayTags(drawn, { ...lying, rooms, drawn: onWays });
  // Beside the page of a battle there is no room for more.
  const earlier = earlierPlates(
    view.battle || isSetUp(view) ? [] : all,
    { view, now, told: fight?.deeds, drawn: new Set([...onWays, ...named.map(({ n }) => n)]) },
    {
      ...lying,
      rooms: [
        ...signed.rooms,
        ...loose,
        ...(plate ? [plate.frame] : []),
        ...[...named, ...counted].map(({ frame }) => frame),
      ],
    },
  );
  const taken = [...besides, ...[...named, ...counted, ...earlier].map(({ frame }) => frame)];
  const shown = new Set([...onWays, ...[...named, ...earlier].map(({ n }) => n)]);
  const left = numbersLeft(all, { view, now, last, shown }, around);
  const numbered = placeNumbers(left, { ...lying, ...firm, rooms: [...taken, ...loose] });
  const asked = view.battle ? [] : [...askedPlaces(now.asked), ...leftBehind(view, now)].filter(isSeenAt);
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
      ...[...counted, ...numbered].map(({ node }) => node),
      ...(plate ? [plate.node] : []),
    ],
    rooms: [
      ...[...ghosts, ...earlier, ...named, ...counted, ...numbered, ...(plate ? [plate] : [])].map(
        ({ frame }) => frame,
      ),
      ...(called?.frames ?? []),
      ...spells.flatMap((one) => one.steps),
      ...headOf(trail),
      // On land they lie on houses; names of seas make way for them.
      ...goals.filter(({ id }) => seas.has(id)).map(goalRoom),
    ],
    ways: [...stepsOf(trail).slice(1, -1), ...faintTrails.flatMap(stepsOf)],
  };
}

/** What numbers are looked for in, and which are drawn already. */
interface Left {
  view: View;
  now: Now;
  last: Told | undefined;
  shown: ReadonlySet<number | undefined>;
}

/** The numbers of rows that stand nowhere on the map yet, each at the place of what its row tells last. */
function numbersLeft(
  all: readonly Told[],
  { view, now, last, shown }: Left,
  { numbers, seen }: Around,
): PlacedNumber[] {
  const order = inOrder(now);
  const found = new Map<number, PlacedNumber>();
  for (const told of all) {
    const n = numbers?.get(told);
    const at = n === undefined || shown.has(n) ? undefined : placeOf(told, view, order);
    if (n === undefined || at === undefined || !isSeen(cells.get(at)!, seen)) continue;
    found.set(n, { n, at, seat: doerOf(told, view) ?? 0, isNew: told === last });
  }
  return [...found.values()].toSorted((a, b) => a.n - b.n);
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

/** What a name on a stem lies beside: names of targets never make way for it. */
function besideNames({ rooms, seen, names }: Around): Parameters<typeof pointer>[2] {
  const { firm, loose } = names();
  return { rooms: [...rooms, ...firm], names: loose, seen };
}

/** The name of who was called to act. */
const calledTag = ({ shown }: Told, { locale }: Around): Sprite =>
  nameTag(shortName(namedIn(shown.piece) ?? '', locale));

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
