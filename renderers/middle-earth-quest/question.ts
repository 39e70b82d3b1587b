import type { Progress } from '#core/choice';
import { terrainOf } from '#games/middle-earth-quest/heroes';
import type { View } from '#games/middle-earth-quest/view.types';
import { choicesAlt } from '../choices.ts';
import type { AskedOf, Look, Question } from '../pictures.ts';
import { group, put, type Sprite } from '../scene.ts';
import { isCard } from './card-kinds.ts';
import { combatCardSprite, combatCardWords } from './combat-card.ts';
import { mapQuestion } from './question-map.ts';
import { cardWords } from './sauron-hand.ts';
import { inRows, MOST_HIGH, onSheet } from './sheets.ts';
import { say } from './text.ts';
import { type Kind, textCard } from './text-card.ts';

/** What is asked, drawn for the seat that is asked: the cards it can choose from, or the part of the map with what can be chosen. */

type CardKind = Kind | 'combat';
/** By action and field: as what the ids of its choices are read. */
const CARDS: Readonly<Record<string, CardKind>> = {
  'play-card.card': 'combat',
  'take-back.card': 'combat',
  'discard-cards.cards': 'combat',
  'block-damage.cards': 'combat',
  'recover-cards.cards': 'combat',
  'take-damage.hand': 'combat',
  'move.pay': 'combat',
  'play-shadow.card': 'shadow',
  'play-shadow-at.card': 'shadow',
  'play-plot.plot': 'plot',
  'fetch-plot.plot': 'plot',
  'pick-peril.peril': 'peril',
  'discard-corruption.cards': 'corruption',
  'rest.corruption': 'corruption',
  'hunt.quest': 'quest',
};

/** Decks of which cards are kept. */
const KINDS_OF_DECKS: Readonly<Record<string, CardKind>> = { shadow: 'shadow', plot: 'plot', skill: 'combat' };

interface OfCards {
  kind: CardKind;
  /** The id of the card that a choice means; undefined where it means none. */
  cardOf: (id: string) => string | undefined;
}

function cardsAsked(view: View, { key, about, progress }: AskedOf): OfCards | undefined {
  const { action, field } = progress!;
  if (action === 'keep-cards' && view.looking?.cards) {
    const { deck, cards } = view.looking;
    const kind = KINDS_OF_DECKS[deck];
    return kind && { kind, cardOf: (id) => cards[Number(id) - 1] };
  }
  if (action === 'discard-held' && view.own?.who === 'sauron') {
    const deck = (about as { deck: 'shadow' | 'plot' }).deck;
    const cards = deck === 'shadow' ? view.own.shadow : view.own.plots;
    return { kind: deck, cardOf: (id) => cards[Number(id) - 1] };
  }
  const kind = field === undefined ? KINDS_OF_KEYS[key] : CARDS[`${action}.${field}`];
  return kind && { kind, cardOf: (id) => (isCard(kind, id) ? id : undefined) };
}

/** Questions with several actions, of which whole answers are offered at once. */
const KINDS_OF_KEYS: Readonly<Record<string, CardKind>> = {
  'combat-card': 'combat',
  'combat-first': 'combat',
  shadow: 'shadow',
  'shadow-on-way': 'shadow',
  'shadow-at-start': 'shadow',
  'shadow-since-start': 'shadow',
  plot: 'plot',
  peril: 'peril',
};

export function question(view: View, asked: AskedOf, look: Look): Question | undefined {
  const { progress } = asked;
  if (!progress || view.viewer !== asked.seat) return undefined;
  const of = cardsAsked(view, asked);
  const drawn = of && cardQuestion(view, { of, progress }, look);
  return drawn ?? mapQuestion(view, progress, look);
}

/** Before what it is answered with: "overdraw=2" of "overdraw". */
const bare = (id: string): string => id.split('=')[0]!;

/** Cards with the numbers of their choices; those that are chosen already have a tick. */
function cardQuestion(
  view: View,
  { of, progress }: { of: OfCards; progress: Progress },
  { locale }: Look,
): Question | undefined {
  const { choices, chosen } = progress;
  const found = new Map<string, number[]>();
  const add = (id: string, n?: number) => {
    const card = of.cardOf(bare(id));
    if (card !== undefined) found.set(card, [...(found.get(card) ?? []), ...(n === undefined ? [] : [n + 1])]);
  };
  for (const [n, { ids }] of choices.entries()) for (const id of ids) add(id, n);
  if (found.size === 0) return undefined;
  for (const id of chosen) add(id);
  const hero = view.heroes.find(({ seat }) => seat === view.viewer);
  const terrain = (id: string) => (hero ? { terrain: terrainOf(hero.id, id) } : {});
  const draw = (id: string, numbers: readonly number[], [w, least]: readonly [number, number]): Sprite => {
    const mark = numbers.length > 0 ? [...new Set(numbers)].join(', ') : say('question.chosen', locale);
    return of.kind === 'combat'
      ? combatCardSprite(id, { locale, ...terrain(id) }, { mark }, [w, least])
      : textCard(of.kind, id, { locale, mark, pool: view.pool.now }, [w, least]);
  };
  const rows = inRows([...found], {
    columns: found.size < 3 ? 2 : 3,
    draw: ([id, numbers], w, least) => draw(id, numbers, [w, least]),
  });
  const height = Math.ceil((rows.h + 34) / 10) * 10;
  const scene = onSheet([group([put(rows, 0, 16)], { tag: 'cards' })], { height, locale });
  const { kind } = of;
  const more = [...found.keys()].map((id) =>
    kind === 'combat' ? combatCardWords(id, 1, { locale, ...terrain(id) }) : cardWords(kind, id, { locale }),
  );
  const alt = choicesAlt(say('question.cards', locale), choices, more, locale);
  return height <= MOST_HIGH ? { scene, alt } : undefined;
}
