import { describe, expect, test } from 'vitest';
import { foreseen, foreseenText } from '#asking/foreseen';
import { suggested } from '#asking/suggested';
import { hereOf, type SomeAction } from '#asking/terms/names';
import type { Locale } from '#core/text';
import type { Suggestion } from '#core/types';
import type { State } from '#games/middle-earth-quest/state/state';
import { games } from '#src/registry';
import { type MeqTable, type Scene, type Standing, table } from './board.ts';

/** What one press does: whole journeys of a hero, all commands of an action, all influence of one. */

const part = games.find(({ game }) => game.id === 'middle-earth-quest')!;

/** The buttons of the question that is open, in the words of their own. */
function buttons(t: MeqTable, locale: Locale = 'en') {
  const [decision] = t.open;
  const here = hereOf(t.g, decision!);
  const actions = decision!.actions.map((name) => part.game.actions[name] as SomeAction);
  return suggested(part, here, actions).map((one) => ({ ...one, label: one.words(locale) }));
}
/** What stands beside a button. */
function beside(t: MeqTable, name: string, { args, further }: Pick<Suggestion, 'args' | 'further'>) {
  const here = hereOf(t.g, t.open[0]!);
  const action = part.game.actions[name] as SomeAction;
  const follows = foreseen(here, { action, args, further });
  const say = (locale: Locale) => foreseenText({ part, here, locale }, follows);
  return [say('en'), say('ja')];
}
/** Presses it: the answer, and what it says further as long as it is asked for. */
function presses(t: MeqTable, seat: number, name: string, { args, further = [] }: Suggestion): void {
  t.seat(seat).does(name, args);
  for (const one of further) {
    const isAsked = t.open.some((decision) => decision.seat === seat && decision.actions.includes(one.action));
    if (!isAsked) return;
    t.seat(seat).does(one.action, one.args);
  }
}

const HAND = ['parry', 'charge', 'ranged_strike', 'ranged_strike', 'hide'];
const eleanor = (more: Partial<Standing> = {}): Standing => ({ id: 'eleanor', at: 'bree', hand: HAND, ...more });
const scene = (more: Partial<Scene> = {}): MeqTable => table({ step: 'travel', heroes: [eleanor()], ...more });
const lying = (favors: Record<string, number>) => ({ also: (g: State) => void Object.assign(g, { favors }) });
const labels = (t: MeqTable, locale: Locale = 'en') => buttons(t, locale).map(({ label }) => label);

describe('A journey in one press', () => {
  test('goes where something lies, takes it and ends the travel; beside the button stand the way and its price', () => {
    const t = scene(lying({ the_trollshaws: 2 }));
    expect(labels(t)).toContain('The Trollshaws, 2 favor, end travel');
    expect(labels(t, 'ja').join()).toMatch(/で支援2、遭遇へ/);
    const journey = t
      .seat(1)
      .suggested('move')
      .find(({ args }) => args.to === 'weathertop')!;
    expect(beside(t, 'move', journey)).toEqual([
      'The way is Weathertop and The Trollshaws, paid with Ranged Strike and Charge. There you take 2 favor. The travel ends with it.',
      expect.stringMatching(/^道順は.*到着後に行うのは、支援マーカー2個の獲得です。これで旅を終えます。$/),
    ]);
    presses(t, 1, 'move', journey);
    expect([t.g.heroes[0]!.at, t.g.heroes[0]!.favor]).toEqual(['the_trollshaws', 2]);
    expect(t.told().slice(0, 4)).toEqual(['hero-moves', 'hero-moves', 'favor-gained', expect.stringMatching(/^enc/)]);
  });
  test('stays open where there is more to do with the cards that are left, and where a quest may ask something', () => {
    expect(labels(scene(lying({ weathertop: 2 })))).toContain('Weathertop, 2 favor');
    const quest = labels(scene()).find((label) => label.includes('quest'));
    expect(quest).toBe('Anfalas, quest');
  });
  test('passes no place where something waits, nor ends there', () => {
    const waits = scene({ ...lying({ the_trollshaws: 2 }), tokens: ['blank@weathertop'] });
    for (const { args, further = [] } of waits.seat(1).suggested('move'))
      if (further.length > 0) expect([args.to, ...further.map((one) => one.args.to)]).not.toContain('weathertop');
    const there = scene({ ...lying({ the_trollshaws: 2 }), tokens: ['orc@the_trollshaws'] });
    expect(labels(there).join()).not.toContain('Trollshaws');
  });
  test('goes no further than cards let him, and with nothing in reach towards the nearest', () => {
    const slow = scene({ heroes: [eleanor({ hand: ['ranged_strike', 'charge', 'hide'] })], ...lying({ rhun: 1 }) });
    const [towards] = slow.seat(1).suggested('move');
    expect(towards!.label).toMatchObject({ key: 'quick.towards' });
    expect(towards!.further!.at(-1)).toEqual({ action: 'end-travel', args: {} });
    const spent = towards!.further!.filter(({ action }) => action === 'move').length + 1;
    expect(spent).toBe(1);
  });
  test('is offered where Sauron could be asked on the way as well: it goes on to where he is asked, once', () => {
    const watched = { ...lying({ the_trollshaws: 2 }), shadow: ['his_arm_has_grown_long'], pool: 2 };
    const t = scene(watched);
    const journey = t
      .seat(1)
      .suggested('move')
      .find(({ args }) => args.to === 'weathertop')!;
    expect(journey.further).toContainEqual({ action: 'explore', args: { deeds: ['favor'] } });
    expect(beside(t, 'move', journey)[0]).toMatch(/Sauron is asked once, at the end of the way/);
    expect(beside(t, 'move', journey)[1]).toMatch(/サウロンに1回だけ質問します/);
    presses(t, 1, 'move', journey);
    t.nobodyIsAskedExcept(0, 'shadow-on-way');
    t.seat(0).does('no-shadow');
    expect(t.g.heroes[0]!).toMatchObject({ at: 'the_trollshaws', favor: 2 });
    // Where he could play none nothing is said of him.
    const unwatched = scene({ ...watched, pool: 0 });
    expect(beside(unwatched, 'move', journey)[0]).not.toMatch(/Sauron/);
  });
  test('is offered as well where Sauron is asked after each move, and halts at the first place where he is', () => {
    const options = { shadows: 'each-move' };
    const t = scene({ ...lying({ the_trollshaws: 2 }), shadow: ['his_arm_has_grown_long'], pool: 2, options });
    const journey = t
      .seat(1)
      .suggested('move')
      .find(({ args }) => args.to === 'weathertop')!;
    expect(beside(t, 'move', journey)[0]).toMatch(/asked after each move/);
    presses(t, 1, 'move', journey);
    t.nobodyIsAskedExcept(0, 'shadow');
    expect(t.g.heroes[0]!.at).toBe('weathertop');
  });
  test('R-465: a move of which nothing came can be taken back; one into a combat cannot', () => {
    const t = scene();
    t.seat(1).does('move', { to: 'weathertop', pay: { ranged_strike: 1 } });
    expect(t.seat(1).undoes()).toBeUndefined();
    expect([t.g.heroes[0]!.at, t.g.heroes[0]!.piles.hand.length]).toEqual(['bree', 5]);
    const met = scene({ tokens: ['blank@weathertop'] });
    met.seat(1).does('move', { to: 'weathertop', pay: { ranged_strike: 1 } });
    expect(met.seat(1).undoes()).toBeDefined();
  });
});

