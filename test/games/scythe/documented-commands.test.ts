import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameCommand } from '#asking/slash';
import { readWhole } from '#asking/typed/whole';
import { isRefusal } from '#core/actions';
import { act, position, start } from '#core/match';
import type { Match } from '#core/types';
import { scythe } from '#games/scythe/game';
import type { State } from '#games/scythe/state/state';
import { games } from '#src/registry';

/** The commands that docs/games/scythe.md and scythe.ja.md give as examples. */

interface Named {
  name: string;
  name_localizations?: Record<string, string> | null;
  options?: readonly Named[];
  required?: boolean;
  type: number;
}
const part = games.find(({ game }) => game.id === scythe.id)!;
const command = gameCommand(part) as unknown as Named;
const GROUP = 2;
const called = (words: string, among: readonly Named[] = []): Named | undefined =>
  among.find(({ name, name_localizations: ja }) => name === words || ja?.ja === words);

/** A line as typed: the action and its options by their English names. Throws for what Discord would not let anybody type. */
function typed(line: string): { action: string; options: Record<string, string | number> } {
  const [, ...words] = line.split(' ');
  let found = called(words.shift()!, command.options);
  if (found?.type === GROUP && words.length > 0) found = called(words.shift()!, found.options);
  if (!found) throw new Error(`${line}: no such command`);
  const options: Record<string, string> = {};
  let last = '';
  for (const word of words) {
    const [name, ...rest] = word.split(':');
    const option = rest.length > 0 ? called(name!, found.options) : undefined;
    if (option) {
      last = option.name;
      options[last] = rest.join(':');
    } else if (last) options[last] += ` ${word}`;
    else throw new Error(`${line}: no option ${word}`);
  }
  for (const { name, required } of found.options ?? []) if (required) expect(options, line).toHaveProperty(name);
  return { action: found.name, options };
}

const pages = ['scythe.md', 'scythe.ja.md'].map((name) => readFileSync(`docs/games/${name}`, 'utf8'));
const openings = pages.map((page) => /```\n(\/scythe [\s\S]*?)\n```/.exec(page)![1]!.split('\n'));
const examples = pages.flatMap((page) =>
  [...page.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!).filter((code) => code.startsWith('/scythe ')),
);

describe('Commands in the documents', () => {
  test('exist, with all options that must be given and no unknown ones', () => {
    expect(examples.length).toBeGreaterThan(8);
    for (const line of examples) typed(line);
  });

  test.each(openings.map((lines) => ({ language: lines[0]!.includes('faction') ? 'en' : 'ja', lines })))(
    'the first turns of the Nordic Kingdoms can be typed one after another ($language)',
    ({ lines, language }) => {
      let match = start(scythe, { options: { ...defaults, mats: 'chosen' }, seats: 2, seed: 'documented' });
      const says = (seat: number, action: string, options: Record<string, string | number>) => {
        const mine = position(scythe, match).open.filter((one) => one.seat === seat);
        const whole = readWhole(
          { part, match, mine, locale: language as 'en' | 'ja' },
          scythe.actions[action]!,
          options,
        );
        if (isRefusal(whole)) throw new Error(`${action}: ${JSON.stringify(whole.refused)}`);
        for (const answer of whole.answers) match = given(match, answer);
      };
      for (const line of lines) {
        const { action, options } = typed(line);
        says(0, action, options);
        otherSeat(() => match, says);
      }
      const { g } = position(scythe, match);
      expect(g.players[0]).toMatchObject({ mechs: ['riverwalk'], upgrades: [{ from: 'move.units', to: 'deploy' }] });
      expect([g.turns, g.active]).toEqual([13, 0]);
    },
  );
});

const defaults = Object.fromEntries(Object.entries(scythe.options).map(([name, [first]]) => [name, first!]));

function given(match: Match<State>, answer: Parameters<typeof act>[2]): Match<State> {
  const acted = act(scythe, match, answer);
  if (isRefusal(acted)) throw new Error(`${answer.action}: ${acted.refused.key}`);
  return acted.match;
}

/** Seat 1 takes its mats, and then gains a coin or bolsters until it is the turn of seat 0. */
function otherSeat(
  now: () => Match<State>,
  says: (seat: number, action: string, options: Record<string, string>) => void,
): void {
  for (;;) {
    const { open, g } = position(scythe, now());
    const asked = open.find(({ seat }) => seat === 1);
    if (!asked) return;
    if (asked.key === 'mats') says(1, 'take-mats', { faction: 'saxony', mat: 'engineering' });
    else if (asked.key === 'turn' && g.players[1]!.section !== 'move') says(1, 'gain-coins', {});
    else if (asked.key === 'turn') says(1, 'bolster', { what: 'power' });
    else says(1, 'end-turn', {});
  }
}
