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
    for (const { no, charges } of spaced) expect(drawn(no)).toContain(`"spaces:${charges.join('·')}:0"`);
    // Trickster's Reversal has one space without any.
    expect(drawn(98)).toContain('"spaces:0:0"');
    expect(drawn(98)).not.toContain('"text":"0"');
  });
  test('that comes again and again is said with what brings it', () => {
    const said = (no: number, half: 'top' | 'bottom', locale: 'en' | 'ja') =>
      halfLines(all.find((one) => one.no === no)![half], locale).map((line) => inWords(line, locale));
    expect(said(2, 'top', 'en').join()).toContain('1 each time');
    expect(said(2, 'top', 'ja').join()).toContain('働くたび1');
    expect(said(52, 'top', 'en').join()).toContain('1 each');
    expect(said(30, 'top', 'en').join()).toMatch(/2$/);
  });
  test('that a half is never recovered stands on it, and on no other', () => {
    const never = all.filter(({ top, bottom }) => top.unrecoverable || bottom.unrecoverable).map(({ no }) => no);
    expect(never.length).toBeGreaterThan(0);
    const spoken = (no: number) => [...drawn(no).matchAll(/"text":"([^"]*)"/g)].map(([, word]) => word).join(' ');
    const says = all.filter(({ no }) => spoken(no).includes('not recoverable')).map(({ no }) => no);
    expect(says).toEqual(never);
  });
  test('of spaces that the marker has left is crossed out, on the half that is active alone', () => {
    const { no, half } = all.flatMap(({ no: one, top, bottom }) =>
      (top.charges?.length ?? 0) > 2 && !bottom.charges ? [{ no: one, half: 'top' as const }] : [],
    )[0]!;
    const spaces = (used?: { half: 'top' | 'bottom'; used: number }) =>
      /"spaces:[^"]+"/.exec(JSON.stringify(cardSprite(no, { locale: 'en', w: 380, seat: 0, used }).nodes))![0];
    expect(spaces()).toMatch(/:0"$/);
    expect(spaces({ half, used: 2 })).toMatch(/:2"$/);
    expect(spaces({ half: 'bottom', used: 2 })).toMatch(/:0"$/);
  });
});
