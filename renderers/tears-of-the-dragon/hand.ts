import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { isInMatch, leaders, sides, spells } from '#games/tears-of-the-dragon/printed/content';
import type { View, WizardView } from '#games/tears-of-the-dragon/seen/view.types';
import { column } from '../boxes.ts';
import { setText } from '../measure.ts';
import { inColumns, plate } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, line, type Node, put, readAs, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, paper, seatLook } from '../theme.ts';
import { handTitle } from './hand-title.ts';
import { faceName, kin, pieceLine, placeName, rankOf } from './names.ts';
import { token } from './pieces.ts';
import { faceKin } from './placement.ts';
import { placementHand } from './placement-hand.ts';
import { say } from './text.ts';

/** The private pictures: a box for each leader, a book for each wizard. Drawn for the seat that looks, for nobody else. */

const GAP = 8;
const ROW = 56;
/** Upper edge of the cards, below the title. */
const TOP = 84;
/** No page is higher. */
const MOST = 1780;
const EDGE = 12;

/** How large cards are drawn, and how wide they are before that. Kana and kanji are read at eleven pixels on a phone, letters at nine. */
const SIZES = {
  en: { scale: 1, column: 584 },
  ja: { scale: 33 / 27, column: 476 },
} as const satisfies Readonly<Record<Locale, { scale: number; column: number }>>;

/** The first page. */
export const hand = (view: View, look: Look): Scene | undefined => handPages(view, look)[0]?.scene;

/** One page, and whose boxes and books are on it. */
interface HandPage {
  scene: Scene;
  faces: readonly string[];
}

/** A card of a leader or a wizard. */
interface Card extends Sprite {
  face: string;
}

/**
 * One page, or as many as are needed for boxes and for books, none drawn smaller; none for spectators. In a battle spells come first:
 * they are what is chosen from.
 */
export function handPages(view: View, { locale }: Look): HandPage[] {
  const { viewer: seat } = view;
  if (seat === 'spectator') return [];
  if (view.placement) return [{ scene: placementHand(view, seat, locale), faces: [] }];
  const boxes = ownLeaders(view, seat).map((id): Card => ({ ...leaderBox(view, seat, id, locale), face: id }));
  const books = view.wizards
    .filter((one) => one.seat === seat)
    .flatMap((one) => spellBook(view, one, locale).map((card): Card => ({ ...card, face: one.id })));
  const whole = paged([...boxes, ...books], locale);
  const kinds = view.battle ? [books, boxes] : [boxes, books];
  const pages =
    whole.length === 1 ? whole : kinds.filter(({ length }) => length > 0).flatMap((one) => paged(one, locale));
  return pages.map((cards) => ({
    faces: [...new Set(cards.map(({ face }) => face))],
    scene: pageOf(cards, seat, locale),
  }));
}

const roomIn = (locale: Locale): number => (MOST - TOP - EDGE) / SIZES[locale].scale;

/** The cards of each page, in their order. */
function paged(cards: readonly Card[], locale: Locale): Card[][] {
  const pages: Card[][] = [[]];
  for (const card of cards) {
    const last = pages.at(-1)!;
    if (last.length === 0 || inColumns([...last, card], SIZES[locale].column, GAP).h - GAP <= roomIn(locale))
      last.push(card);
    else pages.push([card]);
  }
  return pages;
}

