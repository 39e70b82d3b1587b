import type { Json, SeatId } from './plain.ts';

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
  /** The window it belongs to: a seat can have a standing order for all questions of one (`Game.windows`). */
  window?: string;
}

export interface Answer {
  decision: string;
  seat: SeatId;
  action: string;
  args: Record<string, Json>;
}

/** A script yields the questions that are open and goes on with the earliest answer to any of them. */
export type Script<R = void> = Generator<Decision[], R, Answer>;

export interface AskOptions {
  about?: Json;
  secret?: boolean;
  /** See `Decision.window`. */
  window?: string;
}

/** The id of a question, which those of several seats to whom it is shared have in common. */
export const questionId = ({ id, seat, shared }: Pick<Decision, 'id' | 'seat' | 'shared'>): string =>
  shared ? id.slice(0, -`.${seat}`.length) : id;

/** Open decisions by question, in order: what is put to several seats, of whom one decides, stands together. */
export function byQuestion(open: readonly Decision[]): [Decision, ...Decision[]][] {
  const questions = new Map<string, [Decision, ...Decision[]]>();
  for (const decision of open) {
    const id = questionId(decision);
    // Ids of secret questions can be alike for several seats: only what is shared is one question.
    const known = decision.shared ? questions.get(id) : undefined;
    if (known) known.push(decision);
    else questions.set(decision.shared ? id : `${id} ${decision.seat}`, [decision]);
  }
  return [...questions.values()];
}
