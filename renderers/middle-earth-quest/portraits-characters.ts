import type { Node } from '../scene.ts';
import { brows, brush, eyes, face, flat, noseAndMouth, shape, shoulders } from './portrait-parts.ts';

/** The eight characters who can be met, as busts, told apart by hat, crown, hair and beard. */

export type CharacterBust =
  | 'gandalf'
  | 'aragorn'
  | 'boromir'
  | 'theoden'
  | 'denethor'
  | 'dain'
  | 'thranduil'
  | 'saruman';

/** A beard that falls from the cheeks to a point so far down. */
const beard = (colour: string, low: number): Node =>
  shape(
    `M32 50 C30 68 38 ${low - 8} 50 ${low} C62 ${low - 8} 70 68 68 50 C62 58 56 57 50 57 C44 57 38 58 32 50 Z`,
    colour,
  );
/** Long hair behind a face. */
const mane = (colour: string): Node =>
  shape('M50 10 C24 10 24 40 24 62 C22 78 18 88 22 98 L78 98 C82 88 78 78 76 62 C76 40 76 10 50 10 Z', colour);
/** Hair over a brow, parted in the middle. */
const parting = (colour: string): Node =>
  shape('M50 13 C31 13 27 34 30 52 C34 42 40 33 50 27 C60 33 66 42 70 52 C73 34 69 13 50 13 Z', colour);

/** A wanderer: a pointed hat with a wide brim, a long grey beard. */
const gandalf = (): Node[] => [
  mane('#c9c9c4'),
  ...shoulders('#7d8288', '#a2a8ae'),
  ...face('#e9c5a0', '#c99f78'),
  beard('#dcdcd6', 106),
  brush('M44 66 L42 92 M50 70 L50 98 M56 66 L58 92', '#a8a8a2', 2),
  ...eyes('#3d5a78', 47),
  brush('M35 42 Q41 38 47 43 M65 42 Q59 38 53 43', '#f0f0ea', 3.4),
  brush('M50.5 47 L48.5 55 L52.5 56', '#9a6a48', 1.7),
  shape('M4 38 C24 24 34 34 50 32 C66 34 76 24 96 38 C78 46 62 40 50 40 C38 40 22 46 4 38 Z', '#5d6673'),
  shape('M28 32 C36 20 40 2 58 -12 C56 2 66 18 72 32 C60 38 40 38 28 32 Z', '#6f7987'),
];

/** The heir of kings: dark hair, a short beard, a green stone at the throat. */
const aragorn = (): Node[] => [
  mane('#2f211a'),
  ...shoulders('#33473b', '#4d6656'),
  ...face('#e6bb92', '#c4966c'),
  flat('M34 56 C36 68 44 74 50 74 C56 74 64 68 66 56 C60 64 40 64 34 56 Z', '#4a3325'),
  parting('#3a2920'),
  ...brows('#2a1c14', 1),
  ...eyes('#5d7078', 46),
  ...noseAndMouth('#7a4432'),
  shape('M50 78 L57 86 L50 96 L43 86 Z', '#4fc07a', 1.8),
];

/** A captain of Gondor: brown hair, a full beard, a great horn bound with silver. */
const boromir = (): Node[] => [
  shape('M50 10 C26 10 25 38 26 56 C26 66 26 72 30 78 L70 78 C74 72 74 66 74 56 C75 38 74 10 50 10 Z', '#8a5a30'),
  ...shoulders('#7a2a26', '#9c4640'),
  ...face('#eac29a', '#cb9d74'),
  beard('#96653a', 84),
  brush('M44 63 Q50 60 56 63', '#6a3a22', 2.2),
  parting('#a06c3c'),
  ...brows('#6a4426', 1.5),
  ...eyes('#5a7a52', 46),
  shape('M10 78 C16 96 40 104 70 92 L74 100 C42 114 8 106 2 82 Z', '#efe3c4'),
  brush('M22 92 L17 102 M46 99 L46 107', '#9aa3ac', 4),
];

