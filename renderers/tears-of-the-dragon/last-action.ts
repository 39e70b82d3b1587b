import type { SeatId } from '#core/types';
import { enemyOf } from '#games/tears-of-the-dragon/printed/enemy';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Now } from '../pictures.ts';
import { doerOf, endsOf, listOf, namedIn, placeIn, type Told, toldIn, toldRuin } from './told.ts';

/** What just happened, read from its public events: which way was gone and by whom, and which places it changed. */

export interface March {
  seat: SeatId;
  /** The faces that everybody saw on the way. */
  pieces: readonly string[];
  /** Places in order, from the first to the last. */
  way: readonly string[];
  /** On water. */
  afloat: boolean;
  /** The deeds that it is told by, its legs in order. */
  legs?: readonly Told[];
}

const facesIn = ({ pieces }: Told['shown']): string[] => listOf(pieces).filter((one) => typeof one === 'string');

/** Marches of the events, oldest first; what goes on where another ended is one with it. */
export function marchesOf(events: readonly Told[]): March[] {
  const found: March[] = [];
  for (const told of events) {
    const { type, shown } = told;
    const legs = [told];
    if (type === 'sent-back' && typeof shown.seat === 'number') {
      const to = placeIn(shown.place);
      if (to !== undefined)
        found.push({ seat: shown.seat, pieces: facesIn(shown), way: ['island', to], afloat: true, legs });
      continue;
    }
    if (!['moved', 'marched-back', 'sailed', 'landed', 'retreated', 'fled'].includes(type)) continue;
    const [from, to] = [placeIn(shown.from), placeIn(shown.to)];
    if (from === undefined || to === undefined || typeof shown.seat !== 'number') continue;
    const via = listOf(shown.via).flatMap((one) => placeIn(one) ?? []);
    const pieces = facesIn(shown);
    const last = found.at(-1);
    const leg = [...via, to];
    if (last && last.seat === shown.seat && last.way.at(-1) === from)
      found[found.length - 1] = {
        ...last,
        pieces,
        way: [...last.way, ...leg],
        legs: [...(last.legs ?? []), told],
      };
    else
      found.push({
        seat: shown.seat,
        pieces,
        way: [from, ...leg],
        afloat: type === 'sailed' || type === 'landed',
        legs,
      });
  }
  return found;
}

/** Places that the deeds changed, the newest first, each once; not those that were only passed or left. */
export function changedPlaces(now: Pick<Now, 'events' | 'deeds'>): string[] {
  const told = toldIn(now);
  const passed = new Set(marchesOf(told).flatMap(({ way }) => way.slice(0, -1)));
  return [...new Set(told.toReversed().flatMap(endsOf))].filter((id) => !passed.has(id));
}

/** By how much the events have changed what each side holds of what the match is about. */
export function gainsOf({ events }: Pick<Now, 'events'>, aim: 'castles' | 'knowledge'): [number, number] {
  const gains: [number, number] = [0, 0];
  for (const told of events) {
    const { seat } = told.shown;
    const isGain = GAINS[aim].includes(told.type) || (aim === 'knowledge' && toldRuin(told) !== undefined);
    if ((seat !== 0 && seat !== 1) || !isGain) continue;
    gains[seat]++;
    // A castle is always somebody's.
    if (aim === 'castles') gains[enemyOf(seat) as 0 | 1]--;
  }
  return gains;
}
const GAINS: Readonly<Record<'castles' | 'knowledge', readonly string[]>> = {
  castles: ['castle-fell', 'castle-occupied'],
  knowledge: ['knowledge-found'],
};

/** Whose deed the headline is: of the last that names somebody. */
export function actorOf(now: Pick<Now, 'events' | 'deeds'>, view: View): SeatId | undefined {
  for (const told of toldIn(now).toReversed()) {
    const seat = doerOf(told, view);
    if (seat !== undefined) return seat;
  }
  return undefined;
}

/** Deeds by which somebody may be lost. */
const LOSING: ReadonlySet<string> = new Set([
  'casualty-rolled',
  'cut-down',
  'drowned',
  'terramax-wizard-eaten',
  'terramax-wizard-wounded',
  'trapped-captured',
]);

/** Who may just have been lost, by face. */
export const lostIn = ({ events }: Pick<Now, 'events'>): string[] =>
  events.flatMap(({ type, shown }) =>
    LOSING.has(type) ? [shown.piece, shown.wizard, shown.leader].flatMap((one) => namedIn(one) ?? []) : [],
  );
