import { disc, type Node } from '../scene.ts';
import {
  broadShoulders,
  brows,
  brush,
  embers,
  eyes,
  face,
  flat,
  hood,
  OUTLINE,
  shape,
  shoulders,
  stick,
} from './portrait-parts.ts';

/** What monster tokens turn out to be, as busts. */

/** A crow in profile with a great beak, turned to the hero at the left. */
const crebain = (): Node[] => [
  shape('M98 104 C94 74 80 60 66 50 C70 26 56 10 38 14 C28 16 22 24 21 34 C24 56 30 72 26 104 Z', '#20232c'),
  flat('M92 101 C86 78 72 66 60 54 C62 70 70 88 70 101 Z', '#3d4454'),
  shape('M30 22 C16 22 6 30 0 42 C10 40 20 44 30 42 Z', '#8a8578'),
  brush('M29 33 Q14 32 2 41', OUTLINE, 2),
  disc(38, 30, 5.4, { fill: '#f2d24a', stroke: { colour: OUTLINE, width: 1.8 } }),
  disc(37, 30, 2, { fill: OUTLINE }),
  brush('M70 70 L62 84 M56 66 L50 80 M44 64 L40 78', '#4e566a', 2.4),
  brush('M66 48 L80 40 M64 42 L76 32', '#20232c', 4),
];

/** A spy: hood, a scarf over the mouth, eyes that look aside, a knife. */
const agent = (): Node[] => [
  ...hood('#5b4a3a', '#7c6850', '#1d140e'),
  ...face('#d9ae86', '#b98a62'),
  shape('M31 52 C40 48 60 48 69 52 C70 66 62 76 50 78 C38 76 30 66 31 52 Z', '#6b3350'),
  brush('M34 60 Q50 66 66 60', '#4a2037', 1.8),
  ...eyes('#d9ae86', 44),
  disc(45, 43.6, 2, { fill: OUTLINE }),
  disc(61, 43.6, 2, { fill: OUTLINE }),
  ...brows('#2a1a10', 2),
  shape('M84 104 L80 70 L84 52 L88 70 Z', '#ccd3da', 1.8),
  shape('M76 84 L92 84 L92 89 L76 89 Z', '#8a6a2a', 1.8),
];

/** A small orc with great ears and a bow. */
const snaga = (): Node[] => [
  brush('M12 20 C0 44 0 70 14 96', '#5a3a1c', 4.4),
  stick([12, 20], [14, 96], '#d8ccb0', 1.2),
  ...shoulders('#4d4634', '#6b6248'),
  shape('M34 44 L2 26 L14 48 L33 58 Z', '#8b9a4e'),
  shape('M66 44 L98 26 L86 48 L67 58 Z', '#75833e'),
  shape('M32 40 C32 22 68 22 68 40 C70 58 60 76 50 80 C40 76 30 58 32 40 Z', '#93a355'),
  flat('M58 28 C68 32 70 44 66 56 C64 66 57 74 51 78 C58 64 62 42 58 28 Z', '#74823d'),
  flat('M35 45 Q41 37 48 47 Q40 50 35 45 Z', '#f7e27a'),
  flat('M65 45 Q59 37 52 47 Q60 50 65 45 Z', '#f7e27a'),
  disc(42, 45, 2, { fill: OUTLINE }),
  disc(58, 45, 2, { fill: OUTLINE }),
  brush('M50 48 L46 57 L54 57', '#55602c', 2),
  brush('M41 66 L46 63 L50 67 L54 63 L59 66', OUTLINE, 2.4),
];

