import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { gloomhaven } from '#games/gloomhaven/game';
import { classes, items, scenarioList } from '#games/gloomhaven/printed/content/content';
import { SCENARIOS } from '#games/gloomhaven/printed/content/offered';
import type { ClassId } from '#games/gloomhaven/printed/schema/terms/base';
import type { Member, Party } from '#games/gloomhaven/state/party';
import { newMember } from '#games/gloomhaven/state/party/members';
import { newParty } from '#games/gloomhaven/state/party/new-party';
import { pictures } from '#renderers/gloomhaven/index';
import type { Scene } from '#renderers/scene';
import { clashes, outside, texts, wrong } from './legible.ts';

/** The sheets of a campaign: `/party`. */

const { view } = gloomhaven.campaign!;
const { campaign } = pictures;
const sheets = campaign!;
const party = (change: Partial<Party> = {}): Party => ({ ...newParty(1, 1), ...change });
const member = (id: string, change: Partial<Member> = {}): Member => ({ ...newMember(id as ClassId, 1), ...change });
const pagesOf = (of: Party, locale: 'en' | 'ja' = 'en', name = 'Long road') =>
  sheets.pages(view!(of as never), { locale, name });
const linesOf = (of: Party, locale: 'en' | 'ja' = 'en') => sheets.lines(view!(of as never), { locale });
const said = (scene: Scene): string =>
  texts(scene)
    .map(({ text }) => text)
    .join('\n');

const first = party({
  done: [1, 2],
  known: [1, 2, 3, 4, 8, 13],
  reputation: 4,
  prosperity: 6,
  donated: 30,
  designs: [15],
  kept: [{ scenario: 1, treasure: 7, class: 'brute', reward: { scenario: 'random' } }],
  left: [{ class: 'scoundrel', level: 4, xp: 160 }],
  achievements: { party: ['first-steps'], global: ['city-rule-militaristic'] },
  members: [
    member('brute', { level: 3, xp: 131, gold: 41, items: [1, 13], worn: [1], cards: [14, 15], perks: [0], checks: 4 }),
    member('cragheart', { leaves: true }),
  ],
});
/** All there can be of everything. */
const full = party({
  done: Array.from({ length: 40 }, (_, i) => i + 1),
  known: Array.from({ length: 95 }, (_, i) => i + 1),
  reputation: -20,
  prosperity: 64,
  donated: 1000,
  designs: [...items.keys()].slice(14, 40),
  achievements: {
    party: ['first-steps', 'jekserahs-plans', 'following-clues', 'dark-bounty', 'a-demons-errand', 'redthorns-aid'],
    global: ['city-rule-militaristic', 'the-merchant-flees', 'the-power-of-enhancement', 'the-dead-invade'],
  },
  members: [...classes.keys()].map((id) =>
    member(id, {
      level: 9,
      xp: 999,
      gold: 1234,
      items: [...items.keys()].slice(0, 24),
      worn: [1, 3, 6, 10],
      perks: [...classes.get(id)!.perks.keys()],
      checks: 18,
    }),
  ),
});
const scenes: [string, Scene][] = locales.flatMap((locale) =>
  Object.entries({ new: party(), first, full }).flatMap(([name, of]) =>
    pagesOf(of, locale, name === 'full' ? 'W'.repeat(60) : 'Long road').map((page): [string, Scene] => [
      `${name} ${page.name} ${locale}`,
      page.scene,
    ]),
  ),
);

describe('The sheets of a campaign', () => {
  test('are 1200 wide, at most 1800 high, with nine pixels for every letter on a phone', () => {
    for (const [name, { width, height }] of scenes) {
      expect(width, name).toBe(1200);
      expect(height, name).toBeLessThanOrEqual(1800);
    }
    /** The name of a campaign is as long as people like: it is said in words too. */
    const small = (scene: Scene) =>
      texts(scene).flatMap(({ text, size = 0 }) =>
        size < 27 - 0.01 && !text!.includes('WWW') ? [`${text} ${size}`] : [],
      );
    expect(wrong(scenes, small)).toEqual([]);
  });
  test('have all words inside the frame, and none over another', () => {
    expect(wrong(scenes, outside)).toEqual([]);
    expect(wrong(scenes, clashes)).toEqual([]);
  });
  test('say in words what they show, in at most 1,000 characters each', () => {
    for (const locale of locales)
      for (const of of [party(), first, full])
        for (const { alt } of pagesOf(of, locale)) {
          expect(alt.length).toBeLessThanOrEqual(1000);
          expect(alt).not.toMatch(/[{}$]|undefined|null/);
        }
  });
});

