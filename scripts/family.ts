import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Group, group, type Node, rect, type Scene, words } from '../renderers/scene.ts';
import { type Locale, locales } from '../src/core/text.ts';
import { paint } from '../src/drawing/paint.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { type AnyAlbum, find } from './albums/album.ts';
import { newsOf } from './albums/news.ts';
import { readCommandLine, whole } from './command-line.ts';
import { GAME, readGame } from './match-options.ts';

/**
 * Draws pieces, a scene, a fight and the end of all games beside one another on one sheet, each picture as wide as a phone shows it. So
 * it is seen at once which game falls behind the others.
 */

const NAME = 'family';
const { given } = readCommandLine(NAME, 'Draws all games beside one another on one sheet.', {
  game: { ...GAME, default: 'all' },
  locale: { help: 'en or ja', default: 'en' },
  out: { help: 'the file', default: 'docs/pictures/family.webp' },
  rows: { help: 'what of each game', default: 'pieces,scene,fight,end' },
  matches: { help: 'how many matches are looked through at most', default: '60' },
});

const locale = locales.find((one) => one === given.locale);
if (!locale) {
  process.stderr.write(`${NAME}: --locale must be en or ja, not "${given.locale}"\n`);
  process.exit(2);
}
const matches = whole(NAME, 'matches', given.matches!);
const LARGEST = 900_000;

/** What is looked at in each game, one row each. */
const ROWS = ['pieces', 'scene', 'fight', 'end'] as const;
const TITLES: Readonly<Record<(typeof ROWS)[number], Record<Locale, string>>> = {
  pieces: { en: 'Pieces and signs', ja: '駒と記号' },
  scene: { en: 'A scene', ja: '盤面' },
  fight: { en: 'A fight', ja: '戦い' },
  end: { en: 'The end', ja: '終わり' },
};

/** The rows that are wanted; what is not one of them ends the program. */
const rows = given.rows!.split(',').map((name) => ROWS.find((row) => row === name) ?? unknownRow(name));

const WIDTH = 400;
const GAP = 20;
const TITLE = 44;
const wanted = given.game === 'all' ? games : [readGame(NAME, given.game!)];

const columns: { name: string; scenes: Scene[] }[] = [];
for (const part of wanted) {
  // The album of a game lies under its id.
  const { album }: { album: AnyAlbum } = await import(`./albums/${part.game.id}.ts`);
  columns.push({ name: part.text.say({ key: 'game.name' }, locale), scenes: scenesOf(part, album, locale) });
}
const sheet = sheetOf(columns, locale);
const bytes = await paint(sheet, { format: 'webp', effort: 4, quality: 72 });
if (bytes.length > LARGEST) throw new Error(`${given.out} has ${bytes.length} bytes`);
mkdirSync(dirname(given.out!), { recursive: true });
const isNew = !existsSync(given.out!);
writeFileSync(given.out!, bytes);
const digest = createHash('sha256').update(JSON.stringify(sheet)).digest('base64url').slice(0, 16);
process.stdout.write(
  `${given.out}: ${columns.length} games, ${sheet.width} x ${sheet.height}, ${Math.round(bytes.length / 1000)} kB, scene ${digest}${isNew ? ', new' : ''}\n`,
);

function unknownRow(name: string): never {
  process.stderr.write(`${NAME}: --rows has no ${name}, but ${ROWS.join(', ')}\n`);
  process.exit(2);
}

/** The pictures of one game, from above to below. Throws when its album has none of that name. */
function scenesOf(part: AnyGame, { family, ...album }: AnyAlbum, locale: Locale): Scene[] {
  // What the signs are is shown by the match that the scene is of.
  const names = rows.map((row) => family[row === 'pieces' ? 'scene' : row]);
  const found = find({ ...album, family, shots: album.shots.filter(({ name }) => names.includes(name)) }, matches);
  return rows.map((row, n) => {
    const one = found.find(({ shot }) => shot.name === names[n]);
    if (!one) throw new Error(`the album of ${part.game.id} has no picture ${names[n]}`);
    const seen = one.game.view(one.g, 'spectator');
    return row === 'pieces'
      ? family.pieces(seen, { locale })
      : one.shot.draw(seen, { locale, ...newsOf(part, one, locale) }, one.g)!;
  });
}

function sheetOf(games: typeof columns, locale: Locale): Scene {
  const nodes: Node[] = [];
  const scaled = ({ width, height }: Scene) => Math.ceil((height * WIDTH) / width);
  let y = GAP;
  const title = (text: string, x: number, size: number, width: number) =>
    words(text, x, y + TITLE / 2, { size, face: 'display', colour: '#f4e6c4', width });
  for (const [n, { name }] of games.entries()) nodes.push(title(name, GAP + n * (WIDTH + GAP), 34, WIDTH));
  y += TITLE + 4;
  for (const [k, row] of rows.entries()) {
    nodes.push(title(TITLES[row][locale], GAP, 24, 600));
    y += TITLE;
    for (const [n, { scenes }] of games.entries()) nodes.push(shown(scenes[k]!, GAP + n * (WIDTH + GAP), y));
    y += Math.max(...games.map(({ scenes }) => scaled(scenes[k]!))) + GAP;
  }
  return { width: GAP + games.length * (WIDTH + GAP), height: y, ground: '#1d1510', lang: locale, nodes };
}

/** A picture on the sheet, at a phone's width. */
function shown({ width, height, ground, nodes }: Scene, x: number, y: number): Group {
  const frame = { x: 0, y: 0, w: width, h: height };
  return group([rect(frame, { fill: ground }), ...nodes], { x, y, scale: WIDTH / width, clip: frame });
}
