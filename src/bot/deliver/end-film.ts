import { change, find } from '../match/change.ts';
import { Declined } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import { momentsOf } from '../match/looking-back.ts';
import { type AnyRecord, type Found, isPlayed, type OutboxEntry, type Played } from '../match/record.ts';
import { troubleOf } from '../platform/discord-trouble.ts';
import { incident } from '../platform/incident.ts';
import { post } from '../platform/send.ts';
import { say } from '../words/text.ts';
import { awake } from './awake.ts';
import { filmPicture } from './film.ts';

/**
 * The film of a match that is over is posted by itself, a little after the end. It waits in the outbox like everything else, so that none is
 * lost with the process. But no delivery waits for it.
 */

export type FilmEntry = Extract<OutboxEntry, { kind: 'film' }>;

export interface EndFilms {
  /** Begins the film of a match in whose outbox one waits, unless it is being made. */
  begin(found: Found): void;
  areMade(): boolean;
  /** Settles when those that are being made are posted, or given up. */
  made(): Promise<unknown>;
  /** Gives up those that are being made: they wait for the next start. */
  stop(): void;
}

/** Films for this house; `later` is told of a match whose film Discord does not take at present. */
export function openEndFilms(house: House, later: (match: string) => void): EndFilms {
  const making = new Map<string, Promise<void>>();
  let isOver = false;

  async function make(match: string, { id: nonce }: FilmEntry): Promise<void> {
    try {
      const found = await find(house, match);
      if (isPlayed(found)) await postFilm(house, found, { nonce, isWanted: () => !isOver });
    } catch (error) {
      if (isOver) return;
      if (troubleOf(error) === 'later') return later(match);
      if (error instanceof Declined) house.log.debug({ match, why: error.message }, 'there is no film of this match');
      // It is only a film: words and pictures of the end stand there already.
      else incident(house.log, error, { match, during: 'the film' });
    }
    await change(house, match, ({ record }) => ({ record: without(record, nonce), result: undefined }));
  }

  return {
    begin({ record: { id, outbox } }) {
      const entry = outbox.find((one): one is FilmEntry => one.kind === 'film');
      if (!entry || isOver || making.has(id)) return;
      const work = make(id, entry)
        .catch((error: unknown) => void incident(house.log, error, { match: id, during: 'the film' }))
        .finally(() => making.delete(id));
      making.set(id, work);
    },
    areMade: () => making.size > 0,
    made: () => Promise.all(making.values()),
    stop() {
      isOver = true;
    },
  };
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
  await awake(house, channel, () => post(house.client.rest, channel, nonce, message));
}

/** The film is done with: posted, or there is none. */
const without = (record: AnyRecord, nonce: string): AnyRecord => ({
  ...record,
  outbox: record.outbox.filter(({ id }) => id !== nonce),
});
