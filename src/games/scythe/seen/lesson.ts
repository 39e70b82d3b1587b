import en from '#data/scythe/lesson.en.json' with { type: 'json' };
import ja from '#data/scythe/lesson.ja.json' with { type: 'json' };
import file from '#data/scythe/lesson.json' with { type: 'json' };
import { lessonFrom } from '#src/lesson-file';

/** A match of ten minutes in which somebody learns the game. */
export const lesson = lessonFrom(file, { en, ja });
