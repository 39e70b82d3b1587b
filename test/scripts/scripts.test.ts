import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { logOf } from '#core/history';
import { commitment } from '#core/rng';
import type { Json, Match } from '#core/types';
import { part } from '../games/tears-of-the-dragon/part.ts';
import { runHere, runProgram } from '../kit/programs.ts';
import { salted } from '../kit/salt.ts';
import { formerRecord } from '../store/former-record.ts';
import { sampleRecord } from '../store/sample-record.ts';

describe('A script', () => {
  test('names an option that it does not know, and ends with 2', async () => {
    const wrong = await runHere('playout', ['--no-such-thing']);
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('--no-such-thing');
  });
});

describe('A script that plays', () => {
  test.each([
    [
      'blind',
      ['--game', 'scythe', '--options', 'expansion=base', '--seats', '6'],
      'for 1 to 5 seats with these options',
    ],
    ['kills', ['--game', 'tears-of-the-dragon', '--seats', '3'], 'tears-of-the-dragon is for 2 seats, not 3'],
    ['pictures', ['--game', 'chess'], 'no game "chess"; there are tears-of-the-dragon, scythe'],
  ])('%s %j is refused in one line, and ends with 2', async (script, args, why) => {
    const { status, stderr } = await runHere(script, args);
    expect(status).toBe(2);
    expect(stderr).toContain(why);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});

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
    expect((await line(runHere, '--matches', '1', '--seed', '6')).rest.decisions).not.toBe(first.rest.decisions);
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

describe('npm run verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  let match: Match<Json>;
  beforeAll(() => {
    match = playout(part, salted('verify'), { most: 300 }).match as unknown as Match<Json>;
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const verify = (played: Match<Json>, promise = commitment(match.rng.seed)) => {
    const record = sampleRecord({ game: played.game, status: 'over', match: played, notes: { commitment: promise } });
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify({ ...record, version: 1 }));
    return runHere('verify', [file]);
  };

  test('confirms every roll of a match as it was played', async () => {
    const { stdout, status } = await verify(match);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, answers: match.logged - 1, promised: true });
  });

  test('reads what a program exported that kept the log in the match', async () => {
    const notes = { commitment: commitment(match.rng.seed) };
    const former = formerRecord(sampleRecord({ game: match.game, status: 'over', match, notes }), 2);
    const file = join(folder, 'former.json');
    writeFileSync(file, JSON.stringify(former));
    const { stdout, status } = await runHere('verify', [file]);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, answers: match.logged - 1, promised: true });
  });

  test('finds a roll that was bent, a seed that was not promised, and an answer that was never legal', async () => {
    const bent = structuredClone(match);
    const rolled = logOf(bent)
      .flatMap((entry) => entry.events)
      .find((event) => event.type === 'initiative-rolled')!;
    rolled.shown.die0 = (Number(rolled.shown.die0) % 10) + 1;
    expect(await verify(bent)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not what the seed gives'),
    });
    expect(await verify(match, commitment('another'))).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('commitment'),
    });
    const illegal = structuredClone(match);
    logOf(illegal)[1]!.answer!.args = { wizard: 'torin' };
    expect((await verify(illegal)).status).toBe(1);
  });

  test('a file that is no match is one clear line', async () => {
    const file = join(folder, 'no.json');
    writeFileSync(file, '{}');
    const { status, stderr } = await runHere('verify', [file]);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
