import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import { group, rect, type Sprite, stroke } from '../scene.ts';
import { ink } from '../theme.ts';
import { DONE } from '../ways.ts';
import { joined, PART, resultPart, saidPart, signPart } from './deed-parts.ts';
import { beside, facePart, fatedPart } from './hurt-parts.ts';
import { shortName } from './names.ts';
import { say } from './text.ts';

/** Who of a side is lost, each with the sign of his fate and his name: a numeral is no name. */

type Out = View['out'][number];
/** How fates of those who live are drawn: as casualty rolls end. */
const ENDS = { wounded: 'wounded', away: 'away', captured: 'captive', lair: 'lair' } as const;

/** In one line they are so large that a phone shows their seals. In two they are as large as they have room: no name and no letter is below eight pixels there. */
const SCALE = { line: 1.18, lines: [0.94, 0.9, 0.87] } as const;
const GAP = { line: 10, lines: 5 } as const;
/** How high two lines are, unscaled: more lines are only where even the smallest have no room. */
const TWO = 2 * PART + GAP.lines;
/** A side's plate from its left edge to its right; one line begins where the pool does, several below the arms. */
const AT = { line: 106, lines: 14, end: 574 } as const;

export interface Lost {
  sprite: Sprite;
  x: number;
  scale: number;
  /** How high it is as drawn. */
  h: number;
}

/** How they are drawn: who has just been lost (`fresh`) on amber, and without names where a board has no room for them (`isBare`). */
export interface LostLook {
  locale: Locale;
  fresh: ReadonlySet<string>;
  isBare?: boolean;
}

/** All of them behind the word for them; undefined where nobody is. */
export function lostOf(view: View, seat: SeatId, { locale, fresh, isBare = false }: LostLook): Lost | undefined {
  const own = view.out.filter((one) => one.kind !== 'unit' && one.seat === seat);
  if (own.length === 0) return undefined;
  const partsOf = (isNamed: boolean) => [
    saidPart(say('lost', locale), ink),
    ...own.map((one) => {
      const fated = fatedOf(one, one.id === view.ambassador, locale);
      const whole = isNamed ? joined([fated, saidPart(shortName(one.id, locale), ink)]) : fated;
      return fresh.has(one.id) ? lit(whole) : whole;
    }),
  ];
  const parts = partsOf(true);
  const named = rows(parts, 4000, 'left', GAP.line);
  const most = AT.end - AT.line;
  // In one line names take no room from anything.
  if (named.w * SCALE.line <= most) return inLine(named, SCALE.line);
  const shown = isBare ? partsOf(false) : parts;
  const bare = isBare ? rows(shown, 4000, 'left', GAP.line) : undefined;
  if (bare && most / bare.w >= SCALE.lines[2]) return inLine(bare, Math.min(SCALE.line, most / bare.w));
  const ways = SCALE.lines.map((scale) => {
    const sprite = rows(shown, (AT.end - AT.lines) / scale, 'left', GAP.lines);
    return { sprite, x: AT.lines, scale, h: sprite.h * scale };
  });
  return ways.find(({ sprite }) => sprite.h <= TWO) ?? ways.at(-1)!;
}

const inLine = (sprite: Sprite, scale: number): Lost => ({ sprite, x: AT.line, scale, h: PART * SCALE.line });

/** By how much the plates of both sides are higher for it. */
export function lostRoom(view: View, look: LostLook): number {
  const most = Math.max(...[0, 1].map((seat) => lostOf(view, seat, look)?.h ?? 0));
  return most === 0 ? 0 : Math.ceil(most) + 6;
}

/** Somebody with the sign of his fate, and of the ambassador that he is one. */
function fatedOf({ id, fate }: Out, isAmbassador: boolean, locale: Locale): Sprite {
  const isDead = fate === 'killed' || fate === 'eaten';
  const gone = isDead ? beside(facePart(id, locale), [resultPart(false)]) : fatedPart(id, ENDS[fate], locale);
  return joined([
    gone,
    ...(fate === 'eaten' ? [signPart('dragon')] : []),
    ...(isAmbassador ? [signPart('speech')] : []),
  ]);
}

/** On a ground of amber: it is new. */
const lit = ({ w, h, nodes }: Sprite): Sprite => ({
  w: w + 12,
  h,
  nodes: [
    rect({ x: 0, y: -1, w: w + 12, h: h + 2 }, { fill: DONE.light, stroke: stroke(DONE.edge, 2.5), radius: 10 }),
    group([...nodes], { x: 6 }),
  ],
});
