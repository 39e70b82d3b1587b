import { disc, type Node } from '../scene.ts';
import { broadShoulders, brush, embers, eyes, face, flat, hood, OUTLINE, shape, shoulders } from './portrait-parts.ts';

/** Sauron's five minions as busts. */

export type MinionBust = 'black_serpent' | 'mouth_of_sauron' | 'gothmog' | 'ringwraiths' | 'witch_king';

/** The lord of the Haradrim: a golden serpent over a wound scarf, the mouth veiled. */
const blackSerpent = (): Node[] => [
  ...shoulders('#7a1a1e', '#a83030'),
  ...face('#8a5a38', '#6d4428'),
  shape('M31 52 C36 56 64 56 69 52 C72 70 62 86 50 92 C38 86 28 70 31 52 Z', '#9c2226'),
  brush('M35 62 Q50 68 65 62 M38 72 Q50 78 62 72', '#6a1216', 2),
  shape('M27 42 C24 18 38 8 50 8 C62 8 76 18 73 42 Q50 30 27 42 Z', '#1d1a20'),
  brush('M29 36 Q50 24 71 36', '#d8a72e', 3.4),
  brush('M50 30 C40 24 40 12 50 12 C62 12 62 -2 50 0 C46 1 44 3 43 6', '#e3b83c', 4.6),
  disc(42.6, 6.4, 3.6, { fill: '#e3b83c', stroke: { colour: OUTLINE, width: 1.4 } }),
  ...eyes('#2a1608', 46),
  brush('M36 40 Q42 38 47 42 M64 40 Q58 38 53 42', '#1d1208', 2.8),
];

/** The lieutenant of the Tower: a tall helm without eyes, below it nothing but a mouth. */
const mouthOfSauron = (): Node[] => [
  ...shoulders('#23242b', '#3b3d47'),
  shape('M36 62 C34 76 42 88 50 89 C58 88 66 76 64 62 Z', '#b9a48a'),
  shape('M50 -2 L57 10 C70 14 74 30 73 46 L70 66 Q50 56 30 66 L27 46 C26 30 30 14 43 10 Z', '#4d525d'),
  flat('M48 4 L44 12 C34 16 31 30 31 44 L33 60 C37 58 39 57 41 56.6 C38 40 40 20 48 4 Z', '#79808d'),
  brush('M50 10 L50 58', '#2b2e36', 2.4),
  brush('M33 42 L46 46 M67 42 L54 46', '#16171b', 3.6),
  shape('M35 71 Q50 62 65 71 Q62 85 50 86 Q38 85 35 71 Z', '#3a0d0c'),
  flat(
    'M39 71 L43 69 L43 75 L40.4 75 Z M45 68.4 L49 67.8 L49 74.4 L45.6 74.6 Z M51 67.8 L55 68.4 L54.4 74.6 L51 74.4 Z M57 69 L61 71 L59.6 75 L57 75 Z',
    '#e9dfc0',
  ),
  flat('M42 83 L45 79 L48.6 83.8 L51.4 83.8 L55 79 L58 83 Q50 87 42 83 Z', '#e9dfc0'),
];

/** The captain of Morgul: a swollen grey face, one eye shut, iron plates. */
const gothmog = (): Node[] => [
  ...broadShoulders('#4b4740', '#6d675b'),
  shape('M10 78 L2 60 L22 70 Z M90 78 L98 60 L78 70 Z', '#3a3630'),
  shape('M28 42 C26 20 40 12 54 14 C72 16 78 32 74 50 C74 66 64 78 50 80 C36 78 27 62 28 42 Z', '#a29a86'),
  flat('M60 18 C74 24 76 36 72 50 C72 62 64 74 54 78 C64 62 66 36 60 18 Z', '#7e7664'),
  shape('M54 30 C64 26 74 36 70 46 C62 52 54 48 52 42 Z', '#b8a98e', 1.8),
  brush('M55 42 Q62 46 68 40', OUTLINE, 2.4),
  flat('M33 42 Q39 36 46 43 Q39 47 33 42 Z', '#f3e4a8'),
  disc(40, 42, 2.2, { fill: '#5a1408' }),
  brush('M31 36 L46 40', OUTLINE, 3),
  brush('M46 50 L43 58 L51 58', '#5b5444', 2.2),
  shape('M36 65 Q52 60 66 66 Q54 74 36 65 Z', '#3a1210', 1.8),
  flat('M42 65 L44 58 L47 64.6 Z M58 65 L60 58.6 L62.6 66 Z', '#efe5c4'),
  shape('M26 34 C28 14 44 8 58 10 L54 22 C44 20 36 24 34 38 Z', '#5a5c60'),
  brush('M31 30 L40 20 M38 26 L48 15', '#8b8e94', 1.8),
];

/** The Nine: a hood with nothing in it but eyes. */
const ringwraiths = (): Node[] => [
  shape('M14 44 C8 66 0 80 -4 104 L30 104 Z M86 44 C92 66 100 80 104 104 L70 104 Z', '#131218'),
  ...hood('#1f1e27', '#373645', '#060508'),
  ...embers('#ff5a2a', 46, 8),
  brush('M28 88 C34 82 40 80 46 82', '#8d8fa0', 2),
];

/** The Lord of the Nine: an iron crown of spikes on a head that is not there. */
const witchKing = (): Node[] => [
  ...broadShoulders('#22232c', '#43465a'),
  shape('M6 80 L-4 54 L20 68 Z M94 80 L104 54 L80 68 Z', '#2d2f3a'),
  shape('M30 34 C26 60 36 82 50 84 C64 82 74 60 70 34 Z', '#08070b'),
  shape('M24 42 L18 10 L33 26 L38 -2 L50 20 L62 -2 L67 26 L82 10 L76 42 Q50 30 24 42 Z', '#8e95a6'),
  flat('M27 38 L22 18 L33 30 L39 6 L46 22 C38 26 31 31 27 38 Z', '#c8cfdd'),
  brush('M25 43 Q50 31 75 43', '#3a3e4c', 3),
  ...embers('#8fd8ff', 52, 9),
  brush('M36 70 L42 78 L50 72 L58 78 L64 70', '#8e95a6', 2.4),
];

/** A minion's bust, 100 by 100. */
export const MINION_BUSTS = {
  black_serpent: blackSerpent,
  mouth_of_sauron: mouthOfSauron,
  gothmog,
  ringwraiths,
  witch_king: witchKing,
} satisfies Record<MinionBust, () => Node[]>;
