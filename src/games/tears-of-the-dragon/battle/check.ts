import type { Script, Table } from '#core/types';
import { look } from '../content.ts';
import { spellTarget, TERRAMAX } from '../pieces.ts';
import type { State, Wizardry } from '../state.ts';
import { explode } from './explosion.ts';
import { faceLabel } from './labels.ts';

/** Spell checks and what may come of them (TD-15, TD-16). */

/** TD-23.8: what the dragon knows. */
const DRAGON_SPELLS = ['bad-fortune', 'eldritch-shield', 'juggernaut', 'terror'];

/** What a wizard, or Terramax, knows and may still do; the dragon's record is made when he first needs one. */
export function mindOf(g: State, id: string): Wizardry {
  return (
    g.wizardry[id] ?? {
      known: id === TERRAMAX ? [...DRAGON_SPELLS] : [],
      modifier: 0,
      blocked: false,
      burntOut: false,
      refusals: 0,
      searched: false,
    }
  );
}
const NATURAL_TEN = 10;

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
  const die = t.rng.die(10, 'spell-check');
  const passed = die <= target && die !== NATURAL_TEN;
  const shown = { wizard: faceLabel(g, wizard), spell, die, target };
  t.tell({ type: passed ? 'spell-cast' : 'spell-failed', shown });
  if (passed) return 'cast';
  g.wizardry[wizard] = mind;
  mind.blocked = true;
  return die === NATURAL_TEN ? yield* tragicFailure(t, wizard, spell, mind) : 'failed';
}

/** TD-16.1 to 16.5. */
function* tragicFailure(t: Table<State>, wizard: string, spell: string, mind: Wizardry): Script<'failed' | 'backfire'> {
  const { g } = t;
  const die = t.rng.die(10, 'spell-failure');
  const { result } = look('spellFailure', die);
  const tragedy = { key: `battle.tragedy.${result}` };
  t.tell({ type: 'tragic-failure', shown: { wizard: faceLabel(g, wizard), spell, die, tragedy } });
  switch (result) {
    case 'burn-out':
      mind.burntOut = true;
      return 'failed';
    case 'memory-loss':
      mind.known = mind.known.filter((one) => one !== spell);
      mind.modifier--;
      return 'failed';
    case 'backfire':
      return 'backfire';
    default:
      yield* explode(t, wizard);
      return 'failed';
  }
}

/**
 * TD-23.4, TD-23.7: the dragon's wizard checks whether he holds him (stream `dragon-control`). It is no spell: it neither
 * blocks him nor fails tragically. Without a wizard on the map nobody holds the dragon. The caller sees to the consequences.
 */
export function* controlCheck(t: Table<State>, modifier: number): Script<boolean> {
  const { g } = t;
  const { wizard } = g.terramax;
  if (wizard === null || g.counters[wizard]!.fate !== 'map') return false;
  const target = spellTarget(g, wizard) + modifier;
  const die = t.rng.die(10, 'dragon-control');
  const held = die <= target && die !== NATURAL_TEN;
  t.tell({ type: held ? 'dragon-held' : 'dragon-not-held', shown: { wizard, die, target } });
  return held;
}
