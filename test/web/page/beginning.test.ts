import { describe, expect, test } from 'vitest';
import {
  atRoute,
  firstState,
  needsOf,
  placeChosen,
  placesOf,
  routeOf,
  type StateThere,
  seatChosen,
  withAnswer,
  withDraft,
  withStands,
} from './page-kit.ts';

/** A match that is about to be begun, and what is pressed in its lobby. */

const channel = (id: string, isFree: boolean, mayThread: boolean) => ({ channel: id, name: id, isFree, mayThread });
const server = (guild: string, ...channels: object[]) => ({ guild, name: guild, channels, campaigns: {} });
const begun = (more: object = {}): StateThere =>
  ({ ...firstState({ pathname: '/new/toy', search: '' }, 'en'), me: {}, ...more }) as StateThere;
const form = (key: string, ...seats: string[]) => ({ key, places: seats.map((seat) => ({ seat })) });

test('A new match has an address of its own, and is a draft of that game from the beginning', () => {
  expect(routeOf('/new/middle-earth-quest')).toEqual({ name: 'new', game: 'middle-earth-quest' });
  for (const path of ['/new', '/new/', '/new/A', '/new/a/b']) expect(routeOf(path)).toEqual({ name: 'nowhere' });
  const state = withDraft(begun(), { options: { length: 'short' } });
  // Looked at again it is as it was left; of another game it is another one.
  expect(atRoute(atRoute(state, { name: 'home' }), { name: 'new', game: 'toy' }).draft).toBe(state.draft);
  expect(atRoute(state, { name: 'new', game: 'scythe' }).draft!.options).toEqual({});
});

describe('Where a match can be begun', () => {
  const servers = [
    server('a', channel('1', false, true), channel('2', true, true)),
    server('b', channel('3', true, false)),
  ];
  test('are first the channels that are free, then threads; a taken channel has room in a thread alone', () => {
    expect(placesOf(servers).map(({ value }) => value)).toEqual(['2', '3', '1 thread', '2 thread']);
    expect(placesOf([server('a', channel('1', false, false))])).toEqual([]);
  });
  test('is what was chosen, and the first as long as nothing is or where that is gone', () => {
    const state = begun({ begin: { games: [], servers } });
    expect(placeChosen(state)!.value).toBe('2');
    expect(placeChosen(withDraft(state, { where: '1 thread' }))!.value).toBe('1 thread');
    expect(placeChosen(withDraft(state, { where: '9' }))!.value).toBe('2');
    expect(placeChosen(begun())).toBeUndefined();
  });
});

test('Whoever opens a match sits on the first seat, on the one that they choose, or on none; one that options take away is the first', () => {
  const { draft } = withDraft(begun(), { form: form('{}', 'hobbit', 'sauron') });
  expect(seatChosen(draft!)).toBe('hobbit');
  expect(seatChosen({ ...draft!, seat: 'sauron' })).toBe('sauron');
  expect(seatChosen({ ...draft!, seat: '' })).toBe('');
  expect(seatChosen({ ...draft!, seat: 'sauron', form: form('{}', 'hobbit') })).toBe('hobbit');
});

test('What can be chosen is asked for anew with each option, and not while it is there', () => {
  const keys = (state: StateThere) => needsOf(state).map(({ key }) => key);
  const state = begun({ begin: { games: [], servers: [] } });
  expect(keys(state)).toEqual(['form toy {}']);
  const there = withDraft(state, { form: form('{}') });
  expect(keys(there)).toEqual([]);
  expect(keys(withDraft(there, { options: { length: 'short' } }))).toEqual(['form toy {"length":"short"}']);
  // Whoever watches by a link begins nothing.
  const spectator = { ...firstState({ pathname: '/new/toy', search: '?watch=a' }, 'en'), isOld: false };
  expect([keys(spectator), keys(atRoute(spectator, { name: 'home' }))]).toEqual([[], ['matches']]);
});

test('A reason why it was not opened stands until something else is chosen', () => {
  const refused = withDraft(begun(), { said: 'no' });
  expect(refused.draft!.said).toBe('no');
  expect(withDraft(refused, { seat: '' }).draft!.said).toBe('');
});

test('An option that was chosen in the lobby is seen there, and not said as well; why it was not taken is', () => {
  const stands = {
    match: 'm1',
    version: 'a',
    at: 1,
    status: 'lobby',
    seats: [],
    asked: [],
    words: { content: '', choices: [] },
  };
  const lobby = { ...stands, lobby: { options: [] } };
  const state = withStands(firstState({ pathname: '/join/m1', search: '' }, 'en'), lobby);
  const reply = { content: 'Length: short', choices: [], pictures: [] };
  const answered = (also: string[]) =>
    withAnswer(state, 'v1:option:m1:length', { reply, also, stands: { ...lobby, version: 'b' } });
  expect(answered([]).table).toMatchObject({ said: '', beside: null, isBad: false });
  expect(answered(['Not yours.']).table).toMatchObject({ said: 'Not yours.', isBad: true });
});
