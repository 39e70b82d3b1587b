import type { Locale } from '#core/text';
import type { SeenMember, SeenParty } from '#games/gloomhaven/seen/view.types';
import type { CampaignLook, CampaignPictures, Page } from '../pictures.ts';
import { cut, list, notes, sentence, sentences } from '../prose.ts';
import { disc, group, type Node, rect, stroke, words } from '../scene.ts';
import { bronze, cream, ink, paperLight, wood } from '../theme.ts';
import {
  achievementWords,
  type Block,
  barredWords,
  cardWords,
  checksWords,
  gap,
  gearWords,
  growthWords,
  itemWords,
  ownsWords,
  paragraph,
  perkWords,
  scenarioWords,
  section,
  sheet,
  signed,
  titled,
  WIDE,
  wearsWords,
  xpWords,
} from './campaign-sheet.ts';
import { emblemOf } from './emblems.ts';
import { levelWords } from './halves.ts';
import { className } from './names.ts';
import { say } from './text.ts';

/** The sheets of a campaign (`/party`): the party, where it can go and what it has achieved, and each character. */

const TILE = 104;
const ALT = 1000;

const titleOf = ({ locale, name }: CampaignLook): string =>
  name === undefined ? say('campaign.title', locale) : say('campaign.named', locale, { name });

/** Four counters beside each other: what it is, how much, and what that means. */
function counters(party: SeenParty, locale: Locale): Block {
  const { reputation, price, prosperity, donated, scenarios } = party;
  const tiles: [string, string, string][] = [
    ['reputation', signed(reputation), say('campaign.price', locale, { n: signed(price) })],
    ['prosperity', String(prosperity.level), checksWords(party, locale)],
    ['won', String(scenarios.done.length), say('campaign.open', locale, { n: scenarios.open.length })],
    ['temple', String(donated), say('campaign.gold', locale)],
  ];
  const w = (WIDE - 3 * 12) / 4;
  return {
    h: TILE + 16,
    nodes: tiles.map(([key, value, more], n) =>
      group(
        [
          rect({ x: 0, y: 0, w, h: TILE }, { fill: wood, stroke: stroke(bronze, 2), radius: 10 }),
          words(say(`campaign.${key}`, locale), 16, 28, { size: 28, colour: cream, width: w - 32 }),
          words(value, 16, 72, { size: 42, face: 'display', colour: cream, width: 74 }),
          words(more, 94, 74, { size: 27, colour: cream, width: w - 104 }),
        ],
        { x: n * (w + 12), tag: `counter:${key}` },
      ),
    ),
  };
}

/** How far on the way to the next level. */
function wayBar({ xp, since, next }: SeenMember, { x, y, w }: { x: number; y: number; w: number }): Node[] {
  const part = next === null ? 1 : Math.min(1, Math.max(0, (xp - since) / (next - since)));
  return [
    rect({ x, y, w, h: 18 }, { fill: '#e3d3ab', stroke: stroke(ink, 2), radius: 9 }),
    ...(part > 0
      ? [rect({ x: x + 2, y: y + 2, w: Math.max(14, (w - 4) * part), h: 14 }, { fill: '#2f6b3f', radius: 7 })]
      : []),
  ];
}

function memberPlate(one: SeenMember, locale: Locale): Block {
  const x = 132;
  const owns = paragraph(wearsWords(one, locale), { w: WIDE - x - 16, size: 28 });
  const h = 156 + owns.h + 8;
  return {
    h: h + 12,
    nodes: [
      rect({ x: 0, y: 0, w: WIDE, h }, { fill: paperLight, stroke: stroke(ink, 2), radius: 10 }),
      disc(68, 76, 48, { fill: wood, stroke: stroke(bronze, 4) }),
      group(emblemOf(one.class)(cream, wood), { x: 68, y: 76, scale: 2.5 }),
      words(levelWords(one.class, one.level, locale), x, 34, { size: 38, face: 'display', colour: ink, width: 600 }),
      words(say('campaign.purse', locale, { gold: one.gold }), WIDE - 20, 34, {
        size: 34,
        bold: true,
        colour: ink,
        align: 'right',
        width: 380,
      }),
      ...wayBar(one, { x, y: 68, w: 300 }),
      words(xpWords(one, locale), x + 324, 78, { size: 28, colour: ink, width: WIDE - x - 344 }),
      words(notes(growthWords(one, locale), locale), x, 122, { size: 28, colour: ink, width: WIDE - x - 16 }),
      group(owns.nodes, { x, y: 148 }),
    ],
  };
}

function overview(party: SeenParty, look: CampaignLook): Page {
  const { locale } = look;
  const { members } = party;
  const blocks = [
    counters(party, locale),
    ...(members.length > 0
      ? members.map((one) => memberPlate(one, locale))
      : [paragraph(say('campaign.nobody', locale), { size: 34 })]),
  ];
  return {
    name: titleOf(look),
    scene: sheet(titleOf(look), blocks, locale),
    alt: told([titleOf(look), partyLine(party, locale), ...members.map((one) => memberLine(one, locale))], locale),
  };
}

type Part = readonly [key: string, of: readonly string[]];

/** Where the party can go, where it cannot and why, and where it has won. */
function scenarioParts({ scenarios: { open, barred, done } }: SeenParty, locale: Locale): Part[] {
  const isClosed = ({ needs, against }: (typeof barred)[number]) => needs.length + against.length > 0;
  const unbuilt = barred.filter((one) => !isClosed(one)).map(({ scenario }) => scenario);
  const named = (id: number) => scenarioWords(id, locale);
  return [
    ['list-open', open.map(named)],
    ['list-barred', barred.filter(isClosed).map((one) => barredWords(one, locale))],
    ['list-unbuilt', joined(unbuilt.map(named), locale)],
    ['list-done', joined(done.map(named), locale)],
  ];
}

