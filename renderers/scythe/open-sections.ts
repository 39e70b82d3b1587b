import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { type BottomAction, playerMats, type Section } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import type { Now } from '../pictures.ts';
import { group, path, put, rect, type Sprite, stroke } from '../scene.ts';
import { now, nowEdge, paperLight } from '../theme.ts';
import { BOTTOMS, figures, TOPS } from './glyphs.ts';
import { signSprite } from './goods.ts';
import { isDealt, playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { say } from './text.ts';
import { amounts } from './told.ts';

/** Questions in signs: the four sections of a mat, the closed one struck out; a bottom action that could not be paid. */

const W = 92;
const H = 52;
const GAP = 9;
const SIGN = 38;

/** What closes a section, as it is told: "Trade". */
const closed = (about: Json | undefined): string | undefined => {
  const { last } = Object(about) as { last?: Json };
  return isMessage(last) ? last.key : undefined;
};

/** Signs on a plate of their own. */
function plate(signs: readonly Sprite[], fill: string): Sprite {
  const all = row(signs, { gap: 6 });
  const w = Math.max(W, all.w + 20);
  return {
    w,
    h: H,
    nodes: [
      rect({ x: 0, y: 0, w, h: H }, { fill, stroke: stroke(fill === CLOSED ? nowEdge : now, 2.5), radius: 9 }),
      put(all, (w - all.w) / 2, (H - all.h) / 2),
    ],
  };
}
const CLOSED = '#8d8a72';

/** Pale and struck out from the lower left to the upper right. */
function struck({ w, h, nodes }: Sprite): Sprite {
  const d = `M4 ${h - 4} L${w - 4} 4`;
  return {
    w,
    h,
    nodes: [
      group([...nodes], { opacity: 0.55 }),
      path(d, { stroke: stroke(nowEdge, 10) }),
      path(d, { stroke: stroke('#ff6a4d', 5) }),
    ],
  };
}

function pair({ top, bottom }: Section, isClosed: boolean): Sprite {
  const signs = [signSprite(TOPS[top], SIGN), signSprite(BOTTOMS[bottom], SIGN)];
  return isClosed ? plate([struck(row(signs, { gap: 6 }))], CLOSED) : plate(signs, paperLight);
}

/** A question in fewer words, with signs behind it. */
interface InSigns {
  words: string;
  signs: Sprite;
}

/** What is asked in signs; undefined where words say it. */
export const inSigns = (view: View, asked: Now['asked'][number], locale: Locale): InSigns | undefined =>
  choiceOfSection(view, asked, locale) ?? unpaid(view, asked, locale);

/** The end of a turn whose bottom action could not be paid: it struck out, and what it would have cost. */
function unpaid(view: View, { seat, key, about }: Now['asked'][number], locale: Locale): InSigns | undefined {
  const { unpaid: short } = Object(about) as { unpaid?: Json };
  if (key !== 'close' || !isMessage(short)) return undefined;
  const { bottom, cost } = short.args ?? {};
  if (!isBottom(bottom)) return undefined;
  const price = amounts(cost).flatMap(({ sign, n }) => [figures(String(n)), signSprite(sign, SIGN - 4)]);
  const signs = plate([struck(signSprite(BOTTOMS[bottom], SIGN)), row(price, { gap: 3 })], paperLight);
  return {
    words: say('board.unpaid', locale, { name: seatName(view, seat, locale) }),
    signs: { ...signs, nodes: [group([...signs.nodes], { tag: `unpaid:${bottom}` })] },
  };
}
const isBottom = (one: Json | undefined): one is BottomAction => typeof one === 'string' && Object.hasOwn(BOTTOMS, one);

/** The question which section is chosen, with its signs; undefined for all other questions, and of a seat without a mat. */
function choiceOfSection(view: View, { seat, key, about }: Now['asked'][number], locale: Locale): InSigns | undefined {
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
