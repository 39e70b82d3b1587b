import type { Audit, Event } from '#core/types';
import { bestiary } from '../printed/content/bestiary.ts';
import { classOfCard } from '../printed/content/cards.ts';
import { modifiers } from '../printed/content/content.ts';
import { ELEMENTS } from '../printed/schema/terms/base.ts';
import { inUse, suppliesOf } from '../rules/figures/modifiers.ts';
import { handSize } from '../rules/reveal/setup.ts';
import { ownMember } from '../state/party/members.ts';
import { itemOf } from '../state/party/shop.ts';
import { type Character, CONDITIONS, type Modifiers, type State } from '../state/state.ts';
import { isImmune } from '../state/values/stats.ts';
import { auditDeeds } from './audit-deeds.ts';
import { auditTurns } from './audit-turns.ts';

/** What must hold after every answer, whatever was done. */
export function audit(before: State): Audit<State> {
  const { round, turns, elements } = before;
  const acted = [...before.acted];
  const money = moneyOf(before);
  const rooms = before.rooms.length;
  const was = { ...elements };
  const deeds = auditDeeds(before);
  const doers = auditTurns(before);
  return (g, events) =>
    cardsWrong(g) ??
    itemsWrong(g) ??
    decksWrong(g) ??
    figuresWrong(g) ??
    (rooms === g.rooms.length && moneyOf(g) !== money + dropped(events) ? 'money was made or lost' : undefined) ??
    elementsWrong(g, was, turns) ??
    actedWrong(g, round, acted) ??
    deeds(g, events) ??
    doers(g, events);
}

/** GH-1.2: each card of the hand that was brought is in one place, with its owner or with whom the Tinkerer has given it to. */
function cardsWrong(g: State): string | undefined {
  const held = g.characters.map((one) => [
    ...one.hand,
    ...one.discard,
    ...one.lost,
    ...one.played,
    ...one.active.map(({ card }) => card),
  ]);
  const all = held.flat();
  if (new Set(all).size !== all.length) return 'a card is there twice';
  const mayLend = g.characters.some((one) => one.class === 'tinkerer');
  let known = 0;
  for (const [seat, one] of g.characters.entries()) {
    const isOwn = (no: number) => classOfCard.get(no) === one.class;
    const own = (mayLend ? all : held[seat]!).filter(isOwn);
    known += own.length;
    if (own.length !== handSize(one) && !(g.phase === 'setup' && own.length === 0))
      return `character ${seat} has ${own.length} cards and not ${handSize(one)}`;
  }
  return known === all.length ? undefined : 'somebody has a card of another class';
}

/** GH-1.6, GH-5.8: items are those that were put on, each once, and used no more often than they can be. */
function itemsWrong(g: State): string | undefined {
  if (g.phase === 'setup' || g.stage !== 'away') return undefined;
  for (const [seat, { items }] of g.characters.entries()) {
    const worn = ownMember(g, seat).worn;
    if (items.map(({ id }) => id).join() !== worn.join()) return `character ${seat} has other items than it put on`;
    if (new Set(worn).size !== worn.length) return `character ${seat} has an item twice`;
    for (const { id, state, used } of items) {
      const { use, charges = 1 } = itemOf(id);
      if (used > charges || (state === 'ready') !== used < charges) return `item ${id} was used ${used} times`;
      if (state !== 'ready' && state !== use) return `item ${id} is ${state}`;
    }
  }
  return undefined;
}

/** GH-1.3: a deck is what it was, but for blessings and curses (GH-11.5). */
function decksWrong(g: State): string | undefined {
  const owned: readonly [string, Modifiers][] = [
    ['monsters', g.modifiers],
    ...g.characters.map((one: Character) => [one.class, one.modifiers] as [string, Modifiers]),
  ];
  const printed = modifiers.deck.flatMap(({ card, count }) => Array<string>(count).fill(card)).sort();
  for (const [owner, { draw, discard }] of owned) {
    const all = [...draw, ...discard];
    const own = g.characters.find((one) => one.class === owner);
    const rest = all.filter((id) => id !== 'bless' && id !== 'curse').sort();
    if (rest.join() !== [...(own?.deck ?? printed)].sort().join()) return `the deck of ${owner} has changed`;
  }
  const over = suppliesOf(g).find((one) => inUse(one) > one.most);
  if (over) return `there are too many cards of ${over.card}`;
  for (const [id, { draw, discard, card }] of Object.entries(g.abilities)) {
    const all = [...draw, ...discard, ...(card === null ? [] : [card])];
    if (all.length !== bestiary().decks.get(id)!.length || new Set(all).size !== all.length)
      return `the deck ${id} has changed`;
  }
  return undefined;
}

function figuresWrong(g: State): string | undefined {
  // Who passes an ally in the midst of a move stands with it for a moment, while somebody is asked.
  const standing = g.figures.filter(({ id }) => id !== g.turn?.actor);
  const taken = new Set(standing.map(({ at }) => at));
  if (g.turn === null && new Set(g.figures.map(({ at }) => at)).size !== g.figures.length)
    return 'two figures share a hex';
  if (taken.size < standing.length - 1) return 'more than two figures share hexes';
  // GH-9.39: only who acts on its death has none left.
  for (const { id, hp, max, lastAct } of g.figures)
    if ((hp < 1 && lastAct !== 'now') || hp > max) return `${id} has ${hp} of ${max} hit points`;
  if (g.turn === null && g.figures.some(({ lastAct }) => lastAct === 'now')) return 'somebody dies and dies';
  return immunityWrong(g);
}

/** GH-10.4, GH-13.10: what does nothing to a boss or a thing does not lie on it. Characters may put on later what protects them. */
function immunityWrong(g: State): string | undefined {
  for (const figure of g.figures) {
    if (figure.kind === 'character') continue;
    const held = CONDITIONS.find((one) => figure.conditions[one] && isImmune(g, figure, one));
    if (held) return `${figure.id} has ${held}, to which it is immune`;
  }
  return undefined;
}

const moneyOf = (g: State): number =>
  g.money.reduce((sum, { n }) => sum + n, 0) +
  g.characters.reduce((sum, { money }) => sum + money, 0) +
  g.taken -
  g.minted;
/** GH-12.1: tokens come from monsters that die. */
const dropped = (events: readonly Event[]): number => events.filter(({ type }) => type === 'drops-money').length;

/** GH-14: without a turn that ends or a round, elements are only used up. */
function elementsWrong(g: State, was: State['elements'], turns: number): string | undefined {
  if (g.turns !== turns || g.phase !== 'turns' || g.turn === null) return undefined;
  for (const element of ELEMENTS)
    if (g.elements[element] !== was[element] && g.elements[element] !== 'inert') return `${element} came from nowhere`;
  return undefined;
}

/** No figure acts twice in a round. */
function actedWrong(g: State, round: number, acted: readonly string[]): string | undefined {
  if (new Set(g.acted).size !== g.acted.length) return 'somebody acted twice in a round';
  if (g.round === round && g.phase === 'turns' && !acted.every((id) => g.acted.includes(id)))
    return 'somebody who had acted has not any more';
  return undefined;
}
