import { isMessage } from '#core/text';
import type { Event, Json, SeatId } from '#core/types';
import { counted, messagesIn, type Said, said } from './said.ts';

/** What came of a blow, an explosion or a danger: who fell, was weakened, got away, and how a casualty roll ended. */

/** One thing that befell a piece of a seat. */
export interface Loss {
  seat: SeatId | undefined;
  piece: Json;
  how: 'removed' | 'reduced' | 'wizard' | 'turned' | 'casualty';
  /** Of a casualty roll: what it showed and what came of it, and where he fled to. */
  words?: Said;
  /** The same in short: whether he got away. */
  end?: 'escape' | 'out';
}

const HOWS: Readonly<Record<string, Loss['how']>> = {
  'battle.loss.removed': 'removed',
  'battle.loss.reduced': 'reduced',
  'battle.loss.wizard': 'wizard',
  'battle.loss.turned': 'turned',
};

/** "Warsteed #2" is a Warsteed: which one matters only while the battle is looked at. */
export const bare = (piece: Json | undefined): Json =>
  isMessage(piece) && piece.key === 'battle.slot' ? (piece.args?.piece as Json) : (piece ?? null);

const isSame = (a: Json | undefined, b: Json | undefined): boolean =>
  JSON.stringify(bare(a)) === JSON.stringify(bare(b));
const seatIn = ({ seat }: Event['shown']): SeatId | undefined => (typeof seat === 'number' ? seat : undefined);

/** The losses with those of this event; undefined where it tells none. */
export function withLosses(losses: readonly Loss[], { type, shown }: Event): Loss[] | undefined {
  const seat = seatIn(shown);
  switch (type) {
    case 'hits-taken':
      return [
        ...losses,
        ...messagesIn(shown.losses).flatMap(({ key, args }) => {
          const how = Object.hasOwn(HOWS, key) ? HOWS[key] : undefined;
          return how ? [{ seat, piece: bare(args?.piece as Json), how }] : [];
        }),
      ];
    case 'casualty-rolled': {
      // The hit that made him roll is told by what came of it.
      const others = losses.filter(({ how, piece }) => !(how === 'wizard' && isSame(piece, shown.piece)));
      const end = isMessage(shown.result) && shown.result.key === 'battle.casualty.escape' ? 'escape' : 'out';
      return [...others, { seat, piece: shown.piece!, how: 'casualty', words: casualtyOf(shown), end }];
    }
    case 'fled': {
      const last = losses.at(-1);
      if (last?.how !== 'casualty' || !last.words || !isSame(last.piece, shown.piece)) return undefined;
      const { die, add } = last.words.args as Record<string, Json>;
      const words = said('came.fled', { piece: shown.piece!, to: shown.to!, die: die!, add: add ?? null });
      return [...losses.slice(0, -1), { ...last, words }];
    }
    default:
      return undefined;
  }
}

const casualtyOf = ({ piece, result, die, add }: Event['shown']): Said =>
  said('came.casualty', { piece: piece!, end: endOf(result), die: die!, add: add ?? null });

/** "was killed" as the last word of a list. */
const endOf = (result: Json | undefined): Json =>
  isMessage(result) ? said(result.key.replace('battle.casualty', 'came.end')) : (result ?? null);

/** The losses of one seat, or of all, as parts of a sentence: those who fell, who were weakened, and each casualty roll. */
export function lossWords(losses: readonly Loss[], seat?: SeatId): Said[] {
  const own = losses.filter((one) => seat === undefined || one.seat === seat);
  const of = (how: Loss['how']) => own.filter((one) => one.how === how).map(({ piece }) => piece);
  const together = (how: Exclude<Loss['how'], 'casualty'>): Said[] => {
    const pieces = of(how);
    return pieces.length > 0 ? [said(`came.${how}`, { pieces: counted(pieces) })] : [];
  };
  return [
    ...together('removed'),
    ...together('reduced'),
    ...together('turned'),
    ...together('wizard'),
    ...own.flatMap(({ words }) => words ?? []),
  ];
}

/** How many of a seat are gone for good or off the map, and how many were weakened. */
export function countOf(losses: readonly Loss[], seat: SeatId): { fell: number; weakened: number } {
  const own = losses.filter((one) => one.seat === seat);
  const isGone = ({ how, end }: Loss) => how === 'removed' || (how === 'casualty' && end !== 'escape');
  return { fell: own.filter(isGone).length, weakened: own.filter(({ how }) => how === 'reduced').length };
}
