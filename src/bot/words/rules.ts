import type { Draft } from '#asking/draft';
import { entriesBehind, explanation } from '#asking/explain';
import type { PutQuestion } from '#asking/question';
import { LIMITS } from '#asking/terms/limits';
import { button, buttonRows, grouped, menuRow, type Row, type RowGroup, turning } from '#asking/terms/menu';
import { ROOM } from '#asking/terms/room';
import { sayCommon } from '#asking/terms/text';
import { clamp } from '#asking/terms/words';
import type { Entry } from '#core/rulebook';
import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { gameName } from './say.ts';
import { say } from './text.ts';

/** Paragraphs of the rules, pages of the guide, and what a question means: private, and with ways on from one to the next. */

interface Told {
  content: string;
  choices: RowGroup[];
}

/** So many entries that were found stand in the menu. */
const FOUND = 5;

/** One entry; below it all that was found, in a menu that stays while one reads on, and what one reads next. */
export function rulePage(part: AnyGame, entry: Entry, locale: Locale, found: readonly Entry[] = []): Told {
  const match = part.game.id;
  const listed = found.slice(0, FOUND);
  const next = entry.see.flatMap((id) => entriesOf(part, locale).find((one) => one.id === id) ?? []);
  const menu = menuRow(
    { kind: 'rule', match, option: entry.id },
    say('rules.found', locale),
    listed.map((one) => ({ value: one.id, label: one.title, chosen: one === entry })),
  );
  const lines = [`**${entry.title}** · ${gameName(part, locale)}`, entry.text];
  if (entry.rules.length > 0) lines.push(`-# ${say('rules.numbers', locale, { rules: [...entry.rules] })}`);
  return {
    content: clamp(lines.join('\n'), ROOM.words),
    choices: [
      ...grouped(listed.some((one) => one !== entry) ? [menu] : [], say('rules.found', locale)),
      ...grouped(entryButtons(part, next), say('rules.next', locale)),
    ],
  };
}

export const entriesOf = (part: AnyGame, locale: Locale): readonly Entry[] => part.rulebook?.(locale) ?? [];

/** A button for each entry, in one row. */
const entryButtons = ({ game }: AnyGame, entries: readonly Entry[]): Row[] =>
  buttonRows(
    entries
      .slice(0, LIMITS.component.buttons)
      .map(({ id, title }) => button({ kind: 'rule', match: game.id, option: id }, title)),
  );

/** What a question means as it stands, and the first entry of the rules behind it; the others are buttons. */
export function whyPage(put: PutQuestion, draft: Draft | undefined): Told {
  const [first, ...others] = entriesBehind(put);
  const said = explanation(put, draft).join('\n');
  const rule = first ? `\n\n**${first.title}**\n${first.text}` : '';
  return {
    content: `${clamp(said, ROOM.words - rule.length)}${rule}`,
    choices: grouped(entryButtons(put.part, others)),
  };
}

/** The button that opens the guide of a game; none where it has no guide. */
export const guideButton = ({ game, guide }: AnyGame, locale: Locale) =>
  guide ? [button({ kind: 'guide', match: game.id }, sayCommon('button.guide', locale))] : [];

/** A page of the guide, and how one turns to the others. */
export function guidePage(
  part: AnyGame,
  asked: number,
  locale: Locale,
): Told & { picture: string | null; alt: string } {
  const pages = part.guide?.(locale) ?? [];
  const at = Math.min(Math.max(0, asked), pages.length - 1);
  const page = pages[at];
  if (!page) throw new Error(`${part.game.id} has no guide`);
  const { title, text, picture, alt } = page;
  const to = (next: number) => ({ kind: 'leaf' as const, match: part.game.id, page: next });
  const head = say('rules.guide', locale, { game: gameName(part, locale), title, page: at + 1, pages: pages.length });
  return {
    content: clamp(`${head}\n${text}`, ROOM.words),
    choices: grouped(buttonRows(turning(to, at, pages.length, locale))),
    picture,
    alt,
  };
}
