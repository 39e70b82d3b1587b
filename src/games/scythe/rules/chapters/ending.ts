import type { Json, Message, Said, SeatId, Suggestion } from '#core/types';
import { type BottomAction, sectionOf } from '../../printed/content.ts';
import { benefitsLeft } from '../../state/mats.ts';
import { matOf, player } from '../../state/pieces.ts';
import type { SectionName, State } from '../../state/state.ts';
import { priceProblem } from './bottom-row.ts';

/**
 * What is said with the same press as a top action: that the turn ends, where nothing but objectives can follow. It is offered to
 * all who hold some, fulfilled or not, so that taking it tells nothing; the action by its name leaves the turn open.
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
}

/** What comes after the top action of this section has led to `after`. A bottom action that can be paid is asked about. */
export function ending(after: State, seat: SeatId, section: SectionName): Ending {
  const row = section === 'factory' ? undefined : sectionOf(matOf(after, seat), section).bottom;
  if (row && !priceProblem(after, seat, row))
    return { further: [], ...(benefitsLeft(after, seat, row) > 0 && { bottom: row }) };
  const isAsked = player(after, seat).objectives.length > 0;
  return { further: isAsked ? [{ action: 'end-turn', args: {} }] : [] };
}

/** A whole answer with what else is said by the same press; its words say what comes of the turn. */
export function saying(label: Message, args: Record<string, Json>, { further, bottom }: Ending): Suggestion {
  if (bottom) return { label: { key: 'suggest.then-bottom', args: { what: label, bottom } }, args, ...said(further) };
  const ends = further.some(({ action }) => action === 'end-turn');
  return { label: ends ? { key: 'suggest.finish', args: { what: label } } : label, args, ...said(further) };
}
const said = (further: Said[]) => (further.length > 0 ? { further } : {});
