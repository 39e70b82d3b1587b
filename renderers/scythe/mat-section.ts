import type { Locale } from '#core/text';
import {
  type BottomAction,
  bottomActions,
  type Section,
  structures,
  type TopAction,
  topActions,
  workersInAll,
} from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { column, row } from '../boxes.ts';
import {
  explainedBy,
  group,
  line,
  type Node,
  put,
  rect,
  type Sprite,
  type Style,
  stroke,
  type Text,
  words,
} from '../scene.ts';
import { bronze, cream, faint, ink, paperLight, wood, woodLight } from '../theme.ts';
import { tick } from '../tokens.ts';
import { factionLook } from './emblems.ts';
import { counted, type Sign, sign, slot } from './goods.ts';
import { bottomCost, doneOf, type Matted, produceCost, topValues, workersOut } from './mat-values.ts';
import { structureSign } from './signs.ts';
import { say } from './text.ts';

/** One section of a player mat: the green top action, what it costs and gives; the red bottom action likewise. */

export const SECTION = { w: 288, h: 590 };
/** Where its halves begin. */
export const HALF_AT = { top: 40, bottom: 386 };
const PAD = 8;
const WIDE = SECTION.w - 2 * PAD;

export const green = { dark: '#46643a', light: '#e4ecd3', done: '#c4dba6' };
export const red = { dark: '#8a4433', light: '#f4e0d3' };

const optionSigns: Readonly<Record<string, Sign>> = {
  move: 'steps',
  gain: 'coins',
  power: 'power',
  combatCards: 'combatCards',
  resources: 'anyResources',
  popularity: 'popularity',
  territories: 'hex',
};
/** What a recruit gives again and again, by the section it left (SC-5.7): how many of what. */
export function ongoing(action: BottomAction): Sprite {
  const [kind, n] = Object.entries(bottomActions[action].recruitOngoing)[0]!;
  return counted(kind as Sign, `+${n}`, 30);
}

/** A section, with room above for the token of whoever is there. */
export function sectionColumn(view: View, player: Matted, section: Section, locale: Locale): Sprite {
  const here = player.section === section.top;
  const { top, bottom } = HALF_AT;
  return {
    ...SECTION,
    nodes: [
      rect({ x: 0, y: top, w: SECTION.w, h: bottom - 4 - top }, { fill: green.light, radius: 8 }),
      rect({ x: 0, y: bottom, w: SECTION.w, h: SECTION.h - bottom }, { fill: red.light, radius: 8 }),
      put(topHalf(view, player, section, locale), 0, top),
      put(bottomHalf(player, section, locale), 0, bottom),
      explainedBy(section.top, { x: 0, y: top, w: SECTION.w, h: bottom - 4 - top }),
      explainedBy(section.bottom, { x: 0, y: bottom, w: SECTION.w, h: SECTION.h - bottom }),
      rect(
        { x: 0, y: top, w: SECTION.w, h: SECTION.h - top },
        { stroke: here ? stroke(wood, 7) : stroke(ink, 1.75), radius: 8 },
      ),
      ...(here
        ? [
            rect({ x: 10, y: 2, w: SECTION.w - 20, h: 40 }, { fill: woodLight, stroke: stroke(bronze, 2), radius: 8 }),
            words(say('mat.token', locale), SECTION.w / 2, 21, {
              size: 27,
              bold: true,
              colour: cream,
              align: 'centre',
              width: SECTION.w - 32,
            }),
          ]
        : []),
    ],
  };
}

const HEAD = 46;
/** What a half says at its head, beside its name too, and what stands below that. */
interface Half {
  name: string;
  beside?: readonly Node[];
  parts: Sprite;
}
const half = (dark: string, { name, beside = [], parts }: Half): Sprite => ({
  w: SECTION.w,
  h: HEAD + parts.h,
  nodes: [
    rect({ x: 0, y: 0, w: SECTION.w, h: HEAD }, { fill: dark, radius: 8 }),
    rect({ x: 0, y: 30, w: SECTION.w, h: HEAD - 30 }, { fill: dark }),
    words(name, 14, HEAD / 2, { size: 29, bold: true, colour: '#ffffff', width: 174 }),
    ...beside,
    put(parts, PAD, HEAD),
  ],
});

