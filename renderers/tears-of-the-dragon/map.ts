import type { Locale } from '#core/text';
import { areas, penguinAreas } from '#games/tears-of-the-dragon/printed/content';
import { keptLayer } from '../kept-layer.ts';
import { compass } from '../paper.ts';
import { type Frame, group, type Layer, type Node, rect, stroke, words } from '../scene.ts';
import { cream, wood } from '../theme.ts';
import { country } from './country.ts';
import { cells, lairAt, MAP, stoneAt, within } from './geography.ts';
import { drawEdges, drawLand, drawSea, shut } from './ground.ts';
import { caveIcon, placeIcon } from './icons.ts';
import { coastMark, type Kinds } from './legend.ts';
import { drawLanes, drawRoads } from './roads.ts';
import { say } from './text.ts';

/** What never moves: land and sea, roads, places. Names stand over it, larger where somebody is. */

/** The painted map. On the whole board it is kept as large as it is shown; for windows once, and larger. */
export function mapLayer(kinds: Kinds, keptAt?: number): Layer {
  const { scenario, penguins } = kinds;
  const war = scenario === 'war-of-the-dragon';
  const key = `tears-of-the-dragon.map${war ? '.war' : ''}${penguins ? '.penguins' : ''}${keptAt ? '.window' : ''}`;
  const size = { width: MAP.w, height: MAP.h, ...(keptAt !== undefined && { keptAt }) };
  return keptLayer(key, size, () => painted(war, penguins));
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
    return group([...placeIcon(area.type, area.castleStrength, stoneAt(area.id)), ...coast], {
      x,
      y,
      tag: `place:${area.id}`,
    });
  }),
  ...(war ? [] : [group(caveIcon(), { x: lairAt[0] - 4, y: lairAt[1] + 2, tag: 'place:lair' })]),
];

/** Where it says that nobody sails. */
const SHUT: Frame = { x: 442, y: 1192, w: 320, h: 48 };

/** The room of the words that nobody sails (TD-26.3), which no name may touch, where it is seen whole. */
export const shutRoom = ({ scenario }: Kinds, seen: Frame): Frame[] =>
  scenario === 'war-of-the-dragon' && within(SHUT, seen) ? [SHUT] : [];

/** Words over the sea when nobody sails. */
export function shutWords(locale: Locale): Node[] {
  const { x, y, w, h } = SHUT;
  const look = { size: 29, face: 'display', colour: cream, align: 'centre', width: w - 16 } as const;
  return [
    group(
      [
        rect(SHUT, { fill: wood, stroke: stroke(cream, 1.5), radius: 6 }),
        words(say('sea-closed', locale), x + w / 2, y + h / 2, look),
      ],
      { tag: 'sea-closed' },
    ),
  ];
}
