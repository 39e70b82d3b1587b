import type { Here, Message, Script, SeatId, Suggestion, Table } from '#core/types';
import { dialMax } from '../../printed/content.ts';
import { isLake, isTerritory } from '../../printed/places.ts';
import { counts, discard, draw, lose, tellGain } from '../../state/counters.ts';
import { deployed } from '../../state/mats.ts';
import {
  enemiesAt,
  fightersAt,
  hasAbility,
  homeOf,
  isAutoma,
  isPlastic,
  player,
  workersAt,
} from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { isContested } from '../../state/steps.ts';
import { action } from '../action.ts';
import { type Strength, strength, withdraw } from '../automa/combat.ts';
import { isOver, placeStar, placeStars } from '../stars.ts';
import { beforeCombat } from './before-combat.ts';
import { foreseeCommit } from './foresee-combat.ts';
import { takeAsked } from './gains.ts';
import { retreatFrom } from './retreat.ts';
import { settle } from './trip.ts';

/** SC-7: combat; SC-6.6: workers that are driven off without one. */

/** SC-7.1: hexes where fighters of this seat stand with fighters of another. */
const battlefields = (g: State, seat: SeatId): string[] => {
  const hexes = Object.values(g.units).flatMap((unit) => (unit.seat === seat && isPlastic(unit) ? [unit.at] : []));
  return [...new Set(hexes)].filter((hex) => isTerritory(hex) && isContested(g, hex, seat)).sort();
};

/** SC-6.12: the active player says which of several combats is fought next. */
export const fightAt = action({
  name: 'fight-at',
  fields: {
    hex: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => battlefields(g, seat),
      label: (hex, { g, seat }) => ({ key: 'label.fight-at', args: { place: hex, seats: foes(g, hex, seat) } }),
    },
  },
  places: ({ g, seat }) => battlefields(g, seat),
});
const foes = (g: State, hex: string, seat: SeatId): SeatId[] =>
  enemiesAt(g, hex, seat).filter((enemy) => fightersAt(g, hex, enemy).length > 0);

/** SC-7.3: one card per own fighter in the hex, and what abilities add (SC-13.2, SC-14.4). */
export function cardLimit(g: State, seat: SeatId): number {
  const { hex } = g.combat!;
  const withWorkers = workersAt(g, hex, seat).length > 0;
  return deployed(g, seat).reduce(
    (sum, { effect }) => {
      const army = effect.type === 'extraCombatCard' && withWorkers ? (effect.amount ?? 0) : 0;
      return sum + army + (isLake(hex) ? (effect.extraCombatCardOnLake ?? 0) : 0);
    },
    fightersAt(g, hex, seat).length,
  );
}
/** SC-7.3: the dial goes as far as there is power. */
export const dialLimit = (g: State, seat: SeatId): number => Math.min(dialMax, player(g, seat).power);
export const values = (shares: Readonly<Record<string, number>>): number[] =>
  Object.entries(shares).flatMap(([value, n]) => Array<number>(n).fill(Number(value)));
/** How many of each value. */
export const shares = (cards: readonly number[]): Record<string, number> => {
  const found: Record<string, number> = {};
  for (const value of cards) found[value] = (found[value] ?? 0) + 1;
  return found;
};
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** SC-7.3: the dial and the cards, both at once and in secret. */
export const commit = action({
  name: 'commit',
  fields: {
    dial: { kind: 'count', range: ({ g, seat }) => [0, dialLimit(g, seat)] },
    cards: {
      kind: 'shares',
      of: 'card',
      room: ({ g, seat }) => shares(player(g, seat).hand),
      total: ({ g, seat }) => [0, cardLimit(g, seat)],
      label: (value) => ({ key: 'label.played-card', args: { value: Number(value) } }),
    },
  },
  suggest: (here) => commitments(here),
  foresee: ({ g, seat }, { dial, cards }) => {
    const { attacker, defender } = g.combat!;
    const enemy = seat === attacker ? defender : attacker;
    const enemyCards = isAutoma(g, enemy) ? 0 : cardLimit(g, enemy);
    return foreseeCommit(g, seat, { dial, total: dial + total(values(cards)), enemyCards });
  },
});

/** All there is; the dial alone; half the dial with one card; nothing. What comes to the same is named once. */
function commitments({ g, seat }: Here<State>): Suggestion[] {
  const best = player(g, seat).hand.slice(-cardLimit(g, seat)).reverse();
  const dial = dialLimit(g, seat);
  const plans: [string, number, number[]][] = [
    ['all', dial, best],
    ['dial-only', dial, []],
    ['half', Math.ceil(dial / 2), best.slice(0, 1)],
    ['nothing', 0, []],
  ];
  const seen = new Set<string>();
  return plans.flatMap(([plan, n, cards]) => {
    const args = { dial: n, cards: shares(cards) };
    if (seen.has(JSON.stringify(args))) return [];
    seen.add(JSON.stringify(args));
    const key = cards.length > 0 ? `label.commit-${plan}` : `label.commit-${plan === 'nothing' ? plan : 'dial'}`;
    return [{ label: { key, args: { dial: n, cards } }, args }];
  });
}

