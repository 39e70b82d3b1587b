import { endingOf } from '#core/outcome';
import type { Locale } from '#core/text';
import { positionOf } from '../match/asked.ts';
import { optionNote, optionsOf, unusual } from '../match/options.ts';
import { type Found, isPlayed } from '../match/record.ts';
import { gameName, noteText, seatName, since } from './say.ts';
import { say } from './text.ts';

/** The game's own words for what was played in a match of a campaign, by its options. */
const OWN = 'campaign.match';

/** A match that a campaign has taken on, in one line: its number, what was played, how it went and when. */
export function pastLine(found: Found | undefined, n: number, locale: Locale): string {
  const outcome = found && isPlayed(found) ? positionOf(found).outcome : undefined;
  if (!found || !outcome) return say('party.lost-record', locale, { n });
  const { part, record } = found;
  const { ending, seats } = endingOf(outcome);
  const result = say(`party.${ending}`, locale, { seats: seats.map((seat) => seatName(part, seat, locale)) });
  return say('party.past', locale, { n, what: played(found, locale), result, when: since(record.updatedAt) });
}

function played({ part, record }: Found, locale: Locale): string {
  const options = optionsOf(part, record);
  if (part.text.has(OWN, locale)) return part.text.say({ key: OWN, args: options }, locale);
  const chosen = unusual(part, options);
  const [first] = Object.entries(options);
  const told = chosen.length > 0 || !first ? chosen : [optionNote(...first)];
  return told.map((one) => noteText(part, one, locale)).join(' · ') || gameName(part, locale);
}
