import type { Locale } from '#core/text';
import { quests } from '#games/middle-earth-quest/printed/cards/possessions';
import { foeOf } from '#games/middle-earth-quest/printed/combat/foes';
import { nearestHavens } from '#games/middle-earth-quest/printed/map/map';
import type { SeenCombat, SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import { column } from '../boxes.ts';
import { list, sentence } from '../prose.ts';
import {
  disc,
  group,
  type Node,
  type Point,
  polygon,
  put,
  rect,
  type Sprite,
  shaded,
  stroke,
  words,
} from '../scene.ts';
import { cream, faint, ink, seatLook } from '../theme.ts';
import { SIDES, type Side } from './combat-sides.ts';
import { fighterName } from './fighters.ts';
import { COUNTED_SIGNS } from './hero-strip.ts';
import { placeName } from './names.ts';
import { prose } from './sheets.ts';
import { eye, favorSign, flag, haven, signAt, skull } from './signs.ts';
import { say } from './text.ts';

/** Before the first round of a combat: what either side has to win, as far as everybody knows it. */

type Task = NonNullable<ReturnType<typeof quests.get>>['task'];

/** Whether a quest asks for this fight. */
const asksFor = (task: Task, { foe }: SeenCombat, at: string): boolean =>
  task.is === 'any'
    ? task.of.some((one) => asksFor(one, { foe } as SeenCombat, at))
    : task.is !== 'explore' && task.foe === foe && (task.is === 'combat' || task.at === at);

/** The open quests of a hero that ask for this fight, by name. */
function questsWon({ starting, advanced, at }: SeenHero, combat: SeenCombat, locale: Locale): string[] {
  const open = [starting, advanced].filter(({ is }) => is === 'open');
  return open.flatMap(({ card }) => {
    const quest = quests.get(card);
    return quest && asksFor(quest.task, combat, at) ? [quest.name[locale]] : [];
  });
}

/** Something that follows: a sentence without its last stop, behind a sign. */
interface Stake {
  sign: keyof typeof SIGNS;
  text: string;
}
/** Round the origin, within 50. */
const SIGNS = {
  match: () => signAt(favorSign('#e0a020'), 0, 0, 50),
  falls: () => signAt(skull('#6d1a17', '#f9efd6'), 0, 1, 44),
  quest: () => signAt(flag('#2f6fa8', '#1b2a38'), 0, 0, 44),
  haven: () => signAt(haven('#24563f', '#f5d879'), 0, 0, 46),
  loses: () => group([...COUNTED_SIGNS.favor()], { scale: 1.25 }),
  shadow: () => signAt(eye('#c2351a', '#140c10'), 0, 0, 52),
} as const satisfies Record<string, () => Node>;

/** What follows if the hero wins. */
function heroWins(view: View, combat: SeenCombat, hero: SeenHero, locale: Locale): Stake[] {
  if (combat.isLast) return [{ sign: 'match', text: say('stakes.heroes-win', locale) }];
  const foe = fighterName(view, combat, 'foe', locale);
  const falls = combat.kind === 'minion' ? 'stakes.minion-falls' : 'stakes.monster-falls';
  return [
    { sign: 'falls', text: say(falls, locale, { foe }) },
    ...questsWon(hero, combat, locale).map(
      (quest): Stake => ({ sign: 'quest', text: say('stakes.quest', locale, { quest }) }),
    ),
  ];
}

/** What follows if the foe wins. */
function foeWins(view: View, combat: SeenCombat, hero: SeenHero, locale: Locale): Stake[] {
  if (combat.isLast) return [{ sign: 'shadow', text: say('stakes.sauron-wins', locale) }];
  const who = fighterName(view, combat, 'hero', locale);
  const havens = nearestHavens(hero.at).map((id) => placeName(id, locale));
  const isChanged = view.combatMods.some(({ side, stat }) => side === 'foe' && stat === 'wisdom');
  const to =
    havens.length > 1
      ? say('stakes.to-one-haven', locale, { hero: who, havens: list(havens, locale) })
      : say('stakes.to-haven', locale, { hero: who, haven: havens[0]! });
  const gains = foeOf(combat.foe).wisdom > 0 && !isChanged ? 'stakes.sauron-gains' : 'stakes.marker';
  return [
    { sign: 'haven', text: to },
    ...(hero.favor > 0 || hero.items.length > 0
      ? [{ sign: 'loses', text: say('stakes.loses', locale) } satisfies Stake]
      : []),
    { sign: 'shadow', text: say(gains, locale) },
  ];
}

const EDGE = 16;
const FOE = '#5a2233';
/** Between both plates, how wide they are together, and how wide the hero’s may be: the first of equal ones is taken. */
const GAP = 112;
const BOTH = 1200 - 2 * EDGE - GAP;
const WIDTHS = [528, 492, 564, 456, 600, 424, 632, 400, 656];

/** Each sentence behind its sign, one below the other: eleven pixels on a phone. */
function stakeLines(stakes: readonly Stake[], plate: number, locale: Locale): Sprite {
  const lines = stakes.map(({ sign, text }): Sprite => {
    const said = prose([sentence(text, locale)], { width: plate - 40 - SIGN, size: 33 });
    const h = Math.max(said.h, 52);
    return {
      w: plate - 40,
      h,
      nodes: [group([SIGNS[sign]()], { x: 26, y: h / 2 }), put(said, SIGN, (h - said.h) / 2)],
    };
  });
  return column(lines, { gap: 14 });
}
const SIGN = 68;

/** Two plates with what either side would win, and crossed swords between them. */
export function stakes(view: View, combat: SeenCombat, locale: Locale): Sprite {
  const hero = view.heroes.find(({ seat }) => seat === combat.seat)!;
  const said = { hero: heroWins(view, combat, hero, locale), foe: foeWins(view, combat, hero, locale) };
  // Who has more to win has the wider plate: neither is half empty.
  const tried = WIDTHS.map((wide) => {
    const widths = { hero: wide, foe: BOTH - wide } as const;
    const texts = {
      hero: stakeLines(said.hero, widths.hero, locale),
      foe: stakeLines(said.foe, widths.foe, locale),
    } as const satisfies Record<Side, Sprite>;
    return { widths, texts, h: Math.max(texts.hero.h, texts.foe.h) };
  });
  const { widths, texts, h } = tried.reduce((best, one) => (one.h < best.h ? one : best));
  const high = 62 + 14 + h + 14;
  const plate = (side: Side): Node => {
    const colour = side === 'hero' ? seatLook(hero.seat).colour : FOE;
    const title = say('stakes.if', locale, { who: fighterName(view, combat, side, locale) });
    const w = widths[side];
    return group(
      [
        rect({ x: 0, y: 0, w, h: high }, { fill: '#f9efd6', stroke: stroke('#140d08', 3), radius: 12 }),
        rect({ x: 3, y: 3, w: w - 6, h: 60 }, { fill: shaded([0, 0], [0, 62], colour, '#1c100c'), radius: 10 }),
        words(title, w / 2, 33, { size: 34, face: 'display', colour: cream, align: 'centre', width: w - 24 }),
        put(texts[side], 20, 63 + (high - 63 - texts[side].h) / 2),
      ],
      { x: side === 'hero' ? EDGE : 1200 - EDGE - w, y: 0, tag: `stakes:${side}` },
    );
  };
  const middle = EDGE + widths.hero + GAP / 2;
  return {
    w: 1200,
    h: high,
    nodes: [
      ...SIDES.map(plate),
      disc(middle, high / 2, 50, { fill: '#f7ecd2', stroke: stroke(faint, 3) }),
      group([blade([0, 0], 1), blade([0, 0], -1)], { x: middle, y: high / 2, scale: 0.56 }),
    ],
  };
}

/** What the plates say, for the words of the picture. */
export function stakesWords(view: View, combat: SeenCombat, locale: Locale): string[] {
  const hero = view.heroes.find(({ seat }) => seat === combat.seat)!;
  const said = { hero: heroWins(view, combat, hero, locale), foe: foeWins(view, combat, hero, locale) };
  return SIDES.flatMap((side) => {
    const [first = '', ...more] = said[side].map(({ text }) => text);
    const title = say('stakes.if', locale, { who: fighterName(view, combat, side, locale) });
    return [say('stakes.then', locale, { title, what: first }), ...more];
  });
}

const SWORD = [
  [0, -72],
  [7, -60],
  [7, 28],
  [26, 28],
  [26, 36],
  [6, 36],
  [6, 58],
] as const;
/** A sword round (x, y), its point to the upper right or the upper left. */
function blade([x, y]: Point, side: 1 | -1): Node {
  const outline = [...SWORD, ...SWORD.toReversed().map(([px, py]) => [-px, py] as const)];
  const turned = outline.map(([px, py]): Point => [x + (side * (px - py)) / Math.SQRT2, y + (px + py) / Math.SQRT2]);
  return polygon(turned, { fill: '#8d8678', stroke: stroke(ink, 3) });
}
