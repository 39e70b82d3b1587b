import { LOCATIONS, locationAt, type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import type { Frame, Point } from '../scene.ts';
import { type Side, territories } from './territories.ts';

/**
 * Where everything lies on the drawn map. Places stand as they do in the west and in the east of the printed one, but
 * further apart. So each has room for its name. No path crosses another or runs under a place it does not lead to.
 */

export const MAP = { w: 1200, h: 1290 } as const;
export const WHOLE: Frame = { x: 0, y: 0, ...MAP };

const AT: Readonly<Record<string, Point>> = {
  blue_mountains: [83, 232],
  bree: [339, 335],
  fornost: [282, 159],
  harlindon: [91, 510],
  hills_of_evendim: [122, 48],
  old_forest: [237, 284],
  the_grey_havens: [166, 404],
  the_shire: [232, 500],
  dunland: [296, 701],
  enedwaith_plains: [156, 916],
  eregion: [452, 550],
  moria: [435, 702],
  mouth_of_the_greyflood: [179, 744],
  tharbad: [317, 551],
  ettenmoors: [558, 313],
  ruins_of_angmar: [455, 48],
  the_north_downs: [390, 139],
  the_trollshaws: [456, 432],
  weathertop: [449, 332],
  erebor: [1001, 192],
  ered_mithrin: [821, 48],
  mount_gundabad: [569, 180],
  the_iron_hills: [1109, 172],
  the_northern_waste: [675, 48],
  the_withered_heath: [974, 48],
  fangorn: [490, 774],
  gladden_fields: [781, 433],
  lothlorien: [612, 657],
  rhosgobel: [893, 448],
  rivendell: [663, 410],
  the_high_pass: [750, 306],
  the_redhorn_gate: [611, 539],
  lake_esgaroth: [1026, 392],
  south_eaves: [896, 538],
  the_bight: [1035, 570],
  the_forest_road: [858, 352],
  the_forest_trail: [778, 173],
  woodland_realm: [902, 139],
  amon_hen: [654, 764],
  dunharrow: [680, 1188],
  edoras: [553, 977],
  gap_of_rohan: [293, 896],
  helms_deep: [595, 867],
  isengard: [372, 788],
  plains_of_rohan: [708, 854],
  anfalas: [441, 1093],
  belfalas: [599, 1242],
  minas_tirith: [833, 975],
  morthond: [557, 1073],
  near_harad: [905, 1242],
  osgiliath: [975, 1152],
  pelargir: [788, 1237],
  dagorlad: [1077, 723],
  dead_marshes: [879, 857],
  dol_guldur: [736, 637],
  emyn_muil: [921, 754],
  rhun: [1152, 514],
  the_nindalf: [710, 972],
  barad_dur: [1062, 1001],
  minas_morgul: [951, 1053],
  mount_doom: [1134, 857],
  plains_of_gorgoroth: [1115, 1165],
  sea_of_udun: [1005, 837],
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

/** The gulf of the Grey Havens. */
export const SHORE: readonly Point[] = [
  [-30, 330],
  [30, 338],
  [80, 360],
  [118, 376],
  [122, 412],
  [80, 424],
  [30, 440],
  [-30, 446],
];
/** Where the western sea ends. */
export const COAST: readonly Point[] = [
  [-30, 604],
  [60, 592],
  [140, 588],
  [186, 612],
  [172, 664],
  [128, 700],
  [116, 752],
  [132, 806],
  [104, 852],
  [92, 920],
  [110, 982],
  [176, 1024],
  [262, 1056],
  [340, 1090],
  [384, 1136],
  [452, 1148],
  [520, 1146],
  [548, 1192],
  [542, 1262],
  [566, 1330],
];
