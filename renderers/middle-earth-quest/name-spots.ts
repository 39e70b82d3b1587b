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
  blue_mountains: { en: [14, -69, 2], ja: [-4, -51, 1] },
  bree: { en: [8, 51, 1], ja: [0, 51, 1] },
  fornost: { en: [-11, -51, 1], ja: [0, -51, 1] },
  harlindon: { en: [0, 51, 1], ja: [10, 59, 1] },
  hills_of_evendim: { en: [21, -48, 1], ja: [0, -48, 1] },
  old_forest: { en: [-109, 4, 1], ja: [-32, -51, 1] },
  the_grey_havens: { en: [-22, -51, 1], ja: [-77, 0, 1] },
  the_shire: { en: [-32, 69, 2], ja: [-27, 51, 1] },
  dunland: { en: [0, -51, 1], ja: [0, -51, 1] },
  enedwaith_plains: { en: [-14, 69, 2], ja: [-31, 69, 2] },
  eregion: { en: [33, 51, 1], ja: [13, 51, 1] },
  moria: { en: [-76, 21, 1], ja: [0, -51, 1] },
  mouth_of_the_greyflood: { en: [-35, -69, 2], ja: [-22, -69, 2] },
  tharbad: { en: [-12, 51, 1], ja: [-33, 51, 1] },
  ettenmoors: { en: [2, -45, 1], ja: [13, 51, 1] },
  ruins_of_angmar: { en: [-43, -51, 1], ja: [-45, -51, 1] },
  the_north_downs: { en: [-4, 68, 2], ja: [-9, 51, 1] },
  the_trollshaws: { en: [26, -44, 1], ja: [0, 51, 1] },
  weathertop: { en: [-38, -51, 1], ja: [0, -51, 1] },
  erebor: { en: [10, 54, 1], ja: [-40, 59, 1] },
  ered_mithrin: { en: [-89, 0, 2], ja: [-41, -51, 1] },
  mount_gundabad: { en: [73, 52, 1], ja: [-22, 53, 1] },
  the_iron_hills: { en: [-24, -51, 1], ja: [-14, -51, 1] },
  the_northern_waste: { en: [102, -59, 1], ja: [77, 33, 2] },
  the_withered_heath: { en: [66, -51, 1], ja: [91, -33, 2] },
  fangorn: { en: [-12, 51, 1], ja: [-16, 51, 1] },
  gladden_fields: { en: [4, 63, 2], ja: [-33, 51, 1] },
  lothlorien: { en: [0, 51, 1], ja: [54, 51, 1] },
  rhosgobel: { en: [109, 11, 1], ja: [105, 0, 1] },
  rivendell: { en: [8, -50, 1], ja: [-77, -11, 1] },
  the_high_pass: { en: [14, -51, 1], ja: [11, -51, 1] },
  the_redhorn_gate: { en: [-30, -50, 1], ja: [-9, -51, 1] },
  lake_esgaroth: { en: [92, 0, 2], ja: [84, -51, 1] },
  south_eaves: { en: [-26, 77, 2], ja: [-119, 0, 1] },
  the_bight: { en: [-33, 69, 2], ja: [-119, 32, 1] },
  the_forest_road: { en: [85, -51, 1], ja: [22, -51, 1] },
  the_forest_trail: { en: [-107, 22, 2], ja: [-66, 51, 1] },
  woodland_realm: { en: [-24, 66, 2], ja: [-33, 51, 1] },
  amon_hen: { en: [-77, -17, 2], ja: [119, -21, 1] },
  dunharrow: { en: [-115, -11, 1], ja: [-43, -51, 1] },
  edoras: { en: [-85, 0, 1], ja: [-91, 0, 1] },
  gap_of_rohan: { en: [37, 69, 2], ja: [13, 51, 1] },
  helms_deep: { en: [-123, 32, 1], ja: [-105, 32, 1] },
  isengard: { en: [-98, 11, 1], ja: [-133, 11, 1] },
  plains_of_rohan: { en: [61, -69, 2], ja: [16, 51, 1] },
  anfalas: { en: [2, -51, 1], ja: [28, 51, 1] },
  belfalas: { en: [-93, 0, 1], ja: [-119, 0, 1] },
  minas_tirith: { en: [-9, 69, 2], ja: [6, 69, 2] },
  morthond: { en: [40, 51, 1], ja: [105, 11, 1] },
  near_harad: { en: [72, -4, 2], ja: [90, 14, 1] },
  osgiliath: { en: [99, -2, 1], ja: [109, -4, 1] },
  pelargir: { en: [46, -51, 1], ja: [34, -51, 1] },
  dagorlad: { en: [25, 51, 1], ja: [22, 51, 1] },
  dead_marshes: { en: [0, 51, 1], ja: [-77, -33, 2] },
  dol_guldur: { en: [34, 53, 1], ja: [154, 21, 1] },
  emyn_muil: { en: [0, -51, 1], ja: [-20, -51, 1] },
  rhun: { en: [8, -51, 1], ja: [-16, -51, 1] },
  the_nindalf: { en: [-10, 69, 2], ja: [-16, 51, 1] },
  barad_dur: { en: [10, 53, 1], ja: [4, 70, 2] },
  minas_morgul: { en: [0, -67, 2], ja: [0, -67, 2] },
  mount_doom: { en: [-4, 66, 2], ja: [-10, 51, 1] },
  plains_of_gorgoroth: { en: [-2, 66, 2], ja: [-6, 64, 2] },
  sea_of_udun: { en: [78, -51, 1], ja: [78, -51, 1] },
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
      ...{ size: letters, colour: '', align: 'centre', tag: `name:${id}` },
      ...(locale === 'ja' ? { bold: true } : { face: 'display' }),
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
