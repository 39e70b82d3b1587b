import { describe, expect, test } from 'vitest';
import { caravan } from '../kit/caravan/part.ts';
import {
  arrive,
  beforeTheEnd,
  beTooLate,
  campaigns,
  goOn,
  laidOut,
  lobbyOf,
  only,
  open,
  openTable,
  ROAD,
  setOut,
  told,
} from './campaign-kit.ts';
import { buttons, choose, labelsIn, posted, press, privateLast, publicLast, starts, typed } from './kit.ts';

describe('a lobby of a game with campaigns', () => {
  test('begins a campaign by a name there is none of, and says that it is the first match', async () => {
    const table = await openTable();
    const { ann, channel } = table;
    const offered = () =>
      ann.complete(channel, 'match', 'new', { options: { game: 'caravan', campaign: '' }, focused: 'campaign' });
    expect(await offered()).toEqual([]);
    expect(await open(table, `  ${ROAD} `)).toBe(`The lobby is open: <#${channel}>`);
    expect(lobbyOf(table)).toContain('\nCampaign “Long road”: this is its first match.\nGuide (0/1): free\n');
    const { id } = await table.record();
    expect(await only(table)).toMatchObject({
      name: ROAD,
      host: ann.id,
      carried: null,
      current: id,
      taken: [],
    });
    expect(await offered()).toEqual([{ name: ROAD, value: ROAD }]);
    expect(
      await ann.complete(channel, 'match', 'new', { options: { game: 'toy', campaign: '' }, focused: 'campaign' }),
    ).toEqual([]);
    expect(await typed(table, ann, 'status')).toContain('\nCampaign “Long road”: this is its first match.\n');
  });

  test('says without one that it stands alone, and keeps nothing', async () => {
    const table = await openTable();
    await open(table);
    expect(lobbyOf(table)).toContain('\nThis match stands alone: nothing of it is kept for a campaign.');
    await setOut(table);
    await arrive(table);
    expect(await campaigns(table)).toEqual([]);
    expect(buttons(publicLast(table.ann, table.channel)).map(({ label }) => label)).toEqual([
      'Play again',
      'Summary',
      'Look back',
    ]);
    expect(told(table).join('\n')).toContain('The caravan has arrived');
    expect(told(table).join('\n')).not.toContain('campaign “');
  });

  test('refuses one for a game without, one without a name, and one with a name too long', async () => {
    const table = await openTable();
    const { ann } = table;
    expect(await typed(table, ann, 'new', { game: 'toy', campaign: 'x' })).toBe('Toy Market has no campaigns.');
    expect(await open(table, '  ')).toBe('Give the campaign a name.');
    expect(await open(table, 'x'.repeat(61))).toBe('The name of a campaign has at most 60 characters.');
    expect(await table.store.all()).toEqual([]);
    expect(await campaigns(table)).toEqual([]);
    await open(table, 'x'.repeat(60));
    expect(await only(table)).toMatchObject({ name: 'x'.repeat(60) });
  });

  test('says so in Japanese too, and writes a name as no more than a name', async () => {
    const table = await openTable({ locales: ['ja', 'ja'] });
    await open(table, '**長い道**');
    expect(lobbyOf(table)).toContain('\nキャンペーン「\\*\\*長い道\\*\\*」：最初の対戦です。\n');
    expect((await only(table)).name).toBe('**長い道**');
  });
});

