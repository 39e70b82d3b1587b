import type { House, Offence, Rule } from './house.ts';

/**
 * What was wrong when a rule was made and has not been mended yet: a line `rule: thing` for each, as often as it is
 * there. It may only shrink. It knows things by their names and not by their lines, so that moving one is neither mending
 * nor breaking.
 */
export type Known = readonly string[];

/** What one rule found: what is new and therefore wrong, what was known, and what of the known is gone. */
export interface Judged {
  rule: string;
  fresh: Offence[];
  known: Offence[];
  gone: string[];
}

/** What each rule finds in a house, apart from what is known. */
export function judge(house: House, rules: readonly Rule[], known: Known): Judged[] {
  return rules.map(({ name, find }) => {
    const gone = known.filter((line) => line.startsWith(`${name}: `));
    const judged: Judged = { rule: name, fresh: [], known: [], gone };
    for (const offence of find(house)) {
      const at = gone.indexOf(lineOf(name, offence));
      if (at >= 0) gone.splice(at, 1);
      (at >= 0 ? judged.known : judged.fresh).push(offence);
    }
    return judged;
  });
}

/** The known without what is gone: never more than before. */
export const stillThere = (judged: readonly Judged[]): Known =>
  judged.flatMap(({ rule, known }) => known.map((offence) => lineOf(rule, offence)).sort());

const lineOf = (rule: string, { thing }: Offence): string => `${rule}: ${thing}`;
