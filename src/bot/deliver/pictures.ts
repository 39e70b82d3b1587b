import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { askedNow } from '#asking/asked-now';
import { progressOf } from '#asking/choices';
import { deedsOf, heard } from '#asking/public-message';
import { LIMITS } from '#asking/terms/limits';
import { clamp } from '#asking/terms/words';
import { byQuestion } from '#core/decision';
import type { History } from '#core/history';
import type { Locale } from '#core/text';
import type { Decision, Json, Viewer } from '#core/types';
import type { PaintOptions } from '#drawing/paint';
import { sheetOf } from '#drawing/sheet';
import { studio } from '#drawing/studio';
import type { CampaignLook, CampaignPictures, Look, Now, Page } from '#renderers/pictures';
import type { Scene } from '#renderers/scene';
import { inTurn } from '#store/queue';
import { draftOf, positionOf } from '../match/asked.ts';
import type { House } from '../match/house.ts';
import type { Notice } from '../match/notes.ts';
import { type Found, isPlayed, type Played } from '../match/record.ts';
import { incident } from '../platform/incident.ts';
import type { Picture } from '../platform/uploads.ts';

/** A picture before it is drawn: what tells it from every other one, and how to get it. */
export interface Sketch {
  digest: string;
  /** What it says in words. */
  alt(): string;
  draw(): Promise<Picture>;
  /** The step to it from another one (`Studio.patch`); for pictures that are seen one after the other. */
  patch?(from: string): Promise<Buffer | undefined>;
}

/** At this quality small Japanese letters are cleaner than in a JPEG of quality 76, with a quarter fewer bytes. Crowded boards take more effort to be below 150 kB. */
export const ENCODED = { format: 'webp', quality: 32, most: 150_000 } satisfies PaintOptions;
/**
 * How much of a scene's 1,200 pixels is posted. A board is posted again and again: 900, more than twice what a phone
 * shows of it. A hand has large letters: 679. What is asked for is larger. A question comes with most presses, and
 * shows a part of the map close: 648.
 */
export const POSTED = { board: 0.75, hand: 0.566, close: 0.9, asked: 0.54 };

/** What a viewer may know now. Every picture and every alternative text is made of this and nothing else. */
export function viewOf(found: Found<Played>, viewer: Viewer): unknown {
  return found.part.game.view(positionOf(found).g, viewer);
}

/** Of what a board is kept for: two with the same one show the same, whoever is asked. */
export function shownOf(found: Found<Played>): string {
  const view = viewOf(found, 'spectator');
  const { lasting } = found.part.pictures;
  return createHash('sha256')
    .update(JSON.stringify(lasting ? lasting(view) : view))
    .digest('base64url');
}

/** What a board is to show. */
interface Wanted {
  /** The neighbourhood of one place. */
  focus?: string | undefined;
  /** What just happened. */
  said?: readonly Notice[];
  /** Its stretch is over: nobody is asked there, and what comes now has a board of its own. */
  isOver?: boolean;
}

/** The board as everybody sees it. */
export const boardPicture = async (found: Found<Played>, locale: Locale, wanted: Wanted = {}): Promise<Picture> =>
  (await boardSketch(found, locale, wanted)).draw();

/** The same before it is drawn. */
export function boardSketch(
  found: Found<Played>,
  locale: Locale,
  { focus, said, isOver = false }: Wanted = {},
): Promise<Sketch> {
  const { pictures } = found.part;
  const now = said && nowOf(found, said, locale);
  const look = {
    locale,
    ...(focus !== undefined && { focus }),
    ...(now && { now: isOver ? { ...now, asked: [] } : now }),
    ...(isOver && { map: true as const }),
  };
  return inItsTurn(() => {
    const view = viewOf(found, 'spectator');
    const scene = pictures.board(view, look);
    // The whole board is posted at every answer; a place is asked for.
    const scale = focus === undefined ? POSTED.board : POSTED.close;
    return sketched('board.webp', { scene, scale, alt: () => pictures.alt.board(view, look), hasSteps: true });
  });
}

/** What the picture of a board tells of these news and of who is asked: what everybody knows. */
export function nowOf(found: Found<Played>, said: readonly Notice[], locale: Locale): Now {
  const { part } = found;
  const events = said.flatMap((one) => ('event' in one ? [one.event] : []));
  const { g, open } = positionOf(found);
  return { ...heard(part, events, locale), events, asked: askedNow(part, g, open, locale) };
}

/** What only this seat may see; undefined when there is nothing of the kind. */
export function handSketch(found: Found<Played>, seat: number, locale: Locale): Promise<Sketch | undefined> {
  const { pictures } = found.part;
  return inItsTurn(() => {
    const view = viewOf(found, seat);
    const scene = pictures.hand(view, { locale });
    return (
      scene && sketched('hand.webp', { scene, scale: POSTED.hand, alt: () => pictures.alt.hand(view, { locale }) })
    );
  });
}

/** For whose eyes a question is drawn, and whether the board stands beside it. */
interface Drawn {
  decision: Decision;
  viewer: Viewer;
  besideBoard: boolean;
}

/**
 * What is asked, drawn for the eyes of `viewer`, as far as its answer has been put together. Gives undefined where the
 * game has no picture for it, or none that shows more than the board beside it.
 */
