import { fingerprint } from '#asking/draft';
import { earlierText } from '#asking/earlier';
import { LIMITS } from '#asking/terms/limits';
import { clamp } from '#asking/terms/words';
import { seatsOf } from '#bot/match/asked';
import { type Changed, cause, find } from '#bot/match/change';
import { Declined, decline } from '#bot/match/declined';
import { withNames } from '#bot/match/named';
import type { Proposal } from '#bot/match/notes';
import { note, withNews, withPosting } from '#bot/match/outbox';
import { rewound } from '#bot/match/play';
import { proposalOf, withoutProposal, withProposal } from '#bot/match/proposal';
import { type Found, isPlayed, type Played, withNotes } from '#bot/match/record';
import { agreeing, withVotes, yetToVote } from '#bot/match/votes';
import type { Reply } from '#bot/platform/answer';
import { changeAndReply, changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, type OptionChoice, subcommand } from '#bot/serve/command';
import { present } from '#bot/serve/present';
import { seatName } from '#bot/words/say';
import { say } from '#bot/words/text';
import { proposalText, undoneSince, waysBack } from '#bot/words/undone';
import { isRefusal } from '#core/actions';
import type { History } from '#core/history';
import type { EarlierIn } from '#core/rewind';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';

/**
 * Sets the match back to the start of a round or a turn, or before the last answer of a seat: beyond what `/match undo` may. One who
 * sits proposes it, and all others who sit must agree.
 */
export const rewind = subcommand({
  name: { en: 'rewind', ja: '巻き戻し' },
  help: {
    en: 'Propose to set the match back; all others who sit must agree',
    ja: '対戦を前の時点まで戻すことを提案する（着席しているほかの全員の同意が必要）',
  },
  alone: true,
  options: {
    to: {
      type: 'completed',
      required: true,
      name: { en: 'to', ja: '戻る時点' },
      help: { en: 'To where it is set back', ja: 'どの時点まで戻すか' },
      async complete({ house, found, user, locale }) {
        const here = await found();
        const history = await house.store.history(here.record.id);
        return here.record.status === 'running' && history ? offered(here, history, { user, locale }) : [];
      },
    },
  },
  run: (call, { to }) => withHistory(call, (found, history) => proposed(call, found, { history, given: to })),
  presses: {
    rewind: { run: (call, { step }) => withHistory(call, (found, history) => agreed(call, found, { history, step })) },
    stay: { run: (call, { step }) => declines(call, step) },
  },
});

/** What a change of this match gives: the match where it was set back to, or words about the proposal. */
type Outcome = { back: Found<Played>; to: string } | { reply: Reply };

/** Changes a match with its history at hand: decided once more when somebody has saved in between. */
async function withHistory(
  call: Call,
  decide: (found: Found<Played>, history: History<Json>) => Changed<Outcome>,
): Promise<void> {
  const { house, visit } = call;
  const id = await call.match();
  const again = (): Outcome => ({ reply: { content: say('done.again', visit.locale) } });
  for (;;) {
    const { version } = (await find(house, id)).record;
    const history = await house.store.history(id);
    const outcome = await changeOnce<Outcome | undefined>(
      call,
      id,
      (found) => {
        if (!isPlayed(found) || !history) return decline('not-running');
        if (seatsOf(found.record, visit.user).length === 0) decline('not-seated');
        if (found.record.status !== 'running') decline('rewind-over');
        return found.record.version === version ? decide(found, history) : { result: undefined };
      },
      again,
    );
    if (!outcome) continue;
    return replyAndDeliver(call, id, async () => {
      if ('reply' in outcome) return outcome.reply;
      const lead = say('done.rewound', visit.locale, { to: outcome.to });
      return present(call, withNames(outcome.back), { lead, isNext: true });
    });
  }
}

/** Somebody proposes it. Whoever proposes what stands already agrees to it. */
function proposed(
  call: Call,
  found: Found<Played>,
  { history, given }: { history: History<Json>; given: string },
): Changed<Outcome> {
  const { house, visit } = call;
  const { part, record } = found;
  const { user, locale } = visit;
  const ways = waysBack(found, history);
  if (ways.length === 0) decline('rewind-nothing');
  const choices = offered(found, history, { user, locale });
  const value = choices.find((one) => one.value === given || one.name === given)?.value;
  const chosen = ways.find((one) => sentAs(ways, one) === value);
  if (!chosen) decline('rewind-unknown', { given, places: choices.slice(0, NAMED).map(({ name }) => name) });
  const now = house.clock.now();
  const standing = proposalOf(record, now);
  if (standing && isSame(standing, chosen)) return agreed(call, found, { history, step: standing.id });
  const seats = seatsOf(record, user);
  const proposal: Proposal = { id: fingerprint(visit.id), by: user, at: now, to: chosen.to };
  const next = withProposal(record, proposal, seats);
  const waiting = waitingFor({ part, record: next }, { locale, now });
  if (waiting.length === 0) return carriedOut(call, { ...found, record: next }, history, chosen);
  const undone = undoneSince(part, history.log, chosen.at);
  const to = earlierText(part, chosen.to as Json, locale);
  const content = `${say('done.rewind-proposed', locale, { to, waiting })}\n${proposalText(part, proposal, undone, locale)}`;
  return {
    record: withPosting(next, { kind: 'proposal', data: { id: proposal.id, undone } }),
    result: { reply: { content } },
  };
}

