import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { text as printed } from '#games/gloomhaven/printed/text';
import { Faces } from '#games/gloomhaven/printed/words/faces';
import type { View } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { namesPrinted } from '../printed-names.ts';
import { sentence } from '../prose.ts';
import { explainedBy, group, type Layer, type Node, polygon, put, rect, type Sprite, stroke, words } from '../scene.ts';
import { barOf, storyBar } from '../story-bar.ts';
import { now as bright, bronze, cream, creamFaint, done, doneLight, nowEdge } from '../theme.ts';
import { tick } from '../tokens.ts';
import type { ActStrip } from './act-strip.ts';
import { armsOf } from './arms.ts';
import { askedKinds, kindsOf } from './asked-kinds.ts';
import { tiedSeats } from './asked-marks.ts';
import { trayOf } from './element-tray.ts';
import { bandOf, endsBand } from './ends-band.ts';
import { heroCounter, monsterCounter, thingCounter } from './figures.ts';
import { type Turn, turnsOf } from './figures-of.ts';
import { goalBand, goalBandOf } from './goal-band.ts';
import { goalWords, lastRound } from './goal-words.ts';
import { isInTown } from './lie.ts';
import { scenarioName, seatName } from './names.ts';
import { isOfMany, onslaughtOf, onslaughtWords } from './onslaught.ts';
import { say } from './text.ts';
import { tiredSeat } from './tired.ts';
import { tombstone } from './tombstone.ts';
import { usedWords } from './used-words.ts';
import { volleyOf, volleyWords } from './volley.ts';

/** Over every board: the story bar, the six elements, and who acts when. */

const STRIP = 110;
/** How high the head is: the row is there only while somebody acts or an element is strong enough to be used. */
export const headOf = (view: View, look: Look, acts?: ActStrip): number =>
  underStory(view, look) + (hasRow(view, look, acts) ? STRIP : 0);
/** Below the story stands the goal, or that it is decided. */
const underStory = (view: View, look: Look): number => storyHeight(view, look) + bandOf(view) + goalBandOf(view, look);
/** Each kind of question has a row in the story bar. */
const storyHeight = (view: View, { now }: Look): number => barOf(kindsOf(view, now?.asked ?? []));

const hasRow = (view: View, look: Look, acts?: ActStrip): boolean =>
  !acts?.holdsTray &&
  view.round > 0 &&
  (turnsOf(view).length > 0 || tiedSeats(look).length > 0 || trayOf(view, look).w > 0);

/** The elements, where nothing else stands in that row. */
export function trayAlone(view: View, look: Look): Sprite | undefined {
  const isAlone = hasRow(view, look) && turnsOf(view).length === 0 && tiedSeats(look).length === 0;
  return isAlone ? trayOf(view, look) : undefined;
}

const strip: Layer = {
  kind: 'layer',
  key: 'gloomhaven.strip',
  width: 1200,
  height: STRIP,
  nodes: [...timber({ x: 0, y: 0, w: 1200, h: STRIP }), rect({ x: 0, y: STRIP - 4, w: 1200, h: 4 }, { fill: bronze })],
};

/** Where the order begins: behind the tray of elements. */
const leftOf = (view: View, look: Look): number => {
  const { w } = trayOf(view, look);
  return w > 0 ? w + 34 : 14;
};
/** How wide the place of the order is while nobody acts, and what the order leaves free else. */
export function openRoom(view: View, look: Look): number {
  if (!hasRow(view, look) || tiedSeats(look).length > 0) return 0;
  const n = turnsOf(view).length;
  return 1200 - leftOf(view, look) - 22 - (n > 0 ? n * PLATE + 16 : 0);
}
/** From one in the order to the next. */
const PLATE = 112;

