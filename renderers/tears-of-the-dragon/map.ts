import type { Locale } from '#core/text';
import { areas, lair, penguinAreas } from '#games/tears-of-the-dragon/content';
import { compass } from '../paper.ts';
import { group, type Layer, type Node, rect, stroke, words } from '../scene.ts';
import { cream, halo, ink, wood } from '../theme.ts';
import { country } from './country.ts';
import { cells, lairAt, MAP } from './geography.ts';
import { drawEdges, drawLand, drawSea, shut } from './ground.ts';
import { caveIcon, placeIcon } from './icons.ts';
import { coastMark, type Kinds } from './legend.ts';
import { drawLanes, drawRoads } from './roads.ts';
import { say } from './text.ts';

/** What never moves: land and sea, roads, places. Names stand over it, larger where somebody is. */

const layers = new Map<string, Layer>();

/** The painted map. On the whole board it is kept as large as it is shown; for windows once, and larger. */
export function mapLayer(kinds: Kinds, keptAt?: number): Layer {
  const { scenario, penguins } = kinds;
  const war = scenario === 'war-of-the-dragon';
  const key = `tears-of-the-dragon.map${war ? '.war' : ''}${penguins ? '.penguins' : ''}${keptAt ? '.window' : ''}`;
  const layer = layers.get(key) ?? {
    kind: 'layer',
    key,
    width: MAP.w,
    height: MAP.h,
    ...(keptAt !== undefined && { keptAt }),
    nodes: painted(war, penguins),
  };
  layers.set(key, layer);
  return layer;
}

const painted = (war: boolean, penguins: boolean): Node[] => [
  ...drawSea(),
  ...(war ? [shut] : []),
  ...drawLand(),
  ...(war ? [] : drawLanes()),
  ...drawRoads(),
  ...country(),
  compass([1130, 1462], 44),
  ...drawEdges(),
  ...[...areas.values()].map((area) => {
    const [x, y] = cells.get(area.id)!.at;
    const coast = penguins && penguinAreas.has(area.id) ? [coastMark(-56, -16)] : [];
    return group([...placeIcon(area.type, area.castleStrength), ...coast], { x, y, tag: `place:${area.id}` });
  }),
  ...(war ? [] : [group(caveIcon(), { x: lairAt[0] - 4, y: lairAt[1] + 2, tag: 'place:lair' })]),
];

/** Words that never move: what the dragon's cave is called, and that nobody sails (TD-26.3). */
export function mapWords(locale: Locale, { scenario }: Kinds): Node[] {
  if (scenario !== 'war-of-the-dragon') {
    const look = {
      size: 20,
      face: 'display',
      colour: ink,
      align: 'centre',
      width: 88,
      lines: 2,
      outline: halo,
    } as const;
    return [words(lair.name[locale], lairAt[0] - 5, lairAt[1] + 46, { ...look, tag: 'name:lair' })];
  }
  const { x, y, w } = cells.get('veil-of-tears')!.slot;
  return [
    group(
      [
        rect({ x: x - 40, y: y + 2, w: w + 80, h: 46 }, { fill: wood, stroke: stroke(cream, 1.5), radius: 6 }),
        words(say('sea-closed', locale), x + w / 2, y + 25, {
          size: 28,
          face: 'display',
          colour: cream,
          align: 'centre',
          width: w + 64,
        }),
      ],
      { tag: 'sea-closed' },
    ),
  ];
}
