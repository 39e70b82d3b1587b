import type { Progress } from '#core/choice';
import type { Thing } from '#core/terms/thing';
import { terrainOf } from '#games/middle-earth-quest/printed/combat/heroes';
import { type Deck, deckOf } from '#games/middle-earth-quest/printed/terms/card-things';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { inRows } from '../boxes.ts';
import { choicesAlt } from '../choices.ts';
import type { AskedOf, Look, QuestionPicture } from '../pictures.ts';
import { group, put, type Sprite } from '../scene.ts';
import { combatCardSprite, combatCardWords } from './combat-card.ts';
import { mapQuestion } from './question-map.ts';
import { cardWords } from './sauron-hand.ts';
import { MOST_HIGH, onSheet } from './sheets.ts';
import { say } from './text.ts';
import { textCard } from './text-card.ts';

/** What is asked, drawn for the seat that is asked: the cards it can choose from, or the part of the map with what can be chosen. */

/** The cards that a question is about: what its answers name first are cards, or nothing that lies on the table. */
function isOfCards({ choices }: Progress): boolean {
  const first = choices.flatMap(({ means }) => means.at(-1) ?? []);
  return first.some(({ of }) => of === 'card') && first.every(({ of }) => of === 'card' || of === 'words');
}

export function question(view: View, asked: AskedOf, look: Look): QuestionPicture | undefined {
  const { progress } = asked;
  if (!progress || view.viewer !== asked.seat) return undefined;
  const drawn = isOfCards(progress) ? cardQuestion(view, progress, look) : undefined;
  return drawn ?? mapQuestion(view, progress, look);
}

/** A card with the numbers of its choices. */
interface Numbered {
  id: string;
  deck: Deck;
  numbers: number[];
}

/** Cards with the numbers of their choices; those that are chosen already have a tick. */
function cardQuestion(view: View, { choices, chosen }: Progress, { locale }: Look): QuestionPicture | undefined {
  const found = new Map<string, Numbered>();
  const add = (one: Thing, n?: number) => {
    const deck = deckOf(one);
    if (!deck) return;
    const { id } = one;
    const { numbers } = found.get(`${deck} ${id}`) ?? { numbers: [] };
    found.set(`${deck} ${id}`, { id, deck, numbers: [...numbers, ...(n === undefined ? [] : [n + 1])] });
  };
  for (const [n, { means }] of choices.entries()) for (const one of means) add(one, n);
  for (const one of chosen) add(one);
  const hero = view.heroes.find(({ seat }) => seat === view.viewer);
  const terrain = (id: string) => (hero ? { terrain: terrainOf(hero.id, id) } : {});
  const draw = ({ id, deck, numbers }: Numbered, [w, least]: readonly [number, number]): Sprite => {
    const mark = numbers.length > 0 ? [...new Set(numbers)].join(', ') : say('question.chosen', locale);
    return deck === 'combat'
      ? combatCardSprite(id, { locale, ...terrain(id) }, { mark }, [w, least])
      : textCard(deck, id, { locale, mark, pool: view.pool.now }, [w, least]);
  };
  const rows = inRows([...found.values()], {
    columns: found.size < 3 ? 2 : 3,
    draw: (one, w, least) => draw(one, [w, least]),
  });
  const height = Math.ceil((rows.h + 34) / 10) * 10;
  const scene = onSheet([group([put(rows, 0, 16)], { tag: 'cards' })], { height, locale });
  const more = [...found.values()].map(({ id, deck }) =>
    deck === 'combat' ? combatCardWords(id, 1, { locale, ...terrain(id) }) : cardWords(deck, id, { locale }),
  );
  const alt = choicesAlt(say('question.cards', locale), choices, more, locale);
  return height <= MOST_HIGH ? { scene, alt } : undefined;
}
