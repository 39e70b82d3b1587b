import { describe, expect, test } from 'vitest';
import {
  atRoute,
  type Choosable,
  firstState,
  leadOf,
  needsOf,
  type StandsThere,
  type StateThere,
  tickedIn,
  withAnswer,
  withEvent,
  withoutMe,
  withRefusal,
  withStands,
  withTable,
  withTalkTold,
  withTick,
} from './page-kit.ts';

/** What becomes of the page's state by what the door says, what is pressed, and what the stream tells. */

const stands = (version: string, more: Partial<StandsThere> = {}): StandsThere => ({
  match: 'm1',
  version,
  at: 1,
  status: 'running',
  seats: [],
  asked: [],
  words: { content: '**Where to?**', choices: [] },
  ...more,
});
const asked = (decision: string) => ({ decision, words: 'Where to?', choosable: [] });
const me = { user: '1', name: 'Ann', locale: 'en' };
const opened = (first: StandsThere = stands('a')): StateThere =>
  withStands({ ...firstState({ pathname: '/m/m1', search: '' }, 'en-US'), me }, first);
const answer = (content: string, more: object = {}) => ({
  reply: { content, choices: [], pictures: [] },
  also: [],
  ...more,
});
const keys = (state: StateThere) => needsOf(state).map(({ key }) => key);

describe('What stands', () => {
  test('takes the place of what stood, with ticks and pages of menus that belonged to it', () => {
    const before = withTable(withTick(opened(), { press: 'p', value: 'x', max: 2 }), { turned: {} });
    expect(before.table!.picked).toEqual({ p: ['x'] });
    const after = withStands(before, stands('b', { at: 2 }));
    expect(after.table).toMatchObject({ picked: {}, turned: null, stands: { version: 'b' } });
  });
  test('leaves ticks alone where nothing is other', () => {
    const before = withTick(opened(), { press: 'p', value: 'x', max: 2 });
    expect(withStands(before, stands('a', { at: 2 })).table!.picked).toEqual({ p: ['x'] });
  });
  test('is not taken where something newer has come, nor of another match', () => {
    const before = opened(stands('b', { at: 5 }));
    expect(withStands(before, stands('a', { at: 4 }))).toBe(before);
    expect(withStands(before, stands('c', { at: 6, match: 'm2' }))).toBe(before);
  });
  test('brings a new question into sight, and leaves a sheet where the question is the same', () => {
    const down = withTable(opened(stands('a', { question: asked('d1') })), { sheet: 'board', onStage: 'hand?seat=0' });
    expect(withStands(down, stands('b', { at: 2, question: asked('d1') })).table!.sheet).toBe('board');
    const next = withStands(down, stands('b', { at: 2, question: asked('d2') })).table!;
    expect([next.sheet, next.onStage]).toEqual(['question', '']);
    expect(withStands(down, stands('b', { at: 2 })).table!.sheet).toBe('board');
  });
});

describe('A match that is over', () => {
  test('has its end asked for, and then, once, what computers thought, where one has answered', () => {
    const over = opened({ ...stands('b', { at: 2 }), status: 'over' });
    const thoughts = (state: StateThere) => keys(state).filter((key) => /after|thoughts/.test(key));
    expect(thoughts(over)).toEqual(['after b']);
    const told = (hasThoughts: boolean) => withTable(over, { after: { version: 'b', hasThoughts } });
    expect(thoughts(told(false))).toEqual([]);
    expect(thoughts(told(true))).toEqual(['thoughts b']);
    expect(thoughts(withTable(told(true), { thoughts: { version: 'b', told: [] } }))).toEqual([]);
    const running = withTable(opened(), { after: { version: 'b', hasThoughts: true } });
    expect(thoughts(running)).toEqual([]);
  });
});

