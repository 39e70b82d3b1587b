import type { Locale } from '#core/text';
import { leaders } from '#games/tears-of-the-dragon/printed/content';
import type { Sprite } from '../scene.ts';
import { saidPart } from './deed-parts.ts';
import { effectParts } from './effect-parts.ts';
import { fateIn } from './fight-told.ts';
import { marchesOf } from './last-action.ts';
import { nextTo, placeName } from './names.ts';
import { say } from './text.ts';
import { listOf, type Told } from './told.ts';

/** Leaders whom an enemy on his march came upon without a fighting piece beside them (TD-14.1): why they rolled, and where. */

/** Why and where, then what became of each; undefined of every other deed. `before` is the deed before it. */
export function aloneParts(told: Told, before: Told | undefined, locale: Locale): Sprite[] | undefined {
  const { type, shown } = told;
  if (type !== 'losses-borne') return undefined;
  const fates = listOf(shown.came).flatMap((one) => fateIn(one) ?? []);
  const [march] = before ? marchesOf([before]) : [];
  const isAlone =
    march && march.seat !== shown.seat && fates.length > 0 && fates.every(({ face }) => leaders.has(face));
  const parts = effectParts(shown.came, locale, typeof shown.seat === 'number' ? shown.seat : undefined);
  if (!isAlone) return parts;
  const at = march.way.at(-1)!;
  // Where nobody fled, only why is sure.
  const isThere = fates.some(({ to }) => to !== undefined && nextTo(at).includes(to));
  return [saidPart(say('band.alone', locale, { place: isThere ? placeName(at, locale) : null })), ...parts];
}
