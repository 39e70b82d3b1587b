import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBot } from '#bot/bot';
import { allCommands } from '#commands/index';
import { openLocalDiscord, realClock } from '#local/discord';
import { openLog } from '#src/program-log';
import { openJsonStore } from '#store/json-store';
import { noBounds } from '../kit/no-bounds.ts';
import { toy } from '../kit/toy-game.ts';
import { sampleRecord } from '../store/sample-record.ts';

test('a bot that has stopped asks nothing of its store any more, even when it is stopped as soon as it stands', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-stop-'));
  try {
    const local = await openLocalDiscord();
    const store = await openJsonStore(folder);
    await store.create(sampleRecord());
    const asked: string[] = [];
    let stopped = false;
    const watched = new Proxy(store, {
      get(target, name: keyof typeof store) {
        const whole = target[name];
        if (typeof whole !== 'function') return whole;
        return async (...given: never[]) => {
          if (stopped) asked.push(name);
          if (name === 'load') await new Promise((resolve) => setTimeout(resolve, 200));
          return (whole as (...given: never[]) => unknown).apply(target, given);
        };
      },
    });
    const { api, token, applicationId } = local;
    const bot = await startBot({
      api,
      token,
      applicationId,
      store: watched,
      games: [toy],
      commands: allCommands,
      log: openLog('silent', token),
      defaults: noBounds,
      clock: realClock,
      reminderCron: '* * * * * *',
    });
    await bot.stop();
    stopped = true;
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(asked).toEqual([]);
    await store.close();
    await local.close();
  } finally {
    await rm(folder, { recursive: true });
  }
});