describe('An answer to a press', () => {
  const pressed = withTable(opened(), { pending: { press: 'v1:do:m1', values: [] } });
  test('says what it has said before the question, which stands in its own place', () => {
    const { table } = withAnswer(pressed, 'v1:do:m1', answer('Done.\n**Where to?**'));
    expect(table).toMatchObject({ said: 'Done.', isBad: false, beside: null, pending: null });
  });
  test('that is refused is said so, with what was said besides', () => {
    const { table } = withAnswer(pressed, 'v1:do:m1', answer('', { also: ['That button is old.'] }));
    expect(table).toMatchObject({ said: 'That button is old.', isBad: true, pending: null });
    expect(withRefusal(pressed, 'Too often.').table).toMatchObject({ said: 'Too often.', isBad: true, pending: null });
  });
  test('with another page of a menu takes the place of the question, and is none beside it', () => {
    const open = withStands(pressed, stands('b', { at: 2, question: asked('d1') }));
    const { table } = withAnswer(open, 'v1:page:m1:d1:0:1', answer('**Where to?** 26 to 30'));
    expect(table).toMatchObject({ turned: { content: '**Where to?** 26 to 30' }, beside: null });
    const { table: another } = withAnswer(open, 'v1:page:m1:aside:0:1', answer('**To whom?** 26 to 30'));
    expect(another).toMatchObject({ turned: null });
  });
  test('that goes on by buttons of its own stands beside the question with them, and one that does not is only said', () => {
    const reply = (custom_id: string) => ({
      ...answer('To whom?').reply,
      choices: [{ rows: [{ components: [{ type: 2, custom_id }] }] }],
    });
    const half = withAnswer(pressed, 'v1:begin:m1:aside:give', answer('', { reply: reply('v1:pick:m1:aside:0:0') }));
    expect(half.table).toMatchObject({ beside: { content: 'To whom?' }, said: '' });
    const done = withAnswer(half, 'v1:do:m1:aside:give', answer('', { reply: reply('v1:hand:m1') }));
    expect(done.table).toMatchObject({ beside: null, said: 'To whom?' });
  });
  test('does not say once more who is asked, in whatever words that is led in', () => {
    const who = '<@1> — Red: where to?';
    expect(leadOf(`Done.\nNow it is the turn of others. ${who}`, `You are not asked now. ${who}`)).toBe('Done.');
    expect(leadOf(`Done.\nNow others. ${who}\n<@2> — Blue: why?`, `Not asked. ${who}\n<@2> — Blue: why?`)).toBe(
      'Done.',
    );
    expect(leadOf('Done.\nNothing more.', `You are not asked now. ${who}`)).toBe('Done.\nNothing more.');
  });
  test('that has changed nothing was not taken, and one that has was', () => {
    const undoing = withTable(pressed, { pending: { press: 'v1:undo:m1', values: [], version: 'a' } });
    const same = { stands: stands('a', { at: 2 }) };
    const refused = withAnswer(undoing, 'v1:undo:m1', answer('Nothing to take back.', same));
    expect(refused.table).toMatchObject({ said: 'Nothing to take back.', isBad: true });
    // The stream may have told of it first.
    const told = withStands(undoing, stands('b', { at: 2 }));
    const taken = withAnswer(told, 'v1:undo:m1', answer('Taken back.', { stands: stands('b', { at: 3 }) }));
    expect(taken.table).toMatchObject({ said: 'Taken back.', isBad: false });
  });
  test('that is no question stands beside it, until the next one does', () => {
    const why = withAnswer(pressed, 'v1:why:m1:d', answer('You may walk.'));
    expect(why.table).toMatchObject({ beside: { content: 'You may walk.' }, said: '' });
    expect(withAnswer(why, 'v1:do:m1', answer('Done.\n**Where to?**')).table!.beside).toBeNull();
  });
});

