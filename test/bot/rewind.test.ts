import { expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { toy } from '../kit/toy-game.ts';
import { atTheFork, three } from './caravan.ts';
import {
  boardOf,
  HOUR,
  labelsIn,
  openLobby,
  openTable,
  posted,
  press,
  publicLast,
  publicWords,
  started,
  startedTable,
  typed,
} from './kit.ts';
import { baseOf, firstCard, kept, places, presses, proposal, rested, rewindTo, road } from './rewinding.ts';
import { playToTheEnd } from './to-the-end.ts';

/** Setting a match back by consent (`/rewind`): who proposes, agrees and declines. */

test('one proposes, with all that would be undone; the other agrees by a button, and the match stands where it stood', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const before = await baseOf(table);
  await rested(table);
  const after = await baseOf(table);
  expect(await places(ann, table)).toEqual([
    'before the last answer of Red house',
    'before the last answer of Blue house',
  ]);
  expect((await places(ben, table))[0]).toBe('before the last answer of Blue house');
  const reply = await rewindTo(table, ann, 'before the last answer of Red house');
  expect(reply).toContain(
    'You propose to set the match back to before the last answer of Red house. Still to agree: Blue house.',
  );
  const { content, mentions } = proposal(table);
  const lines = [
    `◀ **<@${ann.id}> would like to set the match back to before the last answer of Red house.** It is done once all others who sit agree. Anybody of them can decline, and the next answer in the match ends the proposal.`,
    '2 answers that all have seen would be undone, and whatever was answered in secret since. What happened, the newest first:',
    '- Blue house: Rest.',
    '- Red house: Rest.',
    'Dice and draws come again the same. Whatever somebody has seen since stays known to them.',
  ];
  expect(content).toBe([...lines, `<@${ben.id}> — do you agree?`].join('\n'));
  expect(reply).toContain(lines.join('\n'));
  expect(mentions.map(({ id }) => id)).toEqual([ben.id]);
  expect(labelsIn(proposal(table))).toEqual(['Agree', 'Decline']);
  expect(await baseOf(table)).toEqual(after);
  expect(await typed(table, ben, 'status')).toContain(
    `<@${ann.id}> would like to set the match back to before the last answer of Red house. Agree: Red house.`,
  );

  const boards = posted(table).length;
  expect(await presses(table, ben, 'rewind')).toContain(
    '**The match is set back to before the last answer of Red house.**',
  );
  expect(await baseOf(table)).toEqual(before);
  expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0]);
  const told =
    '◀ By agreement of Red house and Blue house, the match was set back to before the last answer of Red house. 2 answers that all had seen were undone.';
  expect(labelsIn(proposal(table))).toEqual([]);
  // A board of its own, which calls whoever is asked.
  expect(posted(table).length).toBe(boards + 1);
  const board = boardOf(ann, channel);
  expect(board.content).toContain(told);
  expect(board.content).not.toContain('Rest.');
  expect(board.mentions.map(({ id }) => id)).toEqual([ann.id]);
  expect(await table.log()).toHaveLength(1);
  await typed(table, ann, ['toy', 'rest']);
  await typed(table, ben, ['toy', 'rest']);
  expect(await baseOf(table)).toEqual(after);
  // For ever: over a restart, and when the answer before it is taken back.
  await table.restart();
  expect(await typed(table, ben, 'log')).toContain(told);
  await typed(table, ben, 'undo');
  expect(await typed(table, ann, 'log')).toContain(told);
});

