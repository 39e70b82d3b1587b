import { describe, expect, test } from 'vitest';
import type { Event } from '#core/types';
import { audit } from '#games/middle-earth-quest/judge/audit';
import { skills } from '#games/middle-earth-quest/printed/combat/heroes';
import type { State } from '#games/middle-earth-quest/state/state';
import { type MeqTable, table } from './board.ts';

/** What the audit promises after every answer: of each promise a match that breaks it is found, and by its own words. */

const FACES = ['orc@tharbad', 'blank@bree'];
/** A hero before his journey, with things of every kind on the map. */
const onTheWay = (): MeqTable =>
  table({
    step: 'travel',
    heroes: [{ id: 'eleanor', at: 'dunland', hand: ['parry', 'hide'], corruption: ['weary'] }, { id: 'thalin' }],
    tokens: FACES,
    influence: { barad_dur: 4, dol_guldur: 2 },
    pool: 3,
    markers: { green: 3, yellow: 2, red: 1, black: 4 },
    shadow: ['winter_storm'],
    plots: ['smeagol_escapes'],
    slots: ['osgiliath_invaded@osgiliath'],
  });
/** In the midst of a combat: a round was fought. */
function fighting(): MeqTable {
  const t = onTheWay();
  t.seat(1).does('move', { to: 'tharbad', pay: { parry: 1 } });
  while (t.open.some(({ window }) => window === 'shadow')) t.seat(0).does('no-shadow');
  t.seat(1).does('prepare', { n: 0 });
  t.seat(0).does('play-card', { card: t.g.combat!.foeSide.hand[0]! });
  t.seat(1).does('play-card', { card: 'hide' });
  return t;
}

/** What it says of this state after the change. */
function says(g: State, change: (g: State) => void, events: readonly Event[] = []): string | undefined {
  const after = structuredClone(g);
  change(after);
  return audit(g)(after, events);
}
const travelling = onTheWay().g;
const inCombat = fighting().g;
const [skill] = skills.keys();

type Case = readonly [breaks: string, change: (g: State) => void, says: RegExp, from?: State];
const nothing = (): void => {};

