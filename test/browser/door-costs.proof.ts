import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { draftOf, positionOf } from '#bot/match/asked';
import { withNames } from '#bot/match/named';
import { type Found, type Played, recordOf } from '#bot/match/record';
import { chanceFrom } from '#chance/playout';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { wholePictures } from '../kit/picture-size.ts';
import { planned, USUAL_ORDERS } from '../kit/planned.ts';
import { salted } from '../kit/salt.ts';
import { begun } from './door-begun.ts';
import { openDoorTable } from './door-table.ts';
import { browser, withBrowser } from './with-browser.ts';

/** What a stretch of play on the page costs two people who know what they want: presses of each, and bytes in each window. */

withBrowser();
wholePictures();

/** What one person has spent since the match began. */
interface Spent {
  presses: number;
  bytes: number;
}
/** A moment: which turn it is, what both have spent until then, and whether a fight was fought since the moment before. */
interface Moment {
  turn: string;
  spent: [Spent, Spent];
  fought: boolean;
}

/** Counts what a window takes, as it travels. */
async function counted(page: Page): Promise<Spent> {
  const spent = { presses: 0, bytes: 0 };
  const wire = await page.context().newCDPSession(page);
  await wire.send('Network.enable');
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
    spent.bytes += encodedDataLength;
  });
  return spent;
}

/** Plays a game on the page until so many turns are over, and notes each turn's end. Both plan as the game's player would. */
async function played(part: AnyGame, { turns, turnOf }: { turns: number; turnOf: (g: unknown) => string }) {
  const here = await openDoorTable(browser, { games: [part] });
  const { table } = here;
  await begun(table, part.game.id);
  const { id } = await table.record();
  const people = [table.ann, table.ben];
  for (const [window, order] of USUAL_ORDERS[part.game.id] ?? [])
    for (const person of people) await person.slash(table.channel, 'match', 'orders', { window, order });
  await table.rest();
  const pages = [await here.window(table.ann), await here.window(table.ben)];
  const spent: Spent[] = [];
  for (const page of pages) {
    spent.push(await counted(page));
    await page.goto(`${here.origin}/m/${id}`);
    await page.locator('.board .stage img').waitFor();
  }
  await table.rest();
  for (const one of spent) Object.assign(one, { presses: 0, bytes: 0 });
  const chance = chanceFrom(salted(`costs/${part.game.id}`));
  const moments: Moment[] = [];
  let fought = false;
  for (let n = 0; n < 3_000 && moments.length <= turns; n++) {
    const record = recordOf((await table.store.load(id))!);
    const found = withNames({ part, record } as Found<Played>);
    const { g, open, outcome } = positionOf(found);
    if (outcome) break;
    const turn = turnOf(g);
    fought ||= (part.game.fight?.(g) ?? null) !== null;
    if (moments.at(-1)?.turn !== turn) {
      const now = spent.map((one) => ({ ...one })) as [Spent, Spent];
      moments.push({ turn, spent: now, fought });
      fought = false;
    }
    const decision = open[0]!;
    const seat = people.findIndex(({ id: user }) => record.seats[decision.seat]!.user === user);
    const put = { part: found.part, match: id, g, decision, locale: 'en' as const, isAtDoor: true };
    const next = planned(put, found.record.match, chance, draftOf(found.record, decision));
    if (!next) throw new Error(`${decision.id}: no way to an answer`);
    for (const { press, values } of next.way) {
      const given = JSON.stringify({ id: `c${n}${spent[seat]!.presses}`, press, values, shownAt: Date.now() });
      await pages[seat]!.evaluate(
        `fetch('/api/m/${id}/press', { method: 'POST', headers: { 'content-type': 'application/json' }, body: ${JSON.stringify(given)} }).then((one) => one.text())`,
      );
      spent[seat]!.presses++;
    }
    await table.rest();
    // What has changed is fetched and drawn before the next goes on, as it is for people.
    for (const page of pages)
      await expect.poll(() => page.locator('.being-drawn').count(), { timeout: 60_000 }).toBe(0);
  }
  expect(here.complaints).toEqual([]);
  return moments;
}

const partOf = (id: string) => games.find(({ game }) => game.id === id)!;
const between = (a: Moment, b: Moment): Spent[] =>
  [0, 1].map((i) => ({
    presses: b.spent[i]!.presses - a.spent[i]!.presses,
    bytes: b.spent[i]!.bytes - a.spent[i]!.bytes,
  }));
const turnIn = (part: AnyGame) => (g: unknown) => JSON.stringify(part.game.turn?.(g) ?? null);
const middle = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!;
const megabytes = (bytes: number): number => Number((bytes / 1e6).toFixed(2));
/** A line of what was measured, beside what issue and house want. */
const line = (what: string, measured: number, wanted: number): string =>
  `${what}: ${measured} (${measured <= wanted ? 'met' : 'MISSED'}: ${wanted})`;

test('three turns of Tears with a battle, a turn of Scythe and a round of Middle-Earth Quest on the page', async () => {
  const tears = partOf('tears-of-the-dragon');
  const moments = await played(tears, { turns: plays({ sample: 5, whole: 14 }), turnOf: turnIn(tears) });
  const three = moments.slice(3).map((end, n) => ({ n, spent: between(moments[n]!, end) }));
  const fought = three.filter(({ n }) => moments.slice(n + 1, n + 4).some((one) => one.fought));
  const stretches = (fought.length > 0 ? fought : three).map(({ spent }) => spent);

  const scythe = partOf('scythe');
  const engine = await played(scythe, { turns: plays({ sample: 8, whole: 24 }), turnOf: turnIn(scythe) });
  const each = engine.slice(1).map((end, n) => between(engine[n]!, end));
  const turns = each.map((both) => both[0]!.presses + both[1]!.presses);

  const quest = partOf('middle-earth-quest');
  const round = (g: unknown) => JSON.stringify(quest.game.round?.(g) ?? null);
  const story = await played(quest, { turns: plays({ sample: 1, whole: 3 }), turnOf: round });
  const rounds = story.slice(1).flatMap((end, n) => between(story[n]!, end));

  const dearer = (both: Spent[], of: (one: Spent) => number) => Math.max(...both.map(of));
  const said = [
    line('Tears, presses of who presses more', middle(stretches.map((both) => dearer(both, (one) => one.presses))), 40),
    line(
      'Tears, MB of the dearer window',
      megabytes(middle(stretches.map((both) => dearer(both, (one) => one.bytes)))),
      3,
    ),
    line('Scythe, presses a turn', middle(turns), 1),
    line('Middle-Earth Quest, MB a round', megabytes(middle(rounds.map((one) => one.bytes))), 1.5),
  ];
  process.stdout.write(`${said.join('\n')}\n`);
  // A board comes as a step from the one before: whole boards alone would be 110 KB a press.
  const perPress = stretches.map((both) => both[0]!.bytes / (both[0]!.presses + both[1]!.presses));
  expect(middle(perPress)).toBeLessThan(50_000);
  expect(Math.min(...turns)).toBe(1);
  expect(middle(rounds.map((one) => one.bytes))).toBeLessThan(1.5e6);
}, 1_200_000);
