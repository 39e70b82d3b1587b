import { byQuestion, questionId } from './decision.ts';
import { hasNames } from './terms/plain.ts';
import type {
  Answer,
  AnyAction,
  Chosen,
  Decided,
  Decision,
  Field,
  Here,
  Json,
  Match,
  Message,
  RngState,
  SeatId,
} from './types.ts';

/**
 * What one decides for several (`Table.askAny` with `otherwise`), and anybody may object to, once. One may
 * object before it is answered. Afterwards one may as long as nobody has acted on it, chance has not spoken, and
 * nothing secret goes on. Then those concerned vote. What was stated beforehand decides between equal votes. An
 * objection stands in the log like an answer, so nothing else is kept of it.
 */

/** The action by which a seat objects; no game needs to declare it. */
export const OBJECT = 'object';

/** The answer by which this seat objects to a question. */
export const objection = (question: string, seat: SeatId): Answer => ({
  decision: `${question}.${OBJECT}`,
  seat,
  action: OBJECT,
  args: {},
});

/** Whether it is an objection. */
export const isObjection = ({ decision, action }: Answer): boolean =>
  action === OBJECT && decision.endsWith(`.${OBJECT}`);

/** Whether it objects to one of these questions. */
export const objectsTo = (answer: Answer, open: readonly Decision[]): boolean =>
  isObjection(answer) && open.some((one) => isContestable(one) && answer.decision === `${questionId(one)}.${OBJECT}`);

const isContestable = ({ shared, secret, otherwise }: Decision): boolean =>
  shared === true && !secret && otherwise !== undefined;

/** The questions among these of which nobody has decided yet and to which anybody can object: a decision of each. */
export const contestable = (open: readonly Decision[]): Decision[] =>
  byQuestion(open)
    .map(([first]) => first)
    .filter(isContestable);

/** Where a match stood before somebody decided something for all, and what was found out since. */
interface Moment<G> {
  match: Match<G>;
  rng: RngState;
  decision: Decision;
}

/**
 * What is kept of an answer that has just been given, so that it can be objected to; undefined where it cannot. `after` is the match
 * it has led to, `open` what is asked there, `raised` how often something was drawn or revealed on the way.
 */
export function decidedBy<G>(
  { match: { base, stepNo, answers }, rng, decision }: Moment<G>,
  answer: Answer,
  { after, open, raised }: { after: Match<G>; open: readonly Decision[] | undefined; raised: number },
): Decided<G> | undefined {
  if (!isContestable(decision) || isObjection(answer)) return undefined;
  // Over, drawn, or secret: the time at which a secret answer is given must not show by what can be objected to.
  if (!open || raised > 0 || open.some(({ secret }) => secret)) return undefined;
  const isOfLastStep = after.stepNo !== stepNo;
  return {
    question: questionId(decision),
    answer,
    answers: [...answers],
    ...(isOfLastStep && { before: { base, stepNo, drawn: { ...rng.drawn } } }),
  };
}

/** A match without what could be objected to. */
export function carriedOut<G>({ decided: _, ...match }: Match<G>): Match<G> {
  return match;
}

/** The answer that most have given; between equal ones, or where it is nobody's, what was stated beforehand. */
export function votedFor(votes: ReadonlyMap<SeatId, Answer>, otherwise: Chosen): { chosen: Chosen; isTied: boolean } {
  const counts = new Map<string, number>();
  for (const vote of votes.values()) counts.set(textOf(vote), (counts.get(textOf(vote)) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const [best, ...others] = [...counts].filter(([, n]) => n === most).map(([text]) => text);
  if (others.length > 0 || best === undefined) return { chosen: otherwise, isTied: true };
  return { chosen: chosenBy([...votes.values()].find((vote) => textOf(vote) === best)!), isTied: false };
}

/** Whether it is for this. */
export const votesFor = (vote: Answer, chosen: Chosen): boolean => textOf(vote) === textOf(chosen);

const chosenBy = ({ action, args }: Answer): Chosen => ({ action, args });
const textOf = ({ action, args }: Chosen): string => JSON.stringify([action, args]);

/**
 * What an answer is called, for all to read: the labels of its options, in their order. An option that is taken several
 * times is named as often. An answer without options is called by its action.
 */
export function labelsOf<G>(action: AnyAction<G>, here: Here<G>, args: Readonly<Record<string, Json>>): Message[] {
  const labels = Object.entries<Field<G>>(action.fields).flatMap(([name, field]) =>
    'label' in field ? optionsIn(args[name]).map((option) => field.label(option, here)) : [],
  );
  return labels.length > 0 ? labels : [{ key: `action.${action.name}` }];
}
const optionsIn = (value: Json | undefined): string[] =>
  (Array.isArray(value) ? value : hasNames(value) ? takenOf(value) : [value]).filter((one) => typeof one === 'string');
const takenOf = (shares: { [option: string]: Json }): string[] =>
  Object.entries(shares).flatMap(([option, n]) => Array<string>(Number(n)).fill(option));
