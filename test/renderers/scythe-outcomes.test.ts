import { describe, expect, test } from 'vitest';
import type { View } from '#games/scythe/seen/view.types';
import type { Now } from '#renderers/pictures';
import { cells } from '#renderers/scythe/cells';
import { pictures } from '#renderers/scythe/index';
import { allOf, changesOf } from '#renderers/scythe/told';
import { flat } from './boxes.ts';
import { clashes } from './legible.ts';
import { way } from './scythe-news.ts';
import { fighting, middle } from './scythe-samples.ts';

/** What came of the last deed is drawn where it happened: a combat as its badge, an action on the plate of who took it. */

type Deed = Now['events'][number];
const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
const deed = (type: string, shown: object): Deed => ({ type, shown: shown as never });
const scene = (
  deeds: readonly Deed[],
  { view = middle, events = deeds }: { view?: View; events?: readonly Deed[] } = {},
) => pictures.board(view, { locale: 'en', map: true, now: { said: ['What was done.'], deeds, events, asked: [] } });
const tagsOf = (...given: Parameters<typeof scene>) => [...new Set(flat(scene(...given)).flatMap(({ tags }) => tags))];
const starting = (tags: readonly string[], ...heads: string[]) =>
  tags.filter((tag) => heads.some((head) => tag.startsWith(head)));

const strength = (dial: number, cards: number[]) => ({ key: 'came.strength', args: { dial, cards, total: 0 } });
const retreated = { key: 'came.retreated', args: { seat: 1, units: ['character'], from: 'C6', to: 'home-nordic' } };
const fought = deed('combat-fought', {
  ...{ seat: 3, loser: 1, place: 'C6', won: 9, lost: 6 },
  ...{ by: strength(7, [2]), against: strength(6, []), came: [retreated] },
});

describe('A combat that is over', () => {
  test('has in its hex a badge with both totals, that of the winner first', () => {
    expect(starting(tagsOf([fought]), 'outcome:')).toEqual(['outcome:C6:3:9:1:6']);
    const words = flat(scene([fought])).filter(
      ({ tags, text }) => text && tags.some((tag) => tag.startsWith('outcome:')),
    );
    expect(words.map(({ text }) => text)).toEqual(['9', '6']);
    const { at } = cells.get('C6')!;
    for (const { box } of words) expect(Math.abs(box.x + box.w / 2 - at[0])).toBeLessThan(73);
    expect(clashes(scene([fought]))).toEqual([]);
  });
  test('has none as soon as something else was done, before it is fought, and where totals are not told', () => {
    const later = deed('bolstered', { seat: 3, gain: [n('power', 2)], loss: [] });
    expect(starting(tagsOf([fought, later]), 'outcome:')).toEqual([]);
    expect(starting(tagsOf([deed('combat-begun', { seat: 3, place: 'C6' })]), 'outcome:')).toEqual([]);
    expect(starting(tagsOf([deed('combat-won', { seat: 3, loser: 1, place: 'C6' })]), 'outcome:')).toEqual([]);
  });
  test('has its badge also while both sides are still there, and no swords', () => {
    const hex = fighting.combat!.hex;
    const { attacker, defender } = fighting.combat!;
    const here = deed('combat-fought', { seat: attacker, loser: defender, place: hex, won: 5, lost: 5 });
    expect(starting(tagsOf([here], { view: fighting }), 'outcome:', 'fight:')).toEqual([
      `outcome:${hex}:${attacker}:5:${defender}:5`,
    ]);
  });
  test('took its dial from the power of both, and its cards', () => {
    const changes = changesOf(allOf(fought));
    expect(Object.fromEntries(changes.get(3)!)).toEqual({ power: -7, combatCards: -1 });
    expect(Object.fromEntries(changes.get(1)!)).toEqual({ power: -6, combatCards: 0 });
  });
  test('sends the loser home in one arrow without numbers, and somebody who only moves so far leaps', () => {
    expect(starting(tagsOf([fought]), 'way:', 'step:')).toEqual(['way:C6:home-nordic']);
    const far = deed('moved', { seat: 3, unit: 'mech', way: way('B4', 'F4'), load: [] });
    expect(starting(tagsOf([far]), 'leap:', 'step:')).toEqual(['leap:B4:F4']);
    expect(starting(tagsOf([fought]), 'leap:')).toEqual([]);
  });
});

