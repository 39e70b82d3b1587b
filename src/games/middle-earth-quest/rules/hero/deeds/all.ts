import type { Here, Message, Script, SeatId, Table, Thing } from '#core/types';
import { herosTurn, isEnding } from '../../../state/pieces.ts';
import type { State } from '../../../state/state.ts';
import type { Calls } from '../../calls.ts';
import { claim } from './claim.ts';
import { consult, consultForFavor } from './consult.ts';
import { darkPath } from './dark-path.ts';
import { type Deed, HERE } from './deed.ts';
import { event } from './event.ts';
import { favor } from './favor.ts';
import { plot } from './plot.ts';
import { quest } from './quest.ts';

/** All deeds of an exploring hero, in the order in which one looks for them. */
const DEEDS: Readonly<Record<string, Deed>> = {
  favor,
  claim,
  quest,
  consult,
  'consult-favor': consultForFavor,
  event,
  plot,
  'dark-path': darkPath,
};

/** Deeds as answers name them: `favor`, `consult:gandalf`. */
const named = (id: string, target: string): string => (target === HERE ? id : `${id}:${target}`);
export function parsed(deed: string): { id: string; target: string } {
  const [id = '', target = HERE] = deed.split(':');
  return { id, target };
}

export const deedsOpen = (g: State, seat: SeatId): string[] =>
  Object.entries(DEEDS).flatMap(([id, deed]) => deed.on(g, seat).map((target) => named(id, target)));

export const deedMeant = (deed: string): Thing[] => {
  const { id, target } = parsed(deed);
  return DEEDS[id]!.means?.(target) ?? [{ of: 'words', id: deed }];
};

export const deedLabel = (deed: string, here: Here<State>): Message => {
  const { id, target } = parsed(deed);
  return DEEDS[id]!.label(target, here);
};

/** The same in a word or two, where it stands with a place. */
export const deedShort = (deed: string, here: Here<State>): Message => {
  const { id } = parsed(deed);
  return { key: `quick.deed-${id}`, args: deedLabel(deed, here).args ?? {} };
};

/** What those of these deeds cost that cost something. */
export const costsOf = (g: State, deeds: readonly string[]): Message[] =>
  deeds.flatMap((deed) => {
    const { id, target } = parsed(deed);
    return DEEDS[id]!.costs?.(g, target) ?? [];
  });

/** What nobody leaves: it costs nothing. */
export const isFree = (deed: string): boolean => ['favor', 'claim', 'quest', 'event'].includes(parsed(deed).id);

/** One after another; what is not possible any more after those before it is left out. */
export function* doesDeeds(t: Table<State>, calls: Calls, seat: SeatId, deeds: readonly string[]): Script {
  for (const deed of deeds) {
    if (herosTurn(t.g).isOver || isEnding(t.g) || !deedsOpen(t.g, seat).includes(deed)) continue;
    const { id, target } = parsed(deed);
    yield* DEEDS[id]!.does(t, calls, seat, target);
  }
}
