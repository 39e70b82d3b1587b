import type { Table } from '#core/types';
import type { State } from './state.ts';

/** Kinds of cards with a text of their own (`words/cards.ts`). */
export type Read = 'event' | 'plot' | 'encounter' | 'peril' | 'shadow' | 'quest' | 'corruption' | 'objective';

/** A card that all see is read out below the sentence that names it: its text, in the language of whoever reads. */
export const reads = ({ tell }: Table<State>, kind: Read, card: string): void =>
  tell({ type: 'card-read', shown: { text: { key: `read.${kind}.${card}` } } });
