import { describe, expect, test } from 'vitest';
import { eventLines } from '#asking/public-message';
import { playout } from '#chance/playout';
import { logOf } from '#core/history';
import { locales } from '#core/text';
import type { Event, Message } from '#core/types';
import fightEn from '#data/middle-earth-quest/fight.en.json' with { type: 'json' };
import resolveEn from '#data/middle-earth-quest/resolve.en.json' with { type: 'json' };
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { text } from '#games/middle-earth-quest/printed/text';
import { CAME } from '#games/middle-earth-quest/printed/words/came';
import { deeds } from '#games/middle-earth-quest/seen/deeds/deeds';
import type { AnyGame } from '#src/game-part';
import { salted } from '../../kit/salt.ts';
import { part as whole } from './part.ts';

/** What somebody does is one sentence, with what came of it. */

const part = { game: middleEarthQuest, text } as unknown as AnyGame;
const event = (type: string, shown: object, only?: Event['only']): Event => ({
  type,
  shown: shown as Event['shown'],
  ...(only && { only }),
});
const lines = (events: readonly Event[], locale: 'en' | 'ja' = 'en') => eventLines(part, events, locale);
const move = (from: string, to: string, card = 'parry') => event('hero-moves', { seat: 1, from, to, cards: [card] });
const why = (key: string, args: object) => event('combat-why', { step: 6, says: { key: `combat.${key}`, args } });
const ROUND = event('combat-round', {
  ...{ round: 4, seat: 1, foe: 'orc' },
  ours: { key: 'label.played', args: { card: 'smash' } },
  theirs: { key: 'label.no-card' },
});
const TO_HERO = why('clash', { who: 'orc', target: 'eometh', attack: 2, defense: 1, n: 1 });
const TO_FOE = why('clash', { who: 'eometh', target: 'orc', attack: 2, defense: 0, n: 2 });
const GAINED = event('favor-gained', { seat: 1, n: 1, favor: 3 });
const READ = event('card-read', { text: { key: 'read.peril.the_hounds_of_sauron' } });

describe('A deed', () => {
  test('that moves one marker twice says one way; another marker has its own', () => {
    const forth = (marker: string, n: number, space: number) => event('marker-moves', { marker, n, space });
    const rested = event('rested', { seat: 1, n: 2, healed: false });
    expect(lines([rested, forth('black', 1, 1), forth('black', 1, 2)])).toEqual([
      'Hero 1 rested: 2 cards went into the life pool; black advanced 2 to space 2.',
    ]);
    expect(lines([rested, forth('black', 1, 1), forth('red', 1, 2)])).toEqual([
      'Hero 1 rested: 2 cards went into the life pool; black advanced 1 to space 1 and red advanced 1 to space 2.',
    ]);
  });

  test('of several moves is one journey; where another hero moves, another begins', () => {
    expect(lines([move('bree', 'weathertop'), move('weathertop', 'tharbad')])).toEqual([
      'Hero 1 travelled from Bree by Weathertop to Tharbad, paying Parry ×2.',
    ]);
    expect(lines([move('bree', 'weathertop')])).toEqual(['Hero 1 moved from Bree to Weathertop, paying Parry.']);
    const other = event('hero-moves', { seat: 2, from: 'weathertop', to: 'bree', cards: ['parry'] });
    expect(lines([move('bree', 'weathertop'), other])).toHaveLength(2);
  });
  test('has what came of it in its sentence; what a card says stands by itself behind it', () => {
    const met = event('encounter', { seat: 1, place: 'bree', encounter: 'lies_and_deceit' });
    const [first, read, ...more] = lines([met, READ, GAINED]);
    expect(first).toMatch(/at Bree: gained 1 favor \(now 3\)\.$/);
    expect(read).toMatch(/^>/);
    expect(more).toEqual([]);
  });
  test('names another seat of which something came, and not its own', () => {
    const path = event('dark-path', { seat: 2 });
    expect(lines([path, GAINED])).toEqual(['Hero 2 took the Dark Path: Hero 1 gained 1 favor (now 3).']);
    expect(lines([event('dark-path', { seat: 1 }), GAINED])).toEqual([
      'Hero 1 took the Dark Path: gained 1 favor (now 3).',
    ]);
    expect(lines([GAINED])).toEqual(['Hero 1 gained 1 favor (now 3).']);
  });
  test('names its own seat again behind what is told of something else, and where it is not told of first', () => {
    const left = event('combat-ends', { seat: 1, foe: 'orc', retreated: true });
    const placed = event('influence-placed', { places: [{ key: 'location.bree' }] });
    const back = event('hero-retreats', { seat: 1, place: 'tharbad' });
    expect(lines([left, placed, back])).toEqual([
      'Hero 1 broke off the combat with Orc: influence was placed in Bree and Hero 1 retreated to Tharbad.',
    ]);
    expect(lines([left, back, GAINED])).toEqual([
      'Hero 1 broke off the combat with Orc: retreated to Tharbad and gained 1 favor (now 3).',
    ]);
    const lost = event('combat-ends', { seat: 1, foe: 'orc', heroDefeated: true });
    expect(lines([lost, GAINED])).toEqual(['💀 Orc defeated Hero 1: Hero 1 gained 1 favor (now 3).']);
  });
  test('has no more than four things of which it tells; the fifth is told by itself', () => {
    expect(lines([event('dark-path', { seat: 1 }), GAINED, GAINED, GAINED, GAINED])).toHaveLength(1);
    expect(lines([event('dark-path', { seat: 1 }), GAINED, GAINED, GAINED, GAINED, GAINED])).toHaveLength(2);
  });
  test('of a round of combat has both blows, with what cards added and caps kept off', () => {
    expect(lines([ROUND, TO_HERO, TO_FOE])[0]).toBe(
      'Round 4: Hero 1 (Smash) dealt Orc (no card) 2 damage (2 − 0) and took 1 (2 − 1).',
    );
    const extra = why('extra', { by: { key: 'combat.card', args: { card: 'smash' } }, who: 'orc', n: 2 });
    expect(lines([ROUND, TO_HERO, TO_FOE, extra])[0]).toMatch(/dealt Orc \(no card\) 4 damage \(2 − 0, \+2\)/);
    expect(lines([ROUND, TO_HERO, TO_FOE, extra])).toHaveLength(2);
    const [none, other] = [
      why('clash', { who: 'orc', target: 'eometh', attack: 0, defense: 1, n: 0 }),
      why('clash', { who: 'eometh', target: 'orc', attack: 1, defense: 1, n: 0 }),
    ];
    expect(lines([ROUND, none, other])[0]).toBe(
      'Round 4: Hero 1 (Smash) and Orc (no card) did each other no harm (1 − 1; 0 − 1).',
    );
    expect(lines([ROUND])).toEqual(['Round 4: Hero 1 played Smash, and Orc played no card.']);
  });
  test('of the end of a combat says who has won it', () => {
    const end = (how: object) => lines([event('combat-ends', { seat: 1, foe: 'orc', ...how })]);
    expect(end({ foeDefeated: true })).toEqual(['Hero 1 defeated Orc.']);
    expect(end({ heroDefeated: true })).toEqual(['💀 Orc defeated Hero 1.']);
    expect(end({ heroDefeated: true, foeDefeated: true })).toEqual(['💀 Hero 1 and Orc defeated each other.']);
    expect(end({ retreated: true })).toEqual(['Hero 1 broke off the combat with Orc.']);
    expect(end({})).toEqual(['Hero 1 and Orc parted undecided.']);
    const lost = event('combat-ends', { seat: 1, foe: 'orc', heroDefeated: true });
    expect(lines([lost, event('hero-defeated', { seat: 1, hero: 'eometh' })])).toHaveLength(1);
    expect(lines([event('hero-defeated', { seat: 1, hero: 'eometh' })])).toEqual(['💀 Hero 1 was defeated.']);
  });
  test('never has what only some seats know', () => {
    const secret = event('favor-gained', { seat: 1, n: 1, favor: 3 }, { 1: { cards: [] } });
    expect(deeds([event('dark-path', { seat: 1 }), secret])).toHaveLength(2);
  });
  test('that is put together already is told the same again', () => {
    for (const events of [
      [move('bree', 'weathertop'), move('weathertop', 'tharbad')],
      [ROUND, TO_HERO, TO_FOE],
      [GAINED],
    ])
      for (const { told } of deeds(events)) expect(deeds([told])).toEqual([{ told, of: [told] }]);
  });
});