describe('Of a menu of several', () => {
  const menu = { type: 3, custom_id: 'p', options: [{ value: 'x', default: true }, { value: 'y' }, { value: 'z' }] };
  const choices = [{ rows: [{ components: [menu] }] }];
  const state = opened(stands('a', { words: { content: '', choices } }));
  test('what it comes with is ticked, until something else is', () => {
    expect(tickedIn(state, 'p')).toEqual(['x']);
    expect(tickedIn(withTick(state, { press: 'p', value: 'x', max: 2 }), 'p')).toEqual([]);
    expect(tickedIn(state, 'another')).toEqual([]);
  });
  test('no more are ticked than may be, and of one at most another takes its place', () => {
    const two = withTick(state, { press: 'p', value: 'y', max: 2 });
    expect(tickedIn(withTick(two, { press: 'p', value: 'z', max: 2 }), 'p')).toEqual(['x', 'y']);
    expect(tickedIn(withTick(state, { press: 'p', value: 'y', max: 1 }), 'p')).toEqual(['y']);
  });
});

describe('An event', () => {
  const seen = withTable({ ...opened(), isOld: false }, { isStale: false });
  test('of the match on show has it looked at again, unless that version is seen already', () => {
    expect(withEvent(seen, { event: 'change', match: 'm1', version: 'b' }).table!.isStale).toBe(true);
    expect(withEvent(seen, { event: 'change', match: 'm1', version: 'a' }).table!.isStale).toBe(false);
  });
  test('of another match leaves the table alone, and makes the lists old', () => {
    const after = withEvent(seen, { event: 'change', match: 'm2', version: 'b' });
    expect([after.table!.isStale, after.isOld]).toEqual([false, true]);
  });
  test('of a stream that was cut says so; once it is back, all is looked at again, and what failed is tried', () => {
    const cut = withEvent({ ...seen, failed: { stands: '' } }, { event: 'lost' });
    expect(cut.isConnected).toBe(false);
    const back = withEvent(cut, { event: 'here' });
    expect(back).toMatchObject({ isConnected: true, isOld: true, failed: {}, table: { isStale: true } });
  });
  test('that the stream has begun changes nothing; that it could not go on does', () => {
    expect(withEvent(seen, { event: 'here' })).toBe(seen);
    const home = { ...atRoute(seen, { name: 'home' }), isOld: false };
    // Lists that were there before it may be other since.
    expect(withEvent({ ...home, matches: {} } as never, { event: 'here' }).isOld).toBe(true);
    expect(withEvent(seen, { event: 'again' }).table!.isStale).toBe(true);
  });
});

describe('A talk', () => {
  const said = (...ids: number[]) => ids.map((id) => ({ id: String(id), at: id }));
  const told = (ids: number[], before?: string) => ({ said: said(...ids), people: [], ...(before && { before }) });
  const idsIn = ({ table }: ReturnType<typeof withTalkTold>) => table.talk.told.said.map(({ id }) => id);

  test('is what came last, with what was read before it', () => {
    const first = withTalkTold(opened(), told([4, 5, 6], '4'));
    const more = withTalkTold(first, told([5, 6, 7], '5'));
    expect([idsIn(more), more.table.talk.told.before]).toEqual([['4', '5', '6', '7'], '4']);
    const earlier = withTalkTold(more, told([1, 2, 3]));
    expect([idsIn(earlier), earlier.table.talk.told.before]).toEqual([['1', '2', '3', '4', '5', '6', '7'], undefined]);
  });
  test('has no more what was deleted in Discord', () =>
    expect(idsIn(withTalkTold(withTalkTold(opened(), told([1, 2, 3])), told([1, 3])))).toEqual(['1', '3']));
});

