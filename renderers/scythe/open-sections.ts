import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { bottomActions, playerMats, type Section } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { group, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink, now, paperLight } from '../theme.ts';
import { isDealt, playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { say } from './text.ts';

/** The question which section of a mat is chosen, in few words: of each that is open its top action above its bottom action. */

const H = 70;
const GAP = 9;
const SIZE = 27;
const AIR = 11;

/** What closes a section, as it is told: "Trade". */
const closed = (about: Json | undefined): string | undefined => {
  const { last } = Object(about) as { last?: Json };
  return isMessage(last) ? last.key : undefined;
};

/** Both actions of a section on a plate of their own. */
function pair({ top, bottom }: Section, locale: Locale): Sprite {
  const [high, low] = [say(`board.section.${top}`, locale), bottomActions[bottom].name[locale]];
  const w = Math.ceil(Math.max(textWidth(high, SIZE, true), textWidth(low, SIZE))) + 2 * AIR;
  const look = { size: SIZE, colour: ink, align: 'centre' } as const;
  const nodes = [
    rect({ x: 0, y: 0, w, h: H }, { fill: paperLight, stroke: stroke(now, 2.5), radius: 9 }),
    words(high, w / 2, 18, { ...look, bold: true }),
    words(low, w / 2, 52, look),
  ];
  return { w, h: H, nodes: [group(nodes, { tag: `section-open:${top}` })] };
}

/** What is asked, and the sections behind it; undefined for all other questions, and of a seat without a mat. */
export function inWords(
  view: View,
  { seat, key, about }: Now['asked'][number],
  locale: Locale,
): { words: string; signs: Sprite } | undefined {
  const player = playerOf(view, seat);
  if (key !== 'turn' || !player || !isDealt(player)) return undefined;
  const last = closed(about);
  const open = playerMats.get(player.mat)!.sections.filter(({ top }) => last !== `section.${top}`);
  let x = 0;
  const nodes = open.map((section) => {
    const drawn = pair(section, locale);
    const left = x;
    x += drawn.w + GAP;
    return group([...drawn.nodes], { x: left });
  });
  return {
    words: say('board.choose', locale, { name: seatName(view, seat, locale) }),
    signs: { w: x - GAP, h: H, nodes },
  };
}