function pageOf(cards: readonly Card[], seat: SeatId, locale: Locale): Scene {
  const { scale, column } = SIZES[locale];
  const laid = inColumns(cards, column, GAP);
  return {
    width: 1200,
    height: Math.ceil(TOP + (laid.h - GAP) * scale + EDGE),
    ground: paper,
    lang: locale,
    nodes: [...handTitle(seat, locale), put(laid, (1200 - laid.w * scale) / 2, TOP, scale)],
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
  const { column: w } = SIZES[locale];
  const look = seatLook(seat);
  const printed = leaders.get(id)!;
  const pieces = boxPieces(view, seat, id);
  const { attack, defence } = printed;
  const rank = rankOf(id);
  const lines = kin(pieces);
  const present = whereIs(view, id) !== undefined;
  const sign = token(faceKin(id, seat, view), locale);
  // A chieftain's seal has his number beside it.
  const x = Math.max(92, Math.ceil(14 + sign.w * 1.25) + 8);
  const said = { size: 27, colour: ink };
  const where = words(whereWords(view, id, locale), x, 105, { ...said, width: w - (present ? 240 : 16) - x });
  // Whoever is not on the map commands nobody. Where both have no room beside each other, it is said below.
  const isBelow = present && setText(where).size < 27;
  const ruled = isBelow ? 164 : 130;
  const wide = { ...where, width: w - 16 - x };
  // Below the sign there is room for the longest.
  const alone = setText(wide).size < 27 ? { ...where, x: 18, width: w - 34 } : wide;
  const command = (at: number, align: 'left' | 'right') =>
    words(say('command', locale, { used: pieces.length, n: printed.command }), align === 'right' ? w - 16 : x, at, {
      ...said,
      bold: true,
      align,
      width: align === 'right' ? 220 : w - 16 - x,
    });
  const h = ruled + 8 + Math.max(1, lines.length) * ROW + 8;
  const nodes: Node[] = [
    ...plate({ x: 0, y: 0, w, h }, look.light, look.dark),
    group([put(sign, 14, 16, 1.25)], present ? {} : { opacity: 0.45 }),
    words(faceName(id, locale), x, 32, { size: 29, face: 'display', colour: look.dark, width: w - 16 - x }),
    words(say('ratings', locale, { rank: rank ?? null, attack, defence }), x, 71, { ...said, width: w - 16 - x }),
    ...(present ? [isBelow ? command(139, 'left') : command(105, 'right')] : []),
    isBelow || !present ? alone : where,
    readAs({ of: 'figure', id }, { w, h: ruled }),
    rule(ruled, w),
  ];
  if (lines.length === 0)
    nodes.push(words(say('box-empty', locale), 18, ruled + 32, { ...said, colour: '#5b4b36', width: w - 36 }));
  for (const [n, piece] of lines.entries()) {
    // The words say how many they are.
    const sprite = token({ ...piece, count: 1, box: undefined } as typeof piece, locale);
    const y = ruled + 6 + n * ROW;
    nodes.push(
      put(sprite, 18, y + (ROW - sprite.h * 0.85) / 2, 0.85),
      pieceLine(piece, locale, (text) => words(text, 112, y + ROW / 2, { ...said, width: w - 128 })),
    );
  }
  return { w, h, nodes };
}

const rule = (y: number, w: number): Node =>
  line(
    [
      [14, y],
      [w - 14, y],
    ],
    stroke(faint, 1),
  );

/** A wizard's spells: one card, or several where they have no room on one page. */
function spellBook(view: View, book: WizardView, locale: Locale): Sprite[] {
  const { column: w } = SIZES[locale];
  const look = seatLook(book.seat);
  const learning = book.learning ?? [];
  const said = { size: 27, colour: ink, width: w - 36 };
  const all = [...book.spells, ...learning].map((id): Sprite => {
    const spell = spells.get(id);
    const name = spell?.name[locale] ?? id;
    const heading = words(learning.includes(id) ? say('learning', locale, { name }) : name, 18, 0, {
      ...said,
      bold: true,
      colour: look.dark,
      valign: 'top',
    });
    const below = setText(heading).box.h + 2;
    const body = words(spell?.text[locale] ?? '', 18, below, { ...said, lines: 8, valign: 'top' });
    const h = below + setText(body).box.h + 12;
    return { w, h, nodes: [heading, body, readAs({ of: 'card', id }, { w, h })] };
  });
  const none = words(say('no-spells', locale), 18, 18, { ...said, colour: '#5b4b36' });
  const first = bookHead(view, book, locale);
  const parts: Sprite[][] = [[]];
  let h = first.h;
  for (const one of all) {
    if (h + one.h > roomIn(locale)) {
      parts.push([]);
      h = first.h;
    }
    parts.at(-1)!.push(one);
    h += one.h;
  }
  return parts.map((shown): Sprite => {
    const laid = column([first, ...(all.length === 0 ? [{ w, h: 44, nodes: [none] }] : shown)]);
    return {
      w,
      h: laid.h + 4,
      nodes: [...plate({ x: 0, y: 0, w, h: laid.h + 4 }, undefined, look.dark), ...laid.nodes],
    };
  });
}

/** Who the wizard is, where, and how many spells are known. */
function bookHead(view: View, book: WizardView, locale: Locale): Sprite {
  const { column: w } = SIZES[locale];
  const look = seatLook(book.seat);
  const state = say('book-state', locale, {
    where: whereWords(view, book.id, locale),
    burnt: book.burntOut ? say('burnt-out', locale) : null,
    blocked: book.blocked ? say('blocked', locale) : null,
  });
  const args = { n: book.spells.length, max: book.maxSpells, target: book.target };
  const present = whereIs(view, book.id) !== undefined;
  const beside = words(state, w - 16, 32, { size: 27, colour: ink, align: 'right', width: w - 288 });
  // What is too long to stand beside the name has lines of its own.
  const isLong = setText(beside).size < 27;
  const below = words(state, 92, 54, { size: 27, colour: ink, width: w - 112, lines: 3, valign: 'top' });
  const ruled = isLong ? 54 + setText(below).box.h + 46 : 96;
  return {
    w,
    h: ruled + 10,
    nodes: [
      group([put(token(faceKin(book.id, book.seat, view), locale), 14, 14, 1.25)], present ? {} : { opacity: 0.45 }),
      words(faceName(book.id, locale), 92, 32, {
        size: 29,
        face: 'display',
        colour: look.dark,
        width: isLong ? w - 112 : 170,
      }),
      isLong ? below : beside,
      words(say('book', locale, args), 92, ruled - 26, { size: 27, colour: ink, width: w - 112 }),
      rule(ruled, w),
      readAs({ of: 'figure', id: book.id }, { w, h: ruled }),
    ],
  };
}
