import { suggested } from '#asking/suggested';
import { choose } from '#chance/choose';
import { chanceFrom } from '#chance/playout';
import { isRefusal } from '#core/actions';
import type { Answer, Decision, Refusal } from '#core/types';
import { openOf, positionOf } from './asked.ts';
import type { Cause } from './follow.ts';
import { note, withNews } from './outbox.ts';
import { answered } from './play.ts';
import type { Found, Played } from './record.ts';

/**
 * The bot answers for a seat whose time has run out, because somebody at the table wants it. It gives the usual answer: what the game suggests first,
 * else what brings the match on. It does not try to win.
 */

/** So many questions in a row, and no more: then the table looks. */
const MOST = 60;

/** The match after the bot has answered for this seat until it is asked nothing more. Refuses what the rules refuse. */
export function stoodIn(
  found: Found<Played>,
  { seat, by }: { seat: number; by: string },
  cause: Cause,
): Played | Refusal {
  const told = note('stood-in', { seat, by: `<@${by}>` });
  let record: Played = withNews(found.record, [told]);
  const given = new Set<string>();
  for (let n = 0; n < MOST; n++) {
    const now = { ...found, record };
    const decision = openOf(now).find((one) => one.seat === seat);
    if (!decision) break;
    const answer = usual(now, decision, { given, chance: `${record.id}/${decision.id}` });
    given.add(marked(answer));
    const next = answered(now, answer, cause, true);
    if (isRefusal(next)) return next;
    ({ record } = next);
  }
  return record;
}

/** An answer by what it says, whatever the question. */
export const marked = ({ action, args }: Pick<Answer, 'action' | 'args'>): string => JSON.stringify([action, args]);

/**
 * The usual answer to a question: the first legal suggestion, else one that a player gives who wants the match to end; `chance` is what that one
 * draws by. What was suggested and `given` already is not given again: a plan that can be made anew until it is confirmed would be made for ever.
 */
export function usual(
  found: Found<Played>,
  decision: Decision,
  { given, chance }: { given: ReadonlySet<string>; chance: string },
): Answer {
  const { part } = found;
  const { id, seat, about, actions } = decision;
  const { g } = positionOf(found);
  const offered = suggested(
    part,
    { g, seat, about },
    actions.map((name) => part.game.actions[name]!),
  );
  const first = offered.find((one) => !given.has(marked(one)));
  const { action, args } = first ?? choose({ ...part, g, policy: 'progress', decision, chance: chanceFrom(chance) });
  return { decision: id, seat, action, args };
}