/** An orc: an iron cap with a nose guard, tusks. */
const orc = (): Node[] => [
  ...broadShoulders('#4a3c34', '#6b5a4e'),
  shape('M28 46 C28 24 72 24 72 46 C76 62 66 80 50 84 C34 80 24 62 28 46 Z', '#6d7d4a'),
  flat('M60 30 C72 34 74 48 71 58 C68 72 58 80 52 82 C62 68 66 46 60 30 Z', '#52603a'),
  flat('M34 50 Q40 44 47 52 Q40 55 34 50 Z', '#f0b030'),
  flat('M66 50 Q60 44 53 52 Q60 55 66 50 Z', '#f0b030'),
  disc(41.5, 50.4, 1.9, { fill: OUTLINE }),
  disc(58.5, 50.4, 1.9, { fill: OUTLINE }),
  shape('M36 68 Q50 62 64 68 Q58 78 50 77 Q42 78 36 68 Z', '#2c0f0c', 1.8),
  shape('M38 70 L40 58 L45 69 Z M62 70 L60 58 L55 69 Z', '#efe5c4', 1.5),
  shape('M24 46 C22 18 38 8 50 8 C62 8 78 18 76 46 L54 40 L52 62 L48 62 L46 40 Z', '#5d6066'),
  flat('M28 42 C27 22 38 13 46 12 C38 20 35 30 35 40 Z', '#8d9198'),
  shape('M50 8 L46 -6 L54 -6 Z', '#5d6066'),
];

/** A dead king of the mounds: a skull with a crown, in a shroud. */
const barrowWight = (): Node[] => [
  ...hood('#8fa3ad', '#bccad1', '#1a262e'),
  shape('M33 42 C33 26 67 26 67 42 C70 52 66 58 62 60 L60 74 L40 74 L38 60 C34 58 30 52 33 42 Z', '#dfe3d6'),
  flat('M58 30 C68 36 67 50 61 58 L59 72 L54 72 C60 58 62 42 58 30 Z', '#b6bdb0'),
  shape('M36 46 Q42 41 47 47 Q44 55 38 53 Z M64 46 Q58 41 53 47 Q56 55 62 53 Z', '#11181d', 1.4),
  disc(42, 48, 2.2, { fill: '#7fe3e8' }),
  disc(58, 48, 2.2, { fill: '#7fe3e8' }),
  flat('M50 53 L53 60 L47 60 Z', '#11181d'),
  brush('M42 65 L58 65 M45 62 L45 72 M50 62 L50 72 M55 62 L55 72', '#4e5a58', 1.6),
  shape('M31 32 L29 14 L38 22 L43 10 L50 21 L57 10 L62 22 L71 14 L69 32 Q50 24 31 32 Z', '#b89a3c'),
];

/** A man of the South: a wound cloth under a ribbed cap, a spear, dark skin and a pointed beard. */
const southron = (): Node[] => [
  stick([86, -2], [86, 104], '#6b4a22', 4.6),
  shape('M86 -12 L93 8 L86 16 L79 8 Z', '#cdd4da', 1.8),
  ...shoulders('#a3391f', '#cf6a34'),
  shape('M26 46 C22 70 28 84 38 90 L62 90 C72 84 78 70 74 46 Z', '#d9a441'),
  ...face('#7b4c2c', '#5d361c'),
  flat('M40 60 C42 74 47 80 50 82 C53 80 58 74 60 60 Q50 66 40 60 Z', '#20140c'),
  brush('M44 60 Q50 57 56 60', '#c58a62', 2),
  shape('M28 42 C26 22 40 14 50 6 C60 14 74 22 72 42 Q50 32 28 42 Z', '#c98f2b'),
  brush('M50 8 L50 34 M40 16 L37 37 M60 16 L63 37', '#7d5412', 2.2),
  ...eyes('#20140c', 46),
  ...brows('#1a0f08', 2),
];

/** A wild man of the hills: matted hair and beard, a fur, a torch. */
const dunlending = (): Node[] => [
  stick([14, 30], [18, 104], '#5a3a1c', 5),
  shape('M14 34 C4 24 10 12 12 0 C20 8 28 18 22 34 Z', '#f09a2e', 1.8),
  flat('M15 32 C10 26 14 18 14 12 C19 18 22 26 19 32 Z', '#ffe28a'),
  shape('M2 104 C4 84 14 74 22 76 L28 68 L36 76 L44 68 L52 76 L60 68 L68 76 L76 70 C90 76 96 88 98 104 Z', '#7a6247'),
  shape('M22 66 C14 40 24 10 50 10 C76 10 86 40 78 66 L70 58 L72 46 L28 46 L30 58 Z', '#4a2f1c'),
  ...face('#dca67c', '#bb8258'),
  shape('M32 52 C30 72 40 92 50 94 C60 92 70 72 68 52 C62 60 56 58 50 58 C44 58 38 60 32 52 Z', '#5a3a22'),
  brush('M44 66 Q50 63 56 66', '#c98a6a', 2.2),
  flat('M30 46 C32 30 42 24 50 24 C58 24 68 30 70 46 L62 38 L56 42 L48 36 L40 42 Z', '#4a2f1c'),
  ...eyes('#3a5a3a', 47),
];

