import { describe, expect, test } from 'vitest';
import { openings } from '#asking/reading/opening';
import { MORE, optionName } from '#asking/slash';
import { completeWhole, readWhole } from '#asking/typed/whole';
import { chanceFrom, playout } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { pick } from '#core/enumerate';
import { historyOf, logOf } from '#core/history';
import { act, position, start } from '#core/match';
import { replay } from '#core/recover';
import type { Answer, Game, Json, Match } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { games } from '#src/registry';
import { FORSETI, GORGANUN, type Scene, table } from '../games/tears-of-the-dragon/board.ts';
import { goingOn } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { ofKind } from './by-kind.ts';

const part = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;
const mineOf = (match: Match<State>, seat = FORSETI) =>
  position(tearsOfTheDragon, match).open.filter((one) => one.seat === seat);
const read = (match: Match<State>, action: string, options: Record<string, string | boolean>, seat = FORSETI) =>
  readWhole({ part, match, mine: mineOf(match, seat), locale: 'en' }, tearsOfTheDragon.actions[action]!, options);

function give(match: Match<State>, answers: readonly Answer[]): Match<State> {
  return answers.reduce((now, answer) => {
    const acted = act(tearsOfTheDragon, now, answer);
    if (isRefusal(acted)) throw new Error(`${answer.action}: ${acted.refused.key}`);
    return acted.match;
  }, match);
}
/** Answers one question after another, as the buttons do. */
function guided(match: Match<State>, ...steps: [string, Record<string, Json>][]): Match<State> {
  return steps.reduce((now, [action, args]) => {
    const [decision] = mineOf(now);
    return give(now, [{ decision: decision!.id, seat: decision!.seat, action, args }]);
  }, match);
}
function typed(match: Match<State>, action: string, options: Record<string, string | boolean>) {
  const whole = read(match, action, options);
  if (isRefusal(whole)) throw new Error(`${whole.refused.key} ${JSON.stringify(whole.refused.args)}`);
  return { ...whole, match: give(match, whole.answers) };
}
const heads = (answers: readonly Answer[]) =>
  answers.map(({ action, args }) => [action, ...Object.values(args).flat()]);

/** Neko and Algeron side by side, a box under each, a lone unit and Torin; another unit elsewhere. */
const army = (scene: Partial<Scene> = {}) =>
  table({
    map: {
      eldinbourg: ['algeron', 'neko', 'cavalry*3', 'foot-soldier*2', 'torin'],
      riverton: ['foot-soldier*1'],
      redmarsh: ['kestrel', 'warsteed*2'],
    },
    boxes: { algeron: ['cavalry*1'], neko: ['cavalry*1', 'torin'] },
    units: 3,
    wizard: true,
    ...scene,
  });

