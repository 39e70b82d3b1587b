import type { Locale } from '#core/text';
import type { Viewer } from '#core/types';
import { areas } from '#games/tears-of-the-dragon/content';
import type { PlaceView } from '#games/tears-of-the-dragon/view.types';
import { pack } from '../panels.ts';
import { type Frame, group, line, type Node, rect, type Sprite, stroke } from '../scene.ts';
import { alarm, ink, paperLight, seatLook } from '../theme.ts';
import { cage, emblem, ring } from '../tokens.ts';
import { type Cell, cells, within } from './geography.ts';
import { garrison, stackTokens, trappedTokens } from './pieces.ts';

/** What stands at the places now, drawn over the map: each place only within its own cell. */

export interface Eyes {
  locale: Locale;
  viewer: Viewer;
}

/** Everything of one place, as far as a window shows it whole; nothing for ids that the map does not know. */
export function placePieces(place: PlaceView, eyes: Eyes, window?: Frame): Node[] {
  const cell = cells.get(place.id);
  if (!cell) return [];
  const whole = (frame: Frame | undefined) =>
    frame !== undefined && (window === undefined || (within(frame, window) && within(cell.name, window)));
  return [
    ...castleSigns(place, cell),
    ...(whole(cell.inside) ? inside(place, cell, eyes) : []),
    ...(whole(cell.slot) ? outside(place, cell, eyes) : []),
  ];
}

const tagged = (sprite: Sprite, tag: string): Sprite => ({ ...sprite, nodes: [group(sprite.nodes, { tag })] });

function inside(place: PlaceView, cell: Cell, { locale, viewer }: Eyes): Node[] {
  if (!cell.inside) return [];
  const tokens = place.stacks
    .filter((stack) => stack.inside)
    .flatMap((stack) =>
      stackTokens(stack, locale, viewer).map((sprite) => tagged(sprite, `stack:${place.id}:${stack.seat}`)),
    );
  const strength = areas.get(place.id)?.castleStrength;
  if (tokens.length === 0 && place.garrison && place.controller !== undefined && strength !== undefined)
    tokens.push(tagged(garrison(place.controller, strength), `garrison:${place.id}:${place.controller}`));
  return tokens.length > 0 ? [pack(tokens, cell.inside)] : [];
}

function outside(place: PlaceView, cell: Cell, { locale, viewer }: Eyes): Node[] {
  const tokens: (Sprite | '|')[] = place.stacks
    .filter((stack) => !(stack.inside && cell.inside))
    .flatMap((stack, n): (Sprite | '|')[] => [
      ...(n > 0 ? (['|'] as const) : []),
      ...stackTokens(stack, locale, viewer).map((sprite) => tagged(sprite, `stack:${place.id}:${stack.seat}`)),
    ]);
  if (place.trapped.length > 0) tokens.push(tagged(cage(trappedTokens(place.trapped, locale)), `trapped:${place.id}`));
  return tokens.length > 0 ? [pack(tokens, cell.slot)] : [];
}

/** The flag of who controls a castle, and flames on both sides of a besieged one. */
function castleSigns({ id, controller, besieged }: PlaceView, { at: [x, y] }: Cell): Node[] {
  const flag: Node[] = controller === undefined ? [] : [flagOf(id, controller, x + 68, y - 26)];
  const siege: Node[] = besieged
    ? [
        group([rect({ x: x - 78, y: y - 29, w: 156, h: 66 }, { stroke: stroke(alarm, 4, [10, 6]), radius: 5 })], {
          tag: `besieged:${id}`,
        }),
        ...[x - 68].map((at) => group(swords, { x: at, y: y - 42 })),
      ]
    : [];
  return [...siege, ...flag];
}

const blade = (flip: number): Node[] => [
  line(
    [
      [-9 * flip, 9],
      [8 * flip, -9],
    ],
    stroke(paperLight, 6),
  ),
  line(
    [
      [-9 * flip, 9],
      [8 * flip, -9],
    ],
    stroke(alarm, 3),
  ),
  line(
    [
      [-9 * flip, 2],
      [-2 * flip, 9],
    ],
    stroke(alarm, 2.5),
  ),
];
const swords: Node[] = [...blade(1), ...blade(-1)];

function flagOf(id: string, seat: number, x: number, y: number): Node {
  const look = seatLook(seat);
  return group(
    [
      line(
        [
          [0, 0],
          [0, -34],
        ],
        stroke(ink, 2.5),
      ),
      group(
        [
          emblem(look, 22, { fill: look.colour, stroke: stroke(look.dark, 1.5) }),
          emblem(look, 15, { stroke: stroke(look.light, 1) }),
        ],
        {
          x: -1,
          y: -23,
        },
      ),
    ],
    { x, y, tag: `flag:${id}:${seat}` },
  );
}

/** Rings round what the last action changed. */
export function markedRings(marked: readonly string[]): Node[] {
  return marked.flatMap((id) => {
    const frame = cells.get(id)?.frame;
    if (!frame) return [];
    return [ring({ x: frame.x + 3, y: frame.y + 3, w: frame.w - 6, h: frame.h - 6 }, `marked:${id}`)];
  });
}
