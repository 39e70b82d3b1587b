import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { playerMats, type Section } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import type { Now } from '../pictures.ts';
import { group, path, rect, type Sprite, stroke } from '../scene.ts';
import { now, nowEdge, paperLight } from '../theme.ts';
import { BOTTOMS, TOPS } from './glyphs.ts';
import { sign } from './goods.ts';
import { isDealt, playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { say } from './text.ts';

/** Which action somebody may choose: the four sections of their mat as pairs of signs, the one that is closed struck out. */

const W = 92;
const H = 52;
const GAP = 9;
const SIGN = 38;

/** What closes a section, as it is told: "Trade". */
const closed = (about: Json | undefined): string | undefined => {
  const { last } = Object(about) as { last?: Json };
  return isMessage(last) ? last.key : undefined;
};

function pair({ top, bottom }: Section, isClosed: boolean): Sprite {
  return {
    w: W,
    h: H,
    nodes: [
      rect(
        { x: 0, y: 0, w: W, h: H },
        { fill: isClosed ? '#8d8a72' : paperLight, stroke: stroke(isClosed ? nowEdge : now, 2.5), radius: 9 },
      ),
      group([sign(TOPS[top], SIGN, { x: 25, y: H / 2 }), sign(BOTTOMS[bottom], SIGN, { x: W - 25, y: H / 2 })], {
        opacity: isClosed ? 0.55 : 1,
      }),
      ...(isClosed
        ? [
            path(`M7 ${H - 6} L${W - 7} 6`, { stroke: stroke(nowEdge, 10) }),
            path(`M7 ${H - 6} L${W - 7} 6`, { stroke: stroke('#ff6a4d', 5) }),
          ]
        : []),
    ],
  };
}

/** The question which section is chosen, with its signs; undefined for all other questions, and of a seat without a mat. */
export function choiceOfSection(
  view: View,
  { seat, key, about }: Now['asked'][number],
  locale: Locale,
): { words: string; signs: Sprite } | undefined {
  const player = playerOf(view, seat);
  if (key !== 'turn' || !player || !isDealt(player)) return undefined;
  const last = closed(about);
  const nodes = playerMats.get(player.mat)!.sections.map((section, n) => {
    const isClosed = last === `section.${section.top}`;
    return group(pair(section, isClosed).nodes, {
      x: n * (W + GAP),
      tag: `section-${isClosed ? 'closed' : 'open'}:${section.top}`,
    });
  });
  return {
    words: say('board.choose', locale, { name: seatName(view, seat, locale) }),
    signs: { w: nodes.length * (W + GAP) - GAP, h: H, nodes },
  };
}
