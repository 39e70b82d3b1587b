import type { Locale } from '#core/text';
import { levelOf } from '#games/scythe/printed/automa';
import { bottomActions, workersInAll } from '#games/scythe/printed/content';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import { plate } from '../panels.ts';
import { group, type Node, path, polygon, put, rect, type Scene, type Sprite, stroke, words } from '../scene.ts';
import { faint, ink, paper, paperLight } from '../theme.ts';
import { automaNotes, levelName, trackerFigures, trackerWords } from './automa-words.ts';
import { type Sign, sign } from './goods.ts';
import { CARD, matHead, seatCard } from './mat-head.ts';
import { unitsOf, workersOut } from './mat-values.ts';
import { sheetOf } from './sheets.ts';
import { say } from './text.ts';

/** The Automa has no mats: its panel shows its tracker and its cards instead. */

const EDGE = 12;
const WIDE = 1200 - 2 * EDGE;

/** The panel of the Automa, as large as the mats of a seat. */
export function automaPicture(view: View, player: PlayerView, locale: Locale): Scene {
  const boxes = tracker(view, WIDE - 32, levelOf(view.automa!).boxes);
  const top = 262;
  const foot = top + 96 + boxes.h;
  return {
    width: 1200,
    height: foot + 300,
    ground: paper,
    lang: locale,
    nodes: [
      sheetOf(foot + 300),
      ...matHead(view, player, { note: levelWords(view, locale), width: 740 }, locale),
      ...counts(view, player).map(([kind, value, key], n): Node => counter(kind, value, say(key, locale), n)),
      ...plate({ x: EDGE, y: top, w: WIDE, h: 80 + boxes.h }),
      words(trackerWords(view, locale), EDGE + 16, top + 26, { size: 26, bold: true, colour: ink, width: 520 }),
      words(say('automa.key', locale), 1172, top + 26, { size: 24, colour: ink, align: 'right', width: 600 }),
      put(boxes, EDGE + 16, top + 56),
      ...starKinds(player, foot, locale),
      ...automaNotes(view, locale).map((one, n) =>
        words(one, EDGE + 16, foot + 96 + n * 38, { size: 24, colour: ink, width: WIDE - 32 }),
      ),
    ],
  };
}

/** The same in short, for the sheet of all seats. */
export function automaCard(view: View, player: PlayerView, locale: Locale): Sprite {
  const { boxes } = levelOf(view.automa!);
  const track = tracker(view, CARD.w - 32, Math.ceil(boxes / 2));
  const nodes = [
    ...counts(view, player).flatMap(([kind, value], n): Node[] => [
      group([sign(kind, 34)], { x: 32 + (n % 3) * 188, y: 98 + Math.floor(n / 3) * 44 }),
      words(value, 58 + (n % 3) * 188, 98 + Math.floor(n / 3) * 44, {
        size: 34,
        bold: true,
        colour: ink,
        width: 120,
      }),
    ]),
    put(track, 16, 170),
    words(automaNotes(view, locale).at(-1)!, 16, 316, {
      size: 24,
      colour: ink,
      width: CARD.w - 32,
      lines: 2,
      valign: 'top',
    }),
  ];
  const note = [`${levelName(view, locale)} ${trackerFigures(view)}`, schemeWords(view, locale)];
  return seatCard(view, player, { note: note.join(say('all.between', locale)), nodes }, locale);
}

const levelWords = (view: View, locale: Locale): string =>
  [trackerWords(view, locale), schemeWords(view, locale)].join(say('all.between', locale));
const schemeWords = (view: View, locale: Locale): string => say('automa.scheme', locale, { n: view.automa!.scheme });

