import type { Resource, Structure } from '#games/scythe/printed/content';
import { textWidth } from '../measure.ts';
import { disc, group, type Node, path, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge, ink, paperLight } from '../theme.ts';
import { crest } from './crests.ts';
import { enamel, factionLook, middleOf, stamped } from './emblems.ts';
import { type Sign, sign } from './goods.ts';
import type { Token } from './holding.ts';
import { encounterSign, structureSign, swords } from './signs.ts';
import { signed } from './told.ts';

/** What lies on a hex besides units: resources, structures, tokens. */

const FIGURE = 27;
const H = 30;
/** The sign of a good is nine pixels high where the board is 400 wide. */
const GOOD = 27;

/** A plate that lies on the ground. */
const slab = (w: number, h: number): Node[] => [
  rect({ x: 1, y: 3, w, h }, { fill: '#00000055', radius: 8 }),
  rect({ x: 0, y: 0, w, h }, { fill: '#fdf6e3', stroke: stroke('#5b4425', 1.5), radius: 8 }),
];

const one = ([kind, n]: readonly [Resource, number], x: number, y: number): Node[] => [
  sign(kind, GOOD, { x: x + 15, y: y + H / 2 }),
  words(String(n), x + 28.5, y + H / 2 - 0.5, { size: FIGURE, bold: true, colour: ink }),
];
const wide = (n: number): number => 34 + Math.ceil(textWidth(String(n), FIGURE, true));

/** All resources of a place on one plate, two in a row: of each kind its sign and how many, also when it is one. */
export function heap(all: readonly (readonly [Resource, number])[], across = 2): Sprite {
  const column = (at: number) => Math.max(...all.filter((_, n) => n % across === at).map(([, n]) => wide(n)));
  const columns = Array.from({ length: Math.min(across, all.length) }, (_, at) => column(at));
  const left = (at: number) => columns.slice(0, at).reduce((sum, w) => sum + w, 0);
  const [w, h] = [left(columns.length), H * Math.ceil(all.length / across)];
  const nodes = all.flatMap((each, n) => one(each, left(n % across), H * Math.floor(n / across)));
  return { w, h, nodes: [...slab(w, h), ...nodes] };
}

/** Signs of three kinds in one row, and of four: then it is as wide as the hex, with numbers of nine pixels on a phone. */
const IN_ROW = { three: 24, four: 18 };
/** Behind a number, so that it belongs to the sign before it. */
const AIR = { three: 5, four: 2 };

/** Of a kind by how much it is more, pale on dark as on the plates of seats: above how much there is, so that nobody adds them up. */
const MORE = { size: 25, h: 23, pad: 3, over: -1 };

/** A row of goods; of one with tabs from where to where they stand above it, and how high. */
export interface Laid extends Sprite {
  tabs?: { from: number; to: number; h: number };
}

/** All kinds in one row, their numbers close to their signs: as low as one kind alone. What has come stands on amber, above it how much. */
export function row(
  all: readonly (readonly [Resource, number])[],
  came: ReadonlyMap<Resource, number> = new Map(),
  over: number = MORE.over,
): Laid {
  const many = all.length > 3 ? 'four' : 'three';
  const step = IN_ROW[many];
  const top = came.size > 0 ? MORE.h - over : 0;
  let x = 0;
  const ends: number[] = [];
  const nodes = all.flatMap(([kind, n]): Node[] => {
    const more = came.get(kind);
    const own = step + Math.ceil(textWidth(String(n), FIGURE, true)) + AIR[many];
    const tab = more === undefined ? 0 : Math.ceil(textWidth(signed(more), MORE.size, true)) + 2 * MORE.pad;
    const [at, w] = [x, Math.max(own, tab + 2)];
    x += w;
    const left = at + (w - own) / 2;
    const shown: Node[] = [
      sign(kind, Math.min(24, step + 2), { x: left + step / 2 + 1, y: top + H / 2 }),
      words(String(n), left + step - 1, top + H / 2 - 0.5, { size: FIGURE, bold: true, colour: ink }),
    ];
    if (more === undefined) return shown;
    ends.push(at + (w - tab) / 2, at + (w + tab) / 2);
    return [
      rect({ x: at, y: top, w, h: H }, { fill: done, stroke: stroke(doneEdge, 2), radius: 8 }),
      rect(
        { x: at + (w - tab) / 2, y: 0, w: tab, h: MORE.h },
        { fill: '#1d1006', stroke: stroke(done, 1.5), radius: 7 },
      ),
      ...shown,
      words(signed(more), at + w / 2, MORE.h / 2 - 0.5, {
        size: MORE.size,
        bold: true,
        colour: '#ffe2b5',
        align: 'centre',
      }),
    ];
  });
  const tabs = { from: Math.min(...ends), to: Math.max(...ends), h: top };
  return { w: x, h: top + H, nodes: [group(slab(x, H), { y: top }), ...nodes], ...(top > 0 && { tabs }) };
}

