import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { encounters } from '#games/scythe/printed/content';
import { text } from '#games/scythe/printed/text';
import type { View } from '#games/scythe/seen/view.types';
import type { Now } from '#renderers/pictures';
import { pictures } from '#renderers/scythe/index';
import { allOf, changesOf, gainsOf } from '#renderers/scythe/told';
import { WEIGHED, weight } from '#renderers/scythe/weights';
import { flat } from './boxes.ts';
import { way } from './scythe-news.ts';
import { middle } from './scythe-samples.ts';

/** What the last deed changed stands on the board and on the plates, in amber. */

const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
const deed = (type: string, shown: object): Now['events'][number] => ({ type, shown: shown as never });
const gains = (shown: object, view: View = middle) => gainsOf(view, shown as never);
const drawn = (deeds: readonly Now['events'][number][], times?: readonly number[]) =>
  flat(
    pictures.board(middle, {
      locale: 'en',
      now: { said: ['What was done.'], deeds, events: deeds, asked: [], ...(times && { times }) },
    }),
  );
const wordsAt = (deeds: readonly Now['events'][number][], tag: string) =>
  drawn(deeds).flatMap(({ tags, text: said }) => (said !== undefined && tags.includes(tag) ? [said] : []));

describe('What came where', () => {
  test('is all of it where one place is told, and one to each of as many places', () => {
    const gain = [n('food', 1), n('oil', 1)];
    expect(gains({ gain, hexes: ['F4'] })).toEqual([
      { place: 'F4', sign: 'food', n: 1 },
      { place: 'F4', sign: 'oil', n: 1 },
    ]);
    // Which kind lies where is not told.
    expect(gains({ gain, hexes: ['F4', 'F2'] })).toEqual([
      { place: 'F4', sign: undefined, n: 1 },
      { place: 'F2', sign: undefined, n: 1 },
    ]);
    expect(gains({ gain: [n('metal', 2)], hexes: ['D7', 'C6'] }).map(({ sign }) => sign)).toEqual(['metal', 'metal']);
    expect(gains({ gain: [n('metal', 3)], hexes: ['D7', 'C6'] })).toEqual([]);
  });
  test('is what is told hex by hex, where it is', () => {
    const at = { A5: { metal: 1 }, A4: { wood: 2, worker: 1 }, A3: { worker: 0 } };
    const lying = [
      { place: 'A5', sign: 'metal', n: 1 },
      { place: 'A4', sign: 'wood', n: 2 },
      { place: 'A4', sign: 'worker', n: 1 },
    ];
    expect(gains({ gain: [n('metal', 1), n('wood', 2)], hexes: ['A5', 'A4', 'A3'], at })).toEqual(lying);
    const traded = deed('traded', { seat: 3, gain: [n('metal', 1)], loss: [n('coins', 1)], at: { A5: { metal: 1 } } });
    expect(wordsAt([traded], 'deed:0')).toEqual(['Trade', '−1', 'A5', '+1']);
  });
  test('is of production what the ground gives, and nothing where that does not come out even', () => {
    const made = (many: number) => gains({ gain: [n('metal', many)], workers: [], hexes: ['D7', 'F1', 'D1'] });
    expect(made(2)).toEqual([
      { place: 'D7', sign: 'metal', n: 1 },
      { place: 'F1', sign: 'metal', n: 1 },
    ]);
    // Two workers on each.
    expect(made(4).map(({ n: many }) => many)).toEqual([2, 2]);
    expect(made(3)).toEqual([]);
    // A mill on a hex without a worker makes one there.
    const player = { ...middle.players[3]!, structures: { mill: 'D1' } };
    const milled = { ...middle, units: middle.units.filter(({ at }) => at !== 'D1'), players: [player] };
    const wood = { gain: [n('food', 1)], workers: [], hexes: ['D1', 'C6'] };
    expect(gains(wood, milled)).toEqual([{ place: 'D1', sign: 'food', n: 1 }]);
  });
  test('is a mech, a structure or a worker, and workers who are gone', () => {
    expect(gains({ mech: 'riverwalk', hex: 'C6', gain: [] })).toEqual([{ place: 'C6', sign: 'mech', n: 1 }]);
    expect(gains({ structure: 'mill', hex: 'C6', gain: [] })).toEqual([{ place: 'C6', sign: 'structure', n: 1 }]);
    expect(gains({ unit: 'worker', place: 'C6' })).toEqual([{ place: 'C6', sign: 'worker', n: 1 }]);
    expect(gains({ workers: 2, enemy: 1, place: 'C6' })).toEqual([{ place: 'C6', sign: 'worker', n: -2 }]);
    expect(gains({ gain: [n('power', 2)] })).toEqual([]);
  });
  test('is of workers as many as stand there, where it comes out even, and all of them in the only village', () => {
    const made = (many: number, ...hexes: string[]) =>
      gains({ gain: [], workers: [n('worker', many)], hexes }).map(({ place, n: all }) => `${place} ${all}`);
    expect(made(3, 'C6', 'D7')).toEqual(['C6 3']);
    const at = (place: string, many: number) =>
      Array.from({ length: many }, (_, k) => ({ ...middle.units[0]!, id: `${place}.${k}`, kind: 'worker', at: place }));
    const view = { ...middle, units: [...at('C6', 6), ...at('E6', 2)], players: [] } as unknown as View;
    const shared = (many: number) =>
      gains({ gain: [], workers: [n('worker', many)], hexes: ['C6', 'E6'] }, view).map(({ n: all }) => all);
    expect(shared(4)).toEqual([3, 1]);
    expect(shared(3)).toEqual([]);
  });
  test('stands in its place, of all deeds of who did the last one, and of earlier ones only what is still there', () => {
    const first = deed('produced', { seat: 3, hexes: ['D7'], gain: [n('metal', 2)], workers: [] });
    const last = deed('built', { seat: 3, structure: 'mill', hex: 'C6', gain: [n('coins', 2)] });
    // A structure has its rim instead.
    expect(wordsAt([first, last], 'came:C6')).toEqual([]);
    // With how much there is.
    expect(wordsAt([first, last], 'came:D7')).toEqual(['5', '+2']);
    expect(wordsAt([first], 'came:D7')).toEqual(['5', '+2']);
    const by = (shown: object) => wordsAt([deed('produced', { ...first.shown, ...shown }), last], 'came:D7');
    expect(by({ seat: 1 })).toEqual([]);
    expect(by({ gain: [n('metal', 30)] })).toEqual([]);
  });
  test.each([2, 5])('stands above how much lies there, which is always told, when %i of 5 have come', (many) => {
    const all = drawn([deed('produced', { seat: 3, hexes: ['D7'], gain: [n('metal', many)], workers: [] })]);
    const boxOf = (said: string) => all.find(({ tags, text }) => text === said && tags.includes('came:D7'))!.box;
    const [there, more] = [boxOf('5'), boxOf(`+${many}`)];
    expect(more.y + more.h / 2).toBeLessThan(there.y);
    expect(more.x).toBeLessThan(there.x + there.w);
    expect(there.x).toBeLessThan(more.x + more.w);
  });
});

