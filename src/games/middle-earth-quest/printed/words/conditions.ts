import type { Condition, ConditionOf } from '../effects/condition.ts';
import type { Count, OfBoard } from '../effects/count.ts';
import { STATS } from '../terms/names.ts';
import { bothWords } from './phrase.ts';
import { locationWords } from './places.ts';
import type { Speech } from './speech.ts';

/** What must be so, in words that stand after "if". */

/** `who`: the hero of whom a count speaks. */
export function conditionWords(speech: Speech, condition: Condition, who?: string): string {
  const { say } = speech;
  switch (condition.is) {
    case 'compare':
      return compared(speech, condition, who);
    case 'influence': {
      const key = condition.within === 0 ? 'when.influence' : 'when.influence-within';
      return say(key, { ...condition, of: locationWords(speech, condition.of) });
    }
    case 'foeNear':
      return say('when.foeNear', { n: condition.within, of: condition.of });
    case 'any': {
      const [first = '', ...rest] = condition.of.map((one) => conditionWords(speech, one, who));
      return rest.reduce((a, b) => say('when.any', { a, b }), first);
    }
    case 'anyHero':
      return conditionWords(speech, condition.when, say('when.any-hero'));
    case 'plotActive':
    case 'minionAt':
    case 'monsterAt':
    case 'markerLast':
    case 'markerInStage':
    case 'minionInPlay':
    case 'questsDone':
      return say(`when.${condition.is}`, condition);
  }
}

const isStat = (count: Count | number): boolean => STATS.some((stat) => stat === count);
const BOARD = ['totalCorruption', 'totalHeroFavor', 'monsterTokensInPlay', 'minionsInPlay', 'activePlots'];
const isOfBoard = (count: Count): count is OfBoard => typeof count === 'string' && BOARD.includes(count);

/** What a number must at least be, that of the hero: it is said first then. */
const TURNED: Readonly<Partial<Record<string, string>>> = { '<': '>', '<=': '>=' };

/** Comparisons that cards make; throws for others, which nobody has said in words. */
function compared(speech: Speech, { l, cmp, r }: ConditionOf<'compare'>, who?: string): string {
  const { say } = speech;
  if (l === 'corruptionOnHero' && typeof r === 'number') {
    if (cmp === '==' && r === 0) return say('when.no-corruption');
    if (cmp === '>=') return say('when.corruption', { n: r });
  }
  if (l === 'corruptionOnHero' && cmp === '>=' && isStat(r as Count))
    return say('when.as-many', { who: who ?? say('subject.you'), stat: r as string });
  if (isOfBoard(l) && typeof r === 'number') return say(`when.${l}`, { cmp, n: r });
  if (isStat(l) && typeof r !== 'number') {
    const turned = TURNED[cmp];
    const args = { l: l as string, r: operand(speech, r) };
    return turned ? say('when.at-least-attribute', { ...args, turned }) : say('when.attribute', { ...args, cmp });
  }
  throw new Error(`nobody says ${JSON.stringify({ l, cmp, r })}`);
}

function operand(speech: Speech, count: Count): string {
  if (typeof count === 'string') return speech.say(`operand.${count}`);
  const regions = count.influenceIn.map((region) => speech.say(`region.${region}`));
  return speech.say('operand.influenceIn', { regions: bothWords(speech, regions) });
}