/** So many possibilities are named to whoever has typed none of them. */
const NAMED = 5;

/** Somebody agrees to the proposal that was shown; with the last one the match is set back. */
function agreed(
  call: Call,
  found: Found<Played>,
  { history, step }: { history: History<Json>; step: number },
): Changed<Outcome> {
  const { house, visit } = call;
  const { part, record } = found;
  const { user, locale } = visit;
  const now = house.clock.now();
  const proposal = proposalOf(record, now);
  const chosen = proposal && waysBack(found, history).find((one) => isSame(proposal, one));
  if (proposal?.id !== step || !chosen) return decline('rewind-void');
  const next = withVotes(record, 'rewind', seatsOf(record, user), now);
  const waiting = waitingFor({ part, record: next }, { locale, now });
  if (waiting.length === 0) return carriedOut(call, { ...found, record: next }, history, chosen);
  const to = earlierText(part, chosen.to as Json, locale);
  return { record: next, result: { reply: { content: say('done.rewind-agreed', locale, { to, waiting }) } } };
}

/** The match set back, for all have agreed. */
function carriedOut(
  { house, visit }: Call,
  found: Found<Played>,
  history: History<Json>,
  chosen: EarlierIn,
): Changed<Outcome> {
  const { part, record } = found;
  const now = cause(house, visit.id);
  const seats = agreeing(record, 'rewind', now.now);
  const { answers } = undoneSince(part, history.log, chosen.at);
  const back = rewound(found, history, { ...chosen, seats, answers }, now);
  if (isRefusal(back)) throw new Declined(back.refused);
  const next = withNotes(back, { setBackAt: visit.at });
  const to = earlierText(part, chosen.to as Json, visit.locale);
  return { record: next, result: { back: { part, record: next }, to } };
}

/** Somebody who sits does not want it, be it their own proposal. */
const declines = (call: Call, step: number) =>
  changeAndReply(call, ({ record }) => {
    const { house, visit } = call;
    if (seatsOf(record, visit.user).length === 0) decline('not-seated');
    if (proposalOf(record, house.clock.now())?.id !== step) decline('rewind-void');
    const told = withNews(withoutProposal(record), [note('rewind-declined', { who: `<@${visit.user}>` })]);
    return { record: told, reply: { content: say('done.rewind-declined', visit.locale) } };
  });

/** The seats that have yet to agree, by their names. */
const waitingFor = ({ part, record }: Found, { locale, now }: { locale: Locale; now: number }): string[] =>
  yetToVote(record, 'rewind', now).map((seat) => seatName(part, seat, locale));

const isSame = ({ to }: Pick<Proposal, 'to'>, one: EarlierIn): boolean => JSON.stringify(to) === JSON.stringify(one.to);

/** What can be chosen: before the last answers, one's own first, then rounds and turns, the newest first. */
function offered(
  found: Found,
  history: History<Json>,
  { user, locale }: { user: string; locale: Locale },
): OptionChoice[] {
  const mine = seatsOf(found.record, user);
  const ways = waysBack(found, history);
  const rank = ({ to }: EarlierIn) => ('before' in to ? (mine.includes(to.before) ? 0 : 1) : 2);
  const named = [...ways]
    .sort((a, b) => rank(a) - rank(b))
    .map((one) => ({
      name: clamp(earlierText(found.part, one.to as Json, locale), LIMITS.command.choiceName),
      value: sentAs(ways, one),
    }));
  // A turn that is a round as well is named once.
  return named.filter(({ name }, i) => named.findIndex((one) => one.name === name) === i);
}

/** How Discord sends a choice back. It counts rounds and turns from the first one, never answers: of those some are secret. */
function sentAs(ways: readonly EarlierIn[], { to }: EarlierIn): string {
  if ('before' in to) return `before-${to.before}`;
  const kind = 'round' in to ? 'round' : 'turn';
  const later = ways.filter((one) => kind in one.to);
  return `${kind}-${later.length - later.findIndex((one) => one.to === to)}`;
}
