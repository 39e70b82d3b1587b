import { describe, expect, test } from 'vitest';
import type { Look } from '#renderers/pictures';
import { cells } from '#renderers/scythe/cells';
import { pictures } from '#renderers/scythe/index';
import { type News, readNews } from '#renderers/scythe/news';
import { flat, type Inked } from './boxes.ts';
import { way } from './scythe-news.ts';
import { fighting, lakes, middle } from './scythe-samples.ts';
import { viewOf } from './scythe-sketches.ts';

type Told = NonNullable<Look['now']>['events'];
const none = { said: [], events: [], asked: [] };
const tagsOf = (now: NonNullable<Parameters<typeof pictures.board>[1]['now']>, view = middle, focus?: string) => {
  const scene = pictures.board(view, { locale: 'en', now, ...(focus !== undefined && { focus }) });
  return [...new Set(flat(scene).flatMap(({ tags }) => tags))];
};
const moved = (seat: number, unit: string, from: string, ...steps: string[]) => ({
  type: 'moved',
  shown: { seat, unit, number: 1, way: way(from, ...steps), load: [] },
});

describe('What public events say of places', () => {
  test('is who went where, of every kind of going', () => {
    const events: Told = [
      moved(3, 'mech', 'C6', 'D6', 'E6'),
      { type: 'automa-moved', shown: { seat: 1, unit: 'worker', from: 'A5', to: 'B4' } },
      { type: 'retreated', shown: { seat: 2, units: ['mech', 'worker'], from: 'D2', to: 'home-polania' } },
      { type: 'goods-went-back', shown: { seat: 2, goods: [], from: 'D2', to: 'D1' } },
    ];
    expect(readNews({ events })).toEqual({
      ways: [
        { seat: 3, units: ['mech'], places: ['C6', 'D6', 'E6'], isLoud: false },
        { seat: 1, units: ['worker'], places: ['A5', 'B4'], isLoud: false },
        { seat: 2, units: ['mech', 'worker'], places: ['D2', 'home-polania'], isLoud: false, isRetreat: true },
        { seat: 2, units: [], places: ['D2', 'D1'], isLoud: true },
      ],
      changed: [],
    } satisfies News);
  });
  test('is one way where the same unit goes on, and two where another goes from there', () => {
    const on = readNews({ events: [moved(3, 'mech', 'C6', 'D6'), moved(3, 'mech', 'D6', 'E6')] });
    expect(on.ways.map(({ places }) => places)).toEqual([['C6', 'D6', 'E6']]);
    const other = readNews({ events: [moved(3, 'mech', 'C6', 'D6'), moved(3, 'worker', 'D6', 'E6')] });
    expect(other.ways).toHaveLength(2);
    // Workers have no numbers: two who change places are two.
    const crossed = readNews({ events: [moved(3, 'worker', 'C6', 'D6'), moved(3, 'worker', 'D6', 'C6')] });
    expect(crossed.ways.map(({ places }) => places.join())).toEqual(['C6,D6', 'D6,C6']);
  });
  test('is which places changed, each once, and nothing of what is no place', () => {
    const events: Told = [
      { type: 'produced', shown: { seat: 3, hexes: ['C6', 'E6'], gain: [] } },
      { type: 'built', shown: { seat: 3, structure: 'mill', hex: 'E6' } },
      { type: 'encounter', shown: { seat: 3, hex: 'E1', card: 'E03' } },
      { type: 'bolstered', shown: { seat: 3, gain: [] } },
      { type: 'strange', shown: { place: 7, hexes: 'E6', from: 'nowhere', to: 'C6', way: null } },
    ];
    const { ways, changed } = readNews({ events });
    expect(ways).toEqual([]);
    expect(changed.map(({ place }) => place)).toEqual(['C6', 'E6', 'E1']);
  });
});

