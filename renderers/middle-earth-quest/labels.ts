import type { Locale } from '#core/text';
import { coveredBy, inset } from '../boxes.ts';
import { cutOf, setText, textWidth } from '../measure.ts';
import { type Frame, group, line, type Node, type Point, type Ring, rect, stroke, type Text, tenth } from '../scene.ts';
import { cream, done, doneEdge } from '../theme.ts';
import { SIGN, spotOf } from './geography.ts';
import { LARGEST, nameOf, type SetName } from './name-spots.ts';
import { OTHERS } from './straying.ts';

/**
 * Names of places, each always on the map and in one look, at one spot unless a way lies there: dark letters on a faint light ground. No piece lies over one. Where the
 * headline happened a name stands on amber, where a hero stands on dark wood.
 */

/** All names are of one ink. */
const LETTERS = '#1d0f04';
/** Beside a name so many square pixels of a way lie at most: more run through its letters. */
const GRAZED = 20;
/** Of a piece so many. */
const REACHED = 60;
/** And so far a ring reaches in at most. */
const RIM_GRAZED = 5;
/** Round the letters of a name that a way, a ring or a piece reaches. */
const OUTLINE = stroke('#fdf5df', 4.5);
/** The same where the headline happened. */
const LOUD = stroke(done, 9);
/** The ground of a line of letters: a soft band, in parts of their size. Outlines of all letters took a twentieth of a board's bytes, a second band two hundredths. */
const GROUND = { high: 0.9, colour: '#fdf5df70' } as const;
/** By what a name stands on, its letters and the plate below them. */
const PLATES = {
  news: { letters: { colour: doneEdge }, plate: { fill: done, stroke: stroke(doneEdge, 4) } },
  held: { letters: { colour: cream }, plate: { fill: '#2b120ee6', stroke: stroke('#ffd86a', 2) } },
} as const;

export const apart = (a: Frame, b: Frame): boolean =>
  a.x + a.w <= b.x + 1 || b.x + b.w <= a.x + 1 || a.y + a.h <= b.y + 1 || b.y + b.h <= a.y + 1;
const isWithin = (a: Frame, b: Frame): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** What is named. */
export interface Naming {
  locale: Locale;
  /** What is seen of the map: names stand wholly in it. */
  seen: Frame;
  /** The places that are named. */
  places: readonly string[];
  /** Which of them stand on a plate. */
  plates: ReadonlyMap<string, keyof typeof PLATES>;
  /** Where the headline happened: a name that has no room for its plate has amber round its letters. */
  loud?: ReadonlySet<string>;
  /** How large, in pixels of the map. */
  size: number;
  /** Which of them are larger than that. */
  larger?: ReadonlyMap<string, number>;
  /** Where those stand who are asked, and what they may choose, where these are few. */
  offered?: ReadonlySet<string>;
  /** What has stepped aside, and how far: a way lies where it was. */
  aside?: ReadonlyMap<string, Point>;
  /** What was gone over the map, and all rings: letters that lie there have an outline. */
  ways?: readonly Frame[];
  rings?: readonly Ring[];
  /** The pieces: letters that one reaches have an outline as well. */
  over?: readonly Frame[];
}

/** Letters of names in pixels of a map at a scale: nine and more on a phone. */
export const sizeAt = (scale: number): number => Math.min(LARGEST, Math.ceil((34 / scale) * 2) / 2);

/** The boxes of all names: nothing may be laid over them. */
export const keptBoxes = (naming: Naming): Frame[] => naming.places.map((id) => setName(id, naming).box);

/** The letters of all names, line by line: what lies beside a short line hides nothing. */
export const keptLines = (naming: Naming): Frame[] =>
  naming.places.flatMap((id) => {
    const { text } = setName(id, naming);
    const { size, lines } = setText(text);
    const cut = cutOf(text);
    const [up, h] = [size * INKED.up, size * INKED.high];
    return lines.map((one) => ({ x: one.x, y: one.y - up, w: textWidth(one.text, size, cut), h }));
  });
/** How far above its baseline a line begins, and how high its letters are, in parts of their size. */
const INKED = { up: 0.84, high: 1.08 } as const;

/** A name where it stands on this board. */
function setName(id: string, { locale, size, larger, aside }: Naming): SetName {
  const { text, box } = nameOf(id, locale, larger?.get(id) ?? size);
  const [dx, dy] = aside?.get(id) ?? [0, 0];
  return { text: { ...text, x: text.x + dx, y: text.y + dy }, box: { ...box, x: box.x + dx, y: box.y + dy } };
}

/** So much nearer its own place must be to a name than any other: else a line leads there. */
const NEARER = 6;
/** And no further off than this from the rim of its sign. */
const APART = 22;
/** A plate of the news lies so much further off, outside the ring. */
const RIM = 20;
/** How far a point lies from a frame; 0 within it. */
export const farFrom = ([x, y]: Point, { x: left, y: top, w, h }: Frame): number =>
  Math.hypot(Math.max(left - x, 0, x - left - w), Math.max(top - y, 0, y - top - h));

