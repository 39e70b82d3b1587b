import { describe, expect, test } from 'vitest';
import { MORE, THEN } from '#asking/slash';
import type { TypedOptions } from '#asking/typed/read-option';
import { completeWhole, readWhole } from '#asking/typed/whole';
import { isRefusal } from '#core/actions';
import { type Locale, locales } from '#core/text';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { games } from '#src/registry';
import { type MeqTable, type Scene, table } from './board.ts';

/** What is typed: one command for a whole travel, for all influence of an action, and for all its commands. */

const part = games.find(({ game }) => game.id === 'middle-earth-quest')!;

const typist = ({ match, open }: MeqTable, locale: Locale) => ({ part, match, mine: open, locale });
function typed(t: MeqTable, action: string, options: TypedOptions, locale: Locale = 'en'): string[] {
  const whole = readWhole(typist(t, locale), middleEarthQuest.actions[action]!, options);
  if (isRefusal(whole)) throw new Error(JSON.stringify(whole.refused));
  for (const { seat, action: name, args } of whole.answers) t.seat(seat).does(name, args);
  return whole.answers.map((one) => one.action);
}
const offers = (t: MeqTable, action: string, options: TypedOptions) =>
  completeWhole(typist(t, 'en'), middleEarthQuest.actions[action]!, options, THEN).map(({ name }) => name);

const HAND = ['parry', 'charge', 'ranged_strike', 'ranged_strike', 'hide'];
const travel = () =>
  table({
    step: 'travel',
    heroes: [{ id: 'eleanor', at: 'bree', hand: HAND }],
    also: (g) => Object.assign(g, { favors: { the_trollshaws: 2 } }),
  });
const action = (more: Partial<Scene> = {}) =>
  table({ step: 'action', heroes: [{ id: 'eleanor', at: 'bree' }], influence: { dol_guldur: 2 }, ...more });

describe('A whole travel in one command', () => {
  const first = { to: 'Weathertop', pay: 'Ranged Strike' };

  test('moves, what is done there and the end, each in the words of its button', () => {
    const t = travel();
    const [next] = offers(t, 'move', { ...first, [THEN]: 'Troll' });
    expect(next).toMatch(/The Trollshaws/);
    const then = 'Move: The Trollshaws for Charge; Explore: take 2 favor; End the travel';
    expect(typed(t, 'move', { ...first, [THEN]: then })).toEqual(['move', 'move', 'explore', 'end-travel']);
    expect([t.g.heroes[0]!.at, t.g.heroes[0]!.favor]).toEqual(['the_trollshaws', 2]);
  });
  test('also as the journey that the button says, and in Japanese', () => {
    const t = travel();
    const journey = 'The Trollshaws, 2 favor';
    expect(typed(t, 'move', { ...first, [THEN]: journey })).toEqual(['move', 'move', 'explore', 'end-travel']);
    const ja = travel();
    expect(typed(ja, 'move', { to: '風見が丘', [THEN]: '旅を終える' }, 'ja')).toEqual(['move', 'end-travel']);
  });
  test('nothing is said beyond a place where something waits', () => {
    const t = table({
      step: 'travel',
      heroes: [{ id: 'eleanor', at: 'bree', hand: HAND }],
      tokens: ['blank@weathertop'],
    });
    const whole = readWhole(typist(t, 'en'), middleEarthQuest.actions.move!, { ...first, [THEN]: 'End the travel' });
    expect(isRefusal(whole) && whole.refused.key).toBe('refusal.then-too-soon');
  });
});

describe('All of an action of Sauron in one command', () => {
  test('all influence, by place and number, with the Shadow Pool among the places', () => {
    for (const locale of locales) {
      const t = action();
      typed(t, 'place-influence', { places: 'barad-dur:3 dol guldur:1 pool:2' }, locale);
      expect([t.g.influence, t.g.pool]).toEqual([{ barad_dur: 3, dol_guldur: 3 }, 2]);
    }
  });
  test('all commands, the first of which opens them', () => {
    const t = action({ tokens: ['orc@weathertop', 'blank@fornost'] });
    const options = { figure: '1', way: 'bree', [THEN]: 'Monster #2 to Bree; No more commands' };
    expect(typed(t, 'move-figure', options)).toEqual(['command', 'move-figure', 'move-figure', 'end-commands']);
    expect(t.g.tokens.map(({ at }) => at)).toEqual(['bree', 'bree']);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('one command alone closes them, unless more are wanted', () => {
    const options = { figure: '1', way: 'bree' };
    const one = action({ tokens: ['orc@weathertop'] });
    expect(typed(one, 'move-figure', options)).toEqual(['command', 'move-figure', 'end-commands']);
    const more = action({ tokens: ['orc@weathertop'] });
    expect(typed(more, 'move-figure', { ...options, [MORE]: true })).toEqual(['command', 'move-figure']);
    more.nobodyIsAskedExcept(0, 'command');
  });
});
