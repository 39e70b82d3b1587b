import type { Message, Script, SeatId, Table } from '#core/types';
import { DRAWN, encounters } from '../../printed/cards/decks.ts';
import { fitsSite } from '../../printed/cards/site.ts';
import { encounterDeckOf } from '../../printed/map/map.ts';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { leastOf } from '../../state/attributes.ts';
import { plotRules } from '../../state/conditions/plots.ts';
import { isPerilousFor } from '../../state/hero/perilous.ts';
import { hero, herosTurn } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { discard, draw } from '../draw.ts';
import { resolve } from '../sauron/resolve.ts';
import { completes, huntsAt } from './deeds/quests.ts';

/** MEQ-6.14, 6.15: the encounter at the end of a turn. */

export const drawEncounter = action({ name: 'draw-encounter', fields: {} });
export const hunt = action({
  name: 'hunt',
  fields: {
    quest: {
      kind: 'one',
      of: cardsOf('quest'),
      options: ({ g, seat }) => huntsAt(g, seat).map(({ card }) => card),
      label: (card, { g, seat }): Message => {
        const { foe } = huntsAt(g, seat).find((one) => one.card === card)!;
        return { key: 'label.hunt', args: { quest: card, foe } };
      },
    },
  },
});

/** Whether encounters are drawn where he stands: not where it is perilous for him, nor where a plot forbids it. */
export function meetsSomething(g: State, seat: SeatId): boolean {
  const { at } = hero(g, seat);
  return !isPerilousFor(g, seat, at) && !plotRules(g, 'noEncounter').some((plot) => plot.at === at);
}

/** A quest may take the place of the draw: its hero fights whom it names. */
export function* encounterStep(t: Table<State>, calls: Calls): Script {
  const { seat } = herosTurn(t.g);
  if (!meetsSomething(t.g, seat)) return;
  if (huntsAt(t.g, seat).length > 0) {
    const said = yield* t.askOneOf(seat, 'encounter', [hunt, drawEncounter]);
    if (said.name === 'hunt') return yield* hunts(t, calls, seat, said.args.quest);
  }
  yield* draws(t, calls, seat);
}

function* hunts(t: Table<State>, calls: Calls, seat: SeatId, card: string): Script {
  const { foe } = huntsAt(t.g, seat).find((one) => one.card === card)!;
  t.tell({ type: 'hunts', shown: { seat, quest: card, foe } });
  const { foeDefeated, heroDefeated } = yield* calls.fight(t, { calls, seat, foe: { monster: foe } });
  if (foeDefeated) yield* completes(t, calls, seat, card);
  if (heroDefeated) herosTurn(t.g).isOver = true;
}

/** For effects: an encounter where the hero stands now. */
export function* encounterHere(t: Table<State>, calls: Calls, seat: SeatId): Script {
  if (meetsSomething(t.g, seat)) yield* draws(t, calls, seat);
}

/** The fitting card with the lowest number is resolved, the others are discarded. */
function* draws(t: Table<State>, calls: Calls, seat: SeatId): Script {
  const { g } = t;
  const place = hero(g, seat).at;
  const which = { encounters: encounterDeckOf(place) };
  const cards = draw(t, which, leastOf(g, seat, 'encounterDraw', DRAWN.encounter));
  const fitting = cards.filter((card) => fitsSite(encounters.get(card)!.where, place));
  const [card] = fitting.sort((a, b) => encounters.get(a)!.priority - encounters.get(b)!.priority);
  discard(g, which, card === undefined ? cards : cards.toSpliced(cards.indexOf(card), 1));
  if (card === undefined) return t.tell({ type: 'encounter-none', shown: { seat, place } });
  const found = encounters.get(card)!;
  if (found.kind === 'quest') {
    hero(g, seat).quests.push(card);
    t.tell({ type: 'quest-found', shown: { seat, place, encounter: card } });
    reads(t, 'encounter', card);
    return yield* resolve(t, { calls, kind: 'quest', card, seat, effects: found.setup, deck: null });
  }
  t.tell({ type: 'encounter', shown: { seat, place, encounter: card } });
  reads(t, 'encounter', card);
  yield* resolve(t, { calls, kind: 'encounter', card, seat, effects: found.effect, deck: which });
}
