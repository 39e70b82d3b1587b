import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json, Message } from '#core/types';

/** The moves of one seat, one after another, as one sentence with whoever was driven off and the traps that snapped. */

/** Of one move: its event, and what came of it. */
interface Gone {
  event: Event;
  came: readonly Message[];
}

/** What comes of a move; each has words `came.<type>`. */
export const OF_MOVES: ReadonlySet<string> = new Set(['drove-off', 'trap-sprung']);

/** The moves that begin with this event; undefined where nobody moves. */
export const movesOf = (event: Event): Growing | undefined =>
  event.type === 'moved' ? gone([{ event, came: [] }]) : undefined;

const gone = (moves: readonly Gone[]): Growing => ({
  take(next) {
    const last = moves.at(-1)!;
    if (next.shown.seat !== last.event.shown.seat) return undefined;
    if (next.type === 'moved') return gone([...moves, { event: next, came: [] }]);
    return OF_MOVES.has(next.type)
      ? gone([...moves.slice(0, -1), { ...last, came: [...last.came, { key: `came.${next.type}`, args: next.shown }] }])
      : undefined;
  },
  told() {
    const [{ event, came }] = moves as [Gone];
    const list = (all: readonly Message[]): Json => (all.length > 0 ? (all as unknown as Json) : null);
    if (moves.length === 1) return came.length > 0 ? toldWith(event, { came: list(came) }) : event;
    const { seat } = event.shown;
    const told = moves.map(
      (one): Message => ({ key: 'came.moved', args: { ...one.event.shown, came: list(one.came) } }),
    );
    return { type: 'moved-several', shown: { seat: seat!, came: list(told) } };
  },
});