/** A great wolf with bared teeth, its rider a helm behind. */
const wargRider = (): Node[] => [
  shape('M58 30 C56 8 66 -2 78 -2 C90 -2 98 10 95 32 Z', '#5d6066'),
  flat('M66 22 L70 16 L74 22 Z M80 22 L84 16 L88 22 Z', '#f0b030'),
  shape('M0 104 C2 80 14 66 26 58 L20 26 L38 40 Q50 34 62 40 L80 24 L76 58 C88 68 98 82 100 104 Z', '#6e6257'),
  flat('M5 101 C8 82 18 70 30 62 L25 36 L38 45 C30 60 24 80 26 101 Z', '#948677'),
  flat('M31 53 L46 57 L36 60 Z M69 53 L54 57 L64 60 Z', '#ffcf3a'),
  shape('M38 62 Q50 54 62 62 L66 80 Q58 92 50 92 Q42 92 34 80 Z', '#85786a', 1.8),
  shape('M43 66 Q50 61 57 66 Q56 73 50 74 Q44 73 43 66 Z', '#1c1512', 1.4),
  shape('M37 80 Q50 76 63 80 Q58 91 50 91 Q42 91 37 80 Z', '#4a100c', 1.6),
  flat('M39 80 L42 87 L45 79 Z M47 78.6 L50 84 L53 78.6 Z M55 79 L58 87 L61 80 Z', '#f3ead0'),
];

/** A great orc of Isengard: black, a white hand on the brow. */
const urukHai = (): Node[] => [
  ...broadShoulders('#2e2b2a', '#504a47'),
  shape('M14 82 L10 60 L28 66 Z M86 82 L90 60 L72 66 Z', '#6b6f75'),
  shape('M28 44 C26 18 74 18 72 44 C74 64 66 80 50 84 C34 80 26 64 28 44 Z', '#4b3a32'),
  flat('M60 24 C72 30 74 46 71 58 C68 72 58 80 52 82 C62 66 66 42 60 24 Z', '#33261f'),
  flat(
    'M42 40 L42 27 L45 27 L45.6 35 L46.6 21 L49.4 21 L49.8 34 L51.6 22 L54.2 22.6 L53.6 35 L56.4 27 L59 28 L57 40 Q50 48 42 40 Z',
    '#f3efe6',
  ),
  flat('M34 52 Q40 46 47 53 Q40 56 34 52 Z M66 52 Q60 46 53 53 Q60 56 66 52 Z', '#f6d64a'),
  disc(41.4, 51.6, 1.8, { fill: OUTLINE }),
  disc(58.6, 51.6, 1.8, { fill: OUTLINE }),
  brush('M33 47 L46 49.6 M67 47 L54 49.6', OUTLINE, 3.2),
  brush('M38 70 L43 66 L47 70 L50 66 L53 70 L57 66 L62 70', '#efe5c4', 2.8),
  shape('M24 56 C18 24 32 6 50 6 C68 6 82 24 76 56 L70 54 C74 30 64 17 50 17 C36 17 26 30 30 54 Z', '#1c1a1c'),
];

