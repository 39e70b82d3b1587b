import { LIMITS } from '#asking/limits';
import { clamp } from '#asking/words';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import type { Match, Viewer } from '#core/types';
import { paint } from '#renderers/paint';
import type { AnyGame } from '#src/game-part';
import type { MatchRecord } from '#store/store';
import type { Found, House } from '../match/house.ts';
import { incident } from '../platform/incident.ts';
import type { Picture } from '../platform/send.ts';

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
  const view = viewOf(part, record, 'spectator');
  const look = { locale, ...(focus !== undefined && { focus }) };
  // The whole board is posted at every answer, as wide as a phone is sharp; a place is zoomed at its full size.
  const scale = focus === undefined ? POSTED : 1;
  const bytes = await paint(part.pictures.board(view, look), { format: 'webp', scale });
  return { name: 'board.webp', bytes, alt: clamp(part.pictures.alt.board(view, look), LIMITS.message.altText) };
}

/** What only this seat may see; undefined when there is nothing of the kind. */
export async function handPicture(
  part: AnyGame,
  record: MatchRecord,
  seat: number,
  locale: Locale,
): Promise<Picture | undefined> {
  const view = viewOf(part, record, seat);
  const scene = part.pictures.hand(view, { locale });
  if (!scene) return undefined;
  const bytes = await paint(scene, { format: 'webp' });
  return { name: 'hand.webp', bytes, alt: clamp(part.pictures.alt.hand(view, { locale }), LIMITS.message.altText) };
}

/** How the match went, as everybody sees it; undefined when the game has no such picture, or it was never begun. */
export async function endPicture(part: AnyGame, record: MatchRecord, locale: Locale): Promise<Picture | undefined> {
  const { end, alt } = part.pictures;
  if (!end || !record.match) return undefined;
  const view = viewOf(part, record, 'spectator');
  const bytes = await paint(end(view, { locale }), { format: 'webp', scale: POSTED });
  const words = alt.end?.(view, { locale }) ?? alt.board(view, { locale });
  return { name: 'end.webp', bytes, alt: clamp(words, LIMITS.message.altText) };
}

/** A picture that cannot be drawn must not keep words and buttons back: it is an incident, and left away. */
export async function drawnIfPossible(
  { log }: House,
  { part, record }: Found,
  locale: Locale,
  draw: (part: AnyGame, record: MatchRecord, locale: Locale) => Promise<Picture | undefined>,
): Promise<Picture | undefined> {
  try {
    return await draw(part, record, locale);
  } catch (error) {
    incident(log, error, { match: record.id, during: draw.name });
    return undefined;
  }
}
