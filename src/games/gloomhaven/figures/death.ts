import type { Table } from '#core/types';
import type { Figure, State } from '../state.ts';
import { exhaust } from './exhaust.ts';
import { character } from './figures.ts';

/** A figure whose hit points have run out leaves the map. */
export function die(t: Table<State>, figure: Figure): void {
  const { g } = t;
  if (figure.kind === 'character') {
    // GH-8.3
    exhaust(t, figure.seat);
    return;
  }
  g.figures = g.figures.filter((one) => one !== figure);
  t.tell({ type: 'dies', shown: { actor: figure.id } });
  if (figure.kind === 'monster') {
    g.killed[figure.type] = (g.killed[figure.type] ?? 0) + 1;
    // GH-12.1, GH-12.2
    if (figure.dropsMoney) {
      dropMoney(g, figure.at);
      t.tell({ type: 'drops-money', shown: { at: figure.at } });
    }
  }
  if (figure.kind === 'objective') g.killed[figure.what] = (g.killed[figure.what] ?? 0) + 1;
  // GH-16.3: its card leaves the active area with it.
  if (figure.kind === 'summon' && figure.card !== null) {
    const owner = character(g, figure.owner);
    owner.active = owner.active.filter(({ card }) => card !== figure.card);
    owner.lost.push(figure.card);
  }
}

/** GH-12.2: several tokens may lie in a hex. */
export function dropMoney(g: State, at: string): void {
  const lying = g.money.find((one) => one.at === at);
  if (lying) lying.n++;
  else g.money.push({ at, n: 1 });
}