describe('A whole activation in one command', () => {
  test('is saved as the same answers and events as the guided way', () => {
    const { match: arranged } = army();
    const { base, stepNo } = arranged;
    const match = { ...arranged, news: [...arranged.news, { origin: { base, drawn: {}, stepNo, at: 1 } }] };
    const group = ['neko', 'cavalry-2', 'torin'];
    const one = typed(match, 'move', { group: 'neko, cavalry 2, torin', path: 'Riverton' });
    const three = guided(
      match,
      ['activate', { piece: 'neko' }],
      ['move', { group, path: ['riverton'] }],
      ['finish', {}],
    );
    expect(one.match).toEqual(three);
    expect(logOf(one.match).map(({ answer }) => answer?.action)).toEqual([undefined, 'activate', 'move', 'finish']);
    expect(logOf(replay(tearsOfTheDragon, one.match, historyOf(one.match.news)))).toEqual(logOf(three));
    expect(position(tearsOfTheDragon, one.match).open[0]).toMatchObject({ key: 'choose', seat: FORSETI });
  });

  test('is left open by “more”, and closed by a later command that says no to it', () => {
    const { match } = army();
    const options = { group: 'neko, cavalry 2, torin', path: 'riverton' };
    const open = typed(match, 'move', { ...options, [MORE]: true });
    expect(heads(open.answers).map(([name]) => name)).toEqual(['activate', 'move']);
    const next = { group: 'cavalry 2', path: 'mistwood' };
    expect(heads(typed(open.match, 'move', next).answers).map(([name]) => name)).toEqual(['move']);
    const closed = typed(open.match, 'move', { ...next, [MORE]: false });
    expect(heads(closed.answers).map(([name]) => name)).toEqual(['move', 'finish']);
    expect(logOf(closed.match).at(-1)!.answer!.action).toBe('finish');
  });

  test.each<[string, string, Scene['wizard'], string]>([
    ['the highest leader who is named', 'algeron, neko, cavalry 1', true, 'algeron'],
    ['the leader who is named, although a higher one stands there', 'neko, cavalry 2', true, 'neko'],
    ['a single piece itself, although it lies in a box', 'cavalry 2', true, 'cavalry-2'],
    ['a wizard himself', 'torin', true, 'torin'],
    ['his leader when no wizard may be activated any more', 'torin', false, 'neko'],
    ['the leader who takes along the fewest besides', 'cavalry 2, torin', true, 'neko'],
    ['the one who commands all of it', 'cavalry 1, cavalry 2', true, 'algeron'],
  ])('activates %s', (_, group, wizard, head) => {
    const { answers } = typed(army({ wizard: wizard! }).match, 'move', { group, path: 'riverton' });
    expect(heads(answers)[0]).toEqual(['activate', head]);
    expect(heads(answers).at(-1)).toEqual(['finish']);
  });

  test('takes “neko, all” as Neko and whoever goes with her', () => {
    const { answers } = typed(army().match, 'move', { group: 'neko, all', path: 'riverton' });
    expect(heads(answers)[1]).toEqual(['move', 'neko', 'cavalry-2', 'torin', 'riverton']);
    expect(read(army().match, 'move', { group: 'kestrel, all', path: 'riverton' })).toMatchObject({
      refused: { key: 'refusal.not-understood', args: { given: 'kestrel' } },
    });
  });

  test('is refused when it can begin in several ways, with those', () => {
    const refusal = read(army().match, 'move', { group: 'all', path: 'riverton' });
    expect(refusal).toMatchObject({ seat: FORSETI, refused: { key: 'refusal.ambiguous' } });
    const { options } = isRefusal(refusal) ? refusal.refused.args! : {};
    expect(options).toContain('General Neko – Eldinbourg');
    const lone = army({ map: { eldinbourg: ['neko', 'cavalry*1'] }, boxes: { neko: ['cavalry*1'] } });
    expect(read(lone.match, 'move', { group: 'all', path: 'riverton' })).toMatchObject({
      refused: { key: 'refusal.ambiguous' },
    });
    const one = army({ map: { eldinbourg: ['cavalry*1'] }, boxes: {} });
    expect(heads(typed(one.match, 'move', { group: 'all', path: 'riverton' }).answers)[0]).toEqual([
      'activate',
      'cavalry-1',
    ]);
  });

  test('is refused with the reason of the way that went furthest', () => {
    const { match } = army();
    expect(read(match, 'move', { group: 'neko, cavalry 2', path: 'redmarsh' })).toMatchObject({
      refused: { key: 'refusal.absent', args: { field: 'move.path', given: { key: 'area.redmarsh' } } },
    });
    expect(read(match, 'move', { group: 'nobody', path: 'riverton' })).toMatchObject({
      refused: {
        args: { field: 'move.group', given: 'nobody', options: expect.arrayContaining(['Foot Soldier #3 – Riverton']) },
      },
    });
    expect(read(match, 'fight', {})).toEqual({ refused: { key: 'refusal.not-an-answer', args: { given: 'fight' } } });
    expect(read(match, 'move', {}, GORGANUN)).toEqual({ refused: { key: 'refusal.not-your-decision' } });
  });

  test('is not finished when dice fell or a battle began on the way', () => {
    const ruin = table({ map: { brannoch: ['algeron'] }, units: 1, dice: { 'ruin-danger': [9] } });
    const found = typed(ruin.match, 'search', { piece: 'algeron' });
    expect(heads(found.answers)).toEqual([
      ['activate', 'algeron'],
      ['search', 'algeron'],
    ]);
    expect(position(tearsOfTheDragon, found.match).open[0]!.key).toBe('act');
    const fight = army({
      map: { eldinbourg: ['neko', 'cavalry*1'], riverton: ['warsteed*1'] },
      boxes: { neko: ['cavalry*1'] },
    });
    const { answers, match } = typed(fight.match, 'move', { group: 'neko, all', path: 'riverton' });
    expect(heads(answers).map(([name]) => name)).toEqual(['activate', 'move']);
    expect(logOf(match)).toHaveLength(3);
  });
});

