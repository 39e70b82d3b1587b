import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { isInMatch, leaders, sides, spells } from '#games/tears-of-the-dragon/printed/content';
import type { View, WizardView } from '#games/tears-of-the-dragon/seen/view.types';
import { setText } from '../measure.ts';
import { inColumns, plate } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, line, type Node, put, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, paper, seatLook } from '../theme.ts';
import { handTitle } from './hand-title.ts';
import { faceName, kin, pieceLine, placeName, rankOf } from './names.ts';
import { token } from './pieces.ts';
import { faceKin } from './placement.ts';
import { placementHand } from './placement-hand.ts';
import { say } from './text.ts';

/** The private picture: a box for each leader, a book for each wizard. Drawn for the seat that looks, for nobody else. */

const GAP = 12;
const COLUMN = 584;
/** No hand is higher: it is drawn smaller. */
const MOST = 1780;
const ROW = 56;

export function hand(view: View, { locale }: Look): Scene | undefined {
  const { viewer: seat } = view;
  if (seat === 'spectator') return undefined;
  if (view.placement) return placementHand(view, seat, locale);
  const boxes = inColumns(
    ownLeaders(view, seat).map((id) => leaderBox(view, seat, id, locale)),
    COLUMN,
  );
  const books = inColumns(
    view.wizards.filter((one) => one.seat === seat).map((one) => spellBook(view, one, locale)),
    COLUMN,
  );
  const top = 84;
  const h = boxes.h + books.h;
  const scale = Math.min(1, (MOST - top - GAP) / h);
  const left = (1200 - boxes.w * scale) / 2;
  return {
    width: 1200,
    height: Math.ceil(top + h * scale + GAP),
    ground: paper,
    lang: locale,
    nodes: [...handTitle(seat, locale), put(boxes, left, top, scale), put(books, left, top + boxes.h * scale, scale)],
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
  const h = 138 + Math.max(1, lines.length) * ROW + 8;
  const present = whereIs(view, id) !== undefined;
  const sign = token(faceKin(id, seat, view), locale);
  // A chieftain's seal has his number beside it.
  const x = Math.max(92, Math.ceil(14 + sign.w * 1.25) + 8);
  const nodes: Node[] = [
    ...plate({ x: 0, y: 0, w: COLUMN, h }, look.light, look.dark),
    group([put(sign, 14, 16, 1.25)], present ? {} : { opacity: 0.45 }),
    words(faceName(id, locale), x, 32, { size: 29, face: 'display', colour: look.dark, width: COLUMN - 16 - x }),
    words(say('ratings', locale, { rank: rank ?? null, attack, defence }), x, 71, {
      size: 27,
      colour: ink,
      width: COLUMN - 16 - x,
    }),
    // Whoever is not on the map commands nobody.
    ...(present
      ? [
          words(say('command', locale, { used: pieces.length, n: printed.command }), COLUMN - 16, 105, {
            size: 27,
            bold: true,
            colour: ink,
            align: 'right',
            width: 220,
          }),
        ]
      : []),
    words(whereWords(view, id, locale), x, 105, { size: 27, colour: ink, width: COLUMN - (present ? 240 : 16) - x }),
    line(
      [
        [14, 130],
        [COLUMN - 14, 130],
      ],
      stroke(faint, 1),
    ),
  ];
  if (lines.length === 0)
    nodes.push(words(say('box-empty', locale), 18, 162, { size: 27, colour: '#5b4b36', width: COLUMN - 36 }));
  for (const [n, piece] of lines.entries()) {
    const sprite = token({ ...piece, box: undefined } as typeof piece, locale);
    const y = 136 + n * ROW;
    nodes.push(
      put(sprite, 18, y + (ROW - sprite.h * 0.85) / 2, 0.85),
      pieceLine(piece, locale, (said) => words(said, 112, y + ROW / 2, { size: 27, colour: ink, width: COLUMN - 128 })),
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
  const beside = words(state, COLUMN - 16, 32, { size: 27, colour: ink, align: 'right', width: 296 });
  // What is too long to stand beside the name has lines of its own.
  const isLong = setText(beside).size < 24;
  const below = words(state, 92, 54, { size: 27, colour: ink, width: COLUMN - 112, lines: 3, valign: 'top' });
  const ruled = isLong ? 54 + setText(below).box.h + 46 : 96;
  const nodes: Node[] = [
    group([put(token(faceKin(book.id, book.seat, view), locale), 14, 14, 1.25)], present ? {} : { opacity: 0.45 }),
    words(name, 92, 32, { size: 29, face: 'display', colour: look.dark, width: isLong ? COLUMN - 112 : 170 }),
    isLong ? below : beside,
    words(say('book', locale, args), 92, ruled - 26, { size: 27, colour: ink, width: COLUMN - 112 }),
    line(
      [
        [14, ruled],
        [COLUMN - 14, ruled],
      ],
      stroke(faint, 1),
    ),
  ];
  let y = ruled + 10;
  const learning = book.learning ?? [];
  for (const id of [...book.spells, ...learning]) {
    const spell = spells.get(id);
    const name = spell?.name[locale] ?? id;
    const heading = words(learning.includes(id) ? say('learning', locale, { name }) : name, 18, y, {
      size: 27,
      bold: true,
      colour: look.dark,
      width: COLUMN - 36,
      valign: 'top',
    });
    const below = y + setText(heading).box.h + 2;
    const body = words(spell?.text[locale] ?? '', 18, below, {
      size: 27,
      colour: ink,
      width: COLUMN - 36,
      lines: 6,
      valign: 'top',
    });
    nodes.push(heading, body);
    y = below + setText(body).box.h + 12;
  }
  if (book.spells.length + learning.length === 0) {
    nodes.push(words(say('no-spells', locale), 18, y + 18, { size: 27, colour: '#5b4b36' }));
    y += 44;
  }
  return {
    w: COLUMN,
    h: y + 4,
    nodes: [...plate({ x: 0, y: 0, w: COLUMN, h: y + 4 }, undefined, look.dark), ...nodes],
  };
}
