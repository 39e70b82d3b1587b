import { choosablesOf } from '#asking/choices';
import type { Draft } from '#asking/draft';
import { press } from '#asking/press';
import type { PutQuestion } from '#asking/question';
import { readId } from '#asking/terms/ids';
import { choose, type Policy } from '#chance/playout';
import { isRefusal } from '#core/actions';
import type { Chance } from '#core/enumerate';
import { isGiven } from '#core/lesson';
import { act, position } from '#core/match';
import type { Chosen, Match, Said } from '#core/types';
import { type Pressing, pressesTo } from './towards.ts';

/** The presses of somebody who knows what they want: a plan for the turn, and the shortest way to say it. */

/** What people say once for all who want to press little: standing orders, by the id of the game. */
export const USUAL_ORDERS: Readonly<Record<string, readonly [window: string, order: string][]>> = {
  'tears-of-the-dragon': [
    ['command', 'roll'],
    ['close', 'end'],
  ],
};

/** So far somebody plans ahead: an activation of Tears is four answers. */
const AHEAD = 6;

/** What is pressed now, and what it says: the answer to the question, and what follows by the same press. */
export interface Planned {
  way: Pressing[];
  says: Said[];
}

/**
 * What a person presses next in this match, whose question `put` is. They plan as the game's own player would; among whole answers that say
 * the same as the plan they take the one that says most of it. What no press leads to is planned anew: undefined where that does not help.
 */
export function planned(put: PutQuestion, match: Match<unknown>, chance: Chance, draft?: Draft): Planned | undefined {
  // A way is looked for to several answers that they like: whoever plays knows what they want, not how the menus lie.
  const liked = Array.from({ length: 6 }, () => 'competent' as const);
  const others = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? ('progress' as const) : ('random' as const)));
  for (const policy of [...liked, ...others]) {
    const plan = planOf(put, match, { policy, chance });
    const whole = wholeAnswer(put, draft, plan);
    if (whole) return whole;
    const way = pressesTo(put, plan[0]!, draft);
    if (way) return { way, says: plan.slice(0, 1) };
  }
  return undefined;
}

/** What they would answer to this question, and to those that follow it in their turn while nobody else is asked. */
function planOf(put: PutQuestion, match: Match<unknown>, { policy, chance }: { policy: Policy; chance: Chance }) {
  const { part } = put;
  const turnOf = (g: unknown) => JSON.stringify(part.game.turn?.(g) ?? null);
  const turn = turnOf(put.g);
  const plan: Chosen[] = [];
  let { g, decision } = put;
  for (let now = match; plan.length < AHEAD; ) {
    const chosen = choose({ ...part, g, decision, policy, chance });
    const { id, seat } = decision;
    const acted = act(part.game, now, { decision: id, seat, ...chosen });
    if (isRefusal(acted)) throw new Error(`${id}: ${acted.refused.key}`);
    plan.push(chosen);
    now = acted.match;
    const then = position(part.game, now);
    const [next, ...others] = then.open;
    if (then.outcome || !next || others.length > 0 || next.seat !== seat || turnOf(then.g) !== turn) break;
    ({ g } = then);
    decision = next;
  }
  return plan;
}

/** The whole answer in one press that says the most of this plan, and nothing else. */
function wholeAnswer(put: PutQuestion, draft: Draft | undefined, plan: readonly Chosen[]): Planned | undefined {
  const found = choosablesOf(put, draft).flatMap((one): Planned[] => {
    const id = readId(one.press);
    if (id?.kind !== 'suggest') return [];
    const pressed = press(put, draft, id, []);
    if (isRefusal(pressed) || !('answer' in pressed) || !pressed.further) return [];
    const says = [pressed.answer, ...pressed.further];
    const isPlan = says.length <= plan.length && says.every((said, i) => isGiven(plan[i]!, said));
    return isPlan ? [{ way: [{ press: one.press, values: [] }], says }] : [];
  });
  return found.toSorted((a, b) => b.says.length - a.says.length)[0];
}