describe('How much more or less a seat has', () => {
  const paid = { seat: 3, gain: [n('power', 2)], loss: [n('coins', 1)] };
  test('is what was gained without what was paid, also of those of whom something came', () => {
    const came = [{ key: 'came.recruit-bonus', args: { seat: 1, gain: [n('coins', 1)] } }];
    const changes = changesOf(allOf(deed('bolstered', { ...paid, came })));
    expect(Object.fromEntries(changes.get(3)!)).toEqual({ power: 2, coins: -1 });
    expect(Object.fromEntries(changes.get(1)!)).toEqual({ coins: 1 });
    expect(changes.get(0)).toBeUndefined();
  });
  test('is an upgrade, a recruit or a star as well', () => {
    const won = (one: Now['events'][number]) => Object.fromEntries(changesOf(allOf(one)).get(3)!);
    const star = { key: 'came.star', args: { seat: 3, star: 'upgrades', stars: 3 } };
    expect(won(deed('upgraded', { seat: 3, gain: [], came: [star] }))).toEqual({ cube: 1, star: 1 });
    expect(won(deed('enlisted', { seat: 3, gain: [n('coins', 2)] }))).toEqual({ recruit: 1, coins: 2 });
    expect(won(deed('built', { seat: 3, gain: [] }))).toEqual({});
    const tags = drawn([deed('star', { seat: 3, star: 'mechs', stars: 2 })]).flatMap((one) => one.tags);
    expect(tags).toContain('change:star');
    expect(drawn([deed('built', { seat: 3 })]).flatMap((one) => one.tags)).not.toContain('change:star');
  });
  test('stands on its plate, and not what comes to nothing', () => {
    const on = (shown: object) => {
      const all = drawn([deed('bolstered', shown)]).filter(({ tags }) => tags.includes('seat:3'));
      return all.flatMap(({ tags, text: said }) =>
        said !== undefined && tags.some((tag) => tag.startsWith('change:')) ? [said] : [],
      );
    };
    expect(on(paid)).toEqual(['+2', '−1']);
    // Resources lie on the map.
    expect(on({ seat: 3, gain: [n('oil', 1)], loss: [n('food', 2)] })).toEqual([]);
    expect(on({ seat: 3, gain: [n('coins', 1)], loss: [n('coins', 1)] })).toEqual([]);
  });
});

