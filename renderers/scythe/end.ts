import type { Locale } from '#core/text';
import { tiers, tiles } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, type Scene, type Sprite, words } from '../scene.ts';
import { cream, creamFaint } from '../theme.ts';
import { partSign, ROW, scoreHeads, scoreRow } from './end-rows.ts';
import { endScenery, SCENERY } from './end-scenery.ts';
import { endHow, endTitle, partsOf, tieWords } from './end-words.ts';
import { TABLE, table } from './map.ts';
import { say } from './text.ts';

/** The end: the valley with a tower of coins for each seat, below it what each has scored, best first (SC-12). */

const EDGE = 16;
const WIDE = 1200 - 2 * EDGE;
const GAP = 8;
const HEADS = 64;

export function endPicture(view: View, { locale }: Look): Scene {
  const { lines } = view.final;
  const parts = partsOf(view);
  const top = SCENERY.h + (lines.length > 0 ? HEADS : 0);
  const bottom = top + lines.length * (ROW.h + GAP);
  const foot = notes(view, locale);
  const height = Math.ceil(bottom + foot.h + 32);
  return {
    width: 1200,
    height,
    ground: TABLE,
    lang: locale,
    nodes: [
      table(1200, 1900),
      ...endScenery(view),
      words(endTitle(view, locale), 600, 58, {
        size: 58,
        face: 'display',
        colour: '#fff3d0',
        align: 'centre',
        width: 1150,
        outline: { colour: '#1a0f14', width: 8 },
      }),
      words(endHow(view, locale), 600, 116, {
        size: 30,
        bold: true,
        colour: '#ffe6b8',
        align: 'centre',
        width: 1120,
        outline: { colour: '#1a0f14', width: 6 },
      }),
      ...(lines.length > 0 ? scoreHeads(parts, SCENERY.h + HEADS / 2) : []),
      ...lines.map((_, n) => put(scoreRow({ view, parts, locale }, n), EDGE, top + n * (ROW.h + GAP))),
      put(foot, EDGE, bottom + 14),
    ],
  };
}

/** What the signs of the columns mean, the tie, the bonus tile with its table, and what a tier is worth. */
function notes(view: View, locale: Locale): Sprite {
  const tile = tiles.get(view.tile);
  const tie = tieWords(view, locale);
  const told = [
    ...(tie ? [tie] : []),
    ...(tile
      ? [
          say('end.tile', locale, {
            name: tile.name[locale],
            list: tile.table
              .map(([least, coins]) => say('end.tile-row', locale, { least, coins }))
              .join(say('end.between', locale)),
          }),
        ]
      : []),
    ...tiers.map(({ min, max, star, territory, resourcePair }, n) =>
      say('end.values', locale, { n: n + 1, min, max, star, territory, pair: resourcePair }),
    ),
  ];
  const parts = view.final.lines.length > 0 ? partsOf(view) : [];
  const each = WIDE / Math.max(1, parts.length);
  const key = parts.map(
    (part, n): Node =>
      group(
        [
          group([partSign(part, 34)], { x: 20, y: 0 }),
          words(say(`end.${part}`, locale), 44, 0, { size: 27, bold: true, colour: cream, width: each - 52 }),
        ],
        { x: n * each, y: 20 },
      ),
  );
  let y = parts.length > 0 ? 52 : 4;
  const lines = told.map((one, n): Node => {
    const first = n === 0 && tie !== '';
    const line = words(one, 4, y, {
      size: 28,
      bold: first,
      colour: first ? cream : creamFaint,
      width: WIDE - 8,
      lines: 2,
      valign: 'top',
    });
    y += Math.ceil(setText(line).box.h) + 9;
    return line;
  });
  return { w: WIDE, h: y, nodes: [...key, ...lines] };
}
