import type { Locale } from '#core/text';
import type { SeatId, Viewer } from '#core/types';
import { areas } from '#games/tears-of-the-dragon/printed/content';
import type { PieceView, PlaceView, StackView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { pack } from '../panels.ts';
import type { Now } from '../pictures.ts';
import {
  disc,
  type Frame,
  type Group,
  group,
  line,
  type Node,
  type Point,
  path,
  rect,
  type Sprite,
  stroke,
} from '../scene.ts';
import { alarm, ink, paperLight, seatLook } from '../theme.ts';
import { cage } from '../tokens.ts';
import { bannersAt } from './castle.ts';
import { type Cell, cells } from './geography.ts';
import { type Marks, marksOf } from './meant.ts';
import type { Kin } from './names.ts';
import { type Detail, fleet, garrison, markedTokens, trappedTokens } from './pieces.ts';
import { countedGhosts, ghost, ghosts, type Planned, planned } from './placement.ts';

/** What stands at the places now, drawn over the map: each place only within its own cell. */

export interface Eyes {
  locale: Locale;
  viewer: Viewer;
  planned: readonly Planned[];
  /** How large the map is drawn; 1 on the whole board. */
  scale: number;
  marks: Marks;
  /** Where a battle is on: its lines show everybody, so that few large pieces stand there. */
  battle?: string;
}

/** Who looks at a view, in which language, how closely, what he means to place, and who is marked now. */
export const eyesOf = (view: View, locale: Locale, scale = 1, now?: Now): Eyes => ({
  locale,
  viewer: view.viewer,
  planned: planned(view),
  scale,
  marks: marksOf(view, now),
  ...(view.battle && { battle: view.battle.at }),
});

/** The places of a view and those where the viewer means to place something. */
export function placesOf(view: View, { planned }: Eyes): PlaceView[] {
  const known = new Set(view.places.map(({ id }) => id));
  const more = [...new Set(planned.map(({ at }) => at))].filter((id) => !known.has(id));
  return [...view.places, ...more.map((id) => ({ id, stacks: [], trapped: [] }))];
}

/** Whose banners fly over a castle, and that it is besieged: below the pieces of all places. */
export function placeBanners(place: PlaceView): Node[] {
  const cell = cells.get(place.id);
  return cell ? castleSigns(place, cell) : [];
}

/** The pieces of one place, moved into what is seen of the map; nothing for ids that the map does not know. */
export function placePieces(place: PlaceView, eyes: Eyes, seen: Frame): Node[] {
  const cell = cells.get(place.id);
  if (!cell) return [];
  const rooms = { ...cell, ...roomsIn(cell, seen) };
  return [...inside(place, rooms, eyes), ...outside(place, rooms, eyes)];
}

/** A room moved so far that a window shows it whole. */
const inSight = (room: Frame, seen: Frame): Frame => ({
  ...room,
  x: Math.max(seen.x + EDGE, Math.min(seen.x + seen.w - room.w - EDGE, room.x)),
  y: Math.max(seen.y + EDGE, Math.min(seen.y + seen.h - room.h - EDGE, room.y)),
});
/** What the frame of a window covers. */
const EDGE = 10;

/** The rooms of a cell in a window: what is moved before the wall of its castle stands beside it. */
function roomsIn(cell: Cell, seen: Frame): Pick<Cell, 'slot' | 'inside'> {
  const slot = inSight(cell.slot, seen);
  if (!cell.inside) return { slot };
  const inside = inSight(cell.inside, seen);
  if (slot.y >= inside.y + inside.h || slot.y + slot.h <= inside.y) return { slot, inside };
  const right = inside.x + inside.w + 4;
  return { slot: { ...slot, x: right + slot.w < seen.x + seen.w - EDGE ? right : inside.x - 4 - slot.w }, inside };
}

/** The rooms in which something stands. */
export function roomOf(place: PlaceView, eyes: Eyes, seen: Frame): Frame[] {
  const cell = cells.get(place.id);
  if (!cell) return [];
  const within = cell.inside !== undefined;
  const plan = plannedAt(place.id, eyes).length > 0;
  const out = place.stacks.some((stack) => !(stack.inside && within)) || place.trapped.length > 0 || plan;
  const rooms = roomsIn(cell, seen);
  return [...(out ? [rooms.slot] : []), ...(rooms.inside ? [rooms.inside] : [])];
}

const tagged = (sprite: Sprite, tag: string): Sprite => ({ ...sprite, nodes: [group(sprite.nodes, { tag })] });

type Token = Sprite | '|';

/** A room with space for collars: away from the name beside it, which they would touch. */
const roomFor = (frame: Frame, where: 'inside' | 'outside', isMarked: boolean): Frame =>
  !isMarked
    ? frame
    : where === 'inside'
      ? { ...frame, y: frame.y - 4, h: frame.h - 6 }
      : { ...frame, y: frame.y + 7, h: frame.h - 5 };

const hasMark = (stacks: readonly StackView[], { id }: PlaceView, { marks }: Eyes): boolean =>
  stacks.some(({ pieces }) => pieces.some((piece) => marks(piece, id) !== undefined));

/** Below these scales figures cannot be read on a phone, and what stands there is drawn less closely. */
const LEGIBLE = { plan: 0.86, order: 0.6, full: 0.82, short: 0.82, least: 0.82, close: 0.82 };

const isFew = (detail: Detail): boolean => detail !== 'full' && detail !== 'short';

/** What stands in one room: stacks, what else, and what the viewer plans there. */
interface Room {
  frame: Frame;
  stacks: readonly StackView[];
  tokensOf(details: readonly Detail[]): Token[];
  plan: readonly Planned[];
}

/** Stacks in a room, each as closely as it can be drawn legibly: the plan gives way first, then the largest stack. */
function crowd({ frame, stacks, tokensOf, plan }: Room, place: PlaceView, eyes: Eyes): Group {
  const { locale, viewer } = eyes;
  const scale = place.id === eyes.battle ? Math.min(1, eyes.scale) : eyes.scale;
  const details = stacks.map((): Detail => 'full');
  const scaleOf = (packed: Group) => packed.scale ?? 1;
  const tag = `plan:${place.id}`;
  let veiled = plan.map((one) => tagged(ghost(one, locale), tag));
  const packed = () => pack([...tokensOf(details), ...veiled], frame);
  let best = packed();
  const tryNow = () => {
    const next = packed();
    if (scaleOf(next) > scaleOf(best)) best = next;
  };
  if (scaleOf(best) * scale < LEGIBLE.plan && plan.length > 0 && viewer !== 'spectator') {
    veiled = [tagged(ghosts(plan, viewer), tag)];
    if (scaleOf(packed()) * scale < LEGIBLE.order) veiled = [tagged(countedGhosts(plan, viewer), tag)];
    // One is better than many also where it is no larger.
    if (scaleOf(packed()) >= scaleOf(best) * 0.98) best = packed();
  }
  for (const [from, to] of [
    ['full', 'short'],
    ['short', 'least'],
    ['least', 'close'],
    ['close', 'sum'],
  ] as const) {
    while (scaleOf(best) * scale < LEGIBLE[from]) {
      const left = details.flatMap((detail, n) => (detail === from ? [n] : []));
      if (left.length === 0) break;
      const largest = left.reduce((a, b) => (stacks[b]!.pieces.length > stacks[a]!.pieces.length ? b : a));
      details[largest] = to;
      tryNow();
    }
  }
  return best;
}

const plannedAt = (id: string, { planned }: Eyes): Planned[] => planned.filter(({ at }) => at === id);

function inside(place: PlaceView, cell: Cell, eyes: Eyes): Node[] {
  if (!cell.inside) return [];
  const stacks = place.stacks.filter((stack) => stack.inside);
  const plan = place.controller === eyes.viewer ? plannedAt(place.id, eyes) : [];
  const tokensOf = (details: readonly Detail[]) =>
    stacks.flatMap((stack, n) => stackAt(place, stack, eyes, details[n]!));
  if (stacks.length + plan.length > 0) {
    const frame = roomFor(cell.inside, 'inside', hasMark(stacks, place, eyes));
    return [crowd({ frame, stacks, tokensOf, plan }, place, eyes)];
  }
  const strength = areas.get(place.id)?.castleStrength;
  if (place.garrison && place.controller !== undefined && strength !== undefined)
    return [
      pack([tagged(garrison(place.controller, strength), `garrison:${place.id}:${place.controller}`)], cell.inside),
    ];
  return [];
}

const stackAt = (place: PlaceView, stack: StackView, { locale, viewer, marks }: Eyes, detail: Detail): Sprite[] =>
  markedTokens({ stack, locale, viewer, markOf: (piece) => marks(piece, place.id) }, detail).map((sprite) =>
    tagged(sprite, `stack:${place.id}:${stack.seat}`),
  );

function outside(place: PlaceView, cell: Cell, eyes: Eyes): Node[] {
  const plan = cell.inside && place.controller === eyes.viewer ? [] : plannedAt(place.id, eyes);
  const stacks = place.stacks.filter((stack) => !(stack.inside && cell.inside));
  const tokensOf = (details: readonly Detail[]): Token[] => {
    const tokens: Token[] = [];
    // Ships of a side that cannot be told apart any more are drawn once.
    const merged = new Set<SeatId>();
    for (const [n, stack] of stacks.entries()) {
      const alike = stacks.filter(({ seat, ship }, k) => ship && seat === stack.seat && isFew(details[k]!));
      const asOne = alike.length > 1 && alike.includes(stack);
      if (asOne && merged.has(stack.seat)) continue;
      if (tokens.length > 0 && !stack.ship) tokens.push('|');
      if (asOne) {
        merged.add(stack.seat);
        const markOf = (piece: PieceView | Kin) => eyes.marks(piece, place.id);
        tokens.push(tagged(fleet(alike, stack.seat, details[n]!, markOf), `stack:${place.id}:${stack.seat}`));
      } else tokens.push(...stackAt(place, stack, eyes, details[n]!));
    }
    if (place.trapped.length > 0)
      tokens.push(tagged(cage(trappedTokens(place.trapped, eyes.locale)), `trapped:${place.id}`));
    return tokens;
  };
  if (stacks.length + place.trapped.length + plan.length === 0) return [];
  const frame = roomFor(cell.slot, 'outside', hasMark(stacks, place, eyes));
  return [crowd({ frame, stacks, tokensOf, plan }, place, eyes)];
}

/** The banners of who controls a castle, one on each tower, and crossed swords over a besieged one. */
function castleSigns({ id, controller, besieged }: PlaceView, { at: [x, y] }: Cell): Node[] {
  const strength = areas.get(id)?.castleStrength ?? 2;
  const banners: Node[] =
    controller === undefined
      ? []
      : [group(castleFlags(strength, controller), { x, y, tag: `flag:${id}:${controller}` })];
  const siege: Node[] = besieged
    ? [
        group(
          [
            path(`M${x - 84} ${y + 30} Q${x - 60} ${y + 20} ${x} ${y + 22} Q${x + 60} ${y + 20} ${x + 84} ${y + 30}`, {
              stroke: stroke(alarm, 6, [12, 7]),
            }),
            siegeAt([x, y - 44]),
          ],
          { tag: `besieged:${id}` },
        ),
      ]
    : [];
  return [...banners, ...siege];
}

/** The flags of who holds a castle, one on each tower of its drawing. */
export const castleFlags = (strength: number, holder: SeatId | undefined): Node[] =>
  holder === undefined ? [] : bannersAt(strength).flatMap((tip) => banner(tip, holder));

/** The flag of a side at a tip: a pennon that runs out to a point, or a square one with a light stripe. */
function banner([x, y]: Point, seat: SeatId): Node[] {
  const look = seatLook(seat);
  const isPointed = look.shape === 'pointed';
  const d = isPointed
    ? `M${x} ${y - 15} L${x + 30} ${y - 6} L${x} ${y + 3} Z`
    : `M${x} ${y - 14} L${x + 21} ${y - 14} L${x + 21} ${y + 3} L${x} ${y + 3} Z`;
  return [
    line(
      [
        [x, y + 2],
        [x, y - 15],
      ],
      stroke(ink, 2.5),
    ),
    path(d, { fill: look.colour, stroke: stroke(look.dark, 1.25) }),
    ...(isPointed ? [] : [rect({ x: x + 1, y: y - 8, w: 19.5, h: 5 }, { fill: paperLight })]),
  ];
}

const blade = (flip: number): Node[] => [
  line(
    [
      [-9 * flip, 9],
      [8 * flip, -9],
    ],
    stroke(paperLight, 6),
  ),
  line(
    [
      [-9 * flip, 9],
      [8 * flip, -9],
    ],
    stroke(alarm, 3),
  ),
  line(
    [
      [-9 * flip, 2],
      [-2 * flip, 9],
    ],
    stroke(alarm, 2.5),
  ),
];
const swords: Node[] = [...blade(1), ...blade(-1)];

/** The sign over a castle that is besieged. */
export const siegeAt = ([x, y]: Point): Node =>
  group([disc(0, 0, 22, { fill: paperLight, stroke: stroke(alarm, 3.5) }), group(swords, { scale: 1.35 })], { x, y });
