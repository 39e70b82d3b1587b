import { isRefusal, refuse } from '#core/actions';
import { isAside } from '#core/asides';
import { act, position } from '#core/match';
import type { Locale } from '#core/text';
import type { Answer, Decision, Json, Refusal } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { closerOf, hasTurned, type Opening, openings, type SomeMatch } from '../reading/opening.ts';
import { isAll } from '../reading/reading.ts';
import { LISTED } from '../reading/the-one.ts';
import { MORE, THEN } from '../slash.ts';
import { LIMITS } from '../terms/limits.ts';
import { askedFields, hereOf, type SomeAction } from '../terms/names.ts';
import { valueText } from '../values.ts';
import { type Completion, complete } from './complete.ts';
import { readTyped } from './read.ts';
import type { TypedOptions } from './read-option.ts';
import { type AtMatch, completeThen, type WholeTyped, withThen } from './then.ts';

/** Who types: at which match, and the questions that are open to them, asides after the others. */
export interface Typist extends AtMatch {
  mine: readonly Decision[];
}
type Told = Refusal & { seat?: number };

/**
 * What a seat of these open questions types, as answers. It is an answer to one of them, or to a question that an
 * answer to one of them opens. Then that first answer is found for the player and given before. What closes the
 * question is given last. The option MORE keeps it open; typed as "no" it closes a question that is already open. The
 * option THEN adds answers to what follows.
 * Refuses what nobody asks, what `readTyped` refuses, and what can begin in several ways.
 */
export function readWhole(typist: Typist, action: SomeAction, options: TypedOptions): WholeTyped | Told {
  const whole = readAnswers(typist, action, options);
  const then = options[THEN];
  if (isRefusal(whole) || then === undefined) return whole;
  const all = withThen(typist, whole, String(then));
  return isRefusal(all) ? { ...all, seat: whole.seat } : all;
}

function readAnswers(typist: Typist, action: SomeAction, options: TypedOptions): WholeTyped | Told {
  const { part, match, mine, locale } = typist;
  const decision = mine.find(({ actions }) => actions.includes(action.name));
  if (decision) {
    const { seat } = decision;
    const read = readTyped({ part, here: hereOf(position(part.game, match).g, decision), locale }, action, options);
    if (isRefusal(read)) return { ...read, seat };
    const answer = { decision: decision.id, seat, action: action.name, args: read.args };
    return { seat, answers: [answer, ...(options[MORE] === false ? closing(part, match, decision, answer) : [])] };
  }
  const ways = openings(part, match, mine, action.name);
  if (ways.length === 0)
    return mine.some(({ id }) => !isAside(id))
      ? refuse('not-an-answer', { given: action.name })
      : refuse('not-your-decision');
  const found = meantBy(typist, ways, action, options);
  if (isRefusal(found)) return { ...found, seat: ways[0]!.answer.seat };
  const { answer: first, decision: then, after } = found.way;
  const answer = { decision: then.id, seat: then.seat, action: action.name, args: found.args };
  // With THEN more follows to the question that was opened.
  const staysOpen = options[MORE] === true || (options[MORE] !== false && options[THEN] !== undefined);
  const last = staysOpen ? [] : closing(part, after, then, answer);
  return { seat: first.seat, answers: [first, answer, ...last] };
}

/** What leaves the question after `answer`: nothing when dice, a reveal or another question came in between. */
function closing(part: AnyGame, match: SomeMatch, asked: Decision, answer: Answer): Answer[] {
  const closes = closerOf(part, answer.action);
  const acted = act(part.game, match, answer);
  if (!closes || isRefusal(acted) || hasTurned(part, match, acted.match)) return [];
  const { open } = position(part.game, acted.match);
  const next = open.find(
    ({ seat, key, actions }) => seat === asked.seat && key === asked.key && actions.includes(closes),
  );
  return next ? [{ decision: next.id, seat: next.seat, action: closes, args: {} }] : [];
}

interface Fit {
  way: Opening;
  args: Record<string, Json>;
}

/**
 * The way to begin that is meant. Where all ways lead to the same answer, it is the nearest of them (`opens.far`).
 * Where some only add to the answer of one, as a longer list does, it is that one. Refuses when they lead to different
 * answers, or none takes what is typed.
 */
