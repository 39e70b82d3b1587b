import { colourOf } from '#bot/deliver/colours';
import { pageSketches } from '#bot/deliver/pictures';
import { handsOf, tellIfClosed } from '#bot/deliver/private';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { type Found, isPlayed, type Played } from '#bot/match/record';
import { type Call, subcommand } from '#bot/serve/command';
import { ownNoteLines } from '#bot/words/note-lines';
import { seatName } from '#bot/words/say';
import { say } from '#bot/words/text';
import { pageButtons, waysOn } from '#bot/words/ways-on';
import type { Locale } from '#core/text';

/** What only the visitor may see, for each of their seats: the hands first, then page by page what there is besides. */
export const hand = subcommand({
  name: { en: 'hand', ja: '手元' },
  help: { en: 'Show what only you may see', ja: '自分だけが見られるものを見る' },
  whilePaused: true,
  run: (call) => showHand(call, 0),
  presses: { hand: { goesOn: true, run: (call, { page = 0 }) => showHand(call, page) } },
});

async function showHand({ house, visit, match }: Call, page: number): Promise<void> {
  const found = await find(house, await match());
  const { part, record } = found;
  const { locale } = visit;
  const seats = seatsOf(record, visit.user);
  if (seats.length === 0) decline('not-seated');
  if (!isPlayed(found)) decline('not-running');
  const pages = await pagesOf(found, seats, locale);
  const hands = page > 0 && pages.length > 0 ? [] : await handsOf(found, seats, locale);
  // Who has no hand begins with the first page.
  const at = Math.min(hands.length > 0 ? page : Math.max(page, 1), pages.length);
  const chosen = pages[at - 1];
  const named = (seat: number) => say('question.seat', locale, { seat: seatName(part, seat, locale) });
  const pictures = chosen ? [await chosen.draw()] : hands.map(({ picture }) => picture);
  visit.reached('drawn');
  const content = chosen
    ? [named(chosen.seat), say('hand.page', locale, { name: chosen.name, page: at, pages: pages.length })].join('\n')
    : [
        hands.map(({ seat }) => named(seat)).join('\n') || say('hand.nothing', locale),
        ...ownNoteLines(found, visit.user, locale),
      ].join('\n');
  const [one, ...others] = seats;
  const accent = colourOf(found, chosen?.seat ?? (others.length > 0 ? undefined : one));
  const turning = pageButtons(
    (to) => ({ kind: 'hand', match: record.id, page: to }),
    { at, pages: pages.length },
    locale,
  );
  await visit.reply({ content, pictures, choices: [...turning, ...waysOn(found, visit, 'hand')], accent });
  await tellIfClosed(house, record, visit);
}

/** The pages of all these seats, one after another. */
async function pagesOf(found: Found<Played>, seats: readonly number[], locale: Locale) {
  const all = await Promise.all(seats.map((seat) => pageSketches(found, seat, locale)));
  return all.flatMap((pages, i) => pages.map((page) => ({ ...page, seat: seats[i]! })));
}
