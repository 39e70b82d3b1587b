import { chanceFrom, choose } from '#chance/playout';
import { isRefusal } from '#core/actions';
import { act, order, position, start, written } from '#core/match';
import { endsOf, ordersLike } from '#core/orders';
import { seatRange } from '#core/seats';
import type { Decision, Json, Match, Until } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { unsalted } from '../kit/salt.ts';
import type { Life } from './lives.ts';

/** How long a match takes people with a life, with standing orders and without: played by rule and calendar alone, without Discord. */

/** How one match went. */
export interface Course {
  /** Days from its begin to its end, or to where it was left. */
  days: number;
  isOver: boolean;
  answers: number;
  /** How often somebody was waited for who was not waited for before. */
  waits: number;
  /** The same within each fight of the game (`Game.fight`), with how many rounds of its own it had, and in each round. */
  inFights: { waits: number; rounds: number }[];
  inRounds: number[];
}

/** In ms. */
const DAY = 24 * 3_600_000;
/** After so many answers a match is left, if nobody says otherwise. */
const MOST = 6_000;

interface Played {
  seats: number;
  seed: string;
  /** Whether seats leave an order as soon as one would have answered as they do. */
  withOrders: boolean;
  /** The lives of those who sit. */
  lives: readonly Life[];
  from: number;
  /** Answers at most. */
  most?: number;
  /** The round of the fight that is under way, where a fight has rounds. */
  roundOfFight?: ((g: Json) => number) | undefined;
}

/** Plays one match. Whoever is asked answers at their next look, and goes on as long as they are asked. */
export function courseOf(part: AnyGame, played: Played): Course {
  const { seats, seed, withOrders, lives, from, most = MOST, roundOfFight = () => 0 } = played;
  const { game } = part;
  const chance = chanceFrom(unsalted(`${seed}/people`));
  let match: Match<Json> = written(start(game, { options: {}, seats, seed }));
  const course: Course = { days: 0, isOver: false, answers: 0, waits: 0, inFights: [], inRounds: [] };
  let now = from;
  let waitedFor: number[] = [];
  const counts = { fight: '', round: '', inFight: { waits: 0, rounds: 0 }, inRound: 0 };
  while (course.answers < most) {
    const at = position(game, match);
    if (at.outcome) {
      course.isOver = true;
      break;
    }
    const asked = [...new Set(at.open.map(({ seat }) => seat))];
    const isWait = asked.some((seat) => !waitedFor.includes(seat));
    if (isWait) course.waits++;
    const fight = game.fight?.(at.g) ?? null;
    note(counts, course, { fight, round: game.round?.(at.g) ?? null, isWait });
    if (fight !== null) counts.inFight.rounds = Math.max(counts.inFight.rounds, roundOfFight(at.g));
    const looks = asked.map((seat) => ({ seat, at: nextLook(lives[seat]!, now) }));
    const next = looks.reduce((a, b) => (b.at < a.at ? b : a));
    if (next.at === Number.POSITIVE_INFINITY) break;
    now = next.at;
    waitedFor = asked.filter((seat) => seat !== next.seat);
    match = lookAt(part, match, { seat: next.seat, withOrders, chance, course, most });
  }
  course.days = (now - from) / DAY;
  return course;
}

const nextLook = ({ looks }: Life, now: number): number => looks.find((at) => at >= now) ?? Number.POSITIVE_INFINITY;

/** Counts a wait to the fight and the round in which it is. */
function note(
  counts: { fight: string; round: string; inFight: Course['inFights'][number]; inRound: number },
  course: Course,
  { fight, round, isWait }: { fight: unknown; round: unknown; isWait: boolean },
): void {
  const [f, r] = [JSON.stringify(fight), JSON.stringify(round)];
  if (f !== counts.fight) {
    if (counts.fight !== 'null' && counts.fight !== '') course.inFights.push(counts.inFight);
    Object.assign(counts, { fight: f, inFight: { waits: 0, rounds: 0 } });
  }
  if (r !== counts.round) {
    if (counts.round !== '' && counts.round !== 'null') course.inRounds.push(counts.inRound);
    Object.assign(counts, { round: r, inRound: 0 });
  }
  if (isWait) {
    counts.inFight.waits++;
    counts.inRound++;
  }
}

interface Looking {
  seat: number;
  withOrders: boolean;
  chance: () => number;
  course: Course;
  most: number;
}

/** One look: answers, or leaves an order where one would have answered so, until this seat is asked nothing more. */
function lookAt(part: AnyGame, begun: Match<Json>, { seat, withOrders, chance, course, most }: Looking): Match<Json> {
  const { game } = part;
  let match = begun;
  while (course.answers < most) {
    const { g, open, outcome } = position(game, match);
    const decision = outcome ? undefined : open.find((one) => one.seat === seat);
    if (!decision) return match;
    const answer = choose({ ...part, g, policy: 'progress', decision, chance });
    const ordered = withOrders ? orderLike(part, match, decision, answer) : undefined;
    const next = ordered ?? act(game, match, { decision: decision.id, seat, ...answer });
    if (isRefusal(next)) throw new Error(`${game.id}: ${decision.id}: ${next.refused.key}`);
    course.answers++;
    match = written(next.match);
  }
  return match;
}

/** The match with an order for the window of this question that answers it at once like this; undefined where there is none. */
function orderLike(
  part: AnyGame,
  match: Match<Json>,
  decision: Decision,
  answer: { action: string; args: Record<string, Json> },
) {
  const { game } = part;
  const { window, seat } = decision;
  if (window === undefined) return undefined;
  const { g } = position(game, match);
  const [like] = ordersLike(game, g, decision, answer);
  if (!like) return undefined;
  const ends = endsOf(game, g);
  const until: Until = ends.includes('fight') ? 'fight' : 'always';
  const args = JSON.parse(like.args) as Record<string, Json>;
  const done = order(game, match, { seat, window, order: { id: like.order, args, until } });
  return isRefusal(done) || !done.ordered?.length ? undefined : done;
}

/** How many sit in a match of this game as it is played most: all who can, four at most. */
export const tableOf = ({ game }: AnyGame): number => Math.min(4, seatRange(game).max);
