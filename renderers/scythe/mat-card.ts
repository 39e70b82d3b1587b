import type { Locale } from '#core/text';
import {
  bottomActions,
  factions,
  factoryCards,
  playerMats,
  type Section,
  topActions,
  workersInAll,
} from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { inset } from '../boxes.ts';
import { setText } from '../measure.ts';
import { group, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, now, paperLight, wood } from '../theme.ts';
import { counted, type Sign, sign } from './goods.ts';
import { CARD, seatCard } from './mat-head.ts';
import { green, red } from './mat-section.ts';
import { bottomCost, doneOf, type Matted, topValues, workersOut } from './mat-values.ts';
import { say } from './text.ts';

/** One seat's mats in short, for the sheet of all seats. */

export function matCard(view: View, player: Matted, locale: Locale): Sprite {
  const { name, sections } = playerMats.get(player.mat)!;
  const nodes = [
    ...tracks(player),
    ...sections.map((section, n) => put(narrow(player, section, locale), 8 + n * 143, 132)),
    ...tallies(view, player, locale),
  ];
  const note = subtitle(player, name[locale], locale);
  return seatCard(view, player, { note, used: player.section === 'factory', nodes }, locale);
}

/** The player mat, and a Factory card. */
function subtitle({ factory }: PlayerView, mat: string, locale: Locale): string {
  const card = factory === null ? undefined : factoryCards.get(factory);
  return card ? [mat, say('all.card', locale, { n: card.number })].join(say('all.between', locale)) : mat;
}

function tracks(player: PlayerView): Node[] {
  const all: [Sign, string][] = [
    ['power', String(player.power)],
    ['popularity', String(player.popularity)],
    ['coins', String(player.coins)],
    ['combatCards', player.cards === null ? '?' : String(player.cards)],
    ['objective', String(player.objectives)],
  ];
  const widths = [124, 124, 136, 98, 86];
  let x = 12;
  return all.flatMap(([kind, value], n): Node[] => {
    const at = x;
    x += widths[n]!;
    return [
      group([sign(kind, 36)], { x: at + 20, y: 101 }),
      words(value, at + 44, 101, { size: 38, bold: true, colour: ink, width: widths[n]! - 50 }),
    ];
  });
}

/** A section in a narrow column: values of the top action, cost and coins of the bottom action, the token. */
function narrow(player: Matted, { top, bottom, bottomCoins }: Section, locale: Locale): Sprite {
  const w = 139;
  const here = player.section === top;
  const { resource, now } = bottomCost(player, bottom);
  const cost = counted(resource, String(now), 34, red.dark);
  const coins = counted('coins', `+${bottomCoins}`, 27);
  const values = topValues(player, top);
  const structure = player.structures[topActions[top].structure] !== undefined;
  return {
    w,
    h: 154,
    nodes: [
      rect({ x: 0, y: 0, w, h: 74 }, { fill: green.light, radius: 6 }),
      rect({ x: 0, y: 76, w, h: 78 }, { fill: red.light, radius: 6 }),
      words(say(`board.section.${top}`, locale), w / 2, 15, {
        size: 27,
        bold: true,
        colour: green.dark,
        align: 'centre',
        width: w - 10,
      }),
      words(values.map(({ now: n }) => n).join(' / '), structure ? w / 2 - 15 : w / 2, 53, {
        size: 32,
        bold: true,
        colour: ink,
        align: 'centre',
        width: w - 50,
      }),
      ...(structure ? [group([sign('structure', 26)], { x: w - 22, y: 53 })] : []),
      words(bottomActions[bottom].name[locale], w / 2, 93, {
        size: 27,
        bold: true,
        colour: red.dark,
        align: 'centre',
        width: w - 10,
      }),
      put(cost, 10, 108 + 4),
      put(coins, w - 8 - coins.w, 118),
      rect({ x: 0, y: 0, w, h: 154 }, { stroke: here ? stroke(wood, 6) : stroke(faint, 1.25), radius: 6 }),
    ],
  };
}

/** Workers, upgrades, mechs, structures, recruits, and the Factory card. */
function tallies(view: View, player: PlayerView, locale: Locale): Node[] {
  const counts: [Sign, number, number][] = [
    ['worker', workersOut(view, player.seat), workersInAll],
    ['cube', doneOf(player, 'upgrade'), bottomActions.upgrade.max],
    ['mech', doneOf(player, 'deploy'), bottomActions.deploy.max],
    ['structure', doneOf(player, 'build'), bottomActions.build.max],
    ['recruit', doneOf(player, 'enlist'), bottomActions.enlist.max],
  ];
  const mechs = factions.get(player.faction)!.mechs.filter(({ id }) => player.mechs.includes(id));
  return [
    ...counts.flatMap(([kind, n, of], at): Node[] => [
      group([sign(kind, 32)], { x: 30 + at * 115, y: 314 }),
      words(`${n}/${of}`, 52 + at * 115, 314, { size: 30, bold: n === of, colour: ink, width: 66 }),
    ]),
    rect({ x: 8, y: 340, w: CARD.w - 16, h: 36 }, { fill: paperLight, radius: 4 }),
    mechWords(
      mechs.map((mech) => mech.name[locale]),
      locale,
    ),
  ];
}

/** The mechs by name, closer together where they have no room. */
function mechWords(names: readonly string[], locale: Locale): Node {
  const look = { size: 27, colour: ink, width: CARD.w - 36 } as const;
  const wide = words(names.join(say('all.between', locale)) || say('all.no-mechs', locale), 18, 358, look);
  return setText(wide).size === look.size ? wide : words(names.join(say('all.close', locale)), 18, 358, look);
}

/** What the signs of the sheet mean, as large as a card. */
export function legendCard(locale: Locale): Sprite {
  const signs: [Sign, string][] = [
    ['power', 'mat.power'],
    ['popularity', 'mat.popularity'],
    ['coins', 'mat.coins'],
    ['combatCards', 'mat.cards'],
    ['objective', 'mat.objectives'],
    ['star', 'all.star'],
    ['worker', 'mat.workers'],
    ['cube', 'all.upgrades'],
    ['mech', 'all.mech'],
    ['structure', 'all.structure'],
    ['recruit', 'all.recruit'],
  ];
  const boxes: [string, string, string][] = [
    [green.light, green.dark, 'all.values'],
    [red.light, red.dark, 'all.price'],
    [paperLight, wood, 'all.gold'],
    [paperLight, now, 'all.turn'],
  ];
  return {
    ...CARD,
    nodes: [
      rect(inset(CARD, 1.5), { stroke: stroke(faint, 1.5, [8, 5]), radius: 8 }),
      words(say('all.legend', locale), 18, 28, { size: 28, bold: true, colour: ink, width: CARD.w - 36 }),
      ...signs.flatMap(([kind, key], n): Node[] => {
        const x = n % 2 === 0 ? 18 : 300;
        const y = 66 + Math.floor(n / 2) * 34;
        return [
          group([sign(kind, 26)], { x: x + 14, y }),
          words(say(key, locale), x + 38, y, { size: 27, colour: ink, width: 240 }),
        ];
      }),
      ...boxes.flatMap(([fill, edge, key], n): Node[] => [
        rect({ x: 18, y: 258 + n * 31, w: 28, h: 26 }, { fill, stroke: stroke(edge, n >= 2 ? 5 : 2), radius: 4 }),
        words(say(key, locale), 58, 271 + n * 31, { size: 27, colour: ink, width: CARD.w - 70 }),
      ]),
    ],
  };
}
