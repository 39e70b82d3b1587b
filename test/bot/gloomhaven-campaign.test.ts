import { describe, expect, test } from 'vitest';
import type { Party } from '#games/gloomhaven/state/party';
import type { State } from '#games/gloomhaven/state/state';
import type { Person } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { lastRound, part, typed } from '../games/gloomhaven/evening.ts';
import { BOX } from '../games/gloomhaven/in-the-box.ts';
import {
  changedInPlace,
  typed as match,
  openTable as openAny,
  press,
  privateLast,
  publicLast,
  starts,
  type Table,
  type TableOptions,
} from './kit.ts';

/** A campaign of Gloomhaven at the table: scenarios in a row, with everything that lies between them. */

const ROAD = 'Long road';
const HERE = `${BOX.scenarios.offered} of ${BOX.scenarios.all} scenarios are here`;
const openTable = (options: TableOptions = {}) => openAny({ games: [part as AnyGame], ...options });
/** Says something, and gives what is read then. */
const says = async (table: Table, person: Person, action: string, options: Record<string, string> = {}) => {
  await person.slash(table.channel, 'gloomhaven', typed(action), options);
  await table.rest();
  return privateLast(person, table.channel).content;
};
/** The first that is offered for a field. */
const first = async (
  table: Table,
  person: Person,
  { action, field, ...before }: { action: string; field: string; card?: string },
) => {
  const offered = await person.complete(table.channel, 'gloomhaven', typed(action), {
    options: { ...before, [field]: '' },
    focused: field,
  });
  if (!offered[0]) throw new Error(`nothing is offered for ${field}: ${privateLast(person, table.channel).content}`);
  return offered[0].value as string;
};
const only = async ({ store, local }: Table) => {
  const all = await store.campaigns.of(local.guildId, 'gloomhaven');
  expect(all).toHaveLength(1);
  return all[0]!;
};
const carried = async (table: Table) => (await only(table)).carried!.state as unknown as Party;
const stateOf = async (table: Table) => (await table.record()).match!.base as unknown as State;

async function sitDown(table: Table): Promise<void> {
  const { ann, ben, channel } = table;
  await match(table, ann, 'new', { game: 'gloomhaven', campaign: ROAD });
  await press(ann, publicLast(ann, channel), 'role', 'Join: Brute');
  await press(ben, publicLast(ben, channel), 'role', 'Join: Spellweaver');
  await table.rest();
}
async function begin(table: Table): Promise<void> {
  await starts(table);
  expect((await table.record()).status).toBe('running');
}
/** Everybody takes the usual hand and stands where there is room: the first round begins. */
async function setOut(table: Table): Promise<void> {
  for (const person of [table.ann, table.ben]) await says(table, person, 'take-cards');
  for (const person of [table.ann, table.ben])
    await says(table, person, 'start-at', { hex: await first(table, person, { action: 'start-at', field: 'hex' }) });
  expect(await stateOf(table)).toMatchObject({ phase: 'choose', round: 0 });
}
/** The last round of the scenario, in which everybody rests. */
async function lastOf(table: Table, also?: (g: State) => void): Promise<void> {
  const record = await table.record();
  const base = lastRound(record.match!.base as unknown as State, also);
  await table.store.commit({ ...record, match: { ...record.match!, base: base as never, answers: [] } });
  for (const person of [table.ann, table.ben]) await says(table, person, 'long-rest');
  // Both act last: who of them is first is for the players to say (GH-4.4).
  await says(table, table.ben, 'settle', {
    choice: await first(table, table.ben, { action: 'settle', field: 'choice' }),
  });
  for (const person of [table.ann, table.ben])
    await says(table, person, 'give-up', { card: await first(table, person, { action: 'give-up', field: 'card' }) });
  expect((await table.record()).status).toBe('over');
}