/**
 * Many resources where there is room for one figure: the signs of the kinds that lie there, and how many they are
 * together. Of more than `most` kinds it shows the sign for any.
 */
export function hoard(all: readonly (readonly [Resource, number])[], most = 4): Sprite {
  const sum = String(all.reduce((more, [, n]) => more + n, 0));
  const kinds: readonly Sign[] = all.length > most ? ['anyResources'] : all.map(([kind]) => kind);
  const step = 17;
  const wide = 12 + step * kinds.length;
  const w = wide + 4 + Math.ceil(textWidth(sum, FIGURE, true)) + 6;
  return {
    w,
    h: H,
    nodes: [
      ...slab(w, H),
      ...kinds.map((kind, n) => sign(kind, 21, { x: 14 + step * n, y: H / 2 })),
      words(sum, wide + 4, H / 2 - 0.5, { size: FIGURE, bold: true, colour: ink }),
    ],
  };
}

/** A structure round the origin, 44 high: its silhouette on enamel in its owner's outline. */
export const structure = (kind: Structure, faction: string): Node[] => [
  stamped(`structure.${faction}.${kind}`, 48, () => structureNodes(kind, faction)),
];

function structureNodes(kind: Structure, faction: string): Node[] {
  const own = factionLook(faction);
  const isPointed = own.outline === 'diamond';
  return [
    ...enamel(own, isPointed ? 46 : 44),
    group(structureSign[kind](own.on, own.colour), { y: middleOf(own) * 44, scale: isPointed ? 1.14 : 1.42 }),
  ];
}

const penaltySigns: Readonly<Record<string, Sign>> = {
  popularity: 'popularity',
  power: 'power',
  coins: 'coins',
  combatCards: 'combatCards',
};

/** A flag, or a trap with what it takes: with teeth while it is armed, struck out once it has snapped. Round the origin. */
export function token(found: Token, faction: string): Node[] {
  const look = factionLook(faction);
  if (found.kind === 'flag')
    return [
      path('M-9 14 L-9 -14', { stroke: stroke('#fbf5e4', 6) }),
      path('M-9 14 L-9 -14', { stroke: stroke(look.dark, 3) }),
      path('M-8 -14 L16 -14 L11 -5 L16 4 L-8 4 Z', { fill: look.colour, stroke: stroke(look.dark, 1.75) }),
      group(crest(faction, look.on, look.colour), { x: 2, y: -5, scale: 0.62 }),
    ];
  const jaw = found.armed
    ? 'M-15 0 L-12 -14 L-7 -8 L-3.5 -15 L0 -9 L3.5 -15 L7 -8 L12 -14 L15 0 Q13 14 0 14 Q-13 14 -15 0 Z'
    : 'M-13 -5 Q-12 -9 0 -9 Q12 -9 13 -5 L15 2 Q13 14 0 14 Q-13 14 -15 2 Z';
  return [
    path(jaw, { stroke: stroke('#fbf5e4', 4) }),
    path(jaw, { fill: found.armed ? look.colour : '#b9aebf', stroke: stroke(look.dark, 1.75) }),
    disc(0, 3, 9, { fill: paperLight, stroke: stroke(look.dark, 1.25) }),
    group([sign(penaltySigns[found.penalty]!, 14)], { x: 0, y: 3 }),
    ...(found.armed ? [] : [path('M-13 14 L13 -8', { stroke: stroke(look.dark, 3) })]),
  ];
}

export const encounter = (): Node[] => [disc(0, 0, 15.5, { fill: '#fbf5e4' }), ...encounterSign()];

/** A fight to come: swords of steel. Round the origin. */
export const fightSign = (): Node[] => [
  group(swords('#1d120a'), { scale: 1.5, y: 1.5 }),
  group(swords('#fff6e0'), { scale: 1.36 }),
];

/** The same on a dark disc, which carries it on any ground. */
export const fightBadge = (): Node[] => [
  disc(0, 0, 17, { fill: '#5c1410', stroke: stroke('#fff4d8', 2.5) }),
  group(fightSign(), { scale: 0.82 }),
];
