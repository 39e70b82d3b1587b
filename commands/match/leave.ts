import { seatsOf } from '#bot/match/asked';
import { withLeft } from '#bot/match/changed-hands';
import { withCircles } from '#bot/match/circle';
import { decline } from '#bot/match/declined';
import { closedUp, freeSeat, seatsLaidOut } from '#bot/match/lobby-seats';
import { note, withLobbyPosted, withNews } from '#bot/match/outbox';
import { withReady } from '#bot/match/ready';
import { withoutVotes } from '#bot/match/votes';
import { byItself } from '#bot/serve/begin';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { seatNow } from '#bot/words/say';
import { say } from '#bot/words/text';

/** Stands up. In a running match the seat can be taken over by somebody else. */
export const leave = subcommand({
  name: { en: 'leave', ja: '離席' },
  help: {
    en: 'Give your seat back, or let somebody else take it over',
    ja: '席を空ける、またはほかの人に譲る',
  },
  run: (call) => standUp(call),
  presses: { leave: { run: (call) => standUp(call) } },
});

/** In a lobby where all others have said that they are ready, the match begins without whoever stands up. */
async function standUp(call: Call): Promise<void> {
  const begun = await byItself(call);
  await changeAndReply(call, (found) => {
    const { part, record } = found;
    const { house, visit } = call;
    const mine = seatsOf(record, visit.user);
    if (mine.length === 0) decline('not-seated');
    if (record.status !== 'lobby' && record.status !== 'running') decline('match-is-over');
    const left = record.seats.map((seat, i) => (mine.includes(i) ? freeSeat(record.locale, seat.role) : seat));
    const seats = record.status === 'lobby' ? closedUp(part, seatsLaidOut(part, { ...record, seats: left })) : left;
    const agreed = record.agreed.filter((user) => user !== visit.user);
    const kept = record.status === 'running' ? withLeft(record, mine) : record;
    const stood = withReady(withoutVotes(kept, mine), visit.user, false);
    const next = { ...stood, seats, agreed, updatedAt: house.clock.now() };
    const names = mine.map((seat) => seatNow(found, seat, visit.locale));
    const reply = { content: say('done.left', visit.locale, { seats: names }) };
    if (record.status === 'lobby') return { record: begun({ part, record: next }) ?? withLobbyPosted(next), reply };
    const told = mine.map((seat) => note('left', { who: `<@${visit.user}>`, seat }));
    return { record: withCircles({ part, record: withNews(next, told) }), reply };
  });
}
