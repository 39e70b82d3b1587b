import type { Locale } from '#core/text';
import type { Json, SeatId } from '#core/types';
import { rules } from '#games/tears-of-the-dragon/printed/content';
import type { Sprite } from '../scene.ts';
import { casualtyIn, casualtyParts } from './casualty-parts.ts';
import { barePart, harmPart, joined, neededPart, saidPart, signPart } from './deed-parts.ts';
import { hurtParts, unseenCounter } from './hurt-parts.ts';
import { say } from './text.ts';
import { isRecord, listOf, numberIn, type Told } from './told.ts';

/** The danger of a ruin on the card of a search: its die, and what came of it. */

/** What lurked in a ruin: a skull beside the die, red where it came out. Whom it hits may be asked still (`open`). */
export const danger = (shown: Told['shown'], seat: SeatId, locale: Locale): Sprite[] =>
  listOf(shown.came)
    .filter(isRecord)
    .slice(0, 1)
    .flatMap(({ args }) => [
      dangerPart(seat, { roll: isRecord(args) ? args.roll : undefined, struck: shown.danger === true }, locale),
      ...casualtyDice(shown.came),
      ...(shown.danger === true && numberIn(shown.fell) === 0 && hurtParts(shown.came, 'en').length === 0
        ? shown.open === true
          ? [saidPart(say('band.who-is-hit', locale))]
          : [unseenPart(seat), saidPart(say('band.weakened-unseen', locale))]
        : []),
    ]);
/** The dice that told what became of those whom it struck. */
const casualtyDice = (came: Json | undefined): Sprite[] =>
  listOf(came).flatMap((one) => {
    const roll = casualtyIn(one);
    return roll ? [joined(casualtyParts(roll))] : [];
  });

/** The number that it came out at stands without a mark: neither good nor bad luck is read off it. A tick would be read as a find. */
export const dangerPart = (
  seat: SeatId,
  { roll, struck }: { roll: Json | undefined; struck: boolean },
  locale: Locale,
): Sprite =>
  joined([
    struck ? harmPart('skull') : signPart('skull'),
    ...(typeof roll !== 'number'
      ? []
      : struck
        ? [barePart(seat, roll), neededPart(roll, rules.ruinDanger), saidPart('→')]
        : [barePart(seat, roll), neededPart(roll, rules.ruinDanger), saidPart(say('band.no-danger', locale))]),
  ]);
/** Of danger that hurt nobody who is seen, a piece in a leader's box was weakened: which one stays hidden. */
const unseenPart = (seat: SeatId): Sprite => joined([unseenCounter(seat), signPart('down')], 2);
