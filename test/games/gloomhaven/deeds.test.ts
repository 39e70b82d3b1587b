import { describe, expect, test } from 'vitest';
import { eventLines } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { playout } from '#chance/playout';
import { logOf } from '#core/history';
import { locales } from '#core/text';
import type { Event, Json } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { text } from '#games/gloomhaven/printed/text';
import { deeds } from '#games/gloomhaven/seen/deeds/deeds';
import type { AnyGame } from '#src/game-part';
import { UNSAID } from '../../kit/every-game.ts';
import { salted } from '../../kit/salt.ts';
import { guard, table } from './board.ts';
import { part } from './part.ts';

/** A deed is one sentence: who did what to whom, and what came of it. */

const BONES = 'monster:living-bones:normal:7:31';
const ARCHER = 'monster:bandit-archer:elite:2:4';
const [TINKERER, BRUTE] = ['hero:1', 'hero:0'];
const { g } = table({
  heroes: [
    { class: 'brute', at: '2,2', plays: [1, 6] },
    { class: 'tinkerer', at: '3,1', plays: [30, 34] },
  ],
  monsters: [guard('-3,6')],
});
const named = partNamed({ game: gloomhaven, text } as unknown as AnyGame, () => g);
const tell = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
const blow = (actor: string, target: string, damage: number): Event =>
  tell('attack', {
    actor,
    target,
    from: '1,1',
    at: '2,1',
    sum: { key: 'sum.base', args: { n: damage } },
    damage,
    cards: ['plus0'],
    dropped: [],
    without: null,
  });
const suffers = (actor: string, n: number, hp: number, by = 'attack') => tell('suffers', { actor, n, by, hp });
const says = (...events: Event[]) => locales.map((locale) => eventLines(named, events, locale));

