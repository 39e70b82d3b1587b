import { isDeepStrictEqual } from 'node:util';
import { eventLines } from '#asking/public-message';
import { thoughtAgain } from '#bot/computers/thought-again';
import { withNames } from '#bot/match/named';
import { recordOf } from '#bot/match/record';
import { isAside } from '#core/asides';
import { historyOf } from '#core/history';
import { replay } from '#core/recover';
import type { Locale } from '#core/text';
import type { Event } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import type { Witness } from './witness.ts';

/** What is saved after a kill, beside what was seen before it. */

/** How many answers a match has. */
export const answersIn = ({ match }: MatchRecord): number => match!.logged - 1;

/** Of how many entries of the log one message tells at most. */
const STRETCH = 80;

interface Saved {
  part: AnyGame;
  log: readonly { events: readonly Event[] }[];
  locale: Locale;
}

/**
 * The entry of the log with which the news was told, from this one on; undefined where no entry says it. It may tell it
 * together with those before it. For a deed grows answer by answer: "moved to the ford", then "moved by the ford to the hill".
 */
function toldBy(saved: Saved, news: string, from: number): number | undefined {
  const { part, locale } = saved;
  const all = piecesOf(saved);
  for (let end = all.findIndex(({ entry }) => entry >= from); end >= 0 && end < all.length; end++) {
    for (let start = end; start >= 0 && start > end - STRETCH; start--) {
      const events = all.slice(start, end + 1).flatMap((piece) => piece.events);
      if (eventLines(part, events, locale).join('\n').includes(news)) return all[end]!.entry;
    }
  }
  return undefined;
}

/** The log in pieces: an entry may end one stretch and begin the next, which another message tells. What was posted knows nothing of what only some were told besides. */
function piecesOf({ part, log }: Saved): { entry: number; events: Event[] }[] {
  const { stretches = [] } = part.game;
  return log.flatMap(({ events }, entry) => {
    const pieces: { entry: number; events: Event[] }[] = [{ entry, events: [] }];
    for (const { only: _, ...event } of events) {
      if (stretches.includes(event.type)) pieces.push({ entry, events: [] });
      pieces.at(-1)!.events.push(event);
    }
    return pieces;
  });
}

/** Whether a computer is asked in a match as it is saved. */
export const thinks = ({ asked, seats }: MatchRecord): boolean =>
  asked.some(({ seat }) => seats[seat]!.computer !== undefined);

/** What computers have answered since `before`, thought out again: how many answers, and what is wrong with them. */
export async function thoughtRightly(
  part: AnyGame,
  before: MatchRecord,
  { match }: MatchRecord,
): Promise<{ thought: number; problems: string[] }> {
  let thought = 0;
  const problems: string[] = [];
  for await (const { place, seat, isSame } of thoughtAgain(part, match!, historyOf(match!.news))) {
    if (place < before.match!.logged) continue;
    thought++;
    if (!isSame) problems.push(`entry ${place} is not what a computer at seat ${seat} thinks`);
  }
  return { thought, problems };
}

/** Compares what is saved with what was seen: nothing acknowledged is lost, nothing is there twice. */
export function judge(game: AnyGame, before: MatchRecord, after: MatchRecord, seen: Witness['seen']): string[] {
  const problems: string[] = [];
  const grown = answersIn(after) - answersIn(before);
  if (grown < seen.acknowledged) problems.push(`${seen.acknowledged} were acknowledged, ${grown} are saved`);
  const history = historyOf(after.match!.news);
  const { log } = history;
  if (!isDeepStrictEqual(log.slice(0, before.match!.logged), historyOf(before.match!.news).log))
    problems.push('the log before was changed');
  // An aside may be said again and again: of those there are at most as many as presses.
  const asides = log.slice(before.match!.logged).filter(({ answer }) => answer && isAside(answer.decision)).length;
  if (asides > seen.attempts) problems.push(`${asides} asides are saved of ${seen.attempts} presses`);
  const decisions = log.flatMap(({ answer }) => (answer && !isAside(answer.decision) ? answer.decision : []));
  const twice = decisions.filter((one, i) => decisions.indexOf(one) !== i);
  if (twice.length > 0) problems.push(`answered twice: ${twice.join(', ')}`);
  if (!isDeepStrictEqual(replay(game.game, after.match!, history).base, after.match!.base))
    problems.push('the saved state is not what seed and answers give');
  const { part } = withNames({ part: game, record: recordOf(after) });
  // What everybody has read has happened, in that order and once.
  const begin = Math.max(0, before.match!.logged - STRETCH);
  const saved = { part, log, locale: after.locale };
  let at = begin;
  for (const [n, news] of seen.told.entries()) {
    // One answer may be told in several messages, but the same of it not twice.
    const found = toldBy(saved, news, news === seen.told[n - 1] ? at + 1 : at);
    if (found !== undefined) at = found;
    else if (toldBy(saved, news, begin) !== undefined) problems.push(`was told after what came later: ${news}`);
    else problems.push(`was told, but is not in the log: ${news}; the log has: ${alike(saved, news).join(' / ')}`);
  }
  return problems;
}

/** What the log tells that begins as this does. */
function alike({ part, log, locale }: Saved, news: string): string[] {
  const lines = eventLines(
    part,
    log.flatMap(({ events }) => events).map(({ only: _, ...event }): Event => event),
    locale,
  );
  return lines.filter((line) => line.slice(0, BEGINNING) === news.slice(0, BEGINNING)).slice(-4);
}
const BEGINNING = 20;
