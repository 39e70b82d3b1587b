import { hasNames } from '#core/terms/plain';
import type { Json, Message } from '#core/types';
import type { HalfOfCard } from '../../printed/schema/card.ts';
import { Area } from '../../printed/schema/terms/aim.ts';
import { told } from './printed.ts';

/** Patterns of hexes, drawn in letters of one width for whoever looks a card up. */

const [STRUCK, OWN] = ['⬢', '◎'];

/** The rows of a pattern from the top, each hex half a hex beside those above it; `◎` is where its owner stands. */
export function drawn({ origin, hexes }: Area): string {
  const own = origin === 'self' ? [[0, 0] as const] : [];
  const cells = [...hexes.map((at) => ({ at, sign: STRUCK })), ...own.map((at) => ({ at, sign: OWN }))].map(
    ({ at: [q, r], sign }) => ({ x: 2 * q + r, r, sign }),
  );
  const left = Math.min(...cells.map(({ x }) => x));
  const [top, bottom] = [Math.min(...cells.map(({ r }) => r)), Math.max(...cells.map(({ r }) => r))];
  return Array.from({ length: bottom - top + 1 }, (_, n) => {
    const row = cells.filter(({ r }) => r === top + n);
    const w = Math.max(0, ...row.map(({ x }) => x - left + 1));
    const line = Array.from({ length: w }, (__, x) => row.find((one) => one.x - left === x)?.sign ?? ' ').join('');
    // Blanks at the beginning of a line could be lost.
    return line.replace(/^ +/, (blanks) => '·'.repeat(blanks.length));
  }).join('\n');
}

/** All patterns in the abilities of a half, those that are only gained among them. */
function areasIn(value: Json): Area[] {
  if (Array.isArray(value)) return value.flatMap(areasIn);
  if (!hasNames(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'aoe' ? [Area.parse(inner)] : areasIn(inner)));
}

/** The patterns of a half, below the name of the half; none where it has none. */
export const patternsOf = (half: 'top' | 'bottom', { effects }: Pick<HalfOfCard, 'effects'>): Message[] =>
  areasIn(effects as unknown as Json).map((area) =>
    told(`pattern.${half}`, { own: area.origin === 'self', drawn: drawn(area) }),
  );
