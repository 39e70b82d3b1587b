import { creatures as all } from '../../printed/content/content.ts';
import { creatureWords } from '../../printed/words/plain.ts';
import { onPage, type Printed, told } from './printed.ts';

/** What characters summon, by cards and items (GH-16). */
export const creatures = (): Printed[] =>
  [...all.values()].map((one) => ({
    kind: 'creature',
    id: one.id,
    title: { key: `creature.${one.id}` },
    text: told('creature', { is: onPage(creatureWords(one)) }),
    see: ['summons', 'active-cards'],
  }));
