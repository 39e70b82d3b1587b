import type { HEROES } from '#games/middle-earth-quest/printed/effects/ids';
import { disc, type Node } from '../scene.ts';
import {
  brows,
  brush,
  eyes,
  face,
  flat,
  hood,
  noseAndMouth,
  OUTLINE,
  shape,
  shoulders,
  stick,
} from './portrait-parts.ts';

/** The five heroes as busts, told apart by hair and headgear. */

/** An elf of the woods: long fair hair, pointed ears, a bow behind the shoulder. */
const argalad = (): Node[] => [
  brush('M88 6 C70 30 70 66 92 98', '#6b4a22', 5),
  stick([88, 6], [92, 98], '#e9dfc6', 1.3),
  shape('M50 12 C26 12 24 40 25 60 C25 76 20 84 16 92 L84 92 C80 84 75 76 75 60 C76 40 74 12 50 12 Z', '#d9b865'),
  ...shoulders('#2f6b3c', '#4a8a55'),
  shape('M34 44 L22 33 L33 55 Z', '#f0cfa6'),
  shape('M66 44 L78 33 L67 55 Z', '#dcb68a'),
  ...face('#f0cfa6', '#d9b284'),
  shape('M50 14 C34 14 29 30 31 48 C36 40 40 32 50 27 C60 32 64 40 69 48 C71 30 66 14 50 14 Z', '#e9cd80'),
  brush('M34 27 Q50 20 66 27', '#4a8a55', 3),
  ...brows('#8a6a2a'),
  ...eyes('#2f6b3c'),
  ...noseAndMouth('#8a5a3a'),
];

/** A ranger: hooded, dark hair, a star that holds the cloak. */
const beravor = (): Node[] => [
  ...hood('#4f5a4a', '#6e7a66', '#2a1d16'),
  ...face('#e8c19a', '#cda277'),
  flat('M31 50 C29 30 38 21 50 21 C62 21 71 30 69 50 C66 40 62 32 56 28 C48 34 38 36 34 42 Z', '#33201a'),
  ...brows('#33201a', 1),
  ...eyes('#4a6a7a'),
  ...noseAndMouth('#8a4a3a'),
  shape('M50 79 L53.4 86 L61 87 L55.4 92 L57 99.6 L50 95.6 L43 99.6 L44.6 92 L39 87 L46.6 86 Z', '#e9eef2', 1.6),
];

/** A lady of Gondor: brown hair that falls to both sides, a circlet with a white stone, the tree on her tabard. */
const eleanor = (): Node[] => [
  shape('M50 10 C22 10 22 42 20 62 C18 78 14 88 22 96 L78 96 C86 88 82 78 80 62 C78 42 78 10 50 10 Z', '#6a3a20'),
  ...shoulders('#22304e', '#3c5078'),
  brush('M50 104 L50 84 M50 94 L42 86 M50 94 L58 86 M50 88 L45 81 M50 88 L55 81', '#eef2f6', 2.6),
  ...face('#f2cfae', '#d8ae88'),
  shape('M50 13 C30 13 27 36 30 56 C33 46 38 36 48 27 C60 34 66 44 70 56 C73 36 70 13 50 13 Z', '#7c4526'),
  brush('M31 31 Q50 20 69 31', '#dfe6ee', 3.4),
  shape('M50 21 L54 26 L50 31 L46 26 Z', '#f8fbff', 1.4),
  ...brows('#5a3018'),
  ...eyes('#3c5078'),
  ...noseAndMouth('#9a4a42'),
];

/** A rider of the Mark: a helm with cheek guards and a tail of horsehair, a fair beard. */
const eometh = (): Node[] => [
  shape('M50 6 C60 -6 84 0 90 20 C95 36 90 52 94 66 C84 58 80 44 78 32 C75 18 64 12 52 14 Z', '#efe3c0'),
  ...shoulders('#2e6b4a', '#d8b052'),
  ...face('#edc79c', '#d0a374'),
  shape('M34 54 C34 72 42 82 50 84 C58 82 66 72 66 54 C60 60 56 58 50 58 C44 58 40 60 34 54 Z', '#d6ab52'),
  brush('M44 64 Q50 61 56 64', '#8a5a2a', 2.4),
  shape('M28 46 C26 18 38 9 50 9 C62 9 74 18 72 46 L66 62 L63 42 Q50 34 37 42 L34 62 Z', '#b9a06a'),
  flat('M31 44 C30 22 39 13 47 12 C39 20 36 30 36.6 40 L34 56 Z', '#e5d29c'),
  shape('M47 12 L53 12 L52.4 50 L50 54 L47.6 50 Z', '#8c7440', 1.6),
  ...eyes('#3f6a86', 46),
];

/** A dwarf: an iron cap and a red beard in two plaits, as broad as high. */
const thalin = (): Node[] => [
  shape('M-4 104 C-4 80 16 66 34 64 L66 64 C84 66 104 80 104 104 Z', '#4a5666'),
  flat('M0 101 C2 82 18 72 32 69 C22 78 18 90 18 101 Z', '#6d7b8e'),
  ...face('#e5b48c', '#c98f66'),
  shape('M28 48 C24 74 32 100 40 104 L60 104 C68 100 76 74 72 48 C66 56 58 54 50 55 C42 54 34 56 28 48 Z', '#b4491f'),
  brush('M36 62 C34 76 38 90 41 100', '#7c2c10', 2.4),
  brush('M64 62 C66 76 62 90 59 100', '#7c2c10', 2.4),
  brush('M50 66 L50 98', '#7c2c10', 2),
  shape('M38 60 Q50 52 62 60 Q56 65 50 62 Q44 65 38 60 Z', '#cf6630', 1.6),
  disc(50, 53, 5, { fill: '#d79a72', stroke: { colour: OUTLINE, width: 1.8 } }),
  shape('M26 42 C26 16 40 8 50 8 C60 8 74 16 74 42 Q50 32 26 42 Z', '#8b97a5'),
  flat('M30 37 C31 20 40 13 47 12 C40 18 37 26 37 34 Z', '#c6d0da'),
  shape('M24 44 Q50 32 76 44 L75 37 Q50 26 25 37 Z', '#d0a23c', 1.8),
  ...eyes('#3a2a1a', 46),
];

/** A hero's bust, 100 by 100. */
export const HERO_BUSTS = { argalad, beravor, eleanor, eometh, thalin } satisfies Record<
  (typeof HEROES)[number],
  () => Node[]
>;
