import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { bottomActions, playerMats, type Section } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { group, type Node, rect, type Sprite, stroke, words } from '../scene.ts';
import { ink, now, paperLight } from '../theme.ts';
import { isDealt, playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';

/** The question which section is chosen, in few words: of each that is open its top action above its bottom action; the Factory card last. */

const H = 70;
const GAP = 9;
const SIZE = 27;
const AIR = 11;

/** What closes a section, as it is told: "Trade". */
const closed = (about: Json | undefined): string | undefined => {
  const { last } = Object(about) as { last?: Json };
  return isMessage(last) ? last.key : undefined;
};

/** Whether the Factory card is among what is told to be open. */
const hasFactory = (about: Json | undefined): boolean => {
  const { open } = Object(about) as { open?: Json };
  return Array.isArray(open) && open.some((one) => isMessage(one) && one.key === 'section.factory');
};

/** A top action above its bottom action, on a plate of their own; a sign may stand before the upper one. */
function plate(high: string, low: string, before?: { w: number; node: Node }): Sprite {
  const aside = before?.w ?? 0;
  const w = Math.ceil(Math.max(aside + textWidth(high, SIZE, true), textWidth(low, SIZE))) + 2 * AIR;
  const look = { size: SIZE, colour: ink, align: 'centre' } as const;
  return {
    w,
    h: H,
    nodes: [
      rect({ x: 0, y: 0, w, h: H }, { fill: paperLight, stroke: stroke(now, 2.5), radius: 9 }),
      ...(before ? [group([before.node], { x: AIR, y: 18 })] : []),
      words(high, (w + aside) / 2, 18, { ...look, bold: true }),
      words(low, w / 2, 52, look),
    ],
  };
}
const named = (id: string, { nodes, ...size }: Sprite): Sprite => ({
  ...size,
  nodes: [group([...nodes], { tag: `section-open:${id}` })],
});

/** Both actions of a section. */
const pair = ({ top, bottom }: Section, locale: Locale): Sprite =>
  named(top, plate(say(`board.section.${top}`, locale), bottomActions[bottom].name[locale]));

/** The Factory card, whose bottom action is a move (SC-9.2). */
const factory = (locale: Locale): Sprite => {
  const cog = group(cogSign('#d9b48f', '#33231a'), { x: 13, scale: 1.05 });
  const [high, low] = [say('board.section.factory', locale), say('board.section.move', locale)];
  return named('factory', plate(high, low, { w: 30, node: cog }));
};

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
  const plates = [...open.map((section) => pair(section, locale)), ...(hasFactory(about) ? [factory(locale)] : [])];
  const nodes = plates.map((drawn) => {
    const left = x;
    x += drawn.w + GAP;
    return group([...drawn.nodes], { x: left });
  });
  return {
    words: say('board.choose', locale, { name: seatName(view, seat, locale) }),
    signs: { w: x - GAP, h: H, nodes },
  };
}
