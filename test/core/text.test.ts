import { describe, expect, test } from 'vitest';
import { catalogue } from '#core/text';
import type { Message } from '#core/types';

const text = catalogue(
  { en: { place: { ursh: 'Ursh', kimrin: 'Kimrin' } }, ja: { place: { ursh: 'ウルシュ', kimrin: 'キムリン' } } },
  {
    en: {
      moved: 'to {to:place}',
      seen: '{places:place}',
      hits: '{n#one hit|$ hits}',
      maybe: 'a{extra? and $}',
      nested: '<{what}>',
    },
    ja: {
      moved: '{to:place}へ',
      seen: '{places:place}',
      hits: '{n}ヒット',
      maybe: 'あ{extra?と$}',
      nested: '〈{what}〉',
    },
  },
);

describe('Words', () => {
  test('ids become names of the language, lists are joined in its way', () => {
    expect(text.say({ key: 'moved', args: { to: 'ursh' } }, 'en')).toBe('to Ursh');
    expect(text.say({ key: 'moved', args: { to: 'ursh' } }, 'ja')).toBe('ウルシュへ');
    expect(text.say({ key: 'seen', args: { places: ['ursh', 'kimrin'] } }, 'en')).toBe('Ursh and Kimrin');
    expect(text.say({ key: 'seen', args: { places: ['ursh', 'kimrin'] } }, 'ja')).toBe('ウルシュ、キムリン');
  });

  test('things that stand in a list several times are counted where the first of them stands; numbers are not', () => {
    const places = ['kimrin', 'ursh', 'kimrin', 'kimrin'];
    expect(text.say({ key: 'seen', args: { places } }, 'en')).toBe('Kimrin ×3 and Ursh');
    expect(text.say({ key: 'seen', args: { places } }, 'ja')).toBe('キムリン×3、ウルシュ');
    expect(text.say({ key: 'nested', args: { what: [7, 7] } }, 'en')).toBe('<7 and 7>');
  });

  test('names that are cited stand in a sentence as the words say, and bare where they are a message of their own', () => {
    const cited = catalogue({
      en: { spell: { fly: 'Fly' }, 'cited.spell': '$', found: 'found {spells:spell}', pick: 'pick {one}' },
      ja: { spell: { fly: '飛行' }, 'cited.spell': '「$」', found: '{spells:spell}を発見', pick: '{one}を選ぶ' },
    });
    expect(cited.say({ key: 'found', args: { spells: 'fly' } }, 'ja')).toBe('「飛行」を発見');
    expect(cited.say({ key: 'found', args: { spells: ['fly', 'fly'] } }, 'ja')).toBe('「飛行」×2を発見');
    expect(cited.say({ key: 'found', args: { spells: 'fly' } }, 'en')).toBe('found Fly');
    expect(cited.say({ key: 'spell.fly' }, 'ja')).toBe('飛行');
    expect(cited.say({ key: 'pick', args: { one: { key: 'spell.fly' } } }, 'ja')).toBe('飛行を選ぶ');
  });

  test('things that have words for their count are counted by them, each in a list, and only when all have', () => {
    const counted = catalogue({
      en: {
        unit: { mech: 'mech', worker: 'worker', dog: 'dog' },
        'counted.unit': { mech: '{n#a mech|$ mechs}', worker: '{n#a worker|$ workers}' },
        went: 'back: {units:unit}',
        who: '{unit:unit} goes',
      },
      ja: {
        unit: { mech: 'メック', worker: 'ワーカー', dog: '犬' },
        'counted.unit': { mech: 'メック{n}機', worker: 'ワーカー{n}体' },
        went: '{units:unit}が戻りました',
        who: '{unit:unit}が行きます',
      },
    });
    const went = (units: string[], locale: 'en' | 'ja') => counted.say({ key: 'went', args: { units } }, locale);
    expect(went(['worker', 'mech', 'worker'], 'en')).toBe('back: 2 workers and a mech');
    expect(went(['worker', 'mech', 'worker'], 'ja')).toBe('ワーカー2体とメック1機が戻りました');
    expect(went(['worker', 'dog', 'worker'], 'ja')).toBe('ワーカー×2、犬が戻りました');
    expect(counted.say({ key: 'who', args: { unit: 'mech' } }, 'ja')).toBe('メックが行きます');
  });

  test('one and many, there and not there', () => {
    expect(text.say({ key: 'hits', args: { n: 1 } }, 'en')).toBe('one hit');
    expect(text.say({ key: 'hits', args: { n: 0 } }, 'en')).toBe('0 hits');
    expect(text.say({ key: 'maybe', args: { extra: 'b' } }, 'en')).toBe('a and b');
    for (const extra of [null, false, []]) expect(text.say({ key: 'maybe', args: { extra } }, 'en')).toBe('a');
    expect(text.say({ key: 'maybe' }, 'en')).toBe('a');
  });

  test('a message can be an argument', () => {
    expect(text.say({ key: 'nested', args: { what: { key: 'moved', args: { to: 'kimrin' } } } }, 'ja')).toBe(
      '〈キムリンへ〉',
    );
  });

  test('an argument with a dollar or braces in it is taken literally', () => {
    expect(text.say({ key: 'nested', args: { what: '$& {x}' } }, 'en')).toBe('<$& {x}>');
    expect(text.say({ key: 'maybe', args: { extra: '$&' } }, 'en')).toBe('a and $&');
  });

  test('where another message is given for a key, that one is said everywhere, in the words without it', () => {
    const renamed = text.renamed((key) => {
      if (key === 'place.ursh') return { key: 'moved', args: { to: 'ursh' } };
      return key === 'place.new' ? { key: 'place.kimrin' } : undefined;
    });
    expect(renamed.say({ key: 'place.ursh' }, 'en')).toBe('to Ursh');
    expect(renamed.say({ key: 'seen', args: { places: ['ursh', 'kimrin'] } }, 'en')).toBe('to Ursh and Kimrin');
    expect(renamed.say({ key: 'nested', args: { what: { key: 'place.new' } } }, 'ja')).toBe('〈キムリン〉');
    expect([renamed.has('place.new', 'en'), renamed.has('place.other', 'en')]).toEqual([true, false]);
    expect(text.say({ key: 'place.ursh' }, 'en')).toBe('Ursh');
    // Names within names are renamed too; one within itself is not, however far in it comes back.
    const other = text.renamed((key): Message | undefined => {
      if (key === 'place.ursh') return { key: 'moved', args: { to: 'kimrin' } };
      return key === 'place.kimrin' ? { key: 'seen', args: { places: ['ursh', 'kimrin'] } } : undefined;
    });
    expect(other.say({ key: 'place.ursh' }, 'en')).toBe('to Ursh and Kimrin');
    // Once more renamed, the first names are forgotten.
    expect(renamed.renamed(() => undefined).say({ key: 'place.ursh' }, 'ja')).toBe('ウルシュ');
  });

  test('an unknown key or a missing argument is an error, not a hole', () => {
    expect(() => text.say({ key: 'nothing' }, 'en')).toThrow(/nothing/);
    expect(() => text.say({ key: 'moved' }, 'en')).toThrow(/needs to/);
    expect(() => text.say({ key: 'moved', args: { to: 'atlantis' } }, 'en')).toThrow(/place.atlantis/);
  });

  test('the error names the files in which the nearest keys stand, or all of them if there is no such key', () => {
    const filed = catalogue(
      { en: { ask: { act: 'Act?' }, place: { ursh: 'Ursh' } }, ja: {}, file: 'data/a.*.json' },
      { en: { ask: { fight: 'Fight?' } }, ja: {}, file: 'data/b.*.json' },
      { en: { 'ask.own': 'Own?' }, ja: {} },
    );
    const missing = (key: string) => () => filed.say({ key }, 'en');
    expect(missing('ask.flee')).toThrow('no words for ask.flee in en: they belong in data/a.en.json or data/b.en.json');
    expect(missing('place.atlantis')).toThrow(/belong in data\/a\.en\.json$/);
    expect(missing('nothing')).toThrow(/belong in data\/a\.en\.json or data\/b\.en\.json$/);
    expect(() => filed.renamed(() => undefined).say({ key: 'place.x' }, 'en')).toThrow(/belong in data\/a\.en\.json$/);
    expect(() => text.say({ key: 'nothing' }, 'en')).toThrow(/no words for nothing in en$/);
  });
});