describe('a blow', () => {
  test('is told with its damage, its conditions and what is left', () => {
    const stun = tell('gains-condition', { actor: BONES, condition: 'immobilize' });
    expect(says(blow(TINKERER, BONES, 3), suffers(BONES, 3, 2), stun)).toEqual([
      ['⚔️ Tinkerer attacked Living Bones #7: 3 = 3 damage, immobilized (2 hit points left; drew +0).'],
      ['⚔️ ティンカラーが動く骸骨#7を攻撃しました：3 = 3ダメージ、移動不能（残りHP2、カード+0）。'],
    ]);
  });
  test('is no part of a condition that somebody else lays on: that is a deed of the one who does it', () => {
    const stun = tell('gains-condition', { actor: ARCHER, condition: 'stun', by: BRUTE });
    expect(says(stun)).toEqual([
      ['Brute stunned Elite Bandit Archer #2.'],
      ['ブルートが上級の山賊の弓兵#2を気絶させました。'],
    ]);
    const [one] = deeds([stun]);
    expect(one!.told.shown.faces).toMatchObject({ doer: { id: BRUTE }, target: { id: ARCHER }, falls: false });
    expect(says(tell('gains-condition', { actor: ARCHER, condition: 'stun' }))[0]).toEqual([
      'Elite Bandit Archer #2 was stunned.',
    ]);
  });
  test('that kills says so first, with where the money fell', () => {
    const falls = [tell('dies', { actor: BONES }), tell('drops-money', { at: '0,0' })];
    const [[en, ...more], [ja]] = says(blow(TINKERER, BONES, 3), suffers(BONES, 3, 0), ...falls) as [
      string[],
      string[],
    ];
    expect(more).toEqual([]);
    expect(en).toMatch(/^☠️ Tinkerer killed Living Bones #7: 3 = 3 damage \(drew \+0; a money token fell at \w+\)\.$/);
    expect(ja).toMatch(/^☠️ ティンカラーが動く骸骨#7を倒しました：3 = 3ダメージ（カード\+0、\w+に旧貨幣トークン）。$/);
  });
  test('that exhausts a character says so; the end of another is a sentence of its own', () => {
    const hit = [blow(BONES, BRUTE, 4), suffers(BRUTE, 4, 0)];
    expect(says(...hit, tell('exhausted', { seat: 0 }))[0]).toEqual([
      '💀 Living Bones #7 exhausted Brute: 4 = 4 damage (drew +0).',
    ]);
    expect(says(...hit, tell('exhausted', { seat: 1 }))[0]).toHaveLength(2);
  });
  test('of which less is suffered, or for which cards are lost, says what came of it', () => {
    expect(says(blow(BONES, BRUTE, 4), suffers(BRUTE, 3, 5))[0]![0]).toContain('4 damage, 3 of it suffered (5 hit');
    const instead = tell('loses-cards', { seat: 0, from: { key: 'to-pile.hand' }, cards: [1] });
    const [[en], [ja]] = says(blow(BONES, BRUTE, 4), instead) as [string[], string[]];
    expect(en).toMatch(/4 damage, .+ lost from the hand instead \(drew/);
    expect(ja).toMatch(/4ダメージ、代わりに手札の「.+」を喪失（/);
  });
  test('whose outcome is not known yet is told without it, and what comes of it later by itself', () => {
    expect(says(blow(BONES, BRUTE, 4))[0]).toEqual(['⚔️ Living Bones #7 attacked Brute: 4 = 4 damage (drew +0).']);
    expect(says(suffers(BRUTE, 4, 5))[0]).toEqual(['💔 Brute suffered 4 damage (an attack); 5 hit points left.']);
  });
  test('has nothing of the next one in it, nor of what befalls somebody else', () => {
    const two = says(blow(TINKERER, BONES, 3), suffers(BONES, 3, 2), blow(TINKERER, ARCHER, 1), suffers(ARCHER, 1, 4));
    expect(two[0]).toHaveLength(2);
    const other = tell('gains-condition', { actor: ARCHER, condition: 'stun' });
    expect(says(blow(TINKERER, BONES, 3), suffers(BONES, 3, 2), other)[0]).toHaveLength(2);
    // Of a wound it is not the blow's.
    expect(says(blow(TINKERER, BONES, 3), suffers(BONES, 1, 2, 'wound'))[0]).toHaveLength(2);
  });
  test('has no condition in it that its target gains of its own, nor has retaliation any', () => {
    const gains = (actor: string, condition: string) => tell('gains-condition', { actor, condition });
    const strengthened = gains(BONES, 'strengthen');
    expect(says(blow(TINKERER, BONES, 3), suffers(BONES, 3, 2), strengthened)[0]).toHaveLength(2);
    const back = tell('retaliates', { actor: BONES, target: TINKERER, n: 2 });
    expect(says(back, suffers(TINKERER, 2, 6, 'retaliation'), gains(TINKERER, 'muddle'))[0]).toHaveLength(2);
  });
  test('is not broken off by what is told amid it, which follows it', () => {
    const xp = tell('gains-xp', { seat: 0, n: 1 });
    expect(says(blow(BONES, BRUTE, 4), xp, suffers(BRUTE, 4, 5))[0]).toEqual([
      expect.stringContaining('(5 hit points left;'),
      'Brute gained 1 experience.',
    ]);
    const turn = tell('turn', { actor: BRUTE });
    expect(says(blow(BONES, BRUTE, 4), turn, suffers(BRUTE, 4, 5))[0]).toHaveLength(3);
  });
  test('is answered by retaliation in a sentence of its own', () => {
    const back = tell('retaliates', { actor: BONES, target: TINKERER, n: 2 });
    const [en] = says(blow(TINKERER, BONES, 3), suffers(BONES, 3, 2), back, suffers(TINKERER, 2, 6, 'retaliation'));
    expect(en).toHaveLength(2);
    expect(en![1]).toBe('Living Bones #7 retaliated against Tinkerer: 2 damage (6 hit points left).');
  });
});

describe('other deeds', () => {
  test('a trap is told with its damage and its poison', () => {
    const sprung = tell('trap-sprung', { actor: ARCHER, at: '0,0' });
    const poison = tell('gains-condition', { actor: ARCHER, condition: 'poison' });
    expect(says(sprung, suffers(ARCHER, 3, 2, 'trap'), poison)[0]![0]).toMatch(
      /^💥 Elite Bandit Archer #2 sprang a trap at \w+: 3 damage and poisoned \(2 hit points left\)\.$/,
    );
    expect(says(sprung, suffers(ARCHER, 3, 0, 'trap'), tell('dies', { actor: ARCHER }))[1]![0]).toMatch(
      /^☠️ 上級の山賊の弓兵#2は\w+の罠で倒れました：3ダメージ。$/,
    );
  });
  test('a door is told with whoever stood behind it, each kind once and each where it stands', () => {
    const door = tell('door-opens', { actor: BRUTE, at: '0,0' });
    const room = tell('room-revealed', { rooms: [2] });
    const stood = [BONES, 'monster:living-bones:normal:3:32', ARCHER].map((actor, n) =>
      tell('monster-placed', { actor, at: `${n},0` }),
    );
    const [en, ja] = says(door, room, tell('ability', { type: 'living-bones', initiative: 20 }), ...stood);
    expect(en).toHaveLength(2);
    expect(en![0]).toMatch(
      /^🚪 Brute opened the door at \w+: Living Bones ×2 and Elite Bandit Archer appeared \(Living Bones #7 at \w+, /,
    );
    expect(ja![0]).toMatch(/^🚪 ブルートが\w+の扉を開けました：動く骸骨×2、上級の山賊の弓兵が出現（/);
    expect(says(door, room)[0]).toEqual([expect.stringMatching(/^🚪 Brute opened the door at \w+\.$/)]);
    // Of a door that nobody opened, and of whoever comes later.
    expect(says(tell('door-opens', { actor: '', at: '0,0' }), room)[0]![0]).toMatch(/^🚪 A door opened at \w+\.$/);
    expect(says(door, room, tell('round-begins', { round: 2 }), stood[0]!)[0]).toHaveLength(3);
  });
  test('a move is one way from its first hex to its last; that of another figure is another', () => {
    const moves = (actor: string, from: string, way: string[]) => tell('moves', { actor, from, way });
    expect(says(moves(BRUTE, '0,0', ['1,0', '2,0']), moves(BRUTE, '2,0', ['3,0']))[0]).toEqual([
      expect.stringMatching(/^Brute moved from \w+ to \w+ \(by \w+ and \w+\)\.$/),
    ]);
    expect(says(moves(BRUTE, '0,0', ['1,0']), moves(TINKERER, '1,0', ['2,0']))[0]).toHaveLength(2);
    expect(says(moves(BRUTE, '0,0', ['1,0']), moves(BRUTE, '5,0', ['6,0']))[0]).toHaveLength(2);
  });
  test('a healing is told with the wound that goes with it, a rest with what it heals', () => {
    const gone = (actor: string, condition: string) => tell('loses-condition', { actor, condition });
    const healed = tell('healed', { actor: BRUTE, n: 2, hp: 8 });
    expect(says(gone(BRUTE, 'wound'), healed)).toEqual([
      ['💚 Brute was healed by 2, no more wound, to 8 hit points.'],
      ['💚 ブルートは治療を受け、2回復しました（負傷は解除、HP8）。'],
    ]);
    expect(says(gone(BRUTE, 'poison'), gone(BRUTE, 'wound'))[0]).toEqual(['Brute lost poison and wound.']);
    expect(says(gone(TINKERER, 'wound'), healed)[0]).toHaveLength(2);
    expect(says(tell('rested', { seat: 0, card: 1 }), healed)[0]![0]).toMatch(
      /took the other discarded cards to hand \(healed by 2, to 8 hit points\)\.$/,
    );
    expect(says(tell('rested', { seat: 1, card: 30 }), healed)[0]).toHaveLength(2);
  });
});

test('what only a seat knows is part of no deed', () => {
  const secret: Event = { ...suffers(BONES, 3, 2), only: { 0: {} } };
  expect(deeds([blow(TINKERER, BONES, 3), secret]).map(({ of }) => of.length)).toEqual([1, 1]);
});

test.each([2, 3, 4])('in a match of %i every event belongs to one deed, and each is said in words', (seats) => {
  const { match } = playout(part, salted(`deeds/${seats}`), { seats, policy: 'competent' });
  const events = logOf(match).flatMap((entry) => entry.events);
  const all = deeds(events);
  const of = all.flatMap((deed) => deed.of);
  expect(new Set(of).size).toBe(of.length);
  expect(new Set(of)).toEqual(new Set(events));
  expect(all.length).toBeLessThan(events.length);
  const told = all.map((deed) => deed.told);
  expect(deeds(told).map((deed) => deed.told)).toEqual(told);
  const match0 = partNamed({ game: gloomhaven, text } as unknown as AnyGame, () => match.base);
  for (const locale of locales) for (const line of eventLines(match0, events, locale)) expect(line).not.toMatch(UNSAID);
});