describe('A combat that is over, told', () => {
  const begun = deed('combat-begun', { seat: 1, defender: 3, place: 'C6' });
  const drew = deed('loser-drew', { seat: 1, gain: [n('combatCards', 1)], loss: [] });
  const star = deed('star', { seat: 3, star: 'combat', stars: 3 });
  const weakened = deed('ability-weakened', { seat: 1, by: 3, ability: 'disarm', loss: [n('power', 2)] });
  /** As the bot gives them: what matters most last, with when each happened. */
  const all = [drew, weakened, star, begun, fought];
  const now = (said: string, locale: 'en' | 'ja' = 'en') => ({
    locale,
    now: { said: [said], deeds: all, events: all, times: [3, 1, 4, 0, 2], asked: [] },
  });
  const inked = (locale: 'en' | 'ja' = 'en') =>
    flat(pictures.board(middle, { ...now('What was done.', locale), map: true }));
  const names = ['Nordic Kingdoms', 'Rusviet Union'] as const;
  test('begins with who attacked, in words and in arms, also where they lost; who won has the laurel', () => {
    const head = inked().filter(({ tags, box }) => !tags.includes('map') && box.y < 140);
    expect(head.find(({ text }) => text?.includes('attacked'))!.text).toBe(
      `${names[0]} attacked ${names[1]} at C6 and lost, 6 to 9.`,
    );
    const arms = [...new Set(head.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('emblem:'))))];
    expect(arms).toEqual(['emblem:nordic', 'emblem:rusviet']);
    const left = (one: (tags: readonly string[]) => boolean) =>
      Math.min(...head.filter(({ tags }) => one(tags)).map(({ box }) => box.x));
    expect(left((tags) => tags.includes('laurel'))).toBeGreaterThan(
      left((tags) => tags.includes('emblem:nordic')) + 60,
    );
    expect(inked('ja').some(({ text }) => text?.includes('攻撃し、6対9で敗れました'))).toBe(true);
  });
  test('is a list from the attack to the star, with the sums of both sides and the card of who lost', () => {
    const on = (card: number) =>
      inked().filter(({ tags, text }) => text !== undefined && tags.includes(`deed:${card}`));
    const said = [0, 1, 2, 3].flatMap(on).map(({ text }) => text);
    expect(said).toEqual([
      ...['1', 'C6'],
      ...['2', 'Disarm', '−2'],
      ...['3', '6', '=', '6', '9', '=', '7', '+', '2'],
      ...['4', 'C6'],
      ...['5', '+1'],
      ...['6', '+1', '3/6', '(', ')'],
    ]);
  });
  test('says with a star for what it stands: how many of what, as the track has it (SC-11.1)', () => {
    const shown = (kind: string) =>
      flat(scene([deed('star', { seat: 3, star: kind, stars: 1 })]))
        .filter(({ tags, text }) => text !== undefined && tags.includes('deed:0'))
        .map(({ text }) => text)
        .join(' ');
    expect(shown('workers')).toBe('+1 1/6 ( 8 )');
    expect(shown('upgrades')).toBe('+1 1/6 ( 6 )');
    expect(shown('power')).toBe('+1 1/6 ( 16 )');
    expect(shown('popularity')).toBe('+1 1/6 ( 18 )');
    expect(shown('objective')).toBe('+1 1/6 ( 1 )');
    // The sign of a combat has no number, and a box of the Automa's track is told by its word.
    expect(shown('combat')).toBe('+1 1/6 ( )');
    expect(shown('tracker')).toBe('+1 1/6 ( tracker )');
  });
  test('shows in its hex who had to go, struck through where they went back to their mat', () => {
    const ended = (key: string) =>
      deed('combat-fought', { ...fought.shown, came: [{ key, args: { ...retreated.args, units: ['mech'] } }] });
    const [home, lost] = [ended('came.retreated'), ended('came.automa-withdrew')];
    const strokes = (one: Deed) => flat(scene([one])).filter(({ tags }) => tags.includes('beaten:C6')).length;
    expect(strokes(home)).toBeGreaterThan(0);
    expect(strokes(lost)).toBe(strokes(home) + 2);
    expect(strokes(deed('combat-fought', { ...fought.shown, came: [] }))).toBe(0);
    const told = flat(scene([lost])).filter(
      ({ tags, text }) => text === 'C6' && tags.some((tag) => tag.startsWith('deed:')),
    );
    expect(told.length).toBeGreaterThan(0);
  });
});

