import { z } from 'zod';
import type { Here, Script, SeatId, Table } from '#core/types';
import { look, portsOf, roadsFrom, rules } from '../../printed/content.ts';
import { faceLabel } from '../../state/battle/labels.ts';
import { nearestHome } from '../../state/battle/near-home.ts';
import { placeWords } from '../../state/labels.ts';
import {
  fightersAt,
  imprison,
  inShip,
  isBesieged,
  isCastle,
  isChieftain,
  isInside,
  isLeader,
  isSea,
  leadersAt,
  leave,
  mayStand,
  put,
  seatOf,
  seemsHeld,
  straightenBoxes,
  TERRAMAX,
} from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { anyDie } from './fortune.ts';
import { removePenguin } from './penguins.ts';

/** Casualties of leaders and wizards (TD-14). */

/** What may differ from the plain roll. `add` is a further modifier; `instead` replaces results. */
export interface CasualtyHow {
  /** The area the enemy came from: nobody flees there. */
  from: string | null;
  add?: number;
  /** TD-13.3: his ship has gone down. */
  sinking?: boolean;
  instead?: Partial<Record<'escape' | 'wounded' | 'captured', 'wounded' | 'killed' | 'trapped' | 'lair'>>;
}
export type CasualtyEnd = 'removed' | 'escape' | 'away' | 'wounded' | 'killed' | 'captured' | 'trapped' | 'lair';

/** TD-14.4: neighbouring areas without enemies; from a ship the ports beside it, for a wizard only (A21). */
export function refugesFrom(g: State, id: string, from: string | null): string[] {
  const { at } = g.counters[id]!;
  const near = isSea(at) ? (isLeader(id) ? [] : portsOf(at)) : roadsFrom(at);
  return near.filter((to) => to !== from && !seemsHeld(g, to, seatOf(id)) && mayStand(id, to));
}

/** The areas to flee to, or the piece and where the enemy came from. */
const Flight = z.union([
  z.object({ over: z.array(z.string()) }),
  z.object({ piece: z.string(), from: z.string().nullable() }),
]);
type Flight = z.infer<typeof Flight>;

/** The area to flee to. */
export const flee = action({
  name: 'flee',
  about: Flight,
  fields: {
    to: {
      kind: 'one',
      of: 'place',
      options: waysToFlee,
      label: placeWords,
    },
  },
  suggest: (here) => {
    const ways = waysToFlee(here);
    const to = ways.length > 1 ? nearestHome(here.g, here.seat, ways) : undefined;
    return to === undefined
      ? []
      : [{ label: { key: 'suggest.homeward', args: { place: placeWords(to) } }, args: { to } }];
  },
});
function waysToFlee({ g, about }: Here<State, Flight>): string[] {
  return 'over' in about ? about.over : refugesFrom(g, about.piece, about.from);
}

/**
 * One leader or wizard rolls (stream `casualty`), and bears what comes of it; his owner says where he flees.
 * If he commands the dragon, the roll alone lets the dragon loose (TD-23.4).
 */
export function* casualty(t: Table<State>, id: string, how: CasualtyHow): Script<CasualtyEnd> {
  const { g } = t;
  const refuges = how.sinking ? [] : refugesFrom(g, id, how.from);
  // TD-14.2, TD-13.3: only a leader is worse off for having nowhere to go (A23).
  const { at } = g.counters[id]!;
  const besieged = isCastle(at) && isInside(g, id) && isBesieged(g, at);
  const pressed = how.sinking || (isLeader(id) && (besieged || refuges.length === 0));
  const add = (how.add ?? 0) + (pressed ? rules.hardPressed : 0);
  const die = yield* anyDie(t, { seat: seatOf(id), who: faceLabel(g, id), stream: 'casualty' });
  const rolled = look(isLeader(id) ? 'leaderCasualty' : 'wizardCasualty', die + add).result;
  const end = outcome(g, id, rolled, { ...how, mayFlee: refuges.length > 0 });
  // who rolls is named, and lies in no box from then on, also while his owner says where he flees.
  g.counters[id]!.box = null;
  const result = { key: `battle.casualty.${end}` };
  t.tell({
    type: 'casualty-rolled',
    shown: { piece: faceLabel(g, id), seat: seatOf(id), die, add: add || null, result },
  });
  letDragonLoose(t, id);
  yield* bear(t, id, end, how.from);
  return end;
}

type Rolled = ReturnType<typeof look<'leaderCasualty' | 'wizardCasualty'>>['result'];
function outcome(g: State, id: string, rolled: Rolled, how: CasualtyHow & { mayFlee: boolean }): CasualtyEnd {
  // a chieftain who does not get away is removed, and may be called again.
  if (isChieftain(id)) return rolled === 'escape' && how.mayFlee ? 'escape' : 'removed';
  const replaced = (rolled === 'killed' ? undefined : how.instead?.[rolled]) ?? rolled;
  // TD-13.3 and TD-23.5: wounded at sea, and captured by the dragon, is killed.
  if (how.sinking && replaced === 'wounded') return 'killed';
  if (g.battle?.berserk && replaced === 'captured') return 'killed';
  if (replaced !== 'escape') return replaced;
  return how.mayFlee ? 'escape' : 'away';
}

function* bear(t: Table<State>, id: string, end: CasualtyEnd, from: string | null): Script {
  const { g } = t;
  const seat = seatOf(id);
  if (end === 'escape') {
    const { to } = yield* t.ask(seat, 'flee', flee, { about: { piece: id, from }, window: 'flight' });
    put(g, [id], to);
    // Who has fled goes no further in this activation.
    const m = g.activation?.members[id];
    if (m) m.done = true;
    t.tell({ type: 'fled', shown: { piece: faceLabel(g, id), seat, to: placeWords(to) } });
  } else fates[end](g, id);
  straightenBoxes(g);
}
const fates: Readonly<Record<Exclude<CasualtyEnd, 'escape'>, (g: State, id: string) => void>> = {
  removed: removePenguin,
  away: (g, id) => leave(g, id, 'away'),
  wounded: (g, id) => leave(g, id, 'wounded'),
  killed: (g, id) => leave(g, id, 'killed'),
  captured: imprison,
  trapped: (g, id) => {
    Object.assign(g.counters[id]!, { trapped: true, box: null, since: g.turn });
  },
  lair: (g, id) => leave(g, id, 'lair'),
};

/** TD-23.4, A33: the dragon is berserk at once when his wizard has to roll. */
function letDragonLoose(t: Table<State>, id: string): void {
  const { g } = t;
  if (g.terramax.wizard !== id || g.terramax.berserk || g.counters[TERRAMAX]!.fate !== 'map') return;
  g.terramax.berserk = true;
  t.tell({ type: 'dragon-broke-loose', shown: { wizard: id } });
}

/** TD-14.1, TD-9.10: every leader of `seat` in a place who has no fighting piece of his own side with him rolls. */
export function* loneLeaders(t: Table<State>, place: string, seat: SeatId, from: string | null): Script {
  const { g } = t;
  const stands = (id: string) => id !== TERRAMAX || !g.terramax.berserk;
  for (const id of leadersAt(g, place, seat)) {
    const c = g.counters[id]!;
    if (c.fate !== 'map' || c.at !== place) continue;
    const aboard = c.ship === null ? undefined : inShip(g, c.ship);
    const company = fightersAt(g, place, seat).filter((one) => stands(one) && (aboard?.includes(one) ?? true));
    if (company.length > 0) continue;
    yield* casualty(t, id, { from });
  }
}
