import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { LOCATIONS, neighbours, strongholds } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { signFrame } from '#renderers/middle-earth-quest/places';
import { flat } from './boxes.ts';
import { texts } from './legible.ts';
import { middle, start } from './middle-earth-quest-samples.ts';

/** What has just come to a place of the map, who has left it, and which places may be chosen. */

type Told = [type: string, shown: Record<string, Json>];
const look = (
  told: readonly Told[],
  asked: readonly { seat: number; words: string; key?: string; about?: Json }[] = [],
) => ({
  locale: 'en' as const,
  now: { said: [], events: told.map(([type, shown]) => ({ type, shown })), asked },
});
const { board } = mapPictures;
/** The places whose pieces have something drawn under a tag. */
const placesWith = (view: View, tag: string, ...told: Told[]) => [
  ...new Set(
    flat(board(view, look(told))).flatMap(({ tags }) =>
      tags.includes(tag) ? tags.flatMap((one) => /^pieces:(.*)$/.exec(one)?.[1] ?? []) : [],
    ),
  ),
];

describe('What has just come to a place', () => {
  test('lies on a burst: a character, a minion, a token, a plot, and nothing that lay there before', () => {
    expect(placesWith(middle, 'arrived')).toEqual([]);
    const [who, at] = Object.entries(middle.characters)[0]!;
    expect(placesWith(middle, 'arrived', ['character-placed', { character: who, place: at }])).toEqual([at]);
    const minion = middle.minions.find(({ is }) => is === 'board')!;
    const returned: Told = ['minion-returns', { minion: minion.id, place: minion.at! }];
    expect(placesWith(middle, 'arrived', returned)).toEqual([minion.at]);
    const token = middle.tokens[0]!;
    expect(placesWith(middle, 'arrived', ['token-placed', { no: token.no, place: token.at }])).toEqual([token.at]);
    const plot = middle.slots.find((one) => one !== null)!;
    expect(placesWith(middle, 'arrived', ['plot-played', { plot: plot.card, place: plot.at }])).toEqual([plot.at]);
  });
  test('stands on a smooth rim and on no burst where a way has led it there', () => {
    const minion = middle.minions.find(({ is }) => is === 'board')!;
    const moved: Told = ['figure-moves', { figure: { key: `foe.${minion.id}` }, from: 'bree', to: minion.at! }];
    expect(placesWith(middle, 'moved', moved)).toEqual([minion.at]);
    expect(placesWith(middle, 'arrived', moved)).toEqual([]);
    const token = middle.tokens[0]!;
    const figure = { key: 'label.monster', args: { no: token.no } };
    expect(placesWith(middle, 'moved', ['figure-moves', { figure, from: 'bree', to: token.at }])).toEqual([token.at]);
  });
  test('says of favor how much came where more lies, and no more than lies there', () => {
    const [at] = Object.entries(middle.favors).find(([, n]) => n > 0)!;
    const placed = (n: number) =>
      ['favor-placed', { places: Array.from({ length: n }, () => ({ key: `location.${at}` })) }] as Told;
    const lying = (n: number): View => ({ ...middle, favors: { ...middle.favors, [at]: n } });
    const came = (n: number, lies: number) =>
      texts(board(lying(lies), look([placed(n)]))).flatMap(({ tags, text }) =>
        tags.includes('arrived') && text?.startsWith('+') ? [text] : [],
      );
    expect(came(1, 2)).toEqual(['+1']);
    expect(came(5, 3)).toEqual(['+3']);
    expect(came(0, 3)).toEqual([]);
    // One alone has its burst, like any other piece.
    expect(came(1, 1)).toEqual([]);
    expect(placesWith(lying(1), 'arrived', placed(1))).toEqual([at]);
    expect(placesWith(lying(1), 'arrived')).toEqual([]);
  });
  test('is a token that was turned up and was blank, though it lies there no more', () => {
    expect(placesWith(start, 'arrived', ['token-blank', { no: 3, place: 'south_eaves' }])).toEqual(['south_eaves']);
    expect(placesWith(start, 'face:blank')).toEqual([]);
  });
});

describe('Who has walked away', () => {
  const [{ seat, at }] = middle.heroes as [View['heroes'][number]];
  test('is seen as a ghost where the journey began, and not between', () => {
    const told: Told[] = [
      ['hero-moves', { seat, from: 'the_iron_hills', to: 'rhun', cards: [] }],
      ['hero-moves', { seat, from: 'rhun', to: at, cards: [] }],
    ];
    expect(placesWith(middle, 'ghost', ...told)).toEqual(['the_iron_hills']);
    expect(placesWith(middle, 'ghost')).toEqual([]);
  });
  test('is likewise a minion or a token that was commanded, from where it went', () => {
    const minion = middle.minions.find(({ is }) => is === 'board')!;
    const by = (figure: Json, to: string): Told => ['figure-moves', { figure, from: 'the_iron_hills', to }];
    expect(placesWith(middle, 'ghost', by({ key: `foe.${minion.id}` }, minion.at!))).toEqual(['the_iron_hills']);
    const token = middle.tokens[0]!;
    const figure = { key: 'label.monster', args: { no: token.no } };
    expect(placesWith(middle, 'ghost', by(figure, token.at))).toEqual(['the_iron_hills']);
  });
  test('is no ghost where the hero stands again', () => {
    expect(placesWith(middle, 'ghost', ['hero-moves', { seat, from: at, to: 'rhun', cards: [] }])).toEqual([]);
  });
});

