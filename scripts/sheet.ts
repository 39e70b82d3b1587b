import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Now } from '../renderers/pictures.ts';
import { type Group, group, rect, type Scene } from '../renderers/scene.ts';
import { ENCODED, POSTED } from '../src/bot/deliver/pictures.ts';
import { chanceFrom, playout } from '../src/chance/playout.ts';
import { position } from '../src/core/match.ts';
import { seatRange } from '../src/core/seats.ts';
import { type Locale, locales } from '../src/core/text.ts';
import { paint } from '../src/drawing/paint.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { salted } from '../test/kit/salt.ts';
import type { Found } from './albums/album.ts';
import { newsOf } from './albums/news.ts';
import { readCommandLine, whole } from './command-line.ts';
import { anyOptions, GAME, readGame } from './match-options.ts';

/**
 * Draws boards of fresh matches as they are posted, to be judged by eye: early, middle, late and last moments at tables of every size.
 * Each is drawn whole in both languages; sheets show six of them at a phone's width.
 */

const NAME = 'sheet';
const { given } = readCommandLine(NAME, 'Draws boards of fresh matches as they are posted, to be judged by eye.', {
  game: { ...GAME, default: 'all' },
  boards: { help: 'how many of each game', default: '24' },
  salt: { help: 'which chance; the same one draws the same boards', default: String(Date.now()) },
  locale: { help: 'en or ja; both if absent', default: '' },
  out: { help: 'the folder', default: 'sheets' },
});
const boards = whole(NAME, 'boards', given.boards!);
const languages = given.locale ? locales.filter((one) => one === given.locale) : locales;

/** Where in its match a board is looked at, in parts of its answers. */
const MOMENTS = [0.02, 0.3, 0.6, 0.93];
const ON_A_SHEET = 6;
const PHONE = 400;
const GAP = 16;

for (const part of given.game === 'all' ? games : [readGame(NAME, given.game!)]) {
  const found = foundIn(part);
  for (const locale of languages) await draw(part, found, locale);
}

/** The positions, four of each match. */
function foundIn(part: AnyGame): Found[] {
  const { min, max } = part.game.seats;
  const all: Found[] = [];
  for (let n = 0; all.length < boards; n++) {
    const seats = min + (n % (max - min + 1));
    const options = anyOptions(part, salted(`${NAME}/${n}`, given.salt), seats);
    const range = seatRange(part.game, options);
    if (seats < range.min || seats > range.max) continue;
    const how = { seats, options, policy: part.judge?.player ? 'competent' : 'progress' } as const;
    const seed = `${NAME}/${part.game.id}/${n}`;
    const { decisions } = playout(part, salted(seed, given.salt), how);
    const chance = chanceFrom(salted(`${seed}/moments`, given.salt));
    const wanted = MOMENTS.map((at) => Math.floor(decisions * at + chance() * decisions * 0.05));
    all.push(...at(part, seed, how, wanted));
  }
  return all.slice(0, boards);
}

/** The positions before these answers of a match. */
function at(part: AnyGame, seed: string, how: object, wanted: readonly number[]): Found[] {
  const { game } = part;
  const found: Found[] = [];
  let decision = 0;
  let lines = 0;
  let told: Found['told'] = [];
  playout(part, salted(seed, given.salt), {
    ...how,
    most: Math.max(...wanted) + 1,
    each: (match) => {
      const { g, open } = position(game, match);
      const entries = match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : []));
      lines = match.news.length;
      told = stretchOf(part, [...told, ...entries]);
      if (wanted.includes(decision)) {
        const shot = { name: `${seed}/${decision}` } as Found['shot'];
        found.push({ shot, game, g: structuredClone(g), told, open, seed, decision });
      }
      decision++;
    },
  });
  return found;
}

/** What one message tells: all since a stretch of play began. */
function stretchOf({ game }: AnyGame, told: Found['told']): Found['told'] {
  const begins = told.findLastIndex(({ type }) => game.stretches?.includes(type));
  return told.slice(Math.max(0, begins));
}

/** Every board by itself, the sheets, and what the boards say in words. */
async function draw(part: AnyGame, found: readonly Found[], locale: Locale): Promise<void> {
  const folder = join(given.out!, part.game.id);
  mkdirSync(folder, { recursive: true });
  const scenes: Scene[] = [];
  const said: string[] = [];
  const bytes: number[] = [];
  for (const [n, one] of found.entries()) {
    const view = part.game.view(one.g, 'spectator') as never;
    const look = { locale, ...newsOf(part, one, locale) };
    const scene = part.pictures.board(view, look);
    scenes.push(scene);
    bytes.push((await paint(scene, { ...ENCODED, scale: POSTED.board })).length);
    writeFileSync(
      join(folder, `${two(n + 1)}.${locale}.png`),
      await paint(scene, { format: 'png', scale: POSTED.board }),
    );
    said.push(`${two(n + 1)} ${one.shot.name}\n${inTime(look.now).join('\n')}\n${part.pictures.alt.board(view, look)}`);
  }
  for (let n = 0; n < scenes.length; n += ON_A_SHEET) {
    const file = `sheet-${1 + n / ON_A_SHEET}.${locale}.png`;
    writeFileSync(join(folder, file), await paint(sheetOf(scenes.slice(n, n + ON_A_SHEET), locale), { format: 'png' }));
  }
  writeFileSync(join(folder, `words.${locale}.txt`), said.join('\n\n'));
  const kB = (n: number) => Math.round(n / 1000);
  const mean = kB(bytes.reduce((sum, n) => sum + n, 0) / found.length);
  const most = Math.max(...bytes);
  const heaviest = `${kB(most)} (${two(bytes.indexOf(most) + 1)})`;
  process.stdout.write(
    `${folder}: ${found.length} boards in ${locale}, ${mean} kB each as posted, ${heaviest} at most, salt ${given.salt}\n`,
  );
}

/** What happened as messages tell it, the oldest first; a picture has its headline last. */
function inTime({ said = [], times = [] }: Partial<Now> = {}): string[] {
  const all = said.map((words, n) => ({ words, time: times[n] ?? n }));
  return all.toSorted((a, b) => a.time - b.time).map(({ words }) => words);
}

/** Boards at a phone's width, three in a row. */
function sheetOf(scenes: readonly Scene[], lang: string): Scene {
  const columns = [0, 1, 2].map((n) => scenes.filter((_, k) => k % 3 === n));
  const heights = columns.map((column) => column.map(({ width, height }) => Math.ceil((height * PHONE) / width)));
  const nodes = columns.flatMap((column, n) => {
    let y = GAP;
    return column.map((scene, k) => {
      const shownAt = { x: GAP + n * (PHONE + GAP), y };
      y += heights[n]![k]! + GAP;
      return small(scene, shownAt);
    });
  });
  const height = GAP + Math.max(...heights.map((some) => some.reduce((sum, one) => sum + one + GAP, 0)));
  return { width: GAP + 3 * (PHONE + GAP), height, ground: '#1d1510', lang, nodes };
}

function small({ width, height, ground, nodes }: Scene, { x, y }: { x: number; y: number }): Group {
  const frame = { x: 0, y: 0, w: width, h: height };
  return group([rect(frame, { fill: ground }), ...nodes], { x, y, scale: PHONE / width, clip: frame });
}

/** As file names are sorted. */
function two(n: number): string {
  return String(n).padStart(2, '0');
}
