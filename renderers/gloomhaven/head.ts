import { text as printed } from '#games/gloomhaven/printed/text';
import type { View } from '#games/gloomhaven/seen/view.types';
import { timber } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { namesPrinted } from '../printed-names.ts';
import { group, type Layer, type Node, polygon, rect, type Sprite, stroke, words } from '../scene.ts';
import { BAR, storyBar } from '../story-bar.ts';
import { now as bright, bronze, cream, creamFaint, nowEdge } from '../theme.ts';
import { tick } from '../tokens.ts';
import { armsOf } from './arms.ts';
import { heroCounter, monsterCounter, thingCounter } from './figures.ts';
import { type Turn, turnsOf } from './figures-of.ts';
import { scenarioName } from './names.ts';
import { elementState } from './signs.ts';
import { say } from './text.ts';

/** Over every board: the story bar, the six elements, and who acts when. */

const STRIP = 110;
export const HEAD = BAR + STRIP;

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

export function head(view: View, look: Look): Node[] {
  const { locale, now } = look;
  const arms = armsOf(view, look);
  const title = say('board.title', locale, { n: view.scenario, name: scenarioName(view, locale) });
  const enemies = view.figures.filter(({ kind, isAlly }) => kind === 'monster' && !isAlly).length;
  const goal = view.ends ? [say(`board.${view.ends}`, locale)] : [];
  return [
    ...storyBar({
      locale,
      names: namesPrinted(printed, locale),
      said: (now?.said ?? []).map(withoutAside),
      asked: (now?.asked ?? []).map(({ seat, words: text }) => {
        const one = view.characters.find((character) => character.seat === seat);
        return { words: text, ...(one && { arms: sprite(heroCounter(seat, one.class, 27), 44) }) };
      }),
      turn: view.round === 0 ? say('board.setup', locale) : say('board.round', locale, { n: view.round }),
      stands: [
        title,
        ...goal,
        say('board.monsters', locale, { n: enemies }),
        say('board.level', locale, { n: view.level }),
      ],
      ...(arms && { arms }),
    }),
    group([strip, ...elements(view), ...order(view, look)], { y: BAR, tag: 'head' }),
  ];
}

/** What stands in brackets at the end of a deed, brackets within it among it: the board shows life, money and places anyhow. */
const ASIDE = /\s*[（(](?:[^（()）]|[（(][^（()）]*[）)])*[）)](?=[.。]$)/u;
const withoutAside = (words: string): string => words.replace(ASIDE, '');

const EACH = 66;
const elements = (view: View): Node[] =>
  Object.entries(view.elements).map(([id, state], n) =>
    group(elementState(id, state, 50), { x: 46 + n * EACH, y: STRIP / 2 - 2, tag: `element:${id}:${state}` }),
  );

const LEFT = 46 + 6 * EACH - 10;
const WIDE = 1200 - LEFT - 16;

/** A plate for each who acts: its sign and its initiative; who has acted has a tick, who acts now the colour of now. */
function order(view: View, { locale }: Look): Node[] {
  const turns = turnsOf(view);
  if (turns.length === 0) {
    const text =
      view.phase === 'choose' || view.phase === 'reveal' ? say('board.choosing', locale) : say('board.order', locale);
    return [words(text, LEFT + 20, STRIP / 2, { size: 32, face: 'display', colour: creamFaint, width: WIDE - 30 })];
  }
  const each = Math.min(112, WIDE / turns.length);
  return turns.map((turn, n) =>
    group(place(view, turn, each - 8), { x: LEFT + n * each, y: 7, tag: `turn:${turn.key}` }),
  );
}

function place(view: View, { seat, type, isThing, initiative, hasActed, isNow }: Turn, w: number): Node[] {
  const h = STRIP - 18;
  const counter =
    seat !== undefined
      ? heroCounter(seat, view.characters.find((one) => one.seat === seat)?.class ?? '', 26)
      : isThing
        ? thingCounter(26)
        : monsterCounter(type ?? '', rankOf(view, type ?? ''), { s: 26 });
  return [
    rect(
      { x: 0, y: 0, w, h },
      {
        fill: isNow ? nowEdge : hasActed ? '#1c0e0b' : '#3c2419',
        stroke: stroke(isNow ? bright : hasActed ? '#6b563a' : bronze, isNow ? 4 : 2),
        radius: 8,
      },
    ),
    group(counter, { x: w / 2, y: 28, opacity: hasActed ? 0.5 : 1 }),
    words(String(initiative), w / 2, h - 19, {
      size: 32,
      bold: true,
      colour: isNow ? bright : hasActed ? '#b9a27c' : cream,
      align: 'centre',
      width: w - 6,
    }),
    ...(hasActed ? [tick(w - 14, 14, 1.3)] : []),
    ...(isNow
      ? [
          polygon(
            [
              [w / 2 - 9, h + 1],
              [w / 2 + 9, h + 1],
              [w / 2, h + 10],
            ],
            { fill: bright, stroke: stroke(nowEdge, 1.5) },
          ),
        ]
      : []),
  ];
}

/** Of the order the type alone counts: bosses show themselves, all others stand for both ranks. */
const rankOf = (view: View, type: string): 'normal' | 'boss' =>
  view.figures.some((one) => one.kind === 'monster' && one.what === type && one.rank === 'boss') ? 'boss' : 'normal';
