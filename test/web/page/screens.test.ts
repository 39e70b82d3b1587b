import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../kit/style.ts';
import {
  askedAnew,
  besidesIn,
  en,
  isRead,
  ja,
  joinAt,
  LARGEST,
  learnAt,
  moved,
  notedIn,
  partsOf,
  readWords,
  replayAt,
  revealed,
  routeOf,
  say,
  tableAt,
  toggled,
  wholeView,
  withoutWays,
  zoomed,
} from './page-kit.ts';

const PAGE = 'src/web/page';

/** Addresses, lists, choices, views and words of the page. */

/** A module of the page and all that it cannot be read without. */
function readWith(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const source = readFileSync(join(PAGE, name), 'utf8');
  for (const [, imported] of source.matchAll(/^(?:import|export) [^;]*?'(\.[^']+)';/gm))
    readWith(join(dirname(name), imported!), found);
  return found;
}

test('the first answer names every module that a table needs, so that a slow line asks once for all of them; other screens come when they are gone to', () => {
  const html = readFileSync(join(PAGE, 'index.html'), 'utf8');
  const named = [...html.matchAll(/modulepreload" href="\/page\/(?!lib\/)([^"]+)"/g)].map(([, name]) => name).sort();
  const needed = readWith('main.js');
  needed.delete('main.js');
  expect(named).toEqual([...needed].sort());
  for (const screen of ['home.js', 'lessons.js', 'lobby.js', 'new.js', 'people.js', 'replay.js'])
    expect(named).not.toContain(screen);
});

describe('An address', () => {
  test('shows what it was made for', () => {
    expect(routeOf('/')).toEqual({ name: 'home' });
    expect(routeOf(joinAt('m-1'))).toEqual({ name: 'table', match: 'm-1' });
    expect(routeOf(tableAt('m-1'))).toEqual({ name: 'table', match: 'm-1' });
    expect(routeOf(learnAt('scythe'))).toEqual({ name: 'learn', game: 'scythe' });
    expect(routeOf(replayAt('m-1', 12))).toEqual({ name: 'replay', match: 'm-1', n: 12 });
  });
  test.each(['/m/', '/learn/', '/learn/a/b', '/m/M1', '/m/a/b', '/m/a/at/', '/m/a/at/-1', '/m/a/at/x', '/x'])(
    '%s leads nowhere',
    (path) => expect(routeOf(path)).toEqual({ name: 'nowhere' }),
  );
});

describe('The browser tells', () => {
  const lists = (...mine: { match: string; since?: number }[]) => ({ mine, open: [] });
  const anew = (...of: Parameters<typeof askedAnew>) => askedAnew(...of).map(({ match }) => match);
  test('of a match that has come to ask, and of one that asks again; not of one that still asks, or no more', () => {
    const before = lists({ match: 'a' }, { match: 'b', since: 5 }, { match: 'c', since: 5 }, { match: 'd', since: 5 });
    const now = lists({ match: 'a', since: 9 }, { match: 'b', since: 9 }, { match: 'c', since: 5 }, { match: 'd' });
    expect(anew(before, now)).toEqual(['a', 'b']);
    expect(anew(before, lists({ match: 'new', since: 9 }))).toEqual(['new']);
  });
  test('nothing at the first look: what stands there is no news', () =>
    expect(anew(null, lists({ match: 'a', since: 5 }))).toEqual([]));
});

test('the first screen begins with where the reader is asked; what is empty is left away', () => {
  const one = (match: string, status: string, since?: number) => ({ match, status, ...(since && { since }) });
  const mine = [
    one('asked', 'running', 5),
    one('on', 'running'),
    one('mine', 'lobby'),
    one('past', 'over'),
    one('off', 'ended'),
  ];
  const shown = partsOf({ mine, open: [one('open', 'lobby')] }).map(([key, all]) => [
    key,
    ...all.map(({ match }) => match),
  ]);
  expect(shown).toEqual([
    ['home.asked', 'asked'],
    ['home.running', 'on'],
    ['home.lobbies', 'mine'],
    ['home.open', 'open'],
    ['home.over', 'past', 'off'],
  ]);
  expect(partsOf({ mine: [], open: [] })).toEqual([]);
});

describe('Choices', () => {
  const row = (...ids: string[]) => ({ components: ids.map((custom_id) => ({ type: 2, custom_id })) });
  test('that lead to what the page shows anyway are left away, and all others stand', () => {
    const left = withoutWays([
      { rows: [row('v1:answer:m', 'v1:why:m:d'), row('v1:hand:m')] },
      { rows: [row('v1:board:m')] },
    ]);
    expect(
      left.flatMap(({ rows }) => rows.flatMap(({ components }) => components.map(({ custom_id }) => custom_id))),
    ).toEqual(['v1:why:m:d']);
  });
  test('besides the question are those that do not stand in it', () => {
    const left = besidesIn(
      [{ rows: [row('v1:hand:m', 'v1:undo:m', 'v1:inquire:m:why')] }],
      [{ rows: [row('v1:inquire:m:why')] }],
    );
    expect(left).toEqual([{ rows: [row('v1:undo:m')] }]);
    expect(besidesIn([{ rows: [row('v1:board:m')] }], [])).toEqual([]);
  });
  test('have their words whole, and what would follow, where the door says so; all other notes stand by themselves', () => {
    const choosable = [{ means: [], label: 'worker, C6 → D6', press: 'v1:suggest:m:0' }];
    const notes = ['worker, C6 → D6 — 2 oil stay.', 'All end the turn.'];
    const group = { rows: [row('v1:suggest:m:0', 'v1:do:m')], notes };
    expect(notedIn(group, choosable)).toEqual({
      noted: { 'v1:suggest:m:0': { label: 'worker, C6 → D6', follows: '2 oil stay.' } },
      others: ['All end the turn.'],
    });
    expect(notedIn({ ...group, notes: [] }, [])).toEqual({ noted: {}, others: [] });
  });
  test('are ticked and no longer', () => {
    expect(toggled(['a'], 'a', 2)).toEqual([]);
    expect(toggled(['a'], 'b', 2)).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'c', 2)).toEqual(['a', 'b']);
  });
});