describe('The plate of who acted', () => {
  const framed = (one: Deed, view?: View) => starting(tagsOf([one], view && { view }), 'acted:');
  const isAmber = (one: Deed, seat: number) => {
    const boxes = flat(scene([one])).filter(({ tags }) => tags.some((tag) => tag.startsWith(`section:${seat}:`)));
    return boxes.some(({ kind }) => kind === 'rect');
  };
  test('is framed, theirs alone', () => {
    expect(framed(deed('coins-gained', { seat: 3, gain: [n('coins', 1)] }))).toEqual(['acted:3']);
    expect(framed(deed('takes-all', { seat: 1 }))).toEqual(['acted:1']);
    expect(starting(tagsOf([]), 'acted:')).toEqual([]);
  });
  test('has the word of the action that was taken on amber, and no word of another action', () => {
    const { section } = middle.players[3]!;
    expect(isAmber(deed('section', { seat: 3, section }), 3)).toBe(true);
    expect(isAmber(deed('section', { seat: 3, section: section === 'trade' ? 'produce' : 'trade' }), 3)).toBe(false);
    expect(isAmber(deed('built', { seat: 3, structure: 'mill', hex: 'C6' }), 3)).toBe(false);
  });
});

describe('What is chosen after a deed', () => {
  const option = deed('option-taken', { seat: 3, hex: 'C6', gain: [], loss: [n('coins', 2)] });
  const taken = (seat: number) => deed('resources-taken', { seat, gain: [n('wood', 1)], hexes: ['D6'] });
  test('came to its place as well, if the same seat has taken it after that', () => {
    expect(starting(tagsOf([option], { events: [option, taken(3)] }), 'came:')).toEqual(['came:D6']);
    expect(starting(tagsOf([option], { events: [option, taken(1)] }), 'came:')).toEqual([]);
    expect(starting(tagsOf([option], { events: [taken(3), option] }), 'came:')).toEqual([]);
  });
});

describe('Several ways of one deed', () => {
  const moved = (unit: string, load: object[], ...places: [string, ...string[]]) => ({
    key: 'came.moved',
    args: { seat: 3, unit, way: way(...places), load },
  });
  test('over the same side keep apart', () => {
    const both = deed('moved-units', {
      seat: 3,
      came: [moved('worker', [], 'C6', 'D6'), moved('mech', [], 'D6', 'C6')],
    });
    const lines = flat(scene([both])).filter(({ tags }) => tags.some((tag) => tag.startsWith('way:')));
    const middles = ['way:C6:D6', 'way:D6:C6'].map((tag) => {
      const { box } = lines.find(({ tags }) => tags.includes(tag))!;
      return [box.x + box.w / 2, box.y + box.h / 2] as const;
    });
    const [[ax, ay], [bx, by]] = middles as [readonly [number, number], readonly [number, number]];
    expect(Math.hypot(ax - bx, ay - by)).toBeGreaterThan(14);
  });
  test('stand on the card of the deed one by one, each with its number and what was carried', () => {
    const said = (load: object[]) =>
      flat(
        scene([
          deed('moved-units', { seat: 3, came: [moved('mech', load, 'B3', 'C3'), moved('worker', [], 'C6', 'D6')] }),
        ]),
      )
        .filter(({ tags, text }) => text !== undefined && tags.includes('deed:0'))
        .map(({ text }) => text);
    expect(said([n('metal', 2)])).toEqual(['1', 'B3', 'C3', '2', '2', 'C6', 'D6']);
    expect(said([])).toEqual(['1', 'B3', 'C3', '2', 'C6', 'D6']);
  });
});
