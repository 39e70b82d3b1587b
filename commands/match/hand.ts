import { handsOf, tellIfClosed } from '#bot/deliver/private';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { type Call, subcommand } from '#bot/serve/command';
import { seatName } from '#bot/words/say';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways';

/** What only the visitor may see, for each of their seats. */
export const hand = subcommand({
  name: { en: 'hand', ja: '手元' },
  help: { en: 'Show what only you may see', ja: '自分だけが見られるものを見る' },
  run: (call) => showHand(call),
  presses: { hand: { goesOn: true, run: (call) => showHand(call) } },
});

async function showHand({ house, visit, match }: Call): Promise<void> {
  const found = await find(house, await match());
  const { part, record } = found;
  const { locale } = visit;
  const seats = seatsOf(record, visit.user);
  if (seats.length === 0) decline('not-seated');
  if (!record.match) decline('not-running');
  const pictures = await handsOf(found, seats, locale);
  visit.reached('drawn');
  const names = seats.map((seat) => say('question.seat', locale, { seat: seatName(part, seat, locale) }));
  const content = pictures.length > 0 ? names.join('\n') : say('hand.nothing', locale);
  await visit.reply({ content, pictures, components: waysOn(found, visit, 'hand') });
  await tellIfClosed(house, record, visit);
}
