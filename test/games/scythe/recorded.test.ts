import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { raceFrom } from '#chance/playout';
import { recover } from '#core/recover';
import { thinkOf } from '#core/think';
import type { Match } from '#core/types';
import { scythe } from '#games/scythe/game';
import type { State } from '#games/scythe/state/state';
import { readExported } from '#store/exported';
import { loadFile, type Recording, recordings, showsOf } from '../../kit/recorded.ts';
import { salted } from '../../kit/salt.ts';
import { part } from './part.ts';

/**
 * Recorded matches of version 1 under version 2. Four things have changed: what is offered on buttons, and that the bottom
 * action and the end of the turn can be one answer. The words of some events are others, and a deed is told in one sentence. Everything else is compared byte by
 * byte.
 */

interface Open {
  id: string;
  seat: number;
  key: string;
  actions: string[];
  secret: boolean;
  answers: Record<string, unknown>;
}
interface Shows {
  rules: { version: number };
  open?: Open[];
  viewers?: Record<string, { told: Record<string, { lines: number }> }>;
}
const shownBefore = ({ shows }: Recording) => JSON.parse(readFileSync(shows, 'utf8')) as Shows;
const old = recordings()
  .filter((one) => one.game === scythe.id && shownBefore(one).rules.version === 1)
  .map((one) => [one.name, one] as const);

/** What both versions show in the same way: of questions who is asked what. */
function alike({ rules: _, open, viewers, ...rest }: Shows): object {
  const asked = open?.map(({ id, seat, key, secret }) => ({ id, seat, key, secret }));
  const seen = Object.entries(viewers ?? {}).map(([viewer, { told: __, ...sight }]) => [viewer, sight]);
  return { ...rest, asked, seen };
}

/** How many lines the story has for each viewer, by language. */
const linesIn = ({ viewers = {} }: Shows): number[] =>
  Object.values(viewers).flatMap(({ told }) => Object.values(told).map(({ lines }) => lines));

/** What one shows by the rules of today, put together once. */
const known = new Map<string, Shows>();
function shownNow(recording: Recording): Shows {
  const shows = known.get(recording.file) ?? (showsOf(loadFile(recording)) as Shows);
  known.set(recording.file, shows);
  return shows;
}

describe('Matches of version 1', () => {
  test('are there, of every number of seats', () => {
    expect(new Set(old.map(([name]) => name[0]))).toEqual(new Set(['1', '2', '3', '5', '7']));
  });

  test.each(old)('%s: each seat sees what it saw, and is asked what it was asked', (_, recording) => {
    const purpose = 'What a newer version changes on purpose, alike leaves out: with new cards that is `view`';
    expect(alike(shownNow(recording)), purpose).toEqual(alike(shownBefore(recording)));
    // Several lines are one sentence now.
    const [now, before] = [linesIn(shownNow(recording)), linesIn(shownBefore(recording))];
    expect(now.length).toBe(before.length);
    for (const [n, lines] of now.entries()) {
      expect(lines).toBeLessThanOrEqual(before[n]!);
      expect(lines > 0).toBe(before[n]! > 0);
    }
  });

  test.each(old)('%s: what could be answered can still be answered', (_, recording) => {
    const now = shownNow(recording);
    for (const [i, { actions, answers = {} }] of (shownBefore(recording).open ?? []).entries()) {
      expect(now.open![i]!.actions).toEqual(expect.arrayContaining(actions));
      expect(now.open![i]!.answers ?? {}).toMatchObject(answers);
    }
  });

  test.each(old)('%s: no answer is lost, and it goes on to its end', (_, recording) => {
    const saved = readExported(readFileSync(recording.file, 'utf8')).match as Match<State> | null;
    if (!saved) return expect(loadFile(recording).record.status).toBe('lobby');
    const { match, dropped } = recover(scythe, saved);
    expect(dropped).toEqual([]);
    expect(match.version).toBe(scythe.version);
    expect(raceFrom(part, thinkOf(scythe, match), salted('to the end'), { most: 3_000 }).outcome).toBeDefined();
  });
});
