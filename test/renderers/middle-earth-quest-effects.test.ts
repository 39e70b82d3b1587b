import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { shadows } from '#games/middle-earth-quest/printed/cards/decks';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { heroName, placeName } from '#renderers/middle-earth-quest/names';
import type { Now } from '#renderers/pictures';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** Below the bar: what came of the headline, sign by sign; and the headline in words that have room. */

type Told = readonly [type: string, words: string, shown: Record<string, Json>];
const now = (told: readonly Told[]): Now => ({
  said: told.map(([, words]) => words),
  deeds: told.map(([type, , shown]) => ({ type, shown })),
  events: [],
  asked: [],
});
const drawn = (told: readonly Told[]) => mapPictures.board(middle, { locale: 'en', now: now(told) });
const under = (tag: string, told: readonly Told[]) =>
  texts(drawn(told)).flatMap(({ tags, text }) => (tags.includes(tag) ? [text] : []));

const [{ seat, id }] = middle.heroes as [(typeof middle.heroes)[number]];
const who = heroName(id, 'en');
type Fruit = readonly [key: string, args: Record<string, Json>];
const came = (...parts: Fruit[]): Json =>
  parts.map(([key, args]) => ({ key: `came.${key}`, args: { who: null, ...args } })) as unknown as Json;

const FAVOR: Fruit = ['favor-placed', { places: [{ key: 'location.bree' }] as unknown as Json }];
const GANDALF = ['character-moved', { character: 'gandalf', place: 'rivendell' }] as const;
const MARKER = ['marker-moves', { marker: 'red', n: 2, space: 6 }] as const;
const CHOSEN = ['effect-chosen', { choice: 'spend 1 favor', who: { key: `seat.${seat}` } }] as const;
const event = (...parts: Parameters<typeof came>): Told => [
  'event-drawn',
  `The event was X: ${'very long words '.repeat(20)}.`,
  { event: 'dark_news_from_erebor', others: null, came: came(...parts) },
];

describe('What came of the headline', () => {
  test('stands below the bar with how much and where, one sign for each, and below it what the card says', () => {
    expect(under('effects', [event(FAVOR, GANDALF, MARKER)])).toEqual([
      ...['Dark News from Erebor', '+1 Bree', 'Gandalf', '→ Rivendell', '+2', '→ 6'],
      expect.stringMatching(/^In each Story step, .*discards this card\.$/),
    ]);
  });
  test('is what the card says where nothing has come of it yet, and nothing of a deed without a card', () => {
    const card = shadows.keys().next().value!;
    expect(under('effects', [['shadow-played', 'Sauron played a card.', { seat, shadow: card }]]).join(' ')).not.toBe(
      '',
    );
    expect(under('effects', [['hero-draws', `${who} drew 2 cards.`, { seat, n: 2 }]])).toEqual([]);
  });
  test('of an event that was explored says that its card is discarded (MEQ-3.10)', () => {
    const explored: Told = ['event-explored', `${who} resolved it.`, { seat, event: 'dark_news_from_erebor' }];
    expect(under('effects', [explored])).toContain('→ discard pile');
    expect(under('effects', [event(FAVOR)])).not.toContain('→ discard pile');
  });
  test('makes the picture no higher than it may be, whatever was before it', () => {
    const met: Told = ['encounter', `${who} met nobody at all on the way.`, { seat }];
    const many = Array.from({ length: 20 }, () => met);
    for (const told of [[event(FAVOR)], [...many, event(FAVOR, GANDALF, MARKER)], [met, event(FAVOR)]])
      expect(drawn(told).height).toBeLessThanOrEqual(1880);
  });
});

test('A choice that is too long for a chip has the half that is still to come', () => {
  const plot = { key: 'choice.encounter.sarumans_agents.0.0' } as Json;
  const chosen = ['effect-chosen', { choice: plot, who: { key: `seat.${seat}` } }] as const;
  const said = under('effects', [event(FAVOR, chosen, GANDALF)]);
  expect(said).toContain('Sauron discards 1 Plot card from hand');
  expect(said.join()).not.toContain('Receive a corruption card');
});

describe('The headline', () => {
  const said = (told: Told) => under('said', [told]).join(' ');
  test('is whole: it leaves out what was chosen, whose fruits it tells', () => {
    const told = said(event(FAVOR, CHOSEN, GANDALF));
    expect(told).toContain('Bree');
    expect(told).toContain('Rivendell');
    expect(told).not.toContain('spend 1 favor');
    expect(told).not.toContain('…');
  });
  test('of a way there and back says where, of a long one from where to where', () => {
    const via = (...ids: string[]) => ids.map((one) => ({ key: `location.${one}` })) as unknown as Json;
    const way = (from: string, to: string, ids: string[]): Told => [
      'hero-travels',
      'Somebody travelled.',
      { seat, from, to, via: via(...ids), cards: ['rush', 'smash'] },
    ];
    expect(said(way('bree', 'bree', ['weathertop']))).toBe(`${who} went to ${placeName('weathertop', 'en')} and back.`);
    expect(said(way('bree', 'rhun', ['weathertop', 'moria']))).toContain(`from Bree to ${placeName('rhun', 'en')}`);
    expect(said(['hero-moves', `${who} moved from Bree to Moria, paying Rush and Smash.`, { seat }])).toBe(
      `${who} moved from Bree to Moria.`,
    );
  });
});
