import type { Message, Script, SeatId, Table } from '#core/types';
import { cardsOfDeck } from '../../printed/combat/combat-cards.ts';
import { foeOf, minionAbility } from '../../printed/combat/foes.ts';
import type { Stat } from '../../printed/terms/names.ts';
import { rulesOn, statOf } from '../../state/attributes.ts';
import type { CombatMod } from '../../state/combat.ts';
import { hero } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls, Fight } from '../calls.ts';
import { drawLife, mostToDraw } from '../hero/piles.ts';
import { discardAtRandom } from './at-random.ts';

/** MEQ-7.1 to 7.3: a combat begins, Sauron draws, the hero spends his agility. */

/** A number as cards change it for this combat: set first, then added, and not below 0. */
function modded(mods: readonly CombatMod[], side: CombatMod['side'], stat: Stat, printed: number): number {
  const own = mods.filter((one) => one.side === side && one.stat === stat);
  const from = own.reduce((value, { set }) => set ?? value, printed);
  return Math.max(
    0,
    own.reduce((sum, { n = 0 }) => sum + n, from),
  );
}

const agilityOf = (g: State, seat: SeatId): number =>
  modded(g.combatMods, 'hero', 'agility', statOf(g, seat, 'agility'));
const mostDrawn = (g: State, seat: SeatId): number => mostToDraw(g, seat, agilityOf(g, seat));

/** MEQ-7.3: how many points of agility become cards; the others are strength. */
export const prepare = action({
  name: 'prepare',
  fields: {
    n: { kind: 'count', range: ({ g, seat }) => [0, mostDrawn(g, seat)] as const },
  },
  foresee: ({ g, seat }, { n }) => ({
    says: [
      { key: 'foresee.prepare', args: { n, strength: strengthOf(g, seat) + agilityOf(g, seat) - n } },
    ] satisfies Message[],
  }),
});

const strengthOf = (g: State, seat: SeatId): number =>
  modded(g.combatMods, 'hero', 'strength', statOf(g, seat, 'strength'));

/** The combat stands in the state; the foe's numbers are those of the finale in the last one (MEQ-9.6). */
export function openCombat(t: Table<State>, { seat, foe, isLast }: Fight): void {
  const { g } = t;
  const token = 'token' in foe ? g.tokens.find(({ no }) => no === foe.token)! : null;
  const id = 'token' in foe ? (foe.as ?? token!.face) : 'minion' in foe ? foe.minion : foe.monster;
  const printed = foeOf(id);
  const { health, fortitude } = isLast ? g.finale!.wraiths : printed;
  // Each side has arrays of its own.
  const side = () => ({ stack: [], exhausted: false, waiting: [], lastType: null });
  g.combat = {
    seat: seat as NonNullable<State['combat']>['seat'],
    foe: id,
    kind: 'minion' in foe ? 'minion' : 'monster',
    token: token?.no ?? null,
    round: 0,
    hero: { ...side(), strength: 0, declared: null, setup: 'choosing', playsByChance: false },
    foeSide: {
      ...side(),
      ...{ strength: printed.strength, fortitude, wisdom: printed.wisdom, health },
      damage: 'minion' in foe ? g.minions[foe.minion]!.damage : 0,
      ...{ hand: [], deck: [], discard: [], powerUsed: false },
    },
    isLast: isLast === true,
    rounds: [],
  };
  t.reveal();
  t.tell({
    type: 'combat-begins',
    shown: { seat, foe: id, token: token?.no ?? null, place: hero(g, seat).at, isLast: isLast === true },
  });
}

/** MEQ-7.1: a Shadow card, what the foe does when it meets the hero, and Cowardly. */
export function* atStart(t: Table<State>, calls: Calls): Script {
  const { seat, foe } = t.g.combat!;
  yield* calls.shadow(t, 'combatStart', seat);
  const voice = minionAbility(foe, 'dread_voice');
  if (voice) yield* calls.perform(t, { calls, seat }, [{ op: 'corruption', n: voice.corruption }]);
  for (const { n } of rulesOn(t.g, seat, 'combatStartDiscard')) discardAtRandom(t, 'hero', n);
}

/** MEQ-7.2, 7.3 */
export function* setUpSides(t: Table<State>): Script {
  const { g, rng } = t;
  const combat = g.combat!;
  const { seat, foe, foeSide } = combat;
  foeSide.strength = modded(g.combatMods, 'foe', 'strength', foeSide.strength);
  foeSide.fortitude = modded(g.combatMods, 'foe', 'fortitude', foeSide.fortitude);
  foeSide.wisdom = modded(g.combatMods, 'foe', 'wisdom', foeSide.wisdom);
  const deck = rng.shuffle(cardsOfDeck(foeOf(foe).deck), 'combat/deck');
  foeSide.hand = deck.slice(0, foeSide.fortitude);
  foeSide.deck = deck.slice(foeSide.fortitude);
  t.reveal();
  t.tell({
    type: 'foe-draws',
    shown: { foe, n: foeSide.hand.length },
    only: { [SAURON]: { cards: [...foeSide.hand] } },
  });
  const agility = agilityOf(g, seat);
  const n = mostDrawn(g, seat) === 0 ? 0 : (yield* t.ask(seat, 'prepare', prepare, { about: { agility } })).n;
  combat.hero.strength = strengthOf(g, seat) + agility - n;
  combat.hero.setup = 'done';
  t.tell({ type: 'prepared', shown: { seat, n, strength: combat.hero.strength } });
  drawLife(t, seat, n);
}