describe('What is loaded', () => {
  test('is first who looks, and the match at once; without a session nothing more, and for a spectator the match', () => {
    const first = firstState({ pathname: '/m/m1', search: '' }, 'ja');
    expect([first.locale, ...keys(first)]).toEqual(['ja', 'me', 'stands']);
    expect(keys(firstState({ pathname: '/', search: '' }, 'en'))).toEqual(['me']);
    expect(keys({ ...first, me: null })).toEqual([]);
    expect(keys(firstState({ pathname: '/m/m1', search: '?watch=abc' }, 'en'))).toEqual(['stands']);
  });
  test('is who may sit here once a local table knows the reader no more; in front of Discord that takes a new link', () => {
    expect(keys(withoutMe({ ...opened(), me: { user: '1', name: 'Ann', isLocal: true } }))[0]).toBe('me');
    expect(keys(withoutMe({ ...opened(), me: { user: '1', name: 'Ann' } }))).toEqual([]);
  });
  test('is the board of what stands, the picture of a question only where there is one, and no picture of a lobby', () => {
    const table = (more: Partial<StandsThere>) => keys(withTable(opened(stands('a', more)), { isStale: false }));
    expect(table({})).toEqual(['pictured a', 'picture board a', 'log a']);
    expect(table({ question: asked('d') })).toContain('picture question?beside=board a');
    expect(table({ status: 'lobby' })).toEqual(['talk']);
  });
  test('is no picture of a question whose places and figures all lie on the board on show, once that has come', () => {
    const choose = (...means: { of: string; id: string }[]) =>
      means.map((one) => ({ means: [one], label: one.id, press: 'v1:pick' }));
    const asks = (choosable: Choosable[]) => opened(stands('a', { question: { ...asked('d'), choosable } }));
    const region = { id: 'mill', names: ['Mill'], shape: [0, 0, 9], holds: ['fox'] };
    const drawn = (version: string) => ({ pictures: { board: { version, url: 'blob:1', regions: [region] } } });
    const wants = (state: StateThere) => keys(state).some((one) => one.startsWith('picture question'));
    const lies = asks(choose({ of: 'place', id: 'mill' }, { of: 'figure', id: 'fox' }));
    expect(wants(withTable(lies, drawn('a')))).toBe(false);
    // Until it has come nothing is known; a board that shows what was is not asked.
    expect(wants(lies)).toBe(false);
    expect(wants(withTable(lies, drawn('before')))).toBe(false);
    const elsewhere = asks(choose({ of: 'place', id: 'mill' }, { of: 'figure', id: 'owl' }));
    expect(wants(withTable(elsewhere, drawn('a')))).toBe(true);
    // A card lies on no board, and nobody waits for one to know it.
    expect(wants(asks(choose({ of: 'place', id: 'mill' }, { of: 'card', id: 'k' })))).toBe(true);
    // On another picture of the stage nothing of the board is seen.
    expect(wants(withTable(lies, { ...drawn('a'), onStage: 'hand?seat=0' }))).toBe(true);
    expect(wants(withTable(lies, { ...drawn('a'), onStage: 'question' }))).toBe(true);
  });
  test('is nothing twice that has failed, until something is told', () => {
    const state = { ...withTable(opened(), { isStale: true }), failed: { stands: 'no' } };
    expect(keys(state)).not.toContain('stands');
    expect(keys(withEvent(state, { event: 'change', match: 'm1', version: 'b' }))).toContain('stands');
  });
  test('is not what stands while a press waits for its answer, which brings it; and is, once it has come', () => {
    const told = withEvent(opened(), { event: 'change', match: 'm1', version: 'b' });
    expect(keys(told)).toContain('stands');
    const pressed = withTable(told, { pending: { press: 'v1:answer', values: [] } });
    expect(keys(pressed)).not.toContain('stands');
    expect(keys(withRefusal(pressed, 'Nobody was there.'))).toContain('stands');
    // Of a match that was joined from the lists nothing is on show yet.
    expect(keys(withTable(pressed, { stands: null }))).toContain('stands');
  });

  test('is the lists on the first screen, when they are old', () => {
    const home = atRoute(opened(), { name: 'home' });
    expect(keys(home)).toEqual(['matches', 'begin']);
    expect(keys({ ...home, isOld: false, begin: {} })).toEqual([]);
  });
  test('is the board of a moment, and the moments once', () => {
    const past = withTable(atRoute(opened(), { name: 'replay', match: 'm1', n: 3 }), { isStale: false });
    expect(keys(past)).toEqual(['moments a', 'moment 3']);
  });
});
