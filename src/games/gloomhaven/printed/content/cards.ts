import bruteData from '#data/gloomhaven/cards/brute.json' with { type: 'json' };
import cragheartData from '#data/gloomhaven/cards/cragheart.json' with { type: 'json' };
import mindthiefData from '#data/gloomhaven/cards/mindthief.json' with { type: 'json' };
import scoundrelData from '#data/gloomhaven/cards/scoundrel.json' with { type: 'json' };
import spellweaverData from '#data/gloomhaven/cards/spellweaver.json' with { type: 'json' };
import tinkererData from '#data/gloomhaven/cards/tinkerer.json' with { type: 'json' };
import { checkAbilities } from '../checks/ability-checks.ts';
import { checkCards } from '../checks/checks.ts';
import { type Card, Cards } from '../schema/card.ts';
import { CLASSES, type ClassId } from '../schema/terms/base.ts';
import { classes, creatures } from './content.ts';
import { read } from './read.ts';

/** The cards of the classes, each class read when it is first asked for. Throws with the path of what is wrong in its file. */

/** The files as they lie there. */
export const CARD_FILES = {
  brute: bruteData,
  tinkerer: tinkererData,
  spellweaver: spellweaverData,
  scoundrel: scoundrelData,
  cragheart: cragheartData,
  mindthief: mindthiefData,
} satisfies Record<ClassId, unknown>;
const found = new Map<ClassId, readonly Card[]>();
const byNumber = new Map<number, Card>();
/** By the number printed on the card. */
export const classOfCard: ReadonlyMap<number, ClassId> = new Map(
  CLASSES.flatMap((id) => CARD_FILES[id].cards.map(({ no }): [number, ClassId] => [no, id])),
);

/** In the order of their numbers. */
export function cardsOf(id: ClassId): readonly Card[] {
  const known = found.get(id);
  if (known) return known;
  const file = `cards/${id}.json`;
  const { cards } = read(file, Cards, CARD_FILES[id]);
  checkCards(classes.get(id)!, cards);
  checkAbilities(file, { cards }, creatures);
  found.set(id, cards);
  for (const one of cards) byNumber.set(one.no, one);
  return cards;
}

/** The card of that number; there must be one. */
export function card(no: number): Card {
  if (!byNumber.has(no)) cardsOf(classOfCard.get(no)!);
  return byNumber.get(no)!;
}
