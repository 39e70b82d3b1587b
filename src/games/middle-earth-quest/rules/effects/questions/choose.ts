import type { Event, Here, Json, Message, SeatId } from '#core/types';
import { choiceOf } from '../../../printed/cards/choices.ts';
import type { Chooser } from '../../../printed/cards/effect.ts';
import { SAURON, type State } from '../../../state/state.ts';
import { action } from '../../action.ts';
import { canPay } from '../kind/costs.ts';

/** One of several effects, or whether something is done at all. */

/** Of a question about a choice of a card; `seat` is the hero who would pay and suffer. */
export interface AboutChoice {
  choice: string;
  seat: SeatId | null;
}
const aboutOf = ({ about }: Here<State>): AboutChoice => about as unknown as AboutChoice;

/** The options of a choice whose price can be paid in full, by their numbers. */
export function payable(g: State, { choice, seat }: AboutChoice): string[] {
  const found = choiceOf(choice);
  const options = found.op === 'choose' ? found.options : [found];
  return options.flatMap(({ cost = [] }, i) => (canPay(g, seat, cost) ? [String(i)] : []));
}
export const optionLabel = (choice: string, option: string): Message => ({ key: `choice.${choice}.${option}` });

export const chooseEffect = action({
  name: 'choose-effect',
  fields: {
    effect: {
      kind: 'one',
      of: 'words',
      options: (here) => payable(here.g, aboutOf(here)),
      label: (option, here) => optionLabel(aboutOf(here).choice, option),
      absent: (here) => {
        const found = choiceOf(aboutOf(here).choice);
        const there = payable(here.g, aboutOf(here));
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
  fields: {},
  barred: (here): Message | undefined =>
    payable(here.g, aboutOf(here)).length > 0 ? undefined : { key: 'refusal.cannot-pay' },
});
export const leaveEffect = action({ name: 'leave-effect', fields: {} });

/** With the words for the question: the card, and what may be done. */
export function asJson({ choice, seat }: AboutChoice): { [fact: string]: Json } {
  const [kind, card] = choice.split('.');
  return { choice, seat, card: { key: `${kind}.${card}` }, what: optionLabel(choice, '0') as unknown as Json };
}

/** What everybody reads of an answer. */
export function chosen(by: Chooser, { seat }: { seat: SeatId | null }, choice: string, option: string): Event {
  const who = by === 'heroes' ? 'chooser.heroes' : `seat.${by === 'sauron' ? SAURON : seat}`;
  return {
    type: 'effect-chosen',
    shown: { who: { key: who }, choice: optionLabel(choice, option) as unknown as Json },
  };
}

/** What everybody reads where nobody does it. */
export const left = (choice: string): Event => ({
  type: 'effect-left',
  shown: { what: optionLabel(choice, '0') as unknown as Json },
});
