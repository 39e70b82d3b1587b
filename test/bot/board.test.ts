import { describe, expect, test, vi } from 'vitest';
import { virtualClock } from '#local/discord';
import type { Look } from '#renderers/pictures';
import type { AnyGame } from '#src/game-part';
import { isCounted } from '../kit/requests.ts';
import { toy } from '../kit/toy-game.ts';
import type { ToyView } from '../kit/toy-view.ts';
import { onTheRoad } from './caravan.ts';
import {
  askedIn,
  bellOf,
  boardOf,
  buttons,
  edits,
  isPrivate,
  labelsIn,
  last,
  offerTrade,
  playAnything,
  posted,
  press,
  privateLast,
  publicLast,
  questionOf,
  startedTable,
  type Table,
  toldOn,
} from './kit.ts';
import { IN_DATABASE } from './processes.ts';

/** A stretch of play on one board, the bell below it, and the question below both. A trade and its answer belong together. */

const MINUTE = 60_000;
const bells = (table: Table) => posted(table).filter((one) => buttons(one).some(({ label }) => label === 'Your move'));

/** Ann has offered a trade, and Ben is asked whether he agrees. */
async function offered(options: Parameters<typeof startedTable>[0] = {}): Promise<Table> {
  const table = await startedTable(options);
  await offerTrade(table);
  return table;
}
async function agree(table: Table): Promise<void> {
  await press(table.ben, publicLast(table.ben, table.channel), 'do', 'Agree');
  await table.rest();
}
async function take(table: Table, id: string): Promise<void> {
  const { local, channel } = table;
  const headers = { authorization: `Bot ${local.token}` };
  const url = `${local.api}/v10/channels/${channel}/messages/${id}`;
  expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(204);
}

test('what belongs together grows on one board, and the next stretch begins a new one', async () => {
  const table = await offered();
  const { ann, ben, channel } = table;
  const { id } = boardOf(ann, channel);
  expect(toldOn(boardOf(ann, channel))).toBe('Red house: Trade.');
  await agree(table);
  const grown = boardOf(ann, channel);
  expect(grown.id).toBe(id);
  expect(toldOn(grown)).toMatch(/^Red house: Trade\.\nBlue house agrees/);
  expect(askedIn(grown)).toContain('what do you do?');
  await playAnything(table, ben);
  expect(boardOf(ann, channel).id).not.toBe(id);
  const before = last(ann, channel, (one) => one.id === id);
  // What it asked went with its buttons.
  expect(before.content).toBe(toldOn(grown));
  expect(buttons(before)).toEqual([]);
  expect(before.attachments).toHaveLength(1);
  expect(bells(table)).toHaveLength(1);
});

test('a turn that is handed on takes one post and one edit in public, and what goes on in it one edit', async () => {
  const table = await offered();
  const { ben, channel, local } = table;
  const question = await questionOf(table, ben);
  const counted = async (act: () => Promise<unknown>) => {
    local.log.length = 0;
    await act();
    await table.rest();
    const inPublic = local.log.filter((one) => isCounted(one) && one.path.includes(`/channels/${channel}/`));
    const methods = inPublic.map(({ method }) => method).sort();
    return IN_DATABASE ? methods.filter((method) => method !== 'GET') : methods;
  };
  expect(await counted(() => press(ben, question, 'do', 'Agree'))).toEqual(['PATCH']);
  expect(await counted(() => playAnything(table, ben))).toEqual(['PATCH', 'POST']);
});

test('the picture is drawn anew when attention has passed or a while after the last press, not at each', async () => {
  const table = await offered();
  const { ann, channel, bot } = table;
  const drawn = () => boardOf(ann, channel).attachments[0]!.id;
  const before = drawn();
  // Ben is asked before and after.
  await agree(table);
  expect(drawn()).toBe(before);
  expect((await table.record()).notes).toMatchObject({ stretch: { stale: true } });
  await bot.renew();
  expect(drawn()).not.toBe(before);
  const after = drawn();
  await bot.renew();
  expect(drawn()).toBe(after);
});

