import { type Growing, toldWith } from '#core/deeds';
import { isMessage } from '#core/text';
import type { Event, Json, Message } from '#core/types';
import { board } from '../../printed/content.ts';
import { orNothing } from './nothing.ts';

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

/** A way as it is told: the way so far and where it goes on to, or the place where it begins. */
const stepOf = (way: Json | undefined): { way: Json; to: Json } | undefined =>
  isMessage(way) && way.args?.way !== undefined && way.args.to !== undefined
    ? { way: way.args.way, to: way.args.to }
    : undefined;
const begins = (way: Json | undefined): Json | undefined => {
  const step = stepOf(way);
  return step ? begins(step.way) : way;
};

/** Whether the same unit goes on from where it has come to; workers have no numbers, and one may be taken for another. */
const goesOn = ({ shown: one }: Event, { shown: next }: Event): boolean => {
  const [start, end] = [begins(next.way), stepOf(one.way)?.to];
  return (
    one.unit !== 'worker' &&
    one.unit === next.unit &&
    one.number === next.number &&
    isMessage(start) &&
    start.key === `place.${String(end)}`
  );
};

/** Both ways as one, with what is carried at last. */
function further(one: Event, next: Event): Event {
  const joined = (way: Json): Json => {
    const step = stepOf(way);
    return step ? { key: 'label.way', args: { way: joined(step.way), to: step.to } } : one.shown.way!;
  };
  return toldWith(one, { way: joined(next.shown.way!), load: next.shown.load ?? null });
}

/** The way in words: who sets out from a home base sets out from their own. */
export function named(way: Json): Json {
  const step = stepOf(way);
  if (step) return { key: 'label.way', args: { way: named(step.way), to: step.to } };
  return isMessage(way) && board.homes.some(({ id }) => way.key === `place.${id}`) ? { key: 'label.home' } : way;
}

const gone = (moves: readonly Gone[]): Growing => ({
  take(next) {
    const last = moves.at(-1)!;
    if (next.shown.seat !== last.event.shown.seat) return undefined;
    if (next.type === 'moved' && goesOn(last.event, next))
      return gone([...moves.slice(0, -1), { ...last, event: further(last.event, next) }]);
    if (next.type === 'moved') return gone([...moves, { event: next, came: [] }]);
    return OF_MOVES.has(next.type)
      ? gone([
          ...moves.slice(0, -1),
          { ...last, came: [...last.came, { key: `came.${next.type}`, args: orNothing(next).shown }] },
        ])
      : undefined;
  },
  told() {
    const { seat } = moves[0]!.event.shown;
    const came = moves.map(({ event: { shown }, came: all }) => ({
      key: 'came.moved',
      args: { ...shown, told: named(shown.way!), came: all.length > 0 ? (all as unknown as Json) : null },
    }));
    return { type: 'moved-units', shown: { seat: seat!, came } };
  },
});
