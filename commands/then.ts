import { isRefusal, refuse } from '#core/actions';
import { possible } from '#core/enumerate';
import { act, position } from '#core/match';
import { type Locale, locales } from '#core/text';
import type { Answer, Decision, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Choice } from './complete.ts';
import { LIMITS } from './limits.ts';
import { actionLabel, fieldsOf, hereOf, type SomeAction } from './names.ts';
import { hasTurned, type SomeMatch } from './opening.ts';
import { LISTED } from './read-option.ts';
import { folded } from './reading.ts';
import { type Suggested, suggested } from './suggested.ts';
import { clamp } from './words.ts';

/**
 * What a player types beyond one answer, in the option THEN: the answers that follow, in the words of their buttons, one
 * after another ("Riverwalk at A4; End the turn"). So one command does a whole section.
 */

/** An answer in which nothing is left to choose: a suggestion, or an action without fields. */
type Ready = Pick<Suggested, 'action' | 'args' | 'words' | 'short'>;

const SEPARATOR = /[;；]/;
const JOINT = '; ';

function readyAnswers(part: AnyGame, g: unknown, decision: Decision): Ready[] {
  const here = hereOf(g, decision);
  const words = (name: string) => (locale: Locale) => actionLabel(part, name, locale);
  const actions = decision.actions.map((name) => part.game.actions[name] as SomeAction);
  const bare = actions
    .filter((action) => fieldsOf(action).length === 0 && possible(action, here))
    .map(({ name }): Ready => ({ action: name, args: {}, words: words(name), short: words(name) }));
  return [...suggested(part, here, actions), ...bare];
}

/** Those that are meant: exactly in one of the languages, else all that begin so. */
function meantBy(words: string, among: readonly Ready[]): Ready[] {
  const wanted = folded(words);
  const names = (one: Ready) => locales.flatMap((locale) => [one.words(locale), one.short(locale)].map(folded));
  const exact = among.filter((one) => names(one).includes(wanted));
  return exact.length > 0
    ? exact.slice(0, 1)
    : among.filter((one) => names(one).some((name) => name.startsWith(wanted)));
}

interface Ahead {
  match: SomeMatch;
  decision: Decision;
}
/** Where the seat stands after these answers, if it is asked again and nothing was revealed on the way. */
function after(part: AnyGame, match: SomeMatch, seat: number, answers: readonly Answer[]): Ahead | undefined {
  let ahead = match;
  for (const answer of answers) {
    const acted = act(part.game, ahead, answer);
    if (isRefusal(acted) || hasTurned(part, match, acted.match)) return undefined;
    ahead = acted.match;
  }
  const decision = position(part.game, ahead).open.find((one) => one.seat === seat);
  return decision && { match: ahead, decision };
}

/** `answers` and those that `typed` adds. Refuses what is not offered then, and what comes after a draw or a reveal. */
export function withThen(
  part: AnyGame,
  match: SomeMatch,
  seat: number,
  answers: readonly Answer[],
  typed: string,
  locale: Locale,
): Answer[] | Refusal {
  const all = [...answers];
  for (const words of typed.split(SEPARATOR).filter((one) => one.trim() !== '')) {
    const given = words.trim();
    const ahead = after(part, match, seat, all);
    if (!ahead) return refuse('then-too-soon', { given });
    const among = readyAnswers(part, position(part.game, ahead.match).g, ahead.decision);
    const [one, ...others] = meantBy(given, among);
    if (!one || others.length > 0) {
      const options = (one ? [one, ...others] : among).slice(0, LISTED).map(({ words }) => words(locale));
      return refuse(one ? 'ambiguous' : 'then-unknown', { given, options });
    }
    all.push({ decision: ahead.decision.id, seat, action: one.action, args: one.args });
  }
  return all;
}

/** What can be typed next in THEN: what stands there, with each answer that is offered after it. */
export function completeThen(
  part: AnyGame,
  match: SomeMatch,
  seat: number,
  answers: readonly Answer[],
  typed: string,
  locale: Locale,
): Choice[] {
  const parts = typed.split(SEPARATOR).map((one) => one.trim());
  const open = folded(parts.pop() ?? '');
  const before = withThen(part, match, seat, answers, parts.join(';'), locale);
  if (isRefusal(before)) return [];
  const ahead = after(part, match, seat, before);
  if (!ahead) return [];
  return readyAnswers(part, position(part.game, ahead.match).g, ahead.decision)
    .map((one) => one.words(locale))
    .filter((label) => folded(label).includes(open))
    .map((label) => [...parts.filter(Boolean), label].join(JOINT))
    .filter((value) => value.length <= LIMITS.command.choiceValue)
    .slice(0, LIMITS.interaction.choices)
    .map((value) => ({ name: clamp(value, LIMITS.command.choiceName), value }));
}