describe('When the next stretch begins, the picture of the one before', () => {
  /** The picture of the trade before Ben agrees, and the one that it is left with when he has gone on; `meanwhile` is what happens between. */
  async function pictureOf({
    games,
    meanwhile,
  }: {
    games?: AnyGame[];
    meanwhile?: (table: Table) => Promise<void>;
  } = {}) {
    const table = await offered(games && { games });
    const { ann, ben, channel } = table;
    const { id, attachments } = boardOf(ann, channel);
    await agree(table);
    await meanwhile?.(table);
    const [kept] = boardOf(ann, channel).attachments;
    await playAnything(table, ben);
    const left = last(ann, channel, (one) => one.id === id);
    expect(left.content).toMatch(/Blue house agrees/);
    expect(boardOf(ann, channel).attachments).toHaveLength(1);
    return { before: attachments[0]!.id, kept: kept!.id, left: left.attachments.map((one) => one.id) };
  }
  const toyWith = (pictures: Partial<AnyGame['pictures']>) => [{ ...toy, pictures: { ...toy.pictures, ...pictures } }];

  test('is drawn once more if it shows less than happened', async () => {
    const { before, kept, left } = await pictureOf();
    expect(kept).toBe(before);
    expect(left).toHaveLength(1);
    expect(left).not.toContain(before);
  });

  test('stays if it was renewed after the last press', async () => {
    const { before, kept, left } = await pictureOf({ meanwhile: ({ bot }) => bot.renew() });
    expect(kept).not.toBe(before);
    expect(left).toEqual([kept]);
  });

  test('stays if nothing has changed of what a board is kept for', async () => {
    const { before, left } = await pictureOf({ games: toyWith({ lasting: ({ points }: ToyView) => points }) });
    expect(left).toEqual([before]);
  });

  test('is the board, whatever fills the pictures now, and asks nobody', async () => {
    const looks: Look[] = [];
    const board: AnyGame['pictures']['board'] = (view, look) => {
      looks.push(look);
      return toy.pictures.board(view as never, look);
    };
    await pictureOf({ games: toyWith({ board }) });
    const final = looks.filter(({ map }) => map);
    expect(final.map(({ now }) => now?.asked)).toEqual([[]]);
    expect(looks.filter(({ map, now }) => !map && now?.asked.length === 1).length).toBeGreaterThan(1);
  });
});

test('a picture that was not drawn before the program ended is drawn by the next one', async () => {
  const table = await offered();
  const before = boardOf(table.ann, table.channel).attachments[0]!.id;
  await agree(table);
  await table.restart();
  await table.rest();
  expect(boardOf(table.ann, table.channel).attachments[0]!.id).not.toBe(before);
  expect((await table.record()).notes.stretch).not.toHaveProperty('stale');
  expect(bells(table)).toHaveLength(1);
});

