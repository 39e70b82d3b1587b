import { describe, expect, test } from 'vitest';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { migrations } from '#games/middle-earth-quest/state/older/migrations';
import type { Scene } from './board.ts';
import { ARM, asked, eleanor, goes, HAND, question, scene, two } from './walking.ts';

/** Sauron watches a travelling hero. He is asked once for a stretch of quiet moves, and may stop the hero at any of its places. */

describe('R-600: Sauron is asked once for a stretch of quiet moves', () => {
  test('the hero walks on; before the travel ends Sauron is asked, with who walks and where he came', () => {
    const t = two();
    t.nobodyIsAskedExcept(1, 'travel');
    t.seat(1).does('end-travel');
    expect(asked(t)).toEqual(question('weathertop', 'the_trollshaws'));
    t.seat(0).does('no-shadow');
    expect(t.told()).toContain('encounter');
    expect(eleanor(t).at).toBe('the_trollshaws');
  });
  test('he is asked before a hero explores, and before what meets him at the end of a move', () => {
    const lying = two({ also: (g) => void Object.assign(g.favors, { the_trollshaws: 1 }) });
    lying.seat(1).does('explore', { deeds: ['favor'] });
    expect([asked(lying), eleanor(lying).favor]).toEqual([question('weathertop', 'the_trollshaws'), 0]);
    lying.seat(0).does('no-shadow');
    expect(eleanor(lying).favor).toBe(1);
    lying.nobodyIsAskedExcept(1, 'travel');
    const token = two({ tokens: ['blank@the_trollshaws'] });
    expect([asked(token), token.told()]).toEqual([
      question('weathertop', 'the_trollshaws'),
      ['hero-moves', 'hero-moves'],
    ]);
    token.seat(0).does('no-shadow');
    expect(token.told()).toContain('token-blank');
    const peril = two({ influence: { the_trollshaws: 4 } });
    expect(asked(peril)).toEqual(question('weathertop', 'the_trollshaws'));
  });
  test('he is asked before a trade and before Argalad looks at tokens', () => {
    const friend = { id: 'thalin', at: 'weathertop', hand: ['parry'], favor: 1 };
    const trade = scene({ heroes: [{ id: 'eleanor', at: 'bree', hand: HAND, favor: 1 }, friend] });
    goes(trade, ['weathertop', 'ranged_strike']);
    trade.seat(1).does('trade', { partner: '2', give: { favor: 1 }, take: {} });
    expect(asked(trade)).toEqual(question('weathertop'));
    const scouts = { heroes: [{ id: 'argalad', at: 'bree', hand: ['parry', 'parry'] }] };
    const scout = scene({ ...scouts, tokens: ['orc@the_trollshaws'] });
    scout.seat(1).does('move', {
      to: 'weathertop',
      pay: scout
        .seat(1)
        .suggested('move')
        .find(({ args }) => args.to === 'weathertop')!.args.pay!,
    });
    scout.seat(1).does('scout', { place: 'the_trollshaws' });
    expect(asked(scout)).toEqual(question('weathertop'));
    expect(scout.told()).not.toContain('tokens-seen');
  });
  test('he is asked when the hero has nothing left to do', () => {
    const t = scene({
      heroes: [{ id: 'eleanor', at: 'bree', hand: ['ranged_strike'] }],
      also: (g) => void Object.assign(g.turn!, { darkPath: true }),
    });
    goes(t, ['weathertop', 'ranged_strike']);
    expect(asked(t)).toEqual(question('weathertop'));
  });
  test('a place comes twice only in two questions', () => {
    const t = scene();
    goes(t, ['weathertop', 'ranged_strike'], ['bree', 'ranged_strike'], ['weathertop', 'ranged_strike']);
    expect([asked(t), eleanor(t).at]).toEqual([question('weathertop', 'bree'), 'bree']);
    t.seat(0).does('no-shadow');
    expect(eleanor(t).at).toBe('weathertop');
    t.seat(1).does('end-travel');
    expect(asked(t)).toEqual(question('weathertop'));
  });
  test('he is not asked for a Haven, nor where by what everybody knows he could play none', () => {
    const haven = scene();
    goes(haven, ['fornost', 'parry']);
    haven.seat(1).does('end-travel');
    expect(haven.told()).toContain('encounter');
    for (const more of [{ pool: 1 }, { shadow: [] }]) {
      const t = two(more);
      t.seat(1).does('end-travel');
      expect(t.told()).toContain('encounter');
    }
  });
  test('he is asked whether or not he holds a card that fits', () => {
    const t = two({ shadow: ['winter_storm'] });
    t.seat(1).does('end-travel');
    expect([asked(t), t.seat(0).offered()]).toEqual([question('weathertop', 'the_trollshaws'), ['no-shadow']]);
  });
});

