/**
 * What can be played, as the page shows it before anything is opened: what a directory of applications tells of one.
 * The games themselves, and what they are called, the page reads off the commands, like every program for Discord. A
 * choice of a command's option with this value is shown so.
 */
export interface Shelved {
  /** Of the choice. */
  value: string;
  players: { min: number; max: number };
  /** By language (`en`, `ja`). */
  words: Readonly<Record<string, ShelvedWords>>;
}
interface ShelvedWords {
  /** What it is called to those who do not sit yet, and so see no commands. */
  name: string;
  /** One line. */
  summary: string;
  /** How long a match takes; may be empty. */
  length: string;
  /** File of a picture. */
  picture?: string;
}

/** Where the page finds the picture of a game in a language. */
const addressOf = ({ value }: Shelved, language: string) => `/_table/shelf/${value}.${language}`;

/** The shelf as it is told: addresses in place of files. */
export const shelfSeen = (shelf: readonly Shelved[]) =>
  shelf.map((one) => ({
    value: one.value,
    players: one.players,
    words: Object.fromEntries(
      Object.entries(one.words).map(([language, { picture, ...words }]) => [
        language,
        { ...words, ...(picture !== undefined && { picture: addressOf(one, language) }) },
      ]),
    ),
  }));

/** The file of such an address; undefined for all others. */
export function pictureAt(shelf: readonly Shelved[], path: string): string | undefined {
  for (const one of shelf)
    for (const [language, { picture }] of Object.entries(one.words))
      if (path === addressOf(one, language)) return picture;
  return undefined;
}