/** With all that was done (`acts`) in a strip below it, or in the place of the order: then the bar says the headline alone. */
export function head(view: View, look: Look, acts?: ActStrip): Node[] {
  const { locale, now } = look;
  const arms = armsOf(view, look, volleyOf(look) !== undefined || isOfMany(onslaughtOf(look)));
  const enemies = view.figures.filter(({ kind, isAlly }) => kind === 'monster' && !isAlly).length;
  const turn = view.round === 0 ? say('board.setup', locale) : roundWords(view, locale);
  // A title too long for its line leaves its number to the next one; a longer one takes both, and what is second stands beside the round.
  const more = isInTown(view)
    ? say('board.level', locale, { n: view.level })
    : say(enemies > 0 ? 'board.foes' : 'board.no-foes', locale, { n: enemies });
  const { title, number, isLong } = titleOf(view, locale);
  // A goal of two lines leaves no other place for the level with which the scenario began.
  const begins = !isInTown(view) && (now?.events ?? []).some(({ type }) => type === 'scenario-begins');
  const beside = isLong ? more : begins ? say('board.level', locale, { n: view.level }) : undefined;
  const goal = view.ends && bandOf(view) === 0 ? [say(`board.${view.ends}`, locale)] : [];
  return [
    ...storyBar({
      locale,
      names: namesPrinted(printed, locale),
      said: saidOf(view, look, acts !== undefined),
      asked: askedKinds(view, now?.asked ?? [], locale),
      isStacked: true,
      turn: beside === undefined ? turn : say('board.with', locale, { turn, more: beside }),
      stands: [
        title,
        ...(number === undefined ? [] : [say('board.with', locale, { turn: number, more })]),
        ...goal,
        ...(isInTown(view) || isLong
          ? []
          : [say(enemies > 0 ? 'board.monsters' : 'board.no-monsters', locale, { n: enemies })]),
        ...((isInTown(view) && isLong) || (begins && !isLong) ? [] : [say('board.level', locale, { n: view.level })]),
      ],
      ...(arms && { arms }),
    }),
    ...endsBand(view, locale, storyHeight(view, look)),
    ...goalBand(view, look, storyHeight(view, look)),
    ...(hasRow(view, look, acts) ? [group(row(view, look, acts), { y: underStory(view, look), tag: 'head' })] : []),
  ];
}

/** With the last one, where the scenario has one. */
function roundWords(view: View, locale: Locale): string {
  const last = lastRound(view);
  return last
    ? say('board.round-of', locale, { n: view.round, of: last.n })
    : say('board.round', locale, { n: view.round });
}

/** The elements, and who acts when, or in its place what was done. */
function row(view: View, look: Look, acts: ActStrip | undefined): Node[] {
  const tray = trayOf(view, look);
  const hasTurns = turnsOf(view).length > 0;
  const place = { x: leftOf(view, look), w: 1200 - leftOf(view, look) - 10 };
  return [
    strip,
    ...(tray.w > 0 ? [put(tray, 12, (STRIP - 4 - tray.h) / 2)] : []),
    ...(acts?.within === undefined || hasTurns ? order(view, look, place) : []),
    ...(acts?.within === undefined
      ? []
      : [group(acts.nodes, { x: 1200 - 12 - openRoom(view, look), y: 5, tag: 'acts' })]),
    explainedBy('initiative', { ...place, y: 0, h: STRIP }),
  ];
}

/** With its number, or that by itself where both have no room on one line; and whether even the name needs two lines beside the headline. */
function titleOf(view: View, locale: Locale): { title: string; number?: string; isLong: boolean } {
  const name = scenarioName(view, locale);
  const title = say('board.title', locale, { n: view.scenario, name });
  const isIn = (text: string) => textWidth(text, 28, true) <= BESIDE_SAID;
  if (isIn(title)) return { title, isLong: false };
  if (!isIn(name)) return { title, isLong: true };
  return { title: name, number: say('board.number', locale, { n: view.scenario }), isLong: false };
}
const BESIDE_SAID = 322;

/** That it is somebody's turn is seen in the order of play. */
const NO_NEWS: ReadonlySet<string> = new Set(['turn', 'turn-too', 'monster-turn', 'order', 'ability']);

/** The headline, and before it the card that was used for it; where acts are not told below, what else weighs most. */
function saidOf(view: View, look: Look, areTold: boolean): string[] {
  const { locale, now } = look;
  const { said = [], deeds = [] } = now ?? {};
  const all = said.map((words, n) => ({ words, deed: deeds[n] }));
  const headline = all.at(-1);
  if (!headline) return [];
  const many = volleyWords(view, look) ?? onslaughtWords(view, look);
  if (many !== undefined) return [many];
  // What is to be done matters more than that it began.
  if (headline.deed?.type === 'scenario-begins') {
    const hasGoal = all.some(({ deed }) => deed?.type === 'scenario-says');
    return [
      headline.words,
      ...(hasGoal ? [sentence(say('board.goal', locale, { goal: goalWords(view, locale) }), locale)] : []),
    ];
  }
  const rest = all.slice(0, -1);
  // Who is healed by a thing of their own is told with that.
  const whose = headline.deed?.type === 'healed' ? ['uses', 'uses-item'] : ['uses'];
  const isBefore = areTold
    ? ({ deed }: (typeof all)[number]) =>
        deed !== undefined && whose.includes(deed.type) && facedBy(deed) === facedBy(headline.deed)
    : ({ deed }: (typeof all)[number]) => !deed || !NO_NEWS.has(deed.type);
  const before = rest.findLast(isBefore);
  const used = headline.deed && usedWords(view, headline.deed, look);
  if (used !== undefined) return [used];
  const tired = headline.deed && tiredSeat(headline.deed, now?.events ?? []);
  if (tired !== undefined) return [say('board.tired', locale, { who: seatName(view, tired, locale) })];
  return [...(before ? [before] : []), headline].map(({ words, deed }) =>
    (deed && WHOLE.has(deed.type)) || (deed?.shown.cured ?? null) !== null ? words : withoutAside(words),
  );
}

