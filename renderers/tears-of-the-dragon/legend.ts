import type { Locale } from '#core/text';
import { isInMatch, leaders, sides, units } from '#games/tears-of-the-dragon/content';
import type { View } from '#games/tears-of-the-dragon/view.types';
import { textWidth } from '../measure.ts';
import { wideNotes } from '../prose.ts';
import { group, line, type Node, rect, stroke, words } from '../scene.ts';
import { faint, ink, paper, seatLook } from '../theme.ts';
import { chieftainSign, footprint, unitSign } from './signs.ts';
import { say } from './text.ts';

/** Kinds of units of this match with their signs, and how pieces are read: a strip along the lower edge. */

/** What the pieces of a match depend on. */
export type Kinds = Pick<View, 'scenario' | 'penguins'>;

export const LEGEND = 60;

const BOX = 24;
const SIZE = 17;
const GAP = 16;
/** Width of the strip within its margins. */
const ROOM = 1184;

interface Entry {
  name: string;
  seats: number[];
  sign: (colour: string) => Node[];
}

/** Kinds that both sides have under one name stand once, with both colours. */
function entries(locale: Locale, kinds: Kinds): Entry[] {
  const found = new Map<string, Entry>();
  const add = (name: string, side: string, sign: Entry['sign']) => {
    const seat = sides.indexOf(side as (typeof sides)[number]);
    const known = found.get(name);
    if (known) known.seats.push(seat);
    else found.set(name, { name, seats: [seat], sign });
  };
  for (const unit of units.values()) if (isInMatch(unit, kinds)) add(unit.name[locale], unit.side, unitSign(unit.id));
  const chieftain = [...leaders.values()].find(({ only }) => only === 'penguins');
  if (kinds.penguins && chieftain) add(say('chieftain', locale), chieftain.side, chieftainSign);
  return [...found.values()];
}

export function legend(locale: Locale, kinds: Kinds, y: number): Node[] {
  const all = entries(locale, kinds);
  const wide = ({ name, seats }: Entry) => seats.length * BOX + 6 + textWidth(name, SIZE, true) + GAP;
  const nodes: Node[] = [];
  let x = 0;
  for (const entry of all) {
    for (const [n, seat] of entry.seats.entries())
      nodes.push(
        rect({ x: x + n * BOX, y: -11, w: 22, h: 22 }, { fill: seatLook(seat).colour, radius: 3 }),
        group(entry.sign('#ffffff'), { x: x + n * BOX + 11, y: 0, scale: 0.75 }),
      );
    nodes.push(
      words(entry.name, x + entry.seats.length * BOX + 6, 0, {
        size: SIZE,
        bold: true,
        colour: ink,
        width: textWidth(entry.name, SIZE, true) + 1,
      }),
    );
    x += wide(entry);
  }
  // With knights and penguins there are more kinds than room: signs and names shrink together.
  const scale = Math.min(1, ROOM / (x - GAP));
  const keys = [
    'count',
    'host',
    'reduced',
    'spent',
    ...(kinds.scenario === 'war-of-the-dragon' ? [] : ['ship', 'ruin']),
    ...(kinds.penguins ? ['coast'] : []),
  ];
  const told = wideNotes(
    keys.map((key) => say(`legend.${key}`, locale)),
    locale,
  );
  return [
    rect({ x: 0, y, w: 1200, h: LEGEND }, { fill: paper }),
    line(
      [
        [0, y],
        [1200, y],
      ],
      stroke(faint, 1.5),
    ),
    group(nodes, { x: 600 - ((x - GAP) * scale) / 2, y: y + 16, scale, tag: 'legend' }),
    words(told, 600, y + 43, { size: 16, colour: ink, align: 'centre', width: ROOM }),
  ];
}

/** The sign of a coast where penguins live, in the lower left of its place. */
export const coastMark = (x: number, y: number): Node =>
  group(
    [
      group(footprint('#2b3a4a'), { x: -6, y: 5, scale: 0.8 }),
      group(footprint('#2b3a4a'), { x: 7, y: -6, scale: 0.8 }),
    ],
    { x, y },
  );
