import { LIMITS } from '#asking/limits';
import { clamp } from '#asking/words';
import type { Locale } from '#core/text';
import type { Viewer } from '#core/types';
import { paint } from '#renderers/paint';
import { positionOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { incident } from '../platform/incident.ts';
import type { Picture } from '../platform/send.ts';

/** 1,080 of a board's 1,200 pixels. */
const POSTED = 0.9;

/** What a viewer may know now. Every picture and every alternative text is made of this and nothing else. */
export function viewOf(found: Found<Played>, viewer: Viewer): unknown {
  return found.part.game.view(positionOf(found).g, viewer);
}

/** The board as everybody sees it, or the neighbourhood of one place. */
export async function boardPicture(found: Found<Played>, locale: Locale, focus?: string): Promise<Picture> {
  const { part } = found;
  const view = viewOf(found, 'spectator');
  const look = { locale, ...(focus !== undefined && { focus }) };
  // The whole board is posted at every answer, as wide as a phone is sharp; a place is zoomed at its full size.
  const scale = focus === undefined ? POSTED : 1;
  const bytes = await paint(part.pictures.board(view, look), { format: 'webp', scale });
  return { name: 'board.webp', bytes, alt: clamp(part.pictures.alt.board(view, look), LIMITS.message.altText) };
}

/** What only this seat may see; undefined when there is nothing of the kind. */
export async function handPicture(found: Found<Played>, seat: number, locale: Locale): Promise<Picture | undefined> {
  const { part } = found;
  const view = viewOf(found, seat);
  const scene = part.pictures.hand(view, { locale });
  if (!scene) return undefined;
  const bytes = await paint(scene, { format: 'webp' });
  return { name: 'hand.webp', bytes, alt: clamp(part.pictures.alt.hand(view, { locale }), LIMITS.message.altText) };
}

/** How the match went, as everybody sees it; undefined when the game has no such picture, or it was never begun. */
export async function endPicture(found: Found, locale: Locale): Promise<Picture | undefined> {
  const { end, alt } = found.part.pictures;
  if (!end || !isPlayed(found)) return undefined;
  const view = viewOf(found, 'spectator');
  const bytes = await paint(end(view, { locale }), { format: 'webp', scale: POSTED });
  const words = alt.end?.(view, { locale }) ?? alt.board(view, { locale });
  return { name: 'end.webp', bytes, alt: clamp(words, LIMITS.message.altText) };
}

/** A picture that cannot be drawn must not keep words and buttons back: it is an incident, and left away. */
export async function drawnIfPossible<F extends Found>(
  { log }: House,
  found: F,
  locale: Locale,
  draw: (found: F, locale: Locale) => Promise<Picture | undefined>,
): Promise<Picture | undefined> {
  try {
    return await draw(found, locale);
  } catch (error) {
    incident(log, error, { match: found.record.id, during: draw.name });
    return undefined;
  }
}
