import { z } from 'zod';
import type { Message, Script, SeatId, Table } from '#core/types';
import { nearestHavens } from '../../printed/map/map.ts';
import type { Item } from '../../printed/terms/names.ts';
import { rearmostSteps } from '../../state/attributes.ts';
import { hero, isEnding } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { pushRearmost } from '../markers.ts';
import { spread } from '../sauron/spread.ts';
import { intoLife } from './piles.ts';

/** MEQ-8.1: a hero is defeated. He is never out of the game. */

const FAVOR = 'favor';
/** The favor or the item that he loses. */
export const lose = action({
  name: 'lose',
  fields: {
    what: {
      kind: 'one',
      of: (what) => [{ of: what === FAVOR ? 'stock' : 'item', id: what }],
      options: ({ g, seat }) => {
        const { favor, items } = hero(g, seat);
        return [...(favor > 0 ? [FAVOR] : []), ...items];
      },
      label: (what): Message => (what === FAVOR ? { key: 'label.one-favor' } : { key: `item.${what}` }),
    },
  },
});
/** The Haven to which he is brought. */
export const bringHome = action({
  name: 'bring-home',
  about: z.object({ hero: z.int() }),
  fields: {
    haven: {
      kind: 'one',
      of: 'place',
      options: ({ g, about }) => nearestHavens(hero(g, about.hero).at),
      label: (haven): Message => ({ key: `location.${haven}` }),
    },
  },
});

/** All that follows, in its order; `wisdom` is that of the foe that has defeated him (MEQ-7.12), null outside a combat. */
export function* defeat(t: Table<State>, calls: Calls, seat: SeatId, wisdom: number | null): Script {
  const { g } = t;
  const own = hero(g, seat);
  t.tell({ type: 'hero-defeated', shown: { seat, hero: own.id } });
  // of several rearmost markers Sauron picks.
  yield* pushRearmost(t, SAURON, rearmostSteps(g, seat));
  if (wisdom !== null) yield* spread(t, { n: wisdom, toPool: 0 });
  yield* losesOne(t, seat);
  intoLife(t, seat, ['hand', 'rest', 'damage']);
  const { haven } = yield* t.ask(SAURON, 'bring-home', bringHome, { about: { hero: seat } });
  own.at = haven;
  t.tell({ type: 'hero-recovers', shown: { seat, place: haven } });
  if (g.turn?.who === 'hero' && g.turn.seat === seat) g.turn.isOver = true;
  if (!isEnding(g)) yield* calls.shadow(t, 'afterHeroDefeated', seat);
}

function* losesOne(t: Table<State>, seat: SeatId): Script {
  const own = hero(t.g, seat);
  if (own.favor === 0 && own.items.length === 0) return;
  const { what } = yield* t.ask(seat, 'lose', lose);
  if (what === FAVOR) own.favor--;
  else own.items.splice(own.items.indexOf(what as Item), 1);
  t.tell({
    type: 'loses',
    shown: { seat, what: what === FAVOR ? { key: 'label.one-favor' } : { key: `item.${what}` } },
  });
}
