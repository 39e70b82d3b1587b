import { isMessage, type Locale } from '#core/text';
import type { Json } from '#core/types';
import { bottomActions, playerMats, type Section } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import type { Now } from '../pictures.ts';
import { group, line, type Node, type Point, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, now, paperLight } from '../theme.ts';
import { type Sign, signSprite } from './goods.ts';
import { bottomCost, isDealt, type Matted, playerOf } from './mat-values.ts';
import { seatName } from './names.ts';
import { cogSign } from './signs.ts';
import { say } from './text.ts';

/**
 * The question which section is chosen, in few words: of each that is open its top action above its bottom action with what that costs; the
 * Factory card last. The one of the last turn stands among them struck through.
 */

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

interface Plate {
  high: string;
  low: string;
  /** Before the upper word. */
  before?: { w: number; node: Node };
  /** What the lower one costs. */
  cost?: { n: number; sign: Sign } | undefined;
  isShut?: boolean;
}

/** A top action above its bottom action, on a plate of their own. */
function plate({ high, low, before, cost, isShut = false }: Plate): Sprite {
  const aside = before?.w ?? 0;
  const paid = cost
    ? row(
        [
          {
            w: Math.ceil(textWidth(String(cost.n), SIZE, true)),
            h: SIGN,
            nodes: [words(String(cost.n), 0, SIGN / 2 - 0.5, { size: SIZE, bold: true, colour: ink })],
          },
          signSprite(cost.sign, SIGN),
        ],
        { gap: 2 },
      )
    : undefined;
  const [lowWide, behind] = [Math.ceil(textWidth(low, SIZE)), paid ? paid.w + 6 : 0];
  const w = Math.ceil(Math.max(aside + textWidth(high, SIZE, true), lowWide + behind)) + 2 * AIR;
  const look = { size: SIZE, colour: ink, align: 'centre' } as const;
  const left = (w - lowWide - behind) / 2;
  const frame = { x: 0, y: 0, w, h: H };
  return {
    w,
    h: H,
    nodes: [
      rect(frame, { fill: isShut ? '#cfc6b4' : paperLight, stroke: stroke(isShut ? faint : now, 2.5), radius: 9 }),
      ...(before ? [group([before.node], { x: AIR, y: 18 })] : []),
      words(high, (w + aside) / 2, 18, { ...look, bold: true }),
      words(low, left + lowWide / 2, 52, look),
      ...(paid ? [put(paid, left + lowWide + 6, 52 - SIGN / 2)] : []),
      ...(isShut ? [shutLine([w, H])] : []),
    ],
  };
}
const SIGN = 28;

/** Through what cannot be had, from corner to corner of its plate. */
export const shutLine = ([w, h]: Point, aside = 12): Node =>
  line(
    [
      [8, h - aside],
      [w - 8, aside],
    ],
    stroke('#b3321cc0', 4),
  );
const shut = (id: string, { nodes, ...size }: Sprite): Sprite => ({
  ...size,
  nodes: [group([...nodes], { tag: `section-shut:${id}` })],
});
const named = (id: string, { nodes, ...size }: Sprite): Sprite => ({
  ...size,
  nodes: [group([...nodes], { tag: `section-open:${id}` })],
});

/** Both actions of a section; of one that is shut nothing is to be paid. */
function pair(player: Matted, { top, bottom }: Section, locale: Locale, isShut: boolean): Sprite {
  const { resource, now: n } = bottomCost(player, bottom);
  const [high, low] = [say(`board.section.${top}`, locale), bottomActions[bottom].name[locale]];
  const drawn = plate({ high, low, isShut, cost: isShut ? undefined : { n, sign: resource } });
  return isShut ? shut(top, drawn) : named(top, drawn);
}

/** The Factory card, whose bottom action is a move (SC-9.2). */
const factory = (locale: Locale, isShut: boolean): Sprite => {
  const cog = group(cogSign('#d9b48f', '#33231a'), { x: 13, scale: 1.05 });
  const [high, low] = [say('board.section.factory', locale), say('board.section.move', locale)];
  const drawn = plate({ high, low, isShut, before: { w: 30, node: cog } });
  return isShut ? shut('factory', drawn) : named('factory', drawn);
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
  const isFactoryShut = last === 'section.factory';
  const { sections } = playerMats.get(player.mat)!;
  let x = 0;
  const plates = [
    ...sections.map((section) => pair(player, section, locale, last === `section.${section.top}`)),
    ...(hasFactory(about) || isFactoryShut ? [factory(locale, isFactoryShut)] : []),
  ];
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
