import type { Locale } from '#core/text';
import { areas, seas } from '#games/tears-of-the-dragon/content';
import { setText } from '../measure.ts';
import { type Frame, type Text, words } from '../scene.ts';
import { halo, ink } from '../theme.ts';
import { type Cell, cells, within } from './geography.ts';

/** Names of places: large where somebody stands or something happens, so that a phone shows them; elsewhere as large as fits. */

/** Sizes on the map at scale 1; the large one is nine pixels on a phone. */
const LARGE = 27;
const MIDDLE = 23;
const SMALL = 20;
/** Kinds of places that are always named in large letters: who holds them decides. */
const WEIGHTY: ReadonlySet<string> = new Set(['castle', 'port', 'ruin', 'island']);
const LEAST = 13;
/** Letters with an edge that keeps them from what they stand on. */
export const ASHORE = { colour: ink, outline: halo };
export const AFLOAT = { colour: '#f4fbf6', outline: { colour: '#123f59', width: 5 } };
/** How far a name may stand beside its place. */
const SHIFTS: readonly number[] = [0, ...[7, 14, 21, 28, 35, 42, 49, 56, 66, 76, 86, 96].flatMap((x) => [-x, x])];

/** What the frame of the map covers. */
const EDGE = 13;

export interface Named {
  locale: Locale;
  /** Places whose names matter now. */
  large: ReadonlySet<string>;
  /** Rooms in which something is drawn that no name may cover or stand under. */
  taken: readonly Frame[];
  /** What is seen of the map: only places within get names, and wholly within it. */
  seen: Frame;
  /** How large the map is drawn: names need not grow with it. */
  scale: number;
}

/** Letters do not fill the height that is measured. */
const SLACK = 0.6;
const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + SLACK || b.x + b.w <= a.x + SLACK || a.y + a.h <= b.y + SLACK || b.y + b.h <= a.y + SLACK;

/** Two names in a row are read as two, unless they would be so much smaller for it. */
const GAP = 9;
const SMALLER = 5;
const spaced = (box: Frame): Frame => ({ ...box, x: box.x - GAP, w: box.w + 2 * GAP });

/** Whether a place lies so far within a window that it is shown. */
export const isSeen = ({ at: [x, y] }: Cell, seen: Frame): boolean =>
  x > seen.x + 24 && x < seen.x + seen.w - 24 && y > seen.y + 30 && y < seen.y + seen.h - 50;

/** The drawing of a place, which no name but its own may touch. */
const iconOf = ({ at: [x, y], inside }: Cell): Frame =>
  inside ? { x: x - 82, y: y - 66, w: 164, h: 96 } : { x: x - 36, y: y - 34, w: 72, h: 38 };

/** The names of all places that are seen, the large ones first. */
export function placeNames({ locale, large, taken, seen, scale }: Named): Text[] {
  const shown = [...cells.values()].filter((cell) => isSeen(cell, seen));
  const icons = shown.map((cell) => ({ id: cell.id, frame: iconOf(cell) }));
  const names: Frame[] = [];
  // A window shows few places, and all of them in middle letters.
  const whole = scale <= 1;
  const weight = ({ id }: Cell) => (large.has(id) ? 2 : whole && WEIGHTY.has(areas.get(id)?.type ?? 'sea') ? 1 : 0);
  const order = [...shown].sort((a, b) => weight(b) - weight(a));
  const grown = Math.max(1, scale * 0.72);
  return order.map((cell, n) => {
    const wanted = (weight(cell) > 0 ? LARGE : whole ? SMALL : MIDDLE) / grown;
    // Those still to come keep the middle of their room.
    const reserved = order.slice(n + 1).map((other) => core(other, locale));
    const others = [...icons.filter(({ id }) => id !== cell.id).map(({ frame }) => frame), ...taken, ...reserved];
    const at = { locale, wanted, seen };
    const text =
      fitted(cell, { ...at, others: [...others, ...names.map(spaced)], least: wanted - SMALLER }) ??
      fitted(cell, { ...at, others: [...others, ...names], least: LEAST }) ??
      textAt(cell, { locale, size: LEAST, shift: 0 });
    names.push(setText(text).box);
    return text;
  });
}

const nameOf = (id: string, locale: Locale): string => (areas.get(id) ?? seas.get(id))!.name[locale];

function core(cell: Cell, locale: Locale): Frame {
  return setText(textAt(cell, { locale, size: LEAST + 2, shift: 0 })).box;
}

/** How a name is to stand: as large as is wanted and no smaller than `least`, beside all of these, within what is seen. */
interface Fitting {
  locale: Locale;
  wanted: number;
  least: number;
  others: readonly Frame[];
  seen: Frame;
}

/** The largest size, and beside that the place nearest to the middle, at which a name touches nothing; undefined where there is none. */
function fitted(cell: Cell, { locale, wanted, least, others, seen }: Fitting): Text | undefined {
  const near = others.filter((one) => !apart(one, { x: cell.at[0] - 190, y: cell.name.y - 170, w: 380, h: 230 }));
  const frame = { x: seen.x + EDGE, y: seen.y + EDGE, w: seen.w - 2 * EDGE, h: seen.h - 2 * EDGE };
  for (let size = wanted; size >= Math.max(LEAST, least); size -= 1)
    // Only where there is no room below its drawing does a name stand above it.
    for (const above of size > LEAST + 2 ? [false] : [false, true])
      for (const shift of SHIFTS) {
        const text = textAt(cell, { locale, size: above ? Math.min(wanted, SMALL) : size, shift, above });
        const { box } = setText(text);
        if (within(box, frame) && near.every((one) => apart(one, box))) return text;
      }
  return undefined;
}

function textAt(
  cell: Cell,
  { locale, size, shift, above = false }: { locale: Locale; size: number; shift: number; above?: boolean },
): Text {
  const { name, id } = cell;
  const sea = seas.has(id);
  return words(
    nameOf(id, locale),
    name.x + name.w / 2 + shift,
    above ? cell.at[1] - (cell.inside ? 108 : 56) : name.y + name.h / 2,
    {
      size,
      face: 'display',
      colour: sea ? '#f4fbf6' : ink,
      outline: sea ? { colour: '#123f59', width: 5 } : halo,
      align: 'centre',
      tag: `name:${id}`,
    },
  );
}
