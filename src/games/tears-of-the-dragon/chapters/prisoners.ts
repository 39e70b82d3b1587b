import type { Here, Script, SeatId, Table } from '#core/types';
import { action } from '../action.ts';
import { leaders, wizards } from '../content.ts';
import { pieceLabel, topicLabel } from '../labels.ts';
import { counter, isWizard, seatOf } from '../pieces.ts';
import { other, type State } from '../state.ts';
import { returnPerson } from './returns.ts';

/** Questioning (TD-19) and exchange (TD-20) of prisoners. */

export const prisonersOf = (g: State, captor: SeatId): string[] =>
  Object.keys(g.prisoners).filter((id) => seatOf(id) === other(captor) && counter(g, id).fate === 'captured');

/** TD-19.1, TD-19.3: one piece that his side had when he was taken, or one of a wizard's spells. */
export const question = action({
  name: 'question',
  fields: {
    prisoner: {
      kind: 'one',
      options: ({ g, seat }) =>
        prisonersOf(g, seat).filter((id) => !g.prisoners[id]!.questioned && topics(g, seat, id).length > 0),
      label: pieceLabel,
    },
    topic: {
      kind: 'one',
      options: ({ g, seat }, { prisoner }) => topics(g, seat, prisoner as string),
      label: topicLabel,
    },
  },
  pull: () => 8,
});
function topics(g: State, seat: SeatId, prisoner: string): string[] {
  const known = g.prisoners[prisoner]!.knows.filter((ruin) => !g.knowledge[seat]!.includes(ruin));
  const spells = isWizard(prisoner)
    ? g.wizardry[prisoner]!.known.filter((spell) => pupils(g, seat, spell).length > 0)
    : [];
  return [...known.map((ruin) => `knowledge:${ruin}`), ...spells.map((spell) => `spell:${spell}`)];
}
/** TD-19.4: own wizards in play with room who do not know the spell. */
const pupils = (g: State, seat: SeatId, spell: string): string[] =>
  [...wizards.values()]
    .filter(({ id, maxSpells }) => {
      const mind = g.wizardry[id]!;
      const free = ['map', 'wounded', 'away'].includes(counter(g, id).fate);
      return seatOf(id) === seat && free && mind.known.length < maxSpells && !mind.known.includes(spell);
    })
    .map(({ id }) => id);

export const giveSpell = action({
  name: 'give-spell',
  fields: {
    wizard: {
      kind: 'one',
      options: ({ g, seat, about }) => pupils(g, seat, (about as { spell: string }).spell),
      label: pieceLabel,
    },
  },
});

/** TD-19.2: a leader tells on his command rating or more, a wizard on his maximum of spells or more. */
export function* interrogate(t: Table<State>, seat: SeatId, prisoner: string, topic: string): Script {
  const { g } = t;
  g.prisoners[prisoner]!.questioned = true;
  const need = leaders.get(prisoner)?.command ?? wizards.get(prisoner)!.maxSpells;
  const roll = t.rng.die(10, 'questioning');
  const told = roll >= need;
  t.tell({
    type: told ? 'prisoner-told' : 'prisoner-kept-silent',
    shown: { seat, prisoner, topic: topicLabel(topic) as never, roll, need },
  });
  if (!told) return;
  const [kind, id] = topic.split(':') as [string, string];
  if (kind === 'knowledge') {
    g.knowledge[seat]!.push(id);
    return;
  }
  const { wizard } = yield* t.ask(seat, 'give-spell', giveSpell, { about: { spell: id } });
  g.wizardry[wizard]!.known.push(id);
  // TD-19.4: he keeps the spells he began the game with.
  if (!wizards.get(prisoner)!.startSpells.includes(id)) {
    g.wizardry[prisoner]!.known = g.wizardry[prisoner]!.known.filter((spell) => spell !== id);
  }
  t.tell({ type: 'spell-stolen', shown: { seat, wizard, spell: id, prisoner } });
}

/** TD-20.1: a proposal on any terms, made in the own action phase and answered at the end of the turn. */
export const proposeExchange = action({
  name: 'propose-exchange',
  fields: {
    give: {
      kind: 'some',
      options: ({ g, seat }) => prisonersOf(g, seat),
      size: ({ g, seat }) => [0, prisonersOf(g, seat).length],
      label: pieceLabel,
    },
    get: {
      kind: 'some',
      options: ({ g, seat }) => prisonersOf(g, other(seat)),
      size: ({ g, seat }) => [0, prisonersOf(g, other(seat)).length],
      label: pieceLabel,
    },
  },
  check: ({ g, seat }: Here<State>, { give, get }) => {
    if (give.length + get.length === 0) return { key: 'refusal.empty-offer' };
    const same = g.offer?.by === seat && String(g.offer.give) === String(give) && String(g.offer.get) === String(get);
    return same || (g.offer !== null && g.offer.by !== seat) ? { key: 'refusal.offer-stands' } : undefined;
  },
  pull: () => 0.2,
});
export function propose(t: Table<State>, seat: SeatId, give: string[], get: string[]): void {
  t.g.offer = { by: seat, give, get };
  t.tell({ type: 'exchange-proposed', shown: { seat, give, get } });
}

export const acceptExchange = action({ name: 'accept-exchange', fields: {} });
export const refuseExchange = action({ name: 'refuse-exchange', fields: {} });

/** The end of the turn: an offer that still stands is answered, and those freed are put where only friends are. */
export function* exchangeStep(t: Table<State>): Script {
  const { g } = t;
  const { offer } = g;
  g.offer = null;
  g.phase = 'initiative';
  if (!offer) return;
  const give = offer.give.filter((id) => g.prisoners[id]);
  const get = offer.get.filter((id) => g.prisoners[id]);
  if (give.length + get.length === 0) return;
  const answer = yield* t.askOneOf(other(offer.by), 'exchange', [acceptExchange, refuseExchange], {
    about: { by: offer.by, give, get },
  });
  if (answer.name === 'refuse-exchange') {
    t.tell({ type: 'exchange-refused', shown: { seat: other(offer.by) } });
    return;
  }
  t.tell({ type: 'exchange-made', shown: { give, get } });
  for (const id of [...give, ...get]) {
    delete g.prisoners[id];
    Object.assign(counter(g, id), { fate: 'away', since: g.turn });
    yield* returnPerson(t, seatOf(id), id, true);
  }
}
