import type { Locale } from '#core/text';
import type { SeatId } from '#core/types';
import { playerMats, powerTrack, type TopAction, tiers, workersInAll } from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { textWidth } from '../measure.ts';
import { inColumns, rows } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, now, nowEdge, paper, paperLight } from '../theme.ts';
import { litFrame } from '../ways.ts';
import { automaCard, automaPicture } from './automa.ts';
import { counted, type Sign, sign } from './goods.ts';
import { legendCard, matCard } from './mat-card.ts';
import { factionMat } from './mat-faction.ts';
import { CARD, matHead } from './mat-head.ts';
import { HALF_AT, SECTION, sectionColumn } from './mat-section.ts';
import { clockwise, isAutoma, isDealt, type Matted, playerOf, workersOut } from './mat-values.ts';
import { isActive } from './seats.ts';
import { sheetOf } from './sheets.ts';
import { say } from './text.ts';

/** The mats of one seat, large, and those of all seats on one sheet. */

const EDGE = 12;
const WIDE = 1200 - 2 * EDGE;

/** The player mat and the faction mat of a seat as they are now; a sheet with a note while they are being dealt. */
export function mat(view: View, seat: SeatId, { locale }: Look): Scene {
  const player = playerOf(view, seat);
  if (player && isAutoma(view, player)) return automaPicture(view, player, locale);
  if (!player || !isDealt(player)) return sheet(view, locale);
  const { sections } = playerMats.get(player.mat)!;
  const top = 238;
  const faction = factionMat(view, player, WIDE, locale);
  const height = Math.ceil(top + SECTION.h + 14 + faction.h + EDGE);
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [
      sheetOf(height),
      ...head(view, player, locale),
      ...counters(view, player, locale),
      ...row(
        sections.map((section) => sectionColumn(view, player, section, locale)),
        { x: EDGE, y: top, gap: 8 },
      ).nodes,
      put(faction, EDGE, top + SECTION.h + 14),
    ],
  };
}

/** Which halves of which sections can be taken, by their top action. */
export type Open = ReadonlyMap<TopAction, 'whole' | 'bottom'>;

/** What a seat has and what each section costs and gives it now; those that are open ringed, the others veiled. */
export function openSections(view: View, player: Matted, open: Open, { locale }: Look): Scene {
  const { sections } = playerMats.get(player.mat)!;
  const top = 112;
  const height = top + SECTION.h + EDGE;
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [
      sheetOf(height),
      group(counters(view, player, locale), { y: -124 }),
      ...sections.flatMap((section, n): Node[] => {
        const x = EDGE + n * (SECTION.w + 8);
        const half = open.get(section.top);
        const from = HALF_AT[half === 'bottom' ? half : 'top'];
        const frame = { x, y: top + from, w: SECTION.w, h: SECTION.h - from };
        const column = put(sectionColumn(view, player, section, locale), x, top);
        return half ? [column, litFrame(frame, `choose:${section.top}`)] : [{ ...column, opacity: 0.4 }];
      }),
    ],
  };
}

function head(view: View, player: Matted, locale: Locale): Node[] {
  const { name, orderLabel } = playerMats.get(player.mat)!;
  const note = say('mat.kind', locale, { name: name[locale], label: orderLabel });
  const inTurn = [
    rect({ x: 660, y: 66, w: 212, h: 42 }, { fill: nowEdge, stroke: stroke(now, 3), radius: 8 }),
    words(say('mat.turn', locale), 766, 87, {
      size: 27,
      bold: true,
      colour: now,
      align: 'centre',
      width: 200,
    }),
  ];
  return matHead(view, player, { note, width: 500, beside: isActive(view, player.seat) ? inTurn : [] }, locale);
}

/** Power, popularity, coins, cards and workers in large figures. */
function counters(view: View, player: PlayerView, locale: Locale): Node[] {
  const { popularity } = player;
  const tier = tiers.find(({ min, max }) => popularity >= min && popularity <= max)!;
  const tiles: { kind: Sign; value: string; key: string; note?: string; w: number }[] = [
    { kind: 'power', value: String(player.power), key: 'power', note: `/${powerTrack.max}`, w: 170 },
    {
      kind: 'popularity',
      value: String(popularity),
      key: 'popularity',
      w: 298,
    },
    { kind: 'coins', value: String(player.coins), key: 'coins', w: 160 },
    {
      kind: 'combatCards',
      value: player.cards === null ? '?' : String(player.cards),
      key: player.cards === null ? 'cards-hidden' : 'cards',
      w: 188,
    },
    { kind: 'objective', value: String(player.objectives), key: 'objectives', w: 160 },
    { kind: 'worker', value: `${workersOut(view, player.seat)}/${workersInAll}`, key: 'workers', w: 160 },
  ];
  const h = 98;
  const all = tiles.map(({ kind, value, key, note, w }): Sprite => {
    const beside = kind === 'popularity' ? tierSigns(tier) : undefined;
    const left = beside ? 65 : 72;
    const nodes = [
      rect({ x: 0, y: 0, w, h }, { fill: paperLight, stroke: stroke(faint, 1.5), radius: 6 }),
      group([sign(kind, 46)], { x: 36, y: 36 }),
      words(value, left, 36, { size: 48, bold: true, colour: ink, width: w - left - 8 }),
      ...(note ? [words(note, left + 6 + textWidth(value, 48, true), 44, { size: 27, colour: ink })] : []),
      ...(beside ? [put(beside, w - 6 - beside.w, 38 - beside.h / 2)] : []),
      words(say(`mat.${key}`, locale), w / 2, 79, { size: 27, colour: ink, align: 'centre', width: w - 10 }),
    ];
    return { w, h, nodes: [group(nodes, { tag: `counter:${kind}` })] };
  });
  return row(all, { x: EDGE, y: 134, gap: 8 }).nodes;
}

/** What a star, a territory and two resources are worth now. */
const tierSigns = ({ star, territory, resourcePair }: (typeof tiers)[number]): Sprite =>
  rows(
    (
      [
        ['star', star],
        ['hex', territory],
        ['anyResources', resourcePair],
      ] as const
    ).map(([kind, n]) => counted(kind, String(n), 27)),
    Number.POSITIVE_INFINITY,
    'left',
    3,
  );

/** The mats of all seats, clockwise: what actions cost now, and how far everybody is. */
export const mats = (view: View, { locale }: Look): Scene => sheet(view, locale);

function sheet(view: View, locale: Locale): Scene {
  const players = clockwise(view).filter(isDealt);
  const others = clockwise(view).filter((player) => isAutoma(view, player));
  const cards = inColumns(
    [
      ...players.map((player) => matCard(view, player, locale)),
      ...others.map((player) => automaCard(view, player, locale)),
      legendCard(locale),
    ],
    CARD.w,
    8,
  );
  const height = Math.max(500, 64 + cards.h + EDGE);
  return {
    width: 1200,
    height,
    ground: paper,
    lang: locale,
    nodes: [
      sheetOf(height),
      words(say('all.title', locale), 20, 34, { size: 40, face: 'display', colour: ink, width: 1160 }),
      put(cards, EDGE, 64),
      ...(players.length === 0
        ? [words(say('mat.nobody', locale), 900, 250, { size: 28, colour: ink, align: 'centre', width: 560 })]
        : []),
    ],
  };
}
