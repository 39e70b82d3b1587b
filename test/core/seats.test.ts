import { describe, expect, test } from 'vitest';
import { playout, race } from '#chance/playout';
import { position, start } from '#core/match';
import {
  chosenOptions,
  freeSeats,
  isSpan,
  type LobbySeat,
  lobbySeats,
  movedUp,
  remainingSeats,
  rolesFrom,
  seatRange,
  usualSeats,
  wrongNumber,
} from '#core/seats';
import { bazaar, bazaarGame } from '../kit/bazaar.ts';
import { caravanGame } from '../kit/caravan/game.ts';
import { runHere } from '../kit/programs.ts';
import { salted } from '../kit/salt.ts';
import { toy } from '../kit/toy-game.ts';

describe('how many may play', () => {
  test('is what the options say, the default ones without any', () => {
    expect(seatRange(bazaarGame)).toEqual({ min: 2, max: 3 });
    expect(seatRange(bazaarGame, { place: 'square' })).toEqual({ min: 3, max: 5 });
    expect(seatRange(bazaarGame, { place: 'nowhere' })).toEqual({ min: 2, max: 3 });
    expect(seatRange(toy.game, { length: 'long' })).toEqual({ min: 2, max: 2 });
  });

  test('is never wider than the game', () => {
    const wide = { ...bazaarGame, seatsFor: () => ({ min: 1, max: 9 }) };
    expect(seatRange(wide)).toEqual({ min: 2, max: 5 });
  });

  test('is two when nobody says, or as near to it as the options allow', () => {
    const of = (min: number, max: number) => usualSeats({ seats: { min, max }, options: {} });
    expect([of(1, 5), of(2, 2), of(3, 5), of(1, 1)]).toEqual([2, 2, 3, 1]);
    expect(usualSeats(bazaarGame, { place: 'square' })).toBe(3);
  });

  test('is one number or a span', () => {
    expect(isSpan({ min: 2, max: 2 })).toBe(false);
    expect(isSpan({ min: 2, max: 3 })).toBe(true);
  });

  test('options that are not given, or unknown, are the first of their values', () => {
    expect(chosenOptions(toy.game, { purse: 'heavy' })).toEqual({ length: 'short', purse: 'heavy' });
    expect(chosenOptions(toy.game, { length: 'endless', other: 'x' })).toEqual({ length: 'short', purse: 'light' });
  });
});

describe('a match', () => {
  test('starts with as many as may play, and seats are counted from 0', () => {
    for (const [place, seats] of [
      ['lane', 2],
      ['lane', 3],
      ['square', 3],
      ['square', 5],
    ] as const) {
      const match = start(bazaarGame, { options: { place }, seats, seed: 'seats' });
      expect(match.seats).toBe(seats);
      expect(position(bazaarGame, match).g.coins).toHaveLength(seats);
    }
  });

  test('does not start with fewer or more', () => {
    for (const [place, seats] of [
      ['lane', 1],
      ['lane', 4],
      ['square', 2],
      ['square', 6],
      ['lane', 2.5],
    ] as const) {
      expect(() => start(bazaarGame, { options: { place }, seats, seed: 'seats' })).toThrow(RangeError);
      expect(() => race(bazaar, salted('seats'), { options: { place }, seats })).toThrow(RangeError);
    }
  });

  test('played by chance has the fewest that can play with its options', () => {
    expect(playout(bazaar, salted('fewest')).match.seats).toBe(2);
    expect(playout(bazaar, salted('fewest'), { options: { place: 'square' } }).match.seats).toBe(3);
    expect(race(bazaar, salted('fewest'), { options: { place: 'square' } }).g.coins).toHaveLength(3);
  });

  test('with a wrong number of seats ends the playout script with one clear line', async () => {
    const words = ['--game', 'tears-of-the-dragon', '--seats', '3'];
    expect(await runHere('playout', words)).toEqual({
      status: 2,
      stdout: '',
      stderr: 'playout: tears-of-the-dragon is for 2 seats, not 3\n',
    });
  });
});

const near = { route: 'near' };
const far = { route: 'far' };
/** A lobby by letters: `g` and `t` are free seats of a guide and a traveller, `G` and `T` taken ones, `x` and `X` of a role that is gone. */
const lobby = (letters: string): LobbySeat[] =>
  [...letters].map((letter) => ({
    taken: letter === letter.toUpperCase(),
    role: { g: 'guide', t: 'traveller', x: 'cook' }[letter.toLowerCase()]!,
  }));
const letters = (seats: readonly LobbySeat[]) =>
  seats
    .map(({ taken, role }) => {
      const letter = role === 'guide' ? 'g' : role === 'traveller' ? 't' : 'x';
      return taken ? letter.toUpperCase() : letter;
    })
    .join('');

describe('roles', () => {
  test('say how many may play, within what the game says', () => {
    expect(seatRange(caravanGame, near)).toEqual({ min: 2, max: 3 });
    expect(seatRange(caravanGame, far)).toEqual({ min: 2, max: 4 });
    expect(seatRange({ ...caravanGame, seats: { min: 3, max: 3 } }, far)).toEqual({ min: 3, max: 3 });
  });

  test('are those of the seats of a match, the fewest of each and then the first that has room', () => {
    expect(start(caravanGame, { options: far, seats: 3, seed: 'x' }).roles).toEqual([
      'guide',
      'traveller',
      'traveller',
    ]);
    const cast = { options: near, seats: 3, seed: 'x', roles: ['traveller', 'guide', 'traveller'] };
    const match = start(caravanGame, cast);
    expect(match.roles).toEqual(cast.roles);
    expect(position(caravanGame, match).g.roles).toEqual(cast.roles);
    expect(start(bazaarGame, { options: {}, seats: 2, seed: 'x' })).not.toHaveProperty('roles');
    expect(rolesFrom(bazaarGame, {}, 2)).toEqual([]);
  });

  test('that do not fit seats or options start nothing', () => {
    const cast =
      (seats: number, ...roles: string[]) =>
      () =>
        start(caravanGame, { options: near, seats, seed: 'x', roles });
    expect(cast(2, 'traveller', 'traveller')).toThrow(RangeError);
    expect(cast(2, 'guide', 'guide')).toThrow(RangeError);
    expect(cast(3, 'guide', 'traveller')).toThrow(RangeError);
    expect(cast(3, 'guide', 'traveller', 'cook')).toThrow(RangeError);
    expect(cast(2, 'guide', 'traveller')).not.toThrow();
  });
});

