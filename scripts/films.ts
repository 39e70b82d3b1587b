import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FilmRange, filmPicture } from '../src/bot/deliver/film.ts';
import { momentsOf } from '../src/bot/match/looking-back.ts';
import { withNames } from '../src/bot/match/named.ts';
import { beginning, type Played } from '../src/bot/match/record.ts';
import { type HowToPlay, playout } from '../src/chance/playout.ts';
import { historyOf } from '../src/core/history.ts';
import { locales } from '../src/core/text.ts';
import type { Json, Match } from '../src/core/types.ts';
import { LARGEST_FILM } from '../src/drawing/reel.ts';
import { painter } from '../src/drawing/studio.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { unsalted } from '../test/kit/salt.ts';
import { readCommandLine } from './command-line.ts';
import { GAME, readGame } from './match-options.ts';

/**
 * Draws the films of the documentation: a match of each game by chance, the same one every time, as `/replay` shows one that is over.
 */

const NAME = 'films';
const { given } = readCommandLine(NAME, 'Draws a film of a match of each game for the documentation.', {
  game: { ...GAME, default: 'all' },
  out: { help: 'where to', default: 'docs/pictures' },
  locale: { help: `in which language: ${locales.join(' or ')}`, default: 'en' },
  format: { help: 'webp or gif', default: 'webp' },
  seed: { help: 'of the match', default: 'castellan-1' },
  most: { help: 'the match is left after so many decisions', default: '20000' },
});
const locale = locales.find((one) => one === given.locale) ?? 'en';
const format = given.format === 'gif' ? 'gif' : 'webp';

/** Who plays, by the game: as many as show most of it. */
const PLAYED: Readonly<Record<string, HowToPlay>> = {
  'tears-of-the-dragon': { policy: 'competent' },
  scythe: { seats: 3, policy: 'competent' },
  gloomhaven: { seats: 3, policy: 'competent' },
  'middle-earth-quest': { seats: 3, policy: 'competent' },
};

mkdirSync(given.out!, { recursive: true });
try {
  for (const part of given.game === 'all' ? games : [readGame(NAME, given.game!)]) await draw(part);
} finally {
  await painter.close();
}

async function draw(part: AnyGame): Promise<void> {
  const { game } = part;
  const how = { ...PLAYED[game.id], most: Number(given.most) };
  const { match, decisions, over } = playout(part, unsalted(given.seed!), how);
  const record: Played = {
    ...beginning('film', 0),
    id: `${game.id} ${given.seed} ${given.most}`,
    game: game.id,
    guild: null,
    channel: '',
    host: '',
    locale,
    options: {},
    seats: [],
    reminders: null,
    status: over ? 'over' : 'running',
    match: match as Match<Json>,
  } as never;
  const found = withNames({ part, record });
  const history = historyOf((match as Match<Json>).news);
  const shown: FilmRange = { history, moments: momentsOf(found, history), locale, format };
  const began = process.cpuUsage();
  const { bytes } = await filmPicture(found, shown);
  const { user, system } = process.cpuUsage(began);
  const file = join(given.out!, `film-${game.id}.${format}`);
  if (format === 'webp' && bytes.length > LARGEST_FILM) throw new Error(`${file} has ${bytes.length} bytes`);
  writeFileSync(file, bytes);
  const size = `${shown.moments.length} moments, ${Math.round(bytes.length / 1_000)} kB`;
  process.stdout.write(
    `${file}: ${given.seed}, ${decisions} decisions, ${size}, ${Math.round((user + system) / 1_000)} ms of CPU here\n`,
  );
}