describe('All that changed since the last picture', () => {
  const bolstered = deed('bolstered', {
    seat: 3,
    gain: [n('power', 2)],
    loss: [n('coins', 1)],
    came: [{ key: 'came.recruit-bonus', args: { seat: 1, who: { key: 'seat.1' }, gain: [n('coins', 1)] } }],
  });
  const took = deed('coins-gained', { seat: 3, gain: [n('coins', 1)] });
  const onPlate = (deeds: readonly Now['events'][number][], seat: number) =>
    drawn(deeds).flatMap(({ tags, text: said }) =>
      said !== undefined && tags.includes(`seat:${seat}`) && tags.some((tag) => tag.startsWith('change:'))
        ? [said]
        : [],
    );
  const onCard = (deeds: readonly Now['events'][number][], card: number, times?: readonly number[]) =>
    drawn(deeds, times).filter(({ tags }) => tags.includes(`deed:${card}`));
  const saidOn = (...given: Parameters<typeof onCard>) => onCard(...given).flatMap(({ text: said }) => said ?? []);
  test('is summed on the plates of everybody, above what is counted', () => {
    expect(onPlate([took, bolstered], 3)).toEqual(['+2']);
    expect(onPlate([bolstered], 3)).toEqual(['+2', '−1']);
    expect(onPlate([took, bolstered], 1)).toEqual(['+1']);
    expect(onPlate([took, bolstered], 0)).toEqual([]);
  });
  test('is told deed by deed in one numbered list, the oldest first: what was paid, what was gained, what came of it', () => {
    expect([0, 1].flatMap((card) => saidOn([took, bolstered], card))).toEqual([
      ...['1', 'Instead of moving:', '+1', '2', 'Bolster', '−1', '+2', '+1'],
    ]);
    expect(saidOn([bolstered], 0)).toEqual(['Bolster', '−1', '+2', '+1']);
    expect(onCard([took, bolstered], 2)).toEqual([]);
    expect(onCard([], 0)).toEqual([]);
    // The emblem of who did it, and of whoever else has something of it.
    const arms = onCard([bolstered], 0).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('emblem:')));
    expect([...new Set(arms)]).toEqual(['emblem:rusviet', 'emblem:nordic']);
  });
  test('has what somebody declines from now on, each thing by its name or sign', () => {
    const declined = ['upgrade', 'enlist', 'armory', 'coins'].map((what) => ({ key: `declinable.${what}` }));
    expect(saidOn([deed('declines', { seat: 3, declined })], 0)).toEqual([
      ...['Bonuses refused from now on:', 'Upgrade', 'Enlist', 'Armory', 'bottom actions'],
    ]);
  });
  test('is a strip below the map where one card is too small, and leaves no move out', () => {
    const from = ['C6', 'D7', 'D6', 'B4'];
    const moves = from.map((one) => ({
      key: 'came.moved',
      args: { seat: 3, unit: 'worker', way: way(one, 'E6'), load: [n('metal', 2), n('oil', 1)] },
    }));
    const all = [deed('moved-units', { seat: 3, came: moves }), bolstered];
    // Five plates leave room for two rows: the first moves stand in the sea.
    const said = [0, 1, 2].flatMap((card) => saidOn(all, card));
    expect(said.filter((one) => from.includes(one))).toEqual(from);
    expect(said.slice(-5)).toEqual(['5', 'Bolster', '−1', '+2', '+1']);
    expect(onCard(all, 3)).toEqual([]);
    const last = [2, 1, 0].map((card) => onCard(all, card)).find((one) => one.length > 0)!;
    for (const { box } of last) expect(box.y).toBeGreaterThanOrEqual(210 + 1190);
  });
  test('tells of an encounter its name with what was chosen, in one line', () => {
    const met = deed('encounter', { seat: 3, hex: 'D6', card: 'E07' });
    const chosen = deed('option-taken', { seat: 3, hex: 'D6', option: 'E07.b', loss: [n('coins', 2)], gain: [] });
    expect(saidOn([met, chosen], 0)).toEqual(['D6', encounters.get('E07')!.label.en, '−2']);
  });
  test('says by which ability power was lost, behind the attack that set it off, as it happened', () => {
    const loss = [n('power', 2)];
    const weakened = deed('ability-weakened', { seat: 3, by: 1, ability: 'disarm', loss });
    const begun = deed('combat-begun', { seat: 3, defender: 1, place: 'B4' });
    expect(saidOn([weakened, begun], 0, [1, 0])).toEqual(['1', 'B4', '2', 'Disarm', '−2']);
  });
  test('has no card of a section whose action is told, and one where it was left out', () => {
    const section = deed('section', { seat: 3, section: 'bolster' });
    expect(onCard([section, bolstered], 1)).toEqual([]);
    const strikes = (skipped: boolean) =>
      saidOn([deed('section', { seat: 3, section: 'bolster', ...(skipped && { skipped }) })], 0);
    expect(strikes(true)).toEqual(['Bolster: top action left out']);
    expect(strikes(false)).toEqual(['Bolster']);
  });
  test('has digits of eleven pixels and more on a phone, and letters of ten, on cards and on a strip', () => {
    const moves = ['C6', 'D7', 'D6', 'B4'].map((from) => ({
      key: 'came.moved',
      args: { seat: 3, unit: 'worker', way: way(from, 'E6'), load: [n('metal', 2), n('oil', 1)] },
    }));
    const many = deed('moved-units', { seat: 3, came: moves });
    for (const all of [[bolstered], [took, bolstered], [took, many], [took, many, bolstered]]) {
      const told = [0, 1, 2].flatMap((card) => onCard(all, card));
      for (const { text: said, size } of told)
        if (said !== undefined) expect(size! / 3, said).toBeGreaterThanOrEqual(/^[+−]?\d+$/.test(said) ? 11 : 10);
    }
  });
});

