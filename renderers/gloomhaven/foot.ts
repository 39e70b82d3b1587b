import type { Locale } from '#core/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, path, put, rect, type Sprite, words } from '../scene.ts';
import { ink, wood } from '../theme.ts';
import { monsterLine } from './card-sums.ts';
import { linesSprite } from './cards-text.ts';
import { monsterCounter } from './figures.ts';
import { abilityOf, typesSeen } from './figures-of.ts';
import { heroPlates } from './hero-plates.ts';
import { monsterName } from './names.ts';
import { PLATES, plainPlate } from './plates.ts';
import type { Line } from './tokens.ts';

/** Below the map: the plates of the characters, and the card of the round of each type of monster that is seen. */

const { edge: EDGE, gap: GAP, radius: R } = PLATES;

interface Room {
  w: number;
  locale: Locale;
}
/** The cards of the monsters, all of a card in one line where it is `dense`, up to three beside one another: each row fills the width. */
export function monsterPlates(view: View, locale: Locale, dense = false): Sprite {
  const types = typesSeen(view).filter((type) => abilityOf(view, type).card);
  const many = Math.ceil(types.length / MOST_BESIDE);
  const nodes: Node[] = [];
  let [y, n] = [0, 0];
  for (let row = 0; row < many; row++) {
    const those = types.slice(n, n + Math.ceil((types.length - n) / (many - row)));
    const w = (1200 - 2 * EDGE - (those.length - 1) * GAP) / those.length;
    const plates = those.map((type) => monsterPlate(view, type, { w, locale, dense: dense || those.length === 1 }));
    const h = Math.max(...plates.map((one) => one.h));
    for (const [k, one] of plates.entries())
      nodes.push(
        group([...plainPlate(w, h, wood), edgeOf(h), ...one.nodes], {
          x: EDGE + k * (w + GAP),
          y,
          tag: `monsters:${those[k]}`,
        }),
      );
    y += h + GAP;
    n += those.length;
  }
  return { w: 1200, h: y, nodes };
}
const MOST_BESIDE = 3;

/** The dark edge of a card, on which the portrait stands. */
const WIDE = 74;
const edgeOf = (h: number): Node =>
  path(`M${WIDE} 0 L${R} 0 Q0 0 0 ${R} L0 ${h - R} Q0 ${h} ${R} ${h} L${WIDE} ${h} Z`, { fill: '#3c2419' });

function monsterPlate(view: View, type: string, { w, locale, dense }: Room & { dense: boolean }): Sprite {
  const { card } = abilityOf(view, type);
  const name = words(monsterName(type, locale), WIDE + 14, 9, {
    size: 28,
    face: 'display',
    colour: ink,
    width: w - WIDE - 92,
    lines: 2,
    valign: 'top',
  });
  // Below the initiative as well.
  const top = Math.max(50, 14 + setText(name).box.h);
  const each = card ? card.actions.map((ability) => monsterLine(view, { type, ability }, locale)) : [];
  const joined = each.flatMap((one, n): Line => (n === 0 ? one : [{ text: '·' }, ...one]));
  const lines = linesSprite(dense ? [joined] : each, {
    width: w - WIDE - 26,
    colour: ink,
    size: dense ? 27 : 30,
  });
  const boss = view.figures.some((one) => one.what === type && one.rank === 'boss');
  return {
    w,
    h: Math.ceil(Math.max(82, top + lines.h + 12)),
    nodes: [
      group(monsterCounter(type, boss ? 'boss' : 'normal', { s: 34 }), { x: WIDE / 2, y: 40 }),
      name,
      rect({ x: w - 66, y: 7, w: 56, h: 36 }, { fill: '#3c2419', radius: R }),
      words(String(card?.initiative ?? ''), w - 38, 25.5, { size: 30, bold: true, colour: '#fbeccb', align: 'centre' }),
      put(lines, WIDE + 14, top),
    ],
  };
}

/** Higher than this the plates take too much from the map. */
const ROOMY = 330;

/** What it all lies on. */
export const foot = (view: View, locale: Locale, look?: Look): Sprite => {
  const heroes = heroPlates(view, locale, look);
  const roomy = monsterPlates(view, locale);
  const monsters = heroes.h + roomy.h > ROOMY ? monsterPlates(view, locale, true) : roomy;
  const h = 10 + heroes.h + monsters.h + 4;
  const high = Math.ceil(h / 100) * 100;
  return {
    w: 1200,
    h,
    nodes: [
      {
        kind: 'layer',
        key: `gloomhaven.foot.${high}`,
        width: 1200,
        height: high,
        nodes: timber({ x: 0, y: 0, w: 1200, h: high }),
      },
      group(heroes.nodes, { y: 10, tag: 'heroes' }),
      group(monsters.nodes, { y: 10 + heroes.h, tag: 'monsters' }),
    ],
  };
};
