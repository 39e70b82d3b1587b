import type { Locale } from '#core/text';
import { minions } from '#games/middle-earth-quest/printed/combat/foes';
import { coveredBy, inset, shared } from '../boxes.ts';
import { setText } from '../measure.ts';
import { type Frame, group, type Node, rect, stroke, words } from '../scene.ts';
import { now as bright, nowEdge } from '../theme.ts';
import type { Choosable } from './eligible.ts';
import { WHOLE } from './geography.ts';
import { characterName, minionName } from './names.ts';
import type { Stand } from './stands.ts';

/** What the minions and characters are called that may be chosen: nobody has to know them by their faces. */

const PLATE = { h: 34, size: 27 } as const;
/** So many square pixels of other things a plate hides at most: else it is left out, and the list of answers has the name. */
const MOST_HIDDEN = 250;
/** From a figure to its plate, and how far along it in parts of the plate. */
const AIR = 1;
const SLIDES = [0, 0.2, -0.2, 0.4, -0.4];

const nameOf = (id: string, locale: Locale): string => (minions.has(id) ? minionName : characterName)(id, locale);

interface Called {
  locale: Locale;
  lying: readonly Stand[];
  /** What a plate should not lie on. */
  hides: readonly Frame[];
}

/** A plate that touches each of them, where it hides least. */
export function minionNames({ pieces }: Choosable, { locale, lying, hides }: Called): Node[] {
  const laid: Frame[] = [];
  return lying.flatMap(({ minion, frame }) => {
    if (!minion || !pieces.has(minion)) return [];
    const letters = words(nameOf(minion, locale), 0, 0, {
      ...{ size: PLATE.size, bold: true, align: 'centre', colour: bright },
    });
    const w = Math.ceil(setText(letters).box.w) + 16;
    const [best, hidden] = cheapest(spotsAt(frame, w), [...hides, ...laid]);
    if (hidden > MOST_HIDDEN) return [];
    laid.push(inset(best, -3));
    const plate = rect(
      { x: -w / 2, y: -PLATE.h / 2, w, h: PLATE.h },
      { fill: `${nowEdge}f0`, stroke: stroke(bright, 3), radius: 9 },
    );
    const at = { x: best.x + w / 2, y: best.y + PLATE.h / 2, tag: `called:${minion}` };
    return [group([plate, letters], at)];
  });
}

/** Below and above a figure, then at both sides. */
const spotsAt = ({ x, y, w: wide, h: high }: Frame, w: number): Frame[] => [
  ...[y + high + AIR, y - PLATE.h - AIR].flatMap((top) =>
    SLIDES.map((slide) => ({ x: x + wide / 2 - w / 2 + slide * w, y: top, w, h: PLATE.h })),
  ),
  ...[x + wide + AIR, x - w - AIR].map((left) => ({ x: left, y: y + (high - PLATE.h) / 2, w, h: PLATE.h })),
];

/** The spot that hides least, and how much of the map and of what lies there it hides. */
function cheapest(spots: readonly Frame[], hides: readonly Frame[]): readonly [Frame, number] {
  const costs = spots.map((one) => coveredBy(one, hides) + 9 * (one.w * one.h - shared(one, inset(WHOLE, 8))));
  const least = Math.min(...costs);
  return [spots[costs.indexOf(least)]!, least];
}
