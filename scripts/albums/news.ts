import type { Now } from '../../renderers/pictures.ts';
import { heard } from '../../src/asking/public-message.ts';
import { partNamed, questionText } from '../../src/asking/terms/names.ts';
import type { Locale } from '../../src/core/text.ts';
import type { AnyGame } from '../../src/game-part.ts';
import type { Found } from './album.ts';

/** What just happened and who is asked, in words, as the bot tells a picture. */
export function newsOf(game: AnyGame, { g, told, open }: Found, locale: Locale): { now?: Now } {
  const part = partNamed(game, () => g);
  const { said, deeds } = heard(part, told, locale);
  const asked = open.map((one) => {
    const { seat, key, about } = one;
    return { seat, key, about, words: questionText(part, one, locale) };
  });
  const now = { said: said.slice(-2), deeds: deeds.slice(-2), events: told, asked };
  return said.length > 0 ? { now } : {};
}
