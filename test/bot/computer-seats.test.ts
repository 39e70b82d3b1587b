import { describe, expect, test } from 'vitest';
import { virtualClock } from '#local/discord';
import { bazaar } from '../kit/bazaar.ts';
import { toy } from '../kit/toy-game.ts';
import {
  bothSit,
  HOUR,
  labelsIn,
  labelsOf,
  lobbyOf,
  openLobby,
  openTable,
  playAnything,
  posted,
  press,
  privateLast,
  publicWords,
  starts,
  type Table,
  type TableOptions,
  typed,
} from './kit.ts';

/** Seats that a computer plays: how they come and go. Nothing is thought here: no time goes by, so no computer answers. */

const held = { computers: { usual: 24 * HOUR, undo: 24 * HOUR } } as const;
const opened = async (options: TableOptions = {}) => {
  const table = await openTable({ ...held, ...options });
  await openLobby(table);
  return table;
};
const computers = async (table: Table) => (await table.record()).seats.map(({ computer }) => computer);
const users = async (table: Table) => (await table.record()).seats.map(({ user }) => user);
const said = ({ ann, channel }: Table) => publicWords(ann, channel);

describe('in the lobby', () => {
  test('the host has a computer play the free seat, and begins alone', async () => {
    const table = await opened();
    await typed(table, table.ann, 'join');
    expect(await typed(table, table.ann, 'join', { computer: 'hard' })).toBe('A computer plays Blue house (hard).');
    expect(lobbyOf(table).content).toContain('Blue house: computer (hard)');
    await starts(table);
    expect((await table.record()).status).toBe('running');
    expect(await users(table)).toEqual([table.ann.id, null]);
    expect(await computers(table)).toEqual([undefined, 'hard']);
  });

  test('the same by the buttons of the lobby, and back again', async () => {
    const table = await opened();
    await press(table.ann, lobbyOf(table), 'computer');
    await table.rest();
    const ways = privateLast(table.ann, table.channel);
    expect(labelsIn(ways)).toEqual(['Add: easy', 'Add: normal', 'Add: hard', 'Remove one']);
    await press(table.ann, ways, 'computer', 'Add: easy');
    await table.rest();
    expect(await computers(table)).toEqual(['easy', undefined]);
    expect(privateLast(table.ann, table.channel).content).toContain('Red house: computer (easy)');
    await press(table.ann, privateLast(table.ann, table.channel), 'computer', 'Remove one');
    await table.rest();
    expect(await computers(table)).toEqual([undefined, undefined]);
  });

  test('in Japanese', async () => {
    const table = await openTable({ ...held, locales: ['ja', 'ja'] });
    await openLobby(table);
    expect(await typed(table, table.ann, 'join', { computer: 'normal' })).toBe(
      '赤い家をコンピューター（ふつう）に任せました。',
    );
    expect(lobbyOf(table).content).toContain('赤い家：コンピューター（ふつう）');
  });

  test('nobody but the host does so', async () => {
    const table = await opened();
    expect(await typed(table, table.ben, 'join', { computer: 'easy' })).toBe(
      `Only <@${table.ann.id}>, the organiser of this match, can do that.`,
    );
    expect(await computers(table)).toEqual([undefined, undefined]);
  });

  test('a full table has no room for one, and nobody loses a seat to it', async () => {
    const table = await opened();
    await bothSit(table);
    expect(await typed(table, table.ann, 'join', { computer: 'easy' })).toBe('All seats are taken.');
    expect(await typed(table, table.ann, 'join', { computer: 'easy', seat: 'Blue house' })).toBe('That seat is taken.');
    expect(await users(table)).toEqual([table.ann.id, table.ben.id]);
  });

  test('computers do not begin alone', async () => {
    const table = await opened();
    await typed(table, table.ann, 'join', { computer: 'easy' });
    await typed(table, table.ann, 'join', { computer: 'easy' });
    expect(await typed(table, table.ann, 'start')).toBe('At least one person must sit: computers do not play alone.');
    expect((await table.record()).status).toBe('lobby');
  });

  test('a game that cannot deal anew has none', async () => {
    const table = await openTable({ ...held, games: [{ ...toy, proofs: undefined } as never] });
    await openLobby(table);
    expect(labelsOf(table)).not.toContain('Computer');
    expect(await typed(table, table.ann, 'join', { computer: 'easy' })).toBe('No computer can play Toy Market.');
  });
});

