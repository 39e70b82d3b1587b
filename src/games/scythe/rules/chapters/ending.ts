import type { AnyAction, Foreseen, Json, Message, Said, SeatId, Suggestion } from '#core/types';
import { type BottomAction, sectionOf } from '../../printed/content.ts';
import { benefitsLeft } from '../../state/mats.ts';
import { matOf, player } from '../../state/pieces.ts';
import type { SectionName, State } from '../../state/state.ts';
import { type Payment, takesCards } from '../pay.ts';
import { bottomRow } from './bottom.ts';
import { mayFinish, priceProblem } from './bottom-row.ts';
import { finish } from './finish.ts';
import { allOf, bottomAfter, unrevealed } from './foresee.ts';
import { foreseeBottom } from './foresee-bottom.ts';

/**
 * What is said with the same press as a top action: the bottom action that it is usually taken for. Where
 * nothing but objectives can follow, it is that the turn ends. The end is offered to all who hold some, fulfilled or not, so that taking it tells nothing; the
 * action by its name leaves the turn open.
 */

/** A position to try an action in: what it shares with the other one is never changed in place. */
export const apart = (g: State): State => ({
  ...g,
  goods: { ...g.goods },
  players: g.players.map((one) => ({ ...one })),
});

/** What comes after a top action: what else is said with it, or the bottom action that is worth being asked about. */
export interface Ending {
  further: Said[];
  bottom?: BottomAction;
  /** Gives the answers to it that are worth one press, what is wanted most first. */
  deals?: () => Deal[];
}
/** A bottom action as it is said, and its words. */
interface Deal extends Said {
  label: Message;
}

/** What comes after the top action of this section has led to `after`. A bottom action that can be paid is asked about. */
export function ending(after: State, seat: SeatId, section: SectionName): Ending {
  const row = bottomOf(after, seat, section);
  if (row && !priceProblem(after, seat, row))
    return benefitsLeft(after, seat, row) > 0
      ? { further: [], bottom: row, deals: () => dealsOf(after, seat, section) }
      : { further: [] };
  const isAsked = player(after, seat).objectives.length > 0;
  return { further: isAsked ? [{ action: 'end-turn', args: {} }] : [] };
}
const bottomOf = (g: State, seat: SeatId, section: SectionName): BottomAction | undefined =>
  section === 'factory' ? undefined : sectionOf(matOf(g, seat), section).bottom;

/** What is suggested when the bottom action is asked for, paid by tokens alone. */
function dealsOf(after: State, seat: SeatId, section: SectionName): Deal[] {
  const g: State = { ...after, turn: { ...after.turn!, section, part: 'bottom' } };
  const row = bottomOf(g, seat, section);
  const offered = mayFinish(g, seat) ? [finish as AnyAction<State>] : row ? bottomRow(row) : [];
  return offered
    .flatMap((action) =>
      (action.suggest?.({ g, seat, about: null }) ?? []).map((one) => ({ ...one, action: action.name })),
    )
    .filter(({ args }) => !takesCards(args.payment as Payment));
}

/** An answer to a top action, in words, and what comes after it. */
export interface Answer {
  label: Message;
  args: Record<string, Json>;
  ending: Ending;
}

/** A whole answer with what else is said by the same press; its words say what comes of the turn. */
export function saying({ label, args, ending: { further, bottom } }: Answer): Suggestion {
  if (bottom) return { label: { key: 'suggest.then-bottom', args: { what: label, bottom } }, args, ...also(further) };
  const ends = further.some(({ action }) => action === 'end-turn');
  return { label: ends ? { key: 'suggest.finish', args: { what: label } } : label, args, ...also(further) };
}
const also = (further: Said[]) => (further.length > 0 ? { further } : {});

/** So many bottom actions are offered in one press with the first answer of a top action, and with each other one. */
const DEALS = { first: 3, others: 2 };

/** Whole turns: each of these answers, what is wanted most first, with what its bottom action is usually taken for. */
export const wholeTurns = (answers: readonly Answer[]): Suggestion[] =>
  answers.flatMap(({ label, args, ending: { further, bottom, deals } }, at) =>
    (deals?.() ?? []).slice(0, at === 0 ? DEALS.first : DEALS.others).map(({ label: deal, action, args: paid }) => ({
      label: { key: 'suggest.and-bottom', args: { what: label, bottom: bottom!, deal } },
      args,
      further: [...further, { action, args: paid }],
    })),
  );

/** The same of an action with nothing to fill in, whose own button leaves the turn open: also that it ends. */
export const turnsWith = (answer: Answer): Suggestion[] => [
  ...wholeTurns([answer]),
  ...[saying(answer)].filter(({ further }) => further),
];

/** What follows the top action: whether its bottom action can be paid, and what is said further. */
export function foreseeEnding(after: State, seat: SeatId, section: SectionName, further: readonly Said[]): Foreseen {
  const says = dealIn(further) ? [] : bottomAfter(after, seat, section);
  return allOf({ says }, foreseeFurther(after, seat, section, further));
}
/** What the bottom action pays and brings that is said with it, or which objectives stay hidden at the end of the turn. */
export function foreseeFurther(after: State, seat: SeatId, section: SectionName, further: readonly Said[]): Foreseen {
  const deal = dealIn(further);
  if (!deal) return unrevealed(after, seat, further);
  return foreseeBottom(after, seat, bottomOf(after, seat, section), deal.args.payment as Payment);
}
const dealIn = (further: readonly Said[]): Said | undefined => further.find(({ args }) => 'payment' in args);
