import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { benchPeers, type Peer } from '../../scripts/bench-peers.ts';
import { runHere, runProgram } from '../kit/programs.ts';

/** Scripts that play, bundle or measure: what they find, looked at closer than `every-script.test.ts` does. */

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

describe('npm run bench -- balance', () => {
  test('the same seed gives the same figures, however many workers share the matches', async () => {
    const figures = async (workers: string) => {
      // Whoever plays by plan takes five times as long, and what is compared is the same.
      const words = ['--matches', '2', '--seed', '1', '--policy', 'progress', '--workers', workers];
      const { stdout, status } = await runProgram('balance', words);
      const { seconds, ...rest } = JSON.parse(stdout.trim().split('\n').at(-1)!);
      expect([status, seconds > 0]).toEqual([0, true]);
      return rest;
    };
    const alone = await figures('1');
    expect(alone).toMatchObject({ matches: 2, finished: 2, errors: 0, policy: 'progress' });
    expect(alone.wins.Gorganun.percent + alone.wins.Forseti.percent).toBe(100);
    expect(await figures('2')).toEqual(alone);
  });
});

describe('npm run bench -- playout', () => {
  const line = async (run: typeof runProgram, ...args: string[]) => {
    const { stdout, status } = await run('playout', ['--game', 'middle-earth-quest', ...args]);
    const { msPerDecision, ...rest } = JSON.parse(stdout.trim().split('\n').at(-1)!);
    expect(msPerDecision).toBeGreaterThan(0);
    return { rest, status };
  };

  test('the same seed gives the same line except for time; another seed another', async () => {
    const first = await line(runProgram, '--matches', '1', '--seed', '5');
    expect(first).toEqual({
      rest: {
        game: 'middle-earth-quest',
        seats: 2,
        options: {},
        matches: 1,
        finished: 1,
        decisions: expect.any(Number),
        errors: 0,
      },
      status: 0,
    });
    expect(await line(runHere, '--matches', '1', '--seed', '5')).toEqual(first);
    // Two matches may be of one length by chance, four are not.
    const lengths = new Set([first.rest.decisions]);
    for (const seed of ['6', '7', '8'])
      lengths.add((await line(runHere, '--matches', '1', '--seed', seed)).rest.decisions);
    expect(lengths.size).toBeGreaterThan(1);
  });

  test('blind play stops after the stated number of decisions', async () => {
    const { rest, status } = await line(runHere, '--matches', '3', '--policy', 'random', '--decisions', '50');
    expect(rest).toMatchObject({ decisions: 150, errors: 0 });
    expect(status).toBe(0);
  });

  test('takes the option that lets so many play, unless it was given', async () => {
    const args = ['--game', 'scythe', '--matches', '1', '--decisions', '5'];
    const { stdout } = await runHere('playout', [...args, '--seats', '7']);
    expect(JSON.parse(stdout)).toMatchObject({ seats: 7, options: { expansion: 'invaders' }, errors: 0 });
    const base = await runHere('playout', [...args, '--seats', '6', '--options', 'expansion=base']);
    expect([base.status, base.stderr]).toEqual([2, expect.stringContaining('for 1 to 5 seats with these options')]);
    const many = await runHere('playout', [...args, '--seats', '8']);
    expect([many.status, many.stderr]).toEqual([2, expect.stringContaining('not 8')]);
  });
});

test('npm run prepare', () => {
  const [, ...words] = scripts.prepare!.split(' ');
  execFileSync(process.execPath, words);
  const programs = words.filter((word) => word.endsWith('.ts'));
  expect(programs).toContain('src/main.ts');
  for (const program of programs) {
    const made = `dist/${program.replace(/ts$/, 'mjs')}`;
    expect(statSync(made).mtimeMs).toBeGreaterThan(statSync(program).mtimeMs);
  }
});

test('npm run bench -- --peers, beside another engine than the one from npm', () => {
  // A move of it is a move and no more: so much that it takes some time.
  const counting: Peer = () => () => {
    for (let ticks = 0; ticks < 10_000; ticks++) JSON.parse(JSON.stringify({ ticks }));
  };
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const holds = benchPeers(1, counting);
  const printed = write.mock.calls.map(([text]) => String(text)).join('');
  write.mockRestore();
  expect(printed).toMatch(/^the same trivial move, 60 KB.* < [\d.]+ +(met|MISSED|fewer than 200)$/m);
  for (const seats of [2, 5, 4])
    expect(printed).toMatch(new RegExp(`^[a-z-]+, ${seats} seats, \\d+ KB +\\d+ +\\d+`, 'm'));
  expect(holds).toBe(!printed.includes('MISSED'));
});
