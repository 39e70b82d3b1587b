import type { Script, Table } from '#core/types';
import { look } from '../../printed/content.ts';
import { faceLabel } from '../../state/battle/labels.ts';
import { seatOf, spellTarget } from '../../state/pieces.ts';
import type { State, Wizardry } from '../../state/state.ts';
import { isNaturalTen } from '../dice.ts';
import { anyDie } from '../fight/fortune.ts';
import { mindOf } from '../fight/mind.ts';
import { explode } from './explosion.ts';

/** Spell checks and what may come of them (TD-15, TD-16). */

/**
 * TD-15.1: d10 (stream `spell-check`) equal to or below 5 + spell modifier + `modifier`. A failure blocks him for the turn
 * (TD-15.2, A24), a natural 10 is a tragic failure (TD-16, stream `spell-failure`). Gives 'failed' without a roll when he
 * is blocked or burnt out already. After an explosion the caller must look who is still there.
 */
export function* spellCheck(
  t: Table<State>,
  wizard: string,
  spell: string,
  modifier = 0,
): Script<'cast' | 'failed' | 'backfire'> {
  const { g } = t;
  const mind = mindOf(g, wizard);
  if (mind.blocked || mind.burntOut) return 'failed';
  const target = spellTarget(g, wizard) + modifier;
  const die = yield* anyDie(t, { seat: seatOf(wizard), who: faceLabel(g, wizard), stream: 'spell-check' });
  const passed = die <= target && !isNaturalTen(die);
  const shown = { wizard: faceLabel(g, wizard), spell, die, target };
  t.tell({ type: passed ? 'spell-cast' : 'spell-failed', shown });
  if (passed) return 'cast';
  g.wizardry[wizard] = mind;
  mind.blocked = true;
  return isNaturalTen(die) ? yield* tragicFailure(t, wizard, spell, mind) : 'failed';
}

/** TD-16.1 to 16.5. `spell` is null when he tried to regain his magic: then there is nothing to forget or to turn round. */
export function* tragicFailure(
  t: Table<State>,
  wizard: string,
  spell: string | null,
  mind: Wizardry,
): Script<'failed' | 'backfire'> {
  const { g } = t;
  const die = yield* anyDie(t, { seat: seatOf(wizard), who: faceLabel(g, wizard), stream: 'spell-failure' });
  const { result } = look('spellFailure', die);
  const tragedy = { key: `battle.tragedy.${result}${spell === null ? '-unspelt' : ''}` };
  const type = spell === null ? 'tragic-regain' : 'tragic-failure';
  t.tell({ type, shown: { wizard: faceLabel(g, wizard), spell, die, tragedy } });
  switch (result) {
    case 'burn-out':
      mind.burntOut = true;
      return 'failed';
    case 'memory-loss':
      mind.known = mind.known.filter((one) => one !== spell);
      mind.modifier--;
      return 'failed';
    case 'backfire':
      return spell === null ? 'failed' : 'backfire';
    case 'explosion':
      yield* explode(t, wizard, spellCheck);
      return 'failed';
  }
}
