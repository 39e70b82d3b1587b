import type { Script, SeatId, Table } from '#core/types';
import type { Ability } from '../../printed/content.ts';
import { tunnels } from '../../printed/places.ts';
import { counts, gain, lose } from '../../state/counters.ts';
import { deployed } from '../../state/mats.ts';
import { isAutoma, player, unitsAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { tunnelsOf } from '../../state/steps.ts';
import { action } from '../action.ts';
import { isOver, placeStars } from '../stars.ts';

/** SC-7.2: abilities before a combat. Those without a cost work by themselves. */

export const fireArtillery = action({ name: 'fire-artillery', fields: {} });
export const holdFire = action({ name: 'hold-fire', fields: {} });

/** Abilities that need more than to be deployed. */
const CONDITIONS: Readonly<Record<string, (g: State, seat: SeatId, hex: string) => boolean>> = {
  //
  disarm: (g, seat, hex) => (g.disarm === 'mine' ? tunnelsOf(g, seat) : tunnels).includes(hex),
  ronin: (g, seat, hex) => unitsAt(g, hex, seat).length === 1,
};

/** The abilities with which this seat enters the combat (SC-13, SC-14.4). */
function abilitiesHere(g: State, seat: SeatId): Ability[] {
  const { hex, attacker } = g.combat!;
  const role = seat === attacker ? 'attacker' : 'defender';
  return deployed(g, seat).filter(({ id, timing, effect }) => {
    if (timing !== 'beforeCombat') return false;
    return (effect.role === 'either' || effect.role === role) && (CONDITIONS[id]?.(g, seat, hex) ?? true);
  });
}

/** SC-7.2: the attacker first, then the defender, each ability once. Power changes on the track, so stars may come of it. */
export function* beforeCombat(t: Table<State>): Script {
  const { g } = t;
  const { hex, attacker, defender } = g.combat!;
  for (const [seat, enemy] of [
    [attacker, defender],
    [defender, attacker],
  ] as const) {
    for (const { id, effect } of abilitiesHere(g, seat)) {
      const power = effect.power ?? effect.opponentLoses?.power ?? 0;
      switch (effect.type) {
        case 'gain':
          strengthen(t, seat, id, power);
          break;
        case 'opponentLoses':
          weaken(t, enemy, power, { by: seat, ability: id });
          break;
        case 'stealRandomCombatCard':
          scout(t, seat, enemy);
          break;
        case 'optionalPay': {
          const cost = effect.cost!.power;
          if (player(g, seat).power < cost) continue;
          const about = { place: hex, enemy, cost, power };
          const { name } = yield* t.askOneOf(seat, 'artillery', [fireArtillery, holdFire], { about, window: 'combat' });
          if (name === 'hold-fire') {
            t.tell({ type: 'held-fire', shown: { seat } });
            continue;
          }
          const loss = counts(lose(g, seat, { power: cost }));
          t.tell({ type: 'fired-artillery', shown: { seat, loss } });
          weaken(t, enemy, power, { by: seat, ability: id });
        }
      }
      g.combat!.used.push({ seat, ability: id });
    }
    placeStars(t);
    if (isOver(g)) return;
  }
}

function strengthen({ g, tell }: Table<State>, seat: SeatId, ability: string, power: number): void {
  const gained = counts(gain(g, seat, { power }));
  if (gained.length > 0) tell({ type: 'ability-strengthened', shown: { seat, ability, gain: gained } });
}
/** down to 0 at most; what is left bounds the dial. */
function weaken(
  { g, tell }: Table<State>,
  seat: SeatId,
  power: number,
  { by, ability }: { by: SeatId; ability: string },
): void {
  const loss = counts(lose(g, seat, { power }));
  if (loss.length > 0) tell({ type: 'ability-weakened', shown: { seat, by, ability, loss } });
}

/** SC-13.3: a card by chance from the enemy's hand; R-19: nothing happens when it is empty. Only the two see which. */
function scout({ g, rng, tell }: Table<State>, seat: SeatId, enemy: SeatId): void {
  const theirs = player(g, enemy).hand;
  if (theirs.length === 0) {
    tell({ type: 'scouted-nothing', shown: { seat, enemy } });
    return;
  }
  const [card] = theirs.splice(rng.die(theirs.length, 'scout') - 1, 1) as [number];
  const one = counts({ combatCards: 1 });
  const own = player(g, seat);
  own.hand = [...own.hand, card].sort((a, b) => a - b);
  const lost = { type: 'lost-card-to-scout', shown: { seat: enemy, by: seat, loss: one } };
  tell(isAutoma(g, enemy) ? lost : { ...lost, only: { [enemy]: { card } } });
  tell({ type: 'scouted', shown: { seat, enemy, gain: one }, only: { [seat]: { card } } });
}
