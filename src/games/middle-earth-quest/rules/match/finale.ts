import type { Message, Script, SeatId, Table } from '#core/types';
import { objectives } from '../../printed/cards/possessions.ts';
import { minions } from '../../printed/combat/foes.ts';
import { MARKERS } from '../../printed/terms/names.ts';
import { statOf } from '../../state/attributes.ts';
import { holds } from '../../state/conditions/conditions.ts';
import { hero, heroSeats } from '../../state/pieces.ts';
import { reads } from '../../state/reads.ts';
import type { Party, State } from '../../state/state.ts';
import { finale } from '../../state/story/finale.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { drawLife, intoLife, mostToDraw } from '../hero/piles.ts';

/** MEQ-9: the finale, from the last marker to the champion's combat. */

/** The minion that the champion fights (MEQ-9.7). */
export const LAST_FOE = 'ringwraiths';

export const chooseChampion = action({
  name: 'choose-champion',
  fields: {
    champion: {
      kind: 'one',
      of: 'seat',
      options: ({ g }) => heroSeats(g).map(String),
      label: (seat): Message => ({ key: `seat.${seat}` }),
    },
  },
});

const fulfilled = (g: State, side: Party): boolean => holds(g, null, objectives[side].get(g.objectives[side])!.met);

/** The objectives are shown; they decide at once, or move markers, and then a combat decides (MEQ-9.2 to 9.7). */
export function* finaleStep(t: Table<State>, calls: Calls): Script {
  const { g } = t;
  g.stage = 'finale';
  g.turn = null;
  const met = { heroes: fulfilled(g, 'heroes'), sauron: fulfilled(g, 'sauron') };
  const found = finale(g.markers, met);
  g.finale = { dominant: found.dominant, champion: null, wraiths: found.wraiths };
  t.reveal();
  t.tell({
    type: 'finale',
    shown: { dominant: found.dominant, ours: g.objectives.heroes, theirs: g.objectives.sauron, ...met },
  });
  reads(t, 'objective', g.objectives.heroes);
  reads(t, 'objective', g.objectives.sauron);
  if (found.winner) return wins(t, found.winner);
  for (const marker of MARKERS)
    if (g.markers[marker] !== found.markers[marker])
      t.tell({ type: 'marker-moves', shown: { marker, n: 1, space: found.markers[marker] } });
  g.markers = { ...found.markers };
  recover(t);
  yield* lastCombat(t, calls);
}

/** MEQ-9.5 */
function recover(t: Table<State>): void {
  const { g } = t;
  for (const seat of heroSeats(g)) {
    intoLife(t, seat, ['hand', 'rest', 'damage']);
    drawLife(t, seat, mostToDraw(g, seat, statOf(g, seat, 'fortitude')));
  }
  const { at } = g.minions[LAST_FOE]!;
  // Defeated shortly before, they have come back.
  g.minions[LAST_FOE] = { is: 'board', at: at ?? minions.get(LAST_FOE)!.start[0]!, damage: 0 };
}

function* lastCombat(t: Table<State>, calls: Calls): Script {
  const { g } = t;
  const seats = heroSeats(g);
  const otherwise = { action: 'choose-champion', args: { champion: String(seats[0]) } };
  const said = yield* t.askAny(seats, 'champion', [chooseChampion], { otherwise });
  const seat: SeatId = Number(said.args.champion);
  g.finale!.champion = seat as NonNullable<State['finale']>['champion'];
  t.tell({ type: 'champion', shown: { seat, hero: hero(g, seat).id, ...g.finale!.wraiths } });
  const { foeDefeated } = yield* calls.fight(t, { calls, seat, foe: { minion: LAST_FOE }, isLast: true });
  wins(t, foeDefeated ? 'heroes' : 'sauron');
}

function wins({ g, tell }: Table<State>, side: Party): void {
  g.winner = side;
  g.stage = 'over';
  tell({ type: 'wins', shown: { side } });
}
