import type { Json, Message, Thing } from '#core/types';
import { areas, seas, spells } from '../../printed/content.ts';
import { faceWords, placeWords } from '../labels.ts';
import { faceOf, isUnit, TERRAMAX } from '../pieces.ts';
import type { State } from '../state.ts';
import { baseStrength, findSlot } from './line.ts';

/** Words for pieces in a battle. Everything here may be read by both sides: faces and slots, never identities. */

/** A message that can be an argument of another. */
export type Words = Message & { [key: string]: Json };

export const GARRISON = 'garrison';

/** A piece as the enemy may know it: "Warsteed", "Warsteed (reduced)", "Hastur". */
export function faceLabel(g: State, id: string): Words {
  const words = faceWords(faceOf(id));
  return isUnit(id) && g.counters[id]!.reduced ? { key: 'battle.reduced', args: { piece: words } } : words;
}

/** A place in the line: "Warsteed 2", "Hastur", "the garrison". */
export function slotWords(slot: string): Words {
  if (slot === GARRISON) return { key: 'battle.garrison' };
  const [face, n] = slot.split('.') as [string, string | undefined];
  const piece = faceWords(face);
  return n === undefined || face === faceOf(TERRAMAX) ? piece : { key: 'battle.slot', args: { piece, n: Number(n) } };
}

/** The same with what a decision rests on: strength, and whether it is reduced. */
export function slotLabel(g: State, slot: string): Words {
  const fighter = g.battle ? findSlot(g.battle, slot) : undefined;
  if (!fighter) return slotWords(slot);
  const reduced = fighter.id !== null && isUnit(fighter.id) && g.counters[fighter.id]!.reduced;
  const strength = baseStrength(g, fighter);
  return { key: reduced ? 'battle.slot-reduced' : 'battle.slot-full', args: { piece: slotWords(slot), strength } };
}

/** Whatever may be named in a battle question: a slot, a place, a spell, an own counter, or a fixed word. */
export function thingLabel(g: State, thing: string): Words {
  if (g.battle && findSlot(g.battle, thing)) return slotLabel(g, thing);
  if (areas.has(thing) || seas.has(thing)) return placeWords(thing);
  if (spells.has(thing)) return { key: `spell.${thing}` };
  if (g.counters[thing]) {
    const { at } = g.counters[thing];
    return at && at !== g.battle?.at
      ? { key: 'battle.piece-at', args: { piece: faceLabel(g, thing), place: placeWords(at) } }
      : faceLabel(g, thing);
  }
  return { key: `battle.choice.${thing}` };
}

/** What such a name means: a slot, a place, a spell, an own counter, or a fixed word. */
export function meant(g: State, thing: string): Thing[] {
  if (g.battle && findSlot(g.battle, thing)) return [{ of: 'figure', id: thing }];
  if (areas.has(thing) || seas.has(thing)) return [{ of: 'place', id: thing }];
  if (spells.has(thing)) return [{ of: 'card', id: thing }];
  return [{ of: g.counters[thing] ? 'figure' : 'words', id: thing }];
}