const CASES: Readonly<Record<string, readonly Case[]>> = {
  'the cards of each hero are his 25 and his skills, over hand, life, rest, damage and stack': [
    ['one is lost from the hand', (g) => void g.heroes[0]!.piles.hand.pop(), /cards of eleanor: missing hide/],
    ['one is doubled in the life pool', (g) => void g.heroes[1]!.piles.life.push('parry'), /thalin: .*too many parry/],
    ['one lies in two piles', (g) => void g.heroes[0]!.piles.rest.push('hide'), /eleanor: .*too many hide/],
    [
      'one goes over to another hero',
      (g) => g.heroes[1]!.piles.damage.push(g.heroes[0]!.piles.life.pop()!) as never,
      /cards of eleanor: missing/,
    ],
    ['one leaves the stack of a combat', (g) => void g.combat!.hero.stack.pop(), /eleanor: missing hide/, inCombat],
    ['a skill is his and in the deck', (g) => void g.heroes[0]!.piles.life.push(skill!), /skills have changed/],
    ['a skill leaves the deck', (g) => void g.skillDeck.draw.pop(), /skills have changed/],
  ],
  'every deck is conserved': [
    ['a Shadow card is lost', (g) => void g.shadow.pop(), /shadow cards: missing winter_storm, too many none/],
    ['a Plot card is in the hand twice', (g) => void g.plots.push('smeagol_escapes'), /plot cards: .*too many smeagol/],
    ['an active plot is gone', (g) => void g.slots.fill(null), /plot cards: missing osgiliath_invaded/],
    ['a Peril card is lost', (g) => void g.perilDeck.draw.pop(), /peril cards: missing/],
    ['a corruption card is put off', (g) => void g.heroes[0]!.corruption.pop(), /corruption cards: missing weary/],
    ['an Event card is lost', (g) => void g.eventDecks['2']!.draw.pop(), /event cards: missing/],
    ['an Encounter card is lost', (g) => void g.encounterDecks.haven!.draw.pop(), /encounter cards: missing/],
    ['a combat card of the foe is lost', (g) => void g.combat!.foeSide.deck.pop(), /cards of orc: missing/, inCombat],
    ['its card is discarded twice', (g) => twice(g.combat!.foeSide), /cards of orc: .*too many/, inCombat],
  ],
  'the fifty tokens are conserved': [
    ['one is taken off the map', (g) => void g.tokens.pop(), /tokens: missing blank/],
    ['a face changes', (g) => Object.assign(g.tokens[0]!, { face: 'agent' }), /tokens: missing orc, too many agent/],
    ['two have one number', (g) => Object.assign(g.tokens[1]!, { no: 1 }), /two tokens have one number/],
  ],
  'influence is never above its limit, and never in a Haven': [
    ['a Haven', (g) => Object.assign(g.influence, { rivendell: 1 }), /1 influence in the Haven rivendell/],
    [
      'a stronghold',
      (g) => Object.assign(g.influence, { barad_dur: 7 }),
      /7 influence in the stronghold barad_dur of 6/,
    ],
    [
      'beside a stronghold',
      (g) => Object.assign(g.influence, { south_eaves: 3 }),
      /3 influence in south_eaves, where 2/,
    ],
    ['without a link', (g) => Object.assign(g.influence, { old_forest: 2 }), /2 influence in old_forest, where 1/],
    ['the pool', (g) => Object.assign(g, { pool: 5 }), /5 influence in the pool of stage 1/],
    ['less than nothing', (g) => Object.assign(g, { pool: -1 }), /-1 influence in the pool/],
  ],
  'markers stay on the track': [
    ['before its begin', (g) => Object.assign(g.markers, { red: -1 }), /red marker stands on -1/],
    ['beyond its end', (g) => Object.assign(g.markers, { green: 19 }), /green marker stands on 19/],
    ['in a stage that nobody has entered', (g) => Object.assign(g.markers, { black: 7 }), /stage 2 was never entered/],
  ],
  'actions lie on the rows as printed': [
    ['a fourth on a row', (g) => Object.assign(g.actionTokens, { command: 4 }), /4 action tokens on the row command/],
    ['four at once', (g) => Object.assign(g.actionTokens, { command: 2, draw_cards: 2 }), /4 action tokens/],
    [
      'one that nobody took',
      (g) => Object.assign(g.actionTokens, { command: 1 }),
      /1 action tokens on the row command, where 0/,
    ],
  ],
  'heroes and minions have what they can have': [
    ['favor', (g) => Object.assign(g.heroes[0]!, { favor: -1 }), /eleanor has -1 favor/],
    ['items', (g) => Object.assign(g.heroes[0]!, { items: ['horse', 'horse'] }), /two of an item/],
    ['levels', (g) => Object.assign(g.heroes[0]!.levels, { wisdom: 3 }), /more than two levels/],
    ['wounds', (g) => wound(g, 'black_serpent', 20), /black_serpent has 20 damage/],
    [
      'a place',
      (g) => Object.assign(g.minions.black_serpent!, { is: 'board', at: null }),
      /black_serpent stands nowhere/,
    ],
  ],
};

function twice({ discard, stack }: { discard: string[]; stack: string[] }): void {
  discard.push(...stack);
}
function wound(g: State, id: string, damage: number): void {
  g.minions[id] = { is: 'board', at: 'near_harad', damage };
}

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  const all = cases.map(([breaks, change, complaint, from = travelling]) => ({ breaks, change, complaint, from }));
  test.each(all)('$breaks', ({ change, complaint, from }) => {
    expect(says(from, nothing)).toBeUndefined();
    expect(says(from, change)).toMatch(complaint);
  });
});

describe('MEQ-5.1: what an action was worth', () => {
  const taken = (row: string, x: number, cleared = false): Event => ({
    type: 'action-taken',
    shown: { row, x, cleared },
  });
  const put = (n: number) => (g: State) => void Object.assign(g.actionTokens, { place_influence: n });
  test.each([
    ['the first of influence is 6', put(1), [taken('place_influence', 6)], undefined],
    ['and no 5', put(1), [taken('place_influence', 5)], /an action of 5 .* where 6 is printed/],
    ['the next one is 5', put(2), [taken('place_influence', 6), taken('place_influence', 5)], undefined],
    ['a token must have been put', put(0), [taken('place_influence', 6)], /0 action tokens .* where 1/],
    ['nobody takes them off before the fourth', put(1), [taken('place_influence', 6, true)], /were taken off/],
  ] as const)('%s', (_, change, events, complaint) => {
    const said = says(travelling, change, events);
    if (complaint) expect(said).toMatch(complaint);
    else expect(said).toBeUndefined();
  });
  test('the fourth comes on an empty board', () => {
    const full = structuredClone(travelling);
    Object.assign(full.actionTokens, { place_influence: 2, command: 1 });
    const one = (g: State) => void Object.assign(g.actionTokens, { place_influence: 1, command: 0 });
    expect(says(full, one, [taken('place_influence', 6, true)])).toBeUndefined();
    expect(says(full, one, [taken('place_influence', 6)])).toMatch(/were not taken off/);
  });
});

