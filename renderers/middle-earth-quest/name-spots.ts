import type { Locale } from '#core/text';
import { setText } from '../measure.ts';
import { type Frame, type Text, words } from '../scene.ts';
import { spotOf } from './geography.ts';
import { placeName } from './names.ts';

/**
 * Where the name of each place stands: one spot a language, on every board the same, so that players learn it. They were chosen once for
 * the whole map. No name lies over another or over a sign; a test holds them to it.
 */

/** The middle of a name from the middle of its sign, at its largest, and in how many lines. */
type Spot = readonly [dx: number, dy: number, lines: 1 | 2];

const SPOTS: Readonly<Record<string, Readonly<Record<Locale, Spot>>>> = {
  blue_mountains: { en: [12, -68, 2], ja: [-10, -50, 1] },
  bree: { en: [29, -50, 1], ja: [0, 50, 1] },
  fornost: { en: [-59, -48, 1], ja: [0, -54, 1] },
  harlindon: { en: [0, 50, 1], ja: [14, 50, 1] },
  hills_of_evendim: { en: [18, -50, 1], ja: [0, -50, 1] },
  old_forest: { en: [-104, 35, 1], ja: [58, -10, 1] },
  the_grey_havens: { en: [-18, -50, 1], ja: [-72, -10, 1] },
  the_shire: { en: [-35, 50, 1], ja: [-35, 50, 1] },
  dunland: { en: [-63, 50, 1], ja: [47, -50, 1] },
  enedwaith_plains: { en: [-25, 68, 2], ja: [-27, 68, 2] },
  eregion: { en: [0, 48, 1], ja: [0, -50, 1] },
  moria: { en: [-71, 0, 1], ja: [-72, 5, 1] },
  mouth_of_the_greyflood: { en: [-45, -68, 2], ja: [-27, 50, 1] },
  tharbad: { en: [-91, 15, 1], ja: [10, 50, 1] },
  ettenmoors: { en: [0, -44, 1], ja: [0, 50, 1] },
  ruins_of_angmar: { en: [-150, -15, 1], ja: [-46, -50, 1] },
  the_north_downs: { en: [8, 68, 2], ja: [-8, 50, 1] },
  the_trollshaws: { en: [4, -46, 1], ja: [100, -40, 1] },
  weathertop: { en: [113, 20, 1], ja: [30, -50, 1] },
  erebor: { en: [10, 54, 1], ja: [71, 54, 1] },
  ered_mithrin: { en: [40, -45, 1], ja: [0, -50, 1] },
  mount_gundabad: { en: [73, 52, 1], ja: [54, 52, 1] },
  the_iron_hills: { en: [24, 66, 2], ja: [-13, -50, 1] },
  the_northern_waste: { en: [9, -47, 1], ja: [0, -50, 1] },
  the_withered_heath: { en: [125, -22, 2], ja: [86, -29, 2] },
  fangorn: { en: [11, 50, 1], ja: [-13, 50, 1] },
  gladden_fields: { en: [0, 68, 2], ja: [0, 50, 1] },
  lothlorien: { en: [-115, -20, 1], ja: [-91, -48, 1] },
  rhosgobel: { en: [104, -20, 1], ja: [100, -15, 1] },
  rivendell: { en: [8, -50, 1], ja: [-76, 25, 1] },
  the_high_pass: { en: [113, -48, 1], ja: [-86, 0, 1] },
  the_redhorn_gate: { en: [-40, -48, 1], ja: [17, -50, 1] },
  lake_esgaroth: { en: [94, 0, 2], ja: [14, -50, 1] },
  south_eaves: { en: [-41, 68, 2], ja: [-114, -15, 1] },
  the_bight: { en: [-69, 43, 2], ja: [-114, 30, 1] },
  the_forest_road: { en: [147, -40, 1], ja: [10, -50, 1] },
  the_forest_trail: { en: [-107, 22, 2], ja: [-86, -15, 1] },
  woodland_realm: { en: [-24, 66, 2], ja: [-10, 54, 1] },
  amon_hen: { en: [-72, -7, 2], ja: [-86, -7, 2] },
  dunharrow: { en: [0, -50, 1], ja: [-49, -50, 1] },
  edoras: { en: [-84, -15, 1], ja: [-90, -5, 1] },
  gap_of_rohan: { en: [76, 30, 2], ja: [12, 50, 1] },
  helms_deep: { en: [-79, 7, 2], ja: [-72, 7, 2] },
  isengard: { en: [-93, 5, 1], ja: [-128, 0, 1] },
  plains_of_rohan: { en: [66, -68, 2], ja: [60, -68, 2] },
  anfalas: { en: [0, 50, 1], ja: [0, 50, 1] },
  belfalas: { en: [-88, -10, 1], ja: [-114, -5, 1] },
  minas_tirith: { en: [-8, 72, 2], ja: [-30, 72, 2] },
  morthond: { en: [-99, -25, 1], ja: [-100, -25, 1] },
  near_harad: { en: [74, 7, 2], ja: [86, 25, 1] },
  osgiliath: { en: [-95, -15, 1], ja: [-114, -5, 1] },
  pelargir: { en: [31, -50, 1], ja: [35, -44, 1] },
  dagorlad: { en: [33, 50, 1], ja: [35, 50, 1] },
  dead_marshes: { en: [46, 50, 1], ja: [12, 50, 1] },
  dol_guldur: { en: [-25, 52, 1], ja: [152, 0, 1] },
  emyn_muil: { en: [-107, -30, 1], ja: [-136, -44, 1] },
  rhun: { en: [8, -50, 1], ja: [-86, -35, 1] },
  the_nindalf: { en: [-14, 50, 1], ja: [-30, 50, 1] },
  barad_dur: { en: [38, 52, 1], ja: [46, 46, 1] },
  minas_morgul: { en: [-28, -68, 2], ja: [-20, -68, 2] },
  mount_doom: { en: [9, 68, 2], ja: [0, 50, 1] },
  plains_of_gorgoroth: { en: [4, 68, 2], ja: [0, 62, 2] },
  sea_of_udun: { en: [43, -50, 1], ja: [41, -50, 1] },
};

