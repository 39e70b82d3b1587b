import type { View } from '#games/scythe/view.types';
import { cornersOf } from '../hexes.ts';
import { setText } from '../measure.ts';
import { heading, plate } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, polygon, rect, type Scene, stroke, words } from '../scene.ts';
import { alarm, faint, gold, ink, paper } from '../theme.ts';
import { bordersOf, cells, SIZE } from './cells.ts';
import { counter } from './counters.ts';
import { emblem, factionLook } from './emblems.ts';
import { HEAD, head } from './head.ts';
import { factionOf, holdingOf, isEmpty } from './holding.ts';
import { homeBases } from './homes.ts';
import { borderWords, controlWords, groundWords, KINDS, kindWords, placeWords, thingWords } from './lists.ts';
import { mapPart } from './map.ts';
import { placeName, seatName } from './names.ts';
import { placePieces, placeRings } from './places.ts';
import { seatLines, seatsHeight } from './seats.ts';
import { say } from './text.ts';

const SCALE = 1.64;
const WINDOW = { w: 760, h: 740 };
const LIST = { x: 776, w: 412 };
const MOST = 1700;

/** One place and the ring round it at 1.64 times the size; beside it everything in words, below it the places round it. */
export function zoomPicture(view: View, look: Look, focus: string): Scene {
  const { locale } = look;
  const list = listOf(view, look, focus);
  const upper = Math.max(WINDOW.h, list.h + 12);
  const rest = around(view, look, focus);
  const room = MOST - HEAD - upper - seatsHeight(view);
  const scale = Math.min(1, room / Math.max(1, rest.h));
  const seatsTop = HEAD + upper + Math.ceil(rest.h * scale);
  return {
    width: 1200,
    height: seatsTop + seatsHeight(view),
    ground: paper,
    lang: locale,
    nodes: [
      ...window(view, focus),
      ...head(view, look),
      group(list.nodes, { x: LIST.x, y: HEAD + 10, tag: 'list' }),
      group(rest.nodes, { y: HEAD + upper, scale, tag: 'around' }),
      group(seatLines(view, look), { y: seatsTop, tag: 'seats' }),
    ],
  };
}

function window(view: View, focus: string): Node[] {
  const ids = [focus, ...bordersOf(focus).map(({ to }) => to)];
  const shown = ids.map((id) => cells.get(id)!);
  const { below, above } = mapPart(ids);
  const { at } = cells.get(focus)!;
  const xs = shown.map((cell) => cell.at[0]);
  const ys = shown.map((cell) => cell.at[1]);
  const x = (Math.min(...xs) + Math.max(...xs)) / 2;
  const y = (Math.min(...ys) + Math.max(...ys)) / 2;
  return [
    rect({ x: 0, y: HEAD, w: WINDOW.w, h: WINDOW.h }, { fill: '#eadcb8' }),
    group(
      [
        ...below,
        ...homeBases(view, ids),
        ...placeRings(view, shown),
        polygon(cornersOf(at, SIZE + 1), { stroke: stroke(ink, 7) }),
        { ...polygon(cornersOf(at, SIZE + 1), { stroke: stroke(gold, 4) }), tag: `focus:${focus}` },
        ...above,
        ...shown.flatMap((cell) => placePieces(view, cell)),
      ],
      { x: WINDOW.w / 2 - x * SCALE, y: HEAD + WINDOW.h / 2 - y * SCALE, scale: SCALE, tag: 'map' },
    ),
  ];
}

/** Nodes one below the other. */
function column(width: number) {
  const nodes: Node[] = [];
  let y = 0;
  return {
    say: (text: string, size: number, more: { bold?: boolean; colour?: string; indent?: number } = {}) => {
      const { indent = 0, colour = ink, bold = false } = more;
      const node = words(text, indent, y, { size, bold, colour, width: width - indent, lines: 4, valign: 'top' });
      nodes.push(node);
      y += Math.ceil(setText(node).box.h) + 6;
    },
    add: (more: Node[], h: number) => {
      nodes.push(group(more, { y }));
      y += h;
    },
    end: () => ({ h: y, nodes }),
  };
}

function listOf(view: View, { locale }: Look, focus: string): { h: number; nodes: Node[] } {
  const here = holdingOf(view, focus);
  const list = column(LIST.w);
  list.say(placeName(focus, locale, 'hex'), 32, { bold: true });
  list.say(controlWords(view, here, locale), 22, { bold: here.fight !== null, colour: here.fight ? alarm : ink });
  list.add([], 8);
  if (isEmpty(here)) list.say(say('board.empty', locale), 20, { colour: faint });
  for (const seat of here.seats) {
    const faction = factionOf(view, seat);
    const look = factionLook(faction);
    const said = KINDS.filter((kind) => kindWords(view, { here, seat }, kind, locale) !== undefined);
    list.add(
      [
        ...plate({ x: 0, y: 0, w: LIST.w, h: 44 + said.length * 31 }, look.light, look.dark),
        group([emblem(faction, 28)], { x: 26, y: 25 }),
        words(seatName(view, seat, locale), 50, 25, { size: 23, bold: true, colour: look.dark, width: LIST.w - 62 }),
        ...said.flatMap((kind, n): Node[] => [
          group([counter(faction, kind)], { x: 64, y: 56 + n * 31, scale: 0.55 }),
          words(kindWords(view, { here, seat }, kind, locale)!, 88, 56 + n * 31, {
            size: 21,
            colour: ink,
            width: LIST.w - 98,
          }),
        ]),
      ],
      54 + said.length * 31,
    );
  }
  for (const text of thingWords(view, here, locale)) list.say(text, 21);
  list.add([], 6);
  list.add(heading(say('board.borders', locale), { x: 0, y: 0, w: LIST.w, size: 22 }), 40);
  for (const text of borderWords(focus, locale)) list.say(text, 19);
  for (const text of groundWords(view, here, locale)) list.say(text, 19, { bold: true });
  return list.end();
}

function around(view: View, { locale }: Look, focus: string): { h: number; nodes: Node[] } {
  const said = bordersOf(focus).flatMap(({ to }) => placeWords(view, to, locale) ?? []);
  if (said.length === 0) return { h: 0, nodes: [] };
  const list = column(1168);
  list.add([], 8);
  list.add(heading(say('board.neighbours', locale), { x: 0, y: 0, w: 1168, size: 22 }), 40);
  for (const text of said) list.say(text, 19);
  const { h, nodes } = list.end();
  return { h: h + 8, nodes: [group(nodes, { x: 16 })] };
}
