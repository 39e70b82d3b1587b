import { LRUCache } from 'lru-cache';
import type { View } from '#games/scythe/seen/view.types';
import { row as boxes } from '../boxes.ts';
import { group, type Node, type Point, put, rect, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { type Cell, HOME_ROOM, ROOM, tunnels } from './cells.ts';
import { counted, structureRim } from './counters.ts';
import { beaten, facing, SPOILS_WIDEST, spoils, unitTag } from './fights.ts';
import { type Fresh, type Gone, newsOfUnits } from './fresh.ts';
import { countOf, factionOf, type Holding, holdingOf, KINDS, type Token } from './holding.ts';
import { badge, type Outcome } from './outcomes.ts';
import { encounter, heap, hoard, type Laid, row, structure, token } from './pieces.ts';
import { ranked } from './ranks.ts';
import { standing } from './stands.ts';
import { goneBeside, goodsIn, type Tally, tally } from './tallies.ts';

/** What stands on a hex: the pieces of one seat each kind in its place, of several in a rank; those who fight face each other. */

const LEFT: Point = [-41, -39];
const RIGHT: Point = [41, -39];
const kept = new LRUCache<string, Node[]>({ max: 1000 });

/**
 * The pieces of one place, with what has just happened to them. Nothing for an empty one. From one picture to the next little
 * changes and packing takes long: what has been packed is kept.
 */
export function placePieces(view: View, cell: Cell, fresh: Fresh = {}): Node[] {
  const here = holdingOf(view, cell.id);
  const { units, ...more } = here;
  const factions = view.players.map(({ faction }) => faction);
  const key = JSON.stringify([more, units.map(({ seat, kind }) => [seat, kind]), factions, fresh]);
  const known = kept.get(key);
  if (known) return known;
  const drawn = fresh.isPulled ? pulled(view, cell, here, fresh) : pieces(view, cell, here, fresh);
  kept.set(key, drawn);
  return drawn;
}

/** Who stands there, as large as they may, and that nothing came of it: all else is told on the plate beside the map. */
const pulled = (
  view: View,
  cell: Cell,
  here: Holding,
  { moved = [], asked = [], gone = [], crossed = [], tallied, outcome, beaten: who }: Fresh,
): Node[] => {
  const isVain = tallied?.amounts.every(({ n }) => n === 0);
  const ended = { ...(outcome && { outcome }), ...(who && { beaten: who }) };
  const news = { moved, asked, gone, crossed, ...ended, ...(isVain && { tallied }) };
  return pieces(view, cell, { ...here, goods: [] }, news);
};

function pieces(view: View, cell: Cell, here: Holding, fresh: Fresh): Node[] {
  const [x, y] = cell.at;
  const present = new Set(here.units.map(({ seat }) => seat)).size;
  // Of a combat that is over the loser may still have to go: both stand in a row.
  const nodes =
    here.fight && !fresh.outcome
      ? [
          ...facing(view, here, {
            slots: slotsOf(view, here, fresh.built),
            isFromRight: fresh.isFromRight === true,
            newsOf: (seat, kind) => newsOfUnits(fresh, seat, kind),
          }),
          ...spoils(amongFighters(here)),
        ]
      : present > 1
        ? crowd(view, cell, here, fresh)
        : ofOne(view, cell, here, fresh);
  return nodes.length > 0 ? [group(nodes, { x, y, tag: `pieces:${cell.id}` })] : [];
}

/** The pieces of one seat, or what lies where nobody stands. */
function ofOne(view: View, cell: Cell, here: Holding, fresh: Fresh): Node[] {
  const [seat = fresh.gone?.[0]?.seat] = here.units.map((unit) => unit.seat);
  const slots = slotsOf(view, here, fresh.built);
  const isStacked = fresh.outcome !== undefined || isMore(here, fresh);
  const hasColumn = isStacked && here.goods.length > 0 && here.goods.length <= COLUMN;
  // Who went by an arrow and fell back needs no place of their own where goods lie.
  const gone = fresh.beaten && (fresh.beaten.isOff || !hasColumn) ? beaten(view, here.id, fresh.beaten) : undefined;
  const left = here.structure ? slots[0] : gone;
  const right = here.structure ? (slots[1] ?? gone) : slots[0];
  const aside = hasColumn && !right ? tagged(heap(here.goods, 1), here) : undefined;
  // How a combat ended takes the place of what came there: the list tells of that.
  const goods = fresh.outcome
    ? result(view, here, fresh.outcome, aside !== undefined)
    : aside
      ? tally(fresh.tallied!)
      : laidBy(here, fresh);
  // They stand at the side to which they have gone, so that ways and their numbers are told apart.
  const ghosts = ghostsIn(here, seat, fresh);
  const stack = ({ kind }: Gone) => ({ kind, n: 1, tag: `ghost:${here.id}:${seat}:${kind}`, isGhost: true });
  return standing({
    faction: seat === undefined ? '' : factionOf(view, seat),
    stacks: [
      ...ghosts.filter(({ isWest }) => isWest).map(stack),
      ...KINDS.flatMap((kind) => {
        const n = seat === undefined ? 0 : countOf(here, seat, kind);
        return n > 0 ? [{ kind, n, tag: unitTag(here, seat!, kind), ...newsOfUnits(fresh, seat!, kind) }] : [];
      }),
      ...ghosts.filter(({ isWest }) => !isWest).map(stack),
    ],
    ...(left && { left }),
    ...(right && { right }),
    ...(aside && { aside }),
    ...(goods && { lying: goods }),
    home: cell.home,
    crossed: fresh.crossed ?? [],
    isKept: tunnels.includes(cell.id) || fresh.tallied !== undefined,
  });
}

/** Where more than two would stand in a hex only the first of a kind that is missed there: ways tell the rest. */
function ghostsIn(here: Holding, seat: number | undefined, { gone = [] }: Fresh): Gone[] {
  const all = gone.filter((one) => one.seat === seat);
  const kinds = seat === undefined ? [] : KINDS.filter((kind) => countOf(here, seat, kind) > 0);
  const stand = kinds.length + (here.structure ? 1 : 0);
  if (here.id.startsWith('home-') || stand === 0 || stand + all.length <= 2) return all;
  return all.filter(({ kind }) => !kinds.includes(kind)).slice(0, 1);
}

/** Pieces of several seats, who do not fight: counters in a row, goods below them. */
function crowd(view: View, cell: Cell, here: Holding, fresh: Fresh): Node[] {
  const units = here.seats.flatMap((seat) =>
    KINDS.flatMap((kind) => {
      const n = countOf(here, seat, kind);
      const drawn = () => counted(factionOf(view, seat), kind, { n, ...newsOfUnits(fresh, seat, kind) });
      return n > 0 ? [{ ...drawn(), tag: unitTag(here, seat, kind) }] : [];
    }),
  );
  const slots = slotsOf(view, here, fresh.built);
  const laid = fresh.outcome ? result(view, here, fresh.outcome) : here.goods.length > 2 ? hoarded(here) : lying(here);
  const goods = withTally(laid, fresh.tallied);
  return [
    ...slots.map((slot, n) => slot(here.structure && n === 0 ? LEFT : RIGHT)),
    ...ranked(units, goods, cell.home ? HOME_ROOM : ROOM),
  ];
}

/** As wide as a row at the foot of a hex. */
const BOTH_WIDEST = 146;

/** What came before what lies there; above it where there is no room. */
function withTally(laid: Laid | undefined, came: Tally | undefined): Laid | undefined {
  if (!came) return laid;
  const drawn = tally(came);
  if (!laid) return drawn;
  const beside = laid.tabs ? alongside(drawn, laid, laid.tabs) : boxes([drawn, laid], { gap: 3 });
  return beside.w <= BOTH_WIDEST ? beside : above(drawn, laid);
}

/** Beside a row with tabs both end at its foot: above what came there is room for units. */
function alongside(came: Sprite, laid: Sprite, { from, to, h }: NonNullable<Laid['tabs']>): Laid {
  const x = came.w + 3;
  return {
    ...{ w: x + laid.w, h: laid.h },
    nodes: [put(came, 0, laid.h - came.h), put(laid, x, 0)],
    tabs: { from: from + x, to: to + x, h },
  };
}

/** Goods in a row, what has come of them on amber in it; where that is too wide all that came stands above them. */
function laidBy(here: Holding, { tallied, laid }: Fresh): Laid | undefined {
  const plain = inOneRow(here);
  if (!tallied) return plain && laid ? framed(plain) : plain;
  const all = [...here.goods, ...goneBeside(here.goods, tallied)];
  const { came, rest } = goodsIn(
    tallied,
    all.map(([kind]) => kind),
  );
  const goods = came.size > 0 ? tagged(row(all, came), here) : plain;
  const isWide = goods !== undefined && goods.w > (rest ? BOTH_WIDEST : GAINED_WIDEST);
  const both = withTally(goods && came.size > 0 ? named(goods, tallied) : goods, rest);
  return isWide || (both && both.h > HIGHEST) ? withTally(plain, tallied) : both;
}
/** Higher goods would leave no room for units. */
const HIGHEST = 68;
/** Shrunk to the width of a hex its numbers are still eight pixels high on a phone. */
const GAINED_WIDEST = 170;
const named = (one: Laid, { place }: Tally): Laid => ({
  ...one,
  nodes: [group([...one.nodes], { tag: `came:${place}` })],
});

/** One above the other, their middles in line. */
const above = (high: Sprite, low: Sprite): Sprite => {
  const w = Math.max(high.w, low.w);
  return {
    w,
    h: high.h + 2 + low.h,
    nodes: [put(high, (w - high.w) / 2, 0), put(low, (w - low.w) / 2, high.h + 2)],
  };
};

/** Round goods of which some have just come. */
const framed = ({ w, h, nodes }: Sprite): Sprite => ({
  w,
  h,
  nodes: [
    ...nodes,
    rect({ x: 0, y: 0, w, h }, { stroke: stroke(doneEdge, 6), radius: 8 }),
    rect({ x: 0, y: 0, w, h }, { stroke: stroke(done, 3.5), radius: 8 }),
  ],
});

const tagged = (sprite: Laid, here: Holding): Laid => ({
  ...sprite,
  nodes: here.goods.reduce(
    (inner, [kind, n]) => [group(inner, { tag: `goods:${here.id}:${kind}:${n}` })],
    sprite.nodes,
  ),
});

/** What lies between fighters: each kind by itself as long as two of them are no wider than the room at the lower corner. */
const amongFighters = (here: Holding): Sprite | undefined => {
  const each = lying(here);
  return each && here.goods.length <= 2 && each.w <= SPOILS_WIDEST ? each : each && hoarded(here);
};

/** What lies there: each kind with its number, on one plate. */
const lying = (here: Holding): Sprite | undefined =>
  here.goods.length > 0 ? tagged(heap(here.goods), here) : undefined;

/** Wider rows would be shrunk until their numbers are under eight pixels on a phone. */
const ROW_WIDEST = 162;

/** The same in one row, so that pieces above it are large, as long as it has room. */
const inOneRow = (here: Holding): Sprite | undefined => {
  const flat = here.goods.length > 2 ? row(here.goods) : undefined;
  return flat && flat.w <= ROW_WIDEST ? tagged(flat, here) : lying(here);
};

/** The kinds that lie where two sides stand, and how many they are together. */
const hoarded = (here: Holding): Sprite => tagged(hoard(here.goods, 3), here);

/** So many kinds stand one above the other beside units, where something else has the foot of the hex. */
const COLUMN = 2;
/** Whether what has come is nothing of what lies there, and too wide to stand beside it. */
function isMore(here: Holding, { tallied }: Fresh): boolean {
  const laid = lying(here);
  if (!tallied || !laid) return false;
  const kinds = here.goods.map(([kind]) => kind);
  return goodsIn(tallied, kinds).came.size === 0 && tally(tallied).w + laid.w > BOTH_WIDEST;
}

/** How a combat ended; above it what lies there, where that is not beside it. */
function result(view: View, here: Holding, outcome: Outcome, isAside = false): Sprite {
  const hasGoods = here.goods.length > 0;
  const drawn = badge(view, outcome, { hasGoods });
  return hasGoods && !isAside ? above(here.goods.length > 2 ? hoarded(here) : lying(here)!, drawn) : drawn;
}

const tokenTag = (id: string, { kind }: Token): string => `token:${id}:${kind}`;

/** A structure is a sign in a corner: units have the room. */
const STRUCTURE = 1;

/** A drawing with a name that is still to be put somewhere. */
type Slot = (at: Point) => Node;

/** Structure, then encounter or token; both tokens where both lie there, which no rule brings about. */
function slotsOf(view: View, here: Holding, isNew = false): Slot[] {
  const slot =
    (nodes: Node[], tag: string, scale = 1): Slot =>
    ([x, y]) =>
      group(nodes, { x, y, tag, scale });
  const { structure: built, encounter: met, token: left } = here;
  return [
    ...(built
      ? [
          slot(
            [
              ...(isNew ? [structureRim(factionOf(view, built.seat))] : []),
              ...structure(built.kind, factionOf(view, built.seat)),
            ],
            `structure:${here.id}:${built.seat}:${built.kind}`,
            STRUCTURE,
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