describe('The sheet of the party', () => {
  test('says which campaign it is, and of one that stands alone nothing', () => {
    expect(said(pagesOf(first)[0]!.scene)).toContain('Party: Long road');
    expect(pagesOf(first)[0]!.name).toBe('Party: Long road');
    const [alone] = sheets.pages(view!(first as never), { locale: 'ja' });
    expect([alone!.name, said(alone!.scene).split('\n')[0]]).toEqual(['パーティー', 'パーティー']);
  });
  test('has reputation with what it does to prices, prosperity, and each character with level, experience, gold, perks and items', () => {
    const lines = linesOf(first);
    expect(lines[0]).toBe('Reputation +4 (prices −1), prosperity 2 (6 of 9 checks), 30 gold given to the temple.');
    expect(lines[1]).toBe(
      'Brute, level 3: 131 experience; level 4 from 150, 41 gold, 1 perks (2 due), 4 marks, 2 items: Boots of Striding ✓, Minor Stamina Potion.'.replace(
        '1 perks',
        'one perk',
      ),
    );
    expect(lines[2]).toContain(
      'Cragheart, level 1: 0 experience; level 2 from 45, 30 gold, 0 perks, 0 marks, retires after this scenario',
    );
    const words = said(pagesOf(first)[0]!.scene);
    for (const part of [
      '+4',
      'prices −1',
      '6 of 9 checks',
      'Brute, level 3',
      '41 gold',
      '131 experience; level 4 from 150',
    ])
      expect(words).toContain(part);
  });
  test('at the highest level and prosperity nothing is left to reach', () => {
    const lines = linesOf(full);
    expect(lines[0]).toContain('prosperity 9 (64 checks)');
    expect(lines[1]).toMatch(/level 9: 999 experience, 1234 gold/);
  });
  test('of a party that has not set out yet says so', () => {
    expect(linesOf(party())[1]).toBe('Nobody has set out yet.');
  });
});

describe('The sheets of scenarios and town', () => {
  test('has scenarios that are open, won, and known but closed with the reason; achievements, designs, who has left', () => {
    const words = said(pagesOf(first)[1]!.scene);
    expect(words).toContain('3. Inox Encampment');
    expect(words).toContain('8. Gloomhaven Warehouse: needs Jekserah’s Plans');
    expect(words).toContain('1. Black Barrow, 2. Barrow Lair');
    const unbuilt = [...scenarioList.values()].find(
      ({ id, requires }) => !requires && !SCENARIOS.includes(`${id}` as '1'),
    )!;
    expect(said(pagesOf(party({ known: [1, unbuilt.id] }))[1]!.scene)).toContain(
      `Unlocked, not in this program yet\n${unbuilt.id}. ${unbuilt.name.en}`,
    );
    const town = said(pagesOf(first)[2]!.scene);
    expect(town).toContain('First Steps');
    expect(town).toContain('City Rule (Militaristic)');
    expect(town).toContain(items.get(15)!.name.en);
    expect(town).toContain('Scoundrel, level 4, 160 experience');
    expect(town).toContain('Kept, to be given before the next scenario\n1');
    const closed = party({ known: [1, 3], achievements: { party: [], global: ['the-merchant-flees'] } });
    expect(said(pagesOf(closed)[1]!.scene)).toContain('3. Inox Encampment: closed by The Merchant Flees');
  });
});

describe('The sheet of a character', () => {
  test('has items with their place, cards above level 1, and all perks with a box for each time', () => {
    const [, , , brute] = pagesOf(first);
    const words = said(brute!.scene);
    expect(words).toContain('Boots of Striding (legs), worn');
    expect(words).toContain('Minor Stamina Potion (small)');
    expect(words).toContain('Fatal Advance (level 2)');
    expect(brute!.alt).toContain('Perks: Remove 2 cards “−1”.');
    expect(words.match(/cards? “/g)!.length).toBeGreaterThanOrEqual(classes.get('brute')!.perks.length - 1);
    expect(pagesOf(first)).toHaveLength(5);
  });
});

test('What is seen of a party is put together from nothing: what it does not name stays unseen', () => {
  const secret = { ...first, goals: ['secret'], members: first.members.map((one) => ({ ...one, goal: 'secret' })) };
  const seen = JSON.stringify(view!(first as never));
  expect(() => view!(secret as never)).toThrow();
  expect(seen).not.toContain('treasure');
  expect(JSON.parse(seen)).toEqual(view!(first as never));
});
