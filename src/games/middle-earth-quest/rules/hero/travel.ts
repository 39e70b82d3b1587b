import type { Message, Script, SeatId, Table } from '#core/types';
import { mostMoves } from '../../state/hero/paying.ts';
import { hero, herosTurn, isEnding } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { costsOf, deedLabel, deedMeant, deedsOpen, doesDeeds } from './deeds/all.ts';
import { suggestionsToExplore } from './journey.ts';
import { goes, move } from './move.ts';
import { barOfRest, rest, rests } from './rest.ts';
import { scout, scoutable, scouts } from './scout.ts';
import { partners, trade, trades } from './trade.ts';
import { arrives, hasEntered, newWay, watched } from './way.ts';

/** MEQ-6.8, 6.12: the Travel step. He explores where he stands, or moves on, as often as he likes and can pay. */

export const explore = action({
  name: 'explore',
  fields: {
    deeds: {
      kind: 'order',
      of: deedMeant,
      options: ({ g, seat }) => deedsOpen(g, seat),
      size: ({ g, seat }) => [1, Math.max(1, deedsOpen(g, seat).length)] as const,
      label: (deed, here): Message => deedLabel(deed, here),
    },
  },
  suggest: ({ g, seat }) => suggestionsToExplore(g, seat),
  // Where it is all that can be done, *Explore* alone would take it unseen.
  foresee: ({ g, seat }, { deeds }) => {
    const says = costsOf(g, deeds);
    return { says, isOdd: says.length > 0 && deedsOpen(g, seat).length === 1 };
  },
});
export const endTravel = action({ name: 'end-travel', fields: {} });

/** Whether anything is left for him to do, by what everybody knows. */
const couldAct = (g: State, seat: SeatId): boolean =>
  (hero(g, seat).piles.hand.length > 0 && herosTurn(g).moves < mostMoves(g, seat)) ||
  deedsOpen(g, seat).length > 0 ||
  partners(g, seat).length > 0 ||
  scoutable(g, seat).length > 0 ||
  mayRest(g, seat);

const mayRest = (g: State, seat: SeatId): boolean => herosTurn(g).mayRest && !barOfRest(g, seat);

/** Up to the next move of which something comes, with what it brings. Gives whether he can go on: then the step is run again. */
export function* travelStep(t: Table<State>, calls: Calls): Script<boolean> {
  const { g } = t;
  g.way = newWay(g, herosTurn(g).seat);
  const goesOn = yield* travels(t, calls);
  delete g.way;
  return goesOn;
}

/** Sauron is asked for the places on his way before anything else than a quiet move is done. */
function* travels(t: Table<State>, calls: Calls): Script<boolean> {
  const { g } = t;
  const turn = herosTurn(g);
  const { seat } = turn;
  const way = g.way!;
  while (!turn.isOver && !isEnding(g) && couldAct(g, seat)) {
    const first = mayRest(g, seat) ? [rest] : [];
    const offered = [move, explore, trade, scout, endTravel, ...first];
    const said = yield* t.askOneOf(seat, 'travel', offered, { secret: true, about: { place: hero(g, seat).at } });
    if (said.name !== 'move' || hasEntered(g, said.args.to)) {
      way.means = true;
      // What he was about to do falls away where he is stopped before it.
      if (yield* watched(t, calls, seat)) return !turn.isOver;
      if (!way.means) continue;
    }
    turn.mayRest = false;
    switch (said.name) {
      case 'rest':
        yield* rests(t, calls, seat, said.args);
        break;
      case 'move':
        goes(t, seat, said.args);
        if (yield* arrives(t, calls, seat)) return !turn.isOver;
        break;
      case 'explore':
        yield* doesDeeds(t, calls, seat, said.args.deeds);
        break;
      case 'trade':
        yield* trades(t, seat, said.args);
        break;
      case 'scout':
        scouts(t, seat, said.args.place);
        break;
      case 'end-travel':
        return false;
    }
  }
  if (yield* watched(t, calls, seat)) return !turn.isOver;
  return false;
}
