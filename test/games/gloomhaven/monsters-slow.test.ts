import { expect, test } from 'vitest';
import { MonsterCase, positionOf } from '#games/gloomhaven/cases';
import { activation } from '#games/gloomhaven/monsters/act';
import { plays } from '../../kit/lengths.ts';
import { randomCase } from './random-case.ts';
import { slowOutcomes } from './slow-monster.ts';

const BOARDS = plays({ sample: 100, whole: 20_000 });

/** GH-9.10 to GH-9.30 on boards by chance: the game finds what the slow way finds. */
const quick = (one: MonsterCase): string[] =>
  activation(positionOf(one))
    .map(({ moveTo, targets, focus }) => `${moveTo}: ${targets.join()} (${[...focus].sort()})`)
    .sort();

test('on boards by chance every outcome, and no other, is what the rules give when they are followed the slow way', () => {
  const seen = { moved: 0, stayed: 0, struck: 0, several: 0, tied: 0, none: 0 };
  for (let seed = 1; seed <= BOARDS; seed++) {
    const one = MonsterCase.parse(randomCase(seed));
    const slow = slowOutcomes(one);
    expect(quick(one), `board ${seed}: ${JSON.stringify(one)}`).toEqual(slow);
    const [first] = activation(positionOf(one));
    seen[`${first!.moveTo}` === `${one.active.hex}` ? 'stayed' : 'moved']++;
    if (first!.targets.length > 0) seen.struck++;
    if (first!.targets.length > 1) seen.several++;
    if (slow.length > 1) seen.tied++;
    if (first!.focus.length === 0) seen.none++;
  }
  // What was seen is worth having seen.
  for (const [what, times] of Object.entries(seen)) expect(times, what).toBeGreaterThan(BOARDS / 50);
}, 3_600_000);
