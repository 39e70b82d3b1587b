import { describe, expect, test } from 'vitest';
import { eventLines } from '#asking/public-message';
import { playout } from '#chance/playout';
import { logOf } from '#core/history';
import { locales } from '#core/text';
import type { Event } from '#core/types';
import { scythe } from '#games/scythe/game';
import { text } from '#games/scythe/printed/text';
import { CAME, OF_AUTOMA } from '#games/scythe/seen/deeds/came';
import { deeds } from '#games/scythe/seen/deeds/deeds';
import { OF_FIGHTS } from '#games/scythe/seen/deeds/fight';
import { OF_MOVES } from '#games/scythe/seen/deeds/moves';
import type { AnyGame } from '#src/game-part';
import { salted } from '../../kit/salt.ts';
import { part as whole } from './part.ts';

/** What somebody does is one sentence, with what came of it. */

const part = { game: scythe, text } as unknown as AnyGame;
const event = (type: string, shown: object, only?: Event['only']): Event => ({
  type,
  shown: shown as Event['shown'],
  ...(only && { only }),
});
const lines = (events: readonly Event[], locale: 'en' | 'ja' = 'en') => eventLines(part, events, locale);
const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
const section = (one: string, seat = 0) => event('section', { seat, section: one });
const BOLSTERED = event('bolstered', { seat: 0, gain: [n('power', 2)], loss: [n('coins', 1)] });
const star = (seat: number) => event('star', { seat, star: 'power', stars: 2 });
const bonus = (seat: number) => event('recruit-bonus', { seat, gain: [n('coins', 1)], bottom: 'build' });
const moved = (seat: number, unit: string, from: string, to: string) =>
  event('moved', {
    ...{ seat, unit, number: null, load: [] },
    way: { key: 'label.way', args: { way: { key: `place.${from}` }, to } },
  });
const driven = event('drove-off', { seat: 0, enemy: 1, workers: 2, place: 'D4', loss: [n('popularity', 2)] });
const committed = (seat: number, dial: number, cards: number[]) =>
  event('committed', { seat, dial, cards, total: dial + cards.reduce((all, one) => all + one, 0), loss: [] });
const WON = event('combat-won', { seat: 1, loser: 0, place: 'D4' });
const RETREATED = event('retreated', { seat: 0, units: ['mech', 'worker'], from: 'D4', to: 'C4' });