/** A spider from above: eight legs and many eyes. */
const giantSpider = (): Node[] => [
  brush(
    'M34 54 C16 40 8 30 4 8 M36 60 C16 54 4 52 -4 38 M36 66 C20 70 8 78 2 96 M42 72 C34 84 28 92 26 104',
    OUTLINE,
    6.5,
  ),
  brush(
    'M66 54 C84 40 92 30 96 8 M64 60 C84 54 96 52 104 38 M64 66 C80 70 92 78 98 96 M58 72 C66 84 72 92 74 104',
    OUTLINE,
    6.5,
  ),
  shape('M50 -2 C74 -2 80 24 70 40 C62 50 38 50 30 40 C20 24 26 -2 50 -2 Z', '#4a4048'),
  flat('M46 2 C32 4 28 24 36 38 C34 22 38 10 46 2 Z', '#6e6270'),
  brush('M50 6 L50 30 M42 12 L58 12 M44 20 L56 20', '#a88a5a', 3),
  shape('M34 56 C34 42 66 42 66 56 C68 72 58 80 50 80 C42 80 32 72 34 56 Z', '#3a323a'),
  ...[42, 58].map((x) => disc(x, 57, 4.6, { fill: '#e8452e', stroke: { colour: OUTLINE, width: 1.4 } })),
  ...[36.6, 63.4, 47, 53].map((x, n) => disc(x, n < 2 ? 63 : 66, 2.4, { fill: '#ffb04a' })),
  shape('M42 76 L40 92 L47 82 Z M58 76 L60 92 L53 82 Z', '#e8dcc0', 1.6),
];

/** A tree that is awake: boughs, a face in the bark. */
const huorn = (): Node[] => [
  shape('M10 50 C-6 40 0 14 20 16 C22 -4 50 -10 58 4 C76 -8 98 6 92 24 C108 34 100 56 84 52 Z', '#3f6b34'),
  flat('M16 44 C4 36 8 20 24 22 C28 4 44 0 52 8 C40 14 30 30 30 46 Z', '#5f8f4a'),
  shape('M26 104 C34 88 30 60 24 40 L38 46 L40 28 L50 42 L60 26 L62 46 L78 38 C70 60 68 88 76 104 Z', '#6a4a2c'),
  flat('M34 101 C40 84 38 62 33 47 L41 50 L44 40 C46 62 42 84 44 101 Z', '#8a6640'),
  flat('M36 58 Q42 52 47 60 Q41 63 36 58 Z M64 58 Q58 52 53 60 Q59 63 64 58 Z', '#f2e08a'),
  disc(42, 58.6, 1.8, { fill: OUTLINE }),
  disc(58, 58.6, 1.8, { fill: OUTLINE }),
  brush('M50 60 L47 72 L53 72', '#3c2714', 2.2),
  shape('M38 80 Q50 74 62 80 Q50 90 38 80 Z', '#241508', 1.6),
  brush('M24 40 L12 24 M78 38 L90 22 M50 42 L50 14', '#6a4a2c', 4),
];

/** A troll of the caves: a small head on vast shoulders, a hanging lip. */
const caveTroll = (): Node[] => [
  shape('M-8 104 C-12 62 8 38 32 34 L68 34 C92 38 112 62 108 104 Z', '#7b8078'),
  flat('M-3 101 C-6 68 10 46 32 40 C18 56 14 82 18 101 Z', '#a0a59c'),
  shape('M32 34 C30 12 70 12 68 34 C74 52 68 70 50 72 C32 70 26 52 32 34 Z', '#8b9088'),
  flat('M58 17 C70 22 72 40 69 52 C66 64 58 70 52 71 C62 58 64 34 58 17 Z', '#686d66'),
  shape('M30 38 L20 30 L28 50 Z M70 38 L80 30 L72 50 Z', '#7b8078', 1.8),
  disc(42, 38, 3.4, { fill: '#f3e9c8', stroke: { colour: OUTLINE, width: 1.4 } }),
  disc(58, 38, 3.4, { fill: '#f3e9c8', stroke: { colour: OUTLINE, width: 1.4 } }),
  disc(42, 38.4, 1.4, { fill: OUTLINE }),
  disc(58, 38.4, 1.4, { fill: OUTLINE }),
  brush('M34 31 Q50 25 66 31', OUTLINE, 3.4),
  shape('M44 44 Q50 36 56 44 Q58 52 50 53 Q42 52 44 44 Z', '#7b8078', 1.8),
  shape('M36 60 Q50 54 64 60 Q60 70 50 70 Q40 70 36 60 Z', '#3a2420', 1.8),
  flat('M40 66 L43 56 L47 67 Z M60 66 L57 56 L53 67 Z', '#efe5c4'),
];

