import { describe, expect, test } from 'vitest';
import { gameCommand, THEN } from '#asking/slash';
import { completeWhole, readWhole } from '#asking/typed/whole';
import { isRefusal } from '#core/actions';
import { act, position, start } from '#core/match';
import type { Answer, Match } from '#core/types';
import { scythe } from '#games/scythe/game';
import type { State } from '#games/scythe/state/state';
import { games } from '#src/registry';
import { lay, type Scene } from '../games/scythe/board.ts';

const part = games.find(({ game }) => game.id === scythe.id)!;

/** A match in which seat 0 begins its turn in this scene. */
function begun(scene: Scene): Match<State> {
  const base = lay({ ...scene, also: (g) => Object.assign(g, { turn: null, active: 0 }) });
  const match = start(scythe, { options: {}, seats: scene.seats.length, seed: 'then' });
  return { ...match, base, answers: [] };
}
/** Nordic with wood and metal at home, and nothing secret to ask about. */
const workshop = (): Match<State> =>
  begun({
    seats: [
      { faction: 'nordic', mat: 'industrial', objectives: [], units: { A4: ['worker*2'], A5: ['worker'] } },
      { faction: 'saxony', units: { F1: ['worker'] } },
    ],
    goods: { A4: { metal: 3 } },
  });
const mine = (match: Match<State>) => position(scythe, match).open.filter(({ seat }) => seat === 0);
const type = (match: Match<State>, action: string, options: Record<string, string>) =>
  readWhole({ part, match, mine: mine(match), locale: 'en' }, scythe.actions[action]!, options);
const offers = (match: Match<State>, action: string, options: Record<string, string>) =>
  completeWhole({ part, match, mine: mine(match), locale: 'en' }, scythe.actions[action]!, options, THEN).map(
    ({ name }) => name,
  );
const give = (match: Match<State>, answers: readonly Answer[]) =>
  answers.reduce((now, answer) => {
    const acted = act(scythe, now, answer);
    if (isRefusal(acted)) throw new Error(`${answer.action}: ${acted.refused.key}`);
    return acted.match;
  }, match);

describe('The option `then`', () => {
  test('does a whole section with one command: the top action, then the bottom action in the words of its button', () => {
    const match = workshop();
    const [deploy] = offers(match, 'produce', { territories: 'A4, A5', workers: '-' });
    expect(deploy).toMatch(/Riverwalk/);
    const whole = type(match, 'produce', { territories: 'A4, A5', workers: '-', [THEN]: deploy! });
    if (isRefusal(whole)) throw new Error(whole.refused.key);
    expect(whole.answers.map(({ action }) => action)).toEqual(['produce', 'deploy']);
    const { base } = give(match, whole.answers);
    expect(base.players[0]!.mechs).toEqual(['riverwalk']);
    expect(base.active).toBe(1);
  });

  test('says all that one press on the button would say', () => {
    const match = begun({
      seats: [
        { faction: 'nordic', mat: 'industrial', units: { A4: ['character'], A5: ['worker'] } },
        { faction: 'saxony', units: { F1: ['worker'] } },
      ],
      encounters: [],
    });
    const [words] = offers(match, 'move', { unit: 'nordic.character', path: 'A5', load: '-' });
    expect(words).toMatch(/, and end the turn$/);
    const whole = type(match, 'move', { unit: 'nordic.character', path: 'A5', load: '-', [THEN]: words! });
    if (isRefusal(whole)) throw new Error(whole.refused.key);
    expect(whole.answers.map(({ action }) => action)).toEqual(['move', 'move', 'end-turn']);
    expect(give(match, whole.answers).base.active).toBe(1);
  });

  test('may be a beginning, in either language, and several answers one after another', () => {
    const match = workshop();
    const [first] = offers(match, 'move', { unit: 'nordic.character', path: 'A4', load: '-' });
    const chain = offers(match, 'move', { unit: 'nordic.character', path: 'A4', load: '-', [THEN]: `${first}; ` });
    expect(chain.every((one) => one.startsWith(`${first}; `))).toBe(true);
    const stop = type(match, 'move', { unit: 'nordic.character', path: 'A4', load: '-', [THEN]: '移動を終える' });
    expect(isRefusal(stop) || stop.answers.map(({ action }) => action)).toEqual(['move', 'stop-moving']);
    const short = type(match, 'move', { unit: 'nordic.character', path: 'A4', load: '-', [THEN]: 'no more m' });
    expect(isRefusal(short) || short.answers.length).toBe(2);
  });

  test('refuses what is not offered, naming what is, and nothing is done', () => {
    const match = workshop();
    const refused = type(match, 'produce', { territories: 'A4, A5', workers: '-', [THEN]: 'Build everything' });
    const options = expect.arrayContaining([expect.stringContaining('Riverwalk')]);
    expect(refused).toMatchObject({ refused: { key: 'refusal.then-unknown', args: { options } }, seat: 0 });
  });

  test('stops where something is revealed or somebody else is asked', () => {
    const match = workshop();
    const over = type(match, 'gain-coins', { [THEN]: 'End the turn' });
    expect(over).toMatchObject({ refused: { key: 'refusal.then-too-soon' } });
    const drawn = type(match, 'bolster', { what: 'combat-cards', [THEN]: 'End the turn' });
    expect(drawn).toMatchObject({ refused: { key: 'refusal.then-too-soon', args: { given: 'End the turn' } } });
    expect(offers(match, 'bolster', { what: 'combat-cards' })).toEqual([]);
  });

  test('stands in the command of the actions that the game names, and in no other', () => {
    const typable = (game: string) =>
      gameCommand(games.find((one) => one.game.id === game)!).options!.flatMap((one) =>
        'options' in one && one.options!.some(({ name }) => name === THEN) ? [one.name] : [],
      );
    expect(typable('scythe').sort()).toEqual([...part.command.followed!].sort());
    expect(typable('tears-of-the-dragon')).toEqual([]);
  });
});
