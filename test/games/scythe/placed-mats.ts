import type { SeatId } from '#core/types';
import { levelOf } from '#games/scythe/printed/automa';
import {
  BOTTOM_ACTIONS,
  type Box,
  bottomActions,
  factions,
  popularityTrack,
  powerTrack,
  type RecruitBonus,
  STARS_TO_END,
  TOP_ACTIONS,
  workersInAll,
} from '#games/scythe/printed/content';
import { mostStars } from '#games/scythe/rules/stars';
import { boxesLeft, hasFactionAbility } from '#games/scythe/state/mats';
import { isAutoma, player, workersOut } from '#games/scythe/state/pieces';
import type { Declinable, Player, StarKind, State } from '#games/scythe/state/state';

/** What stands on mats and tracks in a position that nobody has played to. */

/** Choices of one seat, each read as far as it can be lawful. */
export interface Mats {
  power: number;
  popularity: number;
  coins: number;
  /** 0 none yet, then as they are printed; the last one is the Factory card. */
  section: number;
  upgrades: readonly Box[];
  targets: readonly number[];
  mechs: number;
  firstMech: number;
  recruits: number;
  bonuses: readonly RecruitBonus[];
  declines: readonly Declinable[];
  combatStars: number;
  powerStar: boolean;
  popularityStar: boolean;
  revealed: number;
}

export function setMats(g: State, seat: SeatId, chosen: Mats): void {
  const p = player(g, seat);
  const { power, coins } = chosen;
  Object.assign(p, { power, coins });
  // A1: the Automa has nothing else.
  if (isAutoma(g, seat)) return;
  p.popularity = chosen.popularity;
  p.section = [null, ...TOP_ACTIONS, p.factory === null ? null : ('factory' as const)][chosen.section]!;
  for (const [i, from] of chosen.upgrades.entries()) {
    const free = boxesLeft(g, seat);
    p.upgrades.push({ from, to: free[chosen.targets[i]! % free.length]! });
  }
  const { mechs } = factions.get(p.faction)!;
  p.mechs = Array.from({ length: chosen.mechs }, (_, i) => mechs[(chosen.firstMech + i) % mechs.length]!.id);
  p.recruits = BOTTOM_ACTIONS.slice(0, chosen.recruits).map((from, i) => ({ from, bonus: chosen.bonuses[i]! }));
  p.declines = [...chosen.declines];
  for (let i = 0; i < chosen.revealed; i++) reveal(g, seat);
}

/** SC-10.1, SC-13.6: the card goes under the deck, and all others with it, unless Saxony keeps them. */
function reveal(g: State, seat: SeatId): void {
  const p = player(g, seat);
  const [shown] = p.objectives;
  if (shown === undefined) return;
  p.revealed.push(shown);
  const kept = hasFactionAbility(g, seat, 'dominate') ? p.objectives.slice(1) : [];
  g.objectiveDeck.unshift(...p.objectives.filter((one) => !kept.includes(one)));
  p.objectives = kept;
}

/** What a star is placed for by itself (SC-11.1), and how to be one short of it. */
const DUE: Readonly<
  Partial<Record<StarKind, { holds(g: State, seat: SeatId, p: Player): boolean; undo(p: Player): void }>>
> = {
  power: { holds: (_, __, p) => p.power === powerTrack.starAt, undo: (p) => p.power-- },
  popularity: { holds: (_, __, p) => p.popularity === popularityTrack.starAt, undo: (p) => p.popularity-- },
  upgrades: { holds: (_, __, p) => p.upgrades.length === bottomActions.upgrade.max, undo: (p) => p.upgrades.pop() },
  recruits: { holds: (_, __, p) => p.recruits.length === bottomActions.enlist.max, undo: (p) => p.recruits.pop() },
  structures: {
    holds: (_, __, p) => Object.keys(p.structures).length === bottomActions.build.max,
    undo: (p) => delete p.structures.mill,
  },
  mechs: { holds: (_, __, p) => p.mechs.length === bottomActions.deploy.max, undo: () => undefined },
  workers: { holds: (g, seat) => workersOut(g, seat) === workersInAll, undo: () => undefined },
};

/** All stars that are due are placed, others as chosen; and nobody has the sixth, which would be the end (SC-11.2). */
export function placeDueStars(g: State, seat: SeatId, chosen: Mats): void {
  const p = player(g, seat);
  const may = (kind: StarKind) => mostStars(p, kind) > 0;
  const stars: StarKind[] = p.revealed.map(() => 'objective');
  if (isAutoma(g, seat)) for (const box of levelOf(g.automa!).stars) if (box <= g.automa!.box) stars.push('tracker');
  const due = Object.entries(DUE) as [StarKind, NonNullable<(typeof DUE)['power']>][];
  // From the last: of mechs and workers none is taken off the board again.
  for (const [kind, { holds, undo }] of due.reverse()) {
    if (!may(kind) || !holds(g, seat, p)) continue;
    if (stars.length === STARS_TO_END - 1) undo(p);
    else stars.push(kind);
  }
  const more: StarKind[] = Array.from({ length: Math.min(chosen.combatStars, mostStars(p, 'combat')) }, () => 'combat');
  if (chosen.powerStar && !stars.includes('power')) more.push('power');
  if (chosen.popularityStar && may('popularity') && !stars.includes('popularity')) more.push('popularity');
  const all = [...stars, ...more].slice(0, STARS_TO_END - 1);
  p.stars = all.map((kind, i) => ({ kind, turn: Math.max(1, g.turns - all.length + i) }));
}
