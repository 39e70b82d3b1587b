import { expect, test } from 'vitest';
import { FORSETI, GORGANUN, table } from '../board.ts';
import { arena } from './arena.ts';

/** When there is a battle, and in which order a round goes (TD-9.1, TD-9.3). */

test('TD-9.1: in the open there is battle at once; a garrison may be passed by', () => {
  const come = (map: Record<string, string[]>, path: string[]) => {
    const t = table({ map, active: GORGANUN, units: 1 });
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
    t.seat(GORGANUN).does('move', { group: ['warsteed-1'], path });
    return t;
  };
  const open = come({ greenbridge: ['warsteed'], riverton: ['cavalry'] }, ['riverton']);
  expect(open.heard('battle-joined')).toHaveLength(1);
  expect(open.asked().map(({ key }) => key)).toEqual(['stay-or-retreat']);
  const garrison = come({ lowmere: ['warsteed'] }, ['caer-clavell']);
  expect(garrison.heard('battle-joined')).toEqual([]);
  expect(garrison.seat(GORGANUN).offered()).toEqual(['move', 'attack', 'finish']);
  const past = come({ lowmere: ['warsteed'] }, ['caer-clavell', 'westmere']);
  expect(past.g.counters['warsteed-1']!.at).toBe('westmere');
});

test('TD-9.3: boxes, points, the defender’s wizards, the attacker’s, his dice and hits, theirs, and who stays', () => {
  const t = arena({
    pieces: {
      neko: 'riverton',
      torin: 'riverton',
      'foot-soldier-1': { at: 'riverton', box: 'neko' },
      kestrel: 'riverton',
      shimar: 'riverton',
      'warsteed-1': { at: 'riverton', box: 'kestrel' },
    },
    call: {
      at: 'riverton',
      kind: 'field',
      attacker: GORGANUN,
      attackers: ['kestrel', 'shimar', 'warsteed-1'],
      from: 'mistwood',
    },
    known: { torin: ['eldritch-fire'], shimar: ['eldritch-fire'] },
    dice: { 'spell-check': [1, 1], 'defender-dice': [1, 10], 'attacker-dice': [1, 10], casualty: [7] },
  });
  // 1. The boxes are open, and both sides set their points.
  expect(t.heard('line-formed')).toHaveLength(2);
  expect(t.asks().sort()).toEqual(['0 leader-points', '1 leader-points']);
  t.does(FORSETI, 'set-points', { points: {} }).does(GORGANUN, 'set-points', { points: {} });
  // 2. and 3. Wizards; spells work at once.
  expect(t.asks()).toEqual(['1 wizard-act']);
  t.does(FORSETI, 'cast-in-battle', { spell: 'eldritch-fire' });
  expect(t.heard('spell-cast')).toHaveLength(1);
  expect(t.asks()).toEqual(['0 wizard-act']);
  t.does(GORGANUN, 'cast-in-battle', { spell: 'eldritch-fire' });
  // 4. The defender has rolled; the attacker takes the hit before he rolls.
  expect(t.heard('volley').map(({ seat }) => seat)).toEqual([FORSETI]);
  expect(t.asks()).toEqual(['0 take-hits']);
  t.does(GORGANUN, 'take-hits', { hits: { 'warsteed.1': 1 } });
  // 5. The attacker has rolled; the defender takes the hit.
  expect(t.heard('volley').map(({ seat }) => seat)).toEqual([FORSETI, GORGANUN]);
  expect(t.asks()).toEqual(['1 take-hits']);
  t.does(FORSETI, 'take-hits', { hits: { 'foot-soldier.1': 1 } });
  // 6. and 7. Stay or retreat, the defender first.
  expect(t.asks()).toEqual(['1 stay-or-retreat']);
  t.does(FORSETI, 'stay');
  expect(t.asks()).toEqual(['0 stay-or-retreat']);
});
