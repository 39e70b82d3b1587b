import { isMessage, type Locale } from '#core/text';
import { text as printed } from '#games/middle-earth-quest/printed/text';
import { capital } from '../asked-bar.ts';
import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import type { NowAsked } from '../pictures.ts';
import type { Sprite } from '../scene.ts';
import { CHIP } from './chip.ts';
import { button, isLegible, narrowed, stacked } from './offers.ts';

/** What a card gives to choose from: its options in words, and as buttons behind the question where they have room. */

/** The card of a choice and its options. Nothing of a question that no card gives. */
export function optionsIn({ about }: NowAsked, locale: Locale): { card: string; options: string[] } {
  const options: string[] = [];
  if (about === null || typeof about !== 'object' || !('choice' in about) || !isMessage(about.card))
    return { card: '', options };
  const { choice, card } = about;
  while (printed.has(`choice.${choice}.${options.length}`, locale))
    options.push(printed.say({ key: `choice.${choice}.${options.length}` }, locale));
  return { card: printed.say(card, locale), options };
}

/** What the arms of who is asked, the question and its buttons have beside one another; a question stands on two lines. */
const [ROOM, LINES] = [1_020, 1.75];

/** Its options as buttons: in a row, else two below one another. Undefined where letters would be too small, or the question had no room. */
export function optionButtons(one: NowAsked, locale: Locale): Sprite | undefined {
  const { options } = optionsIn(one, locale);
  if (one.key !== 'choose' || options.length < 2) return undefined;
  const made = (h: number) => options.map((option, n) => button([capital(option)], `offer:choose:${n}`, h));
  const laid = row(made(CHIP + 14), { gap: 8 });
  const two = options.length === 2 ? stacked(made(CHIP + 6)) : undefined;
  const shown = isLegible(laid) ? narrowed(laid) : two;
  return shown && textWidth(one.words, 28, true) <= LINES * (ROOM - shown.w) ? shown : undefined;
}
