import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import { group, type Node, path, put, rect, type Sprite, shaded, stroke } from '../scene.ts';
import { bronze, cream } from '../theme.ts';
import { bare, CHIP, shrunk, swords } from './chip.ts';
import { COUNTED_SIGNS } from './hero-strip.ts';
import { placeName } from './names.ts';
import { questPiece } from './pieces.ts';
import { characterArms, heroArms } from './portraits.ts';
import { word } from './printed.ts';
import { eye, favorSign, flag, horn, scroll, signAt, skull } from './signs.ts';
import type { Deed, Tale } from './tales.ts';
import { say } from './text.ts';

/** What a tale begins with: the card by its name, or the deed by its sign. */

/** The deeds that have a card, by the colours of its kind, its sign, and where its words stand. */
interface Face {
  colours: readonly [light: string, dark: string];
  sign: Node;
  card?: readonly [kind: CardKind, of: string];
}
export type CardKind = 'event' | 'encounter' | 'peril' | 'shadow' | 'plot' | 'quest' | 'corruption';
const EVENT = { colours: ['#3b82c0', '#17395a'], sign: signAt(flag('#fbf2d8', '#0f2438'), 0, 0, 42) } as const;
const PLOT = { colours: ['#9a3a22', '#3f1209'], sign: signAt(scroll('#fbf2d8', '#3f1209'), 0, 0, 40) } as const;
/** Its banner as it hung on the map, in the colour of its hero’s seat. */
const QUESTS = ['#8a6a3c', '#2f2110'] as const;
const IS_QUEST: ReadonlySet<string> = new Set(['quest-found', 'quest-done']);
const banner = (seat: Json | undefined): Node => {
  const { w, h, nodes } = questPiece(typeof seat === 'number' ? seat : 0);
  return group(nodes, { x: -w / 2, y: -h / 2, tag: 'quest' });
};
/** What Sauron does in his turn. */
const ACTION = { colours: ['#4a2020', '#180a0a'], sign: signAt(eye('#d9552b', '#1b1114'), 0, 0, 44) } as const;
/** By themselves markers move as in each round. */
const STORY = {
  colours: ['#6b5738', '#2b1d0c'],
  sign: group([-14, 2].map((x) => path(`M${x} -13 L${x + 12} 0 L${x} 13`, { stroke: stroke('#fbf2d8', 6) }))),
} as const;
const FIGHT = { colours: ['#7a2a2a', '#2b0c0c'], sign: group([...swords().nodes], { x: -17, y: -16 }) } as const;
const FACES: Readonly<Record<string, Face>> = {
  'shadow-played': {
    ...{ colours: ['#6a3f78', '#24102b'], sign: signAt(eye('#ffb04a', '#24102b'), 0, 0, 44) },
    card: ['shadow', 'shadow'],
  },
  'plot-played': { ...PLOT, card: ['plot', 'plot'] },
  'plot-foiled': PLOT,
  'event-drawn': { ...EVENT, card: ['event', 'event'] },
  'event-explored': { ...EVENT, card: ['event', 'event'] },
  peril: {
    ...{ colours: ['#5d7440', '#1a2411'], sign: signAt(skull('#fbf2d8', '#1a2411'), 0, 2, 44) },
    card: ['peril', 'peril'],
  },
  encounter: {
    ...{ colours: ['#4f8659', '#1c3823'], sign: signAt(favorSign('#fbf2d8'), 0, 0, 40) },
    card: ['encounter', 'encounter'],
  },
  'action-taken': ACTION,
  'stage-entered': EVENT,
  'marker-moves': STORY,
  'markers-move': STORY,
  'dark-path': { colours: ['#51303a', '#26121a'], sign: signAt(skull('#fbf2d8', '#26121a'), 0, 2, 44) },
  consulted: { colours: ['#a58a4e', '#4a340f'], sign: signAt(favorSign('#fbf2d8'), 0, 0, 40) },
  ability: { colours: ['#3b76a6', '#15324c'], sign: signAt(favorSign('#fff1a8'), 0, 0, 40) },
  // No flag: that is the event’s.
  rallied: { colours: ['#4f8659', '#1c3823'], sign: signAt(horn('#fbf2d8', '#1c3823'), 0, 0, 42) },
  // By itself: favor that lay where he stood.
  'favor-gained': { colours: ['#4f8659', '#1c3823'], sign: signAt(favorSign('#fbf2d8'), 0, 0, 40) },
  claimed: { colours: ['#3b82c0', '#17395a'], sign: signAt(favorSign('#fff1a8'), 0, 0, 42) },
  ambush: { colours: ['#7a2a2a', '#2b0c0c'], sign: signAt(skull('#fbf2d8', '#2b0c0c'), 0, 2, 44) },
  rested: { colours: ['#4f8659', '#1c3823'], sign: group([...COUNTED_SIGNS.life()], { scale: 1.5 }) },
};

