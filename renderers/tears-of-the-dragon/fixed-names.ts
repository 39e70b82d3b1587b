import type { Locale } from '#core/text';
import { seas } from '#games/tears-of-the-dragon/printed/content';
import { setText } from '../measure.ts';
import type { Frame, Text } from '../scene.ts';
import { CROP, cells, isSeen, MAP } from './geography.ts';
import { type Named, placeNames, TOLD } from './labels.ts';
import { isFree, isMistaken, siteOf } from './name-spots.ts';

/**
 * Names on the whole board stand in the same spots in every picture, so that the map is learnt: found once as if pieces stood everywhere.
 * Only a name that something lies on makes way for it.
 */

/** What is seen of the whole board. */
export const WHOLE: Frame = { x: 0, y: CROP, w: MAP.w, h: MAP.h - CROP };
/** So much of its room one counter takes: what is larger moves a name that is in its way. */
const COUNTER = { w: 50, h: 40 } as const;
/** Names are at least so large: one that is not is set anew wherever it finds room. */
const LARGE = 26;

/** What the frame of the map covers. */
const EDGE = 15;

/** Nothing happens there that its name is needed for. */
const CAVE = 'name:lair';

const spots = new Map<Locale, readonly Text[]>();

/**
 * The names of the whole board where nothing lies on them: of land the same where nobody sails. First beside all room of pieces; those that
 * would be small there take some of it.
 */
function fixed(locale: Locale, open: boolean): readonly Text[] {
  const look = { locale, open: true, large: new Set<string>(), avoided: [] };
  const whole = { ...look, seen: WHOLE, scale: 1, lasting: true };
  const known = spots.get(locale) ?? settled(placeNames({ ...whole, taken: ashore }), { ...look, taken: walls });
  spots.set(locale, known);
  return open ? known : known.filter((text) => text.tag !== CAVE && !seas.has(idOf(text)));
}

/** Ships are few: names of seas make way for them. */
const ashore: readonly Frame[] = [...cells.values()].flatMap(({ id, slot, inside }) => {
  if (seas.has(id)) return [];
  return [{ ...slot, x: slot.x + (slot.w - COUNTER.w) / 2, ...COUNTER }, ...(inside ? [inside] : [])];
});

/** What stands within castles. */
const walls: readonly Frame[] = [...cells.values()].flatMap(({ inside }) => (inside ? [inside] : []));

/** How far round a name that finds no room the others make way too: at first none, in the end all. */
const NEXT = 260;
const ROUND = [0, NEXT, Number.POSITIVE_INFINITY];

/** The names of the whole board: all that can in their own spots, the others round them. */
export function boardNames(named: OnBoard): readonly Text[] {
  const { seen = WHOLE } = named;
  const all = fixed(named.locale, named.open);
  const shown = (text: Text) => (text.tag === CAVE ? seen === WHOLE : isSeen(cells.get(idOf(text))!, seen));
  const these = seen === WHOLE ? all : all.filter(shown);
  // That none is small and none seems another's matters more than that some are larger.
  const { told, ...even } = named;
  const ways = [named, ...(told ? [even] : [])].flatMap((one) => [{ ...one, strict: true }, one]);
  const usual = new Set(all);
  const icons = these.flatMap(iconsOf(named));
  let best: { names: readonly Text[]; bad: number } | undefined;
  for (const way of ways) {
    const names = settled(these, way);
    const bad = names.filter((text) => isSmall(text) || (!usual.has(text) && isAnothers(text, icons))).length;
    if (!best || bad < best.bad) best = { names, bad };
    if (bad === 0) break;
  }
  return best!.names;
}

/** What a name is read for: the drawing of its place, and where its pieces stand. */
interface Drawn {
  id: string;
  icon: Frame;
  own: Frame[];
}
const iconsOf =
  ({ locale, taken }: OnBoard) =>
  (text: Text): Drawn[] => {
    const cell = cells.get(idOf(text));
    if (!cell || seas.has(cell.id)) return [];
    const { id, icon, slot, peopled } = siteOf(cell, locale, taken);
    return [{ id, icon, own: [icon, ...(peopled ? [slot] : [])] }];
  };

/** Whether a name of land seems to be that of another drawing. */
function isAnothers(text: Text, icons: readonly Drawn[]): boolean {
  const place = icons.find(({ id }) => id === idOf(text));
  const others = icons.filter((one) => one !== place).map(({ icon }) => icon);
  return place !== undefined && isMistaken(setText(text).box, others, place.own);
}

const isSmall = ({ size, tag }: Text): boolean => size < LARGE + 1 && tag !== CAVE;

type OnBoard = Omit<Named, 'seen' | 'scale'> & Partial<Pick<Named, 'seen'>>;

function settled(all: readonly Text[], { firm, ...named }: OnBoard): readonly Text[] {
  const { taken, told, seen = WHOLE } = named;
  const least = (text: Text) => (told?.has(idOf(text)) ? TOLD : LARGE);
  const foot = seen.y + seen.h - EDGE;
  const free = (text: Text) => {
    const { box } = setText(text);
    return text.size >= least(text) && box.y + box.h <= foot && isFree(box, taken);
  };
  const stuck = all.filter((text) => !free(text));
  if (stuck.length === 0) return all;
  const isTiny = ({ size, tag }: Text) => size < LARGE && tag !== CAVE;
  let moved = stuck;
  let found: readonly Text[] = all;
  for (const far of ROUND) {
    found = setAnew(all, moved, { ...named, far });
    // Only round those that are still small is more room needed.
    const small = new Set(found.filter(isTiny).map(idOf));
    if (small.size === 0) return found;
    moved = all.filter((text) => stuck.includes(text) || small.has(idOf(text)));
  }
  // Names that may not be small stand first, and those round them make way.
  const weak = found.filter((text) => firm?.has(idOf(text)) && isTiny(text));
  return weak.length > 0 && firm ? setAnew(found, weak, { ...named, firm, far: NEXT }) : found;
}

/** Names of which those no further than `far` from some that `moved` are set anew, and the others stay. */
function setAnew(all: readonly Text[], moved: readonly Text[], named: OnBoard & { far: number }): readonly Text[] {
  const { far, ...look } = named;
  const anew = all.filter((one) => moved.some((other) => Math.hypot(one.x - other.x, one.y - other.y) <= far));
  const kept = all.filter((one) => !anew.includes(one));
  const taken = [...named.taken, ...kept.map((text) => spaced(setText(text).box))];
  const only = new Set(anew.map(idOf));
  return [...kept, ...placeNames({ ...look, taken, seen: named.seen ?? WHOLE, scale: 1, only })];
}

const idOf = ({ tag }: Text): string => tag?.slice('name:'.length) ?? '';
/** Two labels beside one another never touch. */
const spaced = (box: Frame): Frame => ({ ...box, x: box.x - 14, w: box.w + 28 });
