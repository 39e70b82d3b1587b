import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { locales } from '../src/core/text.ts';
import { readCommandLine } from './command-line.ts';
import { GAME } from './match-options.ts';

/**
 * Makes a film of a lesson on the page: each step as a learner sees it, and where they press. `test/browser/door-lessons.proof.ts` plays it by
 * what the page marks, the same one every time.
 */

const { given } = readCommandLine('lesson', 'Makes a film of a lesson on the page.', {
  game: { ...GAME, default: 'scythe' },
  locale: { help: `in which language: ${locales.join(' or ')}`, default: 'en' },
  out: { help: 'the file', default: 'docs/pictures/lesson.webp' },
});
const { game, locale } = given;

const words = ['node_modules/vitest/vitest.mjs', 'run', 'test/browser/door-lessons.proof.ts'];
const { status } = spawnSync(process.execPath, [...words, '-t', `${game} is played to its end in ${locale} `], {
  env: {
    ...process.env,
    ...{ CASTELLAN_PROOF: '1', CASTELLAN_SALT: '' },
    CASTELLAN_LESSON_FILM: [game, locale, resolve(given.out!)].join(' '),
  },
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
