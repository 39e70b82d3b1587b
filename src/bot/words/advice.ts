import type { Voice } from '#asking/terms/names';
import { ROOM } from '#asking/terms/room';
import { clamp } from '#asking/terms/words';
import type { Chosen } from '#core/types';
import { answerText } from './answer-text.ts';
import { say } from './text.ts';

/** What a tutor would do, best first. */
export const adviceText = (voice: Voice, answers: readonly Chosen[]): string =>
  clamp(
    [
      say('tutor.head', voice.locale),
      ...answers.map((one, i) => `${i + 1}. ${answerText(voice, one)}`),
      say('tutor.small', voice.locale),
    ].join('\n'),
    ROOM.words,
  );
