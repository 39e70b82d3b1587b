import type { Locale } from '#core/text';
import { minions } from '#games/middle-earth-quest/printed/combat/foes';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { column } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { group, line, type Node, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { alarm, faint, ink, seatLook } from '../theme.ts';
import { fighterName, SIDES, type Side } from './combat-words.ts';
import { heroPiece, minionPiece, tokenPiece } from './pieces.ts';
import { MOST_HIGH, onSheet, prose } from './sheets.ts';
import { say } from './text.ts';

/** What a picture of a combat is made of, while it goes on and when it is over: a panel for each side, and round by round what happened. */

/** How wide what stands on a panel is. */
export const WITHIN = 556;
const W = 572;
const LEFT = { hero: 20, foe: 608 } as const;

/** Who fights: a hero, and a minion or a monster, which may have come as a token. */
export interface Fighters {
  seat: number;
  foe: string;
  token: number | null;
}

interface Of {
  view: View;
  fighters: Fighters;
  locale: Locale;
}
function pieceOf(side: Side, { view, fighters: { seat, foe, token }, locale }: Of, damage: number): Sprite {
  if (side === 'hero') return heroPiece(seat, view.heroes.find((one) => one.seat === seat)!.id, locale);
  return minions.has(foe) ? minionPiece(foe, damage, locale) : tokenPiece({ no: token, face: foe }, locale);
}

/** Who fights, and what is said and shown of that side below the name. */
function panel(side: Side, of: Of, { blocks, damage }: { blocks: readonly Sprite[]; damage: number }): Sprite {
  const { view, fighters, locale } = of;
  const piece = pieceOf(side, of, damage);
  const nodes: Node[] = [
    rect({ x: 0, y: 0, w: W, h: 76 }, { fill: side === 'hero' ? seatLook(fighters.seat).dark : '#3a2130', radius: 10 }),
    group([put(piece, 12, 38 - piece.h / 2)], { tag: 'sign' }),
    words(fighterName(view, fighters, side, locale), 84, 38, {
      size: 38,
      face: 'display',
      colour: '#ffffff',
      width: W - 100,
    }),
  ];
  const below = column(blocks, { x: 8, y: 88, gap: 10 });
  return { w: W, h: below.h + 10, nodes: [...nodes, ...below.nodes] };
}

const SIZE = 28;
/** What a stack costs against strength, as a bar with a mark where strength ends. */
export function costBar(
  { cost, strength, exhausted }: { cost: number; strength: number; exhausted: boolean },
  locale: Locale,
): Sprite {
  const most = Math.max(strength, cost, 1);
  const over = exhausted || cost > strength;
  const text = say(exhausted ? 'combat.exhausted' : 'combat.cost', locale, { cost, strength });
  // The words are never smaller for it: a high cost has narrower boxes.
  const step = Math.min(26, Math.min(250, WITHIN - 10 - Math.ceil(textWidth(text, SIZE, true))) / most);
  return {
    w: WITHIN,
    h: 40,
    nodes: [
      ...Array.from(
        { length: most },
        (_, n): Node =>
          rect(
            { x: n * step, y: 6, w: step - 3, h: 28 },
            {
              fill: n < cost ? (n < strength ? '#6b4a12' : alarm) : '#efe4c4',
              stroke: stroke(ink, 1.5),
              radius: 3,
            },
          ),
      ),
      ...(cost > strength
        ? [
            line(
              [
                [strength * step - 1.5, 0],
                [strength * step - 1.5, 40],
              ],
              stroke(ink, 4),
            ),
          ]
        : []),
      words(text, most * step + 10, 20, {
        size: SIZE,
        bold: true,
        colour: over ? alarm : ink,
        width: WITHIN - 10 - most * step,
      }),
    ],
  };
}

/** A round in words. */
export interface RoundLines {
  n: number;
  lines: readonly string[];
}

/** Round by round, the newest first, as far as there is room. */
function roundsBelow(rounds: readonly RoundLines[], { locale, room }: { locale: Locale; room: number }): Sprite {
  const nodes: Node[] = [];
  let y = 0;
  for (const { n, lines } of [...rounds].reverse()) {
    const text = prose(lines, { width: 1160 });
    if (nodes.length > 0 && y + 52 + text.h > room) break;
    nodes.push(
      words(say('combat.round', locale, { n }), 0, y + 20, { size: 32, face: 'display', colour: ink }),
      line(
        [
          [0, y + 42],
          [1160, y + 42],
        ],
        stroke(faint, 1),
      ),
      put(text, 0, y + 50),
    );
    y += 52 + text.h + 12;
  }
  if (nodes.length > 0) return { w: 1160, h: y, nodes };
  return prose([say('combat.none', locale)], { width: 1160 });
}

interface Drawn extends Of {
  /** What stands on each panel, from above. */
  blocks: Readonly<Record<Side, readonly Sprite[]>>;
  /** On the foe, if it is a minion. */
  damage: number;
  rounds: readonly RoundLines[];
}

/** Both sides beside each other, below them the rounds. */
export function fightScene(of: Drawn, bar: readonly Node[]): Scene {
  const { locale } = of;
  const sides = SIDES.map((side) => ({
    side,
    sprite: panel(side, of, { blocks: of.blocks[side], damage: of.damage }),
  }));
  const high = Math.max(...sides.map(({ sprite }) => sprite.h));
  const rounds = roundsBelow(of.rounds, { locale, room: MOST_HIGH - BAR - high - 66 });
  const height = Math.ceil((BAR + 18 + high + 16 + rounds.h + 20) / 10) * 10;
  return onSheet(
    [
      ...sides.map(({ side, sprite }) => group([put(sprite, LEFT[side], BAR + 18)], { tag: `side:${side}` })),
      put(rounds, 20, BAR + 18 + high + 16),
      ...bar,
    ],
    { height, locale },
  );
}
