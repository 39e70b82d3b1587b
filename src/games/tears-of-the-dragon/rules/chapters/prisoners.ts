import { z } from 'zod';
import { lapse, propose as offer, standingOffer } from '#core/offers';
import type { Here, Message, Script, SeatId, Table } from '#core/types';
import { leaders, wizards } from '../../printed/content.ts';
import { faceWords, pieceLabel, topicLabel, topicMeant } from '../../state/labels.ts';
import { byRank, counter, isInPlay, isWizard, seatOf } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { rollDie } from '../dice.ts';
import { questionOdds } from '../tables/odds.ts';
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
      of: 'figure',
      options: ({ g, seat }) =>
        prisonersOf(g, seat).filter((id) => !g.prisoners[id]!.questioned && topics(g, seat, id).length > 0),
      label: pieceLabel,
    },
    topic: {
      kind: 'one',
      of: topicMeant,
      options: ({ g, seat }, { prisoner }) => topics(g, seat, prisoner as string),
      label: topicLabel,
    },
  },
  suggest: suggestQuestions,
  odds: ({ g, seat }, { prisoner }) =>
    (prisoner === undefined ? prisonersOf(g, seat) : [prisoner as string]).flatMap(questionOdds),
});
/** Each prisoner about what he is likeliest to be asked: a piece of knowledge before a spell. */
function suggestQuestions({ g, seat }: Here<State>) {
  return prisonersOf(g, seat).flatMap((prisoner) => {
    const [topic] = g.prisoners[prisoner]!.questioned ? [] : topics(g, seat, prisoner);
    const args = { piece: faceWords(prisoner), topic: topic && topicLabel(topic) };
    return topic ? [{ label: { key: 'suggest.question', args: args as never }, args: { prisoner, topic } }] : [];
  });
}
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
      const free = isInPlay(g, id);
      return seatOf(id) === seat && free && mind.known.length < maxSpells && !mind.known.includes(spell);
    })
    .map(({ id }) => id);

/** The spell that is told. */
const Told = z.object({ spell: z.string() });

export const giveSpell = action({
  name: 'give-spell',
  about: Told,
  fields: {
    wizard: {
      kind: 'one',
      of: 'figure',
      options: ({ g, seat, about }) => pupils(g, seat, about.spell),
      label: pieceLabel,
    },
  },
});

/**
 * TD-19.2: a leader tells on his command rating or more, a wizard on his maximum of spells or more. TD-19.1: a leader is asked
 * once a turn; a wizard as long as he tells.
 */
export function* interrogate(t: Table<State>, seat: SeatId, prisoner: string, topic: string): Script {
  const { g } = t;
  const need = leaders.get(prisoner)?.command ?? wizards.get(prisoner)!.maxSpells;
  const roll = rollDie(t, 'questioning');
  const told = roll >= need;
  g.prisoners[prisoner]!.questioned = !told || !isWizard(prisoner);
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
  const own = [...wizards.get(prisoner)!.startSpells, ...(g.lessons[prisoner] ?? [])];
  if (!own.includes(id)) {
    g.wizardry[prisoner]!.known = g.wizardry[prisoner]!.known.filter((spell) => spell !== id);
  }
  t.tell({ type: 'spell-stolen', shown: { seat, wizard, spell: id, prisoner } });
}

type Terms = { give: readonly string[]; get: readonly string[] };
const terms = {
  give: {
    kind: 'some' as const,
    of: 'figure' as const,
    options: ({ g, seat }: Here<State>) => prisonersOf(g, seat),
    size: ({ g, seat }: Here<State>) => [0, prisonersOf(g, seat).length] as const,
    label: pieceLabel,
  },
  get: {
    kind: 'some' as const,
    of: 'figure' as const,
    options: ({ g, seat }: Here<State>) => prisonersOf(g, other(seat)),
    size: ({ g, seat }: Here<State>) => [0, prisonersOf(g, other(seat)).length] as const,
    label: pieceLabel,
  },
};
/** Ruling R-45: the same people may not be bargained over twice in one turn, whoever offers, so that it comes to an end. */
function mayOffer({ g }: Here<State>, { give, get }: Terms): Message | undefined {
  if (give.length + get.length === 0) return { key: 'refusal.empty-offer' };
  const people = peopleOf({ give, get });
  return g.offers.some((one) => peopleOf(one) === people) ? { key: 'refusal.offered-before' } : undefined;
}
const peopleOf = ({ give, get }: Terms): string => [...give, ...get].sort().join();

