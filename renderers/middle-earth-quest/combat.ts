import type { Locale } from '#core/text';
import { combatCard } from '#games/middle-earth-quest/combat-cards';
import { monsters } from '#games/middle-earth-quest/foes';
import type { SeenCombat, View } from '#games/middle-earth-quest/view.types';
import type { Look } from '../pictures.ts';
import { group, line, type Node, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { alarm, faint, ink, paper, seatLook } from '../theme.ts';
import { combatCardSprite } from './combat-card.ts';
import { fighterName, foughtWords, roundLines, SIDES, type Side, sideLines, stackWords } from './combat-words.ts';
import { head } from './head.ts';
import { heroPiece, minionPiece, tokenPiece } from './pieces.ts';
import { powerLines } from './powers.ts';
import { LETTERS, MOST_HIGH, prose, sheetOf } from './sheets.ts';
import { say } from './text.ts';

/** A combat in progress: both sides with what their stacks cost, the cards of the last round, and why each came to what it came to. */

const W = 572;
const LEFT = { hero: 20, foe: 608 } as const;

/** The combat, as long as it is not the map that is asked for. */
export const combatOf = ({ combat }: View, { map, focus }: Look): SeenCombat | undefined =>
  map || focus !== undefined ? undefined : (combat ?? undefined);

export function combatScene(view: View, combat: SeenCombat, look: Look): Scene {
  const { locale } = look;
  const sides = SIDES.map((side) => ({ side, sprite: sideSprite(view, combat, { side, locale }) }));
  const high = Math.max(...sides.map(({ sprite }) => sprite.h));
  const rounds = roundsBelow(view, combat, { locale, room: MOST_HIGH - BAR - high - 50 });
  const height = Math.ceil((BAR + 18 + high + 16 + rounds.h + 20) / 10) * 10;
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [
      sheetOf(height),
      ...sides.map(({ side, sprite }) => group([put(sprite, LEFT[side], BAR + 18)], { tag: `side:${side}` })),
      put(rounds, 20, BAR + 18 + high + 16),
      ...head(view, look),
    ],
  };
}

interface Drawn {
  side: Side;
  locale: Locale;
}

function pieceOf(view: View, { seat, foe, kind, token, foeSide }: SeenCombat, { side, locale }: Drawn): Sprite {
  if (side === 'hero') return heroPiece(seat, view.heroes.find((one) => one.seat === seat)!.id, locale);
  return kind === 'minion'
    ? minionPiece(foe, foeSide.damage, locale)
    : tokenPiece({ no: token ?? 0, face: foe }, locale);
}

/** Who fights, how it stands, the stack from the bottom, and the card of the last round. */
function sideSprite(view: View, combat: SeenCombat, at: Drawn): Sprite {
  const { side, locale } = at;
  const colour = side === 'hero' ? seatLook(combat.seat).dark : '#3a2130';
  const piece = pieceOf(view, combat, at);
  const own = side === 'hero' ? combat.hero : combat.foeSide;
  const last = combat.rounds.at(-1)?.[side];
  const nodes: Node[] = [
    rect({ x: 0, y: 0, w: W, h: 76 }, { fill: colour, radius: 10 }),
    put(piece, 12, 38 - piece.h / 2),
    words(fighterName(view, combat, side, locale), 84, 38, {
      size: 38,
      face: 'display',
      colour: '#ffffff',
      width: W - 100,
    }),
  ];
  let y = 88;
  const add = (sprite: Sprite, x = 8) => {
    nodes.push(put(sprite, x, y));
    y += sprite.h + 10;
  };
  add(costBar(view, combat, at));
  add(prose(sideLines(view, combat, side, locale), { width: W - 16 }));
  const power = monsters.get(combat.foe)?.power;
  if (side === 'foe' && power) add(prose(powerLines(power, locale), { width: W - 16, size: LETTERS }));
  add(prose([stackWords(own.stack, locale)], { width: W - 16 }));
  if (last) {
    if (last.card) add(combatCardSprite(last.card, { locale }, {}, [W - 16, 0]));
    const lost = last.canceled || last.exhausted;
    add(prose([foughtWords(last, locale)], { width: W - 16, ...(lost && { colour: alarm }) }));
  }
  return { w: W, h: y, nodes };
}

/** What the stack costs against strength, as a bar with a mark where strength ends. */
function costBar(view: View, combat: SeenCombat, { side, locale }: Drawn): Sprite {
  const own = side === 'hero' ? combat.hero : combat.foeSide;
  const cost = costOf(view, combat, side);
  const most = Math.max(own.strength, cost, 1);
  const step = Math.min(26, 250 / most);
  const over = own.exhausted || cost > own.strength;
  const text = say(own.exhausted ? 'combat.exhausted' : 'combat.cost', locale, { cost, strength: own.strength });
  return {
    w: W - 16,
    h: 40,
    nodes: [
      ...Array.from(
        { length: most },
        (_, n): Node =>
          rect(
            { x: n * step, y: 6, w: step - 3, h: 28 },
            {
              fill: n < cost ? (n < own.strength ? '#6b4a12' : alarm) : '#efe4c4',
              stroke: stroke(ink, 1.5),
              radius: 3,
            },
          ),
      ),
      ...(cost > own.strength
        ? [
            line(
              [
                [own.strength * step - 1.5, 0],
                [own.strength * step - 1.5, 40],
              ],
              stroke(ink, 4),
            ),
          ]
        : []),
      words(text, most * step + 10, 20, {
        size: 28,
        bold: true,
        colour: over ? alarm : ink,
        width: W - 26 - most * step,
      }),
    ],
  };
}

/** As it was told in the last round, where cards can cost less than is printed; before it as is printed. */
export function costOf(view: View, { rounds, seat, foe, hero, foeSide }: SeenCombat, side: Side): number {
  const who = side === 'hero' ? view.heroes.find((one) => one.seat === seat)?.id : foe;
  const stack = side === 'hero' ? hero.stack : foeSide.stack;
  const said = rounds
    .at(-1)
    ?.why.findLast(({ key, args }) => (key === 'combat.strength' || key === 'combat.exhausted') && args?.who === who);
  const cost = said?.args?.cost;
  return typeof cost === 'number' ? cost : stack.reduce((sum, id) => sum + combatCard(id).cost, 0);
}

/** Why it came so: the last round in full, those before it as far as there is room. */
function roundsBelow(view: View, combat: SeenCombat, { locale, room }: { locale: Locale; room: number }): Sprite {
  const nodes: Node[] = [];
  let y = 0;
  for (const [n, round] of [...combat.rounds.entries()].reverse()) {
    const title = say('combat.round', locale, { n: n + 1 });
    const isLast = n === combat.rounds.length - 1;
    const text = prose(roundLines(view, combat, { round, isLast, locale }), { width: 1160 });
    if (nodes.length > 0 && y + 52 + text.h > room) break;
    nodes.push(
      words(title, 0, y + 20, { size: 32, face: 'display', colour: ink }),
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
