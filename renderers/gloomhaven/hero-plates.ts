import type { Locale } from '#core/text';
import { items } from '#games/gloomhaven/printed/content/content';
import type { SeenCharacter, SeenFigure, View } from '#games/gloomhaven/seen/view.types';
import { textWidth } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { list } from '../prose.ts';
import { group, type Node, path, put, rect, type Sprite, shaded, stroke, words } from '../scene.ts';
import { bronze, cream, done, ink, now, nowEdge, wood } from '../theme.ts';
import { tick } from '../tokens.ts';
import { carriedSprite } from './carried.ts';
import { lookOf } from './emblems.ts';
import { heroCounter } from './figures.ts';
import { heroOf, initiativeOf } from './figures-of.ts';
import { isInTown } from './lie.ts';
import { cardName, className } from './names.ts';
import { outfit, purse } from './outfit.ts';
import { valuesRow } from './plate-values.ts';
import { PLATES, plainPlate } from './plates.ts';
import { changeOf } from './seat-changes.ts';
import { shadeOf } from './shade.ts';
import { conditionBadge, opSign } from './signs.ts';
import { slotSign } from './slot-signs.ts';
import { say } from './text.ts';
import { tombstone } from './tombstone.ts';

/** Below the map a plate for each character: how it fares, and what has become other since the board before. */

const { edge: EDGE, gap: GAP, radius: R } = PLATES;

/** How each character fares, beside one another. */
export function heroPlates(view: View, locale: Locale, look?: Look): Sprite {
  const many = Math.max(1, view.characters.length);
  const w = (1200 - 2 * EDGE - (many - 1) * GAP) / many;
  // A long name takes the whole band, over the portraits: all of a row are alike.
  const isLong = view.characters.some(
    (one) => textWidth(className(one.class, locale), LEAST_NAME, 'display') > w - BESIDE - 14,
  );
  const plates = view.characters.map((one) => heroPlate(view, one, { w, locale, isLong, look }));
  const h = Math.max(0, ...plates.map((one) => one.h));
  const nodes = plates.map((one, n) =>
    group([...plainPlate(w, h, wood), ...one.nodes, ...askedEdge(view.characters[n]!, { w, h, look })], {
      x: EDGE + n * (w + GAP),
      tag: `hero:${view.characters[n]!.seat}`,
    }),
  );
  return { w: 1200, h: h + GAP, nodes };
}

/** Round the plate of who is asked, in the colour of now. */
function askedEdge({ seat }: SeenCharacter, { w, h, look }: { w: number; h: number; look: Look | undefined }): Node[] {
  if (!look?.now?.asked.some((one) => one.seat === seat)) return [];
  const frame = { x: 1, y: 1, w: w - 2, h: h - 2 };
  return [
    rect(frame, { stroke: stroke(nowEdge, 9), radius: R }),
    { ...rect(frame, { stroke: stroke(now, 5), radius: R }), tag: `asked-plate:${seat}` },
  ];
}

interface PlateRoom {
  w: number;
  locale: Locale;
  isLong: boolean;
  look: Look | undefined;
}
/** The coloured band with the name, and how large that is. */
const [BAND, NAME] = [46, 31];
/** So wide that life stands in the row of what the character does. */
const ROOMY_PLATE = 500;

