import { askedLine, eventLines } from '#asking/public-message';
import { button } from '#asking/terms/menu';
import { questionText } from '#asking/terms/names';
import { ROOM } from '#asking/terms/room';
import { clamp } from '#asking/terms/words';
import { byQuestion } from '#core/decision';
import type { Locale } from '#core/text';
import { sectionsOf } from '#core/text-board';
import type { Decision, SeatId, Viewer } from '#core/types';
import { openOf, positionOf } from '../match/asked.ts';
import type { Found, Played } from '../match/record.ts';
import { newest } from './newest.ts';
import { gameName, seatName } from './say.ts';
import { say } from './text.ts';

/** The position as it is heard: for whoever has a screen reader, or would rather read than look. */

/** A section in words. */
export interface SpokenSection {
  id: string;
  heading: string;
  lines: readonly string[];
}

/** So much is told of what just happened; the log has all of it. */
const NEWS = { lines: 8, length: 1_000 };

/**
 * The whole position for whoever holds these seats, what is new first. Nobody's seats see what a spectator sees. Who holds
 * several hears it from the one that is asked; of the others follows what they know besides.
 */
export function spokenBoard(found: Found<Played>, seats: readonly SeatId[], locale: Locale): SpokenSection[] {
  const open = openOf(found);
  const asked = seats.find((seat) => open.some((one) => one.seat === seat));
  const first = asked ?? seats[0];
  if (first === undefined) return [...newsSection(found, locale), ...seenBy(found, 'spectator', locale)];
  const own = seenBy(found, first, locale);
  const known = new Set(own.map(textOf));
  const besides = seats
    .filter((seat) => seat !== first)
    .flatMap((seat) =>
      seenBy(found, seat, locale)
        .filter((one) => !known.has(textOf(one)))
        .map((one) => ({
          ...one,
          id: `${seat}.${one.id}`,
          heading: say('text.of-seat', locale, { seat: seatName(found.part, seat, locale), heading: one.heading }),
        })),
    );
  return [...newsSection(found, locale), ...own, ...besides];
}

const textOf = ({ heading, lines }: SpokenSection): string => [heading, ...lines].join('\n');

function seenBy(found: Found<Played>, viewer: Viewer, locale: Locale): SpokenSection[] {
  const { game, text, textBoard } = found.part;
  return sectionsOf(textBoard, game.view(positionOf(found).g, viewer)).map(({ id, heading, lines }) => ({
    id,
    heading: text.say(heading, locale),
    lines: lines.map((one) => text.say(one, locale)),
  }));
}

/** What just happened, and who is asked what: in public, as everybody reads it on the board. */
function newsSection(found: Found<Played>, locale: Locale): SpokenSection[] {
  const { part, record } = found;
  const events = (record.notes.stretch?.said ?? []).flatMap((one) => ('event' in one ? [one.event] : []));
  const asked = byQuestion(openOf(found)).map((one) => askedOnce(found, one, locale));
  const lines = [...newest(eventLines(part, events, locale), NEWS), ...asked];
  return lines.length > 0 ? [{ id: 'news', heading: say('text.news', locale), lines }] : [];
}

/** Who is asked what. Where the question itself says who, they are not named twice. */
function askedOnce({ part }: Found, all: readonly [Decision, ...Decision[]], locale: Locale): string {
  const [decision] = all;
  const seats = all.map(({ seat }) => seat);
  const question = questionText(part, decision, locale, seats);
  const isNamed = seats.every((seat) => question.includes(seatName(part, seat, locale)));
  return isNamed && !decision.vote && !decision.shared ? question : askedLine(part, all, [], locale);
}

/** The sections in pages that are read at one look. What goes on on the next page has its heading again. */
export function spokenPages(sections: readonly SpokenSection[]): string[] {
  const pages: string[] = [];
  const add = (words: string, heading: string) => {
    const last = pages.at(-1);
    const isRoom = last !== undefined && last.length + 1 + words.length <= ROOM_OF_PAGE;
    if (isRoom) pages[pages.length - 1] = `${last}\n${words}`;
    else pages.push(clamp(words.startsWith(heading) ? words : `${heading}\n${words}`, ROOM_OF_PAGE));
  };
  for (const { heading, lines } of sections) {
    const title = `### ${heading}`;
    // A heading goes where its first line goes.
    const [first = '', ...others] = lines;
    for (const words of [`${title}\n${first}`, ...others]) add(words, title);
  }
  return pages;
}

/** What a page has room for below the line that says which one it is. */
const ROOM_OF_PAGE = ROOM.words - 120;

/** All of it as one text, for a file. */
export function spokenWhole({ part }: Found, sections: readonly SpokenSection[], locale: Locale): string {
  const parts = sections.map(({ heading, lines }) => [heading, '', ...lines].join('\n'));
  return `${[gameName(part, locale), ...parts].join('\n\n')}\n`;
}

/** The button that leads to the position in words, in a message of its own. */
export const textButton = ({ record }: Found, locale: Locale): ReturnType<typeof button> =>
  button({ kind: 'text', match: record.id }, say('button.text', locale));
