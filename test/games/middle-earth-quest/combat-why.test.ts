import { describe, expect, test } from 'vitest';
import { recalled } from '#core/history';
import { locales } from '#core/text';
import type { LogEntry } from '#core/types';
import { text } from '#games/middle-earth-quest/printed/text';
import { why } from '#games/middle-earth-quest/seen/inquiries/why';
import { faultsOf } from '../../kit/style.ts';
import { battle, holds } from './battle.ts';

/** The sum of a round in words (MEQ-7.6), asked for at any time. */

const SAURON = 0;
const HERO = 1;

function fought() {
  const table = battle({
    foe: { minion: 'gothmog' },
    allCards: true,
    arrange: (g) => holds(g, 'parry', 'smash', 'hack'),
  });
  table.seat(HERO).does('prepare', { n: 0 });
  for (const [own, foe] of [
    ['parry', 'concentrate'],
    ['smash', 'hack'],
  ]) {
    table.seat(HERO).does('play-card', { card: own! });
    table.seat(SAURON).does('play-card', { card: foe! });
  }
  return table;
}
const hereOf = (table: ReturnType<typeof fought>) => {
  const log: LogEntry[] = [{ answer: null, events: [...table.events] }];
  return { g: table.g, seat: HERO, about: recalled(log, why.recalls!) as never };
};

describe('MEQ-7.6 in words, for who asks', () => {
  test('the newest round stands first, and is called by its number and who fights', () => {
    const here = hereOf(fought());
    expect(why.fields.round.options(here)).toEqual(['2', '1']);
    expect(text.say(why.fields.round.label('2', here), 'en')).toBe('Round 2, Hero 1 against Gothmog of Gorgoroth');
  });
  test('its sum is told step by step, in the numbered order', () => {
    const { says } = why.answer(hereOf(fought()), { round: '2' });
    expect(says.map((one) => text.say(one, 'en'))).toEqual([
      'Round 2: Hero 1 played Smash, and Gothmog of Gorgoroth played Hack.',
      'MEQ-7.6 (1) costs of Eometh 3 of strength 7 and Gothmog of Gorgoroth 0 of strength 7',
      'MEQ-7.6 (2) Gothmog of Gorgoroth: what Concentrate promised for this round took effect',
      'MEQ-7.6 (4) Smash: the printed defense of Hack was lowered to 0',
      'MEQ-7.6 (5) Concentrate (round before): attack of Gothmog of Gorgoroth +2',
      'MEQ-7.6 (5) Concentrate (round before): the defense of Gothmog of Gorgoroth was set to 0 and stayed there',
      'MEQ-7.6 (5) Hack: attack of Gothmog of Gorgoroth +1',
      'MEQ-7.6 (6) Gothmog of Gorgoroth against Eometh: attack 4 − defense 1 = 3 damage',
      'MEQ-7.6 (6) Eometh against Gothmog of Gorgoroth: attack 2 − defense 0 = 2 damage',
    ]);
    for (const locale of locales)
      for (const one of why.answer(hereOf(fought()), { round: '1' }).says) {
        const words = text.say(one, locale);
        expect(faultsOf(words, locale), words).toEqual([]);
      }
  });
  test('before the first round there is nothing to ask', () => {
    const table = battle({ foe: { minion: 'gothmog' } });
    expect(why.barred!(hereOf(table))).toEqual({ key: 'refusal.no-combat-yet' });
    for (const locale of locales)
      expect(faultsOf(text.say({ key: 'refusal.no-combat-yet' }, locale), locale)).toEqual([]);
    expect(why.barred!(hereOf(fought()))).toBeUndefined();
  });
  test('its button stands from the first round on, by what lies on the table: nobody reads the log for it', () => {
    const button = (table: ReturnType<typeof fought>) => why.barred!({ ...hereOf(table), about: null });
    expect(button(battle({ foe: { minion: 'gothmog' } }))).toEqual({ key: 'refusal.no-combat-yet' });
    expect(button(fought())).toBeUndefined();
    // It stays when the combat is over: the minion keeps its wounds, the token lies with those that were discarded.
    const over = fought();
    over.seat(HERO).does('take-damage', { hand: {} });
    over.seat(SAURON).does('play-card', { card: 'exhaustion' });
    over.seat(HERO).does('play-card', { card: 'exhaustion' });
    expect(over.g.combat).toBeNull();
    expect(button(over)).toBeUndefined();
    expect(button(battle({ foe: { token: 'blank' } }))).toBeUndefined();
  });
});