describe('a match of a campaign', () => {
  test('is taken on when it is over, and the next one begins from there with the same people, roles and options', async () => {
    const table = await openTable();
    await open(table, ROAD);
    await setOut(table);
    const first = await table.record();
    expect(first.campaign).toMatchObject({ name: ROAD, carried: { matches: 0, state: { treasure: 0, known: [] } } });
    await arrive(table);
    expect(await only(table)).toMatchObject({
      carried: { game: 'caravan', version: 2, matches: 1, state: { treasure: 2, known: ['near'] } },
      current: null,
      taken: [first.id],
    });
    const end = publicLast(table.ann, table.channel);
    expect(end.content).toContain('The campaign “Long road” goes on: one match behind it.');
    expect(labelsIn(end)).toEqual(['Go on with the campaign', 'Summary', 'Look back']);
    await goOn(table);
    const next = await table.record();
    expect(next.id).not.toBe(first.id);
    expect(next).toMatchObject({ status: 'lobby', options: first.options, host: table.ben.id, channel: table.channel });
    expect(next.seats.map(({ user, role }) => [role, user])).toEqual([
      ['guide', table.ann.id],
      ['traveller', table.ben.id],
      ['traveller', null],
    ]);
    expect(lobbyOf(table)).toContain('\nCampaign “Long road”: one match behind it.\n');
    await choose(table.ann, publicLast(table.ann, table.channel), 'far');
    await table.rest();
    await starts(table);
    const { match } = await table.record();
    expect(match!.base).toMatchObject({ carried: { treasure: 2, known: ['near'] }, route: 'far' });
    await laidOut(table, { phase: 'fork', road: 18 });
    await table.ben.slash(table.channel, 'caravan', 'pass', {});
    await table.rest();
    expect(await only(table)).toMatchObject({
      carried: { matches: 2, state: { treasure: 4, known: ['near', 'far'] } },
      taken: [first.id, next.id],
    });
    expect(publicLast(table.ann, table.channel).content).toContain('goes on: 2 matches behind it.');
    expect(await typed(table, table.ann, 'status')).toContain('\nCampaign “Long road”: 2 matches behind it.\n');
  });

  test('counts after a defeat, and bars what the campaign has not come to, in the lobby and at the start', async () => {
    const table = await openTable();
    const { ann } = table;
    await open(table, ROAD);
    await setOut(table);
    await beTooLate(table);
    expect(await only(table)).toMatchObject({ carried: { matches: 1, state: { treasure: 0, known: [] } } });
    await goOn(table);
    const why = 'Nobody knows that road yet: take the near one first.';
    expect(await typed(table, ann, 'options', { name: 'route', value: 'far' })).toBe(why);
    expect((await table.record()).options).toEqual({ route: 'near' });
    // As if the rules had changed since it was chosen.
    await table.store.commit({ ...(await table.record()), options: { route: 'far' } });
    expect(await typed(table, ann, 'start')).toBe(why);
    expect((await table.record()).status).toBe('lobby');
    expect(await typed(table, ann, 'options', { name: 'route', value: 'near' })).toBe('Route: Near, up to 3 people');
    expect(lobbyOf(table)).not.toContain(why);
    await starts(table);
    expect((await table.record()).status).toBe('running');
  });

  test('is the only one at a time: another is told where it is played, until it has ended', async () => {
    const table = await openTable();
    const { ann, ben, channel, local } = table;
    const other = local.openChannel('other');
    await open(table, ROAD);
    await setOut(table);
    const busy = `The campaign “Long road” is being played in <#${channel}>. Finish that match first, or end it there with \`/match end\`.`;
    expect(await open(table, 'long ROAD', other)).toBe(busy);
    expect((await table.store.all()).length).toBe(1);
    // Another campaign, and the same name in another game's lobby, have nothing to do with it.
    expect(await open(table, 'Short road', other)).toContain('The lobby is open');
    await typed(table, ann, 'end', { channel: other });
    for (const person of [ann, ben]) await typed(table, person, 'end');
    expect(told(table).join('\n')).toContain('The campaign “Long road” stays as it was before.');
    expect(labelsIn(publicLast(ann, channel))).toEqual(['Go on with the campaign', 'Summary', 'Look back']);
    const long = (await campaigns(table)).find(({ name }) => name === ROAD);
    expect(long).toMatchObject({ carried: null, current: null, taken: [] });
    expect(await open(table, ROAD, other)).toContain('The lobby is open');
    expect((await campaigns(table)).find(({ name }) => name === ROAD)!.current).toBe((await table.record()).id);
  });

  test('gives way while nobody sits in its lobby, which is closed then, and keeps its place when somebody does', async () => {
    const table = await openTable();
    const { ann, ben, channel, local } = table;
    const other = local.openChannel('other');
    await open(table, ROAD);
    const first = (await table.record()).id;
    expect(await open(table, ROAD, other)).toContain('The lobby is open');
    expect((await table.store.load(first))!.status).toBe('ended');
    expect(lobbyOf(table)).toBe('The lobby of Toy caravan is closed.');
    await press(ben, publicLast(ben, other), 'role', 'Join: Guide');
    await table.rest();
    expect(await open(table, ROAD)).toContain(`is being played in <#${other}>`);
    expect(await typed(table, ann, 'end', { channel: other })).toBe('The lobby is closed.');
    expect((await only(table)).current).toBeNull();
    expect(await open(table, ROAD)).toBe(`The lobby is open: <#${channel}>`);
  });

  test('goes on only once by its button, and a stranger cannot press it', async () => {
    const table = await openTable();
    const { ann, ben, channel, local } = table;
    await open(table, ROAD);
    await setOut(table);
    await arrive(table);
    const end = publicLast(ann, channel);
    const eve = local.person('Eve');
    await press(eve, end, 'go-on');
    await table.rest();
    expect(privateLast(eve, channel).content).toBe('You have no seat in this match.');
    await Promise.all([press(ben, end, 'go-on'), press(ann, end, 'go-on')]);
    await table.rest();
    expect(await table.store.all()).toHaveLength(2);
    expect((await only(table)).current).toBe((await table.record()).id);
    const replies = [ann, ben].map((person) => privateLast(person, channel).content);
    expect(replies.filter((content) => content.startsWith('The lobby is open'))).toHaveLength(1);
  });

  test('is taken on, not its copy: an imported match stands alone', async () => {
    const table = await openTable();
    await open(table, ROAD);
    await setOut(table);
    const { id } = await beforeTheEnd(table);
    const text = await table.store.export(id);
    await table.ann.slash(table.channel, 'caravan', 'pass', {});
    await table.rest();
    const before = await only(table);
    expect(before.taken).toEqual([id]);
    const copy = await table.store.import(text, { channel: table.channel, guild: table.local.guildId });
    await table.ben.slash(table.channel, 'caravan', 'pass', {});
    await table.rest();
    const after = (await table.store.load(copy.id))!;
    expect([after.status, after.campaign]).toEqual(['over', undefined]);
    expect(await only(table)).toEqual(before);
  });

  test('begins from what an earlier program has carried, in the words of this one', async () => {
    const table = await openTable();
    await open(table, ROAD);
    await setOut(table);
    await arrive(table);
    const campaign = await only(table);
    const carried = { ...campaign.carried!, version: 1, state: { gold: 7 } };
    await table.store.campaigns.commit({ ...campaign, carried });
    await goOn(table);
    await choose(table.ann, publicLast(table.ann, table.channel), 'far');
    await table.rest();
    await starts(table);
    const { match, campaign: from } = await table.record();
    expect(match!.base).toMatchObject({ route: 'far', carried: { treasure: 7, known: ['near', 'far'] } });
    expect(from!.carried).toEqual({ ...carried, version: 2, state: { treasure: 7, known: ['near', 'far'] } });
  });

  test('has the way to the next below the picture of how it went, where there is one, and nowhere else', async () => {
    const pictures = {
      ...caravan.pictures,
      end: caravan.pictures.board,
      alt: { ...caravan.pictures.alt, end: caravan.pictures.alt.board },
    };
    const table = await openTable({ games: [{ ...caravan, pictures }] });
    await open(table, ROAD);
    await setOut(table);
    await arrive(table);
    const [board, result] = posted(table).slice(-2);
    expect(buttons(board!)).toEqual([]);
    expect(result!.attachments.map(({ filename }) => filename)).toEqual(['end.webp']);
    expect(result!.content).toContain('The campaign “Long road” goes on: one match behind it.');
    expect(labelsIn(result!)).toEqual(['Go on with the campaign', 'Summary', 'Look back']);
  });
});
