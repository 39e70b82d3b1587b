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
import { rows } from '../panels.ts';
import { group, line, type Node, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { bronze, cream, faint, ink, paperLight, wood, woodLight } from '../theme.ts';
import { tick } from '../tokens.ts';
import { factionLook } from './emblems.ts';
import { counted, type Sign, sign, slot } from './goods.ts';
import { bottomCost, doneOf, type Matted, produceCost, topValues, workersOut } from './mat-values.ts';
import { structureSign } from './signs.ts';
import { say } from './text.ts';

/** One section of a player mat: the green top action, what it costs and gives; the red bottom action likewise. */

export const SECTION = { w: 288, h: 590 };
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

export function sectionColumn(view: View, player: Matted, section: Section, locale: Locale): Sprite {
  const here = player.section === section.top;
  const top = 40;
  const h = SECTION.h - top;
  return {
    ...SECTION,
    nodes: [
      rect({ x: 0, y: top, w: SECTION.w, h: 342 }, { fill: green.light, radius: 8 }),
      rect({ x: 0, y: top + 346, w: SECTION.w, h: h - 346 }, { fill: red.light, radius: 8 }),
      ...topHalf(view, player, section, locale),
      ...bottomHalf(player, section, locale),
      rect({ x: 0, y: top, w: SECTION.w, h }, { stroke: here ? stroke(wood, 7) : stroke(ink, 1.75), radius: 8 }),
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

const header = (y: number, fill: string, title: string): Node[] => [
  rect({ x: 0, y, w: SECTION.w, h: 46 }, { fill, radius: 8 }),
  rect({ x: 0, y: y + 30, w: SECTION.w, h: 16 }, { fill }),
  words(title, 14, y + 23, { size: 29, bold: true, colour: '#ffffff', width: 174 }),
];

function topHalf(view: View, player: PlayerView, { top }: Section, locale: Locale): Node[] {
  const values = topValues(player, top);
  return [
    ...header(40, green.dark, topActions[top].name[locale]),
    ...payment(view, player, top, locale),
    ...values.flatMap((value, n) => option(top, value, 126 + n * 96, locale)),
    ...(values.length > 1
      ? [words(say('mat.or', locale), SECTION.w / 2, 210, { size: 27, colour: ink, align: 'centre' })]
      : []),
    ...(top === 'produce' ? workerSlots(workersOut(view, player.seat), 214) : []),
    ...structureBox(player, top, 306, locale),
  ];
}

/** What the top action costs now. */
function payment(view: View, player: PlayerView, top: TopAction, locale: Locale): Node[] {
  const cost = top === 'produce' ? produceCost(workersOut(view, player.seat)) : topActions[top].cost;
  const due = Object.entries(cost);
  if (due.length === 0)
    return [words(say('mat.free', locale), PAD + 6, 106, { size: 27, colour: ink, width: WIDE - 12 })];
  const laid = rows(
    due.map(([kind, n]) => counted(kind as Sign, String(n), 27)),
    WIDE,
    'left',
    10,
  );
  return [
    words(say('mat.pay', locale), PAD + 6, 106, { size: 27, colour: ink, width: 90 }),
    put(laid, PAD + 96, 106 - laid.h / 2),
  ];
}

function option(top: TopAction, value: ReturnType<typeof topValues>[number], y: number, locale: Locale): Node[] {
  const { id, now, better, upgraded } = value;
  const marked = upgraded || better !== null;
  return [
    group(
      [
        rect(
          { x: PAD, y, w: WIDE, h: 70 },
          { fill: upgraded ? green.done : paperLight, stroke: stroke(green.dark, upgraded ? 3 : 1.5), radius: 6 },
        ),
        group([sign(optionSigns[id]!, 40)], { x: PAD + 32, y: y + 36 }),
        words(String(now), PAD + 80, y + 36, { size: 46, bold: true, colour: ink, align: 'centre', width: 40 }),
        words(say(`option.${top}.${id}`, locale, { n: now }), PAD + 101, y + (marked ? 21 : 36), {
          size: 27,
          bold: true,
          colour: ink,
          width: WIDE - 101,
        }),
        ...(upgraded
          ? [
              tick(PAD + 117, y + 51, 1.15),
              words(say('mat.upgraded', locale), PAD + 132, y + 51, { size: 27, colour: ink, width: WIDE - 140 }),
            ]
          : []),
        ...(better !== null
          ? [
              group([sign('cube', 23)], { x: PAD + 118, y: y + 51 }),
              words(say('mat.cube', locale, { n: better }), PAD + 135, y + 51, {
                size: 27,
                colour: ink,
                width: WIDE - 143,
              }),
            ]
          : []),
      ],
      { tag: `option:${top}.${id}` },
    ),
  ];
}

/** SC-4.4: six places for workers; those that are empty show what Produce costs. */
function workerSlots(out: number, y: number): Node[] {
  const places = Array.from({ length: workersInAll - 2 }, (_, n) => n);
  const x = (n: number) => PAD + 26 + n * 44;
  const nodes = places.flatMap((n): Node[] => {
    const before = produceCost(n + 2);
    const [due] = Object.keys(produceCost(n + 3)).filter((kind) => !(kind in before));
    const empty = n + 3 <= out;
    return [
      group([slot(19), ...(empty ? [] : [sign('worker', 31)])], {
        x: x(n),
        y: y + 24,
        tag: `worker-slot:${n}:${empty}`,
      }),
      ...(due ? [group([sign(due as Sign, 27)], { x: x(n), y: y + 62, ...(empty ? {} : { opacity: 0.35 }) })] : []),
      ...(due && empty ? [tick(x(n) + 17, y + 70, 1)] : []),
    ];
  });
  return [
    ...nodes,
    line(
      [
        [PAD, y + 43],
        [PAD + WIDE, y + 43],
      ],
      stroke(faint, 0.75),
    ),
  ];
}

function structureBox(player: PlayerView, top: TopAction, y: number, locale: Locale): Node[] {
  const { structure } = topActions[top];
  const hex = player.structures[structure];
  const built = hex !== undefined;
  const own = factionLook(player.faction);
  const name = structures.get(structure)!.name[locale];
  return [
    group(
      [
        rect(
          { x: PAD, y, w: WIDE, h: 74 },
          built
            ? { fill: green.done, stroke: stroke(green.dark, 3), radius: 6 }
            : { stroke: stroke(faint, 1.5, [6, 4]), radius: 6 },
        ),
        group(structureSign[structure](built ? own.colour : '#efe6cf', built ? own.dark : faint), {
          x: PAD + 32,
          y: y + 34,
          scale: 1.75,
        }),
        words(say(built ? 'mat.built' : 'mat.unbuilt', locale, { name, hex: hex ?? '' }), PAD + 66, y + 21, {
          size: 27,
          bold: built,
          colour: ink,
          width: WIDE - 74,
        }),
        words(say(`bonus.${structure}`, locale), PAD + 66, y + 52, { size: 27, colour: ink, width: WIDE - 74 }),
      ],
      { tag: `structure:${structure}:${built}` },
    ),
  ];
}

function bottomHalf(player: Matted, { bottom, bottomCoins }: Section, locale: Locale): Node[] {
  const { name, max } = bottomActions[bottom];
  const done = doneOf(player, bottom);
  const coins = counted('coins', `+${bottomCoins}`, 27, '#ffffff');
  return [
    ...header(386, red.dark, name[locale]),
    words(`${done}/${max}`, 184, 409, { size: 27, bold: true, colour: '#f6dfb0', align: 'centre', width: 52 }),
    put(coins, SECTION.w - PAD - 4 - coins.w, 409 - coins.h / 2),
    ...costBoxes(player, bottom),
    ...recruitBox(player, bottom, 510, locale),
  ];
}

/** SC-5.1: printed boxes from the left; those that cubes may cover have corners, and a cube where one lies. */
function costBoxes(player: Matted, bottom: BottomAction): Node[] {
  const { resource, start, slots, cubes, now } = bottomCost(player, bottom);
  const y = 444;
  const boxes = Array.from({ length: start }, (_, n): Node => {
    const fromRight = start - 1 - n;
    const covered = fromRight < cubes;
    const open = !covered && fromRight < slots;
    return group(
      [
        rect(
          { x: 0, y: 0, w: 46, h: 52 },
          {
            fill: covered ? '#cfc3ad' : '#e9b9a2',
            stroke: stroke(red.dark, open ? 2 : 1.75, open ? [7, 4] : undefined),
            radius: 4,
          },
        ),
        group([sign(covered ? 'cube' : resource, 34)], { x: 23, y: 26 }),
      ],
      { x: PAD + n * 50, y, tag: `cost:${bottom}:${covered ? 'covered' : open ? 'open' : 'fixed'}` },
    );
  });
  return [
    ...boxes,
    words(String(now), SECTION.w - PAD - 30, y + 26, {
      size: 50,
      bold: true,
      colour: red.dark,
      align: 'centre',
      width: 46,
    }),
  ];
}

function recruitBox(player: PlayerView, bottom: BottomAction, y: number, locale: Locale): Node[] {
  const enlisted = player.recruits.some(({ from }) => from === bottom);
  const declined = enlisted && player.declines.includes(bottom);
  const bonus = ongoing(bottom);
  const state = declined ? 'declined' : enlisted ? 'enlisted' : 'waiting';
  return [
    group(
      [
        rect(
          { x: PAD, y, w: WIDE, h: 72 },
          enlisted
            ? { fill: declined ? '#e6dcc6' : '#f3d98f', stroke: stroke(red.dark, 3), radius: 6 }
            : { stroke: stroke(faint, 1.5, [6, 4]), radius: 6 },
        ),
        group([enlisted ? slot(19) : sign('recruit', 40)], { x: PAD + 32, y: y + 36 }),
        group([put(bonus, PAD + 54, y + 36 - bonus.h / 2)], enlisted && !declined ? {} : { opacity: 0.6 }),
        words(say(`mat.${state}`, locale), PAD + 126, y + 36, { size: 27, colour: ink, width: WIDE - 125, lines: 2 }),
      ],
      { tag: `recruit:${bottom}:${state}` },
    ),
  ];
}
