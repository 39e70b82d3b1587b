import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import type { BattleLineView, DieView, FighterView, View } from '#games/tears-of-the-dragon/view.types';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, line, type Node, polygon, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { alarm, ink, paperLight, type SeatLook } from '../theme.ts';
import { die, starPoints } from '../tokens.ts';
import { faceName, spellName } from './names.ts';
import { garrison, token } from './pieces.ts';
import { say } from './text.ts';

/** The rows of a battle's line-up: piece, name, strength, dice, hits; from the outer edge to the enemy. */

export const ROW = 54;

interface Line {
  look: SeatLook;
  wide: number;
  mirrored: boolean;
  locale: Locale;
  view: View;
}

interface Result {
  sign: Sprite;
  name: string;
  detail: string;
  modified: number;
  strength?: number;
  dice: readonly DieView[];
  hits: number;
  gone: Gone | null;
}

export type Gone = 'removed' | 'left' | 'hidden' | View['out'][number]['fate'];

/** Why a piece is no longer in the line; null while it is. */
export function whyGone({ gone, kind, face, obfuscated }: FighterView, { out }: View): Gone | null {
  if (gone === null) return null;
  if (gone === 'left') return obfuscated ? 'hidden' : 'left';
  if (kind === 'unit') return 'removed';
  return out.find(({ id }) => id === face)?.fate ?? 'removed';
}

/** One piece with its spell, its strength this round, its dice as they fell, the hits it took, and why it is gone. */
export function fighterRow(piece: FighterView, line: Line): Node[] {
  const { spell, modified, strength, dice, hits } = piece;
  const { locale, view } = line;
  return rowOf(
    {
      sign: token({ ...piece, count: 1, spent: false, obfuscated: false }, locale),
      name: faceName(piece.face, locale),
      detail: spell ? say(`spell.${spell.outcome}`, locale, { name: spellName(spell.id, locale) }) : '',
      modified,
      ...(strength !== undefined && { strength }),
      dice,
      hits,
      gone: whyGone(piece, view),
    },
    line,
  );
}

export function garrisonRow(seat: SeatId, wall: NonNullable<BattleLineView['garrison']>, line: Line): Node[] {
  const { strength, dice, out } = wall;
  return rowOf(
    {
      sign: garrison(seat, strength),
      name: say('garrison-line', line.locale),
      detail: '',
      modified: strength,
      strength,
      dice,
      hits: out ? 1 : 0,
      gone: out ? 'removed' : null,
    },
    line,
  );
}

const NAME = 92;
/** From the enemy's edge: hits, dice, strength. */
const HITS = 18;
const DICE = 66;
const STRENGTH = 216;

function rowOf(result: Result, { look, wide, mirrored, locale }: Line): Node[] {
  const { sign, name, detail, modified, strength, hits, gone } = result;
  const dice = rows(
    result.dice.map((one) => die(look, one)),
    400,
    'left',
    2,
  );
  const x = (from: number) => (mirrored ? wide - from : from);
  const outer = mirrored ? ('right' as const) : ('left' as const);
  const bonus = strength === undefined ? 0 : modified - strength;
  const at = wide - STRENGTH;
  const room = at - 24 - (bonus === 0 ? 8 : 40) - NAME;
  const stamp = gone ? stampOf(gone, locale) : undefined;
  const second = stamp !== undefined || detail !== '';
  const start = NAME + (stamp ? stamp.w + 6 : 0);
  return [
    put(sign, mirrored ? wide - 4 - sign.w : 4, (ROW - sign.h) / 2),
    words(name, x(NAME), second ? 16 : 27, { size: 20, bold: true, colour: ink, align: outer, width: room }),
    ...(stamp ? [put(stamp, mirrored ? wide - NAME - stamp.w : NAME, 28)] : []),
    ...(detail
      ? [words(detail, x(start), 39.5, { size: 17, colour: ink, align: outer, width: NAME + room - start })]
      : []),
    ...(bonus === 0
      ? []
      : [
          words(bonus > 0 ? `+${bonus}` : `−${-bonus}`, x(at - 30), 27, {
            size: 20,
            bold: true,
            colour: look.dark,
            align: mirrored ? 'left' : 'right',
            width: 34,
          }),
        ]),
    rect(
      { x: x(at) - 23, y: 7, w: 46, h: 40 },
      { fill: paperLight, stroke: stroke(look.dark, bonus > 0 ? 3 : 1.25), radius: 6 },
    ),
    words(String(modified), x(at), 27, { size: 28, bold: true, colour: ink, align: 'centre', width: 42 }),
    put(dice, mirrored ? DICE : wide - DICE - dice.w, 9),
    ...Array.from({ length: hits }, (_, n) =>
      group([polygon(starPoints(6, 14, 6.5), { fill: '#ffd35c', stroke: stroke(alarm, 2.5) })], {
        x: x(wide - HITS - n * 24),
        y: 27,
      }),
    ),
    ...(gone ? [across(gone, mirrored, sign, wide)] : []),
    line(
      [
        [6, ROW - 1],
        [wide - 6, ROW - 1],
      ],
      stroke('#00000022', 1),
    ),
  ];
}

/** Struck out when it is lost, an arrow to its own side when it left, a dotted veil when it hides. */
function across(gone: Gone, mirrored: boolean, sign: Sprite, wide: number): Node {
  const left = mirrored ? wide - 4 - sign.w : 4;
  const [from, to] = [left - 2, left + sign.w + 2];
  if (gone === 'hidden')
    return rect({ x: from, y: 7, w: to - from, h: 40 }, { stroke: stroke('#4b5a78', 2.5, [2, 4]), radius: 10 });
  if (gone === 'left') {
    const [tip, tail] = mirrored ? [to, from] : [from, to];
    const back = mirrored ? -9 : 9;
    return group([
      line(
        [
          [tail, 46],
          [tip, 46],
        ],
        stroke(ink, 2.5),
      ),
      line(
        [
          [tip + back, 41],
          [tip, 46],
          [tip + back, 51],
        ],
        stroke(ink, 2.5),
      ),
    ]);
  }
  return group([
    line(
      [
        [from, 43],
        [to, 11],
      ],
      stroke(alarm, 4),
    ),
    line(
      [
        [from, 11],
        [to, 43],
      ],
      stroke(alarm, 4),
    ),
  ]);
}

function stampOf(gone: Gone, locale: Locale): Sprite {
  const text = say(`gone.${gone}`, locale);
  const colour = gone === 'left' || gone === 'hidden' ? ink : alarm;
  const w = Math.ceil(textWidth(text, 16, true)) + 12;
  const edge = gone === 'hidden' ? stroke('#4b5a78', 2, [2, 3]) : stroke(colour, 2);
  return {
    w,
    h: 23,
    nodes: [
      rect({ x: 0, y: 0, w, h: 23 }, { fill: paperLight, stroke: edge, radius: 4 }),
      words(text, w / 2, 11.5, { size: 16, bold: true, colour, align: 'centre', width: w - 6 }),
    ],
  };
}
