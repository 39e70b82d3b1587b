import { z } from 'zod';
import type { Script, Table } from '#core/types';
import { card as cardOf } from '../../printed/content/cards.ts';
import type { Ability } from '../../printed/schema/abilities/ability.ts';
import { character } from '../../state/figures/figures.ts';
import { placeNow } from '../../state/order.ts';
import { Half, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { actorOf, type Deed } from '../deeds/deed.ts';
import { HALF, readUse, USES, useLabel, useMeant, usesCard } from './half.ts';

/** Cards of the hand that are played besides the two of the round. */

export const playMore = action({
  name: 'play-more',
  about: z.object({ half: Half }),
  fields: {
    half: {
      kind: 'one',
      of: useMeant,
      options: ({ g, seat, about }) =>
        character(g, seat).hand.flatMap((no) =>
          USES.flatMap((use) => (HALF[use] === about.half ? [`${no}:${use}`] : [])),
        ),
      label: (value, { g, seat }) => useLabel(value, g, seat),
    },
  },
});

/** Two cards of the hand for a turn that comes later in the round: the leading one's number must be higher than that of this turn. */
export const playAgain = action({
  name: 'play-again',
  about: z.object({ than: z.int() }),
  fields: {
    cards: {
      kind: 'order',
      of: 'card',
      options: ({ g, seat }) => character(g, seat).hand.map(String),
      size: () => [2, 2] as const,
      label: (no) => ({ key: 'label.card', args: { card: Number(no), initiative: cardOf(Number(no)).initiative } }),
    },
  },
  check: ({ about }, { cards: [lead] }) => {
    const { than } = about;
    return cardOf(Number(lead)).initiative > than
      ? undefined
      : { key: 'refusal.not-later', args: { initiative: than } };
  },
});

export function* performPlayHand(t: Table<State>, deed: Deed, { half }: Extract<Ability, { op: 'play-hand' }>): Script {
  const { g } = t;
  const hero = actorOf(g, deed)!;
  if (hero.kind !== 'character') return;
  const { seat } = hero;
  const one = character(g, seat);
  if (half === 'both') {
    const { initiative: than, again = 1 } = placeNow(g, seat);
    const { cards } = yield* t.ask(seat, 'play-again', playAgain, { about: { than } });
    const [lead, second] = cards.map(Number) as [number, number];
    one.hand = one.hand.filter((no) => no !== lead && no !== second);
    one.chosen = { what: 'cards', lead, second };
    one.played = [lead, second];
    const { initiative } = cardOf(lead);
    // After characters of the same number, before monsters (GH-4.5).
    const at = g.order.findIndex(
      (place) => place.initiative > initiative || (place.initiative === initiative && place.who === 'monsters'),
    );
    g.order.splice(at < 0 ? g.order.length : at, 0, { who: 'character', seat, initiative, again: again + 1 });
    t.tell({ type: 'plays-again', shown: { seat, lead, second, initiative } });
    return;
  }
  const said = yield* t.ask(seat, 'play-more', playMore, { about: { half } });
  const use = readUse(said.half);
  one.hand = one.hand.filter((no) => no !== use.no);
  one.played.push(use.no);
  yield* usesCard(t, hero, use, deed.run);
}
