import { expect, test } from 'vitest';
import { toy } from '../kit/toy-game.ts';
import { isPrivate, labelsIn, openTable, posted, privateLast, startedTable, typed } from './kit.ts';
import {
  ANSWERS,
  filesOf,
  headOf,
  LASTING,
  MORE,
  offLabels,
  onTheWay,
  playedOn,
  replayed,
  steps,
} from './replaying.ts';
import { places, presses, rested, rewindTo } from './rewinding.ts';

/** Earlier boards one by one (`/replay`). */

test('opens where the match stands, and steps through the boards of earlier moments as they were then, for nobody else', async () => {
  const table = await onTheWay();
  const { ann, ben, channel, drawn, seen: live } = table;
  const before = posted(table).length;
  const first = await replayed(table, ann);
  const of = Number(/of (\d+)\)$/.exec(headOf(first))![1]);
  expect(of).toBeGreaterThan(3);
  expect(headOf(first)).toBe(`**how it stands now** (${of} of ${of})`);
  expect(filesOf(first)).toEqual(['board.webp']);
  expect(labelsIn(first).slice(0, 6)).toEqual(['⏮ First', '◀ Back', 'On ▶', 'Last ⏭', 'My last turn', 'Film']);
  expect(offLabels(first)).toEqual(expect.arrayContaining(['On ▶', 'Last ⏭']));
  drawn.length = 0;
  const seen = [await steps(table, ann, 'first')];
  for (let n = 1; n < of; n++) seen.push(await steps(table, ann, 'on'));
  expect(seen.map(headOf).map((head) => /\((\d+) of/.exec(head)![1])).toEqual(
    Array.from({ length: of }, (_, i) => String(i + 1)),
  );
  expect(headOf(seen[0]!)).toMatch(/^\*\*the start of Turn 1: .*\*\* \(1 of/);
  expect(offLabels(seen[0]!)).toEqual(['⏮ First', '◀ Back']);
  expect(headOf(seen.at(-1)!)).toBe(headOf(first));
  // Each was drawn of what everybody saw then, with what had happened, and asks nobody.
  expect(drawn).toHaveLength(of);
  expect(drawn.every(({ view, asked }) => view.viewer === 'spectator' && asked === 0)).toBe(true);
  expect(drawn.slice(1).every(({ said }) => said.length > 0)).toBe(true);
  for (const { view } of drawn) expect(live).toContain(JSON.stringify(view));
  expect(new Set(drawn.map(({ view }) => JSON.stringify(view))).size).toBeGreaterThan(3);
  expect(headOf(await steps(table, ann, 'back'))).toContain(`(${of - 1} of ${of})`);
  expect(seen.every(isPrivate)).toBe(true);
  expect(posted(table)).toHaveLength(before);
  expect(ben.messages(channel).filter(isPrivate)).toEqual([]);
});

test('goes to the turn in which one acted last; who has not acted has no such button', async () => {
  const table = await onTheWay();
  const { ann, local } = table;
  const eve = local.person('Eve');
  await replayed(table, ann);
  await steps(table, ann, 'first');
  const mine = await steps(table, ann, 'mine');
  const log = await table.log();
  const last = log.findLastIndex(({ answer }) => answer?.seat === 0);
  const n = Number(/\((\d+) of/.exec(headOf(mine))![1]);
  expect(n).toBeGreaterThan(1);
  expect(offLabels(mine)).toContain('My last turn');
  expect(last).toBeGreaterThan(0);
  const other = await replayed(table, eve);
  expect(labelsIn(other)).not.toContain('My last turn');
  expect(labelsIn(other)).toContain('Film');
});

test('an old button still leads somewhere: after more was played, and after the match was set back', async () => {
  const table = await onTheWay();
  const { ann, ben, lines } = table;
  const old = await replayed(table, ann);
  const of = Number(/of (\d+)\)$/.exec(headOf(old))![1]);
  const record = await table.record();
  const { match: played } = playedOn(LASTING, ANSWERS + MORE);
  await table.store.commit({ ...record, match: { ...played, news: played.news.slice(lines) } } as never);
  const later = await steps(table, ann, 'back', old);
  expect(headOf(later)).toContain(`(${of - 1} of `);
  expect(Number(/of (\d+)\)$/.exec(headOf(later))![1])).toBeGreaterThan(of);
  const back = await places(ann, table);
  await rewindTo(table, ann, back.at(-1)!);
  await presses(table, ben, 'rewind');
  expect(headOf(await steps(table, ann, 'back', later))).toMatch(/\(\d+ of \d+\)$/);
});

test('a lobby has nothing to look at again, nor a match of which nobody has seen anything yet; one without turns how it stands', async () => {
  const nothing = 'There is nothing to look at again: nothing has been played here yet that all have seen.';
  const table = await openTable({ games: [toy] });
  await typed(table, table.ann, 'new', { game: 'toy' });
  expect((await replayed(table, table.ann)).content).toBe(nothing);
  const plain = await rested(await startedTable());
  const now = await replayed(plain, plain.ann);
  expect(headOf(now)).toBe('**how it stands now** (1 of 1)');
  expect(labelsIn(now)).not.toContain('Film');
  expect((await replayed(plain, plain.ann, { from: '0' })).content).toContain('no film yet');
});

test('a match that was played by older rules until now shows how it stands, and says of an earlier moment that it is gone', async () => {
  const table = await onTheWay();
  const { ann, store } = table;
  const history = (await store.history((await table.record()).id))!;
  // As a program of other rules would find it: the answers lead nowhere.
  const log = history.log.map((entry) =>
    entry.answer ? { ...entry, answer: { ...entry.answer, action: 'gone' } } : entry,
  );
  const { history: kept } = store;
  store.history = async () => ({ ...history, log, rounds: [] }) as never;
  expect(headOf(await replayed(table, ann))).toContain('how it stands now');
  await steps(table, ann, 'back');
  expect(privateLast(ann, table.channel).content).toContain(
    'That moment cannot be shown any more: it was played by older rules, or its history is not whole.',
  );
  expect((await replayed(table, ann, { from: '0' })).content).toContain('That moment cannot be shown any more');
  const { base, drawn, stepNo } = history.origin;
  // What was before its origin is not offered.
  store.history = async () => ({ ...history, rounds: [], origin: { base, drawn, stepNo, at: history.log.length } });
  expect(headOf(await replayed(table, ann))).toBe('**how it stands now** (1 of 1)');
  store.history = kept;
});

test('in Japanese', async () => {
  const table = await onTheWay({ locales: ['ja', 'en-US'] });
  const { ann } = table;
  const now = await replayed(table, ann);
  expect(headOf(now)).toMatch(/^\*\*現在\*\*（\d+\/\d+）$/);
  expect(labelsIn(now).slice(0, 6)).toEqual(['⏮ 最初', '◀ 前へ', '次へ ▶', '最後 ⏭', '自分の前回の手番', '動画']);
  expect(headOf(await steps(table, ann, 'first'))).toMatch(/^\*\*.+の開始時\*\*（1\//);
  const film = await replayed(table, ann, { from: '0' });
  expect(film.content).toMatch(/の開始時から現在までの動画です。全員に見えていた内容だけを映しています。$/);
  expect(film.attachments[0]!.description).toMatch(/^\d+枚の絵からなる動画。/);
});