test('in a whole match each event is of just one deed, in order, and nothing is left untold', () => {
  const { match } = playout(whole, salted('deeds/meq'), { seats: 4, policy: 'progress' });
  const events = logOf(match).flatMap((entry) => entry.events);
  const all = deeds(events);
  expect(all.flatMap(({ of }) => of)).toHaveLength(events.length);
  expect(new Set(all.flatMap(({ of }) => of)).size).toBe(events.length);
  const firsts = all.map(({ of }) => events.indexOf(of[0]!));
  expect(firsts).toEqual([...firsts].sort((a, b) => a - b));
  expect(all.length).toBeLessThan(events.length * 0.9);
  for (const locale of locales) expect(lines(events, locale).join('\n')).not.toMatch(/undefined|\[object/);
});

test('in whole matches no part of a sentence without a subject stands behind one that is told of another', () => {
  const cameEn = { ...resolveEn, ...fightEn } as Readonly<Record<string, string>>;
  const bare = ({ key, args }: Message) => cameEn[key]?.startsWith('{who?') === true && !args?.who;
  let joined = 0;
  for (const seed of ['joined/meq', 'halves/meq', 'clauses/meq']) {
    const { match } = playout(whole, salted(seed), { seats: 4, policy: 'progress' });
    for (const { told } of deeds(logOf(match).flatMap((entry) => entry.events))) {
      const came = (told.shown.came ?? []) as unknown as Message[];
      const sentence = lines([told]).join(' ');
      // Whoever a part without a subject speaks of, all parts before it speak of too, and the deed itself.
      for (const [n, part] of came.entries()) {
        if (!bare(part)) continue;
        // Who has chosen is told by `who` alone.
        if (n === 0 && part.key !== 'came.effect-chosen') expect(part.args?.seat, sentence).toBe(told.shown.seat);
        if (n > 0) expect(cameEn[came[n - 1]!.key], sentence).toMatch(/^\{who\?/);
      }
      if (told.type === 'combat-lost' && came[0]) expect(bare(came[0]), sentence).toBe(false);
      if (came.length > 1) joined++;
    }
  }
  expect(joined).toBeGreaterThan(20);
});

test('what can come of a deed has words in both languages', () => {
  for (const type of CAME) for (const locale of locales) expect(text.has(`came.${type}`, locale), type).toBe(true);
});
