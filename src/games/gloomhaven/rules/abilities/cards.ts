import { z } from 'zod';
import type { Message, Script, SeatId, Table } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { nameOfCard } from '../../printed/words/labels.ts';
import { allies, character } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import type { Figure, State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Deed } from '../deeds/deed.ts';
import { boostsFor, boostsFrom, boostXp, totalOf } from '../lines/boosts.ts';
import { aimed } from './aim.ts';

/** GH-15.6: cards come back to hand. */

/** Cards, and how many of them. */
const Cards = z.object({ cards: z.array(z.int()), n: z.int() });

export const recover = action({
  name: 'recover',
  about: Cards,
  fields: {
    cards: {
      kind: 'some',
      of: 'card',
      options: ({ about }) => about.cards.map(String),
      size: ({ about }) => [0, about.n] as const,
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
});

export function* performRecover(t: Table<State>, deed: Deed, ability: Extract<Ability, { op: 'recover' }>): Script {
  const gained = yield* boostsFrom(t, deed, ability.consume, 'recover');
  const more = totalOf(boostsFor(deed, 'count', gained), 'count');
  const { pile } = ability;
  const owners = (one: Figure) => (ability.from ? heroesBeside(t.g, one) : one.kind === 'character' ? [one.seat] : []);
  const recoverable = (one: Figure) =>
    owners(one).flatMap((seat) => character(t.g, seat)[pile].filter((no) => !isLostForGood(no)));
  const targets = yield* aimed(t, deed, {
    op: 'recover',
    pile,
    aim: ability,
    only: (one) => one.kind === 'character' && recoverable(one).length > 0,
  });
  for (const target of targets) {
    if (target.kind !== 'character') continue;
    const all = recoverable(target);
    const n = ability.count === 'all' ? all.length : Math.min(all.length, ability.count + more);
    const about = { cards: all, n, pile };
    const chosen =
      ability.count === 'all' ? all : (yield* t.ask(target.seat, 'recover', recover, { about })).cards.map(Number);
    for (const seat of owners(target)) {
      const owner = character(t.g, seat);
      const cards = owner[pile].filter((no) => chosen.includes(no));
      owner[pile] = owner[pile].filter((no) => !chosen.includes(no));
      character(t.g, target.seat).hand.push(...cards);
      if (cards.length === 0) continue;
      if (seat === target.seat) t.tell({ type: 'recovers', shown: { seat, cards } });
      else t.tell({ type: 'takes-cards', shown: { seat: target.seat, owner: seat, cards } });
    }
    if (chosen.length === 0) t.tell({ type: 'recovers-none', shown: { seat: target.seat } });
    else if (ability.lose) yield* forfeits(t, target.seat, ability.lose);
  }
  boostXp(t, deed, gained);
}

/** whose cards an ally can take who stands beside them. */
const heroesBeside = (g: State, one: Figure): SeatId[] =>
  allies(g, one).flatMap((other) =>
    other.kind === 'character' && boardOf(g).range(one.at, other.at) === 1 ? [other.seat] : [],
  );

/** Cards of the hand that are lost for what was recovered: as many as that, or all there are. */
export const forfeit = action({
  name: 'forfeit',
  about: Cards,
  fields: {
    cards: {
      kind: 'some',
      of: 'card',
      options: ({ about }) => about.cards.map(String),
      size: ({ about }) => [about.n, about.n] as const,
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
});

/** */
function* forfeits(t: Table<State>, seat: SeatId, most: number): Script {
  const one = character(t.g, seat);
  const n = Math.min(most, one.hand.length);
  const said = yield* t.ask(seat, 'forfeit', forfeit, { about: { cards: one.hand, n } });
  const gone = said.cards.map(Number);
  one.hand = one.hand.filter((no) => !gone.includes(no));
  one.lost.push(...gone);
  t.tell({ type: 'forfeits', shown: { seat, cards: gone } });
}

/** Cards that never come back from the lost pile. */
const isLostForGood = (no: number): boolean => {
  const { top, bottom } = cardOf(no);
  return top.unrecoverable === true || bottom.unrecoverable === true;
};
