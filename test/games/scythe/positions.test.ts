import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audit } from '#games/scythe/judge/audit';
import { isHome, isLake } from '#games/scythe/printed/places';
import { State } from '#games/scythe/state/state';
import { saltedNumber } from '../../kit/salt.ts';
import { positions } from './positions.ts';

/** What of all that can be in a position is in this one. */
function sortsIn(g: State): string[] {
  const found: string[] = [`${g.order.length} at the table`, `mats: ${g.mats}`];
  const note = (name: string, isHere: boolean) => isHere && found.push(name);
  for (const [seat, p] of g.players.entries()) {
    found.push(p.faction, `section: ${p.section}`, ...p.stars.map(({ kind }) => `star: ${kind}`));
    note('five stars', p.stars.length === 5);
    note('two objectives revealed', p.revealed.length === 2);
    note('a Factory card', p.factory !== null);
    note('all structures', Object.keys(p.structures).length === 4);
    note('an automa without its character', g.automa?.seat === seat && !g.units[`${p.faction}.character`]);
  }
  for (const { kind, at } of Object.values(g.units)) {
    note(`${kind} on a lake`, isLake(at));
    note(`${kind} at home`, isHome(at));
  }
  for (const token of Object.values(g.tokens))
    found.push(token.kind === 'trap' ? `trap, armed: ${token.armed}` : 'flag');
  note('no combat card to draw', g.combatDeck.length === 0);
  if (g.automa) found.push(g.automa.level, `scheme ${g.automa.scheme}`);
  return found;
}

test('positions that are built are lawful, and of all sorts', () => {
  const sorts = new Set<string>();
  for (const { g } of fc.sample(positions, { numRuns: 400, seed: saltedNumber('positions') })) {
    expect(State.parse(g)).toEqual(g);
    expect(audit(g)(g, [])).toBeUndefined();
    expect(g.players.every(({ stars }) => stars.length < 6)).toBe(true);
    for (const sort of sortsIn(g)) sorts.add(sort);
  }
  expect([...sorts].sort()).toEqual(
    [
      ...[2, 3, 4, 5, 6, 7].map((n) => `${n} at the table`),
      ...['mats: any', 'mats: balanced', 'mats: chosen'],
      ...['albion', 'crimea', 'nordic', 'polania', 'rusviet', 'saxony', 'togawa'],
      ...['null', 'move', 'bolster', 'trade', 'produce', 'factory'].map((name) => `section: ${name}`),
      ...[
        'upgrades',
        'mechs',
        'structures',
        'recruits',
        'workers',
        'objective',
        'combat',
        'popularity',
        'power',
        'tracker',
      ].map((kind) => `star: ${kind}`),
      ...[
        'five stars',
        'two objectives revealed',
        'a Factory card',
        'all structures',
        'an automa without its character',
      ],
      ...['character on a lake', 'mech on a lake', 'worker on a lake'],
      ...['character at home', 'mech at home', 'worker at home'],
      ...['flag', 'trap, armed: true', 'trap, armed: false', 'no combat card to draw'],
      ...['automa', 'autometta', 'automaszyna', 'ultimaszyna', 'scheme 1', 'scheme 2'],
    ].sort(),
  );
});
