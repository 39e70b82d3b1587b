import { describe, expect, test } from 'vitest';
import type { Message } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { text } from '#games/gloomhaven/printed/text';
import { revealRooms } from '#games/gloomhaven/rules/reveal/rooms';
import type { State } from '#games/gloomhaven/state/state';
import { sit } from '../../kit/table.ts';
import { atEnd } from './at-home.ts';
import { withParty } from './parties.ts';

/** What the book of a scenario says is told: at its beginning what is on its first page, of rooms when they are revealed. */

const begun = (scenario: number, seats = 2) =>
  sit(withParty(['brute', 'spellweaver', 'scoundrel'].slice(0, seats)), {
    seats,
    seed: 'book',
    options: { scenario: String(scenario) },
  });
/** The same when all have taken their hands: the first room is laid out. */
function inRoom(scenario: number, seats = 2) {
  const t = begun(scenario, seats);
  for (let seat = 0; seat < seats; seat++) t.seat(seat).does('take-cards', t.seat(seat).may('take-cards', 1)[0]!);
  return t;
}
const said = (events: readonly { [key: string]: unknown }[]): string[] =>
  events.map(({ says }) => text.say(says as Message, 'en'));

/** What is told when these rooms are revealed. */
function revealed(scenario: number, rooms: readonly number[], also: (g: State) => void = () => {}) {
  const g: State = structuredClone(begun(scenario).g);
  also(g);
  const told: { type: string; shown: { [key: string]: unknown } }[] = [];
  const t = { g, rng: { die: () => 1 }, reveal: () => {}, tell: (event: (typeof told)[number]) => told.push(event) };
  revealRooms(t as never, rooms, '0,0');
  return (type: string) => told.filter((one) => one.type === type).map(({ shown }) => shown);
}

describe('at the beginning of a scenario are told', () => {
  test('its goal, how it is lost, and what is done to the characters', () => {
    expect(said(begun(19).heard('scenario-says'))).toEqual([
      'Bring Hail next to hex b',
      'Lost when Hail is gone',
      'Each character adds 3 curse cards to the modifier deck',
    ]);
  });
  test('who fights for the characters', () => {
    expect(said(begun(11).heard('scenario-says'))).toContain('Living Bones and Living Corpse fight for the characters');
  });
  test('what holds in every round', () => {
    expect(said(begun(39).heard('scenario-says'))).toContain('Every round begins with ice strong, and fire inert');
  });
  test('the goal alone, where there is nothing else', () => {
    expect(said(begun(1).heard('scenario-says'))).toEqual(['Kill all enemies in all rooms']);
  });
});

describe('when a room is revealed are told', () => {
  test('how its locked doors open', () => {
    expect(said(inRoom(53).heard('door-locked'))).toContain('opens at the start of round 2');
    expect(inRoom(1).heard('door-locked')).toEqual([]);
  });
  test('where monsters will come from, for so many characters', () => {
    const [two] = said(inRoom(3).heard('scenario-sends'));
    expect(two).toMatch(/^At the end of every odd round/);
    const [three] = said(inRoom(3, 3).heard('scenario-sends'));
    expect(three).toMatch(/^At the start of every round/);
  });
  test('which hex a letter of the goal is, once it can be seen and not before', () => {
    expect(begun(19).heard('letter-is')).toEqual([]);
    expect(revealed(19, [5])('letter-is')).toEqual([{ letter: 'b', at: ['-1,-11'] }]);
  });
  test('not what waits to come behind the party', () => {
    const t = begun(19);
    expect(JSON.stringify([...t.heard('scenario-says'), ...t.heard('scenario-sends')])).not.toContain('cultist');
  });
});

describe('at its end', () => {
  test('of scenarios that become known and are not offered it is told why', () => {
    const t = atEnd('won', { options: { scenario: '18' } });
    const [told] = t.heard('unlocks');
    expect(told!.scenarios).toEqual([14, 23, 26, 43]);
    const closed = told!.closed as unknown as { args: { scenario: number } }[];
    expect(closed.map(({ args }) => args.scenario)).toEqual([23, 26]);
    expect(text.say({ key: 'event.unlocks', args: told! }, 'en')).toContain(
      'Deep Ruins (unlocked, not in this program yet: some of its special rules are not known)',
    );
  });
});

test('the game says all of it in both languages', () => {
  for (const locale of ['en', 'ja'] as const)
    for (const type of ['scenario-says', 'scenario-sends', 'door-locked', 'letter-is'])
      expect(text.has(`event.${type}`, locale), `${gloomhaven.id}: ${type}`).toBe(true);
});
