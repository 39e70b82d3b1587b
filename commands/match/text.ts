import { buttonRows, grouped, menuRow, onPage, turning } from '#asking/terms/menu';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { type Found, isPlayed } from '#bot/match/record';
import { type Call, subcommand } from '#bot/serve/command';
import { type SpokenSection, spokenBoard, spokenPages, spokenWhole } from '#bot/words/board-in-words';
import { say } from '#bot/words/text';
import { waysOn } from '#bot/words/ways-on';
import type { Locale } from '#core/text';

/** So many pages are turned; a longer position is a file besides. */
const PAGES = 4;

/** The position in words, for whoever asks: all of it on pages, or one section alone. It says what the pictures show. */
export const text = subcommand({
  name: { en: 'text', ja: '文章' },
  help: {
    en: 'The position in words, for screen readers or to look something up',
    ja: '局面を文章で読む（画面の読み上げや確認に）',
  },
  whilePaused: true,
  options: {
    section: {
      type: 'completed',
      name: { en: 'section', ja: '項目' },
      help: { en: 'One part of it alone', ja: '読みたい項目だけ' },
      complete: async ({ found, locale, user }) =>
        sectionsHere(await found(), user, locale).map(({ id, heading }) => ({ name: heading, value: id })),
    },
  },
  run: (call, { section }) => showText(call, { section }),
  presses: {
    text: { run: (call) => showText(call, {}) },
    'text-page': {
      goesOn: true,
      // From the menu of sections its value says which; a button turns the pages of all, or of one.
      run: (call, { page, option }, [chosen]) =>
        showText(call, chosen === undefined ? { section: option, page } : { section: chosen }),
    },
  },
});

/** What can be heard now; nothing in a lobby. */
const sectionsHere = (found: Found, user: string, locale: Locale): SpokenSection[] =>
  isPlayed(found) ? spokenBoard(found, seatsOf(found.record, user), locale) : [];

/** One page of the position, or of one section of it. A page that is no longer there is the last one. */
async function showText(
  { house, visit, match }: Call,
  { section: wanted, page: asked = 0 }: { section?: string | undefined; page?: number },
): Promise<void> {
  const found = await find(house, await match());
  const { user, locale } = visit;
  if (!isPlayed(found)) decline('not-running');
  const all = sectionsHere(found, user, locale);
  const section = wanted === undefined ? undefined : sectionNamed(all, wanted);
  const pages = spokenPages(section ? [section] : all);
  visit.reached('decided');
  const at = Math.min(asked, pages.length - 1);
  const head = pages.length > 1 ? [say('text.page', locale, { page: at + 1, pages: pages.length })] : [];
  const { id } = found.record;
  const option = section && { option: section.id };
  const turns = turning((page) => ({ kind: 'text-page', match: id, page, ...option }), at, pages.length, locale);
  const others = section || pages.length > 1 ? sectionMenu({ match: id, page: pages.length + 2 }, all, locale) : [];
  const isLong = section === undefined && pages.length > PAGES;
  const bytes = Buffer.from(spokenWhole(found, all, locale));
  await visit.reply({
    content: [...head, pages[at]!].join('\n'),
    choices: [
      ...grouped([...buttonRows(turns), ...others], say('caption.pages', locale)),
      ...waysOn(found, visit, 'words'),
    ],
    pictures: [],
    ...(isLong && { files: [{ name: 'position.txt', bytes }] }),
  });
}

/** The section that was chosen from the list, or whose heading was typed. Declines, with the names, what is none. */
function sectionNamed(all: readonly SpokenSection[], wanted: string): SpokenSection {
  const typed = wanted.trim().toLowerCase();
  const found = all.find(({ id, heading }) => id === wanted || heading.toLowerCase() === typed);
  const names = all.map(({ heading }) => heading);
  return found ?? decline('section-unknown', { section: wanted.slice(0, 50), sections: names });
}

/**
 * The menu that leads to one section; what has no room in it can be typed. Its `page` is one to which no button turns: two
 * controls of a message must differ.
 */
const sectionMenu = (at: { match: string; page: number }, all: readonly SpokenSection[], locale: Locale) => [
  menuRow(
    { kind: 'text-page', ...at },
    say('text.choose', locale),
    onPage(all, 0).map(({ id, heading }) => ({ value: id, label: heading })),
  ),
];
