import { hasSay } from '../match/asked.ts';
import { find } from '../match/change.ts';
import { decline } from '../match/declined.ts';
import type { House } from '../match/house.ts';
import type { AnyRecord } from '../match/record.ts';
import { Unplayable } from '../match/sound.ts';
import { reason } from '../words/say.ts';
import { say } from '../words/text.ts';
import type { Call } from './command.ts';

/** A match that nobody can play on must not keep its channel: it is taken out of the way, and its file is kept. */

/** Why a match cannot be played here; undefined when it can. Throws what else keeps it from being found. */
export async function whyUnplayable(house: House, id: string): Promise<Unplayable | undefined> {
  try {
    await find(house, id);
    return undefined;
  } catch (error) {
    if (error instanceof Unplayable) return error;
    throw error;
  }
}

/** Sets a match aside that cannot be played here, for whoever wants its place. Gives whether it did. */
export async function setAsideIfUnplayable(house: House, id: string): Promise<boolean> {
  const why = await whyUnplayable(house, id);
  if (!why) return false;
  await house.store.setAside(id, why.message);
  return true;
}

/** `/match end` of a match that cannot be played: whoever has a say in it sets it aside. Gives whether it was one. */
export async function endsUnplayable({ house, visit, match }: Call): Promise<boolean> {
  const id = await match();
  const why = await whyUnplayable(house, id);
  if (!why) return false;
  const saved = await house.store.load(id);
  if (saved?.status === 'over' || saved?.status === 'ended') decline('match-is-over');
  if (saved && !hasSay(saved as unknown as AnyRecord, visit.user)) decline('not-seated');
  await house.store.setAside(id, why.message);
  visit.reached('saved');
  const { locale } = visit;
  await visit.reply({ content: say('done.set-aside', locale, { reason: reason(undefined, why.reason, locale), id }) });
  return true;
}
