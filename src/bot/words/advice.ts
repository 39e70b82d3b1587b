import type { Voice } from '#asking/terms/names';
import { ROOM } from '#asking/terms/room';
import { clamp } from '#asking/terms/words';
import type { Chosen } from '#core/types';
import { answerText } from './answer-text.ts';
import { say } from './text.ts';

/** What a tutor would do, best first; each answer with the words of the game for its reason, a subject of its judge, where it has one. */
export const adviceText = (voice: Voice, answers: readonly Chosen[], reasons: readonly (string | null)[]): string =>
  clamp(
    [
      say('tutor.head', voice.locale),
      ...answers.map((one, i) => {
        const subject = reasons[i];
        const reason = subject ? voice.part.text.say({ key: `reason.${subject}` }, voice.locale) : null;
        return say('tutor.answer', voice.locale, { n: i + 1, answer: answerText(voice, one), reason });
      }),
      say('tutor.small', voice.locale),
    ].join('\n'),
    ROOM.words,
  );
