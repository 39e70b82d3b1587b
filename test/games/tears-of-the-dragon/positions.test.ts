import fc from 'fast-check';
import { expect, test } from 'vitest';
import { audit } from '#games/tears-of-the-dragon/judge/audit';
import { clashesAt } from '#games/tears-of-the-dragon/rules/chapters/clash';
import { ISLAND, isBesieged, isPenguin, TERRAMAX } from '#games/tears-of-the-dragon/state/pieces';
import { State } from '#games/tears-of-the-dragon/state/state';
import { saltedNumber } from '../../kit/salt.ts';
import { positions } from './positions.ts';

/** What of all that can be in a position is in this one. */
function sortsIn(g: State): string[] {
  const found: string[] = [g.phase, g.scenario];
  const note = (name: string, isHere: boolean) => isHere && found.push(name);
  for (const [id, c] of Object.entries(g.counters)) {
    const { fate, ship, box, trapped, reduced, obfuscated, exposed, at } = c;
    for (const [name, isHere] of Object.entries({ trapped, reduced, obfuscated, exposed })) note(name, isHere);
    note(fate, true);
    note('aboard', ship !== null);
    note('in a box', box !== null);
    note('in a box at sea', box !== null && ship !== null);
    note('on the Island', at === ISLAND);
    note('a penguin', fate === 'map' && isPenguin(id));
    note('the dragon at sea', id === TERRAMAX && ship !== null);
  }
  note('the dragon held', g.terramax.wizard !== null && !g.terramax.berserk);
  note('the dragon berserk', g.terramax.berserk);
  note(
    'enthralled',
    Object.keys(g.enthralled).some((wizard) => Object.values(g.counters).some(({ box }) => box === wizard)),
  );
  note(
    'a siege',
    Object.keys(g.castles).some((castle) => g.inside[castle] && isBesieged(g, castle)),
  );
  note('a clash', clashesAt(g).length > 0);
  note('an offer', g.offers.length > 0);
  note('activations by the enemy roll', g.allowance?.byEnemyRoll === true);
  note('a roll that must be', g.mustRoll && g.allowance === null);
  return found;
}

test('positions that are built are lawful, and of all sorts', () => {
  const sorts = new Set<string>();
  for (const { g } of fc.sample(positions, { numRuns: 300, seed: saltedNumber('positions') })) {
    expect(State.parse(g)).toEqual(g);
    expect(audit(g)(g, [])).toBeUndefined();
    for (const sort of sortsIn(g)) sorts.add(sort);
  }
  expect([...sorts].sort()).toEqual(
    [
      ...['standard', 'free-setup', 'war-of-the-dragon'],
      ...['initiative', 'command', 'start', 'actions', 'close', 'exchange'],
      ...['map', 'pool', 'killed', 'wounded', 'away', 'captured', 'lair', 'eaten', 'trapped'],
      ...['reduced', 'obfuscated', 'exposed', 'aboard', 'in a box', 'in a box at sea', 'on the Island', 'a penguin'],
      ...['the dragon at sea', 'the dragon held', 'the dragon berserk', 'enthralled', 'a siege', 'a clash', 'an offer'],
      ...['activations by the enemy roll', 'a roll that must be'],
    ].sort(),
  );
});
