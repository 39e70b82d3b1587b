import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnToThink } from '#bot/match/computer-turns';
import { playout } from '#chance/playout';
import { same } from '#core/copy';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { commitment } from '#core/rng';
import type { Chosen, Json, Match } from '#core/types';
import { games } from '#src/registry';
import { EDITION } from '#thinking/edition';
import { thoughts } from '#thinking/thinker';
import { part } from '../games/tears-of-the-dragon/part.ts';
import { playedByComputers } from '../kit/by-computers.ts';
import { runHere } from '../kit/programs.ts';
import { salted } from '../kit/salt.ts';
import { formerRecord } from '../store/former-record.ts';
import { sampleRecord } from '../store/sample-record.ts';

describe('A script', () => {
  test('names an option that it does not know, and ends with 2', async () => {
    const wrong = await runHere('playout', ['--no-such-thing']);
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('--no-such-thing');
  });

  test('that takes options alone refuses what follows on a second "--", where none would be read', async () => {
    const wrong = await runHere('playout', ['--', '--matches', '1']);
    expect(wrong).toMatchObject({ status: 2, stderr: 'playout: it takes options alone, not "--matches 1"\n' });
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

describe('npm run verify', () => {
  const folder = mkdtempSync(join(tmpdir(), 'verify-'));
  let match: Match<Json>;
  beforeAll(() => {
    match = playout(part, salted('verify'), { most: 300 }).match as unknown as Match<Json>;
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const verify = (played: Match<Json>, promise = commitment(match.rng.seed), words: readonly string[] = []) => {
    const record = sampleRecord({ game: played.game, status: 'over', match: played, notes: { commitment: promise } });
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify({ ...record, version: 1 }));
    return runHere('verify', [file, ...words]);
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

  describe('--computers', () => {
    const tears = games.find(({ game }) => game.id === part.game.id)!;
    /** Each fourth answer was given at the limit, after one round. */
    const atLimit = (n: number) => ({ rounds: n % 4 === 1 ? 1 : undefined });
    const seed = salted('thought');
    const promise = commitment(seed);

    test('thinks out again what computers have answered, and names what they answered at a limit', async () => {
      const { stdout, status, stderr } = await verify(
        playedByComputers(tears, { answers: 8, seed, otherwise: atLimit }),
        promise,
        ['--computers'],
      );
      expect(stderr).toBe('');
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ computers: { answers: 8, atLimit: [2, 6], unproved: 0, unnoted: 0 } });
    });

    test('finds an answer that no computer would have given there', async () => {
      let forged = 0;
      /** The first answer in whose place another one comes to mind. */
      const instead = (match: Match<Json>, own: Chosen): Chosen | undefined => {
        if (forged > 0) return undefined;
        const decision = position(tears.game, match).open[0]!;
        const asked = turnToThink(tears, match, { decision, level: 'easy' });
        const all = thoughts(tears, match, decision.seat, { ...asked, decision: decision.id });
        const other = all.find(({ answer }) => !same(answer, own))?.answer;
        if (other) forged = match.logged;
        return other;
      };
      const match = playedByComputers(tears, { answers: 20, seed, otherwise: () => ({ instead }) });
      expect(forged).toBeGreaterThan(0);
      const { status, stderr } = await verify(match, promise, ['--computers']);
      expect(status).toBe(1);
      expect(stderr).toMatch(new RegExp(`otherwise: entry ${forged} of the log \\(seat \\d, easy\\)\n$`));
      expect((await verify(match, promise)).status).toBe(0);
    });

    test('counts what another edition of thinking has answered otherwise, and calls none of it forged', async () => {
      let others = 0;
      /** The second best, as if other weights had liked it more. */
      const instead = (match: Match<Json>): Chosen | undefined => {
        const decision = position(tears.game, match).open[0]!;
        const asked = turnToThink(tears, match, { decision, level: 'easy' });
        const [, second] = thoughts(tears, match, decision.seat, { ...asked, decision: decision.id });
        if (second) others++;
        return second?.answer;
      };
      const match = playedByComputers(tears, {
        answers: 8,
        seed,
        otherwise: () => ({ instead }),
        edition: EDITION + 1,
      });
      expect(others).toBeGreaterThan(0);
      const { status, stdout } = await verify(match, promise, ['--computers']);
      expect(status).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ computers: { answers: 8, unproved: others } });
    });

    test('without it nothing is thought of', async () => {
      expect(JSON.parse((await verify(match)).stdout)).not.toHaveProperty('computers');
    });
  });

  test('a file that is no match is one clear line', async () => {
    const file = join(folder, 'no.json');
    writeFileSync(file, '{}');
    const { status, stderr } = await runHere('verify', [file]);
    expect(status).toBe(1);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });
});
