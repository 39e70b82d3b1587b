import { describe, expect, test } from 'vitest';
import { deeds } from '#games/tears-of-the-dragon/seen/deeds/deeds';
import { headline, wentAfter } from '#renderers/tears-of-the-dragon/headline';
import { weight } from '#renderers/tears-of-the-dragon/weights';

/** What the bar says of a deed is short enough to be whole, and never leaves out danger. */

const known = (danger: boolean) => ({
  type: 'ruin-known',
  shown: { seat: 1, ruin: 'ursh', finder: 'shelnor', n: 4, danger },
});

test('Knowledge that was found says how much of it there is, and that there was danger', () => {
  expect(headline('', known(true) as never, 'en')).toBe('Shelnor found the knowledge of Ursh (4 of 8) and met danger.');
  expect(headline('', known(false) as never, 'en')).toBe('Shelnor found the knowledge of Ursh (4 of 8).');
  expect(headline('', known(true) as never, 'ja')).toContain('危険に遭遇');
});

test('A search says whom its danger harmed', () => {
  const came = [
    { key: 'came.danger', args: { roll: 1 } },
    {
      key: 'came.casualty',
      args: { piece: { key: 'leader.kestrel' }, end: { key: 'came.end.wounded', args: {} }, die: 7 },
    },
  ];
  const deed = { type: 'ruin-searched', shown: { seat: 0, ruin: 'old-tarn', danger: true, wizard: null, came } };
  expect(headline('', deed as never, 'en')).toBe('Lord Gorganun searched Old Tarn: danger! Warblade Kestrel wounded.');
});

test('Dice that a card shows are left out, and the words of all else are as they were told', () => {
  const won = { type: 'turn-began', shown: { seat: 1 } };
  expect(headline('Lord Forseti won (Gorganun 6 + 0, Forseti 3 + 4).', won as never, 'en')).toBe('Lord Forseti won.');
  const other = { type: 'tower-lost', shown: { seat: 1 } };
  expect(headline('The tower stayed shut (roll 10).', other as never, 'en')).toBe('The tower stayed shut (roll 10).');
  expect(headline('Untold.', undefined, 'en')).toBe('Untold.');
});

test('A die that Fortune turned weighs as much as the blows before it, so the newer is told; one that it did not turn weighs less', () => {
  const again = (roll: number) => ({
    type: 'die-rerolled',
    shown: {
      seat: 0,
      was: 5,
      result: { key: 'battle.die.miss', args: { piece: { key: 'wizard.torin' }, need: 7, roll } },
    },
  });
  const open = { type: 'blows', shown: { blows: [{ seat: 1, foe: 0, hits: 1, came: null }] } };
  expect(weight(again(10))).toBe(weight(open as never));
  expect(weight(again(6))).toBeLessThan(weight(open as never));
  expect(headline('', again(10) as never, 'en')).toBe('Lord Gorganun had the 5 of Torin rolled again: 10, a miss.');
  expect(headline('', again(6) as never, 'ja')).toContain('6でヒット');
});

test('Where both sides hit the bar tells what that cost each; of one that missed, and of what ends the battle, it does not', () => {
  const removed = (face: string) => [{ key: 'came.removed', args: { pieces: [{ key: `unit.${face}` }] } }];
  const blow = (seat: number, hits: number, face: string) => ({ seat, foe: 1 - seat, hits, came: removed(face) });
  const said = (second: number, end: unknown = null) =>
    headline(
      'x',
      { type: 'blows', shown: { blows: [blow(1, 2, 'cadmin'), blow(0, second, 'cavalry')], end } } as never,
      'en',
    );
  expect(said(1)).toBe('Forseti: 2 hits, Cadmin fell. Gorganun: one hit, Cavalry fell.');
  expect(said(0)).toBe('x');
  expect(said(1, { key: 'came.battle-over' })).toBe('x');
});

test('Dice of one blow are left to its row', () => {
  const blow = { type: 'blows', shown: { blows: [{ seat: 1, foe: 0, hits: 1, came: null }] } } as never;
  expect(headline('Lord Forseti hit Lord Gorganun once. Dice: Ursa rolled 1.', blow, 'en')).toBe(
    'Lord Forseti hit Lord Gorganun once.',
  );
  expect(headline('当たりました。出目：ウルサは1。', blow, 'ja')).toBe('当たりました。');
  expect(headline('Lord Forseti missed.', blow, 'en')).toBe('Lord Forseti missed.');
});

test('Of blows on both sides that nobody has borne yet both are told, those on whoever is asked first', () => {
  const open = [
    { seat: 1, foe: 0, hits: 5, came: null },
    { seat: 0, foe: 1, hits: 1, came: null },
  ];
  const said = (...hit: number[]) => headline('x', { type: 'blows', shown: { blows: open } } as never, 'en', hit);
  expect(said(1)).toBe('Gorganun: one hit. Forseti: 5 hits.');
  expect(said(0)).toBe('Forseti: 5 hits. Gorganun: one hit.');
  expect(said()).toBe('Forseti: 5 hits. Gorganun: one hit.');
});

