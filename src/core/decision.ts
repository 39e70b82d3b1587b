import type { Json, Message, SeatId } from './terms/plain.ts';

/** Questions and their answers. */

/**
 * A question put to one seat. Several are open at once when seats act simultaneously. `about` is public.
 * A secret question is never answered by the runtime, because the number of its options would tell something.
 */
export interface Decision {
  id: string;
  key: string;
  seat: SeatId;
  actions: string[];
  about: Json;
  secret: boolean;
  /** The same question is open to other seats, and the first answer of any of them closes it for all. */
  shared?: true;
  /** What is done if those who vote on it are of two minds: with it, anybody may object to what one of several decides. Public. */
  otherwise?: Chosen & { labels: Message[] };
  /** Somebody has objected: it is put to each of those concerned alone, and what most of them say is done. */
  vote?: true;
  /** The window it belongs to: a seat can have a standing order for all questions of one (`Game.windows`). */
  window?: string;
}

/** An action, and what is chosen in its fields. */
export interface Chosen {
  action: string;
  args: Record<string, Json>;
}

export interface Answer {
  decision: string;
  seat: SeatId;
  action: string;
  args: Record<string, Json>;
}

/** An answer that somebody has given for several seats, with what it takes to put the question to them all. */
export interface Decided<G> {
  /** The id of the question (`questionId`). */
  question: string;
  answer: Answer;
  /** What was answered in its step before it. */
  answers: Answer[];
  /** Where that step began; absent while it goes on. */
  before?: { base: G; stepNo: number; drawn: Record<string, number> };
}

/** A script yields the questions that are open and goes on with the earliest answer to any of them. */
export type Script<R = void> = Generator<Decision[], R, Answer>;

export interface AskOptions<About = Json> {
  about?: About;
  secret?: boolean;
  /** See `Decision.window`. */
  window?: string;
  /** See `Decision.otherwise`: of a public question to several seats of which one answer counts. It must be a legal answer. */
  otherwise?: Chosen;
}

/** The id of a question, which those of several seats to whom it is shared, or who vote on it, have in common. */
export const questionId = ({ id, seat, shared, vote }: Pick<Decision, 'id' | 'seat' | 'shared' | 'vote'>): string =>
  shared || vote ? id.slice(0, -`.${seat}`.length) : id;

/** Open decisions by question, in order: what is put to several seats, of whom one decides or who vote on it, stands together. */
export function byQuestion(open: readonly Decision[]): [Decision, ...Decision[]][] {
  const questions = new Map<string, [Decision, ...Decision[]]>();
  for (const decision of open) {
    const id = questionId(decision);
    // Ids of secret questions can be alike for several seats: only what is put to several is one question.
    const isOfSeveral = decision.shared || decision.vote;
    const known = isOfSeveral ? questions.get(id) : undefined;
    if (known) known.push(decision);
    else questions.set(isOfSeveral ? id : `${id} ${decision.seat}`, [decision]);
  }
  return [...questions.values()];
}
