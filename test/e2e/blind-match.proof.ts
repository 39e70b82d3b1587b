import { afterEach, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { position } from '#core/match';
import { locales } from '#core/text';
import type { Match } from '#core/types';
import { scythe } from '#games/scythe/game';
import { objectives } from '#games/scythe/printed/content';
import type { State } from '#games/scythe/state/state';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { pictures } from '#renderers/scythe/index';
import type { MatchRecord } from '#store/store';
import type { Did } from '../kit/blind-options.ts';
import { blindPlayer } from '../kit/blind-player.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { openRealTable, type RealTable, recordOf, startMatch } from './real-table.ts';
import { type Secrets, watch } from './watch.ts';

let table: RealTable;
afterEach(() => table.close());

/**
 * Blind players, by turns in English and Japanese; the second types besides. Everything is watched after each press. They make so many presses, and
 * on until each has answered and something typed was an answer: chance may leave that late.
 */
async function playOn(
  names: readonly string[],
  presses: number,
  game?: string,
  secrets?: (id: string) => Promise<Secrets>,
): Promise<void> {
  table = await openRealTable();
  const { local } = table;
  const channel = local.channelId;
  const locales = names.map((_, i) => (i % 2 === 0 ? 'en-US' : 'ja') as 'en-US' | 'ja');
  const people = names.map((name, i) => local.person(name, { locale: locales[i]! }));
  const id = await startMatch(table, channel, people, { game });
  const players = people.map((hands, i) =>
    blindPlayer({
      hands,
      locale: locales[i]!,
      channel,
      chance: chanceFrom(salted(`blind/${i}`)),
      taste,
      typing: i === 1 ? 0.4 : 0,
      notTyped: ['match'],
      ended: ENDED,
    }),
  );
  const seen = await watch(table, { channel, id, people }, await secrets?.(id));
  const done: (Did & { player: number; answers: number })[] = [];
  const answered = () => done.filter(({ answers }) => answers > 0);
  const haveAll = () =>
    [...players.keys()].every((player) => answered().some((one) => one.player === player)) &&
    answered().some(({ how }) => how === 'type');
  const isEnough = () => done.length >= presses && (haveAll() || done.length >= 8 * presses);
  for (let idle = 0; !isEnough() && idle < 4; idle++) {
    for (const [i, player] of players.entries()) {
      const did = await player.act();
      if (!did) continue;
      await table.rest();
      const { answers } = await seen.look(did.how);
      expect(did.outcome).not.toBe('failed');
      done.push({ ...did, player: i, answers });
      idle = 0;
    }
  }
  expect(done.length).toBeGreaterThanOrEqual(presses);
  expect(table.complaints).toEqual([]);
  expect(answered().length).toBeGreaterThan(done.length / 4);
  expect(haveAll()).toBe(true);
  expect(done.every(({ how, player }) => how !== 'type' || player === 1)).toBe(true);
}

test('two players who see only what Discord shows play on by menus and by typing, and everything that is promised holds after each press', async () => {
  // Own numbers of pieces, such as warsteed-1: which of them lies in a hidden box is a secret.
  const secrets = async (id: string) => {
    const base = (await recordOf(table, id)).match!.base as { counters: Record<string, unknown> };
    const numbered = Object.keys(base.counters).filter((one) => /-\d+$/.test(one));
    expect(numbered.length).toBeGreaterThan(20);
    return { unspeakable: () => numbered };
  };
  await playOn(['Ann', 'Ben'], plays({ sample: 50, whole: 80 }), tearsOfTheDragon.id, secrets);
}, 240_000);

test('three players go through the first rounds of Scythe so, and nothing that lies in a hand is ever said in public', async () => {
  const names = [...objectives.values()].map(({ id, name }) => ({ id, words: Object.values(name) }));
  const secrets = async () => ({
    unspeakable: ({ match }: MatchRecord) => {
      const g = position(scythe, match as unknown as Match<State>).g;
      const held = g.players.flatMap((player) => player.objectives);
      const hands = g.players.flatMap((_, seat) =>
        locales.map((locale) => pictures.alt.hand(scythe.view(g, seat), { locale })),
      );
      expect(held.length).toBeGreaterThan(0);
      return [...hands, ...names.filter(({ id }) => held.includes(id)).flatMap(({ words }) => words)];
    },
  });
  await playOn(['Ann', 'Ben', 'Cleo'], plays({ sample: 30, whole: 40 }), scythe.id, secrets);
}, 120_000);

test('whoever is not asked is offered nothing to do', async () => {
  table = await openRealTable();
  const { local } = table;
  const eve = local.person('Eve');
  await startMatch(table, local.channelId, [local.person('Ann'), local.person('Ben')]);
  const player = blindPlayer({
    hands: eve,
    locale: 'en-US',
    channel: local.channelId,
    chance: chanceFrom(salted('eve')),
    taste,
    typing: 1,
    notTyped: ['match'],
    ended: ENDED,
  });
  expect(await player.sees()).toEqual({ over: false, asked: false });
  expect(await player.act()).toBeUndefined();
});