/** A band in the colour of the seat with the name, the portrait over it, life as a bar, and what else counts in one row. */
function heroPlate(view: View, one: SeenCharacter, { w, locale, isLong, look }: PlateRoom): Sprite {
  const figure = heroOf(view, one.seat);
  const name = className(one.class, locale);
  const change = changeOf(view, one.seat, look);
  const x = BESIDE;
  const { dark } = lookOf(one.seat);
  const isWide = w >= ROOMY_PLATE;
  const life = figure ? lifeBar(figure, isWide ? 236 : w - x - 14, change.hp) : undefined;
  // Its items stand behind the name, or behind what it does, where there is room for all of them.
  const hasItems = view.round > 0 && !one.exhausted;
  const badges = isWide ? (figure?.conditions.length ?? 0) * 33 : 0;
  const bandEnd = w - 12 - (badges && badges + 10);
  const nameAt = isLong ? 14 : x;
  const inBand = hasItems ? carriedSprite(one.items, cream) : undefined;
  const isInBand = inBand !== undefined && nameAt + textWidth(name, NAME, 'display') + 12 + inBand.w <= bandEnd;
  // On a wide plate life stands in the row of what it does.
  const row = doingRow(view, one, {
    x: isWide && life ? x + life.w + 20 : x,
    w,
    locale,
    ...(hasItems && !isInBand && { carried: carriedSprite(one.items, '#5a4326') }),
  });
  const top = isWide ? BAND + 5 : row.y + 21;
  const beside = isWide ? x : 16;
  const isHome = isInTown(view);
  const values = isHome
    ? outfit(view, one, { w: w - 32, locale, look })
    : view.round === 0
      ? setOutRow(view, one)
      : valuesRow(one, w - beside - 16, change.counters);
  const under = isHome ? BAND + 54 : top + (isWide ? 37 : 38);
  return {
    w,
    h: Math.ceil(under + values.h + 10),
    nodes: [
      path(`M0 ${BAND} L0 ${R} Q0 0 ${R} 0 L${w - R} 0 Q${w} 0 ${w} ${R} L${w} ${BAND} Z`, {
        fill: shaded([0, 0], [0, BAND], shadeOf(dark, 1.55), dark),
      }),
      rect({ x: 0, y: BAND, w, h: 2 }, { fill: bronze }),
      group(heroCounter(one.seat, one.class, isLong ? 41 : 43), {
        x: 50,
        y: isLong ? 86 : 54,
        ...(one.exhausted && { opacity: 0.4 }),
      }),
      ...(isInBand ? [put(inBand, bandEnd - inBand.w, (BAND - inBand.h) / 2)] : []),
      words(name, nameAt, BAND / 2 + 1, {
        size: NAME,
        face: 'display',
        colour: cream,
        width: w - (isLong ? 28 : x + 12),
      }),
      ...(isHome ? purse(view, one, { x, y: BAND + 26, w, look }) : row.nodes),
      ...(life
        ? [put(life, x, top)]
        : one.exhausted
          ? [group(tombstone(), { x: 70, y: isLong ? 104 : 78, scale: 0.78, tag: 'tombstone' })]
          : []),
      put(values, isHome ? 16 : beside, under),
    ],
  };
}

/** What a character does, whether it is ready, and its conditions at the right; these lie below where there is no room for both. */
function doingRow(
  view: View,
  one: SeenCharacter,
  { x, w, locale, carried }: Pick<PlateRoom, 'w' | 'locale'> & { x: number; carried?: Sprite },
): { y: number; nodes: Node[] } {
  const states = heroOf(view, one.seat)?.conditions ?? [];
  const all = doing(view, one, locale);
  const short = inShort(view, one, locale);
  const ready = isReady(view, one) ? 34 : 0;
  const open = w - x - 14 - ready;
  const badges = states.length * 33;
  // A wide plate has room for them in its band.
  const isAbove = w >= ROOMY_PLATE;
  const isBelow = !isAbove && badges > 0 && textWidth(short, 27) > open - badges;
  const room = isBelow || isAbove ? open : open - badges;
  const y = BAND + 20;
  const under = isBelow ? 34 : 0;
  const said = textWidth(all, 27) <= room ? all : short;
  const isSaid = said === all || !isPlayed(view, one);
  const free = room - (isSaid ? textWidth(said, 27) : INITIATIVES);
  return {
    y: y + under,
    nodes: [
      ...(isSaid ? [words(said, x, y, { size: 27, colour: '#5a4326', width: room })] : initiatives(one, x, y)),
      ...(carried && carried.w + 8 <= free ? [put(carried, x + room - carried.w, y - carried.h / 2)] : []),
      ...(ready > 0 ? [tick(w - 26 - (isBelow || isAbove ? 0 : badges), y, 1.7)] : []),
      ...states.map((id, n) =>
        group([conditionBadge(id, 30)], {
          x: isBelow ? x + 16 + n * 33 : w - 28 - n * 33,
          y: isAbove ? BAND / 2 : y + under,
        }),
      ),
    ],
  };
}

/** At the right end of the bar: how much life came or went. */
function lifeChange(n: number, w: number): Node {
  const text = n > 0 ? `+${n}` : `−${-n}`;
  const wide = textWidth(text, 27, true) + 14;
  const frame = { x: w - wide, y: -3, w: wide + 3, h: 39 };
  return group(
    [
      rect(frame, { fill: n > 0 ? '#1f7a3a' : '#b3260f', stroke: stroke(done, 3), radius: 8 }),
      words(text, w - wide / 2 + 1.5, 16.5, { size: 27, bold: true, colour: '#ffffff', align: 'centre' }),
    ],
    { tag: 'life-change' },
  );
}

