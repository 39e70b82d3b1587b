import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { locales } from '#core/text';
import type { Shelved } from '#local/discord';
import type { AnyGame } from './game-part.ts';

/** The pictures of the documentation, drawn by `npm run pictures`. */
const PICTURES = join(dirname(fileURLToPath(import.meta.url)), '../docs/pictures');

/** What the local page shows of the games before a match of them is opened. Its names come from the commands, as everywhere. */
export const shelfOf = (games: readonly AnyGame[]): Shelved[] =>
  games.map(({ game, text, cover }) => ({
    value: game.id,
    players: game.seats,
    words: Object.fromEntries(
      locales.map((locale) => {
        const say = (key: string) => (text.has(key, locale) ? text.say({ key }, locale) : '');
        const picture = cover === undefined ? '' : join(PICTURES, `${cover}.${locale}.webp`);
        return [
          locale,
          {
            name: say('game.name'),
            summary: say('game.summary'),
            length: say('game.length'),
            ...(existsSync(picture) && { picture }),
          },
        ];
      }),
    ),
  }));
