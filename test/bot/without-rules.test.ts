import { describe, expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import type { AnyGame } from '#src/game-part';
import { caravan } from '../kit/caravan/part.ts';
import { toy } from '../kit/toy-game.ts';
import {
  buttons,
  labelsOf,
  lobbyOf,
  openLobby,
  openTable,
  playAnything,
  press,
  privateLast,
  questionOf,
  starts,
  type Table,
} from './kit.ts';

/** Rulebook and guide are no duty of a game: without them nothing is offered that leads nowhere. */

describe('A game without rulebook and guide', () => {
  const asks = async ({ ann, channel, rest }: Table, search: string, options: Record<string, string> = {}) => {
    await ann.slash(channel, 'rules', undefined, { search, ...options });
    await rest();
    return privateLast(ann, channel);
  };
  const caravanTable = async (more: readonly AnyGame[] = []) => {
    const table = await openTable({ games: [caravan, ...more] });
    await openLobby(table, { game: 'caravan' });
    for (const [who, role] of [
      [table.ann, 'Join: Guide'],
      [table.ben, 'Join: Travellers'],
    ] as const) {
      await press(who, lobbyOf(table), 'role', role);
      await table.rest();
    }
    return table;
  };
  const shown = ({ ann, channel }: Table) => privateLast(ann, channel);

  test('has no button for a guide: not in the lobby, not at the first question, not in the help', async () => {
    const table = await caravanTable();
    const { ann, channel } = table;
    expect(labelsOf(table)).not.toContain('How to play');
    await starts(table);
    const question = await questionOf(table, ann);
    const kinds = (message: typeof question) => buttons(message).map(({ id }) => readId(id)?.kind);
    expect(kinds(question)).toContain('why');
    expect(kinds(question)).not.toContain('guide');
    await ann.slash(channel, 'match', 'help', {});
    await table.rest();
    expect(kinds(shown(table))).not.toContain('guide');
    expect(shown(table).content).toContain('**Where more is** — `/match log` has what happened');
    expect(shown(table).content).not.toMatch(/`\/rules`|the guide/);
  });

  test('is told so by /rules, with a match here and without, and offers nothing while somebody types', async () => {
    const table = await caravanTable();
    const { ann, channel, local } = table;
    expect((await asks(table, 'water')).content).toBe('Toy caravan has no rules to look up here.');
    expect(await ann.complete(channel, 'rules', undefined, { options: { search: 'wat' }, focused: 'search' })).toEqual(
      [],
    );
    const empty = local.openChannel('empty');
    await ann.slash(empty, 'rules', undefined, { search: 'water' });
    await table.rest();
    expect(privateLast(ann, empty).content).toBe('No game here has rules to look up.');
  });

  test('beside one that has them, /rules elsewhere means that one', async () => {
    const table = await caravanTable([toy]);
    expect((await asks(table, 'walking')).content).toBe('Toy caravan has no rules to look up here.');
    expect((await asks(table, 'walking', { game: 'toy' })).content).toContain('**Walking** · Toy Market');
    const empty = table.local.openChannel('empty');
    await table.ann.slash(empty, 'rules', undefined, { search: 'walking' });
    await table.rest();
    expect(privateLast(table.ann, empty).content).toContain('**Walking** · Toy Market');
  });

  test('says at ? what each choice means all the same', async () => {
    const table = await caravanTable();
    const { ann, ben, channel } = table;
    await starts(table);
    for (const person of [ann, ben]) await playAnything(table, person);
    const question = await questionOf(table, ann);
    await press(ann, question, 'why');
    await table.rest();
    const answer = privateLast(ann, channel);
    expect(answer.id).not.toBe(question.id);
    expect(answer.content).toContain('• **Over the pass** — Two steps, and something lives there');
    expect(buttons(answer)).toEqual([]);
  });
});