/** The size for which the spots were chosen. A smaller name stands nearer to its sign, within the same box; none is larger. */
export const LARGEST = 28;

const KANJI = /[\u4e00-\u9fff]/;
const KATAKANA = /[ァ-ヶー]/;

/** Where a name may break in two: after a blank, ・, ＝ or の, and between katakana and kanji; what leaves the shorter longest line. */
export function jointOf(name: string): number | undefined {
  const isJoint = (n: number) => {
    const [before, after] = [name[n - 1]!, name[n]!];
    if (/[ ・＝]/.test(before)) return true;
    if (name.length - n < 2) return false;
    return name.length > 4 && ((before === 'の' && n > 1) || (KATAKANA.test(before) && KANJI.test(after)));
  };
  const joints = Array.from({ length: Math.max(0, name.length - 1) }, (_, n) => n + 1).filter(isJoint);
  const most = (at: number) => Math.max(at, name.length - at);
  return joints.sort((a, b) => most(a) - most(b))[0];
}

/** A name set at its spot, and its box on the map. */
export interface SetName {
  text: Text;
  box: Frame;
}

const known = new Map<string, SetName>();

/** The name of a place in letters of `size` pixels of the map, at most `LARGEST`. */
export function nameOf(id: string, locale: Locale, size: number): SetName {
  const key = `${locale} ${id} ${size}`;
  const found = known.get(key) ?? setAt(id, locale, size);
  known.set(key, found);
  return found;
}

function setAt(id: string, locale: Locale, size: number): SetName {
  const [x, y] = spotOf(id);
  const [dx, dy, lines] = SPOTS[id]![locale];
  const name = placeName(id, locale);
  const breakAt = lines === 2 ? jointOf(name) : undefined;
  const set = (cx: number, cy: number, letters: number) =>
    words(name, cx, cy, {
      ...{ size: letters, face: 'display', colour: '', align: 'centre', tag: `name:${id}` },
      ...(breakAt !== undefined && { breakAt }),
    });
  const { w, h } = setText(set(x + dx, y + dy, LARGEST)).box;
  // The point of the box that is nearest to the sign stays where it is.
  const nearest = (middle: number, half: number, to: number) => Math.max(middle - half, Math.min(middle + half, to));
  const [px, py] = [nearest(x + dx, w / 2, x), nearest(y + dy, h / 2, y)];
  const k = size / LARGEST;
  const text = set(px + (x + dx - px) * k, py + (y + dy - py) * k, size);
  return { text, box: setText(text).box };
}
