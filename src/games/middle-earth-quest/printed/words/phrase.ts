import type { Json } from '#core/types';
import type { EffectOf, Op } from '../cards/effect.ts';
import type { Speech } from './speech.ts';

/**
 * Who does something. `hero`, `sauron`, `heroes`: the hero a card concerns, Sauron, all heroes. `turn`: the turn ends.
 * `here`: a place becomes perilous. `anybody`: he moves what belongs to nobody. `card`: what a card does to itself is
 * done by whoever plays it.
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
