import { LOCATIONS, type Path, paths } from '#games/middle-earth-quest/printed/map/map';
import type { Frame, Point } from '../scene.ts';
import { type Side, territories } from './territories.ts';

/**
 * Where everything lies on the drawn map. Places stand as they do in the west and in the east of the printed one, but
 * further apart. So each has room for its name. No path crosses another or runs under a place it does not lead to.
 */

export const MAP = { w: 1200, h: 1290 } as const;
export const WHOLE: Frame = { x: 0, y: 0, ...MAP };

const AT: Readonly<Record<string, Point>> = {
  blue_mountains: [78, 228],
  bree: [321, 355],
  fornost: [277, 152],
  harlindon: [91, 510],
  hills_of_evendim: [122, 80],
  old_forest: [234, 280],
  the_grey_havens: [161, 408],
  the_shire: [245, 460],
  dunland: [291, 712],
  enedwaith_plains: [142, 907],
  eregion: [442, 540],
  moria: [451, 692],
  mouth_of_the_greyflood: [152, 708],
  tharbad: [326, 530],
  ettenmoors: [559, 302],
  ruins_of_angmar: [451, 82],
  the_north_downs: [386, 166],
  the_trollshaws: [456, 432],
  weathertop: [429, 334],
  erebor: [1009, 189],
  ered_mithrin: [833, 84],
  mount_gundabad: [568, 172],
  the_iron_hills: [1108, 178],
  the_northern_waste: [612, 90],
  the_withered_heath: [972, 84],
  fangorn: [486, 775],
  gladden_fields: [781, 433],
  lothlorien: [589, 645],
  rhosgobel: [879, 450],
  rivendell: [690, 422],
  the_high_pass: [740, 316],
  the_redhorn_gate: [611, 539],
  lake_esgaroth: [1006, 374],
  south_eaves: [911, 538],
  the_bight: [1033, 565],
  the_forest_road: [860, 353],
  the_forest_trail: [791, 148],
  woodland_realm: [914, 143],
  amon_hen: [670, 771],
  dunharrow: [676, 1176],
  edoras: [550, 989],
  gap_of_rohan: [292, 900],
  helms_deep: [589, 871],
  isengard: [337, 796],
  plains_of_rohan: [708, 854],
  anfalas: [454, 1103],
  belfalas: [599, 1242],
  minas_tirith: [806, 966],
  morthond: [557, 1073],
  near_harad: [922, 1244],
  osgiliath: [884, 1150],
  pelargir: [740, 1238],
  dagorlad: [1083, 656],
  dead_marshes: [882, 856],
  dol_guldur: [732, 631],
  emyn_muil: [923, 755],
  rhun: [1130, 543],
  the_nindalf: [676, 966],
  barad_dur: [1050, 1008],
  minas_morgul: [952, 1040],
  mount_doom: [1106, 850],
  plains_of_gorgoroth: [1112, 1144],
  sea_of_udun: [1016, 834],
};

/** The middle of a place's sign. Throws for what is no location. */
export function spotOf(id: string): Point {
  const at = AT[id];
  if (!at) throw new Error(`${id} is not on the map`);
  return at;
}

/** Squares along a straight line, so wide, one for so many pixels. */
export function framesAlong(
  [ax, ay]: Point,
  [bx, by]: Point,
  { apart, wide }: { apart: number; wide: number },
): Frame[] {
  const n = Math.floor(Math.hypot(bx - ax, by - ay) / apart);
  return Array.from({ length: n }, (_, k) => ({
    x: ax + ((bx - ax) * (k + 0.5)) / n - wide / 2,
    y: ay + ((by - ay) * (k + 0.5)) / n - wide / 2,
    w: wide,
    h: wide,
  }));
}

/** What lies round a sign: a disc of it is kept free of all else. */
export const SIGN = 27;
/** The coin of a road: in the shape of its terrain, or round where any card will do. */
export const COIN = { w: 38, h: 34, bare: 28 } as const;

/** How far along a path its coin lies, in hundredths, where that is not the middle: there a name has its room. */
const ALONG: Readonly<Record<string, number>> = {
  'amon_hen emyn_muil': 75,
  'amon_hen lothlorien': 45,
  'barad_dur mount_doom': 39,
  'belfalas pelargir': 42,
  'blue_mountains the_grey_havens': 29,
  'bree fornost': 57,
  'dagorlad dead_marshes': 47,
  'dagorlad emyn_muil': 46,
  'dead_marshes emyn_muil': 48,
  'dead_marshes the_nindalf': 47,
  'dol_guldur emyn_muil': 38,
  'dol_guldur rhosgobel': 41,
  'dol_guldur south_eaves': 40,
  'dunharrow minas_tirith': 44,
  'dunland gap_of_rohan': 26,
  'emyn_muil south_eaves': 41,
  'erebor lake_esgaroth': 48,
  'erebor the_withered_heath': 51,
  'eregion moria': 68,
  'ettenmoors ruins_of_angmar': 51,
  'ettenmoors the_north_downs': 47,
  'fangorn gap_of_rohan': 58,
  'fangorn plains_of_rohan': 52,
  'fornost weathertop': 73,
  'gap_of_rohan helms_deep': 49,
  'hills_of_evendim old_forest': 57,
  'hills_of_evendim the_grey_havens': 49,
  'lake_esgaroth rhun': 53,
  'lake_esgaroth the_iron_hills': 49,
  'lake_esgaroth woodland_realm': 41,
  'minas_morgul plains_of_gorgoroth': 54,
  'minas_morgul sea_of_udun': 53,
  'mount_gundabad the_high_pass': 60,
  'mount_gundabad the_northern_waste': 51,
  'old_forest the_shire': 27,
  'osgiliath pelargir': 40,
  'rhosgobel the_bight': 53,
  'rhun the_iron_hills': 32,
  'rivendell the_trollshaws': 59,
  'south_eaves the_bight': 42,
  'tharbad weathertop': 45,
  'the_forest_road the_high_pass': 55,
  'the_forest_trail the_high_pass': 29,
  'the_iron_hills the_withered_heath': 37,
};

/** Where the coin of a path lies: near the middle between its ends. */
export function middleOf({ a, b }: Path): Point {
  const [[ax, ay], [bx, by]] = [spotOf(a), spotOf(b)];
  const t = (ALONG[`${a} ${b}`] ?? 50) / 100;
  return [Math.round(ax + (bx - ax) * t), Math.round(ay + (by - ay) * t)];
}

/** Where the coin of a path lies, in its middle. */
export const plateOf = (path: Path): Frame => {
  const [x, y] = middleOf(path);
  const [w, h] = path.terrain === null ? [COIN.bare, COIN.bare] : [COIN.w, COIN.h];
  return { x: x - w / 2, y: y - h / 2, w, h };
};
export const plates: readonly Frame[] = paths.map(plateOf);

/** What lies nearer to a place than to any other. */
export const lands: ReadonlyMap<string, { outline: readonly Point[]; sides: readonly Side[] }> = territories(
  LOCATIONS.map((id) => [id, spotOf(id)]),
  { x: -20, y: -20, w: MAP.w + 40, h: MAP.h + 40 },
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
