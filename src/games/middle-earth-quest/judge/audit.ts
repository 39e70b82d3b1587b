import type { Audit, SeatId } from '#core/types';
import { copiesOf, corruptions, encounters, events, perils, plots, shadows } from '../printed/cards/decks.ts';
import { items } from '../printed/cards/possessions.ts';
import { cardsOfDeck } from '../printed/combat/combat-cards.ts';
import { facesOf, foeOf, tokenStacks } from '../printed/combat/foes.ts';
import { cardsOfHero, heroes, skills } from '../printed/combat/heroes.ts';
import { ITEMS } from '../printed/terms/names.ts';
import { hero, heroSeats } from '../state/pieces.ts';
import { type Deck, PILES, type Resolving, type State } from '../state/state.ts';
import { boardWrong, rowsWrong } from './audit-board.ts';
import { auditTold } from './audit-told.ts';

/**
 * What must hold after every answer. No card, token or figure is lost or made from nothing. Nothing lies where it may
 * not. Action tokens lie as the board is printed.
 */
export function audit(before: State): Audit<State> {
  const tokens = { ...before.actionTokens };
  const told = auditTold(before);
  return (g, events) =>
    cardsWrong(g) ??
    heroesWrong(g) ??
    foeWrong(g) ??
    tokensWrong(g) ??
    boardWrong(g) ??
    rowsWrong(tokens, g, events) ??
    told(g, events);
}

/** Cards in a fixed order, and as one string: what is printed is put so once. */
interface Printed {
  cards: readonly string[];
  sorted: string;
}
const sorted = (cards: readonly string[]): string => [...cards].sort().join();
const printed = (cards: readonly string[]): Printed => ({ cards, sorted: sorted(cards) });
const PRINTED = {
  shadow: printed(copiesOf(shadows)),
  plot: printed(copiesOf(plots)),
  peril: printed(copiesOf(perils)),
  corruption: printed(copiesOf(corruptions)),
  event: printed(copiesOf(events)),
  encounter: printed(copiesOf(encounters)),
  skill: printed([...skills.keys()]),
  token: printed([...tokenStacks.values()].flatMap(facesOf)),
};
const OF_HEROES: ReadonlyMap<string, Printed> = new Map([...heroes.keys()].map((id) => [id, printed(cardsOfHero(id))]));
const same = (now: readonly string[], all: Printed): boolean =>
  now.length === all.cards.length && sorted(now) === all.sorted;

const inDeck = ({ draw, discard }: Deck): string[] => [...draw, ...discard];

/** Every deck of Sauron, of events, encounters, perils and corruption: what is in it and what is out. */
function cardsWrong(g: State): string | undefined {
  const resolving = (kind: Resolving['kind']) => g.resolving.flatMap((one) => (one.kind === kind ? [one.card] : []));
  const looked = (deck: string) => (g.looking?.deck === deck ? g.looking.cards : []);
  const held = g.heroes.flatMap(({ corruption }) => corruption);
  const found = g.heroes.flatMap(({ quests }) => quests);
  const questsDone = resolving('quest').filter((card) => encounters.has(card) && !found.includes(card));
  const inSlots = g.slots.flatMap((plot) => (plot && plots.has(plot.card) ? [plot.card] : []));
  const stayed = [...(g.event ? [g.event.card] : []), ...g.keptEvents.map(({ card }) => card)];
  const eventCards = [...stayed, ...resolving('event')];
  const all: [string, string[], Printed][] = [
    ['shadow', [...inDeck(g.shadowDeck), ...g.shadow, ...looked('shadow'), ...resolving('shadow')], PRINTED.shadow],
    ['plot', [...inDeck(g.plotDeck), ...g.plots, ...looked('plot'), ...inSlots], PRINTED.plot],
    ['peril', [...inDeck(g.perilDeck), ...looked('peril'), ...resolving('peril')], PRINTED.peril],
    [
      'corruption',
      [...inDeck(g.corruptionDeck), ...looked('corruption'), ...held, ...resolving('corruption')],
      PRINTED.corruption,
    ],
    ['event', [...Object.values(g.eventDecks).flatMap(inDeck), ...eventCards], PRINTED.event],
    [
      'encounter',
      [...Object.values(g.encounterDecks).flatMap(inDeck), ...found, ...resolving('encounter'), ...questsDone],
      PRINTED.encounter,
    ],
  ];
  const wrong = all.find(([, now, whole]) => !same(now, whole));
  return wrong && `${wrong[0]} cards: ${difference(wrong[1], wrong[2])}`;
}

/** What is missing and what is too many. */
function difference(now: readonly string[], all: Printed): string {
  const missing = [...all.cards];
  const more: string[] = [];
  for (const one of now) {
    const at = missing.indexOf(one);
    if (at < 0) more.push(one);
    else missing.splice(at, 1);
  }
  return `missing ${missing.join() || 'none'}, too many ${more.join() || 'none'}`;
}

/** The cards of a hero, those of a combat with them. */
const cardsOf = (g: State, seat: SeatId): string[] => [
  ...PILES.flatMap((pile) => hero(g, seat).piles[pile]),
  ...(g.combat?.seat === seat ? g.combat.hero.stack : []),
];

/** MEQ-1.2: 25 cards and skills; MEQ-6.17: items and levels. */
function heroesWrong(g: State): string | undefined {
  const trained: string[] = [];
  for (const seat of heroSeats(g)) {
    const { id, favor, items: own, levels } = hero(g, seat);
    const cards = cardsOf(g, seat);
    const learned = cards.filter((card) => skills.has(card));
    const others = cards.filter((card) => !skills.has(card));
    const whole = OF_HEROES.get(id)!;
    if (!same(others, whole)) return `the cards of ${id}: ${difference(others, whole)}`;
    trained.push(...learned);
    if (favor < 0) return `${id} has ${favor} favor`;
    if (new Set(own).size < own.length) return `${id} has two of an item`;
    if (Object.values(levels).some((n) => n > 2)) return `${id} has more than two levels`;
  }
  const looked = g.looking?.deck === 'skill' ? g.looking.cards : [];
  if (!same([...inDeck(g.skillDeck), ...looked, ...trained], PRINTED.skill)) return 'skills have changed';
  for (const item of ITEMS) {
    const n = g.heroes.filter((one) => one.items.includes(item)).length;
    if (n > items.get(item)!.copies) return `${n} of ${item}`;
  }
  return undefined;
}

/** MEQ-7.2: all cards of the foe's deck, once it is dealt. */
function foeWrong({ combat }: State): string | undefined {
  if (!combat) return undefined;
  const { hand, deck, stack, discard } = combat.foeSide;
  const now = [...hand, ...deck, ...stack, ...discard];
  const whole = printed(cardsOfDeck(foeOf(combat.foe).deck));
  if (now.length === 0 || same(now, whole)) return undefined;
  return `the cards of ${combat.foe}: ${difference(now, whole)}`;
}

/** MEQ-2.3: fifty tokens. */
function tokensWrong(g: State): string | undefined {
  const looked = g.looking?.deck === 'token' ? g.looking.cards : [];
  const now = [...Object.values(g.stacks).flatMap(inDeck), ...g.tokens.map(({ face }) => face), ...looked];
  if (!same(now, PRINTED.token)) return `tokens: ${difference(now, PRINTED.token)}`;
  if (new Set(g.tokens.map(({ no }) => no)).size < g.tokens.length) return 'two tokens have one number';
  return undefined;
}
