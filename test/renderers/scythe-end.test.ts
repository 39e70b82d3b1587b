import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import type { View } from '#games/scythe/seen/view.types';
import { pictures } from '#renderers/scythe/index';
import { flat } from './boxes.ts';
import { assigning, early, middle, over } from './scythe-samples.ts';
import { change, expectLegible, said, tagged, within } from './scythe-sheets.ts';

const agreed: View = { ...middle, turn: null };
const shared: View = {
  ...over,
  final: {
    lines: over.final.lines.map((one, n) => (n < 2 ? { ...one, total: 97, encounters: 6 } : one)),
    winners: over.final.lines.slice(0, 2).map(({ seat }) => seat),
    tieBreak: null,
  },
};
const ends: Record<string, View> = { over, early, middle, agreed, shared, assigning };

describe('Every picture of the scores', () => {
  test.each(locales)('fits, and all its words can be read, in %s', (locale) => {
    expectLegible(Object.entries(ends).map(([name, view]) => [name, pictures.end!(view, { locale })]));
  });
});

describe('The final scoring', () => {
  const scene = pictures.end!(over, { locale: 'en' });

  test('has a row for each seat, best first, with all its coins', () => {
    const rows = over.final.lines.map((line) => ({ line, words: within(scene, `score:${line.seat}`) }));
    for (const { line, words } of rows)
      expect(words).toEqual(
        expect.arrayContaining([
          String(line.stars.coins),
          `×${line.stars.count}`,
          String(line.territories.coins),
          String(line.resources.coins),
          String(line.structures.coins),
          String(line.coins),
          String(line.total),
        ]),
      );
    for (const { seat, tier } of over.final.lines)
      expect(tagged(scene, `tier:${seat}:${tier + 1}`).length, `${seat}`).toBeGreaterThan(0);
    const tops = over.final.lines.map(({ seat }) => tagged(scene, `score:${seat}`)[0]!.box.y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('has a tower for each seat, the higher the more coins', () => {
    const heights = flat(scene).flatMap(({ tags }) => tags.flatMap((tag) => (tag.startsWith('coins:') ? [tag] : [])));
    const high = [...new Set(heights)].map((tag) => tag.split(':').slice(1).map(Number));
    expect(high.map(([seat]) => seat)).toEqual(over.final.lines.map(({ seat }) => seat));
    for (const [n, { total }] of over.final.lines.entries())
      expect(high[n]![1]! / high[0]![1]!).toBeCloseTo(total / over.final.lines[0]!.total, 1);
  });

  test('names the winner, and nobody when the match ended by agreement', () => {
    expect(said(scene)).toContain('The Crimean Khanate won with 155 coins');
    expect(tagged(scene, 'winner:6').length).toBeGreaterThan(0);
    const none = pictures.end!(agreed, { locale: 'en' });
    expect(said(none)).toContain('Ended by agreement: nobody has won');
    expect(flat(none).some(({ tags }) => tags.some((tag) => tag.startsWith('winner:')))).toBe(false);
  });

  test('says who shares a victory, and counts encounters only where there are some', () => {
    const words = said(pictures.end!(shared, { locale: 'en' }));
    expect(words).toContain('Equal in everything: the victory is shared.');
    expect(words).toContain('Encounters');
    expect(said(scene)).not.toContain('Encounters');
  });

  test('says what decided a tie, with the numbers of those who were tied', () => {
    const tied: View = {
      ...shared,
      final: { ...shared.final, winners: [shared.final.lines[0]!.seat], tieBreak: 2 },
    };
    const [a, b] = tied.final.lines;
    expect(said(pictures.end!(tied, { locale: 'en' }))).toContain(
      `Tie on coins, decided by power: Crimean Khanate ${a!.ties[1]} and Republic of Polania ${b!.ties[1]}.`,
    );
  });

  test('tells the six stars that ended it', () => {
    const six = change(over, 0, { stars: [...over.players[0]!.stars, { kind: 'power', turn: 73 }] });
    expect(said(pictures.end!(six, { locale: 'en' }))).toContain('After 73 turns, the Saxony Empire placed 6 stars');
  });
});
