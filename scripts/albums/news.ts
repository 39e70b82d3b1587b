import type { Now } from '../../renderers/pictures.ts';
import { askedNow } from '../../src/asking/asked-now.ts';
import { heard } from '../../src/asking/public-message.ts';
import { partNamed } from '../../src/asking/terms/names.ts';
import type { Locale } from '../../src/core/text.ts';
import type { AnyGame } from '../../src/game-part.ts';
import type { Found } from './album.ts';

/** What just happened and who is asked, in words, as the bot tells a picture. */
export function newsOf(game: AnyGame, { g, told, open }: Found, locale: Locale): { now?: Now } {
  const part = partNamed(game, () => g);
  const now = { ...heard(part, told, locale), events: told, asked: askedNow(part, g, open, locale) };
  return now.said.length > 0 ? { now } : {};
}
