import { describe, expect, test } from 'vitest';
import { botText } from '#bot/words/text';
import { type Locale, locales } from '#core/text';
import { scythe } from '#games/scythe/game';
import {
  board,
  bottomActions,
  combatDeck,
  dialMax,
  factions,
  penalties,
  playerMats,
  produceCosts,
  starKinds,
  tiers,
} from '#games/scythe/printed/content';
import { encounterHexes, tunnels } from '#games/scythe/printed/places';
import { text } from '#games/scythe/printed/text';
import { guide, rulebook, ruleOf } from '#games/scythe/seen/rulebook';
import { text as pictureText } from '#renderers/scythe/text';
import { heldByCommands } from '../held-by-names.ts';
import {
  heldByGuide,
  heldByParagraphs,
  heldByQuestions,
  heldByRuleOf,
  heldByStyle,
  sentencesOf,
  writtenOf,
} from '../held-by-rulebook.ts';
import { seedTable } from '../seed-table.ts';
import questionData from './questions.json' with { type: 'json' };

/** The rules at hand: the entries people look up, the guide, and which entries stand behind each question. */

const book = writtenOf('scythe');
const { ids, words } = book;
/** All sentences that we have written, each with where it stands. */
const sentences = (locale: Locale) => {
  const own = rulebook(locale).filter(({ id }) => ids.includes(id));
  return sentencesOf(own, guide(locale));
};
const everything = (locale: Locale): string => sentences(locale).flat().join('\n');
/** What an entry says, without the marks that make it bold. */
const plain = (id: string, locale: Locale): string => words[locale][id]!.text.replaceAll('**', '');

describe('The entries of the rulebook', () => {
  const { known } = seedTable('scythe', { title: 'Scythe', prefix: 'SC' });
  heldByParagraphs(book, { least: 45, most: 65, rules: [...known] });
});

heldByGuide('scythe', guide);
heldByRuleOf(ruleOf, { text, ids, least: 15 });
heldByCommands('scythe', sentences);

describe('The questions of players', () =>
  heldByQuestions(questionData, { ids, titleOf: (id, locale) => words[locale][id]!.title }));

describe.each(locales)('What is said in %s', (locale) => {
  heldByStyle(sentences(locale), locale);

  test('calls buttons, mats and abilities what they are called', () => {
    const labels = [text, botText, pictureText].flatMap((one) =>
      one.keys(locale).map((key) => one.template(key, locale)),
    );
    /** The beginning or the end of a label that has a name in it: “Mat of …”. */
    const parts = { en: /^(Mat of )…$/, ja: /^（勢力）(のマット)$/ };
    const cited = { en: /(?<!\*)\*([^*\n]+)\*(?!\*)/g, ja: /「([^」]+)」/g };
    const found = [...everything(locale).matchAll(cited[locale])].map(([, name]) => name!);
    expect(found.length).toBeGreaterThan(10);
    const unknown = found.filter((name) => {
      const part = parts[locale].exec(name)?.[1];
      return part === undefined ? !labels.includes(name) : !labels.some((label) => label.includes(part));
    });
    expect(unknown).toEqual([]);
  });

  test('says numbers and places that the game has', () => {
    const dash = locale === 'ja' ? '〜' : '–';
    for (const { min, max } of tiers) expect(plain('popularity-tiers', locale)).toContain(`${min}${dash}${max}`);
    for (const kind of starKinds.values())
      for (const n of kind.name.en.match(/\d+/g) ?? []) expect(plain('stars', locale), kind.id).toContain(n);
    for (const value of new Set(combatDeck)) {
      const n = combatDeck.filter((one) => one === value).length;
      const counted = locale === 'ja' ? `${value}が${n}枚` : `${n}( cards)? of ${value}\\b`;
      expect(plain('combat-cards', locale)).toMatch(new RegExp(counted));
    }
    for (const hex of tunnels) expect(plain('tunnels', locale)).toContain(hex);
    for (const { name, orderLabel } of playerMats.values())
      expect(plain('turn-order', locale)).toContain(`${name[locale]}${locale === 'ja' ? '' : ' '}${orderLabel}`);
    for (const n of Object.values(penalties)) expect(plain('traps', locale)).toContain(String(n));
    expect(plain('power-dial', locale)).toContain(locale === 'ja' ? `0〜${dialMax}` : `0 to ${dialMax}`);
    expect(plain('encounters', locale)).toContain(locale === 'ja' ? `${encounterHexes.length}` : 'Eleven');
    expect(plain('produce-cost', locale).match(/^- .+$/gm)).toHaveLength(produceCosts.length);
    for (const { id, name } of board.terrains)
      if (id !== 'factory') expect(plain('territories', locale)).toContain(name[locale]);
  });

  test('has every faction, ability before combat, bottom action and option somewhere', () => {
    const all = everything(locale);
    for (const { mechs } of factions.values())
      for (const { timing, name } of mechs)
        if (timing === 'beforeCombat') expect(plain('combat-abilities', locale)).toContain(name[locale]);
    for (const { name } of Object.values(bottomActions)) expect(all).toContain(name[locale]);
    for (const option of Object.keys(scythe.options))
      expect(plain('options', locale)).toContain(text.template(`option.${option}`, locale));
  });
});
