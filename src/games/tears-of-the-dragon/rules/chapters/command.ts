import type { Ahead, Script, SeatId, Table } from '#core/types';
import { look, wizards } from '../../printed/content.ts';
import { counter, seatOf } from '../../state/pieces.ts';
import { type Moment, other, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { rollDie } from '../dice.ts';
import { commandOdds } from '../tables/odds.ts';

/** Turn, initiative and command (TD-3, TD-4.1 to 4.5). */

/** TD-3.2, TD-3.3: both roll; the bonus grows with each turn lost in a row. Ties roll again. */
export function* initiativeStep(t: Table<State>): Script {
  const { g } = t;
  if (g.turn > 0) g.chronicle.push(momentOf(g));
  g.turn++;
  newTurn(g);
  for (;;) {
    const dice = [rollDie(t, 'initiative'), rollDie(t, 'initiative')];
    const totals = dice.map((die, seat) => die + g.lost[seat]!);
    t.tell({
      type: 'initiative-rolled',
      shown: { turn: g.turn, die0: dice[0]!, die1: dice[1]!, bonus0: g.lost[0], bonus1: g.lost[1] },
    });
    if (totals[0] === totals[1]) {
      t.tell({ type: 'initiative-tied', shown: {} });
      continue;
    }
    const winner: SeatId = totals[0]! > totals[1]! ? 0 : 1;
    g.lost[winner] = 0;
    g.lost[other(winner)]!++;
    g.first = winner;
    g.active = winner;
    g.phase = 'command';
    t.tell({ type: 'initiative-won', shown: { seat: winner } });
    return;
  }
}

/** How things stand now. Everything in it is open to both (TD-6.5). */
export function momentOf(g: State): Moment {
  const castles = Object.values(g.castles);
  const held = castles.filter((seat) => seat === 0).length;
  return {
    turn: g.turn,
    knowledge: [g.knowledge[0].length, g.knowledge[1].length],
    castles: [held, castles.length - held],
    losses: [...g.losses],
  };
}

function newTurn(g: State): void {
  for (const c of Object.values(g.counters))
    Object.assign(c, { spent: false, alone: false, fixed: false, moved: false, haste: 0 });
  for (const w of Object.values(g.wizardry)) Object.assign(w, { blocked: false, searched: false });
  for (const prisoner of Object.values(g.prisoners)) prisoner.questioned = false;
  for (const id of Object.keys(g.enthralled)) {
    delete g.enthralled[id];
    for (const c of Object.values(g.counters)) if (c.box === id) c.box = null;
  }
  g.recruited = {};
  g.replenished = {};
  g.cadminRaised = false;
}

export const oneActivation = action({ name: 'one-activation', fields: {} });
export const rollCommand = action({
  name: 'roll-command',
  fields: {},
  odds: commandOdds,
});

/** TD-4.1: one sure activation, or the Command Table; the choice cannot be taken back. */
export function* commandStep(t: Table<State>, { seat }: { seat: SeatId }): Script {
  const { g } = t;
  const choice = yield* t.askOneOf(seat, 'command', [oneActivation, rollCommand], { window: 'command' });
  if (choice.name === 'roll-command') return rollOnTable(t, seat);
  t.tell({ type: 'one-activation-chosen', shown: { seat } });
  grant(g, seat, 1);
}

/** TD-4.1: how the next turn of a side begins, while the enemy is at his. */
export const commandAhead = (g: State, seat: SeatId): Ahead | null =>
  g.turn > 0 && g.winner === null && g.active !== null && g.active !== seat
    ? { key: 'command', actions: [oneActivation.name, rollCommand.name] }
    : null;

/** TD-4.3 to 4.5. After the enemy's activations the roller must roll again, without limit (TD-4.4). */
export function* rollStep(t: Table<State>, { seat }: { seat: SeatId }): Script {
  t.g.mustRoll = false;
  rollOnTable(t, seat);
}

function rollOnTable(t: Table<State>, seat: SeatId): void {
  const { g } = t;
  const roll = rollDie(t, 'command');
  const row = look('command', roll);
  const n = row.n ?? 0;
  if (row.result === 'enemy') {
    t.tell({ type: 'enemy-activated', shown: { seat, roll, n, enemy: other(seat) } });
    g.allowance = { seat: other(seat), units: n, wizard: false, byEnemyRoll: true };
    g.mustRoll = true;
  } else {
    t.tell({ type: 'command-rolled', shown: { seat, roll, n } });
    grant(g, seat, n);
  }
}

/** TD-4.2, TD-4.5: the one wizard activation is always there while a wizard is in play. */
function grant(g: State, seat: SeatId, n: number): void {
  const wizard = [...wizards.keys()].some((id) => seatOf(id) === seat && counter(g, id).fate === 'map');
  g.allowance = { seat, units: n, wizard, byEnemyRoll: false };
  g.phase = 'start';
}
