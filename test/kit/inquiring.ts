import type { SomeInquiry } from '#asking/terms/names';
import { enumerate } from '#core/enumerate';
import { logOf, recalled } from '#core/history';
import type { Json, Match, SeatId } from '#core/types';
import type { AnyGame } from '#src/game-part';

/** What a seat can inquire of a game, and what it is answered. */
export interface Inquired {
  name: string;
  args: Json;
  says: readonly { key: string; args?: Record<string, Json> }[];
  shows?: Json;
}

/** The inquiries that have a button for this seat, as all may see. */
export const unbarred = ({ game }: AnyGame, g: Json, seat: SeatId): string[] =>
  Object.values<SomeInquiry>(game.inquiries ?? {})
    .filter(({ barred }) => !barred?.({ g, seat, about: null }))
    .map(({ name }) => name);

/** The answers to each inquiry of this seat in this state, to the first few of what each can be about; its reason where it has none. */
export function inquired(
  { game }: AnyGame,
  { g, seat, match }: { g: Json; seat: SeatId; match: Match<Json> },
): Inquired[] {
  const log = logOf(match);
  return Object.values<SomeInquiry>(game.inquiries ?? {}).flatMap((inquiry): Inquired[] => {
    const here = { g, seat, about: recalled(log, inquiry.recalls) as unknown as Json };
    const { name } = inquiry;
    const barred = inquiry.barred?.(here);
    if (barred) return [{ name, args: null, says: [barred] }];
    return [...enumerate(inquiry, here)]
      .slice(0, 3)
      .map((args) => ({ name, args, ...inquiry.answer(here, args as never) }));
  });
}
