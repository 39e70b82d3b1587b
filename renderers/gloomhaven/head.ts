import type { Json } from '#core/types';
import { text as printed } from '#games/gloomhaven/printed/text';
import { Faces } from '#games/gloomhaven/printed/words/faces';
import type { View } from '#games/gloomhaven/seen/view.types';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { namesPrinted } from '../printed-names.ts';
import {
  disc,
  explainedBy,
  group,
  type Layer,
  type Node,
  path,
  polygon,
  rect,
  type Sprite,
  stroke,
  words,
} from '../scene.ts';
import { BAR, storyBar } from '../story-bar.ts';
import { now as bright, bronze, cream, creamFaint, done, doneEdge, doneLight, nowEdge } from '../theme.ts';
import { tick } from '../tokens.ts';
import type { ActStrip } from './act-strip.ts';
import { armsOf } from './arms.ts';
import { askedElements, tiedSeats } from './asked-marks.ts';
import { changedElements } from './element-news.ts';
import { heroCounter, monsterCounter, thingCounter } from './figures.ts';
import { type Turn, turnsOf } from './figures-of.ts';
import { isInTown } from './lie.ts';
import { scenarioName } from './names.ts';
import { elementState } from './signs.ts';
import { say } from './text.ts';

/** Over every board: the story bar, the six elements, and who acts when. */

const STRIP = 110;
export const HEAD = BAR + STRIP;
/** How high the head is: before the first round there are no elements and nobody acts. */
export const headOf = ({ round }: Pick<View, 'round'>): number => (round === 0 ? BAR : HEAD);

const strip: Layer = {
  kind: 'layer',
  key: 'gloomhaven.strip',
  width: 1200,
  height: STRIP,
  nodes: [...timber({ x: 0, y: 0, w: 1200, h: STRIP }), rect({ x: 0, y: STRIP - 4, w: 1200, h: 4 }, { fill: bronze })],
};

/** A counter as a sprite, `high` pixels in all. */
const sprite = (nodes: readonly Node[], high: number): Sprite => ({
  w: high,
  h: high,
  nodes: [group(nodes, { x: high / 2, y: high / 2 })],
});

/** How wide the place of the order is while nobody acts. */
export const openRoom = (view: View, look: Look): number =>
  view.round === 0 || turnsOf(view).length > 0 || tiedSeats(look).length > 0 ? 0 : WIDE - 12;

/** With all that was done (`acts`) in a strip below it, or in the place of the order: then the bar says the headline alone. */
export function head(view: View, look: Look, acts?: ActStrip): Node[] {
  const { locale, now } = look;
  const arms = armsOf(view, look);
  const title = say('board.title', locale, { n: view.scenario, name: scenarioName(view, locale) });
  const enemies = view.figures.filter(({ kind, isAlly }) => kind === 'monster' && !isAlly).length;
  const goal = view.ends ? [say(`board.${view.ends}`, locale)] : [];
  return [
    ...storyBar({
      locale,
      names: namesPrinted(printed, locale),
      said: saidOf(look, acts !== undefined),
      asked: (now?.asked ?? []).map(({ seat, words: text }) => {
        const one = view.characters.find((character) => character.seat === seat);
        return { words: text, ...(one && { arms: sprite(heroCounter(seat, one.class, 27), 44) }) };
      }),
      turn: view.round === 0 ? say('board.setup', locale) : say('board.round', locale, { n: view.round }),
      stands: [
        title,
        ...goal,
        ...(isInTown(view) ? [] : [say('board.monsters', locale, { n: enemies })]),
        say('board.level', locale, { n: view.level }),
      ],
      ...(arms && { arms }),
    }),
    ...(view.round === 0
      ? []
      : [
          group(
            [
              strip,
              ...elements(view, look),
              ...(acts?.within === undefined ? order(view, look) : [group(acts.nodes, { x: LEFT, y: 5 })]),
              explainedBy('initiative', { x: LEFT, y: 0, w: WIDE, h: STRIP }),
            ],
            { y: BAR, tag: 'head' },
          ),
        ]),
  ];
}

/** That it is somebody's turn is seen in the order of play. */
const NO_NEWS: ReadonlySet<string> = new Set(['turn', 'turn-too', 'monster-turn', 'order', 'ability']);

/** The headline, and before it the card that was used for it; where acts are not told below, what else weighs most. */
function saidOf({ now }: Look, areTold: boolean): string[] {
  const { said = [], deeds = [] } = now ?? {};
  const all = said.map((words, n) => ({ words, deed: deeds[n] }));
  const headline = all.at(-1);
  if (!headline) return [];
  const rest = all.slice(0, -1);
  const isBefore = areTold
    ? ({ deed }: (typeof all)[number]) => deed?.type === 'uses' && facedBy(deed) === facedBy(headline.deed)
    : ({ deed }: (typeof all)[number]) => !deed || !NO_NEWS.has(deed.type);
  const before = rest.findLast(isBefore);
  return [...(before ? [before] : []), headline].map(({ words, deed }) =>
    deed?.type === 'uses' ? words : withoutAside(words),
  );
}

const facedBy = (deed: { shown: Readonly<Record<string, Json>> } | undefined): string | undefined =>
  deed && Faces.safeParse(deed.shown.faces).data?.doer.id;

/** What stands in brackets at the end of a deed, brackets within it among it: the board shows life, money and places anyhow. */
const ASIDE = /\s*[（(](?:[^（()）]|[（(][^（()）]*[）)])*[）)](?=[.。]$)/u;
const withoutAside = (words: string): string => words.replace(ASIDE, '');

