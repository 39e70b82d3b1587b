import type { SeatId, Viewer } from '#core/types';
import { captains } from '../rules/fight/points.ts';
import { countHits } from '../rules/fight/volley.ts';
import { GARRISON } from '../state/battle/labels.ts';
import { baseStrength, looseDragon } from '../state/battle/line.ts';
import { modified } from '../state/battle/strength.ts';
import type { Fighter } from '../state/battle.ts';
import { faceOf, isUnit, kindOf } from '../state/pieces.ts';
import { other, type State } from '../state/state.ts';
import type { BattleLineView, BattleView, FighterView } from './view.types.ts';

/** What may be seen of a battle: both lines, as the boxes are open, but of the enemy's units no identities (TD-6.4). */
export function battleView(g: State, viewer: Viewer): BattleView | null {
  const b = g.battle;
  if (!b) return null;
  const { at, kind, round, attacker, berserk } = b;
  return {
    at,
    kind,
    round,
    attacker,
    lines: [lineView(g, attacker, viewer), lineView(g, other(attacker), viewer)],
    berserk: berserk && looseDragon(b).length > 0,
  };
}

function lineView(g: State, seat: SeatId, viewer: Viewer): BattleLineView {
  const b = g.battle!;
  const own = b.fighters.filter((f) => f.seat === seat);
  const garrison = own.find((f) => f.slot === GARRISON);
  const ships = own.flatMap((f) => (f.id === null ? [] : (g.counters[f.id]!.ship ?? [])));
  const points = b.fog[other(seat)]!;
  const hits = [...new Set(ships)].reduce((sum, ship) => sum + (b.shipHits[ship] ?? 0), 0);
  return {
    seat,
    role: seat === b.attacker ? 'attack' : 'defence',
    inside: b.inside === seat,
    ...(b.inside === seat && b.breached && { breached: true }),
    leaders: captains(g, seat),
    pieces: own.filter((f) => f.id !== null).map((f) => fighterView(g, f, viewer)),
    ...(garrison && {
      garrison: { strength: baseStrength(g, garrison), dice: garrison.dice, out: garrison.out !== null },
    }),
    scored: countHits(own),
    ...(ships.length > 0 && { shipHits: hits }),
    ...(points > 0 && { fog: { points, shared: own.reduce((sum, f) => sum + f.fog, 0) } }),
  };
}

function fighterView(g: State, f: Fighter, viewer: Viewer): FighterView {
  const id = f.id!;
  const c = g.counters[id]!;
  const known = viewer === f.seat || !isUnit(id);
  return {
    ...(known && { id }),
    face: faceOf(id),
    kind: kindOf(id),
    seat: f.seat,
    reduced: c.reduced,
    spent: c.spent,
    strength: baseStrength(g, f),
    ...(viewer === f.seat && c.box !== null && { box: c.box }),
    ...(c.obfuscated && { obfuscated: true }),
    slot: f.slot,
    modified: modified(g, f),
    dice: f.dice,
    ...(f.spell && { spell: f.spell }),
    hits: f.hits,
    gone: f.out,
  };
}
