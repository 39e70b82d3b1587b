import { RESOURCES, type Resource } from '#games/scythe/printed/content';
import { textWidth } from '../measure.ts';
import { type Frame, group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, paperLight } from '../theme.ts';
import { cells, MAP } from './cells.ts';
import { counter, HIGH } from './counters.ts';
import { type Sign, sign } from './goods.ts';
import { type Amount, signed } from './told.ts';

/** How much has come to a place or gone from it: a tag of amber within its hex, beside the goods that lie there. */

export interface Tally {
  place: string;
  /** Whose workers and mechs came. */
  faction?: string;
  /** Of goods that were used at once also how many. */
  amounts: readonly (Amount & { spent?: number })[];
}

const FIGURE = 26;
const H = 32;
const SIGN = 26;
/** Of more kinds a tag has the sign for any: it has to fit into a hex. */
const KINDS = 2;

/** Each kind once, those that are not known as any; more kinds than have room as one. */
function kindsOf(amounts: Tally['amounts']): Kind[] {
  const sums = new Map<Sign, Kind>();
  for (const { sign: kind = 'anyResources', n, spent = 0 } of amounts)
    sums.set(kind, added(sums.get(kind), { kind, n, spent }));
  const all = [...sums.values()];
  // What came and what was paid are never one.
  const came = all.filter(({ n }) => n > 0);
  const told = all.length > KINDS && came.length > 0 ? came : all;
  return told.length > KINDS ? [told.map((one): Kind => ({ ...one, kind: 'anyResources' })).reduce(added)] : told;
}
const added = (a: Kind | undefined, { kind, n, spent }: Kind): Kind => ({
  ...{ kind, n: (a?.n ?? 0) + n, spent: (a?.spent ?? 0) + spent },
});
interface Kind {
  kind: Sign;
  n: number;
  spent: number;
}

/** What lies there and has become more of it, and the rest, which no number of goods tells. */
export function goodsIn(
  { amounts, ...given }: Tally,
  lying: readonly Resource[],
): { came: Map<Resource, number>; rest?: Tally } {
  const came = new Map<Resource, number>();
  const rest = amounts.filter(({ sign: kind, n, spent }) => {
    const good = lying.find((one) => one === kind);
    if (good === undefined || n === 0 || spent) return true;
    came.set(good, (came.get(good) ?? 0) + n);
    return false;
  });
  return rest.length > 0 ? { came, rest: { ...given, amounts: rest } } : { came };
}

/** Beside other goods a kind that was paid off stands as none of it: by itself it would take the room of units. */
export const goneBeside = (goods: readonly (readonly [Resource, number])[], { amounts }: Tally): [Resource, number][] =>
  RESOURCES.filter((kind) => {
    const own = amounts.filter(({ sign: one }) => one === kind);
    const isLying = goods.some(([one]) => one === kind);
    return goods.length > 0 && !isLying && own.length > 0 && own.every(({ n, spent }) => n < 0 && !spent);
  }).map((kind) => [kind, 0]);

/** "+2" and what it is, each kind with its number, on amber; of what was used at once behind it "→ 0". */
export function tally({ place, amounts, faction }: Tally): Sprite {
  let w = 8;
  const shown = kindsOf(amounts).flatMap(({ kind, n, spent }): Node[] => {
    const left = w;
    const end = left + Math.ceil(textWidth(signed(n), FIGURE, true)) + 1;
    const isGone = spent > 0;
    w = end + SIGN + 6 + (isGone ? Math.ceil(textWidth(GONE, FIGURE, true)) : 0);
    const figure = { size: FIGURE, bold: true, colour: doneEdge };
    return [
      words(signed(n), left, H / 2 - 0.5, figure),
      ...(isGone ? [words(GONE, end + SIGN + 2, H / 2 - 0.5, figure)] : []),
      faction && n > 0 && (kind === 'worker' || kind === 'mech')
        ? group([counter(faction, kind)], { x: end + SIGN / 2, y: H / 2, scale: (SIGN + 2) / HIGH[kind] })
        : sign(kind, SIGN, { x: end + SIGN / 2, y: H / 2 }),
    ];
  });
  // Where nothing came nothing has changed: that is no amber.
  const isVain = amounts.every(({ n }) => n === 0);
  const ground = [
    rect({ x: 1, y: 3, w, h: H }, { fill: '#00000066', radius: 12 }),
    rect({ x: 0, y: 0, w, h: H }, { fill: isVain ? paperLight : done, stroke: stroke(doneEdge, 2.5), radius: 12 }),
  ];
  return { w, h: H, nodes: [group([...ground, ...shown], { tag: `came:${place}` })] };
}

/** None of it lies there any more. */
const GONE = '→0';

/** Where two sides fight there is no room: between the codes of the hexes below, at the edge of the map in the sea beside its hex. */
function frameOf(place: string, { w, h }: Sprite): Frame {
  const { at, home } = cells.get(place)!;
  const y = at[1] + (home ? 40 : TOP);
  return y + h < MAP.h ? { x: at[0] - w / 2, y, w, h } : { x: at[0] + BESIDE, y: MAP.h - h - 8, w, h };
}
/** Goods end above it. */
const TOP = 66;
/** Beyond the lower corner. */
const BESIDE = 16;

export const tallyFrame = (one: Tally): Frame => frameOf(one.place, tally(one));

/** Below hexes that are fought over. */
export const tallies = (all: readonly Tally[]): Node[] =>
  all.map((one) => {
    const drawn = tally(one);
    const { x, y } = frameOf(one.place, drawn);
    return put(drawn, x, y);
  });
