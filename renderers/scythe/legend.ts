import type { Locale } from '#core/text';
import { RESOURCES, STRUCTURES, terrains } from '#games/scythe/content';
import type { View } from '#games/scythe/view.types';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import { group, type Node, path, put, type Sprite, stroke, words } from '../scene.ts';
import { ink } from '../theme.ts';
import { counter } from './counters.ts';
import { sign } from './goods.ts';
import { token } from './pieces.ts';
import { archSign, encounterSign, structureSign } from './signs.ts';
import { terrainSign } from './terrain.ts';
import { say } from './text.ts';

/** What the signs mean, in the free corners below the map. */

const SIZE = 17;

function entry(drawing: readonly Node[], text: string, scale = 1): Sprite {
  return {
    w: 34 + Math.ceil(textWidth(text, SIZE)),
    h: 27,
    nodes: [group(drawing, { x: 13, y: 13.5, scale }), words(text, 29, 13.5, { size: SIZE, colour: ink })],
  };
}

const TRAP = { kind: 'trap', seat: 0, penalty: 'power', armed: true } as const;
const KINDS = ['character', 'mech', 'worker'] as const;

/** Left and right of the southernmost hexes. Flags and traps only where they are in play. */
export function legend(expansion: View['expansion'], locale: Locale): Node[] {
  const land = [
    ...[...terrains.values()].map(({ id }) => entry(terrainSign(id), say(`board.terrain.${id}`, locale), 0.85)),
    entry(archSign(), say('board.legend.tunnel', locale), 0.8),
    entry(
      [
        path('M-13 4 C-4 -10 4 14 13 -2', { stroke: stroke('#1f4f66', 8) }),
        path('M-13 4 C-4 -10 4 14 13 -2', { stroke: stroke('#4f96b4', 5) }),
      ],
      say('board.legend.river', locale),
      0.9,
    ),
    entry(encounterSign(), say('board.legend.encounter', locale), 0.8),
  ];
  const things = [
    ...RESOURCES.map((kind) => entry([sign(kind, 22)], say(`board.goods.${kind}`, locale))),
    '|' as const,
    ...STRUCTURES.map((kind) =>
      entry(structureSign[kind]('#8a7350', ink), say(`board.structure.${kind}`, locale), 0.95),
    ),
    '|' as const,
    ...KINDS.map((kind) => entry([counter('', kind)], say(`board.legend.${kind}`, locale), 0.5)),
    ...(expansion === 'invaders'
      ? [
          entry(token({ kind: 'flag', seat: 0 }, 'albion'), say('board.legend.flag', locale), 0.9),
          entry(token(TRAP, 'togawa'), say('board.legend.trap', locale), 0.8),
        ]
      : []),
  ];
  return [
    group([put(rows(land, 356, 'left', 8), 12, 1066)], { tag: 'legend' }),
    group([put(rows(things, 490, 'left', 8), 700, 1066)], { tag: 'legend' }),
  ];
}
