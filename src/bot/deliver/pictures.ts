import { setImmediate } from 'node:timers/promises';
import { LIMITS } from '#asking/limits';
import { clamp } from '#asking/words';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import type { Match, Viewer } from '#core/types';
import type { PaintOptions } from '#drawing/paint';
import { sheetOf } from '#drawing/sheet';
import { studio } from '#drawing/studio';
import type { Scene } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { inTurn } from '#store/queue';
import type { MatchRecord } from '#store/store';
import type { Found, House } from '../match/house.ts';
import { incident } from '../platform/incident.ts';
import type { Picture } from '../platform/send.ts';

/** A picture before it is drawn: what tells it from every other one, and how to get it. */
export interface Sketch {
  digest: string;
  draw(): Promise<Picture>;
}

/** Lettering is as clean as in lossless WebP, in a third of the time and fewer bytes; textures would cost that far more. */
const ENCODED = { format: 'jpeg', quality: 90 } satisfies PaintOptions;
/** 1,080 of a board's 1,200 pixels. */
const POSTED = 0.9;

/** What a viewer may know now. Every picture and every alternative text is made of this and nothing else. */
export function viewOf(part: AnyGame, record: MatchRecord, viewer: Viewer): unknown {
  return part.game.view(position(part.game, record.match as Match<unknown>).g, viewer);
}

/** The board as everybody sees it, or the neighbourhood of one place. */
export async function boardPicture(
  part: AnyGame,
  record: MatchRecord,
  locale: Locale,
  focus?: string,
): Promise<Picture> {
  const look = { locale, ...(focus !== undefined && { focus }) };
  const sketch = await inItsTurn(() => {
    const view = viewOf(part, record, 'spectator');
    const scene = part.pictures.board(view, look);
    // The whole board is posted at every answer, as wide as a phone is sharp; a place is zoomed at its full size.
    const scale = focus === undefined ? POSTED : 1;
    return sketched('board.jpg', { scene, scale, alt: () => part.pictures.alt.board(view, look) });
  });
  return sketch.draw();
}

/** What only this seat may see; undefined when there is nothing of the kind. */
export function handSketch(
  part: AnyGame,
  record: MatchRecord,
  seat: number,
  locale: Locale,
): Promise<Sketch | undefined> {
  return inItsTurn(() => {
    const view = viewOf(part, record, seat);
    const scene = part.pictures.hand(view, { locale });
    return scene && sketched('hand.jpg', { scene, scale: 1, alt: () => part.pictures.alt.hand(view, { locale }) });
  });
}

/** How the match went, as everybody sees it; undefined when the game has no such picture, or it was never begun. */
export async function endPicture(part: AnyGame, record: MatchRecord, locale: Locale): Promise<Picture | undefined> {
  const { end, alt } = part.pictures;
  if (!end || !record.match) return undefined;
  const sketch = await inItsTurn(() => {
    const view = viewOf(part, record, 'spectator');
    const words = () => alt.end?.(view, { locale }) ?? alt.board(view, { locale });
    return sketched('end.jpg', { scene: end(view, { locale }), scale: POSTED, alt: words });
  });
  return sketch.draw();
}

/** Views and scenes are made one at a time, and between two the event loop goes round: many tables hold nobody's press. */
const inItsTurn = <T>(make: () => T): Promise<T> =>
  inTurn('sketch', async () => {
    await setImmediate();
    return make();
  });

function sketched(
  name: Picture['name'],
  { scene, scale, alt }: { scene: Scene; scale: number; alt(): string },
): Sketch {
  const sheet = sheetOf(scene, { ...ENCODED, scale });
  return {
    digest: sheet.digest,
    async draw() {
      const words = clamp(alt(), LIMITS.message.altText);
      return { name, bytes: await studio.paint(sheet), alt: words };
    },
  };
}

/** A picture that cannot be drawn must not keep words and buttons back: it is an incident, and left away. */
export async function drawnIfPossible<T>(
  { log }: House,
  { part, record }: Found,
  locale: Locale,
  draw: (part: AnyGame, record: MatchRecord, locale: Locale) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await draw(part, record, locale);
  } catch (error) {
    incident(log, error, { match: record.id, during: draw.name });
    return undefined;
  }
}
