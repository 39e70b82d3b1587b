import { LRUCache } from 'lru-cache';
import { hexes } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { cornersOf } from '../hexes.ts';
import { rows } from '../panels.ts';
import { group, type Node, type Point, path, polygon, type Sprite, stroke } from '../scene.ts';
import { now, nowEdge } from '../theme.ts';
import { type Cell, HOME_ROOM, roomOf, SIZE } from './cells.ts';
import { counted } from './counters.ts';
import { factionLook } from './emblems.ts';
import { clash, facing, spoils, unitTag } from './fights.ts';
import { countOf, factionOf, type Holding, holdingOf, type Token } from './holding.ts';
import { encounter, goods, heap, hoard, structure, token } from './pieces.ts';
import { ranked } from './ranks.ts';

/** What stands on a hex: signs in fixed slots beside its label, everything else packed into the room below. */

const LEFT: Point = [-46, -39];
const RIGHT: Point = [46, -40];
const KINDS = ['character', 'mech', 'worker'] as const;

const kept = new LRUCache<string, Node[]>({ max: 1000 });

/**
 * The pieces of one place; `large` where it is drawn so large that each kind of many resources can be counted. Nothing for an empty one. From one picture to the next little changes and packing takes long:
 * what has been packed is kept.
 */
export function placePieces(view: View, cell: Cell, large = false): Node[] {
  const here = holdingOf(view, cell.id);
  const { units, ...more } = here;
  const factions = view.players.map(({ faction }) => faction);
  const key = JSON.stringify([more, units.map(({ seat, kind }) => [seat, kind]), factions, large]);
  const known = kept.get(key);
  if (known) return known;
  const drawn = pieces(view, cell, here, large);
  kept.set(key, drawn);
  return drawn;
}

function pieces(view: View, cell: Cell, here: Holding, large: boolean): Node[] {
  const [x, y] = cell.at;
  const slots = slotsOf(view, here);
  const nodes = here.fight
    ? [...facing(view, here, slots), ...spoils(lying(here, large ? 4 : 1, large))]
    : [
        ...slots.map((slot, n) => slot(here.structure && n === 0 ? LEFT : RIGHT)),
        ...standing(view, cell, here, { slots: slots.length > 0, lies: lying(here, large ? 4 : 2, large) }),
      ];
  return nodes.length > 0 ? [group(nodes, { x, y, tag: `pieces:${cell.id}` })] : [];
}

/** Counters in a row, goods below them. */
function standing(
  view: View,
  cell: Cell,
  here: Holding,
  { slots, lies }: { slots: boolean; lies: Sprite | undefined },
): Node[] {
  const room = cell.home ? HOME_ROOM : roomOf(slots, hexes.get(cell.id)?.tunnel ?? false);
  const units = here.seats.flatMap((seat) =>
    KINDS.flatMap((kind) => {
      const n = countOf(here, seat, kind);
      return n > 0 ? [{ ...counted(factionOf(view, seat), kind, n), tag: unitTag(here, seat, kind) }] : [];
    }),
  );
  return ranked(units, lies, room);
}

/** What lies there: plates side by side for up to `few` kinds; more are one plate, with each kind's number only where it is drawn `large`. */
function lying(here: Holding, few: number, large: boolean): Sprite | undefined {
  const tagged = (sprite: Sprite, one: Holding['goods'][number]): Sprite => ({
    ...sprite,
    nodes: [group(sprite.nodes, { tag: `goods:${here.id}:${one[0]}:${one[1]}` })],
  });
  if (here.goods.length === 0) return undefined;
  if (here.goods.length > (large ? 2 : few))
    return here.goods.reduce(tagged, large ? heap(here.goods, few) : hoard(here.goods, 2 * few));
  return rows(
    here.goods.map((one) => tagged(goods(...one), one)),
    Number.POSITIVE_INFINITY,
    'centre',
    2,
  );
}

const tokenTag = (id: string, { kind }: Token): string => `token:${id}:${kind}`;

/** A drawing with a name that is still to be put somewhere. */
type Slot = (at: Point) => Node;

/** Structure, then encounter or token; both tokens where both lie there, which no rule brings about. */
function slotsOf(view: View, here: Holding): Slot[] {
  const slot =
    (nodes: Node[], tag: string, scale = 0.9): Slot =>
    ([x, y]) =>
      group(nodes, { x, y, tag, scale });
  const { structure: built, encounter: met, token: left } = here;
  return [
    ...(built
      ? [
          slot(
            structure(built.kind, factionOf(view, built.seat)),
            `structure:${here.id}:${built.seat}:${built.kind}`,
            0.84,
          ),
        ]
      : []),
    ...(met ? [slot(encounter(), `encounter:${here.id}`)] : []),
    ...(left && !met ? [slot(token(left, factionOf(view, left.seat)), tokenTag(here.id, left))] : []),
    ...(left && met
      ? [
          ([x, y]: Point) =>
            group([group(token(left, factionOf(view, left.seat)), { tag: tokenTag(here.id, left), scale: 0.7 })], {
              x: x - 4,
              y: y + 24,
            }),
        ]
      : []),
  ];
}

const hexPath = (shown: readonly Cell[], inset: number): string =>
  shown
    .map(
      ({ at }) =>
        `M${cornersOf(at, SIZE - inset)
          .map((corner) => corner.join(' '))
          .join(' L')} Z`,
    )
    .join(' ');

/** Rings: whose territories they are; where something goes on now, an encounter or a fight. */
export function placeRings(view: View, shown: readonly Cell[]): Node[] {
  // All territories of a seat are one path: rings are a tenth of what is drawn.
  const owned = view.players.flatMap(({ seat, faction }): Node[] => {
    const held = shown.filter(({ id }) => holdingOf(view, id).controller === seat);
    if (held.length === 0) return [];
    const { dark, colour } = factionLook(faction);
    const d = hexPath(held, 8);
    return [path(d, { stroke: stroke(dark, 8.5) }), path(d, { stroke: stroke(colour, 5) })];
  });
  return [...owned, ...shown.flatMap((cell) => happening(view, cell))];
}

/** A ring in the colour of what goes on now, and rays below those who fight. */
function happening(view: View, { id, at }: Cell): Node[] {
  const fight = holdingOf(view, id).fight !== null;
  if (!fight && view.encounter?.hex !== id) return [];
  const ring = cornersOf(at, SIZE - 4);
  return [
    group(
      [
        ...(fight ? [group([clash()], { x: at[0], y: at[1] })] : []),
        polygon(ring, { stroke: stroke(nowEdge, 9) }),
        polygon(ring, { stroke: stroke(now, 5) }),
      ],
      { tag: `now:${id}` },
    ),
  ];
}
