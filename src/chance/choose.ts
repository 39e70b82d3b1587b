import { readArgs } from '#core/actions';
import { asidesOf } from '#core/asides';
import { type Chance, enumerate, pick, picking } from '#core/enumerate';
import { kindOf } from '#core/fields/kinds';
import { endsOf, type NewOrder, orderAction } from '#core/orders';
import type { AnyAction, Chosen, Decision, Field, Here, Json, Playable } from '#core/types';

/** How an answer is chosen when the machine plays: blindly, pulled towards the end, or by a player's judgement. */

/**
 * `random` chooses blindly; `progress` weighs answers by the pulls of the game's judge; `competent` takes what his player
 * thinks best.
 */
export const POLICIES = ['random', 'progress', 'competent'] as const;
export type Policy = (typeof POLICIES)[number];

/** Who plays what by chance, and where the match stands. */
export interface Playing<G, V> extends Playable<G, V> {
  g: G;
  policy: Policy;
  chance: Chance;
}
/** A question put to him. */
export interface Asked<G, V> extends Playing<G, V> {
  decision: Decision;
}

const hereOf = <G, V>({ g, decision: { seat, about } }: Asked<G, V>): Here<G> => ({ g, seat, about });

/** An answer to a decision by chance. Every decision has one: a seat that cannot answer is an error of the game. */
export function choose<G, V>(asked: Asked<G, V>): Chosen {
  const { policy, decision } = asked;
  const chosen = policy === 'competent' ? best(asked) : drawn(asked);
  if (!chosen) throw new Error(`${decision.id}: seat ${decision.seat} has no legal answer`);
  return { action: chosen.action, args: chosen.args };
}

/** How often a seat says an aside, or gives a standing order, before a decision: one time in so many. */
const ASIDES: Record<Policy, number> = { random: 20, progress: 60, competent: 0 };

/**
 * Now and then an aside by chance, in this step; undefined when none is said. Takes no chance when there are no asides, and
 * their questions are put together only when one is said.
 */
export function chooseAside<G, V>(
  playing: Playing<G, V>,
  step: string,
): { decision: Decision; answer: Chosen } | undefined {
  const { game, g, policy, chance } = playing;
  if (ASIDES[policy] === 0 || !game.asides || game.asides.seats(g).length === 0) return undefined;
  if (chance() >= 1 / ASIDES[policy]) return undefined;
  const asides = asidesOf(game, g, step);
  const decision = asides[Math.floor(chance() * asides.length)]!;
  const chosen = drawn({ ...playing, decision });
  return chosen && { decision, answer: { action: chosen.action, args: chosen.args } };
}

/** Now and then a standing order by chance, or one taken back; undefined when none is given. Takes no chance without windows. */
export function chooseOrder<G, V>({ game, g, policy, chance }: Playing<G, V>, seats: number): NewOrder | undefined {
  if (!game.windows || ASIDES[policy] === 0 || chance() >= 1 / ASIDES[policy]) return undefined;
  const one = <T>(of: readonly T[]): T => of[Math.floor(chance() * of.length)]!;
  const window = one(Object.keys(game.windows));
  const { seats: concerned, orders } = game.windows[window]!;
  const seat = one(concerned?.(g) ?? Array.from({ length: seats }, (_, i) => i));
  const id = one([null, ...Object.keys(orders)]);
  if (seat === undefined) return undefined;
  const args = id === null ? undefined : pick(orderAction(game, window, id)!, { g, seat, about: null }, chance);
  return { seat, window, order: id !== null && args ? { id, args, until: one(endsOf(game, g)) } : null };
}

/** How many answers per action are compared by the pull. */
const CANDIDATES = 4;

function drawn<G, V>(asked: Asked<G, V>) {
  const { game, judge, decision, policy, chance } = asked;
  const here = hereOf(asked);
  const found: (Chosen & { weight: number })[] = [];
  const tries = policy === 'progress' ? CANDIDATES : 1;
  for (const name of decision.actions) {
    const action = game.actions[name]!;
    const pull = policy === 'progress' ? judge?.pulls?.[name] : undefined;
    const draw = picking(action, here);
    for (let i = 0; i < tries; i++) {
      const args = draw(chance);
      if (!args) break;
      const weight = (pull?.(here, args) ?? 1) / tries;
      found.push({ action: name, args, weight });
      if (Object.keys(action.fields).length === 0) {
        found.at(-1)!.weight *= tries;
        break;
      }
    }
  }
  let left = chance() * found.reduce((sum, one) => sum + one.weight, 0);
  const chosen = found.find((one) => {
    left -= one.weight;
    return left < 0;
  });
  return chosen ?? found.at(-1);
}

/** Answers are liked a little more or less by the luck of the day, so that no two matches are the same. */
const WHIM = 0.1;

/** The answer that the game's player likes best. */
function best<G, V>(asked: Asked<G, V>) {
  let top: Liked | undefined;
  for (const one of liked(asked)) if (!top || one.worth > top.worth) top = one;
  return top ?? drawn({ ...asked, policy: 'progress' });
}

/** An answer, and how much the game's player likes it. */
export interface Liked extends Chosen {
  worth: number;
}

/** What the game's player thinks of when he is asked this, in no order. Nothing where he has no ideas and nothing can be drawn. */
export function* liked<G, V>(asked: Asked<G, V>): Generator<Liked> {
  const { game, judge: { player, pulls } = {}, decision, chance } = asked;
  const here = hereOf(asked);
  for (const name of decision.actions) {
    const action = game.actions[name]!;
    for (const args of candidates(action, here, player?.ideas?.(here, name), chance)) {
      const worth = player?.worth(here, name, args) ?? pulls?.[name]?.(here, args) ?? 1;
      yield { action: name, args, worth: worth + Math.abs(worth) * WHIM * (chance() - 0.5) };
    }
  }
}

/** Of answers made of single choices so many are listed, of others so many are drawn. */
const LISTED = 40;
const DRAWN = 6;

/** The ideas, or else the suggestions, that are legal now; without any all answers if they are few, or some by chance. */
function* candidates<G>(
  action: AnyAction<G>,
  here: Here<G>,
  ideas: readonly Record<string, Json>[] | undefined,
  chance: Chance,
): Generator<Record<string, Json>> {
  let found = ideas !== undefined;
  for (const idea of ideas ?? action.suggest?.(here).map(({ args }) => args) ?? []) {
    const read = readArgs(action, here, idea);
    if ('refused' in read) continue;
    found = true;
    yield read.args;
  }
  if (found) return;
  if (Object.values<Field<G>>(action.fields).every((field) => kindOf(field).isSingle)) {
    let left = LISTED;
    for (const args of enumerate(action, here)) {
      yield args;
      if (--left === 0) return;
    }
    return;
  }
  const draw = picking(action, here);
  for (let i = 0; i < DRAWN; i++) {
    const args = draw(chance);
    if (!args) return;
    yield args;
  }
}