test('the bell rings once for a question, stays while the same people are asked, and then goes', async () => {
  const table = await offered();
  const { ann, ben, channel, bot } = table;
  const first = bellOf(ann, channel)!;
  expect(first.mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(first.content).toContain('Do you agree?');
  await agree(table);
  await bot.renew();
  const same = bellOf(ann, channel)!;
  expect(same.id).toBe(first.id);
  expect(same.content).toContain('what do you do?');
  expect(labelsIn(same)).toEqual(['Your move', 'Rest', 'My hand', 'Undo', 'Zoom']);
  await playAnything(table, ben);
  expect(bells(table).map(({ id }) => id)).not.toContain(first.id);
  expect(bells(table)).toEqual([posted(table).at(-1)]);
});

test('a board older than fifty minutes is followed by a new one, a younger one is not', async () => {
  const clock = virtualClock();
  const table = await offered({ clock });
  const { ann, channel } = table;
  const { id } = boardOf(ann, channel);
  await clock.advance(49 * MINUTE);
  await agree(table);
  expect(boardOf(ann, channel).id).toBe(id);
  await clock.advance(2 * MINUTE);
  await ann.slash(channel, 'match', 'end', {});
  await table.rest();
  expect(boardOf(ann, channel).id).not.toBe(id);
  expect(boardOf(ann, channel).content).toMatch(/^Red house would like to end the match/);
  expect(buttons(last(ann, channel, (one) => one.id === id))).toEqual([]);
});

test.each([
  ['was deleted', async (table: Table) => take(table, boardOf(table.ann, table.channel).id)],
  ['takes no edits any more', (table: Table) => table.local.faults.next(edits, { status: 400, code: 30046 }, 1)],
])('a board that %s goes on in a new message with all its words', async (_, harm) => {
  const table = await offered();
  const { ann, channel } = table;
  const { id } = boardOf(ann, channel);
  // The bell stands in the board: Ben answers where he has his question already.
  const question = await questionOf(table, table.ben);
  await harm(table);
  await press(table.ben, question, 'do', 'Agree');
  await table.rest();
  const board = boardOf(ann, channel);
  expect(board.id).not.toBe(id);
  expect(board.content).toMatch(/^Red house: Trade\.\nBlue house agrees/);
  expect(board.attachments).toHaveLength(1);
  expect(bells(table)).toEqual([posted(table).at(-1)]);
});

test('a board that cannot be renewed is left alone until there is news', async () => {
  const table = await offered();
  const { ann, channel, bot, local } = table;
  const { id } = boardOf(ann, channel);
  await agree(table);
  const [before] = boardOf(ann, channel).attachments;
  local.faults.next(edits, { status: 400, code: 30046 }, 1);
  for (let looks = 0; looks < 3; looks++) await bot.renew();
  expect((await table.record()).notes).toMatchObject({ stretch: { stale: true } });
  expect(boardOf(ann, channel).attachments[0]!.id).toBe(before!.id);
  expect(bells(table)).toEqual([posted(table).at(-1)]);
  await ann.slash(channel, 'match', 'end', {});
  await table.rest();
  expect(boardOf(ann, channel).id).toBe(id);
  expect(boardOf(ann, channel).content).toContain('Red house would like to end the match');
  await bot.renew();
  expect(boardOf(ann, channel).attachments[0]!.id).not.toBe(before!.id);
});

test('a bell that was deleted while the bot was away is posted again by the next start', async () => {
  const table = await offered();
  const { id } = bellOf(table.ann, table.channel)!;
  await take(table, id);
  await table.restart();
  await table.rest();
  expect(bells(table)).toEqual([posted(table).at(-1)]);
  expect(bellOf(table.ann, table.channel)!.content).toContain('Do you agree?');
});

test('an edit that Discord does not take now is made later, and nothing is said twice', async () => {
  const table = await offered({ waits: { later: [20], blocked: 1_000, renew: 5_000 } });
  const { ann, channel, local } = table;
  local.faults.next(edits, { status: 500 }, 4);
  await agree(table);
  await vi.waitFor(async () => expect((await table.record()).outbox).toEqual([]), 5_000);
  const { content } = boardOf(ann, channel);
  expect(content.match(/agrees/g)).toHaveLength(1);
  expect(posted(table).filter((one) => one.content.includes('agrees'))).toHaveLength(1);
});

test('whoever goes on finds the next question below everything that was posted meanwhile, and only once', async () => {
  const table = await onTheRoad(
    (g) => {
      g.shown = g.hands.map((hand) => hand.splice(0, 2));
      Object.assign(g, { phase: 'turns', queue: [0, 1], water: 5 });
    },
    { people: ({ ann }) => [ann, ann] },
  );
  const { ann, channel } = table;
  await ann.slash(channel, 'match', 'status', {});
  await table.rest();
  await press(ann, privateLast(ann, channel), 'answer');
  await table.rest();
  const question = privateLast(ann, channel);
  await press(ann, question, 'do', 'Rest');
  await table.rest();
  const messages = ann.messages(channel);
  const next = messages.at(-1)!;
  expect(isPrivate(next)).toBe(true);
  expect(next.content).toContain('Traveller 1');
  expect(messages.some(({ id }) => id === question.id)).toBe(false);
  // The same when it is typed.
  await ann.slash(channel, 'caravan', 'rest', {});
  await table.rest();
  expect(ann.messages(channel).at(-1)!.id).toBe(privateLast(ann, channel).id);
  expect(privateLast(ann, channel).content).toContain('which two cards');
});
