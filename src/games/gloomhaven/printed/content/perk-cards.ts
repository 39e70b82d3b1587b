import type { ModifierCard } from '../schema/modifier.ts';
import { classes } from './content.ts';

/** Attack modifier cards that perks bring (GH-1.1): those that roll, or do something besides. */

/** What a card is called in a deck; two that do the same have the same name. */
export function idOf({ card, rolling, gain }: Omit<ModifierCard, 'count'>): string {
  const does = Object.entries(gain ?? {}).map(([what, n]) => {
    if (what === 'conditions') return (n as string[]).join('-');
    if (what !== 'ops') return `${what}-${n}`;
    return gain!.ops!.map((op) => [op.op, 'element' in op ? op.element : 'n' in op ? op.n : ''].join('-')).join('-');
  });
  return [card, ...(rolling ? ['rolling'] : []), ...does].join('-');
}

const known = new Map<string, ModifierCard>(
  [...classes.values()].flatMap(({ perks }) =>
    perks.flatMap(({ add = [] }) => add.map((card): [string, ModifierCard] => [idOf(card), card])),
  ),
);

/** The cards of perks that are not in a deck from the start. */
export const perkCards: readonly (readonly [string, ModifierCard])[] = [...known].filter(
  ([id, { card }]) => id !== card,
);

/** What a card of a perk does besides its value; undefined for one that every deck has. */
export const perkCard = (id: string): ModifierCard | undefined => known.get(id);

/** What a card does besides, by name, for who compares two (GH-7.23); what it pierces. */
export function giftsOf(gain: ModifierCard['gain']): { effects: string[]; pierce: number } {
  const { pierce, conditions = [], ops = [], ...rest } = gain ?? {};
  const effects = [
    ...conditions,
    ...ops.map(({ op }) => op),
    ...Object.entries(rest).map(([what, n]) => `${what} ${n}`),
  ];
  return { effects, pierce: typeof pierce === 'number' ? pierce : 0 };
}
