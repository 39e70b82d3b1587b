import { type Locale, locales } from '#core/text';
import type { SeatId } from '#core/types';
import { enemyOf } from '#games/tears-of-the-dragon/printed/enemy';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { group, line, type Node, put, rect, type Sprite, stroke } from '../scene.ts';
import { DONE } from '../ways.ts';
import { arms, beast } from './arms.ts';
import { casualtyParts } from './casualty-parts.ts';
import { bareDie, diePart, joined, PART, resultPart, saidPart, signPart, spellPart } from './deed-parts.ts';
import { effectParts } from './effect-parts.ts';
import { overParts } from './fight-end.ts';
import type { DragonTold, Fate, FightTold, SideTold, SpellTold } from './fight-told.ts';
import { facePart, fatedPart, fateWords, felled, isPerson, unitCounter } from './hurt-parts.ts';
import { placeName, spellName } from './names.ts';
import { doesPart } from './spell-told.ts';
import { say } from './text.ts';
import { isRecord } from './told.ts';

/** A whole battle on one card, the side that attacked first: who came with what became of each, hits, spells, and how it ended. */

const ARMS = 58;
/** Larger than on the map where it has room; in the end as small as can be read. */
const SCALES = [1.3, 1.24, 1.18, 1.1, 1, 0.93, 0.87];
/** Higher it is not, if that can be. */
const MOST_HIGH = 340;
/** Lower it has no head: the bar says how it ended. */
const LEAST_HIGH = 170;
/** Between one thing and the next. */
const GAP = 18;

/** Where a card has room, and in which language it is. */
interface Room {
  width: number;
  high: number;
  locale: Locale;
  view: View;
}

/** Which battle it was and how it ended, then a line of each side behind its shield. No wider than `width`, and if that can be no higher than `high`. */
export function fightCard(fight: FightTold, { width, high, locale, view }: Room): Sprite & { isCut: boolean } {
  const most = Math.min(MOST_HIGH, high);
  const setIn = (one: Locale, harmedOnly: boolean) =>
    setWithin(fight, { width, high: most, locale: one, view, harmedOnly });
  const all = setIn(locale, false);
  // In a great battle those whom nothing befell are left out: of every language, where one has no room for them.
  const isOver = all.h > most || locales.some((one) => one !== locale && setIn(one, false).h > most);
  const { k, h, rows } = isOver ? setIn(locale, true) : all;
  let y = 0;
  const nodes = rows.flatMap((row, n): Node[] => {
    const rule = [
      [0, y - RULE / 2],
      [width / k, y - RULE / 2],
    ] as const;
    const drawn = [...(n > 0 ? [line(rule, stroke(`${DONE.light}80`, 1.5))] : []), put(row, 0, y)];
    y += row.h + RULE;
    return drawn;
  });
  return { w: width, h, nodes: [group(nodes, { scale: k })], isCut: isOver || high < LEAST_HIGH };
}
/** From one row to the next, with the rule between them. */
const RULE = 10;

/** Both sides as large as `high` lets them be. */
function setWithin(fight: FightTold, { width, high, ...told }: Room & Told): { k: number; h: number; rows: Sprite[] } {
  const order: readonly SeatId[] = [fight.attacker, enemyOf(fight.attacker)];
  const { dragon } = fight;
  const lines = order.map((seat) => fight.sides[seat === 1 ? 1 : 0]);
  // Beside a dragon who rages a side may have nobody.
  const there = dragon
    ? lines.filter(({ came, dice, hits, people }) => came.length + dice + hits + people.length > 0)
    : lines;
  const parts = [
    ...(dragon ? [dragonParts(dragon, told.locale)] : []),
    ...there.map((one) => partsOf(one, fight, told)),
  ];
  const sized = (k: number) => {
    const head = high < LEAST_HIGH ? [] : [headRow(overParts(fight, told.view, told.locale), width / k)];
    const rows = [...head, ...parts.map((one) => sideRow(one, width / k))];
    return { k, rows, h: rows.reduce((sum, one) => sum + one.h + RULE, -RULE) * k };
  };
  let best = sized(SCALES[0]!);
  for (const k of SCALES.slice(1)) if (best.h > high) best = sized(k);
  return best;
}

