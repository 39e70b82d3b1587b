import type { Chosen, Here, Json } from '#core/types';
import { sayItem } from '../../rules/items/use-item.ts';
import { closedDoorAt } from '../../rules/reveal/rooms.ts';
import { character } from '../../state/figures/figures.ts';
import type { State } from '../../state/state.ts';
import { aimIn, goingIn, itemsIn } from './about.ts';
import { bestPairs, cheapest } from './cards.ts';
import { bestEnds } from './moves.ts';
import { mayOpen, partsWorth, plansOf } from './plan.ts';
import { byBlow, isOwn, layAt } from './targets.ts';

/** What somebody who thinks ahead tries out: more than what the player would do at once. */

type Args = Record<string, Json>;
/** How many answers of a kind are tried at most. */
const MOST = 10;

/** Answers to each action, the best first; to actions that are not here there is one answer, or none that is worth trying. */
const TRIES: Record<string, (here: Here<State>) => Args[]> = {
  'play-cards': ({ g, seat }) => bestPairs(g, seat, MOST).map((pair) => ({ cards: pair.map(String) })),
  act: (here) => halves(here).map((half) => ({ half })),
  move: (here) => {
    const lay = layAt(here);
    if (!lay || !isOwn(here)) return [];
    const ends = bestEnds(lay, goingIn(here.about), MOST);
    return ends.filter((to) => mayOpen(lay) || closedDoorAt(here.g, to) === undefined).map((to) => ({ to }));
  },
  attack: (here) => {
    const aim = aimIn(here.about);
    return aim.most > 1 ? [] : byBlow(here, aim).map((one) => ({ targets: [one] }));
  },
  'lose-card': ({ g, seat }) => cheapest(character(g, seat).hand).map((card) => ({ card: String(card) })),
  'use-item': ({ about }) => itemsIn(about).map((id) => ({ item: sayItem(id) })),
  ...Object.fromEntries(
    ['short-rest', 'long-rest', 'end-turn', 'stay', 'skip', 'suffer', 'accept', 'another'].map((name) => [
      name,
      () => [{}],
    ]),
  ),
};

/** What the cards can be used for, the better plan first. */
function halves(here: Here<State>): string[] {
  const lay = layAt(here);
  if (!lay) return [];
  const known = new Map();
  const worths = new Map<string, number>();
  for (const plan of plansOf(lay.one.played, here.g.turn?.done ?? {})) {
    const half = `${plan[0]!.no}:${plan[0]!.use}`;
    worths.set(half, Math.max(worths.get(half) ?? Number.NEGATIVE_INFINITY, partsWorth(lay, known, plan).worth));
  }
  return [...worths].sort(([, a], [, b]) => b - a).map(([half]) => half);
}

/** Answers that are worth trying, those of all actions by turns: of each the best, then of each the second. */
export function tries(here: Here<State>, actions: readonly string[]): Chosen[] {
  const rows = actions.map((action) => (TRIES[action]?.(here) ?? []).map((args): Chosen => ({ action, args })));
  return Array.from({ length: MOST }, (_, i) => rows.flatMap((row) => row[i] ?? [])).flat();
}
