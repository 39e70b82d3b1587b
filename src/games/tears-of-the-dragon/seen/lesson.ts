import en from '#data/tears-of-the-dragon/lesson.en.json' with { type: 'json' };
import ja from '#data/tears-of-the-dragon/lesson.ja.json' with { type: 'json' };
import file from '#data/tears-of-the-dragon/lesson.json' with { type: 'json' };
import { lessonFrom } from '#src/lesson-file';

/** A match of ten minutes in which somebody learns the game. */
export const lesson = lessonFrom(file, { en, ja });
