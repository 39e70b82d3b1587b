import { z } from 'zod';
import { possible } from '#core/enumerate';
import type { Script, SeatId, Table } from '#core/types';
import { areas } from '../../printed/content.ts';
import { placeLabel } from '../../state/labels.ts';
import { faceOf, foesAt, idsOf, idsThat, isFighter, placesOf, put, seemsHeld, TERRAMAX } from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { berserkBattle } from '../battle/berserk.ts';
import { controlCheck } from '../fight/dragon.ts';
import { appoint, nameAmbassador } from '../placing/ambassador.ts';
import { homeOf } from '../setup.ts';
import { bestCompany } from '../suggest.ts';

/** The start of an action phase: what was to happen "next turn" (TD-3.4). */

const GORGANUN: SeatId = 0;

/** TD-14.5: with friendly units, or in an own castle; TD-20.1: those exchanged (`safe`) with friendly units alone, if there are any. */
export function refuges(g: State, seat: SeatId, safe: boolean): string[] {
  const open = [...areas.keys()].filter((area) => !safe || !seemsHeld(g, area, seat));
  const friends = placesOf(g, seat, isFighter);
  const withFriends = open.filter((area) => friends.has(area));
  if (safe && withFriends.length > 0) return withFriends;
  return open.filter((area) => g.castles[area] === seat || withFriends.includes(area));
}
/** Whether he is put where only friends are. */
const Return = z.object({ safe: z.boolean() });

export const putBack = action({
  name: 'put-back',
  about: Return,
  fields: {
    place: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat, about }) => refuges(g, seat, about.safe),
      label: placeLabel,
    },
  },
  suggest: ({ g, seat, about }) => {
    const places = refuges(g, seat, about.safe);
    const home = places.includes(homeOf(seat)) ? homeOf(seat) : undefined;
    const company = bestCompany(g, seat, places);
    const to = (key: string, place: string | undefined) =>
      place === undefined ? [] : [{ label: { key, args: { place: placeLabel(place) as never } }, args: { place } }];
    return places.length > 1 ? [...to('suggest.home', home), ...to('suggest.best-company', company)] : [];
  },
});

/** Puts a person back on the map; he does nothing more this turn. Stays out when no place is open to him. */
export function* returnPerson(t: Table<State>, seat: SeatId, id: string, safe = false): Script {
  const { g } = t;
  if (refuges(g, seat, safe).length === 0) return;
  const about = { piece: id, safe };
  const { place } = yield* t.ask(seat, 'put-back', putBack, { about });
  // Into a castle with enemies before its gates one comes only inside (TD-12.2).
  if (g.castles[place] === seat && foesAt(g, place, seat).length > 0) g.inside[place] = true;
  put(g, [id], place);
  g.counters[id]!.fixed = true;
  t.tell({ type: 'came-back', shown: { seat, piece: id, place } });
}

/** TD-28.13: whose Obfuscate ends; of what lies in boxes nothing is told. */
function tellOfHidden(t: Table<State>, seat: SeatId): void {
  const { g } = t;
  const hidden = idsThat(g, seat, (c) => c.obfuscated && c.box === null);
  for (const place of new Set(hidden.map((id) => g.counters[id]!.at))) {
    const pieces = hidden.filter((id) => g.counters[id]!.at === place).map(faceOf);
    t.tell({ type: 'seen-again', shown: { seat, pieces, place } });
  }
}

export function* startStep(t: Table<State>, { seat }: { seat: SeatId }): Script {
  const { g } = t;
  tellOfHidden(t, seat);
  for (const id of idsOf(g, seat)) Object.assign(g.counters[id]!, { obfuscated: false, exposed: false });

  for (const id of idsOf(g, seat)) {
    const c = g.counters[id]!;
    if (['wounded', 'away'].includes(c.fate) && c.since < g.turn) yield* returnPerson(t, seat, id);
  }

  if (seat === GORGANUN && g.ambassador === null && possible<State>(nameAmbassador, { g, seat, about: null })) {
    yield* appoint(t);
  }

  // TD-23.4: each turn his wizard must hold the dragon in check, or he goes berserk.
  if (
    seat === GORGANUN &&
    !isWar(g) &&
    g.counters[TERRAMAX]!.fate === 'map' &&
    !g.terramax.berserk &&
    !(yield* controlCheck(t, 0))
  ) {
    g.terramax.berserk = true;
  }
  if (g.terramax.berserk) yield* berserkBattle(t);
  g.phase = 'actions';
}

/** A34, TD-23.4: berserk outside his own battle, he falls upon whoever is near as soon as the step is over. */
export function* berserkStep(t: Table<State>): Script {
  yield* berserkBattle(t);
}