describe('A picture in its room', () => {
  const room = { width: 400, height: 200 };
  const picture = { width: 800, height: 800 };
  test('is whole and in the middle at first', () => {
    expect(wholeView(room, picture)).toEqual({ scale: 0.25, x: 100, y: 0 });
    expect(wholeView({ width: 4_000, height: 4_000 }, picture).scale).toBe(2);
  });
  test('keeps the point under the finger where it is, and is never smaller than whole nor larger than eight times', () => {
    const near = zoomed({ scale: 1, x: -100, y: -100 }, { by: 2, at: { x: 50, y: 50 } }, room, picture);
    expect(near).toEqual({ scale: 2, x: -250, y: -250 });
    expect(zoomed(near, { by: 0.001, at: { x: 0, y: 0 } }, room, picture)).toEqual(wholeView(room, picture));
    expect(zoomed(near, { by: 1_000, at: { x: 0, y: 0 } }, room, picture).scale).toBe(LARGEST);
  });
  test('is not dragged out of its room', () => {
    const view = { scale: 1, x: -100, y: -100 };
    expect(moved(view, { x: 5_000, y: -5_000 }, room, picture)).toEqual({ scale: 1, x: 0, y: -600 });
  });
  test('shows a place that has the focus, and stays where that is seen', () => {
    const view = { scale: 1, x: -100, y: -100 };
    expect(revealed(view, { x: 300, y: 200 }, room, picture)).toEqual(view);
    expect(revealed(view, { x: 700, y: 200 }, room, picture)).toEqual({ scale: 1, x: -400, y: -100 });
  });
});

describe('The words of the page', () => {
  test('are of one style, and there in both languages with the same holes', () => {
    expect(Object.keys(ja).sort()).toEqual(Object.keys(en).sort());
    const holes = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([hole]) => hole).sort();
    for (const key of Object.keys(en)) {
      expect(holes(ja[key]!), key).toEqual(holes(en[key]!));
      expect([...faultsOf(en[key]!, 'en'), ...faultsOf(ja[key]!, 'ja')], key).toEqual([]);
    }
  });
  test('have their holes filled, and stand in another language until their own was read', async () => {
    await readWords('en');
    expect([isRead('en'), isRead('ja')]).toEqual([true, false]);
    expect(say('ja', 'replay.at', { n: 1, of: 3 })).toBe('1 of 3');
    await readWords('ja');
    expect(say('en', 'replay.at', { n: 1, of: 3 })).toBe('1 of 3');
    expect(say('ja', 'replay.at', { n: 1, of: 3 })).toBe('1／3');
  });
});