/** Between what a side did and what befell it. */
const barrier = (): Sprite => ({
  w: 6,
  h: PART,
  nodes: [rect({ x: 1, y: 2, w: 3, h: PART - 4 }, { fill: DONE.light })],
});

interface SideParts {
  head: Sprite;
  items: readonly Sprite[];
}

interface Told {
  locale: Locale;
  /** Whom nothing befell is left out. */
  harmedOnly: boolean;
}

function partsOf(side: SideTold, fight: FightTold, { locale, harmedOnly }: Told): SideParts {
  const { seat, hits, dice, spells } = side;
  return {
    head: joined([
      arms(seat, ARMS),
      signPart(seat === fight.attacker && fight.course.kind !== 'rage' ? 'swords' : 'shield'),
    ]),
    items: [
      ...(dice > 0 || hits > 0
        ? [joined([bareDie(seat), saidPart(say('band.hits', locale, { n: hits })), barrier()], 10)]
        : []),
      ...spells.map((one) => spellItem(one, seat, locale)),
      ...behindWord(side, lineUp(side, { locale, harmedOnly }), { locale, harmedOnly }),
      ...boxedItem(side, locale),
      ...endOf(side, locale),
    ],
  };
}

/** The dragon who raged: how often he hit and was hit, and what became of him. */
function dragonParts({ hits, wounds, end }: DragonTold, locale: Locale): SideParts {
  const said = (n: number) => saidPart(say('band.hits', locale, { n }));
  return {
    head: joined([beast(ARMS), signPart('swords')]),
    items: [
      joined([said(hits), barrier()], 10),
      ...(wounds > 0 ? [cell([signPart('wound'), said(wounds)])] : []),
      ...(end === undefined ? [] : [saidPart(say(`over.dragon-${end}`, locale))]),
    ],
  };
}

/** What it was at the left, how it ended at the right; below one another where they have no room. */
function headRow([title, outcome]: readonly [Sprite, ...Sprite[]], width: number): Sprite {
  if (!outcome) return { ...title, w: width };
  const isWide = title.w + GAP + outcome.w > width;
  const y = isWide ? PART + 6 : 0;
  return { w: width, h: PART + y, nodes: [put(title, 0, 0), put(outcome, isWide ? 0 : width - outcome.w, y)] };
}

function sideRow({ head, items }: SideParts, width: number): Sprite {
  const body = wrapped(items, width - head.w - GAP);
  const h = Math.max(head.h, body.h);
  return { w: width, h, nodes: [put(head, 0, 0), put(body, head.w + GAP, (h - body.h) / 2)] };
}

/** A word before who took part, for they came nowhere by it. It never ends a line. */
function behindWord({ came }: SideTold, items: readonly Sprite[], { locale, harmedOnly }: Told): readonly Sprite[] {
  const [first, ...rest] = items;
  return harmedOnly || came.length === 0 || !first
    ? items
    : [joined([saidPart(say('band.fought', locale)), first], GAP), ...rest];
}

/** Everybody who came, each with what became of him: units by kind, people by name where something befell them. */
function lineUp(side: SideTold, { locale, harmedOnly }: Told): Sprite[] {
  const { fell, reduced, people, driven, drivenTo, seat } = side;
  const came = harmedOnly ? [] : side.came;
  const fated = new Map(people.map((one) => [one.face, one]));
  const persons = [...new Set([...came.filter(isPerson), ...fated.keys()])];
  const counts = new Map<string, number>();
  for (const face of came) if (!isPerson(face)) counts.set(face, (counts.get(face) ?? 0) + 1);
  const kinds = [...new Set([...counts.keys(), ...reduced.keys(), ...fell.keys()])];
  return [
    ...persons.map((face) => personItem(face, fated.get(face), locale)),
    ...kinds.map((face) => {
      const tally = { n: counts.get(face) ?? 0, fell: fell.get(face) ?? 0, reduced: reduced.get(face) ?? 0, seat };
      return unitItem(face, tally, locale);
    }),
    ...(driven > 0
      ? [
          joined([
            spellPart('terror'),
            signPart('away'),
            saidPart(say('band.driven', locale, { n: driven, to: drivenTo ? placeName(drivenTo, locale) : null })),
          ]),
        ]
      : []),
  ];
}

