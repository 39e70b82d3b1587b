import { playout } from '#chance/playout';
import { contest, contestables } from '#core/contest';
import { position } from '#core/match';
import type { Game, Match, Script, SeatId, Table } from '#core/types';
import { salted } from '../kit/salt.ts';
import { type Mini, mini, no, yes } from './mini.ts';

/** Questions that one decides for several, and objections to them. */

export type G = Game<Mini, Mini>;
export const begin = (game: G): Match<Mini> => playout({ game }, salted('objections'), { most: 0, seats: 3 }).match;
export const heard = (game: G, match: Match<Mini>) => position(game, match).g.heard;
export const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
/** A seat objects, and the match comes back from JSON. */
export function objects(game: G, match: Match<Mini>, seat: SeatId, question = contestables(game, match)[0]!.question) {
  const acted = contest(game, match, { seat, question });
  if ('refused' in acted) throw new Error(acted.refused.key);
  return { ...acted, match: json(acted.match) };
}
export const refused = (game: G, match: Match<Mini>, seat: SeatId, question: string) => {
  const acted = contest(game, match, { seat, question });
  return 'refused' in acted ? acted.refused.key : undefined;
};
export const otherwise = { action: 'no', args: {} };
export const ALL = '1.1.all';

/** Seats 0 and 1 are asked one thing together, with a third at the table; then comes what the test says. */
export const table = (then: (t: Table<Mini>) => Script, more: Partial<G> = {}): G =>
  mini(function* (t) {
    const { seat, name } = yield* t.askAny([0, 1], 'all', [yes, no], { about: { n: 1 }, otherwise });
    t.g.heard.push(`${seat} ${name}`);
    yield* then(t);
  }, more);
export const asksZero = table(function* (t) {
  yield* t.askOneOf(0, 'then', [yes, no]);
});
