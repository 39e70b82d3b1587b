import type { Script, Table } from '#core/types';
import { SIDES } from '../printed/content.ts';
import { alive, total } from '../state/cups.ts';
import type { State } from '../state/state.ts';

/** LD-2.1: all who have dice roll them in secret. Each cup has a stream of its own. */
export function* roll(t: Table<State>, _args: null): Script {
  const { g } = t;
  g.bids = [];
  g.cups = g.left.map((n, seat) =>
    Array.from({ length: n }, () => t.rng.die(SIDES, `cup-${seat}`)).sort((a, b) => a - b),
  );
  const only = Object.fromEntries(alive(g).map((seat) => [seat, { dice: g.cups[seat]! }]));
  t.tell({ type: 'rolled', shown: { n: total(g) }, only });
}
