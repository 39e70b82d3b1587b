import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { areas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { textWidth } from '../measure.ts';
import { inColumns, plate } from '../panels.ts';
import { type Frame, group, type Node, put, type Scene, type Sprite, words } from '../scene.ts';
import { ink, paper, seatLook } from '../theme.ts';
import { BOARD, openMap } from './board.ts';
import { CROP, cells, MAP } from './geography.ts';
import { handTitle } from './hand-title.ts';
import { type Kin, pieceLine, placeName } from './names.ts';
import { token } from './pieces.ts';
import { type Planned, planned, turnWords, unplanned } from './placement.ts';
import { say } from './text.ts';

/** The private picture while counters are placed: what is left, the owner's plan by area, and both on the map. */

const COLUMN = 584;
const GAP = 12;
const ROW = 54;
const MOST = 1780;
/** A smaller map than this says nothing. */
const LEAST_MAP = 480;

export function placementHand(view: View, seat: SeatId, locale: Locale): Scene {
  const left = unplanned(view, seat);
  const plans = byArea(planned(view));
  const cards = inColumns(
    [
      ...halves(left).map((half, n) => leftCard(half, n === 0 ? left : undefined, seat, locale)),
      ...(plans.length > 0 ? plans.map((one) => areaCard(view, one, seat, locale)) : [emptyCard(seat, locale)]),
    ],
    COLUMN,
  );
  const top = 84;
  const scale = Math.min(1, (MOST - top - 8) / cards.h);
  const below = Math.ceil(top + cards.h * scale + 4);
  const room = Math.min(BOARD, MOST - below);
  const map =
    room < LEAST_MAP ? [] : [group([openMap(view, { locale }, stripOf(plans, room))], { y: below, tag: 'map' })];
  return {
    width: 1200,
    height: map.length > 0 ? below + room : below,
    ground: paper,
    lang: locale,
    nodes: [...handTitle(seat, locale), put(cards, GAP, top, scale), ...map],
  };
}

/** As much of the map as there is room for, without making it smaller: round what is planned, else from the north. */
function stripOf(plans: readonly [string, Planned[]][], h: number): Frame {
  const at = plans.flatMap(([id]) => cells.get(id)?.frame ?? []);
  const [top, bottom] = [Math.min(...at.map(({ y }) => y)), Math.max(...at.map((one) => one.y + one.h))];
  const y = at.length === 0 ? CROP : (top + bottom - h) / 2;
  return { x: 0, y: Math.round(Math.max(CROP, Math.min(MAP.h - h, y))), w: MAP.w, h };
}

/** A list in two parts of equal length; the second is left out when it would be empty. */
function halves<T>(items: readonly T[]): T[][] {
  const middle = Math.ceil(items.length / 2);
  return [items.slice(0, middle), items.slice(middle)].filter((half) => half.length > 0);
}

function byArea(plan: readonly Planned[]): [string, Planned[]][] {
  const found = new Map<string, Planned[]>();
  for (const one of plan) found.set(one.at, [...(found.get(one.at) ?? []), one]);
  return [...found];
}

interface Card {
  title: string;
  note?: string;
  lines?: readonly { piece: Kin; more: string }[];
}

function card({ title, note = '', lines = [] }: Card, seat: SeatId, locale: Locale) {
  const look = seatLook(seat);
  const h = (title ? 54 : 8) + lines.length * ROW + 8;
  const top = title ? 54 : 8;
  const nodes: Node[] = [
    ...plate({ x: 0, y: 0, w: COLUMN, h }, look.light, look.dark),
    words(title, 16, 30, { size: 29, face: 'display', colour: look.dark, width: note ? 370 : COLUMN - 32 }),
    words(note, COLUMN - 16, 30, { size: 27, colour: ink, align: 'right', width: 180 }),
    ...lines.flatMap(({ piece, more }, n): Node[] => {
      // The words say how many they are.
      const sprite = token({ ...piece, count: 1 }, locale);
      const y = top + n * ROW;
      return [
        put(sprite, 16, y + (ROW - sprite.h * 0.82) / 2, 0.82),
        pieceLine(piece, locale, (said) =>
          words(said, 106, y + ROW / 2, {
            size: 27,
            colour: ink,
            width: COLUMN - 122 - (more ? Math.min(130, textWidth(more, 27, true)) + 12 : 0),
          }),
        ),
        words(more, COLUMN - 16, y + ROW / 2, { size: 27, bold: true, colour: look.dark, align: 'right', width: 130 }),
      ];
    }),
  ];
  return { w: COLUMN, h, nodes } satisfies Sprite;
}

/** Counters still to be placed; the title stands over the first part and counts them all. */
function leftCard(pieces: readonly Kin[], all: readonly Kin[] | undefined, seat: SeatId, locale: Locale): Sprite {
  const title = all ? say('left-title', locale, { n: all.reduce((sum, one) => sum + one.count, 0) }) : ' ';
  return card({ title, lines: pieces.map((piece) => ({ piece, more: '' })) }, seat, locale);
}

/** What is planned in one area, with the room for units in a free set-up: twice the castle's strength (TD-25.2). */
function areaCard({ scenario }: View, [at, plan]: [string, Planned[]], seat: SeatId, locale: Locale): Sprite {
  const strength = areas.get(at)?.castleStrength;
  const n = plan.filter(({ piece }) => piece.kind === 'unit').reduce((sum, { piece }) => sum + piece.count, 0);
  const note =
    scenario === 'free-setup' && strength !== undefined ? say('plan-units', locale, { n, most: 2 * strength }) : '';
  const lines = plan.map(({ piece, turns }) => ({ piece, more: turnWords(turns) }));
  return card({ title: placeName(at, locale), note, lines }, seat, locale);
}

const emptyCard = (seat: SeatId, locale: Locale): Sprite => card({ title: say('plan-empty', locale) }, seat, locale);
