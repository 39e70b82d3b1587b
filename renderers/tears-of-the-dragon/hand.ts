import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { isInMatch, leaders, sides, spells } from '#games/tears-of-the-dragon/content';
import type { View, WizardView } from '#games/tears-of-the-dragon/view.types';
import { setText } from '../measure.ts';
import { inColumns, plate } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, line, type Node, put, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, paper, seatLook } from '../theme.ts';
import { emblem } from '../tokens.ts';
import { faceName, kin, pieceWords, placeName, rankOf, sideName } from './names.ts';
import { token } from './pieces.ts';
import { faceKin } from './placement.ts';
import { placementHand } from './placement-hand.ts';
import { say } from './text.ts';

/** The private picture: a box for each leader, a book for each wizard. Drawn for the seat that looks, for nobody else. */

const GAP = 12;
const COLUMN = 584;

export function hand(view: View, { locale }: Look): Scene | undefined {
  const { viewer: seat } = view;
  if (seat === 'spectator') return undefined;
  if (view.placement) return placementHand(view, seat, locale);
  const look = seatLook(seat);
  const boxes = inColumns(
    ownLeaders(view, seat).map((id) => leaderBox(view, seat, id, locale)),
    COLUMN,
  );
  const books = inColumns(
    view.wizards.filter((one) => one.seat === seat).map((one) => spellBook(view, one, locale)),
    COLUMN,
  );
  const top = 72;
  return {
    width: 1200,
    height: Math.ceil(top + boxes.h + books.h + GAP),
    ground: paper,
    lang: locale,
    nodes: [
      group([emblem(look, 46, { fill: look.colour, stroke: stroke(look.dark, 2) })], { x: 44, y: 37 }),
      words(say('hand-title', locale, { side: sideName(seat, locale) }), 84, 37, {
        size: 30,
        bold: true,
        colour: ink,
        width: 1090,
      }),
      put(boxes, GAP, top),
      put(books, GAP, top + boxes.h),
    ],
  };
}

/** The seat's leaders who have a box: the human ones, and chieftains of penguins as soon as they appear (TD-27.2). */
export const ownLeaders = (view: View, seat: SeatId): string[] =>
  [...leaders.values()]
    .filter((one) => one.side === sides[seat] && isInMatch(one, view))
    .filter((one) => !one.only || whereIs(view, one.id) !== undefined || view.out.some(({ id }) => id === one.id))
    .map((one) => one.id);

/** Where a leader or wizard of the view is; nothing when off the map. */
export function whereIs(view: View, face: string): string | undefined {
  const holds = (pieces: readonly { face: string }[]) => pieces.some((piece) => piece.face === face);
  return view.places.find((place) => holds(place.trapped) || place.stacks.some((stack) => holds(stack.pieces)))?.id;
}

/** "at Kimrin", "Shale wounded" or "not on the map". */
export function whereWords(view: View, face: string, locale: Locale): string {
  const at = whereIs(view, face);
  if (at !== undefined) return say('at', locale, { place: placeName(at, locale) });
  const out = view.out.find((one) => one.id === face);
  return out ? say(`out.${out.fate}`, locale, { name: faceName(face, locale) }) : say('off-map', locale);
}

/** The pieces in a leader's box, as far as the view knows. */
export const boxPieces = (view: View, seat: SeatId, leader: string) =>
  view.places.flatMap((place) =>
    place.stacks
      .filter((stack) => stack.seat === seat)
      .flatMap((stack) => stack.pieces.filter((piece) => piece.box === leader)),
  );

