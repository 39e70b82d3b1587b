import type { Script, SeatId, Table } from '#core/types';
import { limits } from '../../printed/content.ts';
import { faceLabel, meant, slotWords, thingLabel, type Words } from '../../state/battle/labels.ts';
import { asksNothing, defenderOf, findSlot, keepLine, line } from '../../state/battle/line.ts';
import { nearestHome } from '../../state/battle/near-home.ts';
import { wayOut } from '../../state/battle/ways-out.ts';
import { placeWords } from '../../state/labels.ts';
import {
  at,
  inShip,
  isPenguin,
  isSea,
  isUnit,
  isWizard,
  put,
  removeUnit,
  seatOf,
  stepsOf,
  straightenBoxes,
  strengthOf,
} from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { rollDie } from '../dice.ts';
import { casualty } from './casualty.ts';
import { askToPickSome } from './choice.ts';
import { afterWound } from './dragon.ts';
import { someOfHidden } from './hiding.ts';
import { roundOdds } from './odds.ts';
import { changeSides, leftBehind, shed } from './penguins.ts';

/** Stay or retreat (TD-9.3 steps 6 and 7, TD-10), and breaking off (TD-12.7). */

export const stay = action({ name: 'stay', fields: {}, odds: roundOdds });
export const breakOff = action({ name: 'break-off', fields: {} });
export const retreat = action({
  name: 'retreat',
  fields: {
    to: {
      kind: 'one',
      of: (to, { g }) => meant(g, to),
      options: ({ g, seat }) => wayOut(g, seat)?.to ?? [],
      label: (to, { g }) => thingLabel(g, to),
    },
  },
  suggest: ({ g, seat }) => {
    const to = nearestHome(g, seat, wayOut(g, seat)?.to ?? []);
    return to === undefined
      ? []
      : [{ label: { key: 'suggest.retreat', args: { place: placeWords(to) } }, args: { to } }];
  },
});

export type Parting = 'attacker-left' | 'defender-left' | 'attacker-gone' | 'defender-gone' | 'broken-off';

/** Steps 6 and 7: the defender first. Gives how the battle ends, or null when it goes on. */
export function* stayOrGo(t: Table<State>): Script<Parting | null> {
  const { g } = t;
  const b = g.battle!;
  for (const seat of [defenderOf(b), b.attacker]) {
    if (asksNothing(b, seat)) continue;
    const about = { round: b.round };
    if (b.kind === 'assault' && seat === b.attacker) {
      const choice = yield* t.askOneOf(seat, 'siege-or-fight', [stay, breakOff], { about, window: 'battle' });
      if (choice.name === 'stay') continue;
      t.tell({ type: 'broke-off', shown: { seat } });
      return 'broken-off';
    }
    const out = wayOut(g, seat);
    if (!out) continue;
    const choice = yield* t.askOneOf(seat, 'stay-or-retreat', [stay, retreat], { about, window: 'battle' });
    if (choice.name === 'stay') continue;
    const role = seat === b.attacker ? 'attacker' : 'defender';
    if (out.way === 2) {
      if (yield* withdrawInside(t, seat)) return null;
      return `${role}-left`;
    }
    const left = leftBehind(g, seat);
    const through = out.way !== 3 || (yield* breakThrough(t, seat, choice.args.to));
    if (through) goAway(t, seat, choice.args.to, { left, along: yield* someOfHidden(t, seat, 'hidden-go', {}) });
    changeSides(t, seat, left);
    if (!through) return `${role}-gone`;
    return `${role}-left`;
  }
  return null;
}

/**
 * TD-10.1: the whole side goes to one area, leaders and all, but for those left behind (TD-27.6), and of the hidden those
 * who go along. At sea whole ships go, with whoever hides aboard.
 */
function goAway(
  t: Table<State>,
  seat: SeatId,
  to: string,
  { left, along }: { left: readonly string[]; along: readonly string[] },
): void {
  const { g } = t;
  const b = g.battle!;
  const hidden = along.map((slot) => findSlot(b, slot)!);
  const fighters = [...line(b, seat), ...hidden].flatMap((f) => f.id ?? []);
  const ids = [...b.leaders[seat]!, ...fighters].filter((id) => !left.includes(id));
  const ships = [...new Set(ids.flatMap((id) => g.counters[id]!.ship ?? []))];
  for (const ship of ships) {
    put(g, inShip(g, ship), to, isSea(to) ? ship : null);
    if (isSea(to)) g.ships[ship]!.from = b.at;
    else delete g.ships[ship];
  }
  put(
    g,
    ids.filter((id) => g.counters[id]!.at !== to),
    to,
  );
  for (const f of b.fighters) if (f.seat === seat && f.out === null) f.out = 'left';
  b.leaders[seat] = [];
  t.tell({ type: 'retreated', shown: { seat, to: placeWords(to) } });
  shed(t, at(g, to, seat));
}