/** SC-6.12, SC-7: all combats of the active player, in the order he chooses. The match may end between two (SC-7.9). */
export function* combats(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  while (!isOver(g) && battlefields(g, seat).length > 0) {
    const { hex } = yield* t.ask(seat, 'fight-at', fightAt);
    yield* combat(t, seat, hex);
    placeStars(t);
  }
}

/** SC-7.1: one combat, from the abilities before it to the star. Leaves the match over if that was the sixth. */
export function* combat(t: Table<State>, attacker: SeatId, hex: string): Script {
  const { g } = t;
  const defender = foes(g, hex, attacker)[0]!;
  g.combat = { hex, attacker, defender, used: [] };
  t.tell({ type: 'combat-begun', shown: { seat: attacker, defender, place: hex } });
  yield* beforeCombat(t);
  if (!isOver(g)) yield* fight(t);
  g.combat = null;
}

/** SC-7.3 to SC-7.10. The star comes last: this combat is over when it may end the match. */
function* fight(t: Table<State>): Script {
  const { g } = t;
  const { hex, attacker, defender } = g.combat!;
  const seats = [attacker, defender];
  const people = seats.filter((seat) => !isAutoma(g, seat));
  const side = (seat: SeatId): Message => {
    const { power } = player(g, seat);
    // How many cards the Automa may play stands on a card that nobody has seen yet.
    if (isAutoma(g, seat)) return { key: 'label.automa-side', args: { seat, power } };
    return { key: 'label.side', args: { seat, power, cards: cardLimit(g, seat) } };
  };
  const about = { place: hex, attacks: side(attacker), defends: side(defender) };
  const given = yield* t.askEach(people, 'combat', commit, { about, window: 'combat' });
  // A10: nobody knows what the Automa commits before the person has.
  const automa = people.length < seats.length ? strength(t) : undefined;
  const [attack, defence] = seats.map((seat) => {
    const own = given[people.indexOf(seat)];
    return reveal(t, seat, own ? { dial: own.dial, cards: values(own.cards) } : automa!);
  }) as [number, number];
  const won = attack >= defence;
  const [winner, loser] = won ? [attacker, defender] : [defender, attacker];
  t.tell({ type: 'combat-won', shown: { seat: winner, loser, place: hex } });
  settle(g, hex);
  const workers = workersAt(g, hex, loser).length;
  if (isAutoma(g, loser)) withdraw(t, loser, hex);
  else yield* retreatFrom(t, loser, hex);
  if (won && workers > 0) routed(t, attacker, workers);
  // SC-7.7
  if ((won ? defence : attack) > 0) tellGain(t, 'loser-drew', loser, { gained: {}, drawn: draw(t, loser, 1) });
  // A9
  if (automa && isAutoma(g, loser)) yield* takeAsked(t, winner, { anyResources: automa.card.combat.resources }, hex);
  placeStar(t, winner, 'combat');
}

/** SC-7.4: dial and cards are shown; the power is lost, the cards lie on the discards. Gives the total. */
function reveal(t: Table<State>, seat: SeatId, { dial, cards: played }: Pick<Strength, 'dial' | 'cards'>): number {
  const { g } = t;
  const sum = dial + total(played);
  discard(g, seat, played);
  const loss = counts({ ...lose(g, seat, { power: dial }), combatCards: played.length });
  t.tell({ type: 'committed', shown: { seat, dial, cards: played, total: sum, loss } });
  return sum;
}

/** SC-7.6: the attacker has won over workers; Camaraderie spares the popularity (SC-13.5). */
function routed({ g, tell }: Table<State>, seat: SeatId, workers: number): void {
  if (hasAbility(g, seat, 'camaraderie')) g.turn!.drivenOff += workers;
  else tell({ type: 'workers-routed', shown: { seat, workers, loss: forcedBack(g, seat, workers) } });
}

/**
 * SC-6.6, SC-7.6: workers that the active player has forced back count for objective 6 and cost popularity as far as
 * there is any. Gives what was lost.
 */
function forcedBack(g: State, seat: SeatId, workers: number): Message[] {
  g.turn!.drivenOff += workers;
  return counts(lose(g, seat, { popularity: workers }));
}

/**
 * SC-6.6: a fighter of this seat has entered a hex with enemy workers and no enemy fighter: they go home without their
 * resources, and Camaraderie spares no popularity here (SC-13.5). Does nothing when a combat is pending.
 */
export function driveOff({ g, tell }: Table<State>, seat: SeatId, hex: string): void {
  if (isContested(g, hex, seat)) return;
  for (const enemy of enemiesAt(g, hex, seat)) {
    const workers = workersAt(g, hex, enemy);
    for (const id of workers) g.units[id]!.at = homeOf(g, enemy);
    const loss = forcedBack(g, seat, workers.length);
    tell({ type: 'drove-off', shown: { seat, enemy, workers: workers.length, place: hex, loss } });
  }
}
