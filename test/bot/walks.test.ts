import { readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as courier from '#bot/deliver/courier';
import * as pressed from '#bot/serve/pressed';
import * as router from '#bot/serve/router';
import * as studio from '#drawing/studio';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { games } from '#src/registry';
import { type Place, walksIn } from '../kit/walks.ts';
import { dmOf, labelsIn, openTable, press, questionOf, started, type Table } from './kit.ts';

/** The walks of docs/architecture.md, played at a table: each function that they name is there, and is called in their order. */

const part = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;
const [onePress, asked, answered] = walksIn(readFileSync('docs/architecture.md', 'utf8'));
/** What the runner has read itself is called so. */
const BY_RUNNER = '?by-runner';
const NAMED = 'As many as possible…General Kendrel';

type Functions = Record<string, unknown>;
const isFunction = (thing: unknown): thing is (...given: unknown[]) => unknown => typeof thing === 'function';

/** Objects with functions that no module exports: by the file that makes them. */
type Made = Readonly<Record<string, object>>;

/** A table whose parts can be listened to. */
async function openHeard(): Promise<{ table: Table; made: Made; tables: readonly object[] }> {
  const opened = [
    vi.spyOn(router, 'openRouter'),
    vi.spyOn(courier, 'openCourier'),
    vi.spyOn(pressed, 'buttonsOf'),
  ] as const;
  const table = await openTable({ games: [part], inFolder: true });
  const [openedRouter, openedCourier] = opened.map(({ mock }) => mock.results.at(-1)!.value) as [
    ReturnType<typeof router.openRouter>,
    ReturnType<typeof courier.openCourier>,
  ];
  // Discord's side and the table door have a list of buttons each.
  const buttons = opened[2].mock.results.flatMap(({ value }) => [...value.values()]) as object[];
  for (const one of opened) one.mockRestore();
  return {
    table,
    made: {
      'src/bot/serve/router.ts': openedRouter,
      'src/bot/deliver/courier.ts': openedCourier.house,
      'src/store/json-store.ts': table.store,
      'src/drawing/studio.ts': studio.studio,
    },
    // Tables that hold functions by name: whoever calls one by its table does not look it up in its module.
    tables: [part.game, part.game.steps, part.pictures, ...buttons],
  };
}

/** A file of the program, as everybody else here has it: the runner has read it (test/kit/built.ts). */
const moduleOf = async (file: string): Promise<Functions> => {
  const [, top, path] = /^(src|renderers)\/(.+)\.ts$/.exec(file) ?? [];
  if (top === 'src') return import(/* @vite-ignore */ `../../src/${path}.ts${BY_RUNNER}`);
  if (top === 'renderers') return import(/* @vite-ignore */ `../../renderers/${path}.ts${BY_RUNNER}`);
  throw new Error(`${file} is no file that serves a press`);
};

/** What is called while `work` is done, of the functions of a walk and in order. Throws when a file has no such function. */
async function heard(
  walk: readonly Place[],
  { made, tables }: Awaited<ReturnType<typeof openHeard>>,
  work: () => Promise<void>,
): Promise<string[]> {
  const calls: string[] = [];
  const listen = (to: object, key: string, called: string) => {
    const real = (to as Functions)[key] as (...given: unknown[]) => unknown;
    vi.spyOn(to as Record<string, () => unknown>, key).mockImplementation(function (this: unknown, ...given) {
      calls.push(called);
      return real.apply(this, given);
    });
  };
  onTestFinished(() => void vi.restoreAllMocks());
  for (const { file, name } of new Map(walk.map((place) => [place.called, place])).values()) {
    const called = `${file} ${name}`;
    const module = await moduleOf(file);
    const own = module[name];
    if (isFunction(own)) {
      for (const one of tables)
        for (const key of Object.keys(one)) if ((one as Functions)[key] === own) listen(one, key, called);
      listen(module, name, called);
    } else if (isFunction((made[file] as Functions | undefined)?.[name])) listen(made[file]!, name, called);
    else throw new Error(`${called} is no function that can be called`);
  }
  await work();
  vi.restoreAllMocks();
  return calls;
}

/** A walk as it was gone: the n-th time that it names a function is the n-th call of it. Those that were not called so often are left away. */
function gone(walk: readonly Place[], calls: readonly string[]): string[] {
  const times = new Map<string, number>();
  return walk
    .map(({ called }) => {
      const n = times.get(called) ?? 0;
      times.set(called, n + 1);
      const all = calls.flatMap((one, at) => (one === called ? [at] : []));
      return { called, at: all[n] };
    })
    .filter((one): one is { called: string; at: number } => one.at !== undefined)
    .sort((one, other) => one.at - other.at)
    .map(({ called }) => called);
}

/** A match in which Ann is asked to name an ambassador, and her question. */
async function begun() {
  const parts = await openHeard();
  const { table } = parts;
  await started(table, part.game.id);
  return { ...parts, question: await questionOf(table, table.ann) };
}

const names = (walk: readonly Place[]) => walk.map(({ called }) => called);

describe('docs/architecture.md', () => {
  test('walks through one press as it is served', async () => {
    const { question, ...parts } = await begun();
    const { table } = parts;
    const calls = await heard(onePress!, parts, async () => {
      await press(table.ann, question, 'pick', 'Hastur – Ilrog');
      await table.rest();
    });
    expect((await table.record()).asked.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(gone(onePress!, calls)).toEqual(names(onePress!));
  });

  test('walks through a secret question and its answer, of which others get nothing', async () => {
    const { question, ...parts } = await begun();
    const { table } = parts;
    const { ann, ben, channel } = table;
    const asking = await heard(asked!, parts, async () => {
      await press(ann, question, 'pick', 'Hastur – Ilrog');
      await table.rest();
    });
    expect(gone(asked!, asking)).toEqual(names(asked!));
    const sent = ben.messages(dmOf(ben)!).at(-1)!;
    const seen = () => JSON.stringify([ann.channels(), ann.messages(channel)]);
    const before = seen();
    const answering = await heard(answered!, parts, async () => {
      await press(ben, sent, 'suggest', NAMED);
      await table.rest();
    });
    expect(labelsIn(sent)).toContain(NAMED);
    expect((await table.record()).match!.answers).toHaveLength(1);
    expect(gone(answered!, answering)).toEqual(names(answered!));
    expect(seen()).toBe(before);
  });
});