/** TD-10.1 way 2: into the own castle; true when the opponent goes on fighting them there, with the castle's help. */
export function* withdrawInside(t: Table<State>, seat: SeatId): Script<boolean> {
  const { g } = t;
  const b = g.battle!;
  g.inside[b.at] = true;
  t.tell({ type: 'withdrew-inside', shown: { seat, place: placeWords(b.at) } });
  const choice = yield* t.askOneOf(other(seat), 'pursue', [stay, breakOff], { about: { place: placeWords(b.at) } });
  if (choice.name === 'break-off') return false;
  Object.assign(b, { kind: 'assault', attacker: other(seat), inside: seat });
  return true;
}

/**
 * TD-10.1 way 3: two of at least three units fight the one enemy piece there for a round, by printed strength: it strikes
 * first, then they. If it is removed the way is free; if not, all the retreating units are removed, and the wizards with
 * them roll casualties.
 */
function* breakThrough(t: Table<State>, seat: SeatId, to: string): Script<boolean> {
  const { g } = t;
  const b = g.battle!;
  const units = line(b, seat).filter((f) => f.id !== null && isUnit(f.id) && !isPenguin(f.id));
  const two = limits.retreatIntoEnemyFighters;
  const about = { place: placeWords(to), options: units.map((f) => f.slot), least: two, most: two };
  const vanguard = yield* askToPickSome(t, seat, 'vanguard', about);
  const enemy = at(g, to, other(seat)).find((id) => !g.counters[id]!.obfuscated)!;

  if (roll(t, other(seat), [[faceLabel(g, enemy), strengthOf(g, enemy)]]) > 0) {
    const options = vanguard;
    const [victim] = yield* askToPickSome(t, seat, 'vanguard-hit', { options, least: 1, most: 1 });
    wound(t, findSlot(b, victim!)!.id!, slotWords(victim!));
    keepLine(g);
  }
  const left = vanguard.map((slot) => findSlot(b, slot)!).filter((f) => f.out === null);
  const hits = roll(
    t,
    seat,
    left.map((f) => [slotWords(f.slot), strengthOf(g, f.id!)]),
  );
  const name = faceLabel(g, enemy);
  if (hits > 0 && isWizard(enemy)) yield* casualty(t, enemy, { from: b.at });
  else if (hits > 0) for (let i = Math.min(hits, stepsOf(g, enemy)); i > 0; i--) wound(t, enemy, name);
  if (hits > 0) yield* afterWound(t, [enemy]);
  const free = g.counters[enemy]!.fate !== 'map' || g.counters[enemy]!.at !== to;
  t.tell({ type: free ? 'broke-through' : 'cut-down', shown: { seat, place: placeWords(to) } });
  if (free) return true;
  for (const f of line(b, seat)) {
    if (f.id === null || isPenguin(f.id)) continue;
    if (isUnit(f.id)) removeUnit(g, f.id);
    else yield* casualty(t, f.id, { from: b.from[other(seat)] ?? null });
  }
  keepLine(g);
  straightenBoxes(g);
  return false;
}

function roll(t: Table<State>, seat: SeatId, fighters: readonly [Words, number][]): number {
  const dice = fighters.map(([piece, need]) => {
    const die = rollDie(t, 'breakthrough');
    return { key: die <= need ? 'battle.die.hit' : 'battle.die.miss', args: { piece, need, roll: die } };
  });
  const hits = dice.filter(({ key }) => key === 'battle.die.hit').length;
  if (dice.length > 0) t.tell({ type: 'volley', shown: { seat, dice, hits } });
  return hits;
}
function wound(t: Table<State>, id: string, piece: Words): void {
  const { g } = t;
  const last = stepsOf(g, id) === 1;
  const key = last ? 'battle.loss.removed' : 'battle.loss.reduced';
  if (last) removeUnit(g, id);
  else g.counters[id]!.reduced = true;
  t.tell({ type: 'hits-taken', shown: { seat: seatOf(id), losses: [{ key, args: { piece } }] } });
}
