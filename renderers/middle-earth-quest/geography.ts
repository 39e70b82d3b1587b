import { LOCATIONS, locationAt, type Path, paths } from '#games/middle-earth-quest/map';
import type { Frame, Point } from '../scene.ts';
import { type Side, territories } from './territories.ts';

/**
 * Where everything lies on the drawn map. Places stand as they do in the west and in the east of the printed one, but so far apart
 * that each has room for its name, and no path crosses another or runs under a place it does not lead to.
 */

export const MAP = { w: 1200, h: 1290 } as const;
export const WHOLE: Frame = { x: 0, y: 0, ...MAP };

const AT: Readonly<Record<string, Point>> = {
  blue_mountains: [85, 237],
  bree: [365, 414],
  fornost: [340, 203],
  harlindon: [62, 465],
  hills_of_evendim: [216, 197],
  old_forest: [282, 317],
  the_grey_havens: [130, 357],
  the_shire: [233, 437],
  dunland: [451, 650],
  enedwaith_plains: [370, 805],
  eregion: [504, 527],
  moria: [549, 646],
  mouth_of_the_greyflood: [306, 682],
  tharbad: [380, 544],
  ettenmoors: [623, 276],
  ruins_of_angmar: [491, 71],
  the_north_downs: [468, 195],
  the_trollshaws: [483, 422],
  weathertop: [452, 301],
  erebor: [997, 202],
  ered_mithrin: [831, 49],
  mount_gundabad: [614, 166],
  the_iron_hills: [1122, 228],
  the_northern_waste: [688, 46],
  the_withered_heath: [974, 63],
  fangorn: [644, 715],
  gladden_fields: [777, 428],
  lothlorien: [669, 590],
  rhosgobel: [902, 442],
  rivendell: [629, 376],
  the_high_pass: [759, 302],
  the_redhorn_gate: [641, 483],
  lake_esgaroth: [1032, 348],
  south_eaves: [917, 593],
  the_bight: [1011, 507],
  the_forest_road: [895, 310],
  the_forest_trail: [751, 170],
  woodland_realm: [888, 183],
  amon_hen: [779, 668],
  dunharrow: [767, 1039],
  edoras: [646, 947],
  gap_of_rohan: [486, 863],
  helms_deep: [630, 821],
  isengard: [520, 741],
  plains_of_rohan: [761, 792],
  anfalas: [509, 994],
  belfalas: [672, 1164],
  minas_tirith: [883, 967],
  morthond: [626, 1044],
  near_harad: [899, 1212],
  osgiliath: [926, 1086],
  pelargir: [796, 1134],
  dagorlad: [1020, 668],
  dead_marshes: [877, 846],
  dol_guldur: [797, 548],
  emyn_muil: [894, 720],
  rhun: [1138, 510],
  the_nindalf: [767, 912],
  barad_dur: [1138, 991],
  minas_morgul: [979, 933],
  mount_doom: [1083, 878],
  plains_of_gorgoroth: [1063, 1097],
  sea_of_udun: [990, 791],
};

/** The middle of a place's sign. Throws for what is no location. */
export function spotOf(id: string): Point {
  const at = AT[id];
  if (!at) throw new Error(`${id} is not on the map`);
  return at;
}

/** What lies round a sign: a disc of it is kept free of all else. */
export const SIGN = 27;
/** The plate of a path: its sign and its number. */
export const PLATE = { w: 46, h: 29 } as const;

/** The middle of a path between the edges of both signs. */
export function middleOf({ a, b }: Path): Point {
  const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** A path without a sign has a round plate. */
export const plateOf = (path: Path): Frame => {
  const [x, y] = middleOf(path);
  const w = path.terrain === null ? PLATE.h : PLATE.w;
  return { x: x - w / 2, y: y - PLATE.h / 2, w, h: PLATE.h };
};
export const signFrame = (id: string): Frame => {
  const [x, y] = spotOf(id);
  return { x: x - SIGN, y: y - SIGN, w: 2 * SIGN, h: 2 * SIGN };
};
export const plates: readonly Frame[] = paths.map(plateOf);

/** What lies nearer to a place than to any other. */
export const lands: ReadonlyMap<string, { outline: readonly Point[]; sides: readonly Side[] }> = territories(
  LOCATIONS.map((id) => [id, spotOf(id)]),
  { x: -20, y: -20, w: MAP.w + 40, h: MAP.h + 40 },
);

/** The sides between lands of two regions: each once. */
export const borders: readonly (readonly [Point, Point])[] = [...lands].flatMap(([id, { sides }]) =>
  sides.flatMap(({ from, to, next }) =>
    next !== undefined && id < next && locationAt(id).region !== locationAt(next).region ? [[from, to] as const] : [],
  ),
);

/** The sea in the west, with the gulf of the Grey Havens and the bay of Belfalas. */
export const SHORE: readonly Point[] = [
  [-30, 296],
  [18, 308],
  [52, 330],
  [88, 338],
  [92, 372],
  [50, 384],
  [14, 392],
  [-30, 396],
];
export const COAST: readonly Point[] = [
  [-30, 556],
  [40, 546],
  [98, 520],
  [150, 530],
  [186, 576],
  [214, 630],
  [262, 650],
  [272, 694],
  [268, 736],
  [310, 762],
  [318, 820],
  [330, 868],
  [382, 912],
  [440, 958],
  [462, 1014],
  [492, 1052],
  [556, 1066],
  [588, 1110],
  [602, 1172],
  [628, 1220],
  [688, 1236],
  [736, 1212],
  [772, 1196],
  [806, 1214],
  [834, 1262],
  [850, 1330],
];