/** Everybody for everybody; one for one, the highest first; nobody kept, nothing asked. */
function suggestTerms(here: Here<State>) {
  const { g, seat } = here;
  const [give, get] = [terms.give.options(here), terms.get.options(here)].map((ids) => ids.sort(byRank)) as [
    string[],
    string[],
  ];
  const offers = [
    { key: 'suggest.all-for-all', give, get },
    { key: 'suggest.one-for-one', give: give.slice(0, 1), get: get.slice(0, 1) },
  ];
  return offers
    .filter(
      (one, i) =>
        one.give.length > 0 &&
        one.get.length > 0 &&
        !mayOffer({ g, seat, about: null }, one) &&
        (i === 0 || give.length + get.length > 2),
    )
    .map((one) => ({
      label: { key: one.key, args: { give: one.give, get: one.get } },
      args: { give: one.give, get: one.get },
    }));
}

/** TD-20.1: a proposal on any terms, made in the own action phase and answered at the end of the turn. */
export const proposeExchange = action({
  name: 'propose-exchange',
  fields: terms,
  check: mayOffer,
  suggest: suggestTerms,
});
/** The last offer of a seat is the one that stands. */
export function propose(t: Table<State>, seat: SeatId, give: string[], get: string[]): void {
  t.g.offers = offer(t.g.offers, { by: seat, give, get });
  t.tell({ type: 'exchange-proposed', shown: { seat, give, get } });
}

export const acceptExchange = action({ name: 'accept-exchange', fields: {} });
export const refuseExchange = action({ name: 'refuse-exchange', fields: {} });
/** Other terms instead, which the first side may accept, refuse or counter in turn. */
export const counterExchange = action({
  name: 'counter-exchange',
  fields: terms,
  check: mayOffer,
  suggest: suggestTerms,
});

type Offer = State['offers'][number];

/**
 * The end of the turn: the offers that stand are answered, that of the side with the initiative first. Those freed are
 * put where only friends are.
 */
export function* exchangeStep(t: Table<State>): Script {
  const { g } = t;
  g.phase = 'initiative';
  const open = [g.first!, other(g.first!)].map((by) => standingOffer(g.offers, { by }));
  for (const one of open) if (one) yield* bargain(t, one);
  g.offers = [];
}

/** Offer and counter-offer until one is accepted or refused. One whose people are no longer prisoners lapses. */
function* bargain(t: Table<State>, first: Offer): Script {
  const { g } = t;
  const areHeld = ({ give, get }: Offer) => [...give, ...get].every((id) => g.prisoners[id]);
  for (let terms = first; ; ) {
    const { by, give, get } = terms;
    const seat = other(by);
    if (lapse([terms], areHeld).lapsed.length > 0) return t.tell({ type: 'exchange-lapsed', shown: { seat: by } });
    const answers = [acceptExchange, counterExchange, refuseExchange];
    const answer = yield* t.askOneOf(seat, 'exchange', answers, { about: { by, give, get } });
    if (answer.name === 'accept-exchange') return yield* release(t, [...give], [...get]);
    if (answer.name === 'refuse-exchange') return t.tell({ type: 'exchange-refused', shown: { seat } });
    propose(t, seat, answer.args.give, answer.args.get);
    terms = standingOffer(g.offers, { by: seat })!;
  }
}

function* release(t: Table<State>, give: string[], get: string[]): Script {
  const { g } = t;
  t.tell({ type: 'exchange-made', shown: { give, get } });
  const freed = [...give, ...get];
  for (const id of freed) {
    delete g.prisoners[id];
    Object.assign(counter(g, id), { fate: 'away', since: g.turn });
  }
  for (const id of freed) yield* returnPerson(t, seatOf(id), id, true);
}
