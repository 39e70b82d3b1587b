import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { LocalDiscord } from '#local/discord';
import type { Bot } from './bot/bot.ts';
import type { Log } from './program-log.ts';
import { byChoice, type LocalSeat, type LocalSeats } from './web/by-choice.ts';
import { type HandedOut, handOut, type Rates } from './web/open-web.ts';
import { webKey } from './web/web-key.ts';

/** All windows of one machine have one address, and those of a person are one to the limits. */
const RATES: Partial<Rates> = {
  address: { burst: 4_000, perSecond: 400 },
  looks: { burst: 1_000, perSecond: 100 },
  pictures: { burst: 400, perSecond: 50 },
};

/** Shows the page on the table door at a local table, by its server. Gives the page, which is closed before the table. */
export async function showPage(
  local: LocalDiscord,
  { door }: Pick<Bot, 'door'>,
  { store, log, clock }: { store: Parameters<typeof webKey>[0]; log: Log; clock: { now(): number } },
): Promise<HandedOut> {
  const key = await webKey(store);
  const entrance = byChoice({ origin: local.url, key, seats: seatsOf(local) });
  const pageFolder = dirname(createRequire(import.meta.url).resolve('#web/page/index.html'));
  const page = handOut({ door, entrance, pageFolder, log, clock, rates: RATES });
  local.show(page.answer);
  return page;
}

type Record = ReturnType<LocalDiscord['seats']['take']>;
const seen = ({ id, name, locale }: Record): LocalSeat => ({ id, name, locale: locale === 'ja' ? 'ja' : 'en' });

/** The seats of the table as the page knows them: languages are those of the page. */
function seatsOf({ seats, keys, guildId }: LocalDiscord): LocalSeats {
  const there = (one: Record | undefined) => one && seen(one);
  const code = (locale: LocalSeat['locale']) => ({ locale: locale === 'ja' ? ('ja' as const) : ('en-US' as const) });
  return {
    guild: guildId,
    keys,
    all: () => seats.all().map(seen),
    find: (id, key) => there(seats.find(id, key)),
    take: (name, locale) => seen(seats.take(name, code(locale))),
    change: (id, locale) => void seats.change(id, code(locale)),
  };
}
