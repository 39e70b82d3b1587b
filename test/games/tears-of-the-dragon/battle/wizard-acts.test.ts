import { expect, test } from 'vitest';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import { everySpell, FORSETI, GORGANUN, needs, rolls } from './arena.ts';
import { torin } from './torin.ts';

/** What a wizard may do in a round (TD-9.3, TD-15.3). */

test('TD-15.3: a failed spell uses up the round: the wizard neither casts nor attacks, except with Eldritch Fire', () => {
  const failed = torin('bad-fortune', { dice: { 'spell-check': [8] } }).does(FORSETI, 'cast-in-battle', {
    spell: 'bad-fortune',
  });
  expect(failed.heard('volley')[0]!.dice).toHaveLength(2);
  const fire = torin('eldritch-fire', { dice: { 'spell-check': [8] } }).does(FORSETI, 'cast-in-battle', {
    spell: 'eldritch-fire',
  });
  expect(needs(fire.heard('volley')[0]!)).toEqual([4, 4, 3]);
  failed.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
  fire.nobodyIsAskedExcept(FORSETI, 'stay-or-retreat');
});

test('a wizard may choose to fight', () => {
  expect(rolls(torin('bad-fortune').does(FORSETI, 'fight').heard('volley')[0]!)).toHaveLength(3);
});

test('TD-9.3: the defender’s wizards act before the attacker’s', () => {
  const t = torin('bad-fortune', {
    pieces: { shimar: 'riverton' },
    known: { torin: ['bad-fortune'], shimar: ['bad-fortune'] },
    call: { at: 'riverton', kind: 'field', attacker: GORGANUN, attackers: ['warsteed-1', 'shimar'], from: null },
  });
  expect(t.asks()).toEqual(['1 wizard-act']);
  t.does(FORSETI, 'fight');
  expect(t.asks()).toEqual(['0 wizard-act']);
});

test('only spells of combat are offered', () => {
  const t = torin(everySpell(), { pieces: { 'cavalry-1': 'eldinbourg' } });
  const offered = ['cast-in-battle', 'cast-on', 'cast-over'].flatMap((name) => t.offered(FORSETI, name, 'spell'));
  const timely = [...spells.values()].filter(({ timing }) =>
    timing.some((time) => time === 'combat-round' || time === 'battle-start'),
  );
  expect(offered.toSorted()).toEqual(
    timely
      .map(({ id }) => id)
      .filter((id) => id !== 'breach')
      .toSorted(),
  );
});
