import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json, Message } from '#core/types';
import { json, said } from '../../printed/words/parts.ts';
import { heroId } from '../../state/names.ts';

/** Deeds that mend: a healing with the poison and the wound that go with it, and a rest with what it heals. */

/** What only a healing takes away (GH-7.33). */
const HEALED: readonly Json[] = ['poison', 'wound'];

const isCure = ({ type, shown }: Event): boolean => type === 'loses-condition' && HEALED.includes(shown.condition!);

/** The healing or rest that begins with this event; undefined for all others. */
export function mendingOf(event: Event): Growing | undefined {
  if (isCure(event)) return cured(event, [event.shown.condition!]);
  return event.type === 'rested' ? rested(event, []) : undefined;
}

const cured = (event: Event, conditions: readonly Json[]): Growing => ({
  take(next) {
    if (next.shown.actor !== event.shown.actor) return undefined;
    if (isCure(next)) return cured(event, [...conditions, next.shown.condition!]);
    return next.type === 'healed' ? healed(next, conditions) : undefined;
  },
  told: () => toldWith(event, { condition: [...conditions] }),
});

const healed = (event: Event, conditions: readonly Json[]): Growing => ({
  take: () => undefined,
  told: () => toldWith(event, { cured: json(said('came.conditions', { conditions: [...conditions] })) }),
});

const rested = (event: Event, mended: readonly Message[]): Growing => ({
  take(next) {
    const { type, shown } = next;
    if (shown.actor !== heroId(Number(event.shown.seat))) return undefined;
    if (isCure(next)) return rested(event, [...mended, said('came.cured', { condition: shown.condition })]);
    return type === 'healed'
      ? rested(event, [...mended, said('came.healed', { n: shown.n, hp: shown.hp })])
      : undefined;
  },
  told: () => toldWith(event, { mended: mended.length > 0 ? mended.map(json) : null }),
});
