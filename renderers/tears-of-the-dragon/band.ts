import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { rows } from '../panels.ts';
import type { Look, Now } from '../pictures.ts';
import { group, type Layer, type Node, put, rect, type Sprite, shaded } from '../scene.ts';
import { wood, woodLight } from '../theme.ts';
import { fightCard } from './fight-card.ts';
import { fightIn, inOrder } from './fight-told.ts';
import { edged } from './plate-frame.ts';
import { trayOf } from './plates.ts';
import { toldIn } from './told.ts';

/** What happened at no place of the map, between the map and both sides: a whole battle, and rolls for the turn one after the other. */

const W = 1200;
const MARGIN = 12;
const PAD = { x: 14, y: 9 } as const;
const GAP = 10;
/** More rolls of a stretch are left to its words. */
const MOST = 6;
/** More would push the map out of sight. */
const MOST_LINES = 2;
/** As large as they fit on one line, they are drawn. */
const LARGE = 1.45;

export interface Band {
  h: number;
  nodes: Node[];
}

/** The cards of a stretch; without any the band has no height. */
export function bandOf(view: View, { locale, now }: Pick<Look, 'locale' | 'now'>): Band {
  const cards = now ? cardsIn(view, now, locale) : [];
  return laidOut(cards);
}

/** Cards in the lines that they need, the first ones first. */
export function linesOf(cards: readonly Sprite[]): Sprite[][] {
  const lines: Sprite[][] = [];
  let used = W;
  for (const card of cards) {
    if (used + card.w > W - 2 * MARGIN) {
      lines.push([]);
      used = 0;
    }
    lines.at(-1)!.push(card);
    used += card.w + GAP;
  }
  return lines;
}

/** A band with cards on dark wood, in the middle of their lines; without any it has no height. */
export function laidOut(cards: readonly Sprite[], most = MOST_LINES): Band {
  if (cards.length === 0) return { h: 0, nodes: [] };
  let y = GAP;
  const nodes = linesOf(cards)
    .slice(0, most)
    .flatMap((line) => {
      const w = line.reduce((sum, one) => sum + one.w + GAP, -GAP);
      const h = Math.max(...line.map((one) => one.h));
      let x = (W - w) / 2;
      const drawn = line.map((one) => {
        const at = put(one, x, y);
        x += one.w + GAP;
        return at;
      });
      y += h + GAP;
      return drawn;
    });
  // A whole number of tens: layers below it fall on whole pixels.
  const h = Math.ceil(y / 10) * 10;
  return { h, nodes: [ground(h), ...nodes] };
}

const ground = (h: number): Layer => ({
  kind: 'layer',
  key: `tears-of-the-dragon.band.${h}`,
  width: W,
  height: h,
  nodes: [rect({ x: 0, y: 0, w: W, h }, { fill: shaded([0, 0], [0, h], woodLight, wood) })],
});

function cardsIn(view: View, now: Now, locale: Look['locale']): Sprite[] {
  const headline = toldIn(now).at(-1);
  const fight = view.battle ? undefined : fightIn(now, view);
  const trays = inOrder(now)
    .filter((one) => !fight?.deeds.has(one))
    .flatMap((told) => {
      const parts = trayOf(told, view, locale);
      return parts ? [{ told, inside: rows(parts, 4000, 'left', 6) }] : [];
    })
    .slice(-MOST);
  const room = W - 2 * MARGIN - trays.length * (2 * PAD.x + GAP + 1);
  const scale = Math.max(1, Math.min(fight ? 1 : LARGE, room / trays.reduce((sum, { inside }) => sum + inside.w, 0)));
  const cards = trays.map(({ told, inside }) =>
    bandCard(inside, { isNew: told === headline, scale, tag: `plate:${told.type}` }),
  );
  if (!fight) return cards;
  const whole = fightCard(fight, W - 2 * MARGIN - 2 * PAD.x, locale);
  return [
    bandCard(whole, { isNew: headline !== undefined && fight.deeds.has(headline), scale: 1, tag: 'fight' }),
    ...cards,
  ];
}

interface Card {
  /** It is what the headline tells. */
  isNew: boolean;
  scale: number;
  tag: string;
}

/** A framed card; of what is newest its edge is bright. */
export function bandCard(inside: Sprite, { isNew, scale, tag }: Card): Sprite {
  const [w, h] = [Math.ceil(inside.w * scale) + 2 * PAD.x, Math.ceil(inside.h * scale) + 2 * PAD.y];
  const nodes = [...edged({ x: 0, y: 0, w, h }, 14, isNew), put(inside, PAD.x, PAD.y, scale)];
  return { w, h, nodes: [group(nodes, { tag })] };
}