test('of three the last one sets it back; a restart in between loses nothing, and who agrees twice counts once', async () => {
  const table = await atTheFork({ people: three });
  const { ann, ben } = table;
  const cleo = table.local.person('Cleo');
  await typed(table, ben, ['caravan', 'valley']);
  await rewindTo(table, ann, 'the start of Day 1');
  const waits = 'You agree to set the match back to the start of Day 1. Still to agree: Traveller 2.';
  expect(await presses(table, ben, 'rewind')).toBe(waits);
  const words = publicWords(ann, table.channel);
  await table.restart();
  expect(await presses(table, ben, 'rewind')).toBe(waits);
  expect(await rewindTo(table, ben, 'the start of Day 1')).toBe(waits);
  expect(publicWords(ann, table.channel)).toBe(words);
  expect((await road(table)).road).toBe(1);
  // A double click: the second finds nothing to agree to any more.
  const shown = proposal(table);
  await Promise.all([press(cleo, shown, 'rewind'), press(cleo, shown, 'rewind')]);
  await table.rest();
  const read = cleo.messages(table.channel).map(({ content }) => content);
  expect(read.filter((one) => one.startsWith('**The match is set back to the start of Day 1.**'))).toHaveLength(1);
  expect(read.filter((one) => one.includes('That proposal does not stand any more'))).toHaveLength(1);
  expect((await road(table)).road).toBe(0);
  expect(boardOf(ann, table.channel).content).toContain('By agreement of The guide, Traveller 1, and Traveller 2,');
  expect(publicWords(ann, table.channel).split('the match was set back')).toHaveLength(2);
});

test('who holds several seats agrees once, and who plays alone needs nobody', async () => {
  const two = await atTheFork({ people: ({ ann, ben }) => [ann, ben, ann] });
  await typed(two, two.ben, ['caravan', 'valley']);
  await rewindTo(two, two.ben, 'the start of Day 1');
  expect(await presses(two, two.ann, 'rewind')).toContain('The match is set back');
  const alone = await atTheFork({ people: ({ ann }) => [ann, ann] });
  await typed(alone, alone.ann, ['caravan', 'valley']);
  const before = publicWords(alone.ann, alone.channel);
  expect(await rewindTo(alone, alone.ann, 'the start of Day 1')).toContain(
    'The match is set back to the start of Day 1.',
  );
  expect(before).not.toContain('would like');
  expect(publicWords(alone.ann, alone.channel)).not.toContain('would like');
  expect((await road(alone)).road).toBe(0);
});

test('anybody declines, also who has proposed it; an answer ends it as well, and old buttons say so', async () => {
  const table = await rested(await startedTable());
  const { ann, ben } = table;
  const stale =
    'That proposal does not stand any more: it was carried out or declined, a day is over, or somebody has acted since.';
  for (const who of [ben, ann]) {
    await rewindTo(table, ann, 'before the last answer of Blue house');
    const old = kept(table);
    expect(await presses(table, who, 'stay')).toBe('You have declined. The match goes on as it stands.');
    expect(publicWords(ann, table.channel)).toContain(
      `<@${who.id}> does not want the match set back. It goes on as it stands.`,
    );
    expect(await presses(table, ben, 'rewind', old)).toContain(stale);
    expect(await presses(table, ben, 'stay', old)).toContain(stale);
  }
  const logged = (await table.record()).match!.logged;
  await rewindTo(table, ben, 'before the last answer of Blue house');
  // Of another proposal instead, nobody has agreed to but its author.
  const first = kept(table);
  await rewindTo(table, ann, 'before the last answer of Red house');
  expect(await presses(table, ann, 'rewind', first)).toContain(stale);
  const second = kept(table);
  await typed(table, ann, ['toy', 'hide'], { card: await firstCard(table, ann) });
  expect((await table.record()).match!.logged).toBe(logged + 1);
  expect(await presses(table, ben, 'rewind', second)).toContain(stale);
  expect((await table.record()).match!.logged).toBe(logged + 1);
  expect((await table.record()).notes).not.toHaveProperty('rewind');
});

