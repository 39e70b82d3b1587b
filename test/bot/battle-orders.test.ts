import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { position } from '#core/match';
import type { Person } from '#local/discord';
import { openJsonStore } from '#store/json-store';
import { openRealTable, type RealTable, recordOf } from '../e2e/real-table.ts';
import { load } from '../kit/recorded.ts';
import { seated } from '../kit/seated.ts';
import { controlsOf, isPublic } from '../kit/visible.ts';

/** A battle of Tears of the Dragon as two people have it in their channel. */

const RECORDED = 'test/matches/tears-of-the-dragon/standard-battle.json';
const ID = 'battle';

interface Fought {
  table: RealTable;
  channel: string;
  people: [Person, Person];
}

/** A recorded match in the midst of a battle goes on here, with Ann and Ben at its seats. */
async function fought(): Promise<Fought> {
  const people: Person[] = [];
  const table = await openRealTable({
    async before(folder, local) {
      for (const name of ['Ann', 'Ben']) people.push(local.person(name, { locale: 'en-US' }));
      const record = seated(readFileSync(RECORDED, 'utf8'), { id: ID, channel: local.channelId, people, local });
      const store = await openJsonStore(folder);
      await store.put(JSON.stringify(record));
      await store.close();
    },
  });
  return { table, channel: table.local.channelId, people: people as [Person, Person] };
}

const last = ({ channel }: Fought, person: Person) => person.messages(channel).findLast((one) => !isPublic(one))!;
/** Presses what stands in the newest message that only this person sees. */
async function presses(at: Fought, person: Person, label: string): Promise<string> {
  const message = last(at, person);
  const control = controlsOf(message).find((one) => (one as { label?: string }).label === label);
  if (!control) throw new Error(`no “${label}” below: ${message.content}`);
  await person.click(message.id, control.id);
  await at.table.rest();
  return last(at, person).content;
}
/** Opens the question that a person is asked; undefined when he is asked nothing. */
async function question(at: Fought, person: Person): Promise<string | undefined> {
  await person.slash(at.channel, 'match', 'status', {});
  await at.table.rest();
  const isAsked = controlsOf(last(at, person)).some((one) => (one as { label?: string }).label === 'Your move');
  return isAsked ? presses(at, person, 'Your move') : undefined;
}
const { part } = load(readFileSync(RECORDED, 'utf8'));
const isFought = async ({ table }: Fought): Promise<boolean> => {
  const { match } = await recordOf(table, ID);
  return (position(part.game, match!).g as { battle: unknown }).battle !== null;
};

test('is fought to its end by one answer of each, with its odds in sight; by hand it changes hands again and again', async () => {
  const byHand = await fought();
  let changes = 0;
  let before: Person | undefined;
  while (await isFought(byHand)) {
    for (const person of byHand.people) {
      if ((await question(byHand, person)) === undefined) continue;
      if (person !== before) changes++;
      before = person;
      const labels = controlsOf(last(byHand, person)).map((one) => (one as { label?: string }).label);
      const usual = ['Weakest first', 'As last round', 'Strongest first', 'Fight on'];
      await presses(byHand, person, usual.find((one) => labels.includes(one)) ?? 'Fight on');
      if (!(await isFought(byHand))) break;
    }
  }
  await byHand.table.close();

  const ordered = await fought();
  const [ann, ben] = ordered.people;
  for (const person of [ben, ann]) {
    await question(ordered, person);
    const shown = await presses(ordered, person, 'Fight the whole battle like this …');
    expect(shown).toMatch(/Average hits a round: yours [\d.]+, theirs [\d.]+/);
    await presses(ordered, person, 'To the end, the weakest fall first');
  }
  expect(await isFought(ordered)).toBe(false);
  // It went with the battle, and nobody else ever read what it said.
  expect((await recordOf(ordered.table, ID)).match!.orders).toBeUndefined();
  const told = ann
    .messages(ordered.channel)
    .filter(isPublic)
    .map(({ content }) => content);
  expect(told.join()).toContain('The battle of Kimrin was over');
  expect(told.join()).not.toContain('weakest fall first');
  expect(ordered.table.complaints).toEqual([]);
  await ordered.table.close();
  console.log(`the battle changes hands ${changes} times by hand, 2 times with orders`);
  expect(changes).toBeGreaterThan(4);
}, 120_000);
