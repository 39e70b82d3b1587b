import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import { group, rect, type Sprite, stroke } from '../scene.ts';
import { ink } from '../theme.ts';
import { DONE } from '../ways.ts';
import { joined, resultPart, saidPart, signPart } from './deed-parts.ts';
import { beside, facePart, fatedPart } from './hurt-parts.ts';
import { shortName } from './names.ts';
import { say } from './text.ts';

/** Who of a side is lost, each with the sign of his fate and his name: a numeral is no name. */

type Out = View['out'][number];
/** How fates of those who live are drawn: as casualty rolls end. */
const ENDS = { wounded: 'wounded', away: 'away', captured: 'captive', lair: 'lair' } as const;

/** In one line they are so large that a phone shows their seals; in several their names are still nine pixels high there. */
const SCALE = { line: 1.18, lines: 0.95 } as const;
const GAP = { line: 10, lines: 8 } as const;
/** A side's plate from its left edge to its right; one line begins where the pool does, several below the arms. */
const AT = { line: 106, lines: 14, end: 574 } as const;

export interface Lost {
  sprite: Sprite;
  x: number;
  scale: number;
  /** How high it is as drawn. */
  h: number;
}

/** All of them behind the word for them, who has just been lost (`fresh`) on amber; undefined where nobody is. */
export function lostOf(
  view: View,
  seat: SeatId,
  { locale, fresh }: { locale: Locale; fresh: ReadonlySet<string> },
): Lost | undefined {
  const own = view.out.filter((one) => one.kind !== 'unit' && one.seat === seat);
  if (own.length === 0) return undefined;
  const parts = [
    saidPart(say('lost', locale), ink),
    ...own.map((one) => {
      const whole = namedPart(one, one.id === view.ambassador, locale);
      return fresh.has(one.id) ? lit(whole) : whole;
    }),
  ];
  const line = rows(parts, 4000, 'left', GAP.line);
  const isOne = line.w * SCALE.line <= AT.end - AT.line;
  const way = isOne ? 'line' : 'lines';
  const sprite = isOne ? line : rows(parts, (AT.end - AT.lines) / SCALE.lines, 'left', GAP.lines);
  return { sprite, x: AT[way], scale: SCALE[way], h: sprite.h * SCALE[way] };
}

/** By how much the plates of both sides are higher for it. */
export function lostRoom(view: View, look: Parameters<typeof lostOf>[2]): number {
  const most = Math.max(...[0, 1].map((seat) => lostOf(view, seat, look)?.h ?? 0));
  return most === 0 ? 0 : Math.ceil(most) + 6;
}

/** Somebody with the sign of his fate, of the ambassador that he is one, and his name. */
function namedPart({ id, fate }: Out, isAmbassador: boolean, locale: Locale): Sprite {
  const isDead = fate === 'killed' || fate === 'eaten';
  const gone = isDead ? beside(facePart(id, locale), [resultPart(false)]) : fatedPart(id, ENDS[fate], locale);
  return joined([
    gone,
    ...(fate === 'eaten' ? [signPart('dragon')] : []),
    ...(isAmbassador ? [signPart('speech')] : []),
    saidPart(shortName(id, locale), ink),
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
