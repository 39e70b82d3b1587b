import type { Locale } from '#core/text';
import { isInMatch, leaders, sides, strengthsOf, units } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { chit, medallion, seal } from '../counters.ts';
import { tenSided } from '../dice.ts';
import { setText } from '../measure.ts';
import { heading } from '../panels.ts';
import type { Page } from '../pictures.ts';
import { cut, list, sentences } from '../prose.ts';
import { disc, group, type Node, polygon, put, type Sprite, stroke, words } from '../scene.ts';
import { alarm, ink, now, nowEdge, paper, paperLight, seatLook } from '../theme.ts';
import { starPoints } from '../tokens.ts';
import { DONE, ghostAt } from '../ways.ts';
import { arms, beast } from './arms.ts';
import { collared } from './collars.ts';
import { harmPart, signPart } from './deed-parts.ts';
import { goalAt } from './goals.ts';
import { hostBanner } from './host.ts';
import { ambassadorPart, cagedPart, facePart, felled, unseenCounter } from './hurt-parts.ts';
import { company, token, withPeople } from './pieces.ts';
import { siegeAt } from './places.ts';
import { numberAt } from './plate-frame.ts';
import { rankSign } from './rank-signs.ts';
import { offerPart } from './row-marks.ts';
import { boat } from './ships.ts';
import { chieftainSign, footprint, sail, unitSign, wall } from './signs.ts';
import { say } from './text.ts';

/** How pieces are read, on request: every kind of counter of this match, and every sign on them. */

/** What the pieces of a match depend on. */
export type Kinds = Pick<View, 'scenario' | 'penguins' | 'evened'>;

const ROW = 74;
const COLUMN = 580;

interface Entry {
  name: string;
  drawn: Sprite[];
}

/** Kinds that both sides have under one name stand once, in both colours. */
function kindsOf(locale: Locale, kinds: Kinds): Entry[] {
  const found = new Map<string, Entry>();
  const add = (name: string, sprite: Sprite) => {
    const known = found.get(name);
    if (known) known.drawn.push(sprite);
    else found.set(name, { name, drawn: [sprite] });
  };
  for (const unit of units.values())
    if (isInMatch(unit, kinds))
      add(
        unit.name[locale],
        chit(seatLook(sides.indexOf(unit.side as (typeof sides)[number])), {
          sign: unitSign(unit.id),
          figure: String(strengthsOf(unit, kinds).full),
        }),
      );
  const chieftain = [...leaders.values()].find(({ only }) => only === 'penguins');
  if (kinds.penguins && chieftain) add(say('chieftain', locale), seal(seatLook(0), 52, chieftainSign));
  return [...found.values()];
}

/** Every sign on pieces with what it says; keys are those of the catalogue. */
function signsOf(locale: Locale, { scenario }: Kinds): Entry[] {
  const [a, b] = [seatLook(0), seatLook(1)];
  const bare = (size: number, nodes: Node[]): Sprite => ({ w: size, h: size, nodes });
  const drawn: Record<string, Sprite> = {
    leader: seal(a, 52, rankSign(1)!),
    wizard: medallion(b, 52, say('legend.initial', locale)),
    count: chit(a, { sign: unitSign('wargroup'), figure: '4', count: 3 }),
    host: hostBanner(a, 8),
    company: company(Array.from({ length: 5 }, () => ({ seat: 0, spent: false }))),
    more: withPeople(seal(a, 52, rankSign(1)!), 0),
    reduced: chit(b, { sign: unitSign('cavalry'), figure: '3', reduced: true }),
    spent: token({ face: 'cavalry', kind: 'unit', seat: 1, reduced: false, spent: true, count: 1, strength: 5 }, 'en'),
    garrison: chit(a, { sign: wall, figure: '4' }),
    hit: tenSided(b, { roll: 3, hit: true }),
    taken: bare(44, [
      group([polygon(starPoints(7, 18, 8), { fill: '#ffd35c', stroke: stroke(alarm, 3) })], { x: 22, y: 22 }),
    ]),
    may: collared(chit(a, { sign: unitSign('wargroup'), figure: '4' }), 'chit', 'asked'),
    did: collared(seal(b, 52, rankSign(3)!), 'person', 'done'),
    caged: cagedPart('hastur', locale),
    fell: felled(facePart('wargroup', locale), 1),
    ...(scenario === 'war-of-the-dragon'
      ? {}
      : {
          ship: boat(chit(b, { sign: sail, figure: '6' })),
        }),
  };
  return Object.entries(drawn).map(([key, sprite]) => ({ name: say(`legend.${key}`, locale), drawn: [sprite] }));
}

