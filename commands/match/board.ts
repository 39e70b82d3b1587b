import { focusMenus } from '#asking/public-message';
import { button, grouped } from '#asking/terms/menu';
import { sayCommon } from '#asking/terms/text';
import { colourAsked } from '#bot/deliver/colours';
import { boardPicture, drawnIfPossible, endPicture, pageSketches, viewOf } from '#bot/deliver/pictures';
import { openOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { movedTo } from '#bot/match/moved';
import { withMoveTold } from '#bot/match/outbox';
import { type AnyRecord, type Found, isPlayed, type Played } from '#bot/match/record';
import { troubleOf } from '#bot/platform/discord-trouble';
import { reach } from '#bot/platform/threads';
import type { Visit } from '#bot/platform/visit';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { orTaken, readable } from '#bot/serve/here';
import { askedLines, gameName } from '#bot/words/say';
import { say } from '#bot/words/text';
import { pageButtons, waysOn } from '#bot/words/ways-on';
import type { Locale } from '#core/text';

/**
 * The board for one pair of eyes, whole or round a place. Typed in a channel without a match by somebody who plays
 * elsewhere, it moves a match here whose own channel the bot can no longer reach.
 */
export const board = subcommand({
  name: { en: 'board', ja: '盤面' },
  help: {
    en: 'Show the board, or a place of it at twice the size',
    ja: '盤面全体、または一部を2倍に拡大して見る',
  },
  whilePaused: true,
  options: {
    place: {
      type: 'completed',
      name: { en: 'place', ja: '場所' },
      help: { en: 'A place to look at closely', ja: '拡大して見たい場所' },
      async complete({ found, locale }) {
        const here = await found();
        return isPlayed(here) ? placesOf(here, locale).map(({ id, name }) => ({ name, value: id })) : [];
      },
    },
  },
  async run(call, { place }) {
    if (!(await moveHere(call))) await showBoard(call, { place });
  },
  presses: {
    board: { goesOn: true, run: (call, { page }) => showBoard(call, { page }) },
    sheet: { goesOn: true, run: (call, { page = 1 }) => showSheet(call, page) },
    focus: { goesOn: true, run: (call, _, [place]) => showBoard(call, { place }) },
  },
});

const placesOf = (found: Found<Played>, locale: Locale) =>
  found.part.pictures.places(viewOf(found, 'spectator'), locale);

/** With menus to look closer and ways back; after the end with the picture of how it went. Public facts only. */
async function showBoard(
  call: Call,
  { place, page }: { place?: string | undefined; page?: number | undefined },
): Promise<void> {
  const { house, visit, match } = call;
  const found = await find(house, await match());
  if (!isPlayed(found)) {
    if (found.record.notes.blocked) await house.deliver(found.record.id);
    decline('not-running');
  }
  const { part, record } = found;
  const { locale } = visit;
  const places = placesOf(found, locale);
  const wanted = place?.trim().toLowerCase();
  const focus = wanted ? places.find(({ id, name }) => id === place || name.toLowerCase() === wanted) : undefined;
  if (wanted && !focus) decline('place-unknown', { place: place!.slice(0, 50) });
  visit.reached('decided');
  const pictures = [
    await boardPicture(found, locale, {
      focus: focus?.id,
      ...(!focus && { said: found.record.notes.stretch?.said ?? [] }),
    }),
  ];
  if (!focus && record.status !== 'running') {
    const end = await drawnIfPossible(house, found, locale, endPicture);
    if (end) pictures.push(end);
  }
  visit.reached('drawn');
  const content = askedLines(found, openOf(found), locale).join('\n') || gameName(part, locale);
  const menus = grouped(focusMenus(record.id, places, locale, page), sayCommon('menu.focus', locale));
  const hasSheets = !focus && (await pageSketches(found, 'spectator', locale)).length > 0;
  const sheets = hasSheets ? [button({ kind: 'sheet', match: record.id }, say('button.sheets', locale))] : [];
  const ways = waysOn(found, visit, focus ? 'place' : 'board', sheets);
  const answer = { content, choices: [...menus, ...ways], accent: colourAsked(found), pictures };
  // Whoever asks for the board has perhaps made room for what waits.
  await (record.notes.blocked ? replyAndDeliver(call, record.id, async () => answer) : visit.reply(answer));
}

/** One of the pictures that everybody can look through below the board; page 0 is the board. */
async function showSheet(call: Call, page: number): Promise<void> {
  const { house, visit, match } = call;
  const found = await find(house, await match());
  if (!isPlayed(found)) decline('not-running');
  const { locale } = visit;
  const pages = await pageSketches(found, 'spectator', locale);
  const at = Math.min(page, pages.length);
  const chosen = pages[at - 1];
  if (!chosen) return showBoard(call, {});
  const pictures = [await chosen.draw()];
  visit.reached('drawn');
  const content = say('hand.page', locale, { name: chosen.name, page: at, pages: pages.length });
  const turning = pageButtons(
    (to) => ({ kind: 'sheet', match: found.record.id, page: to }),
    { at, pages: pages.length },
    locale,
  );
  await visit.reply({ content, choices: [...turning, ...waysOn(found, visit, 'place')], pictures });
}

/** Gives whether there was a match to be moved. */
async function moveHere(call: Call): Promise<boolean> {
  const { house, visit } = call;
  if (visit.guild === null || (await house.store.byChannel(visit.channel)) !== undefined) return false;
  for (const id of await house.store.byUser(visit.user)) {
    const record = await readable(house, id);
    if (!record) continue;
    if (record.status !== 'running' && record.status !== 'lobby') continue;
    if (record.notes.blocked === undefined && (await isReachable(house, record.channel))) continue;
    const move = (found: Found) => ({ record: moved(found.record, visit), result: undefined });
    await orTaken(
      call,
      visit.channel,
      changeOnce(call, id, move, () => undefined),
    );
    await replyAndDeliver(call, id, async () => ({ content: say('done.moved', visit.locale) }));
    return true;
  }
  return false;
}

/** Where the board stood before the bot reaches nothing. */
const moved = (record: AnyRecord, visit: Visit): AnyRecord => withMoveTold({ ...movedTo(record, visit), board: null });

async function isReachable(house: House, channel: string): Promise<boolean> {
  return reach(house.rest, channel).then(
    () => true,
    (error: unknown) => troubleOf(error) !== 'gone',
  );
}
