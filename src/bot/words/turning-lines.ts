import { hereOf, questionText } from '#asking/terms/names';
import { answeredOn, type History } from '#core/history';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { Found } from '../match/record.ts';
import type { PointSeen } from '../match/to-think.ts';
import { answerText } from './answer-text.ts';
import { seatName } from './say.ts';
import { say } from './text.ts';

/** What computers thought at the turning points of a match that is over, a sentence each, by seats. */
export const turningLines = (
  found: Found,
  points: readonly PointSeen[],
  { log }: History<Json>,
  locale: Locale,
): string[] => points.map((point) => lineOf(found, point, log, locale));

function lineOf({ part }: Found, point: PointSeen, log: History<Json>['log'], locale: Locale): string {
  const { seat, place, match, thought } = point;
  const { g, open } = position(part.game, match);
  const decision = open.find((one) => one.id === point.decision && one.seat === seat)!;
  const voice = { part, here: hereOf(g, decision), locale };
  const turn = answeredOn(log[place]!);
  const { action, args } = log[place]!.answer!;
  const [first, second] = thought.map((one) => answerText(voice, one));
  const given = answerText(voice, { action, args });
  const number = new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 });
  return say('turning.point', locale, {
    seat: seatName(part, seat, locale),
    turn: turn && part.text.say({ key: 'turn.name', args: turn }, locale),
    question: questionText(part, decision, locale),
    given,
    other: [first, second].find((one) => one !== undefined && one !== given) ?? null,
    from: number.format(point.from),
    to: number.format(point.to),
  });
}
