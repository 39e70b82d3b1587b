import { seatsOf } from '#bot/match/asked';
import { type Changed, cause, find } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { isLesson, lessonTakenBack } from '#bot/match/lesson';
import { withNames } from '#bot/match/named';
import { takenBack } from '#bot/match/play';
import { type Found, isPlayed, withNotes } from '#bot/match/record';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { present } from '#bot/serve/present';
import { reason } from '#bot/words/say';
import { say } from '#bot/words/text';
import { isRefusal } from '#core/actions';
import type { Message } from '#core/types';

/** A second press on the undo button within so many ms is a double click and not a second wish. */
const DOUBLE_CLICK = 3_000;

/** Takes the last answer back. From a button only if the message is the newest board. */
export const undo = subcommand({
  name: { en: 'undo', ja: '取り消し' },
  help: {
    en: 'Take back your last answer, as long as nothing was revealed since',
    ja: '自分の最後の行動を取り消す（何も公開されていない場合）',
  },
  run: (call) => takeBack(call),
  // Below a board it is answered apart; in the private message of a lesson the next question takes its place.
  presses: { undo: { goesOn: true, run: (call) => takeBack(call) } },
});

async function takeBack(call: Call): Promise<void> {
  const { house, visit } = call;
  const id = await call.match();
  const decide = (found: Found): Changed<Found | Message> => {
    const { part, record } = found;
    const seats = seatsOf(record, visit.user);
    if (seats.length === 0) decline('not-seated');
    if (record.status !== 'running') decline('not-running');
    const now = cause(house, visit.id);
    const passed = now.now - (record.notes.undoneAt ?? Number.NEGATIVE_INFINITY);
    // A clock that was set back has measured nothing.
    const isAgain = passed >= 0 && passed < DOUBLE_CLICK;
    const isOld = !isLesson(record) && record.board?.message !== visit.message;
    if (visit.message !== undefined && (isAgain || isOld)) return { result: { key: 'bot.refusal.stale' } };
    const taken = isPlayed(found) && isLesson(record) ? lessonTakenBack(found, now) : takenBack(found, seats, now);
    if (isRefusal(taken)) return { result: taken.refused };
    const next = withNotes(taken.record, { undoneAt: now.now });
    return { record: next, result: withNames({ part, record: next }) };
  };
  const after = await changeOnce<Found | Message>(call, id, decide, () => ({ key: 'bot.refusal.stale' }));
  if ('key' in after) {
    const found = await find(house, id);
    const lead = reason(found.part, await whyNothing(call, found, after), visit.locale);
    await visit.reply(await present(call, found, { lead }));
    return;
  }
  const lead = say('done.undone', visit.locale);
  await replyAndDeliver(call, id, () => present(call, after, { lead, isNext: true }));
}

/** An answer further back than so many entries of the log is not looked for. */
const REMEMBERED = 200;

/** Why there is nothing to take back: the visitor has answered before, and that step is over. */
async function whyNothing({ house, visit }: Call, { record }: Found, refused: Message): Promise<Message> {
  if (refused.key !== 'refusal.nothing-to-undo') return refused;
  const mine = seatsOf(record, visit.user);
  const entries = await house.store.lastEntries(record.id, REMEMBERED);
  const hasAnswered = entries.some(({ answer }) => answer && mine.includes(answer.seat));
  return hasAnswered ? { key: 'bot.refusal.carried-out' } : refused;
}