/** What it has achieved, what the shop has by it, and who has left. */
function townParts({ achievements, designs, kept, left }: SeenParty, locale: Locale): Part[] {
  const achieved = (all: readonly string[]) =>
    joined(
      all.map((id) => achievementWords(id, locale)),
      locale,
    );
  const gone = left.map(({ class: id, level, xp }) =>
    say('campaign.one-left', locale, { name: className(id, locale), level, xp }),
  );
  return [
    ['achievements-party', achieved(achievements.party)],
    ['achievements-global', achieved(achievements.global)],
    [
      'designs',
      joined(
        designs.map((id) => itemWords(id, locale)),
        locale,
      ),
    ],
    ['left', gone],
    ['kept', kept > 0 ? [String(kept)] : []],
  ];
}

const joined = (all: readonly string[], locale: Locale): string[] => (all.length > 0 ? [list(all, locale)] : []);

/** A page of parts, each with its heading. */
function partsPage(key: string, all: readonly Part[], locale: Locale): Page {
  const title = say(`campaign.${key}`, locale);
  const parts = all.filter(([, of]) => of.length > 0);
  const blocks = parts.flatMap(([part, of]) => section(say(`campaign.${part}`, locale), of, locale));
  return {
    name: title,
    scene: sheet(title, blocks, locale),
    alt: told([title, ...parts.map((one) => partLine(one, locale))], locale),
  };
}

const partLine = ([key, of]: Part, locale: Locale): string =>
  say('campaign.part', locale, {
    title: say(`campaign.${key}`, locale),
    list: list(
      of.map((one) => one.replace(/[.。]$/, '')),
      locale,
    ),
  });

/** Boxes of a perk, ticked as often as it was taken, and what it does. */
function perkRow(one: SeenMember, place: number, locale: Locale): Block {
  const { boxes, taken } = one.perks[place]!;
  const says = paragraph(perkWords(one, place, locale), { w: WIDE - 124, size: 28 });
  const ticks = Array.from({ length: boxes }, (_, n): Node[] => [
    rect({ x: 12 + n * 36, y: 6, w: 28, h: 28 }, { fill: paperLight, stroke: stroke(ink, 2.5), radius: 4 }),
    ...(n < taken ? [disc(26 + n * 36, 20, 8, { fill: '#2f6b3f' })] : []),
  ]).flat();
  return { h: says.h, nodes: [...ticks, group(says.nodes, { x: 120, y: 2 })] };
}

function character(one: SeenMember, locale: Locale): Page {
  const title = levelWords(one.class, one.level, locale);
  const facts = [
    paragraph(say('campaign.facts', locale, { xp: xpWords(one, locale), gold: one.gold }), { size: 32, bold: true }),
    paragraph(say('campaign.marks-of', locale, { n: one.checks })),
    ...(one.perksDue > 0 ? [paragraph(say('campaign.perk-due', locale, { n: one.perksDue }), { bold: true })] : []),
    gap(8),
  ];
  const none = [say('campaign.none', locale)];
  const gear = gearWords(one, locale);
  const cards = cardWords(one, locale);
  const blocks = [
    ...facts,
    ...section(say('campaign.items-of', locale), gear.length > 0 ? gear : none, locale),
    ...section(say('campaign.cards', locale), cards.length > 0 ? cards : none, locale),
    titled(say('campaign.perks-of', locale)),
    ...one.perks.map((_, place) => perkRow(one, place, locale)),
  ];
  const has = one.perks.flatMap(({ taken }, place) => (taken > 0 ? [perkWords(one, place, locale)] : []));
  return {
    name: title,
    scene: sheet(title, blocks, locale),
    alt: told(
      [
        memberLine(one, locale),
        ...(cards.length > 0 ? [partLine(['cards', cards], locale)] : []),
        ...(has.length > 0 ? [partLine(['perks-of', has], locale)] : []),
      ],
      locale,
    ),
  };
}

const memberLine = (one: SeenMember, locale: Locale): string =>
  say('campaign.alt-member', locale, {
    name: levelWords(one.class, one.level, locale),
    xp: xpWords(one, locale),
    gold: one.gold,
    perks: list(growthWords(one, locale), locale),
    items: ownsWords(one, locale),
  });

function partyLine(party: SeenParty, locale: Locale): string {
  const { reputation, price, prosperity, donated } = party;
  return say('campaign.line-party', locale, {
    reputation: signed(reputation),
    price: signed(price),
    prosperity: prosperity.level,
    checks: checksWords(party, locale),
    donated,
  });
}

const told = (parts: readonly string[], locale: Locale): string =>
  cut(
    sentences(
      parts.map((one) => sentence(one, locale)),
      locale,
    ),
    ALT,
  );

/** The party to look at between and in its scenarios. */
export const campaignPictures: CampaignPictures = {
  lines(party: SeenParty, { locale }) {
    const { members } = party;
    return [
      partyLine(party, locale),
      ...(members.length > 0 ? members.map((one) => memberLine(one, locale)) : [say('campaign.nobody', locale)]),
      ...[...scenarioParts(party, locale), ...townParts(party, locale)].flatMap((one) =>
        one[1].length > 0 ? [partLine(one, locale)] : [],
      ),
    ].map((one) => sentence(one, locale));
  },
  pages: (party: SeenParty, look) => [
    overview(party, look),
    partsPage('scenarios', scenarioParts(party, look.locale), look.locale),
    partsPage('town', townParts(party, look.locale), look.locale),
    ...party.members.map((one) => character(one, look.locale)),
  ],
};