const EACH = 64;
const TRAY = { x: 12, y: 9, w: 6 * EACH + 12, h: STRIP - 24 };
/** The six elements in a tray of their own. */
function elements(view: View, look: Look): Node[] {
  const changed = changedElements(look);
  return [
    rect(TRAY, { fill: '#0000004d', stroke: stroke('#7a5a34', 1.5), radius: R }),
    explainedBy('elements', TRAY),
    ...Object.entries(view.elements).map(([id, state], n) =>
      group(
        [
          ...elementState(id, state, 50),
          ...(askedElements(look).has(id) ? [offered(id)] : changed.has(id) ? [turned(id, changed.get(id)!)] : []),
        ],
        { x: 50 + n * EACH, y: STRIP / 2 - 3, tag: `element:${id}:${state}` },
      ),
    ),
  ];
}

/** Round an element that has just been infused, consumed, or grown strong, and whether that is more or less of it. */
const turned = (id: string, sign: '+' | '−'): Node =>
  group(
    [
      disc(0, 0, 33, { stroke: stroke(doneEdge, 7) }),
      disc(0, 0, 33, { stroke: stroke(done, 4) }),
      disc(21, 23, 14, { fill: doneEdge, stroke: stroke(done, 2.5) }),
      path(sign === '+' ? 'M14 23 H28 M21 16 V30' : 'M14 23 H28', { stroke: stroke(doneLight, 4.5) }),
    ],
    { tag: `turned:${id}` },
  );

/** Round one that may be chosen now, broken like the rings on the map. */
const offered = (id: string): Node =>
  group([disc(0, 0, 33, { stroke: stroke(nowEdge, 8) }), disc(0, 0, 33, { stroke: stroke(bright, 4.5, [13, 8]) })], {
    tag: `choose:${id}`,
  });

const LEFT = 12 + 6 * EACH + 26;
const WIDE = 1200 - LEFT - 10;
/** All corners of plates. */
const R = 10;

/** A plate for each who acts: a portrait over an initiative; who has acted has a tick. Who is asked has the colour of now. */
function order(view: View, look: Look): Node[] {
  const { locale, now } = look;
  const turns = turnsOf(view);
  if (turns.length === 0) {
    const tied = tiedSeats(look);
    if (tied.length > 0) return tied.flatMap((seat, n) => tiedPlate(view, seat, n));
    const text = say(view.phase === 'choose' ? 'board.choosing' : 'board.order', locale);
    return [words(text, LEFT + 12, STRIP / 2 - 3, { size: 32, face: 'display', colour: creamFaint, width: WIDE - 30 })];
  }
  const asked = new Set(now?.asked.map(({ seat }) => seat));
  const each = Math.min(112, WIDE / turns.length);
  return turns.map((turn, n) => {
    const isAsked = turn.seat !== undefined && asked.has(turn.seat);
    return group(place(view, { ...turn, isAsked }, each - 8), { x: LEFT + n * each, y: 7, tag: `turn:${turn.key}` });
  });
}

/** Of those who are tied each has a plate in the colour of now, with a sign of equality between them. */
function tiedPlate(view: View, seat: number, n: number): Node[] {
  const [w, h] = [104, STRIP - 20];
  const x = LEFT + n * (w + 44);
  const what = view.characters.find((one) => one.seat === seat)?.class ?? '';
  return [
    ...(n > 0 ? [words('=', x - 22, STRIP / 2 - 3, { size: 40, bold: true, colour: bright, align: 'centre' })] : []),
    group(
      [
        rect({ x: 0, y: 0, w, h }, { fill: nowEdge, stroke: stroke(bright, 4), radius: R }),
        group(heroCounter(seat, what, 46), { x: w / 2, y: h / 2 }),
      ],
      { x, y: 7, tag: `tied:${seat}` },
    ),
  ];
}

interface Placed extends Turn {
  isAsked: boolean;
}

function place(view: View, turn: Placed, w: number): Node[] {
  const { seat, type, isThing, initiative, hasActed, isNow, isAsked } = turn;
  const h = STRIP - 20;
  const low = 34;
  const s = 33;
  const counter =
    seat !== undefined
      ? heroCounter(seat, view.characters.find((one) => one.seat === seat)?.class ?? '', s)
      : isThing
        ? thingCounter(s)
        : monsterCounter(type ?? '', rankOf(view, type ?? ''), { s });
  const edge = isAsked ? bright : isNow ? done : hasActed ? '#5d4a32' : bronze;
  return [
    rect({ x: 0, y: 0, w, h }, { fill: isNow ? '#5a3a22' : hasActed ? '#1c0e0b' : '#3c2419', radius: R }),
    group(counter, { x: w / 2, y: 30, opacity: hasActed ? 0.5 : 1 }),
    rect({ x: 0, y: h - low, w, h: low }, { fill: isAsked ? nowEdge : hasActed ? '#150a08' : '#23120d', radius: R }),
    words(String(initiative), w / 2, h - low / 2, {
      size: 31,
      bold: true,
      colour: isAsked ? bright : isNow ? doneLight : hasActed ? '#b09a76' : cream,
      align: 'centre',
      width: w - 6,
    }),
    rect({ x: 0, y: 0, w, h }, { stroke: stroke(edge, isAsked || isNow ? 4 : 2), radius: R }),
    ...(hasActed ? [tick(w - 14, 14, 1.3)] : []),
    ...(isNow
      ? [
          polygon(
            [
              [w / 2 - 10, h + 1],
              [w / 2 + 10, h + 1],
              [w / 2, h + 11],
            ],
            { fill: edge, stroke: stroke(nowEdge, 1.5) },
          ),
        ]
      : []),
  ];
}

/** Of the order the type alone counts: bosses show themselves, all others stand for both ranks. */
const rankOf = (view: View, type: string): 'normal' | 'boss' =>
  view.figures.some((one) => one.kind === 'monster' && one.what === type && one.rank === 'boss') ? 'boss' : 'normal';
