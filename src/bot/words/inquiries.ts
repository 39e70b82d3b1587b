import { kindOf } from '#asking/fields/kinds';
import { button } from '#asking/menu';
import { actionLabel, fieldsOf, type SomeInquiry } from '#asking/names';
import type { Locale } from '#core/text';
import type { Found } from '../match/record.ts';

/** The buttons of what may be asked about a match at any time: of all that need no more than one choice from a menu. */
export function inquiryButtons({ part, record }: Found, locale: Locale): ReturnType<typeof button>[] {
  const all = Object.values<SomeInquiry>(part.game.inquiries ?? {}).filter(isPressed);
  return all.map(({ name }) =>
    button({ kind: 'inquire', match: record.id, option: name }, actionLabel(part, name, locale)),
  );
}

/** Whether an inquiry can be made by buttons. */
export function isPressed(inquiry: SomeInquiry): boolean {
  const [first, ...others] = fieldsOf(inquiry);
  return others.length === 0 && (first === undefined || kindOf(first[1]).single !== undefined);
}