export function questionSketch(
  found: Found<Played>,
  { decision, viewer, besideBoard }: Drawn,
  locale: Locale,
): Promise<Sketch | undefined> {
  const { part, record } = found;
  const { pictures } = part;
  return inItsTurn(() => {
    const { key, seat, about, actions } = decision;
    const put = { part, match: record.id, g: positionOf(found).g, decision, locale };
    const progress = viewer === seat ? progressOf(put, draftOf(record, decision)) : undefined;
    const asked = { key, seat, about, actions, ...(progress && { progress }) };
    const drawn = pictures.question?.(viewOf(found, viewer), asked, { locale });
    if (!drawn || (besideBoard && drawn.repeats)) return undefined;
    return sketched('question.webp', { scene: drawn.scene, scale: POSTED.asked, alt: () => drawn.alt });
  });
}

/** The pictures of the questions that are open to all, each once; secret questions have none here. */
export async function questionPictures(found: Found<Played>, locale: Locale): Promise<Picture[]> {
  if (!found.part.pictures.question) return [];
  const open = byQuestion(positionOf(found).open).map(([decision]) => decision);
  const asked = open.filter(({ secret }) => !secret);
  const sketches = await Promise.all(
    asked.map((decision) => questionSketch(found, { decision, viewer: 'spectator', besideBoard: true }, locale)),
  );
  return Promise.all(sketches.flatMap((sketch) => sketch?.draw() ?? []));
}

/** A page that can be looked at, before it is drawn. */
export interface PageSketch extends Sketch {
  /** What it is called. */
  name: string;
}

/** The further pictures that this viewer can look through. */
export function pageSketches(found: Found<Played>, viewer: Viewer, locale: Locale): Promise<PageSketch[]> {
  const { pages } = found.part.pictures;
  return pages ? inItsTurn(() => pages(viewOf(found, viewer), { locale }).map(pageSketch)) : Promise.resolve([]);
}

/** The answer to an inquiry, drawn for the seat that has inquired; undefined where the game has no picture for it. */
export function inquirySketch(
  found: Found<Played>,
  { seat, ...replied }: { seat: number; name: string; shows: Json },
  locale: Locale,
): Promise<Sketch | undefined> {
  return inItsTurn(() => {
    const drawn = found.part.pictures.inquiry?.(viewOf(found, seat), replied, { locale });
    return drawn && sketched('page.webp', { scene: drawn.scene, scale: POSTED.close, alt: () => drawn.alt });
  });
}

/** The pictures of a campaign as everybody may see it (`Campaign.view`). */
export const campaignSketches = (
  pictures: CampaignPictures,
  seen: unknown,
  look: CampaignLook,
): Promise<PageSketch[]> => inItsTurn(() => pictures.pages(seen, look).map(pageSketch));

const pageSketch = ({ name, scene, alt }: Page): PageSketch => ({
  name,
  ...sketched('page.webp', { scene, scale: POSTED.close, alt: () => alt }),
});

/**
 * How the match went, as everybody sees it; with a store to read it from also what its log tells. Gives undefined when the game has no
 * such picture, or the match was never begun.
 */
export const endPicture = async (
  found: Found,
  locale: Locale,
  house?: Pick<House, 'store'>,
): Promise<Picture | undefined> => (await endSketch(found, locale, house))?.draw();

/** The same before it is drawn. */
export async function endSketch(
  found: Found,
  locale: Locale,
  house?: Pick<House, 'store'>,
): Promise<Sketch | undefined> {
  const { end, alt } = found.part.pictures;
  if (!end || !isPlayed(found)) return undefined;
  const history = await house?.store.history(found.record.id);
  return inItsTurn(() => {
    const view = viewOf(found, 'spectator');
    const look = { locale, ...(history && { story: storyOf(found, history) }) };
    const words = () => alt.end?.(view, look) ?? alt.board(view, look);
    return sketched('end.webp', { scene: end(view, look), scale: POSTED.close, alt: words });
  });
}

/** What everybody was told in the match, deed by deed. */
const storyOf = ({ part }: Found, history: History<Json>): Look['story'] => {
  const events = history.log.flatMap((entry) => entry.events.map(({ type, shown }) => ({ type, shown })));
  return deedsOf(part, events).map(({ told }) => told);
};

/** Views and scenes are made one at a time, and between two the event loop goes round: many tables hold nobody's press. */
export const inItsTurn = <T>(make: () => T): Promise<T> =>
  inTurn('sketch', async () => {
    await setImmediate();
    return make();
  });

function sketched(
  name: Picture['name'],
  { scene, scale, alt, hasSteps = false }: { scene: Scene; scale: number; alt(): string; hasSteps?: boolean },
): Sketch {
  const sheet = { ...sheetOf(scene, { ...ENCODED, scale }), hasSteps };
  const { digest } = sheet;
  const words = () => clamp(alt(), LIMITS.message.altText);
  return {
    digest,
    alt: words,
    draw: async () => ({ name, bytes: await studio.paint(sheet), alt: words(), digest }),
    ...(hasSteps && { patch: (from: string) => studio.patch(sheet, from) }),
  };
}

/** A picture that cannot be drawn must not keep words and buttons back: it is an incident, and left away. */
export async function drawnIfPossible<F extends Found, T>(
  house: House,
  found: F,
  locale: Locale,
  draw: (found: F, locale: Locale, house: House) => Promise<T>,
): Promise<T | undefined> {
  try {
    return await draw(found, locale, house);
  } catch (error) {
    incident(house.log, error, { match: found.record.id, during: draw.name });
    return undefined;
  }
}
