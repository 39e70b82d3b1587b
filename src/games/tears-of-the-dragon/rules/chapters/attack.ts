import type { Script, SeatId, Table } from '#core/types';
import { pieceLabel, placeLabel, placeWords } from '../../state/labels.ts';
import { whereOpenly } from '../../state/openly.ts';
import { blockers, fightersAt, isCastle, isInside, isSea, leadersAt, seemsBlocked } from '../../state/pieces.ts';
import { other, type State } from '../../state/state.ts';
import { hasFighters, heldBy, member, memberIds } from '../../state/ways.ts';
import { action } from '../action.ts';
import { battle } from '../battle/battle.ts';
import { loneLeaders } from '../fight/casualty.ts';
import { absentPieces } from '../tables/absent.ts';
import { attackOdds } from '../tables/odds.ts';
import { markAttacked, meetShips } from './ships.ts';

/** Attacks by those who stand where the enemy is: storm, sortie, out of hiding (TD-9.1, TD-12.8, TD-28.13). */

/** A castle to storm, or besiegers to fall upon (TD-9.1, TD-12.8): the active player may choose to attack. */
export const attack = action({
  name: 'attack',
  fields: {
    group: {
      kind: 'some',
      of: 'figure',
      options: ({ g, seat }) => memberIds(g).filter((id) => mayAttack(g, id, seat)),
      size: ({ g }) => [1, memberIds(g).length],
      parts({ g }, group) {
        const same = group.every((id) => g.counters[id]!.at === g.counters[group[0]!]!.at);
        return same && hasFighters(group) ? undefined : { key: 'refusal.not-one-group' };
      },
      label: pieceLabel,
      absent: ({ g, seat }) => absentPieces(g, memberIds(g), (id) => attacksNotFor(g, id, seat)),
    },
  },
  places: (here) => whereOpenly(here, (g, id) => mayAttack(g, id, here.seat)),
  odds: (here, { group = memberIds(here.g).filter((id) => mayAttack(here.g, id, here.seat)) }) =>
    attackOdds(here, group as string[]),
  suggest: ({ g, seat }) => {
    const group = memberIds(g).filter((id) => mayAttack(g, id, seat));
    const place = group[0] && g.counters[group[0]]!.at;
    const all = group.filter((id) => g.counters[id]!.at === place);
    return place && hasFighters(all)
      ? [{ label: { key: 'label.all-attack', args: { place: placeLabel(place) as never } }, args: { group: all } }]
      : [];
  },
});
/** TD-9.1, TD-12.8, TD-28.13: to come out against besiegers, to come out of hiding, or to storm. Seen enemies only. */
function mayAttack(g: State, id: string, seat: SeatId): boolean {
  const c = g.counters[id]!;
  const m = member(g, id);
  if (c.fate !== 'map' || c.trapped || c.fixed || m.attacked) return false;
  if (seemsBlocked(g, c.at, seat)) return isInside(g, id) || c.obfuscated;
  return isCastle(c.at) && g.castles[c.at] === other(seat);
}
function attacksNotFor(g: State, id: string, seat: SeatId): string | undefined {
  if (mayAttack(g, id, seat)) return undefined;
  return member(g, id).attacked ? 'fought' : (heldBy(g, id) ?? 'nobody-to-attack');
}
/** TD-28.13: they can be seen from now on. */
export const uncover = (g: State, ids: readonly string[]): void => {
  for (const id of ids) g.counters[id]!.obfuscated = false;
};

export function* makeAttack(t: Table<State>, seat: SeatId, group: readonly string[]): Script {
  const { g } = t;
  const { at } = g.counters[group[0]!]!;
  uncover(g, group);
  if (isSea(at)) {
    for (const ship of new Set(group.flatMap((id) => g.counters[id]!.ship ?? []))) {
      yield* meetShips(t, ship, { seat, from: null, to: at });
    }
    return markAttacked(g, group, true);
  }
  if (blockers(g, at, seat).length > 0) {
    const kind = isInside(g, group[0]!) ? 'sortie' : 'field';
    yield* battle(t, { at, kind, attacker: seat, attackers: [...group], from: null });
    return markAttacked(g, group, true);
  }
  const found = yield* findLeaders(t, at, other(seat));
  if (g.castles[at] === other(seat)) {
    yield* battle(t, { at, kind: 'assault', attacker: seat, attackers: [...group], from: null });
    return markAttacked(g, group, true);
  }
  // They have come out and fought nobody: they may still go on.
  if (!found) t.tell({ type: 'nobody-found', shown: { seat, place: placeWords(at) } });
  markAttacked(g, group, false);
}

/** TD-14.7: leaders outside a wall whom nobody stands by roll when they are come upon. False when there are none. */
export function* findLeaders(t: Table<State>, place: string, seat: SeatId): Script<boolean> {
  const { g } = t;
  const alone = fightersAt(g, place, seat).length === 0 && leadersAt(g, place, seat).some((id) => !isInside(g, id));
  if (alone) yield* loneLeaders(t, place, seat, null);
  return alone;
}
