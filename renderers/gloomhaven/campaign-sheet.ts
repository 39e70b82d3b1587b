import type { Locale } from '#core/text';
import type { Message } from '#core/types';
import { card as printed } from '#games/gloomhaven/printed/content/cards';
import { items } from '#games/gloomhaven/printed/content/content';
import { text } from '#games/gloomhaven/printed/text';
import type { SeenMember, SeenParty } from '#games/gloomhaven/seen/view.types';
import { setText } from '../measure.ts';
import { heading } from '../panels.ts';
import { list } from '../prose.ts';
import { group, type Node, type Scene, words } from '../scene.ts';
import { ink, paper } from '../theme.ts';
import { cardName } from './names.ts';
import { BAND, band, sheetOf } from './sheets.ts';
import { say } from './text.ts';

/** What the sheets of a campaign are put together from: words about a party, and blocks that stand below one another. */

export const WIDE = 1160;
const EDGE = 20;

/** Something that is so high, drawn from its upper left corner. */
export interface Block {
  h: number;
  nodes: readonly Node[];
}

/** A sheet with a title, and blocks below one another. */
export function sheet(title: string, blocks: readonly Block[], locale: Locale): Scene {
  let y = BAND + 16;
  const nodes = blocks.map(({ h, nodes: of }) => {
    const at = group(of, { x: EDGE, y });
    y += h;
    return at;
  });
  const height = Math.max(420, Math.ceil((y + 16) / 10) * 10);
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [sheetOf(height), ...band(title, undefined, 1140), ...nodes],
  };
}

/** A paragraph, in as many lines as it takes. */
export function paragraph(of: string, { x = 0, w = WIDE, size = 29, bold = false } = {}): Block {
  const node = words(of, x, 0, { size, colour: ink, width: w - x, lines: 40, valign: 'top', ...(bold && { bold }) });
  return { h: Math.ceil(setText(node).box.h) + 10, nodes: [node] };
}
export const titled = (of: string): Block => ({ h: 58, nodes: heading(of, { x: 0, y: 0, w: WIDE, size: 34 }) });
/** So many things stand below one another; more of them stand one after the other. */
const ROWS = 8;
/** A heading with paragraphs; nothing where there are none. */
export function section(title: string, parts: readonly string[], locale: Locale): Block[] {
  if (parts.length === 0) return [];
  const told = parts.length > ROWS ? [list(parts, locale)] : parts;
  return [titled(title), ...told.map((one) => paragraph(one, { x: 12 })), gap(10)];
}
export const gap = (h: number): Block => ({ h, nodes: [] });

const worded = (message: Message, locale: Locale): string => text.say(message, locale);
export const scenarioWords = (scenario: number, locale: Locale): string =>
  worded({ key: 'label.scenario', args: { scenario } }, locale);
export const achievementWords = (id: string, locale: Locale): string => worded({ key: `achievement.${id}` }, locale);
export const itemWords = (item: number, locale: Locale): string => items.get(item)!.name[locale];
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** A scenario that cannot be played, and why. */
export function barredWords(
  { scenario: id, needs, against }: SeenParty['scenarios']['barred'][number],
  locale: Locale,
): string {
  const scenario = scenarioWords(id, locale);
  const named = (all: readonly string[]) =>
    list(
      all.map((one) => achievementWords(one, locale)),
      locale,
    );
  if (needs.length > 0) return say('campaign.needs', locale, { scenario, list: named(needs) });
  return say('campaign.against', locale, { scenario, list: named(against) });
}

/** "Boots of Striding (legs), worn". */
export const gearWords = ({ items: owned }: SeenMember, locale: Locale): string[] =>
  owned.map(({ item, isWorn }) =>
    say('campaign.item', locale, {
      item: itemWords(item, locale),
      slot: worded({ key: `slot.${items.get(item)!.slot}` }, locale),
      worn: isWorn || null,
    }),
  );

export const cardWords = ({ cards }: SeenMember, locale: Locale): string[] =>
  cards.map((no) => say('campaign.card', locale, { card: cardName(no, locale), level: printed(no).level }));

/** What the perk in a place of the sheet does. */
export const perkWords = ({ class: id }: SeenMember, place: number, locale: Locale): string =>
  worded({ key: 'label.perk', args: { perk: `${id}-${place}` } }, locale);

export const xpWords = ({ xp, level, next }: SeenMember, locale: Locale): string =>
  next === null ? say('campaign.xp-full', locale, { xp }) : say('campaign.xp', locale, { xp, level: level + 1, next });

const taken = ({ perks }: SeenMember): number => perks.reduce((sum, one) => sum + one.taken, 0);

/** Perks and marks of battle goals; what is due stands with them. */
export const growthWords = (one: SeenMember, locale: Locale): string[] => [
  say('campaign.perks', locale, { n: taken(one), due: one.perksDue || null }),
  say('campaign.marks', locale, { n: one.checks }),
  ...(one.leaves ? [say('campaign.leaves', locale)] : []),
];

/** What it owns, with a tick at what it wears. */
export const ownsWords = ({ items: owned }: SeenMember, locale: Locale): string =>
  owned.length === 0
    ? say('campaign.no-items', locale)
    : say('campaign.items', locale, {
        n: owned.length,
        list: list(
          owned.map(({ item, isWorn }) =>
            isWorn ? say('campaign.worn', locale, { item: itemWords(item, locale) }) : itemWords(item, locale),
          ),
          locale,
        ),
      });

/** How much it owns, and what of it it wears. */
export const wearsWords = ({ items: owned }: SeenMember, locale: Locale): string => {
  const worn = owned.flatMap(({ item, isWorn }) => (isWorn ? [itemWords(item, locale)] : []));
  return owned.length === 0
    ? say('campaign.no-items', locale)
    : say('campaign.worn-items', locale, { n: owned.length, list: worn.length > 0 ? list(worn, locale) : null });
};

export const checksWords = ({ prosperity: { checks, next } }: SeenParty, locale: Locale): string =>
  next === null
    ? say('campaign.checks-full', locale, { n: checks })
    : say('campaign.checks', locale, { n: checks, next });