describe('What stands where the hero stands', () => {
  test('is taken with one press, and with another one the travel ends by it', () => {
    const t = scene(lying({ bree: 2 }));
    const [stay, end] = t.seat(1).suggested('explore');
    expect([stay!.further, end!.further]).toEqual([undefined, [{ action: 'end-travel', args: {} }]]);
    presses(t, 1, 'explore', end!);
    expect(t.g.heroes[0]!.favor).toBe(2);
    expect(t.told()).toContain('encounter');
  });
  test('a rest says how many cards it brings back; where it brings none it is no quick answer', () => {
    const tired = scene({ heroes: [eleanor({ rest: ['rest', 'concentrate'] })] });
    expect(labels(tired)).toContain('Rest: 2 cards back');
    expect(labels(scene()).join()).not.toContain('back');
    const survivor = scene({ heroes: [{ id: 'beravor', at: 'bree', rest: ['parry'] }] });
    expect(labels(survivor)).toEqual(['one card back, heal as a Survivalist', 'one card back, train as a Survivalist']);
  });
});

describe('An action of Sauron in one press', () => {
  const action = () =>
    scene({ step: 'action', influence: { dol_guldur: 2, south_eaves: 1 }, tokens: ['orc@weathertop'] });

  test('its label can be read on a phone; all of it stands beside the button', () => {
    const t = action();
    for (const locale of ['en', 'ja'] as const)
      for (const label of labels(t, locale)) expect(label.length).toBeLessThan(48);
    const [near] = t.seat(0).suggested('place-influence');
    expect(beside(t, 'place-influence', near!)[0]).toMatch(/, and Shadow Pool \(2\)\.$/);
  });
  test('all commands are given, and those that are left are let go', () => {
    const t = action();
    const [all] = t.seat(0).suggested('command');
    expect(beside(t, 'command', all!)[0]).toMatch(/^Up to 3 commands\. .*Monster #1 to Bree.*\.$/);
    presses(t, 0, 'command', all!);
    t.nobodyIsAskedExcept(0, 'action');
  });
  test('single commands stand there too: towards the heroes first, then every other step', () => {
    const t = action();
    t.seat(0).does('command');
    const first = t
      .seat(0)
      .suggested('move-figure')
      .map(({ args }) => args);
    expect(first[0]).toEqual({ figure: '1', way: ['bree'] });
    expect(first).toContainEqual({ figure: '1', way: ['the_trollshaws'] });
    expect(t.seat(0).suggested('place-monster')).not.toEqual([]);
  });
});