/** What it has, with its name for the large panel. */
function counts(view: View, player: PlayerView): [Sign, string, string][] {
  const mechs = unitsOf(view, player.seat, 'mech').length;
  return [
    ['power', String(player.power), 'mat.power'],
    ['popularity', String(player.popularity), 'mat.popularity'],
    ['coins', String(player.coins), 'mat.coins'],
    ['combatCards', player.cards === null ? '?' : String(player.cards), 'mat.cards'],
    ['worker', `${workersOut(view, player.seat)}/${workersInAll}`, 'mat.workers'],
    ['mech', `${mechs}/${bottomActions.deploy.max}`, 'automa.mechs'],
  ];
}

function counter(kind: Sign, value: string, name: string, n: number): Node {
  const w = (WIDE - 5 * 8) / 6;
  return group(
    [
      rect({ x: 0, y: 0, w, h: 98 }, { fill: paperLight, stroke: stroke(faint, 1.5), radius: 6 }),
      group([sign(kind, 46)], { x: 44, y: 40 }),
      words(value, 84, 40, { size: 48, bold: true, colour: ink, width: w - 92 }),
      words(name, w / 2, 82, { size: 24, colour: ink, align: 'centre', width: w - 12 }),
    ],
    { x: EDGE + n * (w + 8), y: 140, tag: `counter:${kind}` },
  );
}

/** A8: where its stars came from. */
function starKinds({ stars }: PlayerView, y: number, locale: Locale): Node[] {
  return (['tracker', 'combat', 'power'] as const).map((kind, n) => {
    const placed = stars.filter((star) => star.kind === kind).length;
    return group(
      [
        group([sign('star', 38)], { x: 22, y: 0 }),
        words(`${say(`automa.by.${kind}`, locale)} ×${placed}`, 50, 0, {
          size: 26,
          bold: placed > 0,
          colour: ink,
          width: 300,
        }),
      ],
      { x: EDGE + 8 + n * 380, y: y + 34, tag: `star:${kind}:${placed}` },
    );
  });
}

const BOX = 53;
/** The boxes of the tracker, `across` in a row; those behind it are dark, the one it stands on has a pointer and a thick rim. */
function tracker({ automa }: View, width: number, across: number): Sprite {
  const { boxes, stars, locked, schemeTwoAt } = levelOf(automa!);
  const wide = (width - (across - 1) * 3) / across;
  const nodes = Array.from({ length: boxes }, (_, i): Node => {
    const box = i + 1;
    const here = box === automa!.box;
    return group(
      [
        rect(
          { x: 0, y: 0, w: wide, h: BOX },
          {
            fill: here ? '#e9c98a' : box < automa!.box ? '#d8c9a4' : '#fffaf0',
            stroke: here ? stroke(ink, 4) : stroke(faint, 1.25),
            radius: 4,
          },
        ),
        words(String(box), wide / 2, 13, { size: 24, bold: here, colour: ink, align: 'centre', width: wide - 6 }),
        ...(stars.includes(box)
          ? [group([sign('star', 22)], { x: wide / 2 - (box === schemeTwoAt ? 9 : 0), y: 39 })]
          : []),
        ...(box === schemeTwoAt
          ? [words('2', wide / 2 + 12, 40, { size: 24, bold: true, colour: ink, align: 'centre' })]
          : []),
        ...(locked.includes(box) ? [wave(wide / 2)] : []),
        ...(here
          ? [
              polygon(
                [
                  [wide / 2 - 8, -11],
                  [wide / 2 + 8, -11],
                  [wide / 2, -1],
                ],
                { fill: ink },
              ),
            ]
          : []),
      ],
      {
        x: (i % across) * (wide + 3),
        y: 10 + Math.floor(i / across) * (BOX + 14),
        tag: `box:${box}${here ? ':here' : ''}`,
      },
    );
  });
  return { w: width, h: Math.ceil(boxes / across) * (BOX + 14), nodes };
}
const wave = (x: number): Node => path(`M${x - 13} 40 q 6.5 -9 13 0 q 6.5 9 13 0`, { stroke: stroke('#1f5f86', 3) });