/** In brackets these tell what was used, or what the damage came of. */
const WHOLE: ReadonlySet<string> = new Set(['uses', 'suffers', 'dies-of', 'falls-by']);

const facedBy = (deed: { shown: Readonly<Record<string, Json>> } | undefined): string | undefined =>
  deed && Faces.safeParse(deed.shown.faces).data?.doer.id;

/** What stands in brackets at the end of a deed, brackets within it among it: the board shows life, money and places anyhow. */
const ASIDE = /\s*[（(](?:[^（()）]|[（(][^（()）]*[）)])*[）)](?=[.。]$)/u;
const withoutAside = (words: string): string => words.replace(ASIDE, '');

/** All corners of plates. */
const R = 10;

/** A plate for each who acts: a portrait over an initiative; who has acted has a tick. Who is asked has the colour of now. */
function order(view: View, look: Look, { x, w }: { x: number; w: number }): Node[] {
  const { locale, now } = look;
  const turns = turnsOf(view);
  if (turns.length === 0) {
    const tied = tiedSeats(look);
    if (tied.length > 0) return tied.flatMap((seat, n) => tiedPlate(view, seat, { x: x + n * TIED, isFirst: n === 0 }));
    const text = say(view.phase === 'choose' ? 'board.choosing' : 'board.order', locale);
    return [words(text, x + 12, STRIP / 2 - 3, { size: 32, face: 'display', colour: creamFaint, width: w - 30 })];
  }
  const asked = new Set(now?.asked.map(({ seat }) => seat));
  const each = Math.min(PLATE, w / turns.length);
  return turns.map((turn, n) => {
    const isAsked = turn.seat !== undefined && asked.has(turn.seat);
    return group(place(view, { ...turn, isAsked }, each - 8), { x: x + n * each, y: 7, tag: `turn:${turn.key}` });
  });
}

/** From one who is tied to the next. */
const TIED = 148;
/** Of those who are tied each has a plate in the colour of now, with a sign of equality before all but the `first`. */
function tiedPlate(view: View, seat: number, { x, isFirst }: { x: number; isFirst: boolean }): Node[] {
  const [w, h] = [104, STRIP - 20];
  const what = view.characters.find((one) => one.seat === seat)?.class ?? '';
  return [
    ...(!isFirst ? [words('=', x - 22, STRIP / 2 - 3, { size: 40, bold: true, colour: bright, align: 'centre' })] : []),
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
        ? thingCounter(type ?? '', s)
        : monsterCounter(type ?? '', rankOf(view, type ?? ''), { s });
  // Who is exhausted has not acted: they never will.
  const isGone = seat !== undefined && view.characters.some((one) => one.seat === seat && one.exhausted);
  const edge = isAsked ? bright : isNow ? done : hasActed ? '#5d4a32' : bronze;
  return [
    rect({ x: 0, y: 0, w, h }, { fill: isNow ? '#5a3a22' : hasActed ? '#1c0e0b' : '#3c2419', radius: R }),
    group(counter, { x: w / 2, y: 30, opacity: hasActed ? 0.68 : 1 }),
    rect({ x: 0, y: h - low, w, h: low }, { fill: isAsked ? nowEdge : hasActed ? '#150a08' : '#23120d', radius: R }),
    words(String(initiative), w / 2, h - low / 2, {
      size: 31,
      bold: true,
      colour: isAsked ? bright : isNow ? doneLight : hasActed ? '#d2bd95' : cream,
      align: 'centre',
      width: w - 6,
    }),
    rect({ x: 0, y: 0, w, h }, { stroke: stroke(edge, isAsked || isNow ? 4 : 2), radius: R }),
    ...(isGone
      ? [group(tombstone(), { x: w - 17, y: 18, scale: 0.62, tag: 'tombstone' })]
      : hasActed
        ? [tick(w - 14, 14, 1.3)]
        : []),
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