/** A box of a half, with what stands in it. */
const box = (h: number, look: Style, tag: string, nodes: readonly Node[]): Sprite => ({
  w: WIDE,
  h,
  nodes: [group([rect({ x: 0, y: 0, w: WIDE, h }, { ...look, radius: 6 }), ...nodes], { tag })],
});
/** What a box is where nothing has come yet. */
const bare: Style = { stroke: stroke(faint, 1.5, [6, 4]) };
/** Words in a box, as far as its right edge. */
const note = (text: string, x: number, y: number, look: Partial<Text> = {}): Node =>
  words(text, x, y, { size: 27, colour: ink, width: WIDE - 8 - x, ...look });

function topHalf(view: View, player: PlayerView, { top }: Section, locale: Locale): Sprite {
  return half(green.dark, {
    name: topActions[top].name[locale],
    parts: column([
      payment(view, player, top, locale),
      options(view, player, top, locale),
      structureBox(player, top, locale),
    ]),
  });
}

/** What the top action costs now. */
function payment(view: View, player: PlayerView, top: TopAction, locale: Locale): Sprite {
  const cost = top === 'produce' ? produceCost(workersOut(view, player.seat)) : topActions[top].cost;
  const due = Object.entries(cost);
  const size = { w: WIDE, h: 40 };
  if (due.length === 0) return { ...size, nodes: [note(say('mat.free', locale), 6, 20, { width: WIDE - 12 })] };
  const laid = row(
    due.map(([kind, n]) => counted(kind as Sign, String(n), 27)),
    { gap: 10 },
  );
  return { ...size, nodes: [note(say('mat.pay', locale), 6, 20, { width: 90 }), put(laid, 96, 20 - laid.h / 2)] };
}

/** One of them is taken; what stands below them always stands there. */
function options(view: View, player: PlayerView, top: TopAction, locale: Locale): Sprite {
  const values = topValues(player, top);
  const laid = column(
    values.map((value) => option(top, value, locale)),
    { gap: 26 },
  );
  return {
    w: WIDE,
    h: 180,
    nodes: [
      ...laid.nodes,
      ...(values.length > 1
        ? [words(say('mat.or', locale), WIDE / 2, 84, { size: 27, colour: ink, align: 'centre' })]
        : []),
      ...(top === 'produce' ? [put(workerSlots(workersOut(view, player.seat)), 0, laid.h + 18)] : []),
    ],
  };
}

function option(top: TopAction, value: ReturnType<typeof topValues>[number], locale: Locale): Sprite {
  const { id, now, better, upgraded } = value;
  const marked = upgraded || better !== null;
  const look = { fill: upgraded ? green.done : paperLight, stroke: stroke(green.dark, upgraded ? 3 : 1.5) };
  return box(70, look, `option:${top}.${id}`, [
    group([sign(optionSigns[id]!, 40)], { x: 32, y: 36 }),
    words(String(now), 80, 36, { size: 46, bold: true, colour: ink, align: 'centre', width: 40 }),
    note(say(`option.${top}.${id}`, locale, { n: now }), 101, marked ? 21 : 36, { bold: true, width: WIDE - 101 }),
    ...(upgraded ? [tick(117, 51, 1.15), note(say('mat.upgraded', locale), 132, 51)] : []),
    ...(better !== null
      ? [group([sign('cube', 23)], { x: 118, y: 51 }), note(say('mat.cube', locale, { n: better }), 135, 51)]
      : []),
  ]);
}

/** SC-4.4: six places for workers; those that are empty show what Produce costs. */
function workerSlots(out: number): Sprite {
  const places = Array.from({ length: workersInAll - 2 }, (_, n): Sprite => {
    const before = produceCost(n + 2);
    const [due] = Object.keys(produceCost(n + 3)).filter((kind) => !(kind in before));
    const empty = n + 3 <= out;
    return {
      w: 44,
      h: 86,
      nodes: [
        group([slot(19), ...(empty ? [] : [sign('worker', 31)])], { x: 26, y: 24, tag: `worker-slot:${n}:${empty}` }),
        ...(due ? [group([sign(due as Sign, 27)], { x: 26, y: 62, ...(empty ? {} : { opacity: 0.35 }) })] : []),
        ...(due && empty ? [tick(43, 70, 1)] : []),
      ],
    };
  });
  const laid = row(places);
  const under = line(
    [
      [0, laid.h / 2],
      [WIDE, laid.h / 2],
    ],
    stroke(faint, 0.75),
  );
  return { ...laid, nodes: [...laid.nodes, under] };
}

