import { type Asked, choose, liked } from '#chance/choose';
import { keptArgs, readArgs } from '#core/actions';
import { picking } from '#core/enumerate';
import type { AnyAction, Chosen, Here, Json } from '#core/types';

/** How many answers of each action are drawn blindly, so that none is forgotten. */
const BLINDLY = 2;

/**
 * Answers to a decision that are worth weighing, each once. First comes what the game's player likes best, or what its policy would do; then what he
 * tries, what else he likes, what the game suggests, and some by chance. At least one; never a list of all.
 */
export function worthWeighing<G, V>(asked: Asked<G, V>, drawn: number): Chosen[] {
  const { game, judge, g, decision, chance } = asked;
  const here: Here<G> = { g, seat: decision.seat, about: decision.about };
  const found = new Map<string, Chosen>();
  const add = (name: string, args: Record<string, Json>) => {
    const chosen = { action: name, args: keptArgs(game.actions[name]!, args) };
    const key = JSON.stringify(chosen);
    if (!found.has(key)) found.set(key, chosen);
  };
  const byLiking = judge?.player ? [...liked(asked)].sort((a, b) => b.worth - a.worth) : [];
  const first = byLiking[0] ?? choose(asked);
  add(first.action, first.args);
  for (const { action, args } of judge?.player?.tries?.(here, decision.actions) ?? []) {
    const read = readArgs(game.actions[action]!, here, args);
    if (!('refused' in read)) add(action, read.args);
  }
  for (const { action, args } of byLiking) add(action, args);
  for (const name of decision.actions) {
    const action = game.actions[name]!;
    for (const idea of ideasOf(action, here, judge?.player?.ideas?.(here, name))) add(name, idea);
    const draw = picking(action, here);
    for (let i = 0; i < BLINDLY; i++) {
      const args = draw(chance);
      if (args) add(name, args);
    }
  }
  for (let i = 0; i < drawn; i++) {
    const { action, args } = choose({ ...asked, policy: 'progress' });
    add(action, args);
  }
  return [...found.values()];
}

/** The ideas, or else the suggestions, that are legal now. */
function* ideasOf<G>(action: AnyAction<G>, here: Here<G>, ideas: Record<string, Json>[] | undefined) {
  for (const idea of ideas ?? action.suggest?.(here).map(({ args }) => args) ?? []) {
    const read = readArgs(action, here, idea);
    if (!('refused' in read)) yield read.args;
  }
}