describe('A deed', () => {
  test('says what was gained before what was paid', () => {
    expect(lines([BOLSTERED])).toEqual(['Player 1 bolstered: 2 power for 1 coin.']);
    const traded = event('traded', { seat: 0, gain: [n('popularity', 1)], loss: [n('coins', 1)], hexes: [] });
    expect(lines([traded])).toEqual(['Player 1 traded 1 coin for 1 popularity.']);
  });
  test('has its section in it; a section without a top action is told by itself, and so is that of another seat', () => {
    expect(lines([section('bolster'), BOLSTERED])).toHaveLength(1);
    expect(lines([section('move'), moved(0, 'worker', 'D2', 'B4')])).toHaveLength(1);
    expect(lines([section('bolster')])).toHaveLength(1);
    expect(lines([section('bolster', 1), BOLSTERED])).toHaveLength(2);
  });
  test('has the stars and recruits that came of it, and names those of others', () => {
    expect(lines([BOLSTERED, star(0)])).toEqual(['Player 1 bolstered: 2 power for 1 coin; ★ star 2 of 6 (power 16).']);
    expect(lines([BOLSTERED, bonus(1)])[0]).toMatch(/; Player 2’s recruit: 1 coin\.$/);
    expect(lines([BOLSTERED, ...Array<Event>(5).fill(bonus(1))])).toHaveLength(1);
    expect(lines([BOLSTERED, ...Array<Event>(6).fill(bonus(1))])).toHaveLength(2);
  });
  test('is all moves of a turn, with whom they drove off; the moves of another seat are another', () => {
    expect(lines([moved(0, 'worker', 'D2', 'B4'), moved(0, 'mech', 'D3', 'D4'), driven])).toEqual([
      'Player 1 moved: worker D2 → B4 and mech D3 → D4, driving off 2 workers of Player 2 for 2 popularity.',
    ]);
    expect(lines([moved(0, 'mech', 'D3', 'D4'), driven])).toEqual([
      'Player 1 moved: mech D3 → D4, driving off 2 workers of Player 2 for 2 popularity.',
    ]);
    expect(lines([moved(0, 'mech', 'D2', 'D3'), moved(0, 'mech', 'D3', 'D4')])).toEqual([
      'Player 1 moved: mech D2 → D3 → D4.',
    ]);
    expect(lines([moved(0, 'mech', 'D2', 'D3'), moved(0, 'worker', 'D3', 'D4')])).toEqual([
      'Player 1 moved: mech D2 → D3 and worker D3 → D4.',
    ]);
    expect(lines([moved(0, 'character', 'home-saxony', 'F1')])).toEqual(['Player 1 moved: character home → F1.']);
    expect(lines([moved(0, 'worker', 'D2', 'B4'), moved(1, 'mech', 'D3', 'D4')])).toHaveLength(2);
  });
  test('is a combat with both sums, and with those who had to go', () => {
    expect(lines([committed(0, 3, []), committed(1, 2, [2, 3]), WON, RETREATED, star(1)])).toEqual([
      '⚔️ Player 2 beat Player 1 at D4, **7** to **3** (dial 2 + cards 2 and 3 against dial 3); a mech and a worker retreated to C4 and ★ star 2 of 6 (power 16).',
    ]);
    expect(lines([WON])).toEqual(['🏆 Player 2 won the combat at D4 against Player 1.']);
    expect(lines([committed(0, 3, []), committed(1, 2, [])])).toEqual(['Player 1 revealed dial 3, Player 2 dial 2.']);
    expect(lines([committed(0, 3, [])])).toEqual(['Player 1 revealed: dial 3 = **3**.']);
  });
  test('of an Automa is its whole turn', () => {
    const turn = event('automa-turn', { seat: 1, card: 7, scheme: 1 });
    const came = [
      event('automa-moved', { seat: 1, unit: 'worker', from: 'D2', to: 'D3' }),
      event('automa-tracker', { seat: 1, box: 2, of: 18 }),
    ];
    expect(lines([turn, ...came])[0]).toMatch(
      /: worker moved D2 → D3 and tracker on box 2 of 18 \(card 7, scheme 1\)\.$/,
    );
    const out = event('automa-moved', { seat: 1, unit: 'character', from: 'home-saxony', to: 'F1' });
    const off = event('drove-off', { seat: 1, enemy: 0, workers: 1, place: 'F1', loss: [] });
    expect(lines([turn, out, off])[0]).toMatch(/: character moved home → F1 and driving off one worker of Player 1 \(/);
    expect(lines(came)).toHaveLength(2);
  });
  test('never has what only some seats know', () => {
    const secret = event(
      'recruit-bonus',
      { seat: 0, gain: [n('combatCards', 1)], bottom: 'build' },
      { 0: { drawn: [3] } },
    );
    expect(deeds([BOLSTERED, secret])).toHaveLength(2);
  });
  test('that is put together already is told the same again', () => {
    for (const events of [
      [BOLSTERED, star(0)],
      [section('bolster'), BOLSTERED],
      [moved(0, 'worker', 'D2', 'B4'), moved(0, 'mech', 'D3', 'D4'), driven],
      [committed(0, 3, []), committed(1, 2, []), WON],
      [committed(0, 3, []), committed(1, 2, []), WON, RETREATED],
      [committed(0, 3, []), committed(1, 2, [])],
    ])
      for (const { told } of deeds(events)) expect(deeds([told])).toEqual([{ told, of: [told] }]);
  });
});

test('in a whole match each event is of just one deed, in order, and nothing is left untold', () => {
  for (const seats of [1, 4]) {
    const { match } = playout(whole, salted(`deeds/scythe/${seats}`), { seats, policy: 'progress' });
    const events = logOf(match).flatMap((entry) => entry.events);
    const all = deeds(events);
    expect(all.flatMap(({ of }) => of)).toHaveLength(events.length);
    expect(new Set(all.flatMap(({ of }) => of)).size).toBe(events.length);
    const firsts = all.map(({ of }) => events.indexOf(of[0]!));
    expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
    expect(all.length).toBeLessThan(events.length * 0.8);
    for (const locale of locales) expect(lines(events, locale).join('\n')).not.toMatch(/undefined|\[object/);
  }
});

test('what can come of a deed has words in both languages', () => {
  for (const type of [...CAME, ...OF_AUTOMA, ...OF_FIGHTS, ...OF_MOVES])
    for (const locale of locales) expect(text.has(`came.${type}`, locale), type).toBe(true);
});