/** What came of a spell besides whom it felled or drove off. */
const LASTING: ReadonlySet<string> = new Set(['came.fog-spread', 'came.aid-came', 'came.tragic-failure']);

/** Who cast which spell, the die as it fell, and on whom. */
function spellItem(told: SpellTold, seat: SeatId, locale: Locale): Sprite {
  const { id, wizard, works, die, target, on, came } = told;
  const rolled = die === undefined ? resultPart(works, 'plate') : diePart(seat, die, works, target);
  const struck = [...new Set(on)].filter((face) => face !== wizard).map((face) => facePart(face, locale));
  return cell([
    ...(wizard === undefined ? [] : [facePart(wizard, locale)]),
    spellPart(id),
    saidPart(spellName(id, locale)),
    ...(struck.length > 0 ? [saidPart('→'), ...struck] : []),
    rolled,
    ...(works ? doesPart({ spell: id, came: [...came] }, locale) : []),
    // Who fell or fled is told of each of them.
    ...effectParts(
      came.filter((one) => isRecord(one) && LASTING.has(String(one.key))),
      locale,
      enemyOf(seat),
    ),
  ]);
}

/** Parts that belong together, on a ground of their own: nobody reads them with what stands beside them. */
function cell(parts: readonly Sprite[]): Sprite {
  const { w, h, nodes } = joined(parts);
  const ground = rect({ x: 0, y: -2, w: w + 12, h: h + 4 }, { fill: '#5a3620', radius: 9 });
  return { w: w + 12, h, nodes: [ground, group([...nodes], { x: 6 })] };
}

function personItem(face: string, fate: Fate | undefined, locale: Locale): Sprite {
  const part = fatedPart(face, fate?.end, locale);
  if (!fate) return part;
  const rolled = fate.roll ? casualtyParts(fate.roll) : [];
  return cell([part, ...rolled, saidPart(fateWords(fate, locale))]);
}

interface Tally {
  n: number;
  fell: number;
  reduced: number;
  seat: SeatId;
}

function unitItem(face: string, { n, fell, reduced, seat }: Tally, locale: Locale): Sprite {
  const counter = unitCounter(face, seat);
  const times = n > 1 ? [saidPart(`×${n}`)] : [];
  const weaker = reduced > 0 ? [signPart('down'), saidPart(say('band.reduced', locale, { n: reduced }))] : [];
  if (fell > 0 && n <= fell) return felled(counter, fell);
  const all = [counter, ...times, ...weaker, ...(fell > 0 ? [felled(counter, fell)] : [])];
  return all.length > 1 ? cell(all) : counter;
}

/** How many of them the map does not show any more. */
const boxedItem = ({ boxed }: SideTold, locale: Locale): Sprite[] =>
  boxed === 0 ? [] : [saidPart(say('band.boxed', locale, { n: boxed }))];

/** Where a side went in the end; the head of the card says what it took. */
function endOf({ leaves }: SideTold, locale: Locale): Sprite[] {
  if (!leaves) return [];
  const where =
    leaves.to === undefined ? undefined : saidPart(say('band.back', locale, { to: placeName(leaves.to, locale) }));
  return [joined([signPart(leaves.how === 'withdrew-inside' ? 'gate' : 'away'), ...(where ? [where] : [])])];
}

/** Items in as many rows as they need. */
function wrapped(items: readonly Sprite[], width: number): Sprite {
  const rows: Sprite[][] = [[]];
  let used = 0;
  for (const one of items) {
    if (used > 0 && used + one.w > width) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(one);
    used += one.w + GAP;
  }
  const nodes = rows.flatMap((row, n) => {
    let x = 0;
    return row.map((one) => {
      const drawn = put(one, x, n * (PART + 8));
      x += one.w + GAP;
      return drawn;
    });
  });
  return { w: width, h: rows.length * (PART + 8) - 8, nodes };
}
