import type { Json, Message, Script, Table } from '#core/types';
import { action } from '../action.ts';
import { card as cardOf } from '../cards.ts';
import { character } from '../figures/figures.ts';
import { nameOfCard } from '../labels.ts';
import type { Ability } from '../schema/ability.ts';
import type { State } from '../state.ts';
import { aimed } from './aim.ts';
import { boostsFor, boostsFrom, boostXp, totalOf } from './boosts.ts';
import type { Deed } from './deed.ts';

/** GH-15.6: cards come back to hand. */

interface About {
  cards: number[];
  n: number;
}
const aboutOf = (about: Json): About => about as unknown as About;
const cardsOfAbout = (about: Json) => aboutOf(about).cards.map(String);

export const recover = action({
  name: 'recover',
  fields: {
    cards: {
      kind: 'some',
      options: ({ about }) => cardsOfAbout(about),
      size: ({ about }) => [0, aboutOf(about).n] as const,
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
  pull: (_, { cards: chosen }) => 1 + chosen.length,
});

export function* performRecover(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'recover' }>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, 'recover');
  const more = totalOf(boostsFor(deed, 'count', gained), 'count');
  const { pile } = ability;
  const recoverable = (seat: number) => character(t.g, seat)[pile].filter((no) => !isLostForGood(no));
  const targets = yield* aimed(t, deed, {
    op: 'recover',
    aim: ability,
    only: (one) => one.kind === 'character' && recoverable(one.seat).length > 0,
  });
  for (const target of targets) {
    if (target.kind !== 'character') continue;
    const all = recoverable(target.seat);
    const n = ability.count === 'all' ? all.length : Math.min(all.length, ability.count + more);
    const about = { cards: all, n, pile };
    const chosen =
      ability.count === 'all' ? all : (yield* t.ask(target.seat, 'recover', recover, { about })).cards.map(Number);
    const one = character(t.g, target.seat);
    one[pile] = one[pile].filter((no) => !chosen.includes(no));
    one.hand.push(...chosen);
    t.tell({ type: 'recovers', shown: { seat: target.seat, cards: chosen } });
  }
  boostXp(t, deed, gained);
}

/** Cards that never come back from the lost pile. */
const isLostForGood = (no: number): boolean => {
  const { top, bottom } = cardOf(no);
  return top.unrecoverable === true || bottom.unrecoverable === true;
};