/** A beast of war: great ears, trunk and tusks. */
const oliphaunt = (): Node[] => [
  shape('M30 26 C10 10 -10 26 -4 52 C-2 72 14 84 28 72 Z', '#7d726c'),
  shape('M70 26 C90 10 110 26 104 52 C102 72 86 84 72 72 Z', '#6a605b'),
  shape('M24 40 C24 8 76 8 76 40 C76 58 66 66 60 72 L60 104 L40 104 L40 72 C34 66 24 58 24 40 Z', '#968a82'),
  flat('M30 38 C30 20 40 14 48 14 C38 24 38 50 46 72 L46 101 L42 101 L42 70 C36 62 30 54 30 38 Z', '#b6aaa0'),
  brush('M42 78 L58 78 M42 86 L58 86 M42 94 L58 94', '#6a605b', 2),
  shape('M38 64 C28 72 14 74 8 92 C20 88 36 88 42 74 Z', '#f3ead0'),
  shape('M62 64 C72 72 86 74 92 92 C80 88 64 88 58 74 Z', '#f3ead0'),
  disc(37, 44, 3.2, { fill: '#2a1608' }),
  disc(63, 44, 3.2, { fill: '#2a1608' }),
  shape('M28 22 Q50 6 72 22 L68 32 Q50 20 32 32 Z', '#a3391f', 1.8),
  disc(50, 20, 3.6, { fill: '#e3b83c' }),
];

/** A spirit of fire: horns, a mane of flames, shadow. */
const balrog = (): Node[] => [
  shape(
    'M50 104 C10 104 4 74 14 54 C2 40 16 22 22 34 C22 12 40 16 40 2 C48 10 52 10 60 2 C60 16 78 12 78 34 C84 22 98 40 86 54 C96 74 90 104 50 104 Z',
    '#d9461c',
  ),
  flat(
    'M50 96 C22 96 18 74 26 56 C20 46 28 38 32 44 C34 28 44 28 45 16 C50 22 54 20 56 16 C57 28 66 28 68 44 C72 38 80 46 74 56 C82 74 78 96 50 96 Z',
    '#ff9a2e',
  ),
  shape('M28 52 C22 30 10 26 4 4 C24 12 36 22 42 38 Z M72 52 C78 30 90 26 96 4 C76 12 64 22 58 38 Z', '#1c1210'),
  shape('M30 48 C32 30 68 30 70 48 C74 66 64 86 50 92 C36 86 26 66 30 48 Z', '#2a1613'),
  flat('M58 38 C70 46 70 62 64 74 C60 82 54 88 51 90 C60 72 62 54 58 38 Z', '#170b0a'),
  ...embers('#ffd23a', 54, 9),
  brush('M32 46 L46 51 M68 46 L54 51', '#ff9a2e', 2.4),
  shape('M38 72 Q50 64 62 72 Q58 84 50 85 Q42 84 38 72 Z', '#ffb02e', 1.6),
  flat('M41 72 L44 79 L47 70 Z M53 70 L56 79 L59 72 Z', '#2a1613'),
];

/** What turned out to be nothing: mist over an empty path. */
const blank = (): Node[] => [
  brush('M10 40 Q30 30 50 40 Q70 50 90 40', '#d9cdb4', 5),
  brush('M18 58 Q38 48 56 58 Q74 68 88 58', '#b8ab90', 5),
  brush('M8 76 Q28 66 48 76 Q68 86 92 76', '#d9cdb4', 5),
];

/** What a token shows, by the id of the data; a test holds the list to it. */
export type MonsterBust =
  | 'crebain'
  | 'agent'
  | 'snaga'
  | 'orc'
  | 'barrow_wight'
  | 'southron'
  | 'dunlending'
  | 'warg_rider'
  | 'uruk_hai'
  | 'giant_spider'
  | 'huorn'
  | 'cave_troll'
  | 'oliphaunt'
  | 'balrog'
  | 'blank';

/** The bust of what a monster token shows, 100 by 100. */
export const MONSTER_BUSTS = {
  crebain,
  agent,
  snaga,
  orc,
  barrow_wight: barrowWight,
  southron,
  dunlending,
  warg_rider: wargRider,
  uruk_hai: urukHai,
  giant_spider: giantSpider,
  huorn,
  cave_troll: caveTroll,
  oliphaunt,
  balrog,
  blank,
} satisfies Record<MonsterBust, () => Node[]>;
