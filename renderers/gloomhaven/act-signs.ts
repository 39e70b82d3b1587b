import type { Locale } from '#core/text';
import { items } from '#games/gloomhaven/printed/content/content';
import { setText } from '../measure.ts';
import { disc, group, type Node, path, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, done, doneEdge, doneLight } from '../theme.ts';
import type { Other, Sign, Used } from './acts.ts';
import { burstSign, halfOf, type Told } from './burst-signs.ts';
import { cardName } from './names.ts';
import { opSign } from './signs.ts';
import { slotSign } from './slot-signs.ts';
import { say } from './text.ts';
import { tombstone } from './tombstone.ts';
import { soles } from './traces.ts';

/** The signs of the strip of acts, a sprite each: what came of an act, the ways that were gone, and cards that were used. */

/** How high each is. */
export const SIGN = 84;
const MIDDLE = SIGN / 2;
/** Letters in a burst, and how far it reaches beyond them, in halves. */
const SIZE = 32;
const REACH = 1.62;

/** A dark coin with the rim of what has just happened. */
const coin = (sign: Node, r = 29): Sprite => ({
  w: 2 * r + 6,
  h: SIGN,
  nodes: [
    disc(r + 3, MIDDLE, r, { fill: '#20140e', stroke: stroke(doneEdge, 8) }),
    disc(r + 3, MIDDLE, r, { stroke: stroke(done, 3.5) }),
    group([sign], { x: r + 3, y: MIDDLE }),
  ],
});

/** What follows the sign in words. */
function withWords(sign: Sprite, text: string): Sprite {
  const said = words(text, sign.w + 6, MIDDLE, { size: SIZE, bold: true, colour: doneLight });
  return { w: sign.w + 8 + setText(said).box.w, h: SIGN, nodes: [...sign.nodes, said] };
}

const slotOf = (id: number) => items.get(id)?.slot ?? 'small';

const moon = (): Node => path('M5 -19 C-16 -17 -22 10 -4 18 C7 23 18 15 20 6 C8 12 -7 2 5 -19 Z', { fill: '#fff0c4' });
const leaf = (): Node =>
  group([
    rect({ x: -15, y: -20, w: 30, h: 40 }, { fill: '#8a5a2e', stroke: stroke('#f0d9a8', 3), radius: 3 }),
    disc(8, 2, 3.5, { fill: '#ffe08a' }),
  ]);
const chest = (): Node =>
  group([
    path('M-19 -3 C-19 -22 19 -22 19 -3 Z', { fill: '#a8712e', stroke: stroke('#f0d9a8', 2.5) }),
    rect({ x: -19, y: -3, w: 38, h: 20 }, { fill: '#8a5a2e', stroke: stroke('#f0d9a8', 2.5), radius: 2 }),
    rect({ x: -5, y: -7, w: 10, h: 12 }, { fill: '#ffd75e', radius: 2 }),
  ]);

/** What has no burst on the map. */
const OTHERS = {
  pushed: () => coin(opSign('push', 38, cream)),
  money: ({ n }) => withWords(coin(opSign('money', 40, '#ffd75e')), String(n)),
  treasure: () => coin(chest()),
  door: () => coin(leaf()),
  trap: () => coin(opSign('trap', 38, '#ff9a6a')),
  summon: () => coin(opSign('summon', 42, cream)),
  item: ({ n }) => coin(slotSign(slotOf(n), 36, cream)),
  bought: ({ n }) => coin(slotSign(slotOf(n), 36, '#ffd75e')),
  rest: () => coin(moon()),
  round: ({ n }, locale) => {
    const said = words(say('board.round', locale, { n }), 4, MIDDLE, { size: 34, face: 'display', colour: cream });
    return { w: setText(said).box.w + 8, h: SIGN, nodes: [said] };
  },
  fallen: () => ({ w: 60, h: SIGN, nodes: [group(tombstone(), { x: 30, y: MIDDLE, scale: 1.2 })] }),
} as const satisfies Record<Other, (sign: Sign, locale: Locale) => Sprite>;

const isBurst = (sign: Sign): sign is Sign & Told => !Object.hasOwn(OTHERS, sign.is);

/** One sign. */
export function signSprite(sign: Sign, locale: Locale): Sprite {
  if (!isBurst(sign)) return OTHERS[sign.is as keyof typeof OTHERS](sign, locale);
  const half = halfOf(sign, SIZE);
  const reach = sign.spared ? half + 18 : half * REACH;
  return { w: 2 * reach, h: SIGN, nodes: burstSign(sign, SIZE, [reach, MIDDLE]) };
}

/** Footprints, for whoever went. */
export const wentSprite = (): Sprite => ({
  w: 46,
  h: SIGN,
  nodes: [
    soles(
      [
        [2, MIDDLE],
        [46, MIDDLE],
      ],
      { size: 1.25, gap: [6, 4], tag: 'went' },
    ),
  ],
});

/** So many did the same. */
export function timesSprite(n: number): Sprite {
  const said = words(`×${n}`, 2, MIDDLE, { size: SIZE, bold: true, colour: cream });
  return { w: setText(said).box.w + 18, h: SIGN, nodes: [said] };
}

/** How wide the name of a card may be. */
const NAME = 210;

/** A card with the half that was used, and its name, on two lines where it is long. */
export function cardSprite({ no, half }: Used, locale: Locale): Sprite {
  const sign = signSprite({ is: 'used', n: 1, what: half }, locale);
  const name = words(cardName(no, locale), sign.w + 4, MIDDLE, {
    size: 28,
    bold: true,
    colour: cream,
    width: NAME,
    lines: 2,
  });
  return { w: sign.w + 8 + setText(name).box.w, h: SIGN, nodes: [put(sign, 0, 0), name] };
}
