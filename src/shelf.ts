import { createRequire } from 'node:module';
import { type Locale, locales } from '#core/text';
import type { Shelved } from '#local/discord';
import type { AnyGame } from './game-part.ts';

// By the name of the package's folder: a bundle of the program lies elsewhere.
const require = createRequire(import.meta.url);
/** A picture of the guide, drawn by `npm run make -- pictures`. */
const pictureOf = (game: string, cover: string, locale: Locale): string =>
  require.resolve(`#data/${game}/guide/${cover}.${locale}.webp`);

/** What the rooms of a local table show of the games before a match of them is opened. Its names come from the commands, as everywhere. */
export const shelfOf = (games: readonly AnyGame[]): Shelved[] =>
  games.map(({ game, text, cover }) => ({
    value: game.id,
    players: game.seats,
    words: Object.fromEntries(
      locales.map((locale) => {
        const say = (key: string) => (text.has(key, locale) ? text.say({ key }, locale) : '');
        return [
          locale,
          {
            name: say('game.name'),
            summary: say('game.summary'),
            length: say('game.length'),
            ...(cover !== undefined && { picture: pictureOf(game.id, cover, locale) }),
          },
        ];
      }),
    ),
  }));