/** Whether a name stands so much nearer to its own place than to any other. */
export function isNearest(id: string, box: Frame, by = NEARER): boolean {
  const own = spotOf(id);
  const reach = farFrom(own, box) + by;
  const [wide, high] = [
    Math.max(box.x + box.w - own[0], own[0] - box.x),
    Math.max(box.y + box.h - own[1], own[1] - box.y),
  ];
  // Whatever is further off than this is not nearer to it.
  const most = reach + Math.hypot(wide, high);
  for (const { far, at } of OTHERS.get(id)!) {
    if (far > most) return true;
    if (farFrom(at, box) <= reach) return false;
  }
  return true;
}

/** From each name that another place is nearer to, or about as near, a line to its own: it ends below the sign. */
export function nameLeads(naming: Naming): Node[] {
  return naming.places.flatMap((id) => {
    const { box } = setName(id, naming);
    const own = spotOf(id);
    const far = farFrom(own, box);
    const isApart = far > SIGN + APART + (naming.plates.get(id) === 'news' ? RIM : 0);
    if (!isApart && isNearest(id, box)) return [];
    const from: Point = [
      Math.max(box.x, Math.min(box.x + box.w, own[0])),
      Math.max(box.y, Math.min(box.y + box.h, own[1])),
    ];
    return [
      group([line([from, own], stroke('#fdf5df', 8)), line([from, own], stroke('#1d0f04', 3.5))], {
        tag: `lead:${id}`,
      }),
    ];
  });
}

/** The faint grounds of names without a plate: they lie over roads, and below all that stands on the map. */
export const nameGrounds = (naming: Naming): Node[] =>
  naming.places.flatMap((id) => {
    const { text, box } = setName(id, naming);
    return naming.plates.has(id) || !isSeen(naming, box) ? [] : [group(groundOf(text), { tag: `ground:${id}` })];
  });

/** Whether a name has all of its room in what is seen: else there is none of it. */
const isSeen = ({ seen }: Naming, box: Frame): boolean => isWithin(box, inset(seen, 4));

function groundOf(text: Text): Node[] {
  const { size, lines } = setText(text);
  const cut = cutOf(text);
  const high = GROUND.high * size;
  return lines.map((one) => {
    const [y, w] = [one.y - size * MIDDLE, textWidth(one.text, size, cut)];
    const end = high * ROUND;
    return line(
      [
        [tenth(one.x + end), tenth(y)],
        [tenth(one.x + w - end), tenth(y)],
      ],
      stroke(GROUND.colour, high),
    );
  });
}
/** How far above its baseline the middle of a line is, and where its round end begins, in parts of the size and of the height. */
const [MIDDLE, ROUND] = [0.32, 0.28];

/** The names of places that stand wholly in what is seen. */
export function placeNames(naming: Naming): Node[] {
  const { places, plates } = naming;
  const drawn = places.flatMap((id): { plate?: Node; name: Text }[] => {
    const { text, box } = setName(id, naming);
    if (!isSeen(naming, box)) return [];
    const on = plates.get(id);
    if (!on && naming.loud?.has(id)) return [{ name: { ...text, ...PLATES.news.letters, outline: LOUD } }];
    if (!on) {
      const isCrossed =
        coveredBy(box, naming.ways ?? []) > GRAZED ||
        coveredBy(box, naming.over ?? []) > REACHED ||
        (naming.rings ?? []).some(({ x, y, r }) => farFrom([x, y], box) < r - RIM_GRAZED);
      return [{ name: { ...text, colour: LETTERS, ...(isCrossed && { outline: OUTLINE }) } }];
    }
    const { letters, plate } = PLATES[on];
    const under = inset(box, -PLATE);
    // Without colour amber is a middle grey: a light line within the dark one keeps it the loudest.
    const light = on === 'news' ? [rect(inset(under, 3.5), { stroke: stroke('#fff7e2', 3), radius: 6 })] : [];
    const drawn = group([rect(under, { ...plate, radius: 9 }), ...light], { tag: `plate:${id}` });
    return [{ plate: drawn, name: { ...text, ...letters } }];
  });
  // No plate lies over the name beside it.
  return [...drawn.flatMap(({ plate }) => plate ?? []), ...drawn.map(({ name }) => name)];
}
/** So far a plate reaches beyond its name. */
export const PLATE = 5;
/** The frames of all plates, by the place that is named. */
export const plateFrames = (naming: Naming): { id: string; frame: Frame }[] => {
  const boxes = keptBoxes(naming);
  return naming.places.flatMap((id, n) => (naming.plates.has(id) ? [{ id, frame: inset(boxes[n]!, -PLATE) }] : []));
};
