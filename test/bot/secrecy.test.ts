import { expect, test } from 'vitest';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import {
  askedIn,
  bellOf,
  dmOf,
  isPublic,
  openTable,
  playAnything,
  publicIn,
  publicLast,
  questionOf,
  started,
  startedTable,
  toTheHiding,
} from './kit.ts';
import { playToTheEnd } from './to-the-end.ts';

test('nothing of a hand is in what the other and the public get: words, buttons, file names, alternative texts, suggestions', async () => {
  const table = await openTable();
  const { ann, ben, channel, local } = table;
  const eve = local.person('Eve');
  await started(table);
  await toTheHiding(table);
  await playAnything(table, ann);
  const card = (await table.log()).at(-1)!.answer!.args.card as string;
  const words = `Card no. ${card.slice(4)}`;
  const isOf = (text: string) => text.includes(`"${card}"`) || new RegExp(`${words}\\b`).test(text);
  const publicly = eve.messages(channel).map((message) => JSON.stringify(message));
  expect(publicly.some((text) => text.includes('Red house puts a card aside.'))).toBe(true);
  expect(publicly.filter(isOf)).toEqual([]);
  const bens = [...ben.messages(channel), ...ben.messages(dmOf(ben)!)].map((message) => JSON.stringify(message));
  expect(bens.filter(isOf)).toEqual([]);
  expect(await eve.complete(channel, 'toy', 'hide', { options: { card: '' }, focused: 'card' })).toEqual([]);
  expect(
    JSON.stringify(await ben.complete(channel, 'toy', 'hide', { options: { card: '' }, focused: 'card' })),
  ).not.toMatch(new RegExp(`"${card}"`));
  expect(ann.messages(dmOf(ann)!).some((message) => isOf(JSON.stringify(message)))).toBe(true);
});

test('what comes up in public is the same whichever card is put aside', async () => {
  const seen: string[][] = [];
  for (const index of [0, 2]) {
    const table = await startedTable();
    const { ann, channel } = table;
    await toTheHiding(table);
    const offered = await ann.complete(channel, 'toy', 'hide', { options: { card: '' }, focused: 'card' });
    await ann.slash(channel, 'toy', 'hide', { card: offered[index]!.value });
    await table.rest();
    const board = publicLast(table.ben, channel);
    const people = new RegExp(`${ann.id}|${table.ben.id}|${(await table.record()).id}`, 'g');
    const shown = [
      board.content,
      board.components,
      board.attachments.map(({ filename, description, size }) => [filename, description, size]),
    ];
    seen.push([JSON.stringify(shown).replace(people, 'x')]);
  }
  expect(seen[0]).toEqual(seen[1]);
});

test('over a whole match neither token nor seed nor any chosen value is in the log', async () => {
  const table = await startedTable();
  const { local } = table;
  await playToTheEnd(table);
  const { match } = await table.record();
  const log = table.logged();
  expect(log).toContain('"did":"pick"');
  expect(log).not.toContain(local.token);
  expect(log).not.toContain(match!.rng.seed);
  expect(log).not.toMatch(/"card\d+"|Card no\./);
  const tokens = local.log.flatMap(({ path }) => /\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1] ?? []);
  expect(tokens.length).toBeGreaterThan(10);
  for (const token of tokens) expect(log).not.toContain(token);
});

test('each interaction has one line with its stages in ms', async () => {
  const table = await startedTable();
  await playAnything(table, table.ann);
  const lines = table
    .logged()
    .split('\n')
    .filter((line) => line.includes('"msg":"interaction"'))
    .map((line) => JSON.parse(line) as { interaction: string; did: string; ms: Record<string, number> });
  expect(new Set(lines.map(({ interaction }) => interaction)).size).toBe(lines.length);
  const { ms } = lines.find(({ did }) => did === 'do')!;
  expect(Object.keys(ms)).toEqual(['acknowledged', 'decided', 'saved', 'drawn', 'delivered']);
  expect(Object.values(ms)).toEqual([...Object.values(ms)].sort((a, b) => a - b));
  expect(table.ben.messages(table.channel).some(isPublic)).toBe(true);
});

test('a secret answer that changes nothing for the others is not posted, and does not ask the same person by message again', async () => {
  const { steps } = toy.game;
  /** The hiding with as many secret looks at one's cards before as one likes. */
  const patient: AnyGame = {
    ...toy,
    game: {
      ...toy.game,
      steps: {
        ...steps,
        *hiding(t, args) {
          for (;;) {
            const choice = yield* t.askOneOf(0, 'hide', [toy.game.actions.hide!, toy.game.actions.rest!], {
              secret: true,
            });
            if (choice.name !== 'rest') break;
          }
          yield* steps.hiding!(t, args);
        },
      },
    },
  };
  const table = await startedTable({ games: [patient] });
  const { ann, ben, channel } = table;
  await toTheHiding(table);
  const posted = () => publicIn(ben, channel).length;
  const before = { posted: posted(), dms: ann.messages(dmOf(ann)!).length };
  for (let looks = 1; looks <= 3; looks++) {
    await ann.slash(channel, 'toy', 'rest', {});
    await table.rest();
    expect(await table.log()).toHaveLength(3 + looks);
  }
  expect({ posted: posted(), dms: ann.messages(dmOf(ann)!).length }).toEqual(before);
  expect((await questionOf(table, ann)).content).toContain('which card do you put aside?');
});

test('whoever acts and is asked again is not pinged, nor is whoever was asked before', async () => {
  const table = await startedTable();
  const { ann, ben, channel } = table;
  const bell = bellOf(ann, channel)!;
  const posted = () => publicIn(ann, channel).length;
  const before = posted();
  await ben.slash(channel, 'match', 'end', {});
  await table.rest();
  // The bell still stands that has rung for Ann: it does not ring again.
  expect(bellOf(ann, channel)).toMatchObject({ id: bell.id, mentions: [] });
  expect([askedIn(bellOf(ann, channel)!), posted()]).toEqual([askedIn(bell), before]);
  await playAnything(table, ann);
  expect(publicLast(ann, channel).mentions.map(({ id }) => id)).toEqual([ben.id]);
});
