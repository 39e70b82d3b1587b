import type { Script, SeatId, Table } from '#core/types';
import { treasures } from '../../printed/content/content.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import type { Reward } from '../../printed/schema/terms/progress.ts';
import { json } from '../../printed/words/parts.ts';
import { treasureWords } from '../../printed/words/scenario.ts';
import { character, heroOf } from '../../state/figures/figures.ts';
import { removeOverlay } from '../../state/map/terrain.ts';
import type { At, Overlay, State } from '../../state/state.ts';
import type { Run } from '../deeds/deed.ts';
import { afflict } from '../figures/afflict.ts';
import { harm } from './damage.ts';

/** GH-12: money and treasure. */

export interface Looting {
  seat: SeatId;
  hexes: readonly At[];
  /** So many money tokens at most. */
  most?: number | undefined;
  /** At the end of a turn it is not. */
  byAbility: boolean;
  /** Performs what somebody does who dies of a treasure (GH-9.39). */
  run: Run;
}

/** A character takes all money, and treasure tiles, in these hexes; what harms whoever opens it does so at once. */
export function* lootAt(t: Table<State>, { seat, hexes, most = 99, byAbility, run }: Looting): Script {
  const { g } = t;
  const one = character(g, seat);
  let left = most;
  let tokens = 0;
  for (const pile of g.money.filter(({ at }) => hexes.includes(at))) {
    const taken = Math.min(left, pile.n);
    tokens += taken;
    left -= taken;
    pile.n -= taken;
  }
  g.money = g.money.filter(({ n }) => n > 0);
  if (tokens > 0) {
    one.money += tokens;
    t.tell({ type: 'loots', shown: { seat, n: tokens } });
  }
  const mayTake = ({ kind }: Overlay) => byAbility || kind !== 'goal' || !onlyByAbility(g);
  const chests = g.overlays.filter(
    (lying) => lying.type === 'treasure' && lying.hexes.some((at) => hexes.includes(at)) && mayTake(lying),
  );
  for (const chest of chests) {
    // Who is exhausted by one opens no other.
    if (!heroOf(g, seat)) return;
    removeOverlay(g, chest);
    // GH-12.5
    if (chest.treasure !== null) one.treasures.push(chest.treasure);
    const rewards = chest.treasure === null ? [] : treasures.get(chest.treasure)!;
    t.tell({
      type: 'loots-treasure',
      shown: { seat, treasure: chest.treasure, gives: rewards.map((one) => json(treasureWords(one))) },
    });
    for (const reward of rewards) yield* strikes(t, reward, { seat, run });
  }
}

/** What a treasure does to the one who opens it; what it gives is given at the end of the scenario. */
function* strikes(t: Table<State>, reward: Reward, { seat, run }: Pick<Looting, 'seat' | 'run'>): Script {
  const hero = heroOf(t.g, seat);
  if (!hero) return;
  if ('damage' in reward) yield* harm(t, hero, reward.damage, { by: 'treasure', run });
  else if ('conditions' in reward) for (const condition of reward.conditions) afflict(t, hero, condition);
}

/** In some scenarios goal treasures are not taken at the end of a turn. */
const onlyByAbility = (g: State): boolean =>
  scenario(g.scenario).rules.some(({ op }) => op === 'goal-treasure-by-loot');

/** GH-9.35: a monster takes money for good, and no treasure. */
export function takeMoney(t: Table<State>, actor: string, hexes: readonly At[]): void {
  const { g } = t;
  const taken = g.money.filter(({ at }) => hexes.includes(at)).reduce((sum, { n }) => sum + n, 0);
  if (taken === 0) return;
  g.money = g.money.filter(({ at }) => !hexes.includes(at));
  g.taken += taken;
  t.tell({ type: 'monster-loots', shown: { actor, n: taken } });
}
