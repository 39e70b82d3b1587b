import type { Message } from '#core/types';
import { json } from '../../printed/words/parts.ts';

/** One sentence after the other. Throws when there is none. */
export const sentences = (all: readonly Message[]): Message =>
  all.reduce((before, next) => ({ key: 'foresight.then', args: { before: json(before), next: json(next) } }));
