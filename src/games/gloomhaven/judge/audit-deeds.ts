import type { Audit, Event } from '#core/types';
import { CONDITIONS, type Condition, type State } from '../state/state.ts';

/** What holds somebody from a deed (GH-11.1): who is stunned does nothing, who is immobilized stays, who is disarmed strikes nobody. */
const BARRED: Readonly<Record<string, readonly Condition[]>> = {
  moves: ['stun', 'immobilize'],
  attack: ['stun', 'disarm'],
  'uses-item': ['stun'],
  loots: ['stun'],
};

/** Nobody does what the conditions that lie on him forbid; a condition counts from the event that tells of it to the one that takes it off. */
export function auditDeeds(before: State): Audit<State> {
  const held = new Map(before.figures.map(({ id, conditions }) => [id, CONDITIONS.filter((one) => conditions[one])]));
  return (_, events) => deedsWrong(held, events);
}

function deedsWrong(before: ReadonlyMap<string, readonly Condition[]>, events: readonly Event[]): string | undefined {
  const held = new Map([...before].map(([id, conditions]) => [id, new Set<string>(conditions)]));
  for (const { type, shown } of events) {
    const actor = shown.actor as string | undefined;
    if (actor === undefined) continue;
    const own = held.get(actor) ?? held.set(actor, new Set()).get(actor)!;
    if (type === 'gains-condition') own.add(shown.condition as string);
    // GH-9.39: what it does on its death it does all the same.
    if (type === 'last-act') own.clear();
    if (type === 'loses-condition') own.delete(shown.condition as string);
    const why = BARRED[type]?.find((one) => own.has(one));
    if (why) return `${actor} ${type} under ${why}`;
  }
  return undefined;
}