/** Marks on the map, signs of what may be done, and of what came of a deed. */
function marksOf(locale: Locale, { scenario, penguins }: Kinds): Entry[] {
  const a = seatLook(0);
  const bare = (size: number, nodes: Node[]): Sprite => ({ w: size, h: size, nodes });
  const goalOf = (isMet: boolean): Sprite => ({ w: 44, h: 44, nodes: [goalAt({ id: 'legend', isMet }, [22, 22])] });
  const drawn: Record<string, Sprite> = {
    way: bare(
      100,
      [0, 1].map((seat) => numberAt(seat + 1, [26 + 48 * seat, 50], { isNew: seat === 1, seat })),
    ),
    ring: bare(44, [
      disc(22, 22, 19, { stroke: stroke(DONE.edge, 8) }),
      disc(22, 22, 19, { stroke: stroke(DONE.light, 4.5) }),
    ]),
    asks: bare(44, [disc(22, 22, 19, { stroke: stroke(nowEdge, 8) }), disc(22, 22, 19, { stroke: stroke(now, 4.5) })]),
    ghost: bare(52, [ghostAt(seal(a, 52, rankSign(2)!), [26, 26])]),
    siege: bare(48, [siegeAt([24, 24])]),
    goal: goalOf(false),
    met: goalOf(true),
    share: offerPart('+?'),
    plus: signPart('plus'),
    down: signPart('down'),
    away: signPart('away'),
    wound: signPart('wound'),
    go: signPart('go'),
    gate: signPart('gate'),
    free: signPart('free'),
    banner: signPart('banner'),
    ambassador: ambassadorPart('niekimo', locale),
    speech: signPart('speech'),
    crack: signPart('crack'),
    ...(scenario === 'war-of-the-dragon'
      ? {}
      : {
          ruin: bare(44, [
            disc(22, 22, 18, { fill: paperLight, stroke: stroke(ink, 2.5) }),
            words('?', 22, 22, { size: 29, face: 'display', colour: ink, align: 'centre' }),
          ]),
          known: bare(44, [put(arms(1, 40), 2, 2)]),
          beast: bare(44, [put(beast(42), 1, 1)]),
          lens: signPart('lens'),
          book: signPart('book'),
          danger: harmPart('skull'),
          unseen: unseenCounter(1),
        }),
    ...(penguins ? { coast: bare(44, [group([coastMark(0, 0)], { x: 22, y: 22, scale: 1.4 })]) } : {}),
  };
  return Object.entries(drawn).map(([key, sprite]) => ({ name: say(`legend.${key}`, locale), drawn: [sprite] }));
}

/** The pages that explain the pieces and the signs. */
export const legendPages = (kinds: Kinds, locale: Locale): Page[] => [
  pageOf(say('legend.title', locale), [...kindsOf(locale, kinds), ...signsOf(locale, kinds)], locale),
  pageOf(say('legend.marks', locale), marksOf(locale, kinds), locale),
];

function pageOf(title: string, all: readonly Entry[], locale: Locale): Page {
  const half = Math.ceil(all.length / 2);
  const left = column(all.slice(0, half), { x: 24, y: 96 });
  const right = column(all.slice(half), { x: 24 + COLUMN, y: 96 });
  return {
    name: title,
    scene: {
      width: 1200,
      height: Math.ceil(Math.max(left.bottom, right.bottom) + 16),
      ground: paper,
      lang: locale,
      nodes: [...heading(title, { x: 24, y: 16, w: 1152, size: 40 }), ...left.nodes, ...right.nodes],
    },
    alt: cut(
      sentences(
        [
          `${title}:`,
          list(
            all.map(({ name }) => name),
            locale,
          ),
        ],
        locale,
      ),
      1000,
    ),
  };
}

function column(entries: readonly Entry[], { x, y }: { x: number; y: number }): { nodes: Node[]; bottom: number } {
  let top = y;
  const nodes = entries.flatMap(({ name, drawn }) => {
    const text = words(name, x + 118, top + ROW / 2, { size: 28, colour: ink, width: COLUMN - 142, lines: 2 });
    const h = Math.max(ROW, setText(text).box.h + 12);
    const middle = top + h / 2;
    top += h;
    const step = drawn.length > 1 ? 50 : 0;
    return [
      ...drawn.map((sprite, n) =>
        put(sprite, x + n * step + (drawn.length > 1 ? 0 : Math.max(0, (96 - sprite.w) / 2)), middle - sprite.h / 2),
      ),
      { ...text, y: middle },
    ];
  });
  return { nodes, bottom: top };
}

/** The sign of a coast where penguins live, in the lower left of its place: a track in the snow. */
export const coastMark = (x: number, y: number): Node =>
  group(
    [disc(0, 0, 13, { fill: '#eaf4fb', stroke: stroke('#2b3a4a', 2) }), group(footprint('#2b3a4a'), { scale: 0.85 })],
    {
      x,
      y,
    },
  );
