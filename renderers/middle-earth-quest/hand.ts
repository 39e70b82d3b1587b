import type { Locale } from '#core/text';
import { terrainOf } from '#games/middle-earth-quest/printed/combat/heroes';
import type { SeenHero, View } from '#games/middle-earth-quest/seen/view.types';
import type { Look } from '../pictures.ts';
import { cut, sentence, upTo } from '../prose.ts';
import type { Scene } from '../scene.ts';
import { seatLook } from '../theme.ts';
import { combatCardWords, combatRows, combatStrips } from './combat-card.ts';
import { counted } from './counted.ts';
import { heroName, pileNames } from './names.ts';
import { heroChip } from './pieces.ts';
import { printed, word } from './printed.ts';
import { saurons, sauronsAlt } from './sauron-hand.ts';
import { heightWith, indented, MOST_HIGH, prose, type Section, sheetScene } from './sheets.ts';
import { say } from './text.ts';

/** What only its owner sees: a hero's hand with the piles beside it, or the cards of Sauron. */

function ownOf(view: View): { hero: SeenHero; cards: string[] } | undefined {
  const hero = view.heroes.find(({ seat }) => seat === view.viewer);
  return hero && view.own?.who === 'hero' ? { hero, cards: view.own.hand } : undefined;
}

export function hand(view: View, { locale }: Look): Scene | undefined {
  if (view.own?.who === 'sauron') return saurons(view, locale);
  const found = ownOf(view);
  return found && heros(view, found.hero, { cards: found.cards, locale });
}

const terrainIn = (hero: SeenHero) => (card: string) => terrainOf(hero.id, card);

interface Held {
  cards: readonly string[];
  locale: Locale;
}

function heros(view: View, hero: SeenHero, { cards, locale }: Held): Scene {
  const top = {
    title: heroName(hero.id, locale),
    colour: seatLook(hero.seat).colour,
    sign: heroChip(hero.seat, hero.id),
    values: say('hand.values', locale, { life: hero.piles.life, hand: cards.length, favor: hero.favor }),
  };
  const held = (rows: Section['sprite']): Section[] =>
    cards.length > 0
      ? [{ title: say('hand.hand', locale, { n: cards.length }), sprite: rows }]
      : [{ sprite: indented(prose([say('hand.empty', locale)], { width: 1150 })) }];
  const others = [...piles(hero, locale), ...objective(view, locale)];
  const whole = [...held(combatRows(cards, { locale, terrainOf: terrainIn(hero) })), ...others];
  // What is too much for one picture gives its names; what the cards do is in the words beside it.
  return sheetScene(
    top,
    heightWith(whole) > MOST_HIGH ? [...held(combatStrips(cards, locale)), ...others] : whole,
    locale,
  );
}

const piles = ({ piles }: SeenHero, locale: Locale): Section[] =>
  (['rest', 'damage'] as const).flatMap((pile) =>
    piles[pile].length > 0
      ? [{ title: say(`hand.${pile}`, locale, { n: piles[pile].length }), sprite: combatStrips(piles[pile], locale) }]
      : [],
  );

/** Known to all heroes (MEQ-2.4). */
function objective({ objectives }: View, locale: Locale): Section[] {
  if (objectives.heroes === null) return [];
  const title = say('hand.objective', locale, { name: word('objective', objectives.heroes, locale) });
  return [{ title, sprite: indented(prose(printed('objective', objectives.heroes, locale), { width: 1150 })) }];
}

export function handAlt(view: View, { locale }: Look): string {
  if (view.own?.who === 'sauron') return sauronsAlt(view, locale);
  const found = ownOf(view);
  if (!found) return '';
  const { hero, cards } = found;
  const { strength, fortitude, agility, wisdom } = hero.stats;
  const head = sentence(
    say('alt.hand', locale, {
      ...{ hero: heroName(hero.id, locale), life: hero.piles.life, hand: cards.length, favor: hero.favor },
      ...{ strength, fortitude, agility, wisdom },
    }),
    locale,
  );
  const terrain = terrainIn(hero);
  const parts = [
    ...counted(cards).map(([card, n]) => combatCardWords(card, n, { locale, terrain: terrain(card) })),
    ...(['rest', 'damage'] as const).flatMap((pile) =>
      hero.piles[pile].length > 0
        ? [say(`alt.${pile}`, locale, { list: pileNames('combat-card', hero.piles[pile], locale) })]
        : [],
    ),
    ...(view.objectives.heroes === null
      ? []
      : [say('hand.objective', locale, { name: word('objective', view.objectives.heroes, locale) })]),
  ].map((one) => sentence(one, locale));
  return cut(upTo(head, { parts, most: 1000, more: () => '…' }, locale), 1000);
}
