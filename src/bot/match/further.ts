import { furtherAnswer } from '#asking/further';
import { isRefusal } from '#core/actions';
import type { Event, Said } from '#core/types';
import type { Cause } from './follow.ts';
import { answered } from './play.ts';
import type { Found, Played } from './record.ts';

/** What one press says beyond its answer: to the questions that follow in the same turn. */

/** So much was said by a seat, whose answer was given in this step. */
export interface SaidFurther {
  seat: number;
  further: readonly Said[];
  stepNo: number;
}

/** The match after this too, as far as it is asked and legal, with what came of it. */
export function withFurther(
  found: Found<Played>,
  { seat, further, stepNo }: SaidFurther,
  cause: Cause,
): { record: Played; events: Event[] } {
  const { part } = found;
  let { record } = found;
  const events: Event[] = [];
  for (const said of further) {
    const steps = record.match.stepNo - stepNo;
    // What was said to a step that has ended by itself falls away.
    if (steps > 0 && !said.isNextStep) continue;
    const answer = steps <= 1 && furtherAnswer(part, record.match, seat, said);
    const next = answer && answered({ ...found, record }, answer, cause);
    if (!next || isRefusal(next)) break;
    record = next.record;
    events.push(...next.events);
  }
  return { record, events };
}