describe('a lobby with roles', () => {
  test('has a seat for everybody who can play each role', () => {
    expect(letters(lobbySeats(caravanGame, near))).toBe('gtt');
    expect(letters(lobbySeats(caravanGame, far))).toBe('gttt');
  });

  test('lets people sit down where their role has room', () => {
    expect(freeSeats(caravanGame, far, lobby('gtTt'))).toEqual([0, 1, 3]);
    expect(freeSeats(caravanGame, far, lobby('gtTt'), 'traveller')).toEqual([1, 3]);
    expect(freeSeats(caravanGame, far, lobby('GtTt'), 'guide')).toEqual([]);
    expect(freeSeats(caravanGame, far, lobby('GTTT'))).toEqual([]);
    // Three travellers sat down for the far road: on the near one there is no room for two of them, let alone for more.
    expect(freeSeats(caravanGame, near, lobby('gTTt'))).toEqual([0]);
  });

  test('has a hole where somebody stood up, and nobody slides', () => {
    const seats = lobby('GtT');
    expect(movedUp(caravanGame, seats, ({ taken }) => taken)).toEqual(seats);
    const seated = (taken: boolean[]) => movedUp(bazaarGame, taken, (one) => one);
    expect(seated([true, false, true])).toEqual([true, true, false]);
    expect(movedUp(toy.game, [false, true], (one) => one)).toEqual([false, true]);
  });

  test('that gets other options keeps everybody on his seat and in his role', () => {
    expect(letters(lobbySeats(caravanGame, far, lobby('GtT')))).toBe('GtTt');
    expect(letters(lobbySeats(caravanGame, near, lobby('GtTt')))).toBe('GtT');
    // Where a role has no room any more nobody is sent away.
    expect(letters(lobbySeats(caravanGame, near, lobby('GtTT')))).toBe('GtTT');
    expect(letters(lobbySeats(caravanGame, near, lobby('GtTX')))).toBe('GtTX');
    expect(letters(lobbySeats(caravanGame, near, lobby('Gtx')))).toBe('Gtt');
    expect(lobbySeats(caravanGame, near, lobby('GtTt')).map(({ was }) => was)).toEqual([0, 1, 2]);
  });

  test('begins with those who sit, each in his role', () => {
    const seats = lobby('GtTt');
    expect(remainingSeats(seats)).toEqual([0, 2]);
    const roles = remainingSeats(seats).map((seat) => seats[seat]!.role!);
    expect(start(caravanGame, { options: far, seats: 2, seed: 'x', roles }).roles).toEqual(['guide', 'traveller']);
  });

  test('says which role lacks people or has too many', () => {
    const wrong = (options: Record<string, string>, seats: string) => wrongNumber(caravanGame, options, lobby(seats));
    const role = (id: string) => ({ key: `role.${id}` });
    expect(wrong(far, 'GTtt')).toBeUndefined();
    expect(wrong(far, 'gTTt')).toEqual({
      key: 'refusal.role-lacks',
      args: { role: role('guide'), min: 1, n: 0, lack: 1 },
    });
    expect(wrong(far, 'Gttt')).toMatchObject({ key: 'refusal.role-lacks', args: { role: role('traveller') } });
    expect(wrong(near, 'GTTT')).toEqual({
      key: 'refusal.role-has-too-many',
      args: { role: role('traveller'), max: 2, n: 3, over: 1 },
    });
    expect(wrong(near, 'GTX')).toMatchObject({
      key: 'refusal.role-has-too-many',
      args: { role: role('cook'), max: 0 },
    });
    const pair = { ...caravanGame, seats: { min: 3, max: 4 } };
    expect(wrongNumber(pair, far, lobby('GTtt'))).toEqual({ key: 'refusal.too-few', args: { min: 3, n: 2 } });
  });
});

describe('a lobby without roles', () => {
  const taken = (n: number, of: number) => Array.from({ length: of }, (_, i) => ({ taken: i < n }));
  test('has as many seats as can ever play, and says how many are too few, too many or missing', () => {
    expect(lobbySeats(bazaarGame, {})).toHaveLength(5);
    expect(freeSeats(bazaarGame, {}, taken(2, 5))).toEqual([2, 3, 4]);
    expect(freeSeats(bazaarGame, {}, taken(3, 5))).toEqual([]);
    expect(wrongNumber(bazaarGame, {}, taken(2, 5))).toBeUndefined();
    expect(wrongNumber(bazaarGame, {}, taken(1, 5))).toEqual({ key: 'refusal.too-few', args: { min: 2, n: 1 } });
    expect(wrongNumber(bazaarGame, {}, taken(4, 5))).toEqual({
      key: 'refusal.too-many',
      args: { max: 3, n: 4, over: 1 },
    });
    expect(wrongNumber(toy.game, {}, taken(1, 2))).toEqual({ key: 'refusal.not-full', args: { seats: [1] } });
  });
});
