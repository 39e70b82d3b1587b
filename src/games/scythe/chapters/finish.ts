import { thingsOf } from '#core/fields/field';
import type { Here, Json, Message, One, Suggestion, Thing } from '#core/types';
import { action } from '../action.ts';
import type { State } from '../state.ts';
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

interface Finishing {
  name: string;
  args: Args;
  means: readonly Thing[];
  label: Message;
}

/** What the bottom action of this section can be, by its word; last, that it is paid for its coins only. */
function choices(here: Here<State>): Map<string, Finishing> {
  const row = rowOf(here.g, here.seat);
  const found: Finishing[] = [];
  if (row) {
    const { action: plain, words } = ROWS[row];
    const { payment: _, ...fields } = plain.fields as Record<string, One<State>>;
    const combined = Object.entries(fields).reduce<Args[]>(
      (all, [name, field]) =>
        all.flatMap((args) => field.options(here, args).map((option) => ({ ...args, [name]: option }))),
      [{}],
    );
    const means = (args: Args) =>
      Object.entries(fields).flatMap(([name, field]) => thingsOf(field, args[name] as string, here));
    found.push(...combined.map((args) => ({ name: plain.name, args, means: means(args), label: words(args) })));
    found.push({ name: payOnly.name, args: {}, means: [], label: { key: `action.${payOnly.name}` } });
  }
  return new Map(found.map((one) => [wordOf(one.args), one]));
}

export const finish = action({
  name: 'finish',
  fields: {
    what: {
      kind: 'one',
      of: (what, here) => choices(here).get(what)!.means,
      options: (here) => [...choices(here).keys()],
      label: (what, here) => choices(here).get(what)!.label,
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
        label: { key: 'suggest.finish', args: { what: label as unknown as Json } },
        args: { what: wordOf(args), payment: args.payment! },
      }),
    );
  },
  foresee: ({ g, seat }, { payment: paid }) => foreseeBottom(g, seat, rowOf(g, seat), paid),
  pull: (here, { what, payment: paid }) => {
    const { name, args } = choices(here).get(what)!;
    const plain = name === payOnly.name ? payOnly : ROWS[rowOf(here.g, here.seat)!].action;
    return plain.pull!(here, { ...args, payment: paid } as never);
  },
});

/** The bottom action in it, as it is answered by itself. */
export function bottomIn(here: Here<State>, { what, payment: paid }: { what: string; payment: Json }): Choice {
  const { name, args } = choices(here).get(what)!;
  return { name, args: { ...args, payment: paid } };
}
