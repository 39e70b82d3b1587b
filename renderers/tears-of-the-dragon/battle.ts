import type { Locale } from '#core/text';
import { areas, leaders, limits } from '#games/tears-of-the-dragon/printed/content';
import type { BattleLineView, BattleView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { fallen } from '../counters.ts';
import { ribbon } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { list, notes, times } from '../prose.ts';
import { type Frame, group, type Node, put, rect, type Scene, stroke, type Text, words } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { alarm, ink, paper, paperLight, seatLook } from '../theme.ts';
import { arms } from './arms.ts';
import { askedFrames } from './battle-asked.ts';
import { CARD, cardOf } from './captains.ts';
import { PART } from './deed-parts.ts';
import { fieldOf } from './field.ts';
import { withFighters } from './fighters-there.ts';
import { fogOnCard } from './fog-part.ts';
import { stoneAt } from './geography.ts';
import { goalsOf } from './goals.ts';
import { GARRISON } from './hurt-parts.ts';
import { placeIcon } from './icons.ts';
import { withNumbers } from './kinds-in-line.ts';
import { ledgerOf } from './ledger.ts';
import {
  calledInLine,
  columnHeads,
  fighterRow,
  fighterTile,
  garrisonRow,
  kinRow,
  type Names,
  ROW,
  tileHeads,
} from './line-up.ts';
import { faceName, placeName, sideName } from './names.ts';
import { unshared } from './offers.ts';
import { castleFlags } from './places.ts';
import { freeBeside, GAP, HEAD, LEAST_MAP, MOST, type Order, placesIn, ranksOf, tileAt, WIDE } from './ranks.ts';
import { markOf, offerOf } from './row-marks.ts';
import { type Lie, lettersFor } from './row-names.ts';
import { hullHits } from './ships.ts';
import { drawStory } from './story.ts';
import { strip, stripHeight } from './strip.ts';
import { losses, roleSign, strokes } from './strokes.ts';
import { say } from './text.ts';
import { type ToldLine, toldOf } from './told-volley.ts';
import { tug } from './tug.ts';
import { mapWindow, windowOn } from './window.ts';

/** How much higher its lowest words stand over names of leaders. */
const UP = 10;

/**
 * A battle as it stands: two lines on the ground of the place, their dice as they fell, hits and spells. Where it is shows below them,
 * or beside the longer line where the other leaves room. Whoever is asked about has a lime frame.
 */
export function battlePicture(view: View, look: Look, fought: BattleView): Scene {
  const asked = look.now?.asked ?? [];
  const battle = withNumbers(unshared(fought, asked), asked);
  // Where somebody may flee the map shows all that is near.
  const isWide = goalsOf(view, asked).length > 0;
  // How the match stands and who is lost matters in a battle too: before the map and before rounds that are over.
  const lines = stageHeight(battle, true);
  const tells = toldOf(battle, look.now);
  // Before a row of what happened last the names of those who were lost give way.
  const isBare = stripHeight(view, look) + LAST_ROW > MOST - BAR - lines;
  const low = { ...look, isBare };
  const foot = stripHeight(view, low);
  const room = MOST - BAR - lines - foot;
  const free = freeBeside(battle);
  const ledger = ledgerOf(view, battle, { ...look, isWide }, room);
  const stage = lines + ledger.h;
  const below = free ? 0 : Math.min(520, room - ledger.h);
  const map = below >= LEAST_MAP ? below : 0;
  const frame = free ? { ...free, y: BAR + free.y } : { x: 0, y: BAR + stage, w: 1200, h: map };
  const high = BAR + stage + map;
  const window = free || map > 0 ? windowOn(view, battle.at, frame, isWide ? NEAR : scalesOf(frame)) : undefined;
  return {
    width: 1200,
    height: high + foot,
    ground: paper,
    lang: look.locale,
    nodes: [
      group([...battleStage(view, battle, look.locale, { tells }), ...askedFrames(battle, look, tells)], { y: BAR }),
      group(ledger.nodes, { y: BAR + lines, tag: 'ledger' }),
      ...(window ? mapWindow(withFighters(view, battle), look, window) : []),
      group(strip(view, low), { y: high }),
      ...drawStory(view, look),
    ],
  };
}

/** How high a row of what happened is. */
const LAST_ROW = 74;
/** All that is one step away. */
const NEAR = { least: 1.05, most: 1.5 };
/** The place of a battle and a few round it: about double, as far as its castle has room. */
const scalesOf = ({ w, h }: Frame): { least: number; most: number } => ({
  least: Math.max(1.05, Math.min(1.7, h / 240, w / 400)),
  most: 2,
});

/** How high the stage of a battle is, in pixels; of one that is only told (`told`) those of a kind stand together. */
export function stageHeight(battle: BattleView, told = false): number {
  const { row, rows } = ranksOf(battle, told);
  return HEAD + row * rows + 16;
}

/**
 * Both lines on the ground of the place, 1,200 wide, the upper left corner at the origin. With `names` for those who are called
 * otherwise each stands by himself, to be chosen. `tells` is what the headline tells of each line.
 */
export function battleStage(
  view: View,
  battle: BattleView,
  locale: Locale,
  { names, tells = toldOf(battle, undefined) }: { names?: Names; tells?: readonly ToldLine[] } = {},
): Node[] {
  const told = names === undefined;
  const { row, order } = ranksOf(battle, told);
  const drawn = { view, battle, w: WIDE, row, order, locale, ...(names && { names }) };
  return [
    group([fieldOf(battle.at)], { clip: { x: 0, y: 0, w: 1200, h: stageHeight(battle, told) } }),
    ...title(view, battle, locale),
    ...battle.lines.map((side, n) =>
      group(column(side, n === 1, { ...drawn, tells: tells[n]! }), {
        x: GAP + n * (WIDE + GAP),
        tag: `line:${n}`,
      }),
    ),
    ...tug(battle, locale),
    ...strokes(battle, { tells, locale }),
    ...losses(battle, tells),
  ];
}

/** "Assault on Ilrog" in the words of the language. */
export const battleTitle = (battle: BattleView, locale: Locale): string =>
  say(`battle.${battle.kind}`, locale, { place: placeName(battle.at, locale) });

/** Its flags end below the title. */
const CASTLE = { x: 600, y: 180, scale: 1.1 };

function title({ places }: View, battle: BattleView, locale: Locale): Node[] {
  const area = areas.get(battle.at);
  const holder = places.find(({ id }) => id === battle.at)?.controller;
  const text = notes([battleTitle(battle, locale), say('round', locale, { n: battle.round })], locale);
  return [
    ...(area
      ? [
          group(
            [
              ...placeIcon(area.type, area.castleStrength, stoneAt(area.id)),
              ...castleFlags(area.castleStrength ?? 0, holder),
            ],
            area.type === 'castle' ? CASTLE : { x: 600, y: 168, scale: 2 },
          ),
        ]
      : []),
    ...ribbon(text, [600, 42], { w: 820, size: 38 }),
    ...(battle.berserk
      ? [
          rect({ x: 456, y: 174, w: 288, h: 68 }, { fill: paperLight, stroke: stroke(alarm, 3), radius: 8 }),
          words(say('berserk', locale), 600, 208, {
            size: 27,
            lines: 2,
            bold: true,
            colour: alarm,
            align: 'centre',
            width: 278,
          }),
        ]
      : []),
  ];
}

/** The leaders that add their rating, in words. */
export function leaderWords(side: BattleLineView, locale: Locale): string {
  const names = side.leaders.map((id) => {
    const printed = leaders.get(id);
    const n = side.role === 'attack' ? printed?.attack : printed?.defence;
    return n === undefined
      ? faceName(id, locale)
      : say(`leader-${side.role}`, locale, { name: faceName(id, locale), n });
  });
  return names.length > 0 ? list(names, locale) : say('no-leader', locale);
}

/** What a line is drawn in: its width and the height of a row, in pixels. */
interface Drawn {
  view: View;
  battle: BattleView;
  w: number;
  row: number;
  order: Order;
  locale: Locale;
  names?: Names;
  tells: ToldLine;
}

const hasDice = ({ pieces, garrison }: BattleLineView): boolean =>
  pieces.some(({ dice }) => dice.length > 0) || (garrison?.dice.length ?? 0) > 0;
/** Whether anything else stands where dice would lie. */
const hasFates = ({ pieces, garrison }: BattleLineView): boolean =>
  garrison?.out === true || pieces.some(({ spell, hits, gone }) => spell !== undefined || hits > 0 || gone === 'lost');

/** Whether a spell or a question has marked somebody in the line. */
const hasMarks = ({ pieces, garrison }: BattleLineView, told: ToldLine): boolean =>
  offerOf(garrison ? [GARRISON] : [], told) !== undefined ||
  pieces.some((piece) => (offerOf([piece.slot], told) ?? markOf(piece, [piece.slot], told.marks)) !== undefined);

/** What walls are worth to those inside: of a bonus also where it ends, or its sum looks wrong (TD-9.6). */
const wallWords = (bonus: number, locale: Locale): string =>
  say('walls', locale, bonus > 0 ? { bonus, most: limits.strengthCap } : { bonus: null, most: null });

/** One side: head and rows. The second is drawn as in a mirror, so that the sides face each other. */
function column(side: BattleLineView, mirrored: boolean, drawn: Drawn): Node[] {
  const { view, battle, w, row, order, locale, names, tells } = drawn;
  const look = seatLook(side.seat);
  const scale = row / ROW;
  const wide = w / scale;
  const x = (from: number) => (mirrored ? w - from : from);
  const outer = mirrored ? ('right' as const) : ('left' as const);
  const bonus = areas.get(battle.at)?.defenceBonus ?? 0;
  const hull = side.shipHits === undefined ? undefined : hullHits(side.shipHits, limits.shipSinksAtHits);
  const stands =
    side.shipHits !== undefined
      ? [say('ship-line', locale, { n: side.shipHits, most: limits.shipSinksAtHits })]
      : side.inside
        ? [side.breached ? say('breached', locale) : wallWords(side.garrison ? 0 : bonus, locale)]
        : [];
  const below = notes(stands, locale);
  const lie: Lie = hasDice(side) ? 'dice' : names || hasFates(side) || hasMarks(side, tells) ? 'none' : 'short';
  const rows = placesIn(side, order);
  const called = rows.flatMap(({ who }) =>
    who === 'garrison' ? [] : [times(names?.get(who.piece.slot) ?? calledInLine(who.piece, locale), who.count, locale)],
  );
  const letters = lettersFor(called, { wide, lie });
  const line = { look, wide, mirrored, locale, view, tells, lie, letters, ...(names && { names }) };
  const { led, w: cardWide } = cardOf(side, { tells, berserk: battle.berserk }, locale);
  const card = { x: mirrored ? w - cardWide : 0, y: 88, w: cardWide, h: 152 };
  const fits = Math.min(1, (cardWide - CARD.rim) / led.w);
  // Above names below their counters all words move up a little.
  const up = led.h > PART ? 1 : 0;
  const text = (words_: string, y: number, size: number, more: Partial<Text> = {}): Node =>
    words(words_, x(96), y, { size, colour: ink, align: outer, width: cardWide - 106, ...more });
  return [
    rect(card, { fill: look.light, stroke: stroke(look.dark, 2.5), radius: 10, shadow: fallen(3) }),
    put(arms(side.seat, 70), mirrored ? w - 80 : 10, 94),
    text(sideName(side.seat, locale), 112 - 6 * up, 31, { face: 'display', colour: look.dark }),
    text(say(side.role, locale), 145 - 6 * up, 27, { bold: true }),
    put(led, mirrored ? w - 14 - led.w * fits : 14, (up ? 206 : 214) - (led.h * fits) / 2, fits),
    roleSign(side, { x: mirrored ? w - cardWide : cardWide, mirrored }),
    ...fogOnCard(side, { inner: mirrored ? w - cardWide : cardWide, y: 150, mirrored, locale }),
    ...(below && !hull
      ? [words(below, x(14), 177 - UP * up, { size: 27, colour: ink, align: outer, width: cardWide - 28 })]
      : []),
    ...(hull
      ? [
          put(hull, mirrored ? w - 94 - hull.w : 94, 160 - UP * up),
          words(below, x(hull.w + 106), 177 - UP * up, {
            size: 27,
            colour: ink,
            align: outer,
            width: cardWide - 124 - hull.w,
          }),
        ]
      : []),
    group((order === 'pairs' ? tileHeads : columnHeads)(wide, { mirrored, locale, lie: line.lie }), { y: 309, scale }),
    ...rows.map(({ row: n, half, who }) => {
      const nodes =
        who === 'garrison'
          ? garrisonRow(side.seat, side.garrison!, line)
          : half !== undefined
            ? fighterTile(who.piece, line)
            : who.count > 1
              ? kinRow(who, line)
              : fighterRow(who.piece, line);
      const from = half === undefined ? 0 : tileAt({ half, row, mirrored }).x;
      return group(nodes, { x: from, y: HEAD + (n - 1) * row, scale });
    }),
  ];
}
