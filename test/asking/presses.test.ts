import { describe, expect, test } from 'vitest';
import type { Question } from '#asking/draft';
import { foreseen } from '#asking/foreseen';
import { type Draft, press } from '#asking/question';
import { hereOf } from '#asking/terms/names';
import { chanceFrom, playout } from '#chance/playout';
import { pick } from '#core/enumerate';
import { position } from '#core/match';
import type { Json, Match } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { arena, GORGANUN } from '../games/tears-of-the-dragon/battle/arena.ts';
import { FORSETI, table } from '../games/tears-of-the-dragon/board.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { atOnce, byMenus } from './by-menus.ts';
import { pressables, pressedTogether } from './driver.ts';

/** Presses from "your move" to saved: that one opens the question and counts. */

const dragon = games.find(({ game }) => game.id === 'tears-of-the-dragon')!;

/** How many things an answer names: pieces, places, amounts. */
const touched = (args: Record<string, Json>): number =>
  Object.values(args).reduce<number>((sum, value) => {
    const size = typeof value === 'object' && value !== null ? Object.keys(value).length : 1;
    return sum + Math.max(1, size);
  }, 0);

/** Answers by chance to an open question, with the presses each takes and how many are allowed. */
function free(question: Question, tries: number, seed: string) {
  const { part, g, decision } = question;
  const chance = chanceFrom(salted(seed));
  const here = hereOf(g, decision);
  return decision.actions.flatMap((action) =>
    Array.from({ length: tries }, () => {
      const args = pick(part.game.actions[action]!, here, chance);
      if (!args) return [];
      const { presses } = pressedTogether(question, { action, args }, 'en');
      // What is odd about it is asked once more.
      const again = foreseen(here, { action: part.game.actions[action]!, args }).isOdd ? 1 : 0;
      return [{ what: `${decision.key} ${action}`, args, presses: 1 + presses, allowed: 2 + touched(args) + again }];
    }).flat(),
  );
}

/** Eight units and three leaders on each side; Forseti has been attacked at Riverton. */
function crowd(dice: Record<string, number[]>) {
  const units = (face: string, n: number, from = 1) => Array.from({ length: n }, (_, i) => `${face}-${from + i}`);
  const attackers = ['shale', 'kestrel', 'ezelle', ...units('warsteed', 4), ...units('wargroup', 4)];
  const defenders = ['kendrel', 'algeron', 'neko', ...units('elite-guard', 4), ...units('foot-soldier', 4)];
  return arena({
    pieces: Object.fromEntries([...attackers, ...defenders].map((id) => [id, 'riverton'])),
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers, from: 'mistwood' },
    dice,
    change: (g) => {
      g.battle = null;
    },
  });
}

describe('In the widest battle', () => {
  const hits = Array(40).fill(1);
  const t = crowd({ 'defender-dice': hits, 'attacker-dice': hits });
  const part = { ...dragon, game: t.game } as AnyGame;
  const match = t.match() as unknown as Match<Json>;
  const upTo = (key: string) => byMenus(part, match, () => undefined, { until: ([one]) => one!.key === key }).match;

  test('points are spread over eight units in four presses at most, and as suggested in two', () => {
    const { g, open } = position(part.game, upTo('leader-points'));
    const decision = open.find(({ seat }) => seat === GORGANUN)!;
    const { points } = decision.about as { points: number };
    expect(points).toBe(7);
    expect(atOnce(part, g, decision).length).toBeGreaterThanOrEqual(2);
    for (const { what, args, presses } of free({ part, g, decision }, 40, 'points')) {
      expect([what, args, presses <= 4]).toEqual([what, args, true]);
    }
  });

  test('hits are shared out over eight units in two presses, whoever takes them', () => {
    const { g, open } = position(part.game, upTo('take-hits'));
    const [decision] = open;
    expect((decision!.about as { hits: number }).hits).toBeGreaterThanOrEqual(8);
    expect(atOnce(part, g, decision!).length).toBeGreaterThanOrEqual(2);
    for (const { what, args, presses } of free({ part, g, decision: decision! }, 40, 'hits')) {
      expect([what, args, presses]).toEqual([what, args, 2]);
    }
  });
});

describe('In whole matches', () => {
  test('no answer takes more presses than two and one for each thing that it names, and each question has one for two', () => {
    const worst = new Map<string, { presses: number; least: number }>();
    for (let i = 0; i < plays({ sample: 1, whole: 2 }); i++) {
      let n = 0;
      playout(dragon, salted(`presses/${i}`), {
        most: 400,
        each: (m) => {
          if (n++ % plays({ sample: 7, whole: 4 }) > 0) return;
          const { g, open } = position(dragon.game, m);
          for (const decision of open) {
            const least = atOnce(dragon, g, decision).length > 0 ? 2 : 3;
            for (const { what, args, presses, allowed } of free({ part: dragon, g, decision }, 2, `${i}/${n}`)) {
              expect([what, args, presses <= allowed]).toEqual([what, args, true]);
              const known = worst.get(what) ?? { presses: 0, least: 0 };
              worst.set(what, { presses: Math.max(known.presses, presses), least: Math.max(known.least, least) });
            }
          }
        },
      });
    }
    expect([...worst].filter(([, { least }]) => least > 2)).toEqual([]);
  });
});

test('a whole group is named by one press, where all of it can go', () => {
  const t = table({
    map: { eldinbourg: ['kendrel', 'cavalry*4', 'torin'] },
    boxes: { kendrel: ['cavalry*4', 'torin'] },
    units: 1,
  });
  t.seat(FORSETI).does('activate', { piece: 'kendrel' });
  const { g, open } = position(tearsOfTheDragon, t.match);
  const question = { part: dragon, g, decision: open[0]! };
  const draft = { decision: open[0]!.id, action: 'move', args: {} };
  const all = (shown: Draft) => pressables(question, shown, 0, 'en').usable.find(({ label }) => label === 'All');
  const result = press(question, draft, all(draft)!.press, []);
  expect(result).toMatchObject({ draft: { args: { group: { length: 6 } } } });
  expect(all({ ...draft, action: 'arrange', args: { leader: 'kendrel' } })).toBeDefined();

  const parted = table({ map: { eldinbourg: ['kendrel', 'cavalry*1'] }, boxes: { kendrel: ['cavalry*1'] }, units: 1 });
  parted.seat(FORSETI).does('activate', { piece: 'kendrel' });
  parted.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['riverton'] });
  const now = position(tearsOfTheDragon, parted.match);
  const begun = { decision: now.open[0]!.id, action: 'move', args: {} };
  const { usable } = pressables({ part: dragon, g: now.g, decision: now.open[0]! }, begun, 0, 'en');
  expect(usable.some(({ label }) => label === 'All')).toBe(false);
});

test('of two who stand alone in two places either is named by the button that is his', () => {
  const t = table({ map: { eldinbourg: ['kendrel', 'cavalry*1'] }, boxes: { kendrel: ['cavalry*1'] }, units: 1 });
  t.seat(FORSETI).does('activate', { piece: 'kendrel' });
  t.seat(FORSETI).does('move', { group: ['cavalry-1'], path: ['riverton'] });
  const { g, open } = position(tearsOfTheDragon, t.match);
  for (const [piece, to] of [
    ['cavalry-1', 'eldinbourg'],
    ['kendrel', 'riverton'],
  ] as const) {
    const wanted = { action: 'move', args: { group: [piece], path: [to] } };
    expect(pressedTogether({ part: dragon, g, decision: open[0]! }, wanted, 'en').given).toEqual(wanted);
  }
});
