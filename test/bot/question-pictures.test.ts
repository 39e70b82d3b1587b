import { expect, test } from 'vitest';
import { readId } from '#asking/terms/ids';
import { words } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import { bellOf, boardOf, changedInPlace, menus, press, privateLast, startedTable } from './kit.ts';

/** The toy with a picture of each question: all that can be chosen now, in words. */
const question: AnyGame['pictures']['question'] = (_view, { progress }, { locale }) => {
  if (!progress || progress.choices.length === 0) return undefined;
  const said = progress.choices.map(({ label }) => label).join(' ');
  const nodes = [words(said, 10, 20, { size: 14, colour: '#222', width: 480 })];
  return { scene: { width: 500, height: 40, ground: '#fff', lang: locale, nodes }, alt: said };
};
const games = [{ ...toy, pictures: { ...toy.pictures, question } }];

test('the picture of a question stands in the private message, follows its answer by edits, and is seen by nobody else', async () => {
  const table = await startedTable({ games });
  const { ann, ben, channel } = table;
  await press(ann, bellOf(ann, channel)!, 'answer');
  await table.rest();
  const question = privateLast(ann, channel);
  const now = () => changedInPlace(ann, channel, question);
  const shown = () => now().attachments.map(({ filename, description }) => [filename, description]);
  await press(ann, now(), 'begin', 'Walk');
  await table.rest();
  // Ann stands at the gate: two steps, and whole ways to all other places.
  expect(shown()).toEqual([['question.webp', 'Market Square Mill The Inn Pond']]);
  const [file] = now().attachments;
  const steps = menus(now()).find(({ id: press }) => readId(press)?.kind === 'pick')!;
  await ann.select(now().id, steps.id, ['mill']);
  await table.rest();
  expect(privateLast(ann, channel).id).toBe(now().id);
  expect(now().content).toContain('Mill');
  expect(shown()).toEqual([['question.webp', 'Market Square The Gate The Inn']]);
  const [next] = now().attachments;
  expect(next!.id).not.toBe(file!.id);
  await press(ann, now(), 'back');
  await table.rest();
  expect(shown()).toEqual([['question.webp', 'Market Square Mill The Inn Pond']]);
  for (const message of ben.messages(channel))
    expect(message.attachments.map(({ filename }) => filename)).not.toContain('question.webp');
  expect(boardOf(ben, channel).attachments.map(({ filename }) => filename)).toEqual(['board.webp']);
});