describe('in a match', () => {
  const begun = async (clock = virtualClock()) => {
    const table = await opened({ clock });
    await bothSit(table);
    await starts(table);
    await playAnything(table, table.ann);
    return table;
  };
  const away = (table: Table) => typed(table, table.ben, ['me', undefined], { away_until: '2099-01-01' });

  test('nobody who is there loses his seat to one', async () => {
    const table = await begun();
    expect(await typed(table, table.ann, 'join', { computer: 'easy', seat: 'Blue house' })).toContain(
      'is played by somebody who is not away',
    );
    expect(await computers(table)).toEqual([undefined, undefined]);
  });

  test('for somebody who is away one plays until they come back, and they read what was done', async () => {
    const table = await begun();
    await away(table);
    await typed(table, table.ann, 'join', { computer: 'normal', seat: 'Blue house' });
    expect(await users(table)).toEqual([table.ann.id, table.ben.id]);
    expect(await computers(table)).toEqual([undefined, 'normal']);
    expect(said(table)).toContain(`A computer plays Blue house for <@${table.ben.id}> from now on (normal).`);
    expect(await typed(table, table.ben, 'join')).toContain('Welcome back. You play Blue house again.');
    expect(await computers(table)).toEqual([undefined, undefined]);
    expect(said(table)).toContain(`<@${table.ben.id}> is back and plays Blue house again.`);
    await playAnything(table, table.ben);
    expect(await table.log()).toHaveLength(3);
  });

  test('an answer brings them back as well, and nobody calls or reminds a computer', async () => {
    const clock = virtualClock();
    const table = await begun(clock);
    await away(table);
    await typed(table, table.ann, 'join', { computer: 'normal', seat: 'Blue house' });
    const before = posted(table).length;
    await clock.advance(200 * HOUR);
    await table.bot.remind();
    await table.rest();
    expect((await table.record()).asked).toMatchObject([{ seat: 1, reminded: 0 }]);
    expect(posted(table)).toHaveLength(before);
    await table.ben.slash(table.channel, 'toy', 'rest', {});
    await table.rest();
    expect(await computers(table)).toEqual([undefined, undefined]);
    expect(await table.log()).toHaveLength(3);
  });

  test('who has been asked for three days is away', async () => {
    const clock = virtualClock();
    const table = await begun(clock);
    await clock.advance(72 * HOUR);
    await typed(table, table.ann, 'join', { computer: 'easy', seat: 'Blue house' });
    expect(await computers(table)).toEqual([undefined, 'easy']);
  });

  test('a seat that somebody has left is played by one, and it has no vote', async () => {
    const table = await begun();
    await typed(table, table.ben, 'leave');
    expect(await typed(table, table.ann, 'join', { computer: 'easy' })).toBe('A computer plays Blue house (easy).');
    expect(await users(table)).toEqual([table.ann.id, null]);
    const cleo = table.local.person('Cleo');
    expect(await typed(table, cleo, 'join')).toBe('All seats are taken.');
    expect(await typed(table, table.ann, 'end')).toContain('The match has ended.');
  });

  test('all others who play must agree', async () => {
    const table = await openTable({ ...held, games: [bazaar] });
    const cleo = table.local.person('Cleo');
    await openLobby(table, { game: 'bazaar' });
    for (const person of [table.ann, table.ben, cleo]) await typed(table, person, 'join');
    await starts(table);
    await typed(table, cleo, 'leave');
    expect(await typed(table, table.ann, 'join', { computer: 'easy' })).toContain('Still to agree:');
    expect(await computers(table)).toEqual([undefined, undefined, undefined]);
    await typed(table, table.ben, 'join', { computer: 'easy' });
    expect(await computers(table)).toEqual([undefined, undefined, 'easy']);
  });
});