describe('R-600: what he plays counts where he plays it', () => {
  test('at an earlier place the later moves are taken back with what they cost, and what the hero was about to do falls away', () => {
    const t = two();
    const atWeathertop = HAND.toSpliced(HAND.indexOf('ranged_strike'), 1);
    t.seat(1).does('end-travel');
    expect(t.seat(0).may('play-shadow-at')).toEqual([
      { card: ARM, place: 'weathertop' },
      { card: ARM, place: 'the_trollshaws' },
    ]);
    t.seat(0).does('play-shadow-at', { card: ARM, place: 'weathertop' });
    expect(eleanor(t).at).toBe('weathertop');
    expect(eleanor(t).piles.hand).toEqual(atWeathertop);
    expect(eleanor(t).piles.rest).toEqual(['ranged_strike']);
    expect(t.g.turn).toMatchObject({ moves: 1, perilous: ['weathertop'], step: 'travel' });
    expect(t.heard('hero-stopped')).toEqual([
      { seat: 1, from: 'the_trollshaws', place: 'weathertop', n: 1, cards: ['charge'] },
    ]);
    expect(t.told().slice(2, 6)).toEqual(['hero-stopped', 'shadow-played', 'card-read', 'becomes-perilous']);
    expect(t.told()).toContain('peril-drawn');
  });
  test('at the last place nothing is taken back; the peril comes there, and the hero is asked anew', () => {
    const t = two();
    t.seat(1).does('end-travel');
    t.seat(0).does('play-shadow-at', { card: ARM, place: 'the_trollshaws' });
    expect(t.heard('hero-stopped')).toEqual([]);
    expect([eleanor(t).at, t.g.turn]).toMatchObject(['the_trollshaws', { moves: 2, perilous: ['the_trollshaws'] }]);
    expect(t.told()).toContain('peril-drawn');
  });
  test('a move into a combat is taken back too: the token stays face down', () => {
    const t = two({ tokens: ['orc@the_trollshaws'] });
    t.seat(0).does('play-shadow-at', { card: ARM, place: 'weathertop' });
    expect([eleanor(t).at, t.g.tokens.length, t.told().includes('combat-begins')]).toEqual(['weathertop', 1, false]);
  });
  test('for one place he is asked for the card alone, and a Haven reached after it is taken back', () => {
    const t = scene();
    goes(t, ['weathertop', 'ranged_strike'], ['fornost', 'ranged_strike']);
    t.seat(1).does('end-travel');
    expect(asked(t)).toEqual(question('weathertop'));
    t.seat(0).does('play-shadow', { card: ARM });
    expect([eleanor(t).at, t.g.turn]).toMatchObject(['weathertop', { moves: 1, perilous: ['weathertop'] }]);
  });
  test('after that no second card is played in the turn', () => {
    const t = two({ shadow: [ARM, ARM] });
    t.seat(1).does('end-travel');
    t.seat(0).does('play-shadow-at', { card: ARM, place: 'weathertop' });
    expect(t.g.turn!.shadow).toBe(true);
    expect(t.asked().some(({ key }) => key === 'shadow-on-way')).toBe(false);
  });
});

describe('R-465: a quiet move', () => {
  test('can be taken back until Sauron has answered for it', () => {
    const t = two({ also: (g) => void Object.assign(g.favors, { the_trollshaws: 1 }) });
    expect(t.seat(1).undoes()).toBeUndefined();
    expect(eleanor(t).at).toBe('weathertop');
    goes(t, ['the_trollshaws', 'charge']);
    t.seat(1).does('explore', { deeds: ['favor'] });
    t.seat(0).does('no-shadow');
    expect(t.seat(1).undoes()).toBe('refusal.another-seat-acted');
  });
});

describe('With the option that Sauron is asked after each move', () => {
  const each = (more: Partial<Scene> = {}) => scene({ options: { shadows: 'each-move' }, ...more });
  test('he is asked at once, and the move is final', () => {
    const t = each();
    goes(t, ['weathertop', 'ranged_strike']);
    t.nobodyIsAskedExcept(0, 'shadow');
    t.seat(0).does('no-shadow');
    expect(t.seat(1).undoes()).toBeDefined();
    goes(t, ['the_trollshaws', 'charge']);
    t.nobodyIsAskedExcept(0, 'shadow');
    t.seat(0).does('play-shadow', { card: ARM });
    expect(t.g.turn).toMatchObject({ moves: 2, perilous: ['the_trollshaws'] });
    expect(t.told()).toContain('peril-drawn');
  });
  test('a Haven is quiet', () => {
    const t = each();
    goes(t, ['fornost', 'parry']);
    t.nobodyIsAskedExcept(1, 'travel');
    expect(t.seat(1).undoes()).toBeUndefined();
  });
  test('a match of version 1 goes on so', () => {
    const old = JSON.parse(JSON.stringify(scene().g));
    const { shadows, ...options } = old.options;
    expect(shadows).toBe('once-a-way');
    const now = middleEarthQuest.parse(migrations[1]!({ ...old, options }));
    expect(now.options.shadows).toBe('each-move');
  });
});
