import { change, find } from '../match/change.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { momentsOf } from '../match/looking-back.ts';
import { type AnyRecord, type Found, isPlayed, type OutboxEntry, type Played } from '../match/record.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import { post } from '../platform/send.ts';
import { withSentBefore } from '../platform/sent-before.ts';
import { say } from '../words/text.ts';
import { awake } from './awake.ts';
import { filmPicture } from './film.ts';

/**
 * The film of a match that is over is posted by itself, a little after the end. It waits in the outbox like everything else, so that none is
 * lost with the process. But no delivery waits for it.
 */

export type FilmEntry = Extract<OutboxEntry, { kind: 'film' }>;
export const isFilm = (entry: OutboxEntry): entry is FilmEntry => entry.kind === 'film';

/**
 * Makes the film that waits in the outbox of a match, and posts it. Once it is not wanted any more it is given up, and waits on. Gives `later`
 * when Discord does not take it at present.
 */
export async function makeEndFilm(house: House, match: string, isWanted: () => boolean): Promise<'later' | undefined> {
  const found = await find(house, match);
  const entry = found.record.outbox.find(isFilm);
  if (!entry || !isWanted()) return undefined;
  const { id: nonce, sealed = house.clock.now() } = entry;
  const sending = { ...house, rest: withSentBefore(house, sealed, house.clock.now()) };
  try {
    if (isPlayed(found)) await postFilm(sending, found, { nonce, isWanted });
  } catch (error) {
    if (!isWanted()) return undefined;
    if (troubleOf(error) === 'later') return 'later';
    if (error instanceof Declined) house.log.debug({ match, why: error.message }, 'there is no film of this match');
    // It is only a film: words and pictures of the end stand there already.
    else incident(house.log, error, { match, during: 'the film' });
  }
  await change(house, match, ({ record }) => ({ record: without(record, nonce), result: undefined }));
  return undefined;
}

/** Makes it and posts it, without a sound. */
async function postFilm(
  house: House,
  found: Found<Played>,
  { nonce, isWanted }: { nonce: string; isWanted(): boolean },
): Promise<void> {
  const { id, channel, locale } = found.record;
  const format = house.defaults.films === 'gif' ? 'gif' : 'webp';
  const history = await house.store.history(id);
  const moments = momentsOf(found, history);
  const film = await filmPicture(found, { history: history!, moments, locale, format, isWanted });
  const message = { content: say('film.end', locale), pictures: [film], silent: true as const };
  await awake(house, channel, () => post(house.rest, channel, nonce, message));
}

/** The film is done with: posted, or there is none. */
const without = (record: AnyRecord, nonce: string): AnyRecord => ({
  ...record,
  outbox: record.outbox.filter(({ id }) => id !== nonce),
});