describe('A campaign of Gloomhaven at the table', () => {
  test('two scenarios in a row: the shop, a new level with card and perk, the temple, selling, retiring; each end changes it once', async () => {
    const table = await openTable();
    const { ann, ben, channel } = table;
    await sitDown(table);
    const lobby = publicLast(ann, channel).content;
    expect(lobby).toContain(`Of the box ${HERE}; one is open to this party and not won yet.`);
    await begin(table);
    await says(table, ann, 'buy', { item: '1' });
    await setOut(table);
    await lastOf(table, (g) => {
      Object.assign(g.characters[0]!, { xp: 44, money: 5 });
      Object.assign(g.characters[1]!, { xp: 3, money: 1, treasures: [4] });
    });
    const one = await table.record();
    expect(await only(table)).toMatchObject({ current: null, taken: [one.id], carried: { matches: 1 } });
    expect(await carried(table)).toMatchObject({ done: [1], known: [1, 2], looted: [4] });
    const [brute, weaver] = (await carried(table)).members;
    // 30 gold less 20 for the boots, 5 tokens of 2; 44 and 6 for success. 30, one token, treasure 4 with 15 gold.
    expect(brute).toMatchObject({ class: 'brute', level: 1, xp: 50, gold: 20, items: [1], worn: [1] });
    expect(weaver).toMatchObject({ class: 'spellweaver', xp: 9, gold: 47 });

    // The process is another one when they go on.
    await table.restart();
    await table.rest();
    await press(ben, publicLast(ben, channel), 'go-on');
    await table.rest();
    expect(await match(table, ben, 'options', { name: 'scenario', value: '3' })).toBe(
      'The party does not know scenario 3 yet.',
    );
    expect(await match(table, ben, 'options', { name: 'scenario', value: '2' })).toContain('Scenario: 2');
    await begin(table);
    expect(await stateOf(table)).toMatchObject({ scenario: 2, party: { members: [brute, weaver] } });
    const card = await first(table, ann, { action: 'level-up', field: 'card' });
    await says(table, ann, 'level-up', {
      card,
      perk: await first(table, ann, { action: 'level-up', field: 'perk', card }),
    });
    await ann.slash(channel, 'party', undefined, {});
    await table.rest();
    expect(privateLast(ann, channel).content).toContain(
      `campaign “Long road”: one match behind it. It is being played in <#${channel}>.`,
    );
    expect(privateLast(ann, channel).content).toContain(HERE);
    expect(privateLast(ann, channel).content).toContain(
      'Brute, level 2: 50 experience; level 3 from 95, 20 gold, one perk',
    );
    expect(privateLast(ann, channel).attachments[0]!.description).toContain('Spellweaver, level 1: 9 experience');
    await says(table, ann, 'sell', { item: '1' });
    await says(table, ann, 'retire');
    await says(table, ben, 'donate');
    await setOut(table);
    await lastOf(table, (g) => {
      Object.assign(g.characters[0]!, { xp: 1 });
      g.killed['bandit-commander'] = 1;
    });
    const two = await table.record();
    expect(await only(table)).toMatchObject({ current: null, taken: [one.id, two.id], carried: { matches: 2 } });
    const after = await carried(table);
    expect(after).toMatchObject({ done: [1, 2], known: [1, 2, 3, 4], prosperity: 1, donated: 10 });
    expect(after.left).toEqual([{ class: 'brute', level: 2, xp: 50 + 1 + 6 }]);
    // 47 less 10 for the temple, and 10 for scenario 2.
    expect(after.members).toMatchObject([{ class: 'spellweaver', gold: 47, xp: 15 }]);

    await ann.slash(channel, 'party', undefined, {});
    await table.rest();
    const pages = privateLast(ann, channel);
    expect(pages.content).toContain('Have left the party: Brute, level 2, 57 experience.');
    for (let page = 0; page < 4; page++)
      await press(ann, privateLast(ann, channel), 'party', 'Next ▶').then(() => table.rest());
    expect(changedInPlace(ann, channel, pages).content).toMatch(
      /\(5 of 5\)\n2\. 2\. Barrow Lair: won, <t:\d+:R>\n1\. 1\. Black Barrow: won, <t:\d+:R>$/,
    );
  });

  test('a defeat keeps what was earned and unlocks nothing; a match that ends by agreement leaves everything as it was', async () => {
    const table = await openTable();
    const { ann, ben, channel } = table;
    await sitDown(table);
    await begin(table);
    await setOut(table);
    await lastOf(table, (g) => {
      g.ends = 'lost';
      for (const one of g.characters) one.xp = 7;
    });
    const lost = await table.record();
    expect(lost.status).toBe('over');
    expect(await only(table)).toMatchObject({ taken: [lost.id] });
    expect(await carried(table)).toMatchObject({ done: [], known: [1], members: [{ xp: 7 }, { xp: 7 }] });
    expect(publicLast(ann, channel).content, 'points are called what they are').toMatch(
      /: 7 experience\n.*: 7 experience\n/,
    );
    const before = await carried(table);
    await press(ann, publicLast(ann, channel), 'go-on');
    await table.rest();
    await begin(table);
    await says(table, ann, 'buy', { item: '1' });
    for (const person of [ann, ben]) await match(table, person, 'end');
    expect(await carried(table)).toEqual(before);
    expect(await only(table)).toMatchObject({ taken: [lost.id], current: null });
  });

  test('a match that was exported and opened again stands alone, with its party in it', async () => {
    const table = await openTable();
    const { ann, channel } = table;
    await sitDown(table);
    await begin(table);
    await says(table, ann, 'buy', { item: '1' });
    const { id } = await table.record();
    const text = await table.store.export(id);
    for (const person of [ann, table.ben]) await match(table, person, 'end');
    const before = await only(table);
    const copy = await table.store.import(text, { channel, guild: table.local.guildId });
    const opened = { ...table, record: async () => (await table.store.load(copy.id))! };
    await ann.slash(channel, 'party', undefined, {});
    await table.rest();
    expect(privateLast(ann, channel).content).toContain('this match stands alone');
    expect(privateLast(ann, channel).content).toContain('Brute, level 1: 0 experience; level 2 from 45, 10 gold');
    await setOut(opened);
    await lastOf(opened);
    expect(await only(table)).toEqual(before);
  });

  test('after a change of the rules the party is migrated with its match and its campaign', async () => {
    const table = await openTable();
    const { ann, ben, channel } = table;
    await sitDown(table);
    await begin(table);
    await setOut(table);
    await lastOf(table);
    await press(ann, publicLast(ann, channel), 'go-on');
    await table.rest();
    await begin(table);
    const { game } = part;
    const richer = (party: Party): Party => ({ ...party, reputation: party.reputation + 3 });
    const next = {
      ...game,
      version: game.version + 1,
      migrations: { [game.version]: (old: State) => ({ ...old, party: richer(old.party) }) },
      campaign: {
        ...game.campaign!,
        version: game.campaign!.version + 1,
        migrations: { [game.campaign!.version]: (old: Party) => richer(old) },
      },
    };
    await table.restart([{ ...part, game: next } as unknown as AnyGame]);
    await table.rest();
    for (const person of [ann, ben]) await says(table, person, 'take-cards');
    expect((await stateOf(table)).party.reputation).toBe(3);
    for (const person of [ann, ben])
      await says(table, person, 'start-at', { hex: await first(table, person, { action: 'start-at', field: 'hex' }) });
    await lastOf(table);
    expect(await only(table)).toMatchObject({
      carried: { matches: 2, version: game.campaign!.version + 1, state: { reputation: 3 } },
    });
  });
});
