import { earlierText } from '#asking/earlier';
import { LIMITS } from '#asking/terms/limits';
import { clamp } from '#asking/terms/words';
import type { History } from '#core/history';
import { fewer, finer, type Moment } from '#core/moments';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { FilmFormat } from '#drawing/reel';
import { type Sheet, sheetOf } from '#drawing/sheet';
import { type Film, studio } from '#drawing/studio';
import type { Scene } from '#renderers/scene';
import { decline } from '../match/declined.ts';
import { foundAt, saidBefore } from '../match/looking-back.ts';
import type { Found, Played } from '../match/record.ts';
import type { Picture } from '../platform/uploads.ts';
import { say } from '../words/text.ts';
import { ENCODED, inItsTurn, nowOf, viewOf } from './pictures.ts';

/** A film of a match: its board at each moment with what was the news then, and at the end the picture of how it went. */

/** In pixels. A GIF of the same width would have twice the bytes. */
const WIDTH = { webp: 480, gif: 360 } satisfies Record<FilmFormat, number>;
/** Frames at most, the picture of the end among them. */
const FRAMES = 60;
/** Where turns are long (`Game.longTurns`), a film of fewer moments shows stretches between them as well, up to so many frames. */
const FEW = { moments: 24, frames: 48 };
/**
 * In ms. The last frame can be read. Before the picture of the end all is black for a moment: WebP leaves away what hardly differs from the frame
 * before, and the map would shine through.
 */
const SHOWN = { board: 700, black: 100, last: 4_000 };

/** What of a match a film shows, and how. */
export interface FilmRange {
  history: History<Json>;
  /** In order; of many some are left out. */
  moments: readonly Moment[];
  locale: Locale;
  format: FilmFormat;
  /** Once nobody wants it any more it is given up, which rejects. */
  isWanted?(): boolean;
}

/**
 * The film of these moments, by a spectator's view. It is drawn when nothing else is. Declines where there are fewer than two moments, or
 * where the history does not lead there.
 */
export async function filmPicture(found: Found<Played>, shown: FilmRange): Promise<Picture> {
  const { part, record } = found;
  const { history, moments, locale, format, isWanted = () => true } = shown;
  const { end, alt } = part.pictures;
  const last = moments.at(-1);
  const hasEnd = end !== undefined && record.status !== 'running' && last?.begins === null;
  const turns = fewer(moments, hasEnd ? FRAMES - 1 : FRAMES);
  const { longTurns, stretches: starts = [] } = part.game;
  const chosen =
    longTurns && turns.length < FEW.moments ? finer(turns, history.log, { starts, most: FEW.frames }) : turns;
  if (!last || turns.length < 2) return decline('film-short');
  const key = [record.id, record.version, chosen[0]!.at, last.at, locale, format].join(' ');
  const bytes = await studio.film(key, async () => {
    const scenes: Scene[] = [];
    for (const one of foundAt(found, history, chosen)) {
      if (!isWanted()) throw new Error('nobody wants this film any more');
      const moment = chosen[scenes.length]!;
      scenes.push(await inItsTurn(() => boardScene(one, { history, moment, locale })));
    }
    const ending = hasEnd ? await inItsTurn(() => end(viewOf(found, 'spectator'), { locale })) : undefined;
    return { ...cut(scenes, ending, WIDTH[format]), format };
  });
  const [lastly] = foundAt(found, history, [last]);
  const view = viewOf(lastly!, 'spectator');
  const told = say('film.alt', locale, {
    n: chosen.length + (hasEnd ? 1 : 0),
    from: momentName(found, chosen[0]!, locale),
    words: hasEnd && alt.end ? alt.end(view, { locale }) : alt.board(view, { locale }),
  });
  return { name: `film.${format}`, bytes, alt: clamp(told, LIMITS.message.altText), digest: key };
}

/** Boards and the picture of the end as frames of one size, which has room for the highest, and how long each is shown. */
function cut(boards: readonly Scene[], ending: Scene | undefined, width: number): Omit<Film, 'format'> {
  const all = ending ? [...boards, ending] : boards;
  const height = Math.ceil(Math.max(...all.map((scene) => (scene.height * width) / scene.width)));
  // What a scene does not reach is its ground.
  const framed = (scene: Scene): Scene => ({ ...scene, height: (height * scene.width) / width });
  const delay: number[] = boards.map(() => SHOWN.board);
  if (!ending) return { width, height, delay: [...delay.slice(1), SHOWN.last], frames: sheets(boards.map(framed)) };
  const high = framed(ending);
  const y = Math.floor((high.height - ending.height) / 2);
  const middle: Scene = { ...high, nodes: [{ kind: 'group', y, nodes: ending.nodes }] };
  const frames = [...boards.map(framed), { ...high, ground: '#000', nodes: [] }, middle];
  return { width, height, delay: [...delay, SHOWN.black, SHOWN.last], frames: sheets(frames) };
}

/** Frames as they are asked for: each is drawn as large as the film is, and encoded with the others. */
function* sheets(scenes: readonly Scene[]): Generator<Sheet> {
  for (const scene of scenes) yield sheetOf(scene, ENCODED);
}

/** So many films that people have asked for are made or wait. */
const WANTED = 4;
let wanted = 0;

/** A film for somebody who has asked for it. Declines like `filmPicture`, and when too many wait. */
export async function filmAskedFor(found: Found<Played>, shown: FilmRange): Promise<Picture> {
  if (wanted >= WANTED) decline('film-later');
  wanted++;
  try {
    return await filmPicture(found, shown);
  } finally {
    wanted--;
  }
}

/** How a moment is called: “the start of Round 2”; the last one is how the match stands, or its end. */
export function momentName({ part, record }: Found, { begins }: Moment, locale: Locale): string {
  if (begins) return earlierText(part, begins as Json, locale);
  return say(record.status === 'running' ? 'replay.now' : 'replay.end', locale);
}

/** The whole board of a moment, with what has led to it; nobody is asked there. */
function boardScene(
  found: Found<Played>,
  { history, moment, locale }: Pick<FilmRange, 'history' | 'locale'> & { moment: Moment },
): Scene {
  const now = { ...nowOf(found, saidBefore(history, moment), locale), asked: [] };
  return found.part.pictures.board(viewOf(found, 'spectator'), { locale, map: true, frame: true, now });
}