function meantBy(
  { part, locale }: Typist,
  ways: readonly Opening[],
  action: SomeAction,
  options: TypedOptions,
): Fit | Refusal {
  const fits: Fit[] = [];
  const refusals: Refusal[] = [];
  for (const way of ways) {
    const read = readTyped({ part, here: way.here, locale }, action, options);
    if (isRefusal(read)) refusals.push(read);
    else fits.push({ way, args: read.args });
  }
  if (fits.length === 0) return furthest(action, refusals);
  // "All" alone names nobody, so that the smallest group is not what is meant by it.
  const bare = Object.values(options).some((typed) => isAll(String(typed), []));
  const least = fits.find(({ args }) => fits.every((one) => (bare ? same(args, one.args) : within(args, one.args))));
  if (!least) {
    const openers = fits.slice(0, LIMITS.interaction.choices).map((fit) => begins(part, fit.way, locale));
    return refuse('ambiguous', { given: typedWords(options), options: [...new Set(openers)] });
  }
  const alike = fits.filter(({ args }) => same(args, least.args));
  const far = ({ way, args }: Fit) => way.opener.opens!.far?.(way.here, way.answer.args as never, args) ?? 0;
  return alike.reduce((best, one) => (far(one) < far(best) ? one : best));
}

const typedWords = ({ [MORE]: _, [THEN]: __, ...options }: TypedOptions) => Object.values(options).join(' ');
/** Whether `b` is the same answer, perhaps with more in its lists; each question has an order of its own for them. */
const within = (a: Record<string, Json>, b: Record<string, Json>): boolean =>
  Object.entries(a).every(([name, value]) => {
    const more = b[name]!;
    if (Array.isArray(value) && Array.isArray(more)) return value.every((one) => more.includes(one));
    return JSON.stringify(value) === JSON.stringify(more);
  });
const same = (a: Record<string, Json>, b: Record<string, Json>) => within(a, b) && within(b, a);

/** The refusal of the way on which most of what is typed could be read, with all that could have been meant there. */
function furthest(action: SomeAction, refusals: readonly Refusal[]): Refusal {
  const names = askedFields(action).map(([name]) => `${action.name}.${name}`);
  const reach = ({ refused }: Refusal) => {
    const at = names.indexOf(String(refused.args?.field));
    return at < 0 ? names.length : at;
  };
  const best = refusals.reduce((far, one) => (reach(one) > reach(far) ? one : far));
  const alike = refusals.filter(
    ({ refused }) => refused.key === best.refused.key && refused.args?.field === best.refused.args?.field,
  );
  const listed = alike.flatMap(({ refused }) => (refused.args?.options as string[] | undefined) ?? []);
  if (listed.length === 0) return best;
  const options = [...new Set(listed)].slice(0, LISTED);
  return { refused: { key: best.refused.key, args: { ...best.refused.args, options } } };
}

/** The opening answer in words, by what is chosen in it. */
function begins(part: AnyGame, { opener, answer, here }: Opening, locale: Locale): string {
  const voice = { part, here, locale };
  return askedFields(opener)
    .map(([name, field]) => valueText(voice, field, answer.args[name]!))
    .join(' ');
}

/** What can be typed now for the option `focused`, as `complete` has it, over all the ways to begin. */
export function completeWhole(
  typist: Typist,
  action: SomeAction,
  options: TypedOptions,
  focused: string,
): Completion[] {
  const { part, match, mine, locale } = typist;
  if (focused === THEN) {
    const whole = readAnswers(typist, action, options);
    return isRefusal(whole) ? [] : completeThen(typist, whole, String(options[THEN] ?? ''));
  }
  const decision = mine.find(({ actions }) => actions.includes(action.name));
  if (decision) {
    const here = hereOf(position(part.game, match).g, decision);
    return complete({ part, here, locale }, action, options, focused);
  }
  const lists = openings(part, match, mine, action.name).map(({ here }) =>
    complete({ part, here, locale, isOpening: true }, action, options, focused),
  );
  const found = new Map<Completion['value'], Completion>();
  // One of each way in turn, so that no way fills the list alone.
  for (let i = 0; lists.some((list) => i < list.length); i++) {
    for (const choice of lists.flatMap((list) => list[i] ?? []))
      if (!found.has(choice.value)) found.set(choice.value, choice);
  }
  return [...found.values()].slice(0, LIMITS.interaction.choices);
}