test('after a day it stands no more; until then it does', async () => {
  const clock = virtualClock();
  const table = await rested(await startedTable({ clock }));
  const { ann, ben } = table;
  await rewindTo(table, ann, 'before the last answer of Blue house');
  await clock.advance(24 * HOUR - 1_000);
  expect(await typed(table, ben, 'status')).toContain('would like to set the match back');
  await clock.advance(1_000);
  expect(await typed(table, ben, 'status')).not.toContain('would like to set the match back');
  expect(await presses(table, ben, 'rewind')).toContain('a day is over');
  await rewindTo(table, ann, 'before the last answer of Blue house');
  await clock.advance(24 * HOUR - 1_000);
  expect(await presses(table, ben, 'rewind')).toContain('The match is set back');
});

test('who does not sit neither proposes, agrees nor declines; what somebody has proposed who has left stands no more', async () => {
  const table = await rested(await startedTable());
  const { ann, ben, local } = table;
  const eve = local.person('Eve');
  const to = 'before the last answer of Red house';
  expect(await rewindTo(table, eve, to)).toBe('You have no seat in this match.');
  await rewindTo(table, ann, to);
  for (const kind of ['rewind', 'stay'] as const)
    expect(await presses(table, eve, kind)).toBe('You have no seat in this match.');
  await typed(table, ann, 'leave');
  await typed(table, eve, 'join');
  expect(await typed(table, ben, 'status')).not.toContain('would like to set the match back');
  expect(labelsIn(proposal(table))).toEqual([]);
  await rewindTo(table, eve, to);
  expect(await presses(table, ben, 'rewind')).toContain('The match is set back');
});

test('whoever a seat of a match from a file is kept for must agree as well; an empty seat has nobody who could', async () => {
  for (const reserved of [true, false]) {
    const table = await rested(await startedTable());
    const { ann, ben } = table;
    const record = await table.record();
    const seats = record.seats.map((seat, i) => (i === 1 ? { ...seat, user: null } : seat));
    const notes = { ...record.notes, ...(reserved && { reserved: { 1: ben.id } }) };
    await table.store.commit({ ...record, seats, notes });
    const said = await rewindTo(table, ann, 'before the last answer of Blue house');
    if (reserved) expect(said).toContain('Still to agree: Blue house.');
    else expect(said).toContain('The match is set back to before the last answer of Blue house.');
    if (!reserved) continue;
    await typed(table, ben, 'join');
    expect(await presses(table, ben, 'rewind')).toContain('The match is set back');
  }
});

test('a match that is over is not set back any more, nor a lobby', async () => {
  const table = await startedTable();
  await playToTheEnd(table);
  expect(await rewindTo(table, table.ann, 'before the last answer of Red house')).toBe(
    'The match is over and the seed of its dice is public. It is not set back any more.',
  );
  expect(await places(table.ann, table)).toEqual([]);
  const other = await openTable();
  await openLobby(other);
  await typed(other, other.ann, 'join');
  expect(await rewindTo(other, other.ann, 'before the last answer of Red house')).toBe('The match is not running.');
});

test('in Japanese', async () => {
  const table = await openTable({ locales: ['ja', 'ja'], games: [toy] });
  await started(table);
  const { ann, ben } = table;
  await typed(table, ann, 'settings', { language: 'ja' });
  await rested(table);
  const [to] = await places(ann, table);
  expect(to).toMatch(/の最後の行動の直前$/);
  const reply = await rewindTo(table, ann, to!);
  expect(reply).toContain(`対戦を${to}まで戻すことを提案しました。まだ同意していない席：`);
  expect(proposal(table).content).toContain(
    `◀ **<@${ann.id}>が、対戦を${to}まで戻すことを提案しています。** 着席しているほかの全員が同意すると戻ります。`,
  );
  expect(labelsIn(proposal(table))).toEqual(['同意する', '断る']);
  expect(await presses(table, ben, 'rewind')).toContain(`**対戦を${to}まで戻しました。**`);
  expect(publicLast(ann, table.channel).content).toContain(
    `の合意により、対戦を${to}まで戻しました。全員に見えていた2件の行動が取り消されました。`,
  );
});
