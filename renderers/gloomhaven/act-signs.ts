import type { Locale } from '#core/text';
import { items } from '#games/gloomhaven/printed/content/content';
import { setText } from '../measure.ts';
import { list } from '../prose.ts';
import { disc, group, type Node, path, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { cream, done, doneEdge } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import {
  askedCoins,
  beside,
  book,
  chest,
  coin,
  LETTERS,
  leaf,
  MIDDLE,
  moon,
  named,
  SIGN,
  SIZE,
  withWords,
} from './act-coins.ts';
import type { Other, Sign } from './act-events.ts';
import type { Act, Used } from './act-terms.ts';
import { burstSign, halfOf, type Told } from './burst-signs.ts';
import { cardName, conditionName } from './names.ts';
import { conditionBadge, opSign } from './signs.ts';
import { slotSign } from './slot-signs.ts';
import { say } from './text.ts';
import { tombstone } from './tombstone.ts';
import { soles } from './traces.ts';

/** The signs of the strip of acts, a sprite each: what came of an act, the ways that were gone, and cards that were used. */

const slotOf = (id: number) => items.get(id)?.slot ?? 'small';

/** What hurts, where nobody strikes, or heals, where there is nothing to count. */
const CAUSE: Readonly<Record<string, () => Node>> = {
  wound: () => conditionBadge('wound', 40),
  heal: () => opSign('heal', 36, '#a8e6a0'),
  hazard: () => opSign('damage', 38, '#ff9a6a'),
  treasure: chest,
  scenario: book,
  rest: moon,
  retaliate: () => opSign('retaliate', 38, '#ff9a6a'),
};

/** What has no burst on the map. */
const OTHERS = {
  pushed: ({ what = '' }) => withWords(coin(opSign('push', 38, cream)), what),
  pulled: ({ what = '' }) => withWords(coin(opSign('pull', 38, cream)), what),
  money: ({ n }) => withWords(coin(opSign('money', 40, '#ffd75e')), String(n)),
  treasure: () => coin(chest()),
  door: () => coin(leaf()),
  trap: () => sprungCoin(),
  summon: () => coin(opSign('summon', 42, cream)),
  item: ({ n }) => coin(slotSign(slotOf(n), 36, cream)),
  bought: ({ n }) => coin(slotSign(slotOf(n), 36, '#ffd75e')),
  paid: ({ n }) => withWords(coin(opSign('money', 40, '#ffd75e')), `−${n}`),
  rest: () => coin(moon()),
  drawn: ({ n }, locale) => named({ w: 0, h: SIGN, nodes: [] }, cardName(n, locale)),
  refused: () => refusedCoin(),
  round: ({ n }, locale) => {
    const said = words(say('act.round', locale, { n }), 20, MIDDLE, {
      size: LETTERS,
      face: 'display',
      colour: cream,
    });
    // What stands before the bar is of the round before.
    const bar = rect({ x: 4, y: 6, w: 7, h: SIGN - 12 }, { fill: cream, stroke: stroke(doneEdge, 2), radius: 3 });
    return { w: setText(said).box.w + 24, h: SIGN, nodes: [bar, said] };
  },
  cause: ({ what = '' }) => {
    const sign = coin(CAUSE[what]?.() ?? opSign('damage', 38, cream));
    // Poison took the place of the healing: nothing is left of that.
    return what === 'heal' ? withWords(sign, '0') : sign;
  },
  immune: ({ what = '' }, locale) => named(immuneCoin(what), say('act.immune', locale)),
  made: ({ what }) => withWords(madeCoin(what), '+'),
  unmade: ({ what }) => coin(struckOut(lyingSign(what))),
  lasting: () => coin(opSign('persistent', 40, '#a8e6a0')),
  'in-round': () => coin(opSign('round', 40, '#a8e6a0')),
  over: () => coin(struckOut(opSign('persistent', 40, '#a8e6a0'))),
  unused: () => coin(opSign('discard', 38, cream)),
  hastens: ({ n, what = '' }) => withWords(coin(opSign('move', 36, cream)), `${what} → ${n}`),
  refreshed: ({ what }) =>
    itemsIn(what)
      .map((id) => coin(group([slotSign(slotOf(id), 28, cream), path(AGAIN, { stroke: stroke('#a8e6a0', 4.5) })])))
      .reduce(beside),
  asks: ({ n, what = '' }) => askedCoins(what, n),
  fallen: () => ({ w: 60, h: SIGN, nodes: [group(tombstone(), { x: 30, y: MIDDLE, scale: 1.2 })] }),
} as const satisfies Record<Other, (sign: Sign, locale: Locale) => Sprite>;

/** An arrow that comes round to where it began: an item that was spent can be used again. */
const AGAIN = 'M-13 -17 A22 22 0 1 1 -21 2 M-21 2 L-26 -6 M-21 2 L-13 -4';

/** A trap that somebody has sprung: it is torn. */
const sprungCoin = (): Sprite =>
  coin(
    group([
      polygon(starPoints(10, 27, 15), { fill: '#d83a28', stroke: stroke('#140d08', 2) }),
      opSign('trap', 30, '#fff0c4'),
    ]),
  );
/** A card that was drawn in a rest and is kept. */
export const refusedCoin = (): Sprite => coin(struckOut(opSign('lost', 38, cream)));
/** What was laid on the map. */
export const madeCoin = (what?: string): Sprite => coin(lyingSign(what));
/** That a condition, or a force, did nothing to whom it fell upon. */
export const immuneCoin = (what: string): Sprite => coin(struckOut(forceOr(what)));

const forceOr = (what: string): Node =>
  what === 'push' || what === 'pull' ? opSign(what, 38, cream) : conditionBadge(what, 40);
/** What lies on the map: a trap, or a stone. */
const lyingSign = (what = ''): Node =>
  what === 'trap'
    ? opSign('trap', 38, '#ff9a6a')
    : path('M-18 12 L-14 -8 L-2 -17 L13 -10 L19 10 L6 17 Z', { fill: '#9a9488', stroke: stroke('#efe6d2', 3) });
const struckOut = (sign: Node): Node =>
  group([
    sign,
    path('M-20 20 L20 -20', { stroke: stroke('#140d08', 6) }),
    path('M-20 20 L20 -20', { stroke: stroke('#fff0c4', 3) }),
  ]);

const isBurst = (sign: Sign): sign is Sign & Told => !Object.hasOwn(OTHERS, sign.is);

/** What is called by its name: cards and items with where ways began, cards and items, of them only what is lost, only cards, only cards that go, or nothing. */
export type Names = 'all' | 'named' | 'lost' | 'none' | 'gone' | 'bare';
/** Whether items are called by their names. */
export const isNaming = (names: Names): boolean => names === 'all' || names === 'named';

/** One sign, and with `names` what it is called, where that is not read off the sign. */
export function signSprite(sign: Sign, { locale, names }: { locale: Locale; names: Names }): Sprite {
  const drawn = bareSprite(sign, locale);
  const isNamed =
    isNaming(names) ||
    ALWAYS.has(sign.is) ||
    (names !== 'bare' && CARDS.has(sign.is)) ||
    ((names === 'lost' || (names === 'gone' && sign.what === 'lost')) && LOST.has(sign.is));
  const tell = names === 'gone' && sign.is === 'over' ? NAMES.warded : NAMES[sign.is];
  const name = isNamed ? tell?.(sign, locale) : undefined;
  const said = name === undefined ? drawn : named(drawn, name);
  if ((sign.is === 'warded' || sign.is === 'over') && sign.what === 'lost')
    return beside(said, coin(opSign('lost', 40, '#ff9a8a')));
  return sign.is === 'over' ? beside(said, coin(opSign('discard', 38, cream))) : said;
}

/** The items whose numbers it has: each has its own sign, and so many have their names. */
const itemsIn = (what = ''): number[] => what.split(' ').map(Number);
const FEW = 2;

/** Of the cards whose numbers it has. */
function cardNames({ what }: Sign, locale: Locale): string | undefined {
  const names = what?.split(' ').map((no) => cardName(Number(no), locale));
  return names && list(names, locale);
}

/** What an item, a card that is lost, or a condition that is gone is called. */
const NAMES: Partial<Record<Sign['is'], (sign: Sign, locale: Locale) => string | undefined>> = {
  item: ({ n }, locale) => items.get(n)?.name[locale],
  bought: ({ n }, locale) => items.get(n)?.name[locale],
  refreshed: ({ what }, locale) => {
    const names = itemsIn(what).map((id) => items.get(id)?.name[locale] ?? '');
    return names.length > FEW ? undefined : say('act.refreshed', locale, { item: list(names, locale) });
  },
  cards: cardNames,
  averted: cardNames,
  recovered: cardNames,
  unused: cardNames,
  over: ({ n }, locale) => say('act.over', locale, { card: cardName(n, locale) }),
  warded: ({ n }, locale) => cardName(n, locale),
  refused: ({ n }, locale) => cardName(n, locale),
  cured: ({ what = '' }, locale) => say('act.ended', locale, { what: conditionName(what, locale) }),
  vain: (_, locale) => say('act.vain', locale),
  cause: ({ what }, locale) => (what === 'scenario' ? say('act.scenario', locale) : undefined),
};
/** What did nothing is struck out: that is read as many things. Cards that were lost are told nowhere else: theirs stay while there is room. */
const ALWAYS: ReadonlySet<Sign['is']> = new Set(['vain', 'cause', 'refused']);
const CARDS: ReadonlySet<Sign['is']> = new Set(['averted', 'cards', 'over', 'unused']);
const LOST: ReadonlySet<Sign['is']> = new Set(['warded', 'cured']);
/** Whether it tells of a card that goes. */
export const isGone = ({ is, what }: Sign): boolean => CARDS.has(is) || (is === 'warded' && what === 'lost');

/** How far a burst reaches beyond its letters, in halves. */
const REACH = 1.5;

function bareSprite(sign: Sign, locale: Locale): Sprite {
  // A disc with "+0" would be read as a card of attack.
  if (sign.is === 'healed' && sign.n === 0) return coin(struckOut(opSign('heal', 36, '#a8e6a0')));
  if (!isBurst(sign)) return OTHERS[sign.is as keyof typeof OTHERS](sign, locale);
  const half = halfOf(sign, SIZE);
  const reach = sign.spared ? half + 18 : half * REACH;
  return { w: 2 * reach, h: SIGN, nodes: burstSign(sign, SIZE, [reach, MIDDLE]) };
}

/** So many items stand below one another, so far apart, in letters that are nine pixels on a phone also where all is smaller. */
const [LINES, LINE, LISTED_SIZE] = [3, 37, 32];
/** How high a tile is with so many of them. */
export const listedHigh = (many: number): number => Math.min(LINES, many) * LINE + 6;

/** Items below one another, each with where it is worn and its name. */
export function itemList(ids: readonly number[], locale: Locale): Sprite {
  const lines = Math.min(LINES, ids.length);
  const nodes: Node[] = [];
  let [w, x] = [0, 8];
  for (const [n, id] of ids.entries()) {
    if (n > 0 && n % LINES === 0) x = w + 14;
    const y = MIDDLE + ((n % LINES) - (lines - 1) / 2) * LINE;
    const name = words(items.get(id)?.name[locale] ?? '', x + 36, y, { size: LISTED_SIZE, bold: true, colour: cream });
    nodes.push(group([slotSign(slotOf(id), 30, '#ffd75e')], { x: x + 15, y }), name);
    w = Math.max(w, x + 36 + setText(name).box.w);
  }
  return { w: w + 10, h: SIGN, nodes };
}

/** Footprints, for whoever went, a leap over what was not touched, or a flag where somebody begins; with the names of the hexes where it began and ended. */
export function wentSprite({ from, end, jumps, starts }: Pick<Act, 'from' | 'end' | 'jumps' | 'starts'>): Sprite {
  const sign: Sprite = { w: 46, h: SIGN, nodes: [starts ? begun : jumps ? leapt : walked] };
  if (end === undefined) return sign;
  const name = words(from === undefined ? end : `${from} → ${end}`, sign.w + 4, MIDDLE, {
    size: LETTERS,
    bold: true,
    colour: cream,
  });
  return { w: sign.w + 12 + setText(name).box.w, h: SIGN, nodes: [...sign.nodes, name] };
}
const walked: Node = soles(
  [
    [2, MIDDLE],
    [46, MIDDLE],
  ],
  { size: 1.25, gap: [6, 4], tag: 'went' },
);
const begun: Node = group(
  [
    path('M-10 -26 V26', { stroke: stroke('#140d08', 9) }),
    path('M-10 -26 V26', { stroke: stroke(cream, 5) }),
    path('M-8 -25 L20 -14 L-8 -3 Z', { fill: done, stroke: stroke('#140d08', 3) }),
  ],
  { x: 22, y: MIDDLE, tag: 'begun' },
);
const leapt: Node = group([opSign('jump', 42, done)], { x: 24, y: MIDDLE, tag: 'leapt' });

/** So many did the same, or are not shown. */
export function timesSprite(text: string): Sprite {
  const said = words(text, 2, MIDDLE, { size: SIZE, bold: true, colour: cream });
  return { w: setText(said).box.w + 18, h: SIGN, nodes: [said] };
}

/** A card with the half that was used, and its name; where it was played as a plain attack or move, that with how much. */
export function cardSprite({ no, half, as }: Used, { locale, isNamed }: { locale: Locale; isNamed: boolean }): Sprite {
  const sign = bareSprite({ is: 'used', n: 1, what: half }, locale);
  const card = isNamed ? named(sign, cardName(no, locale)) : sign;
  if (!as) return card;
  const plain = as.isAsked ? { w: 0, h: SIGN, nodes: [] } : coin(opSign(as.what, 38, cream));
  return beside(card, withWords(plain, say('act.basic', locale, as.isAsked ? {} : { n: as.n })));
}

/** Before whom a monster meant that only went. */
export const aimsSign: Sprite = {
  w: 52,
  h: SIGN,
  nodes: [group([opSign('target', 40, done)], { x: 26, y: MIDDLE, tag: 'aims' })],
};

/** Nothing came of it. */
export const nothingSprite: Sprite = {
  w: 62,
  h: SIGN,
  nodes: [
    group(
      [
        disc(31, MIDDLE, 27, { fill: '#5f5b54', stroke: stroke('#140d08', 5) }),
        path(`M17 ${MIDDLE} H45`, { stroke: stroke('#fff0c4', 8) }),
      ],
      { tag: 'nothing' },
    ),
  ],
};
