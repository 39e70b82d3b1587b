import type { Locale } from '#core/text';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import type { Goal, Scenario } from '#games/gloomhaven/printed/schema/scenario';
import { amount } from '#games/gloomhaven/printed/schema/terms/amount';
import { text as printed } from '#games/gloomhaven/printed/text';
import { goalWords as inPrint } from '#games/gloomhaven/printed/words/scenario';
import type { View } from '#games/gloomhaven/seen/view.types';
import { say } from './text.ts';

/** What a scenario is won and lost by, in few words, for a board of a match. */

/** The goal in the words of the book: a goal that counts by characters has its number in this match. */
export const goalWords = (view: View, locale: Locale): string =>
  printed.say(inPrint(counted(scenario(view.scenario).goal, view)), locale);

function counted(goal: Goal, { characters, level }: View): Goal {
  if (goal.type !== 'kill-count') return goal;
  const n = amount(goal.count, (what) =>
    what === 'characters' ? characters.length : what === 'level' ? level : Number.NaN,
  );
  return Number.isNaN(n) ? goal : { ...goal, count: n };
}

/** How much of a goal with a number is done, where all can see it. */
function doneOf(view: View): { n: number; of: number } | undefined {
  const goal = counted(scenario(view.scenario).goal, view);
  const gone = (types: readonly string[] | undefined) =>
    Object.entries(view.killed).reduce((sum, [type, n]) => sum + (!types || types.includes(type) ? n : 0), 0);
  switch (goal.type) {
    case 'kill-count':
      return typeof goal.count === 'number' ? { n: gone(goal.of), of: goal.count } : undefined;
    case 'kill':
      return goal.count === undefined ? undefined : { n: gone([goal.monster]), of: goal.count };
    case 'destroy':
      return { n: gone([goal.objective]), of: goal.count };
    case 'all-of':
    case 'escort':
    case 'kill-all':
    case 'loot-goal-treasure':
    case 'occupy-plates':
    case 'open-all-doors':
    case 'return-to-start':
    case 'reveal-then-clear':
    case 'survive':
      return undefined;
  }
}

/** The last round of a scenario that has one, and whether its end loses it or wins it. */
export function lastRound({ scenario: no }: Pick<View, 'scenario'>): { n: number; isLost: boolean } | undefined {
  const { goal, losses } = scenario(no);
  const limit = losses.find((loss) => loss.type === 'round-limit');
  if (limit) return { n: limit.round, isLost: true };
  return goal.type === 'survive' ? { n: goal.rounds, isLost: false } : undefined;
}

const isLast = (view: View): boolean => view.round > 0 && view.round >= (lastRound(view)?.n ?? Infinity);

/** "Goal: Kill 15 enemies (3 of 15)", and each thing by which the scenario is lost or that hurts all. */
export function stakes(view: View, locale: Locale): string[] {
  const { losses, rules } = scenario(view.scenario);
  const goal = say('board.goal', locale, { goal: goalWords(view, locale) });
  const done = doneOf(view);
  return [
    done === undefined ? goal : say('band.done', locale, { goal, ...done }),
    ...(isLast(view) ? [say('band.last', locale)] : []),
    ...losses.filter(({ type }) => type !== 'round-limit' || !isLast(view)).map((loss) => lostBy(loss, locale)),
    ...rules.flatMap((rule) =>
      rule.op === 'damage-all'
        ? [say('band.harm', locale, { from: view.round < rule.fromRound ? rule.fromRound : null, n: rule.damage })]
        : [],
    ),
    ...(rules.some(({ op }) => op === 'goal-treasure-by-loot') ? [say('band.by-loot', locale)] : []),
  ];
}

function lostBy(loss: Scenario['losses'][number], locale: Locale): string {
  switch (loss.type) {
    case 'anyone-exhausted':
      return say('band.if-exhausted', locale);
    case 'objectives-destroyed':
      return say('band.if-gone', locale, { what: say(`objective.${loss.objective}`, locale) });
    case 'round-limit':
      return say('band.limit', locale, { n: loss.round });
  }
}
