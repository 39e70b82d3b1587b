import { same } from '#core/copy';
import type { Effect, EffectOf, Effects, Holding } from '../cards/effect.ts';
import type { Phrase } from './phrase.ts';
import { does } from './phrase.ts';
import { isSpeakable, phraseOf, type Speakable } from './phrases.ts';
import { influenceAndMonsterWords, placeCharacterWords, removeSeveralWords } from './phrases-board.ts';
import { combatModWords } from './phrases-hero.ts';
import type { Speech } from './speech.ts';

/** Effects cut into what is said together. */

/** What is said in a sentence of its own: somebody chooses, something is asked. */
export type Block = Exclude<Holding, { op: 'damageBlockable' | 'combat' }>;
/** A phrase, with what follows if it went well. */
export interface Spoken {
  phrase: Phrase;
  next?: { key: 'if-zero' | 'if-won'; effects: Effects } | undefined;
}
export type Unit = Spoken | { block: Block };

/** In their order; neighbours that are one thing for whoever reads them are one phrase. */
export function unitsOf(speech: Speech, effects: Effects): Unit[] {
  const units: Unit[] = [];
  for (let at = 0; at < effects.length; ) {
    const effect = effects[at]!;
    if (!isSpeakable(effect)) {
      units.push({ block: effect as Block });
      at++;
      continue;
    }
    const found = joint(speech, effects.slice(at)) ?? { phrase: phraseOf(speech, effect), n: 1 };
    units.push({ phrase: found.phrase, next: after(effect) });
    at += found.n;
  }
  return units;
}

function after(effect: Speakable): Spoken['next'] {
  if (effect.op === 'damageBlockable') return { key: 'if-zero', effects: effect.onZero };
  if (effect.op === 'combat' && effect.onWin) return { key: 'if-won', effects: effect.onWin };
  return undefined;
}

const BOTH = ['restToLife', 'damageToLife'];

/** What several effects at the front say as one; undefined where the first one speaks for itself. */
function joint(speech: Speech, effects: Effects): { phrase: Phrase; n: number } | undefined {
  const [one, two] = effects;
  if (!one || !two) return undefined;
  if (BOTH.includes(one.op) && BOTH.includes(two.op) && one.op !== two.op)
    return { phrase: does(speech, 'hero', 'both-to-life'), n: 2 };
  if (one.op === 'combatMod') {
    const all = alike(effects, one, 'stat');
    return { phrase: combatModWords(speech, all), n: all.length };
  }
  if (one.op === 'placeCharacter') {
    const all = alike(effects, one, 'who');
    return { phrase: placeCharacterWords(speech, all), n: all.length };
  }
  if (one.op === 'removeTokens' && one.mode === 'upTo') {
    const all = alike(effects, one, 'kinds');
    return { phrase: all.length > 1 ? removeSeveralWords(speech, all) : phraseOf(speech, one), n: all.length };
  }
  if (one.op === 'influence' && two.op === 'placeMonster' && same(one.where, two.where) && one.spread === two.spread)
    return { phrase: influenceAndMonsterWords(speech, one, two), n: 2 };
  return undefined;
}

/** Those at the front that differ from the first in one field at most. */
function alike<O extends 'combatMod' | 'placeCharacter' | 'removeTokens'>(
  effects: Effects,
  first: EffectOf<O>,
  field: keyof EffectOf<O>,
): EffectOf<O>[] {
  const without = (one: Effect) => ({ ...one, [field]: null });
  const other = effects.findIndex((one) => !same(without(one) as never, without(first) as never));
  return (other < 0 ? effects : effects.slice(0, other)) as readonly Effect[] as EffectOf<O>[];
}
