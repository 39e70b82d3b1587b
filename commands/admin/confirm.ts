import { button, buttonRows, grouped } from '#asking/terms/menu';
import { plain } from '#asking/terms/words';
import { decline } from '#bot/match/declined';
import { rememberWish } from '#bot/match/server';
import type { Call } from '#bot/serve/command';
import { gameName } from '#bot/words/say';
import { say } from '#bot/words/text';
import type { IndexEntry, OperatorWish } from '#store/store';

/** What cannot be taken back is done by a second press. What was asked for is saved until then, for a button has no room for it. */

/** Asks whoever has typed it whether it shall be done. `words` is the key of the question and of its button. */
export async function askToConfirm(
  call: Call,
  entry: IndexEntry,
  { what, reason, why = null }: Pick<OperatorWish, 'what' | 'reason'> & { why?: string | null },
): Promise<void> {
  const { house, visit } = call;
  const { locale } = visit;
  await rememberWish(house, visit.guild!, { id: visit.id, what, match: entry.id, by: visit.user, reason });
  visit.reached('saved');
  const part = house.games.get(entry.game);
  const content = say(`admin.confirm.${what}`, locale, {
    game: part ? gameName(part, locale) : entry.game,
    where: `<#${entry.channel}>`,
    who: entry.users.map((user) => `<@${user}>`),
    reason: plain(reason),
    why,
  });
  const kind = what === 'end' ? 'end-now' : what;
  const press = button({ kind, match: entry.id, option: visit.id }, say(`admin.do.${what}`, locale), 'danger');
  await visit.reply({ content, choices: grouped(buttonRows([press])) });
}

/** What was asked for in this server by whoever presses the button. Declines when nobody remembers it. */
export async function wishMeant(
  { house, visit }: Call,
  what: OperatorWish['what'],
  { match, option }: { match: string; option: string },
): Promise<OperatorWish> {
  const { wishes } = await house.store.server(visit.guild!);
  const wish = wishes.find((one) => one.id === option && one.what === what && one.match === match);
  return wish?.by === visit.user ? wish : decline('old-button');
}
