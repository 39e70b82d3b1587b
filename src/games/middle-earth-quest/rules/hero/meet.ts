import { z } from 'zod';
import type { Message, Script, SeatId, Table } from '#core/types';
import { heroOf } from '../../printed/combat/heroes.ts';
import { locationAt } from '../../printed/map/map.ts';
import { plotRules } from '../../state/conditions/plots.ts';
import { isPerilousFor } from '../../state/hero/perilous.ts';
import { foesAt, hero, herosTurn, tokenBy } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls, FightEnd } from '../calls.ts';
import { figureLabel } from '../sauron/actions/move-figure.ts';
import { facesPeril } from './peril.ts';

/** Whom a hero meets: the Ambush step, and Combat or Peril after a Move (MEQ-6.5, 6.9). Sauron picks. */

const ITSELF = 'itself';

/** As what tokens may fight there by a plot, besides as what they are. */
function monstersIn(g: State, place: string): string[] {
  const { region } = locationAt(place);
  return plotRules(g, 'monstersAs').flatMap(({ rule }) => (rule.region === region ? [rule.monster] : []));
}

/** The same for a figure; a blank token is nothing else. */
function monstersAs(g: State, figure: string): string[] {
  const token = tokenBy(g, figure);
  return !token || token.face === 'blank' ? [] : monstersIn(g, token.at);
}

/** How Sauron is asked whom a hero meets: in secret where being asked about a lone token would tell that it is not blank. */
function asking(g: State, seat: SeatId): { about: { hero: SeatId; place: string }; secret?: true } {
  const { at } = hero(g, seat);
  const isTold = monstersIn(g, at).length > 0 && foesAt(g, at).some((figure) => tokenBy(g, figure));
  return { about: { hero: seat, place: at }, ...(isTold && { secret: true }) };
}

export const pickFoe = action({
  name: 'pick-foe',
  about: z.object({ place: z.string() }),
  fields: {
    foe: {
      kind: 'one',
      of: 'figure',
      options: ({ g, about }) => foesAt(g, about.place),
      label: figureLabel,
    },
    as: {
      kind: 'one',
      of: 'words',
      options: ({ g }, { foe }) => [ITSELF, ...monstersAs(g, foe as string)],
      label: (as): Message => (as === ITSELF ? { key: 'label.itself' } : { key: `foe.${as}` }),
      usual: () => ITSELF,
    },
  },
});
export const choosePeril = action({ name: 'choose-peril', fields: {} });

function* fights(
  t: Table<State>,
  calls: Calls,
  seat: SeatId,
  { foe, as }: { foe: string; as: string },
): Script<FightEnd> {
  const token = tokenBy(t.g, foe);
  const asOther = as === ITSELF ? {} : { as };
  return yield* calls.fight(t, { calls, seat, foe: token ? { token: token.no, ...asOther } : { minion: foe } });
}

/** MEQ-6.5: the turn goes on, unless he is defeated. */
export function* ambushStep(t: Table<State>, calls: Calls): Script {
  const turn = herosTurn(t.g);
  const { seat } = turn;
  if (foesAt(t.g, hero(t.g, seat).at).length === 0) return;
  t.tell({ type: 'ambush', shown: { seat, place: hero(t.g, seat).at } });
  const said = yield* t.ask(SAURON, 'ambush', pickFoe, asking(t.g, seat));
  const { heroDefeated } = yield* fights(t, calls, seat, said);
  if (heroDefeated) turn.isOver = true;
}

/** Whether neither a combat nor a peril waits there. */
export const isQuiet = (g: State, seat: SeatId, place: string): boolean =>
  foesAt(g, place).length === 0 && !isPerilousFor(g, seat, place);

/**
 * MEQ-6.9, 6.10: after a Move exactly one of the two, where there is one; who has not won a combat has no turn left. Gives whether there
 * was one.
 */
export function* combatOrPeril(t: Table<State>, calls: Calls, seat: SeatId): Script<boolean> {
  const { at } = hero(t.g, seat);
  if (isQuiet(t.g, seat, at)) return false;
  yield* foeOrPeril(t, calls, seat);
  return true;
}

function* foeOrPeril(t: Table<State>, calls: Calls, seat: SeatId): Script {
  const { g } = t;
  const { at } = hero(g, seat);
  const isPerilous = isPerilousFor(g, seat, at);
  if (foesAt(g, at).length === 0) return yield* facesPeril(t, calls, seat);
  const said = isPerilous
    ? yield* t.askOneOf(SAURON, 'meet', [pickFoe, choosePeril], asking(g, seat))
    : { name: 'pick-foe' as const, args: yield* t.ask(SAURON, 'meet', pickFoe, asking(g, seat)) };
  if (said.name === 'choose-peril') return yield* facesPeril(t, calls, seat);
  endsTurn(g, seat, yield* fights(t, calls, seat, said.args));
}

/** MEQ-6.10: whether a combat ends the turn. Thalin goes on, and so does who has retreated. */
export function endsTurn(g: State, seat: SeatId, { foeDefeated, heroDefeated, retreated, blank }: FightEnd): void {
  const goesOn = foeDefeated || retreated || blank || heroOf(hero(g, seat).id).ability.id === 'iron_will';
  if (heroDefeated || !goesOn) herosTurn(g).isOver = true;
}