/** Life as a bar with its number, as on the map. */
function lifeBar({ hp, max }: SeenFigure, w: number, changed: number): Sprite {
  const h = 33;
  const part = Math.min(1, hp / Math.max(1, max));
  const long = Math.max(2, (w - 4) * part);
  const fill = part * 3 <= 1 ? '#d83a28' : part * 2 <= 1 ? '#dc9420' : '#379a44';
  const look = { size: 27, bold: true, colour: '#ffffff', outline: stroke('#140d08', 5) } as const;
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill: '#2a1c17', stroke: stroke('#140d08', 2), radius: 7 }),
      rect({ x: 2, y: 2, w: long, h: h - 4 }, { fill, radius: 5 }),
      rect({ x: 3, y: 3, w: Math.max(1, long - 2), h: h * 0.3 }, { fill: '#ffffff3c', radius: 4 }),
      group([opSign('hp', 25, '#140d08')], { x: 22, y: h / 2 }),
      group([opSign('hp', 20, '#ffe9e2')], { x: 22, y: h / 2 }),
      words(`${hp}/${max}`, 42, h / 2, look),
      ...(changed === 0 ? [] : [lifeChange(changed, w)]),
    ],
  };
}

/** No word is smaller: it must be read on a phone. */
const LEAST_NAME = 27;
/** Where words begin beside the counter. */
const BESIDE = 100;

/** Whether it plays two cards in this round that all have seen. */
const isPlayed = (view: View, { chosen, exhausted }: SeenCharacter): boolean =>
  chosen?.what === 'cards' && !exhausted && view.phase !== 'choose' && view.phase !== 'reveal';

/** So wide both are. */
const INITIATIVES = 112;
/** The initiatives of its cards as in the order of play, the leading one first. */
function initiatives({ chosen }: SeenCharacter, x: number, y: number): Node[] {
  if (chosen?.what !== 'cards') return [];
  return [chosen.lead, chosen.second].flatMap((no, n) => {
    const [left, isLead] = [x + n * 60, n === 0];
    return [
      rect(
        { x: left, y: y - 17, w: 52, h: 33 },
        { fill: isLead ? '#3c2419' : '#00000000', stroke: stroke('#3c2419', 2), radius: 7 },
      ),
      words(String(initiativeOf(no)), left + 26, y, {
        size: 27,
        bold: true,
        colour: isLead ? cream : '#3c2419',
        align: 'centre',
      }),
    ];
  });
}

/** The initiatives alone, where names have no room. */
const inShort = (view: View, one: SeenCharacter, locale: Locale): string =>
  one.chosen?.what === 'cards' && !one.exhausted && view.phase !== 'choose'
    ? list(
        [one.chosen.lead, one.chosen.second].map((no) => String(initiativeOf(no))),
        locale,
      )
    : doing(view, one, locale);

const isReady = (view: View, one: SeenCharacter): boolean => view.phase === 'choose' && one.hasChosen;

/** Its cards of the round as far as all have seen them, or whether it has chosen. */
export function doing(
  view: View,
  { class: what, exhausted, chosen, hasChosen, played }: SeenCharacter,
  locale: Locale,
): string {
  if (exhausted) return say('board.exhausted', locale);
  if (view.round === 0) return beginsWith(view, what, locale);
  if (view.phase === 'choose' || view.phase === 'reveal')
    return say(hasChosen || view.phase === 'reveal' ? 'board.ready' : 'board.thinks', locale);
  if (chosen?.what === 'rest') return say('board.rest', locale);
  if (chosen === null) return say('plate.none', locale);
  const of = played.length > 0 ? played : [chosen.lead, chosen.second];
  return list(
    of.map((no) => say('alt.cards', locale, { card: cardName(no, locale), initiative: initiativeOf(no) })),
    locale,
  );
}

/** Before the first round: its gold. */
function beginsWith({ party }: View, what: string, locale: Locale): string {
  const gold = party.members.find((one) => one.class === what)?.gold ?? 0;
  return say('plate.begins', locale, { gold });
}

/** Before the first round: how many cards it has taken along, and what it wears. */
function setOutRow({ party }: View, { class: what, hand, items: carried }: SeenCharacter): Sprite {
  const own = party.members.find((one) => one.class === what)?.items ?? [];
  const worn = carried.length > 0 ? carried.map(({ id }) => id) : own;
  return {
    w: 48 * (worn.length + 2),
    h: 36,
    nodes: [
      ...(hand > 0
        ? [
            group([opSign('cards', 28, '#5a4326')], { x: 16, y: 18 }),
            words(String(hand), 36, 18, { size: 28, bold: true, colour: ink }),
          ]
        : []),
      ...worn.map((id, n) =>
        group([slotSign(items.get(id)?.slot ?? 'small', 32, '#5a4326')], { x: (hand > 0 ? 104 : 18) + n * 46, y: 18 }),
      ),
    ],
  };
}
