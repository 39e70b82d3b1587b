import type { SeatId } from '#core/types';
import type { FighterView } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import { type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink, now, nowEdge } from '../theme.ts';
import { fallenPart, joined, PART, resultPart, signPart, spellPart, wordPart } from './deed-parts.ts';
import { PLATE } from './fates.ts';
import { inLine, type SpellMarks } from './spell-marks.ts';
import type { ToldLine } from './told-volley.ts';

/** Signs in the rows of a line-up: what was cast, what a spell did to somebody, and who got away. */

/** The sign of a spell, the die that was rolled for it, pale where it failed, and whether it worked. */
export function castPart(
  { id, outcome }: NonNullable<FighterView['spell']>,
  die: number | undefined,
  seat: SeatId,
): Sprite {
  const isCast = outcome === 'cast';
  const rolled = die === undefined ? [] : [fallenPart(seat, die, isCast)];
  return rows([spellPart(id), ...rolled, resultPart(isCast)], 400, 'left', 2);
}

/** What a spell has done to those of a row: its sign, with a flag where it drives them off, a plus where it called them. Where it struck some, their number. */
export function markOf(
  { face, kind, gone }: FighterView,
  slots: readonly string[],
  { left, aimed, called }: SpellMarks,
): Sprite | undefined {
  // Of who is not gone a spell weakens people as it does units.
  if (gone !== null && kind !== 'unit') return undefined;
  if (gone === 'left') {
    const spell = left.get(face);
    return spell === undefined ? undefined : joined([spellPart(spell), signPart('away')]);
  }
  if (gone !== null) return undefined;
  const struck = slots.filter((slot) => inLine(aimed, face, slot) !== undefined);
  const joins = slots.filter((slot) => called.has(slot) || called.has(face));
  const many = (n: number): Sprite[] => (n < slots.length ? [wordPart(`×${n}`, 36, ink)] : []);
  if (struck.length > 0) {
    const spell = inLine(aimed, face, struck[0]!)!;
    return joined([spellPart(spell), ...(spell === 'terror' ? [signPart('away')] : []), ...many(struck.length)], 2);
  }
  return joins.length > 0 ? joined([signPart('plus'), spellPart('summon-aid'), ...many(joins.length)], 2) : undefined;
}

/** What is still to be shared out to one of a row, as the open question has it: "+?" on the colour of now; undefined where nothing is. */
export function offerOf(slots: readonly string[], { offered }: ToldLine): Sprite | undefined {
  const said = slots.map((slot) => offered.get(slot)).find((one) => one);
  return said ? offerPart(said) : undefined;
}

/** "+?" on the colour of now. */
export function offerPart(said: string): Sprite {
  const w = 62;
  return {
    w,
    h: PART,
    nodes: [
      rect({ x: 0, y: 1, w, h: PART - 2 }, { fill: now, stroke: stroke(nowEdge, 3), radius: 9 }),
      words(said, w / 2, PART / 2, { size: 33, bold: true, colour: nowEdge, align: 'centre', width: w - 8 }),
    ],
  };
}

/** A flag of truce in place of the burst: a hit found somebody who got away. `x` is the middle. */
export const gotAway = (x: number): Node => {
  const sign = signPart('away');
  return put(sign, x - sign.w * 0.31, PLATE / 2 - sign.h * 0.31, 0.62);
};

/** An arrow down at the foot of a counter, beside its figure: it has been reduced in this round. `x` is the middle. */
export const weakerAt = (x: number): Node => {
  const sign = signPart('down');
  return put(sign, x - sign.w * 0.28, PLATE - 2 - sign.h * 0.56, 0.56);
};
