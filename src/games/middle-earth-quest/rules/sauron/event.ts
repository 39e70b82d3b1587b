import type { Script, Table } from '#core/types';
import { events } from '../../printed/cards/decks.ts';
import { reads } from '../../state/reads.ts';
import type { State } from '../../state/state.ts';
import { cardsToDraw, numberToResolve } from '../../state/story/event.ts';
import { stageOf } from '../../state/story/markers.ts';
import type { Calls } from '../calls.ts';
import { discard, draw } from '../draw.ts';
import { resolve } from './resolve.ts';

/** MEQ-3.8: one card of the current stage's deck, or of three the lowest or the highest number. */
export function* eventStep(t: Table<State>, calls: Calls): Script {
  const { g } = t;
  const stage = stageOf(g.markers);
  const drawn = draw(t, { events: stage }, cardsToDraw(g.markers));
  const no = numberToResolve(
    g.markers,
    drawn.map((card) => events.get(card)!.priority),
  );
  const card = drawn.find((one) => events.get(one)!.priority === no);
  if (card === undefined) return;
  const others = drawn.filter((one) => one !== card);
  discard(g, { events: stage }, others);
  const away = others.map((one) => ({ key: 'label.event', args: { event: one } }));
  t.tell({ type: 'event-drawn', shown: { event: card, others: away } });
  reads(t, 'event', card);
  yield* happens(t, calls, card);
}

/** MEQ-3.9, 3.10: favor tokens, then characters that are not on the board yet, then what the event does. */
function* happens(t: Table<State>, calls: Calls, card: string): Script {
  const { g } = t;
  const event = events.get(card)!;
  for (const place of event.favors) g.favors[place] = (g.favors[place] ?? 0) + 1;
  if (event.favors.length > 0)
    t.tell({ type: 'favor-placed', shown: { places: event.favors.map((place) => ({ key: `location.${place}` })) } });
  for (const { who, at } of event.characters) {
    if (g.characters[who] !== undefined) continue;
    g.characters[who] = at;
    t.tell({ type: 'character-placed', shown: { character: who, place: at } });
  }
  if (event.kind === 'location') {
    discardEvent(t);
    g.event = { card, at: event.at };
    t.tell({ type: 'event-stays', shown: { event: card, place: event.at } });
  } else {
    const deck = { events: event.stage };
    yield* resolve(t, { calls, kind: 'event', card, seat: null, effects: event.effect, deck });
  }
}

/** The event leaves the slot, when it is resolved or another one comes (MEQ-3.10). */
export function discardEvent({ g }: Table<State>): void {
  if (!g.event) return;
  discard(g, { events: events.get(g.event.card)!.stage }, [g.event.card]);
  g.event = null;
}
