import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json } from '#core/types';
import { json, said } from '../../printed/words/parts.ts';
import { calledBy } from '../../state/names.ts';

/** Deeds that go somewhere: a move, and a door with whoever stood behind it. */

const MOVES: readonly string[] = ['moves', 'forced'];

/** The move or push that begins with this event, with its further stretches; undefined for all others. */
export function wayOf(event: Event): Growing | undefined {
  const { type, shown } = event;
  if (!MOVES.includes(type) || !Array.isArray(shown.way)) return undefined;
  return gone(event, shown.way);
}

const gone = (event: Event, way: readonly Json[]): Growing => ({
  take({ type, shown }) {
    const { actor, target = null } = event.shown;
    const goesOn = type === event.type && shown.actor === actor && (shown.target ?? null) === target;
    return goesOn && shown.from === way.at(-1) && Array.isArray(shown.way)
      ? gone(event, [...way, ...shown.way])
      : undefined;
  },
  told() {
    const via = way.slice(0, -1);
    return toldWith(event, {
      way: way.slice(-1),
      via: via.length > 0 ? json(said('label.hex', { at: [...via] })) : null,
    });
  },
});

/** The door that opens, or the room that is revealed, with this event; undefined for all others. */
export function revealOf(event: Event): Growing | undefined {
  const { type } = event;
  return type === 'door-opens' || type === 'room-revealed' ? revealed(event, type === 'door-opens', []) : undefined;
}

const revealed = (event: Event, awaitsRoom: boolean, placed: readonly Event['shown'][]): Growing => ({
  take({ type, shown }) {
    if (type === 'room-revealed' && awaitsRoom) return revealed(event, false, placed);
    return type === 'monster-placed' ? revealed(event, awaitsRoom, [...placed, shown]) : undefined;
  },
  told() {
    const by = event.shown.actor;
    const isOpened = event.type === 'door-opens' && typeof by === 'string' && by !== '';
    const shown = {
      appeared: placed.length > 0 ? kindsOf(placed.map(({ actor }) => String(actor))) : null,
      placed: placed.length > 0 ? placed.map(({ actor, at }) => json(said('came.at', { actor, at }))) : null,
    };
    return toldWith(event, shown, isOpened ? 'opens-door' : event.type);
  },
});

/** "Bandit Guard ×3", "Elite Bandit Archer": each kind of monster once, with how many. */
function kindsOf(ids: readonly string[]): Json {
  const all = ids.map(calledBy);
  const kinds = new Map(all.map((one) => [`${one.rank} ${one.what}`, one]));
  return [...kinds].map(([kind, { rank, what }]) => {
    const n = all.filter((one) => `${one.rank} ${one.what}` === kind).length;
    const name = json(said(`kind.${rank}`, { type: what }));
    return json(n > 1 ? said('came.times', { name, n }) : said('came.once', { name }));
  });
}