test('MEQ-9.4: in the finale an objective that is met may bring a marker beyond the last stage that was entered', () => {
  const beyond = (stage: State['stage']) => (g: State) =>
    void Object.assign(g, { stage, markers: { ...g.markers, green: 7 } });
  expect(says(travelling, beyond('play'))).toMatch(/stage 2 was never entered/);
  expect(says(travelling, beyond('finale'), [moves('green', 7)])).toBeUndefined();
});

describe('Favor and markers change as it is told, and by nothing else', () => {
  const event = (type: string, shown: Event['shown']): Event => ({ type, shown });
  const favor = (of: number, n: number) => (g: State) => void Object.assign(g.heroes[of]!, { favor: n });
  const rich = structuredClone(travelling);
  for (const one of rich.heroes) one.favor = 3;
  rich.favors = { bree: 2 };
  const put = (n: number) => (g: State) => void Object.assign(g.favors, { bree: n });
  const gained = event('favor-gained', { seat: 1, n: 1, favor: 4 });
  test.each([
    ['favor from nowhere', favor(0, 4), [], /favor of seat 1: changed by 1, told 0/],
    ['favor that is told', favor(0, 4), [gained], undefined],
    ['favor of another', favor(1, 4), [gained], /favor of seat 1: changed by 0, told 1/],
    ['favor that is lost untold', favor(1, 2), [], /favor of seat 2: changed by -1, told 0/],
    ['what a plot costs', favor(0, 1), [event('plot-foiled', { seat: 1, favor: 2 })], undefined],
    ['what corruption costs', favor(0, 1), [event('corruption-discarded', { seat: 1, favor: 1 })], /by -2, told -1/],
    ['a trade between two', both(favor(0, 2), favor(1, 4)), [event('traded', { seat: 1 })], undefined],
    ['a trade that makes some', both(favor(0, 3), favor(1, 4)), [event('traded', { seat: 1 })], /of all: changed by 1/],
    ['favor on the map from nowhere', put(3), [], /on the map: -1 taken/],
    ['favor that leaves the map for nobody', put(1), [], /on the map: 1 taken, 0 gained/],
    ['favor that a hero takes', both(favor(0, 4), put(1)), [gained], undefined],
    ['a marker that moves by itself', marked('red', 2), [], /the red marker stands on 2, which nobody told/],
    ['a marker that is told', marked('red', 2), [moves('red', 2)], undefined],
    ['a marker told elsewhere', marked('red', 2), [moves('red', 3)], /the red marker stands on 2/],
    ['a marker that falls', marked('red', 0), [falls('red', 0)], undefined],
    ['a marker that rises and falls', marked('red', 0), [moves('red', 2), falls('red', 0)], undefined],
    ['a marker that falls further than is told', marked('red', 0), [falls('red', 1)], /the red marker stands on 0/],
  ] as const)('%s', (_, change, events, complaint) => {
    const said = says(rich, change, events);
    if (complaint) expect(said).toMatch(complaint);
    else expect(said).toBeUndefined();
  });
});

function both(...changes: ((g: State) => void)[]): (g: State) => void {
  return (g) => {
    for (const change of changes) change(g);
  };
}
function marked(marker: 'red', at: number): (g: State) => void {
  return (g) => void Object.assign(g.markers, { [marker]: at });
}
function falls(marker: string, space: number): Event {
  return { type: 'marker-falls', shown: { marker, n: 1, space } };
}
function moves(marker: string, space: number): Event {
  return { type: 'marker-moves', shown: { marker, n: 1, space } };
}
