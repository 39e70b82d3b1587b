import type { Locale } from '#core/text';
import { areas } from '#games/tears-of-the-dragon/printed/content';
import type { PlaceView, StackView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { clauses, list } from '../prose.ts';
import { group, type Node, put, words } from '../scene.ts';
import { ink, seatLook } from '../theme.ts';
import { emblem } from '../tokens.ts';
import { kin, pieceLine, pieceWords, placeName, sideName } from './names.ts';
import { token } from './pieces.ts';
import { say } from './text.ts';

/** Full lists of pieces in words, for the zoomed picture and for descriptions. */

/** Where a stack stands: "inside", "ship, two hits"; empty in the open. */
export function standing(place: PlaceView, stack: StackView, locale: Locale): string {
  if (stack.ship !== undefined) {
    const hits = stack.shipHits ?? 0;
    return hits > 0 ? say('ship-hit', locale, { n: hits }) : say('ship', locale);
  }
  if (areas.get(place.id)?.type !== 'castle') return '';
  return say(stack.inside ? 'inside' : 'outside', locale);
}

/** Who holds a castle and how: "Lord Forseti, garrison 3, besieged"; empty elsewhere. */
export function holding(place: PlaceView, locale: Locale): string {
  if (place.controller === undefined) return '';
  const strength = areas.get(place.id)?.castleStrength ?? 0;
  return say('held', locale, {
    side: sideName(place.controller, locale),
    garrison: place.garrison ? say('garrison', locale, { n: strength }) : null,
    besieged: place.besieged ? say('besieged', locale) : null,
  });
}

/** A stack's pieces in words, in one line; what lies in a box comes after its leader. */
export const stackWords = (stack: StackView, locale: Locale): string =>
  list(
    inOrder(stack).map((piece) => pieceWords(piece, locale)),
    locale,
  );

/** A place's pieces in words; `undefined` where nobody is. */
export function placeWords(place: PlaceView, locale: Locale): string | undefined {
  const parts = place.stacks
    .filter((stack) => stack.pieces.length > 0)
    .map((stack) => {
      const where = standing(place, stack, locale);
      const side = where
        ? say('side-at', locale, { side: sideName(stack.seat, locale), where })
        : sideName(stack.seat, locale);
      return say('alt.stack', locale, { side, pieces: stackWords(stack, locale) });
    });
  if (place.trapped.length > 0)
    parts.push(
      say('alt.stack', locale, {
        side: say('trapped', locale),
        pieces: stackWords({ seat: 0, inside: false, pieces: place.trapped }, locale),
      }),
    );
  return parts.length > 0 ? clauses(parts, locale) : undefined;
}

const inOrder = (stack: StackView) => {
  const all = kin(stack.pieces);
  const open = all.filter((piece) => piece.box === undefined);
  return open.flatMap((piece) => [
    piece,
    ...all.filter((other) => other.box !== undefined && other.box === piece.face),
  ]);
};

const ROW = 54;

/** The list of one seat at a place: a title for each stack and a row for each kind of piece. Height in `h`. */
export function seatList(place: PlaceView, seat: number, width: number, locale: Locale): { h: number; nodes: Node[] } {
  const look = seatLook(seat);
  const nodes: Node[] = [];
  let y = 0;
  const title = (text: string) => {
    nodes.push(
      group([emblem(look, 30, { fill: look.colour })], { x: 20, y: y + 27 }),
      words(text, 46, y + 27, { size: 28, face: 'display', colour: look.dark, width: width - 52 }),
    );
    y += ROW;
  };
  const row = (piece: ReturnType<typeof kin>[number]) => {
    const left = piece.box === undefined ? 12 : 44;
    // The words say how many they are.
    const sprite = token({ ...piece, count: 1 }, locale);
    nodes.push(
      put(sprite, left, y + (ROW - sprite.h * 0.82) / 2, 0.82),
      pieceLine(piece, locale, (said) =>
        words(said, left + 86, y + ROW / 2, { size: 27, colour: ink, width: width - left - 92 }),
      ),
    );
    y += ROW;
  };
  for (const stack of place.stacks.filter((one) => one.seat === seat && one.pieces.length > 0)) {
    const where = standing(place, stack, locale) || null;
    title(say('list-title', locale, { side: sideName(seat, locale), where }));
    inOrder(stack).forEach(row);
  }
  const trapped = kin(place.trapped.filter((piece) => piece.seat === seat));
  if (trapped.length > 0) {
    title(`${sideName(seat, locale)} – ${say('trapped', locale)}`);
    trapped.forEach(row);
  }
  return { h: y, nodes };
}

/** The place of the view, or an empty one. */
export const placeOf = (view: View, id: string): PlaceView =>
  view.places.find((place) => place.id === id) ?? { id, stacks: [], trapped: [] };

/** "Caer Navell (Lord Forseti, garrison 4)" */
export function placeTitle(place: PlaceView, locale: Locale): string {
  const held = holding(place, locale);
  const name = placeName(place.id, locale);
  return held ? say('alt.castle', locale, { place: name, side: held }) : name;
}
