import { z } from 'zod';
import type { Event, Message, SeatId } from '#core/types';
import { choiceOf } from '../../../printed/cards/choices.ts';
import type { Chooser } from '../../../printed/cards/effect.ts';
import { SAURON, type State } from '../../../state/state.ts';
import { action } from '../../action.ts';
import { canPay } from '../kind/costs.ts';

/** One of several effects, or whether something is done at all. */

/** Of a question about a choice of a card; `seat` is the hero who would pay and suffer. */
export const AboutChoice = z.object({ choice: z.string(), seat: z.int().nullable() });
export type AboutChoice = z.infer<typeof AboutChoice>;

/** The options of a choice whose price can be paid in full, by their numbers. */
export function payable(g: State, { choice, seat }: AboutChoice): string[] {
  const found = choiceOf(choice);
  const options = found.op === 'choose' ? found.options : [found];
  return options.flatMap(({ cost = [] }, i) => (canPay(g, seat, cost) ? [String(i)] : []));
}
export const optionLabel = (choice: string, option: string): Message => ({ key: `choice.${choice}.${option}` });

export const chooseEffect = action({
  name: 'choose-effect',
  about: AboutChoice,
  fields: {
    effect: {
      kind: 'one',
      of: 'words',
      options: ({ g, about }) => payable(g, about),
      label: (option, { about }) => optionLabel(about.choice, option),
      absent: ({ g, about }) => {
        const found = choiceOf(about.choice);
        const there = payable(g, about);
        const all = found.op === 'choose' ? found.options.map((_, i) => String(i)) : [];
        return all.flatMap((option) =>
          there.includes(option) ? [] : [{ option, why: { key: 'absent.cannot-pay' } as Message }],
        );
      },
    },
  },
});

/** What a card allows is done: `choice.<key>.0` says what. */
export const useEffect = action({
  name: 'use-effect',
  about: AboutChoice,
  fields: {},
  barred: ({ g, about }): Message | undefined =>
    payable(g, about).length > 0 ? undefined : { key: 'refusal.cannot-pay' },
});
export const leaveEffect = action({ name: 'leave-effect', fields: {} });

/** With the words for the question: the card, and what may be done. */
export function asJson({ choice, seat }: AboutChoice) {
  const [kind, card] = choice.split('.');
  return { choice, seat, card: { key: `${kind}.${card}` }, what: optionLabel(choice, '0') };
}

/** What everybody reads of an answer. */
export function chosen(by: Chooser, { seat }: { seat: SeatId | null }, choice: string, option: string): Event {
  const who = by === 'heroes' ? 'chooser.heroes' : `seat.${by === 'sauron' ? SAURON : seat}`;
  return {
    type: 'effect-chosen',
    shown: { who: { key: who }, choice: optionLabel(choice, option) },
  };
}

/** What everybody reads where nobody does it. */
export const left = (choice: string): Event => ({
  type: 'effect-left',
  shown: { what: optionLabel(choice, '0') },
});
