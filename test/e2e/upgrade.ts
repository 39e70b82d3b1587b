import type { Running } from './program.ts';

/** Processes of an older program give way to those of a newer one, one after the other, while people play. */

/** A place that one process after the other takes, and what is done there. */
export interface Seat {
  kind: 'bot' | 'worker';
  now: Running;
}

const SAYS = /a newer Castellan plays from this database/;

/**
 * Goes about it as docs/operating.md says: the newer bot stands by, then the older ones are ended. Gives what went wrong, in words. `begin` begins one
 * of a program of this number.
 */
export async function upgrade(
  seats: readonly Seat[],
  begin: (kind: Seat['kind'], program: number) => Running,
  newer: number,
): Promise<string[]> {
  const problems: string[] = [];
  const bots = seats.filter(({ kind }) => kind === 'bot');
  // One of them may have been killed a moment ago.
  await Promise.any(bots.map(({ now }) => now.says(/Logged in/)));
  const bot = bots.find(({ now }) => /Logged in/.test(now.out()))!;
  const spare = bots.find((one) => one !== bot)!;
  await spare.now.end();
  spare.now = begin('bot', newer);
  await spare.now.says(/stands by/);
  await bot.now.end();
  await spare.now.says(/Logged in/);
  bot.now = begin('bot', newer);
  for (const one of seats.filter(({ kind }) => kind === 'worker')) {
    // Each is told, says why it ends, and asks to be begun again by code 1.
    const older = one.now;
    const code = await older.ended();
    if (code !== 1 || !SAYS.test(older.log())) problems.push(`an older worker ended with ${code}: ${older.log()}`);
    one.now = begin('worker', newer);
    await one.now.says(/This worker/);
  }
  const again = begin('worker', newer - 1);
  const code = await again.ended();
  if (code !== 1 || !SAYS.test(again.log()))
    problems.push(`an older worker that begins again: ${code}, ${again.log()}`);
  return problems;
}
