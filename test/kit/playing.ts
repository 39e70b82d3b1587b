import type { Locale } from '#core/text';
import type { Json, Match } from '#core/types';
import { newId } from '#store/new-id';
import type { MatchRecord } from '#store/store';

/** A record of this match under way, with somebody at each seat and nothing waiting: what a store takes as new. */
export function playing(match: Match<Json>, locale: Locale = 'en'): Omit<MatchRecord, 'version'> {
  const seats = Array.from({ length: match.seats }, (_, i) => {
    const user = String(i + 1);
    return { user, name: user, locale, dm: 'open' as const };
  });
  const settings = { remindAfterHours: 8, remindEveryHours: 24, reminders: true, dmHands: true };
  const lists = {
    outbox: [],
    done: [],
    drafts: {},
    asked: [],
    agreed: [],
    endVotes: [],
    notes: {},
    nextReminder: null,
  };
  const where = { guild: '1', channel: '1', host: '1', board: null, createdAt: 0, updatedAt: 0 };
  const state = { id: newId(), schema: 3 as const, status: 'running' as const };
  const { game, options } = match;
  return { ...state, ...where, ...lists, game, options, locale, seats, match, settings };
}
