import type { Locale } from '#core/text';
import { RESOURCES } from '#games/scythe/printed/content';
import { textWidth } from '../measure.ts';
import { group, type Node, rect, type Sprite, stroke, words } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { type Sign, sign } from './goods.ts';
import { type Entry, reasonWords } from './reasons.ts';
import type { Plan } from './seat-plan.ts';
import { signed } from './tallies.ts';

/** What has changed for a seat since the last picture: on its plate a slip of amber for each reason, with what was paid, gained and won. */

/** What stands on a plate, and what is won; resources lie on the map: of them what was paid is told here. */
const PAID: readonly Sign[] = RESOURCES;
const SHOWN: readonly Sign[] = [
  ...(['power', 'popularity', 'coins', 'combatCards', 'cube', 'recruit', 'star'] as const),
  ...PAID,
];

const FIGURE = 26;
const REASON = 24;
const SIGN = 25;
const H = 30;
const PAD = 8;
const GAP = 6;

type Amount = readonly [Sign, number];
const shownOf = ({ amounts }: Entry): Amount[] =>
  SHOWN.flatMap((kind): Amount[] => {
    const n = amounts.get(kind) ?? 0;
    return n === 0 || (n > 0 && PAID.includes(kind)) ? [] : [[kind, n]];
  });

/** One slip: each amount with its sign, then why. */
function slip(amounts: readonly Amount[], why: string): Sprite {
  let x = PAD;
  const shown = amounts.map(([kind, n]): Node => {
    const text = signed(n);
    const left = x;
    const figure = Math.ceil(textWidth(text, FIGURE, true));
    x += figure + 2 + SIGN + 7;
    return group(
      [
        words(text, left, H / 2 - 0.5, { size: FIGURE, bold: true, colour: doneEdge }),
        sign(kind, SIGN, { x: left + figure + 2 + SIGN / 2, y: H / 2 }),
      ],
      { tag: `change:${kind}` },
    );
  });
  const said = why === '' ? [] : [words(why, x, H / 2 - 0.5, { size: REASON, colour: doneEdge })];
  const w = x + (why === '' ? PAD - 7 : Math.ceil(textWidth(why, REASON)) + PAD);
  return {
    w,
    h: H,
    nodes: [rect({ x: 0, y: 0, w, h: H }, { fill: done, stroke: stroke(doneEdge, 2.5), radius: 9 }), ...shown, ...said],
  };
}

/** Slips beside one another on a plate, oldest first: without their words where those have no room, the oldest of them first. */
export function changed(entries: readonly Entry[] | undefined, { ledger }: Plan, locale: Locale): Node[] {
  const all = (entries ?? []).flatMap((entry) => {
    const amounts = shownOf(entry);
    return amounts.length > 0 ? [{ amounts, why: reasonWords(entry.why, locale) }] : [];
  });
  const wide = (some: readonly Sprite[]): number => some.reduce((sum, { w }) => sum + w + GAP, -GAP);
  for (let bare = 0; bare <= all.length; bare++) {
    const slips = all.map(({ amounts, why }, n) => slip(amounts, n < bare ? '' : why));
    if (wide(slips) <= ledger.w) return laid(slips, ledger);
  }
  // Still too long: what the newest deeds changed.
  const slips = all.map(({ amounts }) => slip(amounts, ''));
  while (slips.length > 1 && wide(slips) > ledger.w) slips.shift();
  return laid(slips, ledger);
}

function laid(slips: readonly Sprite[], { x, y }: Plan['ledger']): Node[] {
  let left = x;
  return slips.map(({ w, nodes }) => {
    const at = { x: left, y: y - H / 2 };
    left += w + GAP;
    return group(nodes, at);
  });
}