/** An old king: a golden circlet with horses' heads, white beard and hair. */
const theoden = (): Node[] => [
  mane('#e6dcc2'),
  ...shoulders('#4d6b3a', '#c9a64a'),
  ...face('#e9c3a0', '#c99d78'),
  beard('#efe7d2', 96),
  brush('M44 64 Q50 61 56 64 M46 70 L45 86 M54 70 L55 86', '#b9ad90', 2),
  parting('#f2ead6'),
  ...brows('#b9ad90', 0),
  ...eyes('#456a8a', 46),
  shape('M29 34 L27 16 L36 23 L42 10 L50 20 L58 10 L64 23 L73 16 L71 34 Q50 24 29 34 Z', '#e0b23e'),
];

/** The steward: a long grey face, dark robes, a silver chain with a white stone. */
const denethor = (): Node[] => [
  shape('M50 10 C26 10 25 40 24 60 C23 74 22 80 26 86 L74 86 C78 80 77 74 76 60 C75 40 74 10 50 10 Z', '#6d6b68'),
  ...shoulders('#1f2226', '#3c4148'),
  ...face('#e2c2a4', '#bd9876'),
  parting('#83807c'),
  brush('M39 58 L37 66 M61 58 L63 66', '#a98460', 2),
  ...brows('#4a4744', 3),
  ...eyes('#3a4a55', 46),
  ...noseAndMouth('#7a5240'),
  brush('M26 76 Q50 104 74 76', '#cdd4da', 3),
  shape('M50 86 L56 92 L50 98 L44 92 Z', '#ffffff', 1.8),
];

/** The dwarf king of the Iron Hills: a ridged helm, a white beard in two forks. */
const dain = (): Node[] => [
  shape('M-4 104 C-4 80 16 66 34 64 L66 64 C84 66 104 80 104 104 Z', '#6d3a2c'),
  ...face('#e3b28c', '#c48c66'),
  shape('M28 48 C22 76 26 98 36 106 L46 86 L50 78 L54 86 L64 106 C74 98 78 76 72 48 C66 57 34 57 28 48 Z', '#e9e4da'),
  brush('M38 64 L36 94 M62 64 L64 94', '#b5aea0', 2.2),
  ...eyes('#3a2a1a', 46),
  shape('M24 44 C22 14 40 6 50 6 C60 6 78 14 76 44 L66 40 Q50 30 34 40 Z', '#5d646e'),
  shape('M46 4 L54 4 L55 44 L50 52 L45 44 Z', '#b98a34', 1.8),
  shape('M24 30 L8 18 L14 42 L26 46 Z M76 30 L92 18 L86 42 L74 46 Z', '#b98a34', 1.8),
];

/** The king of the wood: fair hair, pointed ears, a crown of leaves. */
const thranduil = (): Node[] => [
  mane('#ead9a2'),
  ...shoulders('#5a7a5e', '#86a588'),
  shape('M34 44 L22 33 L33 55 Z M66 44 L78 33 L67 55 Z', '#f0d2b0'),
  ...face('#f4d6b4', '#dcb48e'),
  parting('#f3e6b8'),
  ...brows('#a58a48', 0),
  ...eyes('#3f7a8a'),
  ...noseAndMouth('#9a5a42'),
  brush('M30 30 Q50 18 70 30', '#7a5a2c', 3.4),
  shape('M34 28 L28 10 L40 22 Z M50 22 L50 0 L57 20 Z M66 28 L74 10 L61 22 Z M42 24 L40 6 L49 20 Z', '#c8662e', 1.6),
];

/** The white wizard: white hair, a long beard with a black streak, black brows. */
const saruman = (): Node[] => [
  mane('#eeece6'),
  ...shoulders('#e2dfd6', '#ffffff'),
  ...face('#e6c6a8', '#c49e7c'),
  beard('#f4f2ec', 106),
  brush('M50 66 L50 100', '#2b2a2a', 3.4),
  brush('M42 62 L40 88 M58 62 L60 88', '#bdbab0', 2),
  parting('#f8f6f2'),
  ...brows('#1d1b1b', 3.5),
  ...eyes('#1d1b1b', 47),
  brush('M50.5 47 L48 56 L53 57', '#8a5f44', 1.8),
];

/** The bust of a character, 100 by 100. */
export const CHARACTER_BUSTS = {
  gandalf,
  aragorn,
  boromir,
  theoden,
  denethor,
  dain,
  thranduil,
  saruman,
} satisfies Record<CharacterBust, () => Node[]>;
