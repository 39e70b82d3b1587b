/**
 * What each program plays by that has played from a database, oldest first: the shape of its records, and its games with version and edition.
 * Add a line at the end where any of it changes, and change no other: `test/program-number.test.ts` says when, and what it is.
 */
const PROGRAMS = [
  'record 3, tears-of-the-dragon 4 3f524b0f, scythe 2, gloomhaven 3, middle-earth-quest 2',
  'record 3, tears-of-the-dragon 4 3f524b0f, scythe 2, gloomhaven 4, middle-earth-quest 2',
  'record 3, tears-of-the-dragon 4 3f524b0f, scythe 3, gloomhaven 4, middle-earth-quest 2',
  'record 3, tears-of-the-dragon 4 3f524b0f, scythe 3, gloomhaven 4, middle-earth-quest 3',
  'record 3, tears-of-the-dragon 4 3f524b0f, scythe 4, gloomhaven 4, middle-earth-quest 3',
];

/** The number of this program: an older one has a lower number. Side by side the older one would take matches back, so it does not play. */
export const PROGRAM = PROGRAMS.length;
/** What this program plays by. */
export const PLAYED_BY = PROGRAMS.at(-1)!;