test('Where both sides struck and nobody was hit one sentence tells it of both', () => {
  const blows = (...hits: number[]) => ({
    type: 'blows',
    shown: { blows: hits.map((n, seat) => ({ seat, foe: 1 - seat, hits: n, came: null })) },
  });
  const said = (...hits: number[]) => headline('Lord Gorganun missed Lord Forseti.', blows(...hits) as never, 'en');
  expect(said(0, 0)).toBe('Both sides struck, and nobody was hit.');
  expect(said(0)).toBe('Lord Gorganun missed Lord Forseti.');
  expect(said(0, 1)).toBe('Lord Gorganun missed Lord Forseti.');
});
test('A search without danger weighs no more than a march: who went on is told', () => {
  const search = (danger: boolean) => weight({ type: 'ruin-searched', shown: { danger, fell: 0, wizard: null } });
  const march = weight({ type: 'moved', shown: {} });
  expect(search(false)).toBe(march);
  expect(search(true)).toBeGreaterThan(march);
});

test('TD-17.2: whom a danger took is more than knowledge found, and one who got away is less', () => {
  const search = (end: string) =>
    weight({
      type: 'ruin-searched',
      shown: {
        danger: true,
        came: [{ key: 'came.casualty', args: { piece: 'kishmin', end: { key: `came.end.${end}` } } }],
      },
    });
  const found = weight({ type: 'ruin-known', shown: { danger: false } });
  for (const end of ['trapped', 'killed', 'captured']) expect(search(end), end).toBeGreaterThan(found);
  for (const end of ['escape', 'wounded']) expect(search(end), end).toBeLessThan(found);
});

test('TD-17.2: danger whose hit nobody has taken yet is as much as knowledge found before it, and less once a unit has', () => {
  const search = (shown: object) => weight({ type: 'ruin-searched', shown: { ...shown, wizard: null } as never });
  const found = weight({ type: 'ruin-known', shown: { danger: false } });
  const met = { key: 'came.danger', args: { roll: 3 } };
  expect(search({ danger: true, fell: 0, came: [met] })).toBe(found);
  expect(search({ danger: true, fell: 1, came: [met] })).toBeLessThan(found);
  expect(search({ danger: false, fell: 0, came: [{ ...met, key: 'came.safe' }] })).toBeLessThan(found);
});

test('Of the rounds of a battle that goes on the newest is told, and of one round a hit rather than a miss after it', () => {
  const weigh = (blow: unknown) => weight({ type: 'blows', shown: { end: null, blows: [blow] } } as never);
  expect(weigh({ fell: 0, hits: 1, came: null })).toBe(weigh({ fell: 1, hits: 1, came: [] }));
  expect(weigh({ fell: 0, hits: 0, came: null })).toBe(weigh({ fell: 1, hits: 1, came: [] }));
  const volley = (seat: number, hits: number) => ({ type: 'volley', shown: { seat, hits, dice: [] } });
  const round = { type: 'round-began', shown: { round: 2 } };
  const amid = { type: 'spell-failed', shown: { seat: 0, wizard: 'hastur', spell: 'terror' } };
  const weights = (...events: unknown[]) =>
    deeds(events as never[]).flatMap(({ told }) => (told.type === 'blows' ? [weight(told)] : []));
  const [hit, miss] = weights(volley(1, 3), amid, volley(0, 0));
  expect(miss).toBeLessThan(hit!);
  expect(new Set(weights(volley(1, 3), amid, volley(0, 2)))).toEqual(new Set([hit]));
  expect(new Set(weights(volley(1, 3), round, volley(0, 0)))).toEqual(new Set([hit]));
  expect(new Set(weights(volley(1, 0), amid, volley(0, 0)))).toEqual(new Set([hit]));
  const ends = { type: 'blows', shown: { end: { key: 'x' }, blows: [] } };
  expect(weight(ends as never)).toBeGreaterThan(weigh({ fell: 1, hits: 1, came: [] }));
});

describe('What was done after the deed of the headline is told behind it', () => {
  const spell = { type: 'spell-cast', shown: { wizard: 'hastur', spell: 'enthrall' } };
  const went = (pieces: string[], to: string) => ({
    type: 'moved',
    shown: { seat: 0, pieces, from: 'kimrin', to, via: ['morvane'] },
  });
  // The headline is the last deed, whenever it was.
  const later = (deeds: unknown[], times: number[], locale: 'en' | 'ja' = 'en') =>
    wentAfter({ events: [], deeds, times } as never, locale);

  test('by who went and where to', () => {
    expect(later([went(['hastur'], 'dunmarch'), spell], [2, 1])).toBe('Then Hastur → Dunmarch.');
    expect(later([went(['hastur'], 'dunmarch'), spell], [2, 1], 'ja')).toBe('続いてハスターがダンマーチへ移動。');
    expect(later([went(['wargroup', 'wargroup'], 'dunmarch'), spell], [2, 1])).toBe('Then Wargroup ×2 → Dunmarch.');
    expect(later([went(['wargroup', 'hastur'], 'dunmarch'), spell], [2, 1])).toBe('Then Hastur, 1 more → Dunmarch.');
    expect(later([went([], 'dunmarch'), spell], [2, 1])).toBe('Then Gorganun → Dunmarch.');
  });
  test('and not what was done before it, or is itself the headline', () => {
    expect(later([went(['hastur'], 'dunmarch'), spell], [1, 2])).toBeUndefined();
    expect(later([spell, went(['hastur'], 'dunmarch')], [1, 2])).toBeUndefined();
    expect(later([], [])).toBeUndefined();
  });
});
