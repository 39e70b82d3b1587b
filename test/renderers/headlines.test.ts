import { describe, expect, test } from 'vitest';
import { type Catalogue, type Locale, locales } from '#core/text';
import type { Json } from '#core/types';
import { phrases } from '#renderers/kinsoku';
import { setText } from '#renderers/measure';
import { namesPrinted } from '#renderers/printed-names';
import { type Text, words } from '#renderers/scene';
import { storyBar } from '#renderers/story-bar';
import { legible, setWhole } from '#renderers/whole-words';
import { wordEnds } from '#renderers/word-ends';
import { games } from '#src/registry';

const PLACE = /\{(\w+)(?:([:#?])([^}]*))?\}/gu;

/** One sentence with names put in, and those names. */
interface Filled {
  sentence: string;
  names: readonly string[];
}

/** An event of the catalogue with the `n`-th name of each kind in it, and with all that may be left out. */
function filled(text: Catalogue, key: string, locale: Locale, n: number): Filled {
  const places = [...text.template(key, locale).matchAll(PLACE)];
  const names: string[] = [];
  const args: Record<string, Json> = {};
  for (const [, name, mark, rest] of places)
    if (mark === ':') {
      const kind = rest === 'actor' ? 'monster' : rest!;
      const known = plainKeys(text, kind, locale);
      const chosen = known[n % Math.max(1, known.length)];
      if (chosen !== undefined) names.push(text.template(`${kind}.${chosen}`, locale));
      args[name!] = chosen ?? '';
    }
  for (const [, name] of places) args[name!] ??= 12;
  return { sentence: text.say({ key, args }, locale), names };
}

/** Who acts is called by the state of a match: here all are monsters. */
const withActors = (text: Catalogue): Catalogue =>
  text.renamed((key) =>
    key.startsWith('actor.') ? { key: 'stand.elite', args: { type: key.slice('actor.'.length), n: 7 } } : undefined,
  );

const kept = new Map<string, string[]>();
/** What stands below a prefix and asks for nothing itself. */
function plainKeys(text: Catalogue, prefix: string, locale: Locale): string[] {
  const id = `${text.keys(locale).length}/${prefix}/${locale}`;
  const found =
    kept.get(id) ??
    text
      .keys(locale)
      .filter((key) => key.startsWith(`${prefix}.`) && !text.template(key, locale).includes('{'))
      .map((key) => key.slice(prefix.length + 1));
  kept.set(id, found);
  return found;
}

/** The headline as a bar with arms sets it. */
const headlineOf = (text: Catalogue, sentence: string, locale: Locale): Text =>
  storyBar({
    locale,
    arms: { w: 96, h: 96, nodes: [] },
    said: [sentence],
    asked: [{ words: '?' }],
    turn: '',
    stands: [],
    names: namesPrinted(text, locale),
  }).find((node): node is Text => node.kind === 'text' && node.tag === 'said')!;

/** Where the lines of a text but the first begin. */
function breaksIn(node: Text): number[] {
  let at = 0;
  return setText(node)
    .lines.map(({ text }) => {
      const from = node.text.indexOf(text, at);
      at = from + text.length;
      return from;
    })
    .slice(1);
}

/** Endings and particles, which belong to the word before them. */
const JOINED = /^(?:まし|ませ|ます|した|して|です|でし|され|れ|が|は|に|へ|と|の|も(?!う)|から|まで|より|[#×ー])/u;

/** What is wrong with the breaks of a sentence. */
function faults(node: Text, names: readonly string[], locale: Locale): string[] {
  return breaksIn(node).flatMap((at) => {
    const shown = `${node.text.slice(0, at)}｜${node.text.slice(at)}`;
    const isInName = names.some((name) => {
      const from = node.text.lastIndexOf(name, at - 1);
      return from >= 0 && from < at && at < from + name.length;
    });
    const isInWord =
      locale === 'ja'
        ? !wordEnds(node.text).has(at) || JOINED.test(node.text.slice(at))
        : node.text[at - 1] !== ' ' || /^[#×]/u.test(node.text.slice(at));
    return isInName || isInWord ? [shown] : [];
  });
}

const KINDS = 4;
/** What is put in may be a clause, too: no capital letter, or a mark, or an object. */
const IS_NAME: Readonly<Record<Locale, RegExp>> = {
  en: /^\p{Lu}[^.;:!?()]{1,30}$/u,
  ja: /^[^。、：・→（）を]{1,14}$/u,
};

describe('Headlines', () => {
  test.each(games.flatMap((part) => locales.map((locale) => [part.game.id, locale, part.text] as const)))(
    'of %s in %s break at the end of a word, and never within a name that is put in',
    (_, locale, text) => {
      const events = text.keys(locale).filter((key) => key.startsWith('event.'));
      const wrong: string[] = [];
      let broken = 0;
      for (const key of events)
        for (let n = 0; n < KINDS; n++) {
          const { sentence, names } = filled(withActors(text), key, locale, n * 7);
          const node = headlineOf(text, sentence, locale);
          expect(setText(node).size, sentence).toBeGreaterThanOrEqual(27);
          broken += breaksIn(node).length;
          wrong.push(
            ...faults(
              node,
              names.filter((name) => IS_NAME[locale].test(name)),
              locale,
            ),
          );
        }
      expect(broken).toBeGreaterThan(50);
      expect(wrong).toEqual([]);
    },
  );

  test('pause after particles and marks, never before an ending', () => {
    expect(phrases('攻撃しました')).toEqual(['攻撃しました']);
    expect(phrases('ワーカーを取り除きました')).toEqual(['ワーカーを', '取り除きました']);
    expect(phrases('村に配備しました。次の手番です')).toEqual(['村に', '配備しました。', '次の', '手番です']);
    expect(phrases('「隠密」が現れ、消えました')).toEqual(['「隠密」が', '現れ、', '消えました']);
  });
  test('shrink before a name is parted, which it is only where it is wider than a line', () => {
    const line = (text: string, width: number) => words(text, 0, 0, { size: 40, colour: '#000', width, lines: 2 });
    const sentence = 'Brute attacks Living Bones #7';
    const linesOf = (node: Text | undefined) => node && setText(node).lines.map(({ text }) => text);
    const [wide, narrow] = [line(sentence, 320), line(sentence, 270)];
    expect(linesOf(setWhole(wide, 30, ['Living Bones']))).toEqual(['Brute attacks', 'Living Bones #7']);
    expect(setWhole(wide, 30, ['Living Bones'])!.size).toBe(40);
    expect(linesOf(setWhole(narrow, 30, ['Living Bones']))).toEqual(['Brute attacks', 'Living Bones #7']);
    expect(setWhole(narrow, 30, ['Living Bones'])!.size).toBeLessThan(40);
    const wider = line('Living Bones', 150);
    expect(setWhole(wider, 30, ['Living Bones'])).toBeUndefined();
    expect(linesOf(legible([[wider, 30]], ['Living Bones']))).toEqual(['Living', 'Bones']);
  });
  test('in Japanese say nothing smaller than it must be for whole words', () => {
    const sentence = '上級・動く骸骨#7が戦士を攻撃しました。';
    const node = words(sentence, 0, 0, { size: 40, colour: '#000', width: 400, lines: 2 });
    const set = legible([[node, 30]], ['動く骸骨']);
    expect(setText(set).lines.map(({ text }) => text)).toEqual(['上級・動く骸骨#7が', '戦士を攻撃しました。']);
    expect(set.size).toBe(40);
  });
});
