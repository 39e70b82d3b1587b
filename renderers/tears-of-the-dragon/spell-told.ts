import type { Locale } from '#core/text';
import type { Sprite } from '../scene.ts';
import { joined, saidPart, signPart, spellPart } from './deed-parts.ts';
import { facePart } from './hurt-parts.ts';
import { spellName } from './names.ts';
import { say, text } from './text.ts';
import { listOf, namedIn, type Told, targetsIn } from './told.ts';

/** What a spell does and to whom, and which one was learned: parts of rows. */

/** What a spell that worked does, where nothing of it is told in signs. */
export function doesPart({ spell, came }: Told['shown'], locale: Locale): Sprite[] {
  const key = `effect.${namedIn(spell)}`;
  return listOf(came).length === 0 && text.has(key, locale) ? [saidPart(say(key, locale))] : [];
}

/** Whom a spell was meant for, before its die. */
export function meantPart(shown: Told['shown'], locale: Locale): Sprite[] {
  const wizard = namedIn(shown.wizard);
  const faces = targetsIn(shown).flatMap(({ face }) => (face === wizard ? [] : [face]));
  return faces.length === 0 ? [] : [joined([saidPart('→'), ...faces.map((face) => facePart(face, locale))])];
}

/** A spell that a wizard has from now on; its name where its row has none (`isNamed`). */
export const learntPart = (spell: string, locale: Locale, isNamed = false): Sprite =>
  joined([
    signPart('plus'),
    spellPart(spell),
    saidPart(say('band.learnt', locale, { spell: isNamed ? spellName(spell, locale) : null })),
  ]);
