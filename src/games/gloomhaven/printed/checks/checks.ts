import type { Card, MonsterDecks } from '../schema/card.ts';
import type { CharacterClass, Modifiers } from '../schema/modifier.ts';
import type { Monsters } from '../schema/monster.ts';
import type { ClassId } from '../schema/terms/base.ts';

/** What no schema of one part can see: that the parts fit together. */

type Infer<T extends { _zod: { output: unknown } }> = T['_zod']['output'];
const LEVELS = [2, 3, 4, 5, 6, 7, 8, 9] as const;

export function must(holds: boolean, file: string, says: string): void {
  if (!holds) throw new Error(`data/gloomhaven/${file}: ${says}`);
}

/** GH-1.2: as many cards of level 1 as the hand holds, three X, two of each higher level; every number once. */
export function checkCards({ id, handSize }: CharacterClass, cards: readonly Card[]): void {
  const file = `cards/${id}.json`;
  const of = (level: Card['level']) => cards.filter((card) => card.level === level).length;
  must(of(1) === handSize, file, `${of(1)} cards of level 1`);
  must(of('X') === 3, file, `${of('X')} cards of level X`);
  for (const level of LEVELS) must(of(level) === 2, file, `${of(level)} cards of level ${level}`);
  const numbers = new Set(cards.map(({ no }) => no));
  must(numbers.size === cards.length, file, 'a number twice');
}

/** GH-1.3: a deck of 20; each class has 15 boxes of perks, and perks remove only what is in the deck or came with them. */
export function checkPerks(classes: ReadonlyMap<ClassId, CharacterClass>, modifiers: Infer<typeof Modifiers>): void {
  const deck = new Map(modifiers.deck.map(({ card, count }) => [card, count]));
  const size = [...deck.values()].reduce((a, b) => a + b, 0);
  must(size === 20, 'modifiers.json', `deck: ${size} cards`);
  for (const { id, perks } of classes.values()) {
    const boxes = perks.reduce((sum, perk) => sum + perk.boxes, 0);
    must(boxes === 15, 'classes.json', `${id}: ${boxes} boxes`);
    for (const [card, count] of deck) {
      const gone = perks.flatMap((perk) =>
        (perk.remove ?? []).filter((one) => one.card === card).map((one) => one.count * perk.boxes),
      );
      const most = gone.reduce((a, b) => a + b, 0);
      must(most <= count, 'classes.json', `${id}: perks remove ${most} ${card}`);
    }
  }
}

/** Every type has its deck, every deck somebody, numbers of cards once in it; what is summoned exists. */
export function checkMonsters(
  { monsters, bosses }: Infer<typeof Monsters>,
  all: Infer<typeof MonsterDecks>['decks'],
): void {
  const decks = new Map(all.map(({ id, cards }) => [id, cards]));
  const types = new Set(monsters.map(({ id }) => id));
  must(types.size === monsters.length, 'monsters.json', 'a type twice');
  for (const { id, deck } of [...monsters, ...bosses]) must(decks.has(deck), 'monsters.json', `${id}: no deck ${deck}`);
  for (const { id, variantOf, specials } of bosses) {
    must(!variantOf || types.has(variantOf), 'monsters.json', `${id}: no type ${variantOf}`);
    must(!variantOf !== !specials, 'monsters.json', `${id}: specials belong to those who are no variant`);
  }
  for (const [id, cards] of decks) {
    const file = 'monster-abilities.json';
    must(new Set(cards.map((card) => card.no)).size === cards.length, file, `${id}: a number twice`);
    must(
      cards.some((card) => card.shuffle),
      file,
      `${id}: no card shuffles`,
    );
    for (const action of cards.flatMap((card) => card.actions))
      if (action.op === 'summon-monsters') must(types.has(action.monster), file, `${id}: no type ${action.monster}`);
  }
}