/** Undefined of a deed that has no card. */
function faceOf({ head, fight }: Tale): Face | undefined {
  if (fight.length > 0) return FIGHT;
  return IS_QUEST.has(head.type) ? { colours: QUESTS, sign: banner(head.shown.seat) } : FACES[head.type];
}

/** Which words a deed has for its card; undefined of one without. */
export const cardOf = ({ type, shown }: Deed): readonly [kind: CardKind, id: string] | undefined => {
  const card = FACES[type]?.card;
  const id = card && shown[card[1]];
  return card && typeof id === 'string' ? [card[0], id] : undefined;
};

/** By kind of card the deed that has its face. */
const DEEDS = {
  ...{ shadow: 'shadow-played', plot: 'plot-played', event: 'event-drawn' },
  ...{ peril: 'peril', encounter: 'encounter', corruption: 'dark-path' },
} as const satisfies Partial<Record<CardKind, string>>;

/** A card with the sign of its kind, at the left end of the band; a quest has the banner of its seat. */
export function cardAtLeft(kind: CardKind, seat: Json, high: number): Node[] {
  const {
    colours: [light, dark],
    sign,
  } = kind === 'quest' ? { colours: QUESTS, sign: banner(seat) } : FACES[DEEDS[kind]]!;
  const w = Math.min(52, high * 0.86);
  const x = 22 + (52 - w) / 2;
  return [
    rect({ x, y: 3, w, h: high }, { fill: '#fbf3df', stroke: stroke('#140d08', 2), radius: 7 }),
    rect({ x: x + 4, y: 7, w: w - 8, h: high - 8 }, { fill: shaded([0, 7], [0, high], light, dark), radius: 4 }),
    group([sign], { x: 48, y: 3 + high / 2, scale: Math.min(1, high / 62) }),
  ];
}

const heroOf = (view: View, seat: Json | undefined): Sprite[] => {
  const hero = view.heroes.find((one) => one.seat === seat);
  return hero ? [heroArms(hero.seat, hero.id, 35)] : [];
};

/** An action as its button has it: "Command 3". */
const actionName = (of: string, x: Json | undefined, locale: Locale): string =>
  [say(`row.${of}`, locale), ...(typeof x === 'number' ? [`${x}`] : [])].join(' ');

/** What caused it by its name. */
function titleOf({ head }: Tale, locale: Locale, at?: string): string[] {
  const card = cardOf(head);
  if (card) return [word(...card, locale)];
  const { type, shown } = head;
  if (type === 'consulted') return [word('character', String(shown.character), locale)];
  if (type === 'ability') return [word('hero-ability', String(shown.ability), locale)];
  if (type === 'action-taken') return typeof shown.row === 'string' ? [actionName(shown.row, shown.x, locale)] : [];
  if (type === 'favor-gained') return at === undefined ? [] : [placeName(at, locale)];
  if (type === 'stage-entered') return [say('effects.stage', locale, { stage: shown.stage! })];
  if (STORIES.has(type)) return [say('effects.story', locale)];
  return type === 'dark-path' || type === 'rallied' || type === 'rested' ? [say(`effects.${type}`, locale)] : [];
}

const STORIES: ReadonlySet<string> = new Set(['marker-moves', 'markers-move']);
/** Of these the headline says all that their plate would. */
const BARE: ReadonlySet<string> = new Set(['stage-entered']);

/** Whose arms are not drawn again, and where the hero stood who did it. */
interface Known {
  known?: number | undefined;
  at?: string | undefined;
}

/** The same among chips, with whom it was for and its name: on a plate in the colour of its kind. */
export function headChip(view: View, tale: Tale, locale: Locale, { known, at }: Known = {}): Sprite | undefined {
  const { head } = tale;
  const face = tale.fight.length > 0 || (tale.isLoud && BARE.has(head.type)) ? undefined : faceOf(tale);
  if (!face) return undefined;
  const consulted = head.type === 'consulted' ? [shrunk(characterArms(String(head.shown.character), 35), 35)] : [];
  const inner = row(
    [
      { w: 34, h: 36, nodes: [group([face.sign], { x: 17, y: 18, scale: 0.73 })] },
      ...(head.shown.seat === known ? [] : heroOf(view, head.shown.seat)),
      ...consulted,
      ...titleOf(tale, locale, at).map((title) => bare(title, cream)),
    ],
    { gap: 7 },
  );
  const w = inner.w + 18;
  const [light, dark] = face.colours;
  return {
    w,
    h: CHIP,
    nodes: [
      rect(
        { x: 1, y: 1, w: w - 2, h: CHIP - 2 },
        { fill: shaded([0, 0], [0, CHIP], light, dark), stroke: stroke(bronze, 2), radius: 8 },
      ),
      put(inner, 9, (CHIP - inner.h) / 2),
    ],
  };
}
