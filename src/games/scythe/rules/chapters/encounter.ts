import { z } from 'zod';
import type { Here, Script, SeatId, Table } from '#core/types';
import { type Encounter, encounters } from '../../printed/content.ts';
import { counts, tellGained } from '../../state/counters.ts';
import { hasFactionAbility } from '../../state/mats.ts';
import { characterOf } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { isOver, placeStars } from '../stars.ts';
import { absentOf, because } from './absent.ts';
import { costProblem, payCost } from './costs.ts';
import { declineProblem, takeAsked, takeAtOnce, withoutField } from './gains.ts';
import { withWorkers } from './produce.ts';

/** SC-8: encounters. */

type Option = Encounter['options'][number];
export const optionOf = (card: string, option: string): Option =>
  encounters.get(card)!.options.find(({ id }) => id === option)!;
/** The card of an encounter, and the hex on which the character has met it. Public. */
const Met = z.object({ card: z.string(), hex: z.string() });
type Met = z.infer<typeof Met>;
export const cardOf = ({ about }: Here<State, Met>): string => about.card;

/** SC-8.2: an option whose cost can be paid in full, and of its gains without a question those that are wanted. */
export const chooseOption = action({
  name: 'choose-option',
  about: Met,
  fields: {
    option: {
      kind: 'one',
      of: 'words',
      options: (here) => payable(here).map(({ id }) => id),
      label: (option, here) => ({ key: `encounter-option.${cardOf(here)}.${option}` }),
      absent: (here) => {
        const all = encounters.get(cardOf(here))!.options.map(({ id }) => id);
        const there = payable(here).map(({ id }) => id);
        const taken = here.g.encounter?.taken ?? [];
        return absentOf(all, there, (id) => because(taken.includes(id) ? 'option-taken' : 'too-dear'));
      },
    },
    without: withoutField<Met>((here, { option }) => {
      const found = optionOf(cardOf(here), option as string);
      return { gain: found.gain, hex: here.about.hex };
    }),
  },
  check: (_, { without }) => declineProblem(without),
  suggest: (here) =>
    payable(here).map(({ id }) => ({
      label: { key: `encounter-option.${cardOf(here)}.${id}` },
      args: { option: id, without: [] },
    })),
});
const payable = (here: Here<State, Met>): Option[] => {
  const { g, seat } = here;
  const taken = g.encounter?.taken ?? [];
  return encounters
    .get(cardOf(here))!
    .options.filter(({ id, cost }) => !taken.includes(id) && costProblem(g, seat, cost) === undefined);
};
/** SC-13.5: the second option of Meander is no must. */
export const noMore = action({ name: 'no-more', fields: {} });

/** SC-8.1 to SC-8.4: the character stands on a hex with a token, and no combat is left. */
export function* encounterStep(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  const hex = characterOf(g, seat).at;
  if (!g.encounters.includes(hex)) return;
  g.encounters = g.encounters.filter((one) => one !== hex);
  const card = g.encounterDeck.pop()!;
  g.encounter = { seat, card, hex, taken: [] };
  // What has been read cannot be taken back: the private part ends undo.
  t.tell({ type: 'encounter', shown: { seat, hex, card }, only: { [seat]: { card } } });
  const about = { hex, card };
  const first = yield* t.ask(seat, 'encounter', chooseOption, { about });
  yield* takeOption(t, seat, first);
  // SC-13.5
  if (!isOver(g) && hasFactionAbility(g, seat, 'meander')) {
    const second = yield* t.askOneOf(seat, 'encounter-again', [chooseOption, noMore], { about });
    if (second.name === chooseOption.name) yield* takeOption(t, seat, second.args);
  }
  g.encounterDeck.unshift(card);
  g.encounter = null;
}

/** SC-8.2: the whole cost first, then the gains. */
function* takeOption(
  t: Table<State>,
  seat: SeatId,
  { option, without }: { option: string; without: string[] },
): Script {
  const { g } = t;
  const { card, hex } = g.encounter!;
  const { cost, gain } = optionOf(card, option);
  g.encounter!.taken.push(option);
  const { loss, cards, paid } = yield* payCost(t, seat, cost);
  const { gained, drawn, workers } = takeAtOnce(t, seat, { gain, hex, without });
  const more = {
    option: `${card}.${option}`,
    loss: counts(loss),
    cards,
    paid,
    hex,
    workers: withWorkers([], workers),
    ...(without.length > 0 && { without: [...without] }),
  };
  tellGained(t, 'option-taken', seat, { gained, drawn, more });
  yield* takeAsked(t, seat, gain, hex);
  placeStars(t);
}
