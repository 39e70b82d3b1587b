import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { corruptions } from '#games/middle-earth-quest/printed/cards/decks';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { changeOf, loudOf, poolChange } from '#renderers/middle-earth-quest/tallies';
import { flat, overlap } from './boxes.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** What deeds without a place have given and taken: on the plate of the heroes, and beside the Shadow Pool. */

const { board } = mapPictures;
const now = (...events: [type: string, shown: Record<string, Json>][]) => ({
  said: [],
  events: events.map(([type, shown]) => ({ type, shown })),
  asked: [],
});
const [hero, other] = middle.heroes as [(typeof middle.heroes)[number], (typeof middle.heroes)[number]];
const { seat } = hero;

describe('What came to a hero', () => {
  test('is summed by what is counted, and nobody else has it', () => {
    const told = now(
      ['favor-gained', { seat, n: 2 }],
      ['favor-spent', { seat, n: 1 }],
      ['corruption-received', { seat, corruption: 'cowardly' }],
      ['hero-draws', { seat, n: 3 }],
    );
    expect(changeOf(told, seat)).toEqual({ favor: 1, corruption: 1, life: -3, hand: 3 });
    expect(changeOf(told, other.seat)).toEqual({});
  });
  test('tells damage by the pile that gave it', () => {
    const of = (key: string, cards: string[]) => ({ key, args: { cards } });
    const from = [of('label.of-hand', ['parry']), of('label.of-life', ['smash', 'charge'])] as unknown as Json;
    expect(changeOf(now(['hero-hurt', { seat, n: 3, from, left: 5 }]), seat)).toEqual({ hand: -1, life: -2 });
  });
  test('has an arrow from the life pool to the hand where cards were drawn alone, and none after a wound', () => {
    const arrows = (...events: [string, Record<string, Json>][]) =>
      flat(board(middle, { locale: 'en', now: now(...events) })).filter(({ tags }) => tags.includes('drawn'));
    const from = [{ key: 'label.of-life', args: { cards: ['smash', 'charge'] } }] as unknown as Json;
    const wound: [string, Record<string, Json>] = ['hero-hurt', { seat, n: 2, from, left: 5 }];
    expect(arrows(['hero-draws', { seat, n: 4 }]).length).toBeGreaterThan(0);
    expect(arrows(wound)).toEqual([]);
    expect(arrows(['hero-draws', { seat, n: 4 }], wound)).toEqual([]);
  });
  test('is the balance of a fight: cards drawn, turned up round by round, lost to a foe and returned', () => {
    const round = (key: string, args = {}): [string, Record<string, Json>] => [
      'combat-round',
      { seat, foe: 'gothmog', ours: { key, args } as unknown as Json },
    ];
    const [played, none] = [round('label.played', { card: 'parry' }), round('label.no-card')];
    const told = now(['hero-draws', { seat, n: 2 }], played, played, none);
    expect(changeOf(told, seat)).toEqual({ life: -2 });
    const lost: [string, Record<string, Json>] = ['combat-discards', { who: hero.id, cards: ['charge', 'parry'] }];
    const foes: [string, Record<string, Json>] = ['combat-discards', { who: 'gothmog', cards: ['charge'] }];
    expect(changeOf(now(played, lost, foes), seat)).toEqual({ hand: -3 });
    expect(changeOf(now(played, lost), other.seat)).toEqual({});
  });
  test('counts a corruption card that stays, none that is played out at once; shields, training, and no life of who recovers', () => {
    const received = (corruption: string) => changeOf(now(['corruption-received', { seat, corruption }]), seat);
    const of = (kind: string) => [...corruptions.values()].find((one) => one.kind === kind)!.id;
    expect(received(of('ongoing'))).toEqual({ corruption: 1 });
    expect(received(of('immediate'))).toEqual({});
    expect(changeOf(now(['blocked', { seat, cards: ['parry', 'rush'], n: 6, left: 3 }]), seat)).toEqual({ hand: -2 });
    expect(changeOf(now(['trained', { seat, skill: 'smash' }]), seat)).toEqual({ life: 1 });
    const from = [{ key: 'label.of-life', args: { cards: ['smash'] } }] as unknown as Json;
    expect(changeOf(now(['hero-hurt', { seat, from }], ['hero-recovers', { seat }]), seat)).toEqual({});
  });
  test('is nothing where it came and went again, or where a move was taken back (R-600)', () => {
    expect(changeOf(now(['favor-gained', { seat, n: 1 }], ['favor-lost', { seat, n: 1 }]), seat)).toEqual({});
    const moved: [string, Record<string, Json>] = [
      'hero-moves',
      { seat, from: 'bree', to: 'weathertop', cards: ['a'] },
    ];
    expect(changeOf(now(moved), seat)).toEqual({ hand: -1 });
    expect(changeOf(now(moved, ['hero-stopped', { seat, place: 'bree', n: 1, cards: [] }]), seat)).toEqual({});
  });
});

test('Of what came to a hero the headline’s alone is loud: its own, and what came of it', () => {
  const path = { seat, came: [{ key: 'came.favor-gained', args: { seat, n: 1, favor: 3, who: null } }] as never };
  const news = now(
    ['hero-moves', { seat, from: 'bree', to: 'weathertop', cards: ['a'] }],
    ['dark-path', { seat }],
    ['favor-gained', { seat, n: 1, favor: 3 }],
  );
  expect([...loudOf({ ...news, deeds: [{ type: 'dark-path', shown: path }] }, seat)]).toEqual(['favor']);
  const moved = { type: 'hero-moves', shown: news.events[0]!.shown };
  expect([...loudOf({ ...news, deeds: [moved] }, seat)]).toEqual(['hand']);
  expect([...loudOf(news, seat)].sort()).toEqual(['favor', 'hand']);
});

describe('The plate of the heroes', () => {
  const linesOf = (events: Parameters<typeof now>) =>
    texts(board(middle, { locale: 'en', now: now(...events) })).flatMap(({ tags, text }) =>
      tags.includes(`strip:${hero.id}`) ? [text] : [],
    );
  test('says what each hero has, and by how much it has changed', () => {
    const { favor, piles, corruption } = hero;
    const has = [favor, piles.life, piles.hand, corruption.length].map(String);
    expect(linesOf([])).toEqual(has);
    expect(linesOf([['favor-lost', { seat, n: 1 }]])).toEqual([has[0], '−1', ...has.slice(1)]);
  });
  test('lies over no name and no piece', () => {
    const all = flat(board(middle, { locale: 'en' }));
    const plate = all.find(({ tags }) => tags.includes('strip'))!.box;
    const under = all.filter(({ tags }) => tags.some((tag) => /^(pieces|name|place):/.test(tag)));
    expect(under.length).toBeGreaterThan(60);
    expect(under.filter(({ box }) => overlap(box, plate, 1)).map(({ tags }) => tags.at(-1))).toEqual([]);
  });
});

test('The Shadow Pool has a burst with how much came, and none where nothing did', () => {
  const marks = (...events: Parameters<typeof now>) =>
    texts(board(middle, { locale: 'en', now: now(...events) })).flatMap(({ tags, text }) =>
      tags.includes('burst:pool') ? [text] : [],
    );
  expect(poolChange(now(['pool-changes', { n: 2, pool: 4 }]))).toBe(2);
  expect(marks(['pool-changes', { n: 2, pool: 4 }])).toEqual(['+2']);
  expect(marks(['rested', { seat, n: 2 }])).toEqual([]);
});
