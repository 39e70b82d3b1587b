import { eventLines } from '#asking/public-message';
import { historyOf, toldIn } from '#core/history';
import { knownOrders } from '#core/orders';
import { viewOf } from '../deliver/pictures.ts';
import { positionOf } from '../match/asked.ts';
import { rolesOf } from '../match/lobby-seats.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { lobbyMessage } from '../words/lobby-message.ts';
import { logPage } from '../words/log-pages.ts';
import { bellButtons, bellText, boardButtons, newsText } from '../words/news.ts';
import { questionOf } from '../words/private-question.ts';

/**
 * Looks once at all that somebody will look at in a match that was never saved: state, views, scenes, questions, and the words of
 * its whole history. Throws when anything of it cannot be shown, or the game's audit finds the position wrong.
 */
export function layOut(found: Found): void {
  const { part, record } = found;
  const { game, pictures, proofs } = part;
  const { locale } = record;
  // In a lobby each role has a seat, also where fewer play.
  const most = isPlayed(found) ? game.seats.max : Math.max(game.seats.max, rolesOf(part, record).length);
  if (record.seats.length > most) throw new RangeError(`${record.seats.length} seats, of ${most} at most`);
  if (!isPlayed(found)) {
    lobbyMessage(found);
    return;
  }
  const { match } = found.record;
  if (match.seats !== record.seats.length) throw new RangeError(`${match.seats} seats, not ${record.seats.length}`);
  const { g, open, outcome, used } = positionOf(found);
  if (record.status === 'running' && used !== match.answers.length) throw new RangeError('answers to nothing');
  if (record.status === 'running' && open.length === 0) throw new RangeError('it runs, and nobody is asked');
  if (record.status === 'over' && outcome === undefined) throw new RangeError('it is over, and has no end');
  const { orders = [] } = match;
  if (knownOrders(game, g, orders).length < orders.length) throw new RangeError('orders that are not known');
  // A card that is not there, another one twice.
  const wrong = proofs?.audit?.(g)(g, []);
  if (wrong !== undefined) throw new RangeError(wrong);
  const everybody = viewOf(found, 'spectator');
  pictures.board(everybody, { locale });
  pictures.alt.board(everybody, { locale });
  for (const seat of record.seats.keys()) pictures.hand(viewOf(found, seat), { locale });
  for (const decision of open) questionOf(found, decision, { locale });
  newsText(found, []);
  bellText(found);
  bellButtons(found);
  boardButtons(found);
  const seats = [...record.seats.keys()];
  const log = toldIn(historyOf(match.news));
  for (const { events } of log) eventLines(part, events, locale, seats);
  logPage(found, log, { locale, viewers: seats, unfolded: false });
}
