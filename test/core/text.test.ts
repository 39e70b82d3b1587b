import { describe, expect, test } from 'vitest';
import { catalogue } from '#core/text';

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
    // Once more renamed, the first names are forgotten.
    expect(renamed.renamed(() => undefined).say({ key: 'place.ursh' }, 'ja')).toBe('ウルシュ');
  });

  test('an unknown key or a missing argument is an error, not a hole', () => {
    expect(() => text.say({ key: 'nothing' }, 'en')).toThrow(/nothing/);
    expect(() => text.say({ key: 'moved' }, 'en')).toThrow(/needs to/);
    expect(() => text.say({ key: 'moved', args: { to: 'atlantis' } }, 'en')).toThrow(/place.atlantis/);
  });
});
