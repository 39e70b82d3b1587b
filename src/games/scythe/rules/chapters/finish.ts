import { thingsOf } from '#core/fields/field';
import type { Here, Json, Message, One, Suggestion, Thing } from '#core/types';
import type { BottomAction } from '../../printed/content.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { type Choice, payment, payOnly, payOnlyPlans, ROWS, rowOf } from './bottom.ts';
import { mayFinish, paymentProblem, priceProblem } from './bottom-row.ts';
import { foreseeBottom } from './foresee-bottom.ts';

/**
 * a bottom action and the end of the turn in one answer. Nothing can follow a bottom action but objectives, and whoever
 * holds some is offered this whether they are fulfilled or not: so that it tells nothing when somebody takes it.
 */

type Args = Record<string, Json>;
/** A choice as one word: "riverwalk/B5". */
const wordOf = ({ payment: _, ...chosen }: Args): string => Object.values(chosen).join('/') || payOnly.name;

/** What is chosen in a bottom action besides its payment. */
function fieldsOf(row: BottomAction): [name: string, One<State>][] {
  const { payment: _, ...fields } = ROWS[row].action.fields as Record<string, One<State>>;
  return Object.entries(fields);
}

/** What the bottom action of this section can be, in words; last, that it is paid for its coins only. */
function choices(here: Here<State>): string[] {
  const row = rowOf(here.g, here.seat);
  if (!row) return [];
  const combined = fieldsOf(row).reduce<Args[]>(
    (all, [name, field]) =>
      all.flatMap((args) => field.options(here, args).map((option) => ({ ...args, [name]: option }))),
    [{}],
  );
  return [...combined.map(wordOf), payOnly.name];
}

/** The bottom action that a word means, and what is chosen in it. */
function chosenBy(what: string, { g, seat }: Here<State>): Choice {
  if (what === payOnly.name) return { name: payOnly.name, args: {} };
  const row = rowOf(g, seat)!;
  const options = what.split('/');
  const args = Object.fromEntries(fieldsOf(row).map(([name], i) => [name, options[i]!]));
  return { name: ROWS[row].action.name, args };
}

/** What a choice means, and its words. */
function meantBy(what: string, here: Here<State>): Thing[] {
  if (what === payOnly.name) return [];
  const { args } = chosenBy(what, here);
  return fieldsOf(rowOf(here.g, here.seat)!).flatMap(([name, field]) => thingsOf(field, args[name], here));
}
function wordsFor(what: string, here: Here<State>): Message {
  if (what === payOnly.name) return { key: `action.${payOnly.name}` };
  return ROWS[rowOf(here.g, here.seat)!].words(chosenBy(what, here).args);
}

export const finish = action({
  name: 'finish',
  fields: {
    what: {
      kind: 'one',
      of: meantBy,
      options: choices,
      label: wordsFor,
    },
    payment,
  },
  barred: ({ g, seat }) => {
    const row = rowOf(g, seat);
    return row && priceProblem(g, seat, row);
  },
  check: (_, { payment: paid }) => paymentProblem(paid),
  suggest: ({ g, seat }) => {
    const row = rowOf(g, seat);
    if (!row || !mayFinish(g, seat)) return [];
    return [...ROWS[row].usual(g, seat), ...payOnlyPlans(g, seat)].map(
      ({ label, args }): Suggestion => ({
        label: { key: 'suggest.finish', args: { what: label } },
        args: { what: wordOf(args), payment: args.payment! },
      }),
    );
  },
  foresee: ({ g, seat }, { payment: paid }) => foreseeBottom(g, seat, rowOf(g, seat), paid),
});

/** The bottom action in it, as it is answered by itself. */
export function bottomIn(here: Here<State>, { what, payment: paid }: { what: string; payment: Json }): Choice {
  const { name, args } = chosenBy(what, here);
  return { name, args: { ...args, payment: paid } };
}
