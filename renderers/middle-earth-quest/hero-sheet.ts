import type { Locale } from '#core/text';
import { heroOf, maxLevels } from '#games/middle-earth-quest/printed/combat/heroes';
import type { Stat } from '#games/middle-earth-quest/printed/terms/names';
import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import { inRows } from '../boxes.ts';
import type { Page } from '../pictures.ts';
import { cut, list, sentence, upTo } from '../prose.ts';
import { disc, type Node, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { bronze, gold, ink, paperLight, seatLook } from '../theme.ts';
import { combatStrips } from './combat-card.ts';
import { heroName, pileNames, placeName } from './names.ts';
import { heroChip } from './pieces.ts';
import { told, word } from './printed.ts';
import { heightWith, indented, MOST_HIGH, prose, type Section, sheetScene } from './sheets.ts';
import { say } from './text.ts';
import { type Kind, textCard } from './text-card.ts';

/** What the whole table may know of a hero: attributes with levels, piles, items, corruption and quests. */

/** In the order of the sheets. */
const STATS = ['fortitude', 'strength', 'agility', 'wisdom'] as const satisfies readonly Stat[];

interface Held {
  kind: Kind;
  card: string;
  isDone?: boolean;
}
/** His quests first: the advanced one only when it is open (MEQ-2.2). */
const held = ({ starting, advanced, quests, corruption, items }: SeenHero): Held[] => [
  { kind: 'quest', card: starting.card, isDone: starting.is === 'done' },
  ...(advanced.is === 'closed'
    ? []
    : [{ kind: 'quest' as const, card: advanced.card, isDone: advanced.is === 'done' }]),
  ...quests.map((card): Held => ({ kind: 'quest', card })),
  ...corruption.map((card): Held => ({ kind: 'corruption', card })),
  ...items.map((card): Held => ({ kind: 'item', card })),
];
const nameOf = ({ kind, card, isDone }: Held, locale: Locale): string =>
  isDone ? say('sheet.done', locale, { name: word(kind, card, locale) }) : word(kind, card, locale);

/** Each attribute as it counts now, with a disc for each level that can be gained. */
function attributes({ stats, levels }: SeenHero, locale: Locale): Sprite {
  const w = 280;
  const nodes = STATS.flatMap((stat, n): Node[] => {
    const x = 24 + n * 290;
    return [
      rect({ x, y: 0, w, h: 96 }, { fill: paperLight, stroke: stroke(bronze, 2.5), radius: 10 }),
      words(String(stats[stat]), x + 46, 48, { size: 60, bold: true, colour: ink, align: 'centre' }),
      words(word('attribute', stat, locale), x + 88, 32, { size: 30, colour: ink, width: w - 100 }),
      ...Array.from({ length: maxLevels }, (_, k) =>
        disc(x + 102 + k * 36, 70, 13, {
          ...(k < levels[stat] && { fill: gold }),
          stroke: stroke(ink, 2.5),
        }),
      ),
    ];
  });
  return { w: 1200, h: 102, nodes };
}

export function heroSheet(hero: SeenHero, locale: Locale): Scene {
  const { piles } = hero;
  const cards = held(hero);
  const pool = (pile: 'rest' | 'damage'): Section[] =>
    piles[pile].length > 0
      ? [{ title: say(`hand.${pile}`, locale, { n: piles[pile].length }), sprite: combatStrips(piles[pile], locale) }]
      : [];
  const top = {
    title: heroName(hero.id, locale),
    colour: seatLook(hero.seat).colour,
    sign: heroChip(hero.seat, hero.id),
    values: say('hand.values', locale, { life: piles.life, hand: piles.hand, favor: hero.favor }),
  };
  const { ability } = heroOf(hero.id);
  const able = say('combat.power', locale, {
    name: ability.name[locale],
    text: told(`hero-text.${ability.id}`, {}, locale),
  });
  const sections: Section[] = [
    { sprite: attributes(hero, locale) },
    {
      sprite: indented(prose([say('sheet.at', locale, { place: placeName(hero.at, locale) }), able], { width: 1150 })),
    },
    ...pool('rest'),
    ...pool('damage'),
  ];
  const whole = inRows(cards, {
    columns: 3,
    draw: (one, w, least) =>
      textCard(one.kind, one.card, { locale, ...(one.isDone && { stamp: say('sheet.is-done', locale) }) }, [w, least]),
  });
  const names = list(
    cards.map((one) => nameOf(one, locale)),
    locale,
  );
  const brief = indented(prose([names], { width: 1150 }));
  const title = say('sheet.holds', locale);
  const full = [...sections, { title, sprite: whole }];
  return sheetScene(top, heightWith(full) > MOST_HIGH ? [...sections, { title, sprite: brief }] : full, locale);
}

function heroAlt(hero: SeenHero, locale: Locale): string {
  const { piles, stats, levels } = hero;
  const head = sentence(
    say('alt.sheet', locale, {
      ...{ hero: heroName(hero.id, locale), place: placeName(hero.at, locale) },
      ...{ life: piles.life, hand: piles.hand, favor: hero.favor },
    }),
    locale,
  );
  const attributes = STATS.map((stat) =>
    say('alt.attribute', locale, {
      ...{ name: word('attribute', stat, locale), n: stats[stat] },
      ...(levels[stat] > 0 && { levels: levels[stat] }),
    }),
  );
  const names = held(hero).map((one) => nameOf(one, locale));
  const parts = [
    list(attributes, locale),
    say('alt.holds', locale, { list: list(names, locale) }),
    ...(['rest', 'damage'] as const).flatMap((pile) =>
      piles[pile].length > 0
        ? [say(`alt.${pile}`, locale, { list: pileNames('combat-card', piles[pile], locale) })]
        : [],
    ),
  ].map((one) => sentence(one, locale));
  return cut(upTo(head, { parts, most: 1000, more: () => '…' }, locale), 1000);
}

export const heroPages = ({ heroes }: View, locale: Locale): Page[] =>
  heroes.map((hero) => ({
    name: heroName(hero.id, locale),
    scene: heroSheet(hero, locale),
    alt: heroAlt(hero, locale),
  }));
