import { LIMITS } from '#asking/terms/limits';
import { seatsOf } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import { notesOf, withNote } from '#bot/match/own-notes';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { ownNoteLines } from '#bot/words/note-lines';
import { say } from '#bot/words/text';

/** Typed to throw it away. */
const NOTHING = '-';

/** What a person notes for themselves: it stands beside their hand, nobody else reads it, and no file takes it along. */
export const note = subcommand({
  name: { en: 'note', ja: 'メモ' },
  help: {
    en: 'Note something for yourself; it stands beside your hand',
    ja: '自分だけのメモを書く（自分の手元に表示）',
  },
  options: {
    text: {
      type: 'completed',
      name: { en: 'text', ja: '内容' },
      help: {
        en: 'What you note; “-” throws it away; shows it if empty',
        ja: 'メモの内容（「-」で消す、省略すると表示）',
      },
      // What is noted already is offered, so that it can be gone on with.
      complete: async ({ found, user }) => {
        const { record } = await found();
        const short = notesOf(record, user).filter(({ length }) => length <= LIMITS.command.choiceValue);
        return short.map((text) => ({ name: text, value: text }));
      },
    },
  },
  run: (call, { text }) =>
    changeAndReply(call, (found) => {
      const { record } = found;
      const { user, locale } = call.visit;
      const seats = seatsOf(record, user);
      if (seats.length === 0) decline('not-seated');
      const next = text === undefined ? record : withNote(record, seats, { user, text: text === NOTHING ? '' : text });
      const lines = ownNoteLines({ ...found, record: next }, user, locale);
      const reply = { content: lines.join('\n') || say('note.none', locale) };
      return next === record ? { reply } : { record: next, reply };
    }),
});
