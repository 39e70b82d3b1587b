import type { EffectOf, Op, PlainOp } from '../cards/effect.ts';
import type { Phrase, Says } from './phrase.ts';
import { BOARD_SAYS } from './phrases-board.ts';
import { CARDS_SAY } from './phrases-cards.ts';
import { HERO_SAYS } from './phrases-hero.ts';
import type { Speech } from './speech.ts';

/** Every effect that is one phrase. */
type Spoken = PlainOp['op'] | 'damageBlockable' | 'combat';
const SAYS: { readonly [O in Spoken]: Says<O> } = { ...HERO_SAYS, ...BOARD_SAYS, ...CARDS_SAY };

export type Speakable = EffectOf<Spoken>;
export const isSpeakable = (effect: { op: Op }): effect is Speakable => effect.op in SAYS;

/** What an effect does, and who does it. What follows on it (`onZero`, `onWin`) is not in it. */
export const phraseOf = (speech: Speech, effect: Speakable): Phrase =>
  (SAYS[effect.op] as (speech: Speech, effect: Speakable) => Phrase)(speech, effect);
