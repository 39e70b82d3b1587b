import { expect, test } from 'vitest';
import { openWebTable, seatedIn } from './kit.ts';

/** A person alone with a computer, on the page. */

type Group = { rows: { components: { custom_id?: string; label?: string }[] }[] };
const idOf = (groups: Group[], label: string): string =>
  groups.flatMap(({ rows }) => rows.flatMap(({ components }) => components)).find((one) => one.label === label)!
    .custom_id!;

test('the host adds one by the buttons of the lobby, begins, and is answered; nobody else has those buttons', async () => {
  const here = await openWebTable();
  const [ann, ben] = [await seatedIn(here, here.table.ann), await seatedIn(here, here.table.ben)];
  const { servers } = (await ann.get('/api/new')).json;
  const { guild } = servers[0];
  const { channel } = here.table;
  const json = { id: 'n1', game: 'toy', guild, channel, options: {}, seat: '0' };
  const { match } = (await ann.post('/api/new', { json })).json;
  await here.table.rest();
  const at = `/api/m/${match}`;
  let n = 0;
  const press = async (groups: Group[], label: string) => {
    const { json: answer } = await ann.post(`${at}/press`, {
      json: { id: `p${n++}`, press: idOf(groups, label), shownAt: Date.now() },
    });
    await here.table.rest();
    return answer;
  };
  const lobby = async (browser = ann) => (await browser.get(at)).json.lobby;
  expect(JSON.stringify((await lobby(ben)).deeds)).not.toContain('Computer');
  const { reply } = await press((await lobby()).deeds, 'Computer');
  await press(reply.choices, 'Add: easy');
  expect((await lobby()).places.map(({ who }: { who: { person: string }[] }) => who.map((one) => one.person))).toEqual([
    ['Ann'],
    ['computer (easy)'],
  ]);
  await press((await lobby()).deeds, 'Start');
  const { seats, words } = (await ann.get(at)).json;
  expect(seats[1]).toMatchObject({ user: null, person: 'computer (easy)', computer: 'computer (easy)' });
  await press(words.choices, 'Rest');
  const given = (await here.table.log()).flatMap(({ answer }) => answer?.seat ?? []);
  expect(given.slice(0, 2)).toEqual([0, 1]);
  // Then both hide a card, and Ann is asked first.
  expect((await ann.get(at)).json.question.seat).toBe(0);
});