describe('What may be chosen', () => {
  const eligible = (about: Json) => [
    ...new Set(
      flat(board(start, look([], [{ seat: 0, words: 'Where?', key: 'influence-place', about }]))).flatMap(({ tags }) =>
        tags.filter((tag) => tag.startsWith('eligible:')),
      ),
    ),
  ];
  test('has a broken ring: each place that is an option of the question, and nothing else', () => {
    expect(eligible({ influence: 1, options: ['dunland', 'moria'] })).toEqual(['eligible:dunland', 'eligible:moria']);
    expect(eligible({ options: ['gothmog'] })).toEqual([]);
    expect(eligible({ place: 'bree' })).toEqual([]);
    expect(eligible(null)).toEqual([]);
  });
  const offered = (view: View, key: string, about: Json) =>
    [
      ...new Set(
        flat(board(view, look([], [{ seat: 0, words: 'Which?', key, about }]))).flatMap(({ tags }) =>
          tags.flatMap((tag) => /^eligible:(.*)$/.exec(tag)?.[1] ?? []),
        ),
      ),
    ].sort();
  const minions = middle.minions.flatMap(({ id, is }) => (is === 'board' ? [id] : []));
  const tokens = middle.tokens.map(({ no }) => String(no));
  test('is by a command every figure but those that were commanded, with a line round the piece', () => {
    expect(offered(middle, 'command', { left: 2 })).toEqual([...minions, ...tokens].sort());
    const turn = {
      ...{ who: 'sauron', no: 1, step: 'action', actions: 1, shadow: false },
      command: { left: 1, done: [tokens[0]!], placed: false },
    } as unknown as View['turn'];
    expect(offered({ ...middle, turn }, 'command', { left: 1 })).toEqual([...minions, ...tokens.slice(1)].sort());
  });
  test('is for a hero who travels each neighbour of his place, for a card its heroes and the places it names', () => {
    expect(offered(start, 'travel', { place: 'edoras' })).toEqual([...neighbours('edoras')].sort());
    const { seat } = middle.heroes[0]!;
    expect(offered(middle, 'target', { options: [String(seat)] })).toEqual([`seat.${seat}`]);
    expect(offered(middle, 'remove', { room: { 'influence:bree': 1, [`monster:${tokens[0]}`]: 1 } })).toEqual(
      [tokens[0]!, 'bree'].sort(),
    );
  });
  test('is for influence every place that has room for more', () => {
    const places = offered(middle, 'spread', { n: 2, toPool: 0, extensionOnly: true });
    const room = LOCATIONS.filter((id) => !strongholds.has(id) && (middle.influence[id] ?? 0) < middle.reach[id]!);
    expect(places).toEqual([...room].sort());
    expect(places.length).toBeGreaterThan(0);
  });
  test('has rings over the flames of a stronghold and round all of it, under the sign of any other place', () => {
    const now = look([], [{ seat: 0, words: 'Which?', key: 'place', about: { options: ['dol_guldur', 'bree'] } }]);
    const all = flat(board(start, now));
    const last = (tag: string) => all.findLastIndex(({ tags }) => tags.includes(tag));
    expect(last('eligible:dol_guldur')).toBeGreaterThan(last('place:dol_guldur'));
    expect(last('eligible:bree')).toBeLessThan(last('place:bree'));
    const tower = signFrame(start, 'dol_guldur');
    expect(all[last('eligible:dol_guldur')]!.box.w).toBeGreaterThan(Math.max(tower.w, tower.h) + 20);
  });
  const asked = (about: Json, key = 'choose') =>
    texts(board(start, look([], [{ seat: 0, words: 'Sauron: X. Which one?', key, about }]))).flatMap(
      ({ tags, text }) => (tags.includes('asked') ? [text] : []),
    );
  test('by a card is a button behind the question, of no other question', () => {
    const about = { choice: 'encounter.lost_in_the_shadows.0', card: { key: 'encounter.lost_in_the_shadows' } };
    const options = ['Discard 2 cards from hand', 'Sauron moves the hero to an adjacent location'];
    expect(asked(about)).toEqual(['Sauron: X. Which one?', ...options]);
    expect(asked(about, 'may')).toEqual(['Sauron: X. Which one?']);
    expect(asked(null)).toEqual(['Sauron: X. Which one?']);
  });
});
