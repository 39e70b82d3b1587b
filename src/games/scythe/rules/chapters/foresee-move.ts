import { z } from 'zod';
import type { Foreseen, Message, Said, SeatId } from '#core/types';
import { RESOURCES } from '../../printed/content.ts';
import { isFactory } from '../../printed/places.ts';
import { counts } from '../../state/counters.ts';
import { enemiesAt, fightersAt, goodsAt, hasAbility, player, unitsAt, workersAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { foreseeFurther } from './ending.ts';
import { allOf, foreseen, popularityLost } from './foresee.ts';
import { stepsLeft } from './movable.ts';

/** What a move leads to (SC-6): what begins by it, who stays behind, what is left, what it costs. All public. */

const Going = z.object({ unit: z.string(), path: z.array(z.string()), load: z.record(z.string(), z.number()) });
type Going = z.infer<typeof Going>;

/** This move and those that are said with it, one after another. */
export function foreseeMoves(g: State, seat: SeatId, first: Going, further: readonly Said[] = []): Foreseen {
  const all = [first, ...further.flatMap(({ action, args }) => (action === 'move' ? [Going.parse(args)] : []))];
  let now = g;
  const parts = all.map((going) => {
    const part = foreseeMove(now, seat, going);
    now = gone(now, going);
    return part;
  });
  return allOf(
    ...parts,
    ...(further.length === 0 ? [onwards(g, first)] : []),
    foreseeFurther(now, seat, now.turn?.section ?? 'move', further),
  );
}

/** The unit where it goes, and the workers it takes along. */
function gone(g: State, { unit, path, load }: Going): State {
  const { seat, at } = g.units[unit]!;
  const to = path.at(-1)!;
  const aboard = workersAt(g, at, seat).slice(0, (load.worker ?? 0) + (load['moved-worker'] ?? 0));
  const moved = [unit, ...aboard].map((id) => [id, { ...g.units[id]!, at: to }]);
  return { ...g, units: { ...g.units, ...Object.fromEntries(moved) } };
}

function foreseeMove(g: State, seat: SeatId, going: Going): Foreseen {
  const to = going.path.at(-1)!;
  return allOf(
    behind(g, seat, going),
    trap(g, seat, to),
    enemies(g, seat, going.unit, to),
    visit(g, seat, going.unit, to),
  );
}

/** Steps that it has left then, if it has any. */
function onwards(g: State, { unit, path }: Going): Foreseen {
  const left = stepsLeft(g, unit) - path.length;
  return { says: left > 0 ? [foreseen('steps', { n: left })] : [] };
}

/** Workers that a mech could take along, and tokens that nobody of this seat stands with any more. */
function behind(g: State, seat: SeatId, going: Going): Foreseen {
  const { kind, at } = g.units[going.unit]!;
  const after = gone(g, going);
  const workers = kind === 'mech' ? workersAt(after, at, seat).length : 0;
  const goods = goodsAt(g, at);
  const left = Object.fromEntries(RESOURCES.map((one) => [one, goods[one] - (going.load[one] ?? 0)]));
  const guarded = unitsAt(after, at, seat).length > 0;
  const isOwn = enemiesAt(g, at, seat).length === 0;
  return {
    says: [
      ...(workers > 0 ? [foreseen('stay', { place: at, n: workers })] : []),
      ...(!guarded && isOwn && counts(left).length > 0 ? [foreseen('left', { place: at, goods: counts(left) })] : []),
    ],
  };
}

/** SC-14.3: an armed Trap of somebody else. */
function trap(g: State, seat: SeatId, to: string): Foreseen {
  const token = g.tokens[to];
  if (token?.kind !== 'trap' || !token.armed || token.seat === seat) return { says: [] };
  return { says: [foreseen('trap', { penalty: { key: `penalty.${token.penalty}` } })], isOdd: true };
}

/** SC-7.1, SC-6.6: a combat, or workers that are driven off. Odd where the character goes into it alone and without power. */
function enemies(g: State, seat: SeatId, id: string, to: string): Foreseen {
  const { kind } = g.units[id]!;
  const there = kind === 'worker' ? [] : enemiesAt(g, to, seat);
  const enemy = there.find((one) => fightersAt(g, to, one).length > 0);
  const workers = there.reduce((sum, one) => sum + workersAt(g, to, one).length, 0);
  if (enemy === undefined) {
    if (workers === 0) return { says: [] };
    const drives = { says: [foreseen('drives-off', { place: to, n: workers, seats: there })] };
    return allOf(drives, popularityLost(g, seat, workers));
  }
  const { power } = player(g, seat);
  const combat = foreseen('combat', { place: to, enemy, theirs: player(g, enemy).power, power });
  const isAlone = kind === 'character' && fightersAt(g, to, seat).every((one) => one === id);
  const costs: Message[] =
    workers > 0 && !hasAbility(g, seat, 'camaraderie') ? [foreseen('workers-there', { n: workers })] : [];
  return { says: [combat, ...costs], isOdd: isAlone && power === 0 };
}

/** SC-8.1, SC-9.1: what the character finds where it ends its movement. */
function visit(g: State, seat: SeatId, id: string, to: string): Foreseen {
  if (g.units[id]!.kind !== 'character') return { says: [] };
  if (g.encounters.includes(to)) return { says: [foreseen('encounter', { place: to })] };
  return { says: isFactory(to) && player(g, seat).factory === null ? [foreseen('factory')] : [] };
}
