import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import type { Painted, PaintOrder } from '#drawing/program';
import { endProcess, type OwnProcess, ownProcess } from '#src/own-process';

const start = fileURLToPath(new URL('../src/drawing/start.mjs', import.meta.url));
const begun: OwnProcess[] = [];
afterEach(async () => {
  for (const each of begun.splice(0)) await endProcess(each);
});
function begin(): OwnProcess {
  const child = ownProcess(start);
  begun.push(child);
  return child;
}
async function asked(child: OwnProcess): Promise<Painted> {
  const answered = once(child, 'message');
  child.send({ id: 1, kind: 'check-fonts' } satisfies PaintOrder);
  const [answer] = await answered;
  return answer;
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s is told to a whole group: it works on until whoever began it is done',
  async (signal) => {
    const child = begin();
    expect(await asked(child)).toEqual({ id: 1, done: undefined });
    child.kill(signal);
    expect(await asked(child)).toEqual({ id: 1, done: undefined });
  },
);

test('it ends by itself when whoever began it is gone', async () => {
  const child = begin();
  await asked(child);
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('it is ended whatever it does, and once', async () => {
  const child = begin();
  await endProcess(child);
  await endProcess(child);
  expect(child.signalCode).toBe('SIGKILL');
});
