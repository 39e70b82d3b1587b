import { isRefusal, refuse } from '#core/actions';
import { possible } from '#core/enumerate';
import { act, position } from '#core/match';
import { type Locale, locales } from '#core/text';
import type { Answer, Said as Answered, Decision, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { furtherAnswer } from '../further.ts';
import { hasTurned, type SomeMatch } from '../reading/opening.ts';
import { folded } from '../reading/reading.ts';
import { LISTED } from '../reading/the-one.ts';
import { type Suggested, suggested } from '../suggested.ts';
import { LIMITS } from '../terms/limits.ts';
import { actionLabel, askedFields, hereOf, type SomeAction } from '../terms/names.ts';
import { headed } from '../terms/text.ts';
import { clamp } from '../terms/words.ts';
import type { Completion } from './complete.ts';

/**
 * What a player types beyond one answer, in the option THEN: the answers that follow, in the words of their buttons, one
 * after another ("Riverwalk at A4; End the turn"). So one command does a whole section.
 */

/** An answer in which nothing is left to choose: a suggestion, or an action without fields. */
type Ready = Pick<Suggested, 'action' | 'args' | 'further' | 'words' | 'short'> & {
  /** With the action's name before it, whether its button has that or not. */
  full(locale: Locale): string;
};

/** A match as somebody types at it. */
export interface AtMatch {
  part: AnyGame;
  match: SomeMatch;
  locale: Locale;
}

/** The answers that one typed command gives, for one seat. */
export interface WholeTyped {
  seat: number;
  /** To be given one after another, or none of them. */
  answers: Answer[];
}

const SEPARATOR = /[;；]/;
const JOINT = '; ';

function readyAnswers(part: AnyGame, g: unknown, decision: Decision): Ready[] {
  const here = hereOf(g, decision);
  const words = (name: string) => (locale: Locale) => actionLabel(part, name, locale);
  const actions = decision.actions.map((name) => part.game.actions[name] as SomeAction);
  const bare = actions
    .filter((action) => askedFields(action).length === 0 && possible(action, here))
    .map(({ name }) => ({ action: name, args: {}, further: [], words: words(name), short: words(name) }));
  return [...suggested(part, here, actions), ...bare].map((one) => ({
    ...one,
    full: (locale) => headed(words(one.action)(locale), one.short(locale), locale),
  }));
}

/** Those that are meant: exactly in one of the languages, else all that begin so. */
function meantBy(words: string, among: readonly Ready[]): Ready[] {
  const wanted = folded(words);
  const names = (one: Ready) =>
    locales.flatMap((locale) => [one.words(locale), one.short(locale), one.full(locale)].map(folded));
  const exact = among.filter((one) => names(one).includes(wanted));
  return exact.length > 0
    ? exact.slice(0, 1)
    : among.filter((one) => names(one).some((name) => name.startsWith(wanted)));
}

/** What has been said so far; `ahead` is the match after it, as long as nothing was revealed on the way. */
interface Said {
  answers: readonly Answer[];
  ahead: SomeMatch | undefined;
}
/** Says one thing more. `begun` is the match before all of it. */
function say(part: AnyGame, begun: SomeMatch, { answers, ahead }: Said, answer: Answer): Said {
  const acted = ahead && act(part.game, ahead, answer);
  const goesOn = acted && !isRefusal(acted) && !hasTurned(part, begun, acted.match);
  return { answers: [...answers, answer], ahead: goesOn ? acted.match : undefined };
}

interface Offer {
  decision: Decision;
  among: Ready[];
}
/** What the seat can say next; undefined when it is not asked again, or not before something is revealed. */
function offered(part: AnyGame, seat: number, { ahead }: Said): Offer | undefined {
  if (!ahead) return undefined;
  const { g, open } = position(part.game, ahead);
  const decision = open.find((one) => one.seat === seat);
  return decision && { decision, among: readyAnswers(part, g, decision) };
}

/** Says what goes with a suggestion, as far as it is asked for. */
function sayFurther(
  part: AnyGame,
  begun: SomeMatch,
  said: Said,
  { seat, further }: { seat: number; further: readonly Answered[] },
): Said {
  const [next, ...others] = further;
  const answer = said.ahead && next && furtherAnswer(part, said.ahead, seat, next);
  return answer ? sayFurther(part, begun, say(part, begun, said, answer), { seat, further: others }) : said;
}

/** Says `answers`, and then what each of these words means. Refuses what is not offered, and what comes after a reveal. */
function sayAll(
  { part, match, locale }: AtMatch,
  { seat, answers }: WholeTyped,
  words: readonly string[],
): Said | Refusal {
  let said = answers.reduce<Said>((before, answer) => say(part, match, before, answer), { answers: [], ahead: match });
  for (const given of words) {
    const offer = offered(part, seat, said);
    if (!offer) return refuse('then-too-soon', { given });
    const [one, ...others] = meantBy(given, offer.among);
    if (!one || others.length > 0) {
      const options = (one ? [one, ...others] : offer.among).slice(0, LISTED).map((ready) => ready.words(locale));
      return refuse(one ? 'ambiguous' : 'then-unknown', { given, options });
    }
    said = say(part, match, said, { decision: offer.decision.id, seat, action: one.action, args: one.args });
    said = sayFurther(part, match, said, { seat, further: one.further });
  }
  return said;
}

/** What stands between the separators, the last one perhaps still open. */
const partsOf = (typed: string): string[] => typed.split(SEPARATOR).map((one) => one.trim());

/** The answers and those that `typed` adds. Refuses what is not offered then, and what comes after a draw or a reveal. */
export function withThen(at: AtMatch, whole: WholeTyped, typed: string): WholeTyped | Refusal {
  const said = sayAll(at, whole, partsOf(typed).filter(Boolean));
  return isRefusal(said) ? said : { seat: whole.seat, answers: [...said.answers] };
}

/** What can be typed next in THEN: what stands there, with each answer that is offered after it. */
export function completeThen(at: AtMatch, whole: WholeTyped, typed: string): Completion[] {
  const parts = partsOf(typed);
  const open = folded(parts.pop() ?? '');
  const before = parts.filter(Boolean);
  const said = sayAll(at, whole, before);
  const offer = isRefusal(said) ? undefined : offered(at.part, whole.seat, said);
  return (offer?.among ?? [])
    .map((one) => one.words(at.locale))
    .filter((label) => folded(label).includes(open))
    .map((label) => [...before, label].join(JOINT))
    .filter((value) => value.length <= LIMITS.command.choiceValue)
    .slice(0, LIMITS.interaction.choices)
    .map((value) => ({ name: clamp(value, LIMITS.command.choiceName), value }));
}
