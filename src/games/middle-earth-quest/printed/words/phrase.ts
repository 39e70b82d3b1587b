import type { Json } from '#core/types';
import type { EffectOf, Op } from '../cards/effect.ts';
import type { Speech } from './speech.ts';

/**
 * Who does something: the hero a card concerns, Sauron, all heroes; the turn ends, a place becomes perilous; `anybody` moves what belongs
 * to nobody, and whoever plays does what the `card` does to itself.
 */
export type Doer = 'hero' | 'sauron' | 'heroes' | 'turn' | 'here' | 'anybody' | 'card';

/** What somebody does, with its verbs in all their forms (`speech.ts`). */
export interface Phrase {
  by: Doer;
  words: string;
}

export type Says<O extends Op> = (speech: Speech, effect: EffectOf<O>) => Phrase;

/** The phrase of a key of `does`. */
export const does = ({ say }: Speech, by: Doer, key: string, args?: Record<string, Json | undefined>): Phrase => ({
  by,
  words: say(`does.${key}`, args),
});

/** "+1", "−2". */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** "Aragorn and Gandalf". */
export const bothWords = ({ say }: Speech, parts: readonly string[]): string =>
  parts.reduce((a, b) => say('both', { a, b }));