describe('The board', () => {
  test('draws the way with who stood where it began, if nobody stands there now, and rings its end', () => {
    const found = tagsOf({ ...none, events: [moved(3, 'mech', 'C6', 'D6', 'E6')] });
    expect(found).toEqual(expect.arrayContaining(['way:C6:E6', 'changed:E6']));
    expect(found).not.toContain('ghost:C6:E6');
    expect(tagsOf({ ...none, events: [moved(3, 'mech', 'C5', 'D6', 'E6')] })).toContain('ghost:C5:E6');
    expect(found).not.toContain('changed:C6');
    expect(tagsOf(none).filter((tag) => /^(way|ghost|changed):/.test(tag))).toEqual([]);
  });
  test('before a combat draws only the moves that ended in it, numbered as in the list of what was done', () => {
    const moves = [moved(0, 'mech', 'F1', 'F2'), moved(0, 'character', 'E3', 'F3'), moved(0, 'worker', 'F2', 'F3')];
    const drawn = (events: Told, view = fighting) =>
      tagsOf({ ...none, events }, view, 'F3').filter((tag) => /^(way|step):/.test(tag));
    expect(drawn(moves)).toEqual(['way:E3:F3', 'way:F2:F3', 'step:E3:F3', 'step:F2:F3']);
    expect(drawn(moves, { ...fighting, combat: null })).toEqual(drawn(moves));
    const numbers = (events: Told) =>
      flat(pictures.board(fighting, { locale: 'en', map: true, now: { ...none, events } }))
        .filter(({ tags, text }) => text !== undefined && tags.some((tag) => tag.startsWith('step:')))
        .map(({ text }) => text);
    expect(numbers(moves)).toEqual(['2', '3']);
    // One way alone needs no number, and where nobody fights all ways are drawn.
    expect(numbers(moves.slice(0, 2))).toEqual([]);
    expect(tagsOf({ ...none, events: moves }).filter((tag) => tag.startsWith('way:'))).toHaveLength(3);
  });
  test('of very many moves draws the newest nine', () => {
    const events = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B5', 'C1', 'C2', 'C3'].map((from, n, all) =>
      moved(n % 2, 'worker', from, all[(n + 1) % all.length]!),
    );
    const tags = tagsOf({ ...none, events }).filter((tag) => /^(way|leap):/.test(tag));
    const ways = [...new Set(tags.map((tag) => tag.replace(/^\w+:/, '')))];
    expect(ways).toHaveLength(9);
    expect(ways).toContain('C3:A1');
    expect(ways).not.toContain('A1:A2');
  });
  test('draws of a leap one broken bow from hex to hex, and no way and no number', () => {
    const leap = { ...none, events: [moved(3, 'mech', 'B4', 'F4')] };
    const scene = pictures.board(middle, { locale: 'en', now: leap });
    const [from, to] = ['B4', 'F4'].map((id) => cells.get(id)!.at);
    const bow = flat(scene).filter(({ tags }) => tags.includes('leap:B4:F4'));
    const tops = bow.map(({ box }) => box.y - 210);
    const feet = bow.map(({ box }) => box.y + box.h - 210);
    expect(Math.min(...tops)).toBeLessThan(from![1] + 73);
    expect(Math.max(...feet)).toBeGreaterThan(to![1] - 73);
    expect(flat(scene).filter(({ tags }) => tags.includes('way:B4:F4'))).toEqual([]);
    const step = pictures.board(middle, { locale: 'en', now: { ...none, events: [moved(3, 'mech', 'C6', 'D6')] } });
    for (const one of [scene, step])
      expect(flat(one).filter(({ tags }) => tags.some((tag) => tag.startsWith('step:')))).toEqual([]);
    expect(flat(step).filter(({ tags }) => tags.some((tag) => tag.startsWith('leap:')))).toEqual([]);
  });
  test('rings what changed outside the ring of its owner, which stays whole', () => {
    const scene = pictures.board(middle, {
      locale: 'en',
      now: { ...none, events: [{ type: 'built', shown: { seat: 3, structure: 'mill', hex: 'C6' } }] },
    });
    const reach = (one: Inked) => one.box.w;
    const [ring] = flat(scene).filter(({ tags }) => tags.includes('changed:C6'));
    expect(reach(ring!)).toBeGreaterThan(140);
    const before = flat(pictures.board(middle, { locale: 'en' })).filter(({ tags }) => tags.includes('map')).length;
    const after = flat(scene).filter(
      ({ tags }) => tags.includes('map') && !tags.some((tag) => /^(changed|came|deed|built):/.test(tag)),
    ).length;
    expect(after).toBe(before);
  });
  test('has one ring where a fight is to come or an encounter is read', () => {
    const fought = { ...none, events: [{ type: 'combat-begun', shown: { seat: 0, place: 'F3' } }] };
    expect(tagsOf(fought, fighting).filter((tag) => /^(changed|now):/.test(tag))).toEqual(['now:F3']);
    const met = { ...none, events: [{ type: 'encounter', shown: { seat: 1, hex: 'B5' } }] };
    expect(tagsOf(met, lakes).filter((tag) => /^(changed|now):/.test(tag))).toEqual(['now:B5']);
  });
  test('draws ways below pieces, and a rim round who came, not round who stayed', () => {
    const rimmed = (one: ReturnType<typeof moved>) =>
      tagsOf({ ...none, events: [one] }).filter((tag) => tag.startsWith('moved:'));
    expect(rimmed(moved(3, 'worker', 'D7', 'C6'))).toEqual(['moved:rusviet']);
    expect(rimmed(moved(3, 'worker', 'C6', 'A1'))).toEqual([]);
    const kinds = flat(
      pictures.board(middle, { locale: 'en', now: { ...none, events: [moved(3, 'worker', 'D7', 'C6')] } }),
    ).map(({ tags }) => tags);
    const last = (prefix: string) => kinds.findLastIndex((tags) => tags.some((tag) => tag.startsWith(prefix)));
    const first = (prefix: string) => kinds.findIndex((tags) => tags.some((tag) => tag.startsWith(prefix)));
    expect(last('way:D7:C6')).toBeLessThan(first('unit:'));
  });
  test('leaves those to be seen whom it leads to, and counts only units of one kind', () => {
    const there = viewOf(
      [
        { faction: 'crimea', mat: 'mechanical', on: { character: 'G4', mechs: ['G4'], workers: ['G4', 'G4', 'H1'] } },
        { faction: 'rusviet', mat: 'industrial', on: { character: 'home-rusviet' } },
      ],
      { encounters: [] },
    );
    const drawn = (...kinds: string[]) => {
      const events = kinds.map((kind) => moved(0, kind, 'H1', 'G4'));
      const all = flat(pictures.board(there, { locale: 'en', now: { ...none, events, deeds: together(events) } }));
      const boxes = (head: string) =>
        all.filter(({ tags }) => tags.some((tag) => tag.startsWith(head))).map(({ box }) => box);
      return { way: boxes('way:H1:G4'), many: boxes('many:'), worker: boxes('unit:G4:0:worker:') };
    };
    const together = (events: Told): Told => [
      {
        type: 'moved-units',
        shown: { seat: 0, came: events.map(({ shown }) => ({ key: 'came.moved', args: shown })) },
      },
    ];
    const { way: arrow, many, worker } = drawn('character', 'worker');
    expect(many).toEqual([]);
    const tip = Math.min(...arrow.map(({ y }) => y));
    const foot = Math.max(...worker.map(({ y, h }) => y + h));
    expect(foot - tip).toBeLessThan(12);
    expect(drawn('worker', 'worker').many.length).toBeGreaterThan(0);
  });
  test('in a combat the attacker stands where the attack came from', () => {
    const mech = (from: string) => ({
      type: 'moved',
      shown: { seat: 0, unit: 'mech', way: way(from, 'F3'), load: [] },
    });
    const { attacker, defender } = fighting.combat!;
    const xOf = (from: string, prefix: string) => {
      const all = flat(pictures.board(fighting, { locale: 'en', now: { ...none, events: [mech(from)] } }));
      const boxes = all.filter(({ tags }) => tags.some((tag) => tag.startsWith(prefix))).map(({ box }) => box);
      return Math.min(...boxes.map(({ x }) => x));
    };
    for (const [from, isRight] of [
      ['F4', true],
      ['F2', false],
    ] as const) {
      const [left, right] = isRight ? [defender, attacker] : [attacker, defender];
      expect(xOf(from, `unit:F3:${left}:`)).toBeLessThan(xOf(from, `unit:F3:${right}:`));
    }
  });
  test('frames the plates of all who are asked, and of nobody else', () => {
    const asked = (seats: number[]) =>
      tagsOf({ ...none, asked: seats.map((seat) => ({ seat, words: 'How much?' })) }).filter((tag) =>
        tag.startsWith('asked:'),
      );
    expect(asked([0, 1]).sort()).toEqual(['asked:0', 'asked:1']);
    expect(asked([4])).toEqual(['asked:4']);
    expect(asked([])).toEqual([]);
  });
  test('rings the places that an open question leaves to choose, but one where a fight has its ring', () => {
    const ask = (places: string[]) => ({ ...none, asked: [{ seat: 3, words: 'Where?', places }] });
    const rings = (places: string[], view = middle) =>
      tagsOf(ask(places), view).filter((tag) => tag.startsWith('choosable:'));
    expect(rings(['C6', 'E6'])).toEqual(['choosable:C6', 'choosable:E6']);
    expect(rings([])).toEqual([]);
    expect(rings(['F3', 'E6'], { ...fighting, combat: null })).toEqual(['choosable:E6']);
  });
  test('says what happened and who is asked in its bar', () => {
    const said = ['Mech 1 moves to E6', 'The Rusviet Union attacks'];
    const asked = [{ seat: 3, words: 'Rusviet Union: fight where?' }];
    const words = flat(pictures.board(middle, { locale: 'en', now: { said, events: [], asked } })).map(
      ({ text }) => text,
    );
    expect(words).toEqual(expect.arrayContaining([...said, 'Rusviet Union: fight where?']));
  });
  test('keeps long questions of two within the row of who is asked, in letters of nine pixels on a phone', () => {
    const asked = [3, 1].map((seat) => ({
      seat,
      words: `Seat ${seat}: how much power and which combat cards do you commit against seat ${4 - seat}?`,
    }));
    const rowOf = (questions: typeof asked) =>
      flat(pictures.board(middle, { locale: 'en', now: { ...none, asked: questions } })).filter(({ tags }) =>
        tags.includes('asked'),
      );
    const wordsOf = (row: ReturnType<typeof rowOf>) => row.filter(({ text }) => text !== undefined);
    const row = rowOf(asked);
    const [plate] = row;
    const words = wordsOf(row);
    expect(words).toHaveLength(2);
    // What both are asked alike is said once.
    const alike = asked.map(({ seat }) => ({ seat, words: `Seat ${seat}: how much power do you commit?` }));
    expect(wordsOf(rowOf(alike)).map(({ text }) => text)).toEqual(['How much power do you commit?']);
    for (const { box, size } of words) {
      expect(size).toBeGreaterThanOrEqual(27);
      expect(box.y).toBeGreaterThanOrEqual(plate!.box.y);
      expect(box.y + box.h).toBeLessThanOrEqual(plate!.box.y + plate!.box.h);
    }
  });
  test('shows beside the news the arms of who acted, and without news of who is in turn', () => {
    const first = (now?: NonNullable<Look['now']>) =>
      flat(pictures.board(middle, { locale: 'en', ...(now && { now }) }))
        .filter(({ tags, box }) => !tags.includes('map') && box.y < 190)
        .flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('emblem:')))[0];
    const events = [moved(3, 'mech', 'C6', 'D6'), moved(1, 'mech', 'B4', 'C4')];
    expect(first({ said: ['Nordic Kingdoms: mech'], events, asked: [] })).toBe('emblem:nordic');
    expect(first(none)).toBe('emblem:rusviet');
    expect(first()).toBe('emblem:rusviet');
  });
  test('leaves out the small pictures of messages, which its letters have not', () => {
    const now = {
      said: ['⚔️ The Rusviet Union attacks', '★ A star'],
      events: [],
      asked: [{ seat: 3, words: '🚩 Where?' }],
    };
    const words = flat(pictures.board(middle, { locale: 'en', now })).map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(['The Rusviet Union attacks', '★ A star', 'Where?']));
  });
  test('draws in a zoom only ways that lie in it', () => {
    const events = [moved(3, 'mech', 'C6', 'D6'), moved(1, 'mech', 'B4', 'C4')];
    const ways = (focus: string) => tagsOf({ ...none, events }, middle, focus).filter((tag) => tag.startsWith('way:'));
    expect(ways('D6')).toEqual(['way:C6:D6']);
    expect(ways('H1')).toEqual([]);
  });
});