describe('What completes it', () => {
  const offers = (options: Record<string, string>, focused: string, match = army().match) =>
    completeWhole({ part, match, mine: mineOf(match), locale: 'en' }, tearsOfTheDragon.actions.move!, options, focused);

  test('offers each leader with all his, then everybody else who can be activated', () => {
    const values = offers({ group: '' }, 'group').map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining(['neko, cavalry-2, torin', 'torin', 'foot-soldier-3']));
    expect(new Set(values).size).toBe(values.length);
    expect(offers({ group: '' }, 'group').map(({ name }) => name)[1]).toMatch(/^General Neko/);
  });

  test('takes every one of them for a group that can be read, and goes on from there', () => {
    const { match } = army();
    for (const { value } of offers({ group: '' }, 'group')) {
      const ways = offers({ group: String(value), path: '' }, 'path');
      expect(ways.length, String(value)).toBeGreaterThan(0);
      expect(isRefusal(read(match, 'move', { group: String(value), path: String(ways[0]!.value) }))).toBe(false);
    }
  });

  test('leads from the beginning of a name to the group, and on to its way', () => {
    expect(offers({ group: 'torin' }, 'group').map(({ value }) => value)).toContain('torin');
    expect(offers({ group: 'nobody' }, 'group')).toEqual([]);
    expect(offers({ group: 'neko', path: 'river' }, 'path').map(({ value }) => value)).toContain('riverton');
  });
});

describe('Whatever an activation opens', () => {
  test('can be typed while the player is still to choose, and comes to the same match as the guided way', () => {
    const tried = new Map<string, number>();
    const chance = chanceFrom(salted('whole'));
    for (const n of goingOn(1, () => tried.size >= 4))
      playout(part, salted(`whole/${n}`), {
        most: 500,
        each: (match) => {
          const [asked] = position(tearsOfTheDragon, match).open;
          if (asked?.key !== 'choose' || chance() > 0.25) return;
          for (const name of tearsOfTheDragon.actions.activate!.opens!.actions) {
            const [way] = openings(part, match, [asked], name);
            const args = way && pick(tearsOfTheDragon.actions[name]!, way.here, chance);
            if (!args) continue;
            const { fields } = tearsOfTheDragon.actions[name]!;
            const options = Object.fromEntries(
              Object.entries(args).map(([field, value]) => [
                optionName(part, name, field),
                String(ofKind(fields[field].kind).type(value).at(-1)![1]),
              ]),
            );
            const one = asTyped(match, asked.seat, name, options);
            tried.set(name, (tried.get(name) ?? 0) + 1);
            const again = one.answers.reduce(
              (now, answer) => guidedAs(now, answer.seat, answer.action, answer.args),
              match as Match<State>,
            );
            expect(again).toEqual(one.match);
          }
        },
      });
    expect(tried.size).toBeGreaterThanOrEqual(4);
  });

  const asTyped = (match: Match<State>, seat: number, action: string, options: Record<string, string>) => {
    const whole = read(match, action, options, seat);
    if (isRefusal(whole)) throw new Error(`${action} ${JSON.stringify(options)}: ${JSON.stringify(whole.refused)}`);
    return { ...whole, match: give(match, whole.answers) };
  };
  const guidedAs = (match: Match<State>, seat: number, action: string, args: Record<string, Json>) => {
    const decision = mineOf(match, seat).find(({ actions }) => actions.includes(action))!;
    return give(match, [{ decision: decision.id, seat, action, args }]);
  };
});

describe('What would draw or reveal something', () => {
  /** A game of two questions; its first answer throws a die if it is `bold`. */
  const toss: Game<{ over: boolean }, null> = {
    id: 'toss',
    version: 1,
    seats: { min: 1, max: 1 },
    options: {},
    parse: (saved) => saved as { over: boolean },
    actions: Object.fromEntries(
      (['calm', 'bold'] as const).map((name) => [
        name,
        { name, fields: {}, opens: { actions: ['next'], closes: 'done' } },
      ]),
    ),
    setup: () => ({ over: false }),
    next: (g) => (g.over ? { outcome: { seats: [] } } : { step: 'turn', args: null }),
    steps: {
      *turn(t) {
        const [calm, bold, next, done] = ['calm', 'bold', 'next', 'done'].map((name) => toss.actions[name]!);
        const { name } = yield* t.askOneOf(0, 'first', [calm!, bold!]);
        if (name === 'bold') t.rng.die(6, 'toss');
        yield* t.askOneOf(0, 'second', [next!, done!]);
        t.g.over = true;
      },
    },
    view: () => null,
    migrations: {},
  };
  for (const name of ['next', 'done']) toss.actions[name] = { name, fields: {} };

  test('is never looked into', () => {
    const match = start(toss, { options: {}, seats: 1, seed: 'seed' });
    const ways = openings({ ...part, game: toss }, match, position(toss, match).open, 'next');
    expect(ways.map(({ opener }) => opener.name)).toEqual(['calm']);
  });
});
