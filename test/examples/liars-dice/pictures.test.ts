import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { pictures } from '#examples/liars-dice/renderers/index';
import { texts } from '../../renderers/legible.ts';
import { bid, HORN, laid, OAK } from './board.ts';

/** What the table and the hand show. */

const saidOn = (scene: Parameters<typeof texts>[0]): string[] => texts(scene).map(({ text }) => text!);

/** After a challenge that cost the Horn cup a die, and one bid since. */
function midway() {
  const table = laid({ cups: [[1, 2, 4], [3, 4, 6], []] });
  table.seat(OAK).does('bid', bid(3, 4));
  table.seat(HORN).does('challenge');
  table.seat(HORN).does('bid', bid(2, 5));
  return table;
}

describe('The table', () => {
  test('shows how many dice each has, who is out, the last bid, and who was wrong', () => {
    const said = saidOn(pictures.board(midway().spectator.sees(), { locale: 'en' }));
    expect(said).toEqual(expect.arrayContaining(['3 dice', '2 dice', 'out', 'Horn cup: 2 ×']));
    expect(said).toContain('3 count for 4, the bid was 3: Horn cup lost a die');
  });

  test('is the same whoever looks: nobody’s dice are on it', () => {
    const table = midway();
    const board = (view: Parameters<typeof pictures.board>[0]) => pictures.board(view, { locale: 'ja' });
    for (const seat of [0, 1, 2]) expect(board(table.seat(seat).sees())).toEqual(board(table.spectator.sees()));
  });

  test('says before the first bid who begins, and at the end who has won', () => {
    const table = laid({ cups: [[2, 2], [3], []], begins: HORN });
    const said = () => saidOn(pictures.board(table.spectator.sees(), { locale: 'ja' }));
    expect(said()).toContain('まだ宣言なし（角のカップから）');
    table.seat(HORN).does('bid', bid(3, 3));
    table.seat(OAK).does('challenge');
    expect(said()).toContain('樫のカップの勝ち');
  });

  test('is told in words, what matters most first, at most 1,000 characters of them', () => {
    const alt = (locale: 'en' | 'ja') => pictures.alt.board(midway().spectator.sees(), { locale });
    expect(alt('en')).toMatch(
      /^[\w’ ]+, round 11\. Ones are wild\. Oak cup is to bid\. The last bid is 2 dice showing 5, by Horn cup\./,
    );
    expect(alt('ja')).toContain('直前の宣言は角のカップの「5が2個」です。');
    for (const locale of locales) expect(alt(locale).length).toBeLessThan(1_000);
  });
});

describe('The hand', () => {
  test('shows and tells the own dice, and there is none for who only looks on', () => {
    const table = laid({ cups: [[1, 2, 4], [3, 4, 6], []] });
    const own = table.seat(HORN).sees();
    expect(pictures.hand(own, { locale: 'en' })).toBeDefined();
    expect(pictures.alt.hand(own, { locale: 'en' })).toBe('Your dice: 3, 4, 6.');
    expect(pictures.alt.hand(own, { locale: 'ja' })).toBe('あなたのダイス：3、4、6。');
    expect(pictures.hand(table.spectator.sees(), { locale: 'en' })).toBeUndefined();
  });

  test('of who is out says so', () => {
    const { seat } = laid({ cups: [[1, 2, 4], [3, 4, 6], []] });
    expect(pictures.alt.hand(seat(2).sees(), { locale: 'en' })).toBe('You have no dice.');
    expect(saidOn(pictures.hand(seat(2).sees(), { locale: 'ja' })!)).toEqual(['ダイスは残っていません']);
  });
});
