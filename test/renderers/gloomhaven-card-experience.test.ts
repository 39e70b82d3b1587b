import { describe, expect, test } from 'vitest';
import { cardsOf } from '#games/gloomhaven/printed/content/cards';
import { CLASSES } from '#games/gloomhaven/printed/schema/terms/base';
import { cardSprite } from '#renderers/gloomhaven/card';
import { halfLines, inWords } from '#renderers/gloomhaven/halves';

/** GH-15.4: what a card of the hand says of experience besides that of the whole half. */
/** Halves whose spaces have any experience. */
const SPACED = 18;

describe('the experience of a card', () => {
  const all = CLASSES.flatMap((id) => [...cardsOf(id)]);
  const drawn = (no: number) => JSON.stringify(cardSprite(no, { locale: 'en', w: 380, seat: 0 }).nodes);
  test('of its spaces stands on it, in their order; with none there is nothing', () => {
    const spaced = all.flatMap(({ no, top, bottom }) =>
      [top, bottom].flatMap(({ charges }) => (charges?.some((n) => n > 0) ? [{ no, charges }] : [])),
    );
    expect(spaced).toHaveLength(SPACED);
    for (const { no, charges } of spaced) expect(drawn(no)).toContain(`"${charges.join('·')}"`);
    // Trickster's Reversal has one space without any.
    expect(drawn(98)).not.toContain('"0"');
  });
  test('that comes again and again is said with what brings it', () => {
    const said = (no: number, half: 'top' | 'bottom', locale: 'en' | 'ja') =>
      halfLines(all.find((one) => one.no === no)![half], locale).map((line) => inWords(line, locale));
    expect(said(2, 'top', 'en').join()).toContain('1 each time');
    expect(said(2, 'top', 'ja').join()).toContain('働くたび1');
    expect(said(52, 'top', 'en').join()).toContain('1 each');
    expect(said(30, 'top', 'en').join()).toMatch(/2$/);
  });
});
