import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { start } from '#core/match';
import { usualSeats } from '#core/seats';
import { virtualClock } from '#local/discord';
import { openWorld } from '../bot/two-worlds.ts';
import { forgedId, forgedValue, type Known, oneOf, wildText } from '../e2e/forged-ids.ts';
import { caravan } from '../kit/caravan/part.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { controlsOf, type MessageSeen } from '../kit/visible.ts';
import { type Answer, type Browser, besideTable, ORIGIN, seatedIn } from './kit.ts';

/** So many requests that nobody's page would send. */
const REQUESTS = plays({ sample: 150, whole: 10_000 });

test('requests that were forged, stolen or taken apart change nothing in a match, and are no incident', async () => {
  const chance = chanceFrom(salted('web/forged'));
  const clock = virtualClock();
  const match = start(caravan.game, {
    options: {},
    seats: usualSeats(caravan.game, {}),
    seed: salted('web/forged/match'),
  });
  const world = await openWorld(caravan, match, { publicUrl: ORIGIN, clock });
  const { table, eve, players } = world;
  const endless = { burst: 1_000_000, perSecond: 1 };
  const rates = {
    address: endless,
    links: endless,
    looks: endless,
    pictures: endless,
    presses: endless,
    sayings: endless,
  };
  const here = await besideTable(table, { clock, rates });
  const before = await table.record();
  const { door } = table.bot;
  const asked = await Promise.all(players.map(({ id: user }) => door.stands(before.id, { user, locale: 'en' })));
  const components = asked.flatMap(({ words }) => words.choices.flatMap(({ rows }) => rows));
  const known: Known = {
    match: before.id,
    other: 'nowhere',
    decisions: asked.flatMap(({ question }) => question?.decision ?? []),
    actions: ['walk', 'pass'],
    stolen: controlsOf({ components } as unknown as MessageSeen).map(({ id }) => id),
  };
  const browsers = [here.browser(), await seatedIn(here, eve)];
  const wild = () => encodeURIComponent(wildText(chance, 60));
  const id = () => oneOf(chance, [before.id, before.id, 'nowhere', wild()]);
  const ways: ((browser: Browser) => Promise<Answer>)[] = [
    (browser) =>
      browser.post(`/api/m/${id()}/press`, {
        json: {
          id: wildText(chance, 60),
          press: forgedId(chance, known),
          values: Array.from({ length: Math.floor(chance() * 3) }, () => forgedValue(chance, known)),
          shownAt: oneOf(chance, [0, -1, 1e308, clock.now()]),
        },
      }),
    (browser) => browser.post(`/api/m/${id()}/press`, { json: oneOf(chance, [null, [], {}, 'x', { press: {} }]) }),
    (browser) =>
      browser.post('/api/new', {
        json: {
          id: wildText(chance, 30),
          game: oneOf(chance, ['caravan', 'constructor', wildText(chance, 20)]),
          guild: oneOf(chance, [before.guild, '1', wildText(chance, 20)]),
          channel: oneOf(chance, [before.channel, '1', wildText(chance, 20)]),
          options: oneOf(chance, [{}, { [wildText(chance, 20)]: wildText(chance, 20) }, []]),
          seat: wildText(chance, 10),
        },
      }),
    (browser) => browser.get(`/api/new/${oneOf(chance, ['caravan', 'constructor', wild()])}?options=${wild()}`),
    (browser) => browser.post(`/api/m/${id()}/sit`, { json: { id: wildText(chance, 20), seat: wildText(chance, 20) } }),
    (browser) => browser.post(`/api/m/${id()}/file`, { json: { id: wildText(chance, 80) } }),
    (browser) =>
      browser.post(`/api/m/${id()}/talk`, { json: { id: wildText(chance, 80), text: wildText(chance, 60) } }),
    (browser) => browser.get(`/api/m/${id()}/talk?before=${oneOf(chance, ['1', wild()])}`),
    (browser) => browser.post('/api/sessions', { json: { end: wildText(chance, 20) } }),
    (browser) => browser.post(`/go/${wild()}`),
    (browser) => browser.get(`/go/${wild()}`),
    (browser) => browser.get(`/api/m/${id()}?watch=${wild()}`),
    (browser) =>
      browser.get(
        `/api/m/${id()}/picture/${oneOf(chance, ['hand', 'page', 'place', wild()])}?seat=${wild()}&n=${wild()}&place=${wild()}`,
      ),
    (browser) => browser.get(`/api/m/${id()}/picture/said?mark=${wild()}`),
    (browser) => browser.get(`/api/m/${id()}/log?before=${wild()}`),
    (browser) => browser.get(`/api/m/${id()}/at/${wild()}`),
    (browser) => browser.get(`/page/${wild()}`),
    (browser) => browser.get(`/api/me?lang=${wild()}`, { headers: { cookie: `__Host-castellan=${wild()}` } }),
  ];
  for (let n = 0; n < REQUESTS; n++) {
    const way = Math.floor(chance() * ways.length);
    const { status, text } = await ways[way]!(oneOf(chance, browsers));
    expect(status, `request ${n}, way ${way}: ${text}`).toBeLessThan(500);
  }
  await table.rest();
  const { match: after, seats } = await table.record();
  expect(after).toEqual(before.match);
  expect(seats.map(({ user }) => user)).toEqual(before.seats.map(({ user }) => user));
  expect(table.logged()).not.toMatch(/"incident"/);
}, 600_000);