describe('Of the deeds of a turn', () => {
  const moved = (unit: string, from: string, to: string) =>
    deed('moved', { seat: 3, unit, way: way(from, to), load: [] });
  test('all ways of whoever did the last are loud and numbered, those of others are not', () => {
    const steps = (deeds: readonly Now['events'][number][]) =>
      drawn(deeds).filter(({ tags, text: said }) => said !== undefined && tags.some((tag) => tag.startsWith('step:')));
    const several = deed('moved-units', {
      seat: 3,
      came: [moved('mech', 'C6', 'D6'), moved('worker', 'D7', 'D6')].map(({ shown }) => ({
        key: 'came.moved',
        args: shown,
      })),
    });
    expect(steps([several])).toHaveLength(2);
    const same = { key: 'came.moved', args: moved('mech', 'C6', 'D6').shown };
    expect(steps([deed('moved-units', { seat: 3, came: [same, { ...same }] })])).toEqual([]);
    expect(steps([moved('mech', 'C6', 'D6'), moved('worker', 'D7', 'D6')])).toHaveLength(2);
    const other = { ...moved('mech', 'B4', 'C4'), shown: { ...moved('mech', 'B4', 'C4').shown, seat: 1 } };
    expect(steps([other, moved('worker', 'D7', 'D6')])).toEqual([]);
  });
  test('what changed more weighs more, and a payment least', () => {
    const order = [
      'section',
      'cost-paid',
      'recruit-bonus',
      'bolstered',
      'moved',
      'built',
      'combat-fought',
      'sixth-star',
    ];
    const weights = order.map((type) => weight({ type }));
    expect(weights).toEqual([...weights].sort((a, b) => a - b));
    expect(new Set(weights).size).toBe(order.length);
    expect(weight({ type: 'something-new' })).toBe(60);
    for (const type of WEIGHED)
      for (const locale of locales) expect(text.has(`event.${type}`, locale), type).toBe(true);
  });
});
