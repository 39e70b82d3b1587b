import { expect, test } from 'vitest';
import { thinkerHere } from '#bot/computers/thinker-here';
import { catalogue } from '#core/text';
import type { AnyGame } from '#src/game-part';
import { openLobby, playAnything, starts, typed } from '../bot/kit.ts';
import { playToTheEnd } from '../bot/to-the-end.ts';
import { toy } from '../kit/toy-game.ts';
import en from '../kit/toy-text.en.json' with { type: 'json' };
import ja from '../kit/toy-text.ja.json' with { type: 'json' };
import { openWebTable, seatedIn, startedWebTable } from './kit.ts';

/** What the page tells of a match that is over: the same as `/summary` and `/results`, and its film. */

/** The toy with turns, so that there are moments to look back at. */
const inTurns = {
  ...toy,
  game: { ...toy.game, turn: ({ round, part }) => ({ n: round * 4 + part - 3 }) },
  text: catalogue({ en: { ...en, turn: { name: 'Turn {n}' } }, ja: { ...ja, turn: { name: '{n}手番目' } } }),
} satisfies typeof toy as unknown as AnyGame;

test('while a match runs nothing is told of its end; then who did what, the seed of the dice, the ratings, and a film', async () => {
  const here = await startedWebTable({ games: [inTurns] });
  const { table } = here;
  const ann = await seatedIn(here, table.ann);
  const { id } = await table.record();
  const at = `/api/m/${id}`;
  const early = await ann.get(`${at}/after`);
  expect([early.status, early.json.error.kind]).toEqual([409, 'refused']);
  expect((await ann.get(`${at}/pictures`)).json.film).toBe(false);
  expect((await ann.get(`${at}/picture/film`)).status).toBe(404);

  const watch = new URL((await ann.get(`${at}/watch`)).json.address).search;
  await playToTheEnd(table);
  const { json } = await ann.get(`${at}/after`);
  expect(json.summary.join('\n')).toBe(await typed(table, table.ann, ['summary', undefined]));
  expect(json.seed).toContain((await table.record()).match!.rng.seed);
  const results = await typed(table, table.ann, ['results', undefined]);
  expect(json.ratings.length).toBeGreaterThan(0);
  for (const line of json.ratings) expect(results).toContain(line);

  expect((await ann.get(`${at}/pictures`)).json.film).toBe(true);
  const film = await ann.get(`${at}/picture/film`);
  expect([film.status, film.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(film.bytes.toString('latin1')).toContain('ANIM');
  expect((await ann.get(`${at}/words/film`)).json.alt.length).toBeGreaterThan(0);

  // Whoever only watches need not belong to the server.
  const spectator = here.browser('192.0.2.9');
  const seen = (await spectator.get(`${at}/after${watch}`)).json;
  expect(seen).toEqual({ ...json, ratings: [] });
});

test('what the computers thought at turning points is told when the match is over, in the language of whoever looks, and is thought out once', async () => {
  const judge = { evaluate: (g: { points: number[] }, seat: number) => g.points[seat]! };
  const game = { ...inTurns, judge } as AnyGame;
  const thinker = thinkerHere([game]);
  let looks = 0;
  const here = await openWebTable({
    games: [game],
    thinker: {
      ...thinker,
      lookBack(asked) {
        looks++;
        return thinker.lookBack(asked);
      },
    },
  });
  const { table } = here;
  await openLobby(table);
  await typed(table, table.ann, 'join');
  await typed(table, table.ann, 'join', { computer: 'normal' });
  await starts(table);
  const ann = await seatedIn(here, table.ann);
  const { id } = await table.record();
  const at = `/api/m/${id}`;
  const early = await ann.get(`${at}/thoughts`);
  expect([early.status, early.json.error.kind, looks]).toEqual([409, 'refused', 0]);
  while ((await table.record()).status === 'running') await playAnything(table, table.ann);
  expect((await ann.get(`${at}/after`)).json.hasThoughts).toBe(true);
  const { told } = (await ann.get(`${at}/thoughts`)).json;
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThanOrEqual(3);
  for (const line of told)
    expect(line).toMatch(
      /^\*\*Blue house\*\*, Turn \d+: asked “.+” it answered \*\*.+ it stood at -?\d+ then, and at -?\d+ at/,
    );
  const inJapanese = (await ann.get(`${at}/thoughts`, { headers: { 'accept-language': 'ja' } })).json.told;
  expect(inJapanese.length).toBe(told.length);
  expect(looks).toBe(1);
});

test('where no computer has answered nothing is thought of', async () => {
  const here = await startedWebTable({ games: [inTurns] });
  const { table } = here;
  const ann = await seatedIn(here, table.ann);
  await playToTheEnd(table);
  const { id } = await table.record();
  expect((await ann.get(`/api/m/${id}/after`)).json.hasThoughts).toBe(false);
  expect((await ann.get(`/api/m/${id}/thoughts`)).json).toEqual({ told: [] });
});