function structureBox(player: PlayerView, top: TopAction, locale: Locale): Sprite {
  const { structure } = topActions[top];
  const hex = player.structures[structure];
  const built = hex !== undefined;
  const own = factionLook(player.faction);
  const name = structures.get(structure)!.name[locale];
  const look = built ? { fill: green.done, stroke: stroke(green.dark, 3) } : bare;
  return box(74, look, `structure:${structure}:${built}`, [
    group(structureSign[structure](built ? own.colour : '#efe6cf', built ? own.dark : faint), {
      x: 32,
      y: 34,
      scale: 1.75,
    }),
    note(say(built ? 'mat.built' : 'mat.unbuilt', locale, { name, hex: hex ?? '' }), 66, 21, { bold: built }),
    note(say(`bonus.${structure}`, locale), 66, 52),
  ]);
}

function bottomHalf(player: Matted, { bottom, bottomCoins }: Section, locale: Locale): Sprite {
  const { name, max } = bottomActions[bottom];
  const coins = counted('coins', `+${bottomCoins}`, 27, '#ffffff');
  return half(red.dark, {
    name: name[locale],
    beside: [
      words(`${doneOf(player, bottom)}/${max}`, 184, HEAD / 2, {
        size: 27,
        bold: true,
        colour: '#f6dfb0',
        align: 'centre',
        width: 52,
      }),
      put(coins, SECTION.w - PAD - 4 - coins.w, (HEAD - coins.h) / 2),
    ],
    parts: column([costBoxes(player, bottom), recruitBox(player, bottom, locale)], { y: 12, gap: 14 }),
  });
}

/** SC-5.1: printed boxes from the left; those that cubes may cover have corners, and a cube where one lies. */
function costBoxes(player: Matted, bottom: BottomAction): Sprite {
  const { resource, start, slots, cubes, now } = bottomCost(player, bottom);
  const [w, h] = [46, 52];
  const boxes = Array.from({ length: start }, (_, n): Sprite => {
    const fromRight = start - 1 - n;
    const covered = fromRight < cubes;
    const open = !covered && fromRight < slots;
    const nodes = [
      rect(
        { x: 0, y: 0, w, h },
        {
          fill: covered ? '#cfc3ad' : '#e9b9a2',
          stroke: stroke(red.dark, open ? 2 : 1.75, open ? [7, 4] : undefined),
          radius: 4,
        },
      ),
      group([sign(covered ? 'cube' : resource, 34)], { x: w / 2, y: h / 2 }),
    ];
    return { w, h, nodes: [group(nodes, { tag: `cost:${bottom}:${covered ? 'covered' : open ? 'open' : 'fixed'}` })] };
  });
  const due = words(String(now), WIDE - 30, h / 2, {
    size: 50,
    bold: true,
    colour: red.dark,
    align: 'centre',
    width: 46,
  });
  return { w: WIDE, h, nodes: [...row(boxes, { gap: 4 }).nodes, due] };
}

function recruitBox(player: PlayerView, bottom: BottomAction, locale: Locale): Sprite {
  const enlisted = player.recruits.some(({ from }) => from === bottom);
  const declined = enlisted && player.declines.includes(bottom);
  const bonus = ongoing(bottom);
  const state = declined ? 'declined' : enlisted ? 'enlisted' : 'waiting';
  const look = enlisted ? { fill: declined ? '#e6dcc6' : '#f3d98f', stroke: stroke(red.dark, 3) } : bare;
  return box(72, look, `recruit:${bottom}:${state}`, [
    group([enlisted ? slot(19) : sign('recruit', 40)], { x: 32, y: 36 }),
    group([put(bonus, 54, 36 - bonus.h / 2)], enlisted && !declined ? {} : { opacity: 0.6 }),
    note(say(`mat.${state}`, locale), 126, 36, { width: WIDE - 125, lines: 2 }),
  ]);
}