function leaderBox(view: View, seat: SeatId, id: string, locale: Locale): Sprite {
  const look = seatLook(seat);
  const printed = leaders.get(id)!;
  const pieces = boxPieces(view, seat, id);
  const { attack, defence } = printed;
  const rank = rankOf(id);
  const lines = kin(pieces);
  const h = 86 + Math.max(1, lines.length) * 36 + 8;
  const present = whereIs(view, id) !== undefined;
  const nodes: Node[] = [
    ...plate({ x: 0, y: 0, w: COLUMN, h }, look.light, look.dark),
    group([put(token(faceKin(id, seat), locale), 14, 14, 1.2)], present ? {} : { opacity: 0.45 }),
    words(faceName(id, locale), 70, 27, { size: 22, bold: true, colour: look.dark, width: 300 }),
    words(say('ratings', locale, { rank: rank ?? null, attack, defence }), 70, 54, {
      size: 16,
      colour: ink,
      width: 300,
    }),
    words(say('command', locale, { used: pieces.length, n: printed.command }), COLUMN - 16, 27, {
      size: 20,
      bold: true,
      colour: ink,
      align: 'right',
      width: 190,
    }),
    words(whereWords(view, id, locale), COLUMN - 16, 54, { size: 16, colour: ink, align: 'right', width: 190 }),
    line(
      [
        [14, 76],
        [COLUMN - 14, 76],
      ],
      stroke(faint, 1),
    ),
  ];
  if (lines.length === 0)
    nodes.push(words(say('box-empty', locale), 18, 100, { size: 17, colour: '#6b5a45', width: COLUMN - 36 }));
  for (const [n, piece] of lines.entries()) {
    const sprite = token({ ...piece, box: undefined } as typeof piece, locale);
    const y = 84 + n * 36;
    nodes.push(
      put(sprite, 16, y + (36 - sprite.h * 0.9) / 2, 0.9),
      words(pieceWords(piece, locale), 120, y + 18, { size: 18, colour: ink, width: COLUMN - 136 }),
    );
  }
  return { w: COLUMN, h, nodes };
}

function spellBook(view: View, book: WizardView, locale: Locale): Sprite {
  const look = seatLook(book.seat);
  const name = faceName(book.id, locale);
  const state = say('book-state', locale, {
    where: whereWords(view, book.id, locale),
    burnt: book.burntOut ? say('burnt-out', locale) : null,
    blocked: book.blocked ? say('blocked', locale) : null,
  });
  const args = { n: book.spells.length, max: book.maxSpells, target: book.target };
  const present = whereIs(view, book.id) !== undefined;
  const nodes: Node[] = [
    group([put(token(faceKin(book.id, book.seat), locale), 12, 12, 1.2)], present ? {} : { opacity: 0.45 }),
    words(name, 70, 25, { size: 22, bold: true, colour: look.dark, width: 260 }),
    words(state, COLUMN - 16, 25, {
      size: 16,
      colour: ink,
      align: 'right',
      width: 230,
    }),
    words(say('book', locale, args), 70, 51, { size: 16, colour: ink, width: COLUMN - 90 }),
    line(
      [
        [14, 70],
        [COLUMN - 14, 70],
      ],
      stroke(faint, 1),
    ),
  ];
  let y = 80;
  const learning = book.learning ?? [];
  for (const id of [...book.spells, ...learning]) {
    const spell = spells.get(id);
    const name = spell?.name[locale] ?? id;
    const heading = words(learning.includes(id) ? say('learning', locale, { name }) : name, 18, y, {
      size: 17,
      bold: true,
      colour: ink,
      width: 150,
      lines: 2,
      valign: 'top',
    });
    const body = words(spell?.text[locale] ?? '', 176, y, {
      size: 15,
      colour: ink,
      width: COLUMN - 192,
      lines: 5,
      valign: 'top',
    });
    nodes.push(heading, body);
    y += Math.max(setText(heading).box.h, setText(body).box.h) + 9;
  }
  if (book.spells.length + learning.length === 0) {
    nodes.push(words(say('no-spells', locale), 18, y + 10, { size: 17, colour: '#6b5a45' }));
    y += 30;
  }
  return {
    w: COLUMN,
    h: y + 4,
    nodes: [...plate({ x: 0, y: 0, w: COLUMN, h: y + 4 }, undefined, look.dark), ...nodes],
  };
}
