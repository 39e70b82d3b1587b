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
  hills_of_evendim: [122, 71],
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
  ruins_of_angmar: [451, 70],
  the_north_downs: [391, 155],
  the_trollshaws: [456, 432],
  weathertop: [429, 334],
  erebor: [1009, 189],
  ered_mithrin: [833, 71],
  mount_gundabad: [568, 172],
  the_iron_hills: [1103, 174],
  the_northern_waste: [612, 82],
  the_withered_heath: [967, 71],
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
  dunharrow: [696, 1193],
  edoras: [550, 989],
  gap_of_rohan: [292, 900],
  helms_deep: [589, 871],
  isengard: [337, 796],
  plains_of_rohan: [708, 854],
  anfalas: [454, 1103],
  belfalas: [599, 1242],
  minas_tirith: [830, 969],
  morthond: [557, 1073],
  near_harad: [900, 1241],
  osgiliath: [968, 1155],
  pelargir: [767, 1236],
  dagorlad: [1083, 656],
  dead_marshes: [882, 856],
  dol_guldur: [732, 631],
  emyn_muil: [923, 755],
  rhun: [1130, 543],
  the_nindalf: [693, 971],
  barad_dur: [1040, 1019],
  minas_morgul: [951, 1053],
  mount_doom: [1134, 857],
  plains_of_gorgoroth: [1098, 1149],
  sea_of_udun: [1016, 834],
};

/** The middle of a place's sign. Throws for what is no location. */
export function spotOf(id: string): Point {
  const at = AT[id];
  if (!at) throw new Error(`${id} is not on the map`);
  return at;
}

/** What lies round a sign: a disc of it is kept free of all else. */
export const SIGN = 27;
/** The coin of a road: in the shape of its terrain, or round where any card will do. */
export const COIN = { w: 38, h: 34, bare: 28 } as const;

/** How far along a path its coin lies, in hundredths, where that is not the middle: there a name has its room. */
const ALONG: Readonly<Record<string, number>> = {
  'dunharrow the_nindalf': 52,
  'dol_guldur rhosgobel': 46,
  'eregion moria': 62,
  'minas_tirith pelargir': 49,
  'fangorn gap_of_rohan': 65,
  'blue_mountains the_grey_havens': 39,
  'gladden_fields the_high_pass': 59,
  'the_forest_trail woodland_realm': 54,
  'ered_mithrin the_withered_heath': 60,
  'fornost old_forest': 65,
  'dagorlad sea_of_udun': 51,
  'dead_marshes the_nindalf': 46,
  'fangorn isengard': 43,
  'ettenmoors ruins_of_angmar': 40,
  'lake_esgaroth the_iron_hills': 47,
  'rhosgobel the_bight': 54,
  'gladden_fields the_redhorn_gate': 66,
  'ruins_of_angmar the_northern_waste': 34,
  'ettenmoors the_north_downs': 55,
  'dol_guldur south_eaves': 44,
  'amon_hen emyn_muil': 62,
  'tharbad weathertop': 60,
  'mount_gundabad the_high_pass': 66,
  'ered_mithrin the_northern_waste': 34,
  'the_forest_road woodland_realm': 61,
  'barad_dur mount_doom': 42,
  'mount_gundabad ruins_of_angmar': 61,
  'lake_esgaroth rhun': 52,
  'lake_esgaroth the_forest_road': 51,
  'erebor lake_esgaroth': 56,
  'the_forest_road the_high_pass': 42,
  'eregion rivendell': 59,
  'lake_esgaroth woodland_realm': 66,
  'near_harad pelargir': 46,
  'belfalas morthond': 48,
  'minas_morgul sea_of_udun': 58,
  'rivendell the_trollshaws': 58,
  'mount_doom sea_of_udun': 62,
  'the_iron_hills the_withered_heath': 49,
  'the_grey_havens the_shire': 54,
  'amon_hen lothlorien': 39,
  'mouth_of_the_greyflood tharbad': 59,
  'the_forest_trail the_high_pass': 55,
  'bree old_forest': 55,
  'belfalas pelargir': 47,
  'mount_gundabad the_northern_waste': 57,
  'dunland eregion': 43,
  'dunharrow minas_tirith': 40,
  'dunland gap_of_rohan': 52,
  'osgiliath pelargir': 35,
  'minas_morgul osgiliath': 48,
  'dagorlad emyn_muil': 48,
  'mount_doom plains_of_gorgoroth': 40,
  'dagorlad dead_marshes': 47,
  'gladden_fields rhosgobel': 40,
  'ettenmoors weathertop': 41,
  'fangorn plains_of_rohan': 56,
  'harlindon the_grey_havens': 48,
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
