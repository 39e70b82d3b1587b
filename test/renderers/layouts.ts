import type { Scene } from '#renderers/scene';
import { type Inked, overlap } from './boxes.ts';
import { outside, texts } from './legible.ts';

/** What the layout of any picture of a game keeps to, and what it leaves out on purpose. */
export interface Layout {
  /** In pixels of a picture 1,200 wide. */
  highest: number;
  /** Of letters, in the same pixels; nine on a phone are 27. */
  least: number;
  /** Of names of places between crowds; as of other words where it is absent. */
  leastName?: number;
  /** Letters on pieces may be smaller. */
  isOnPiece(one: Inked): boolean;
}

const tagged =
  (pattern: RegExp) =>
  ({ tags }: Inked): boolean =>
    tags.some((tag) => pattern.test(tag));

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'tears-of-the-dragon': {
    highest: 2040,
    least: 24,
    leastName: 12,
    isOnPiece: tagged(/^(stack|trapped|plan):/),
  },
  scythe: { highest: 1920, least: 24, isOnPiece: tagged(/^(pieces|emblem|home):/) },
  gloomhaven: { highest: 1800, least: 27, isOnPiece: () => false },
  'middle-earth-quest': { highest: 1880, least: 24, isOnPiece: tagged(/^sign$/) },
};

/** Where nothing is left out on purpose. */
const USUAL: Layout = { highest: 1800, least: 27, isOnPiece: () => false };
export const layoutOf = (game: string): Layout => LAYOUTS[game] ?? USUAL;

const isName = ({ tags }: Pick<Inked, 'tags'>): boolean => tags.some((tag) => tag.startsWith('name:'));

/** Digits have no descenders: what is inked of them is lower than a line. */
const inkOf = ({ text, box }: Inked) => (/^×?\d+$/.test(text!) ? { ...box, y: box.y + 4, h: box.h - 9 } : box);

/** The same words at the same place: what lies over something else is drawn over it once more. */
const isAgain = (a: Inked, b: Inked): boolean =>
  a.text === b.text && Math.abs(a.box.x - b.box.x) < 1 && Math.abs(a.box.y - b.box.y) < 1;

/** Lines of all that is wrong with a picture. */
export function faultsOf(scene: Scene, { highest, least, leastName = least, isOnPiece }: Layout): string[] {
  const words = texts(scene);
  const loose = words.filter((one) => !isOnPiece(one));
  const { width, height } = scene;
  return [
    ...(width !== 1200 || height > highest || height <= 100 ? [`${width} by ${height}`] : []),
    ...outside(scene),
    ...words.flatMap((a, n) =>
      words
        .slice(n + 1)
        .flatMap((b) =>
          isAgain(a, b) || (isOnPiece(a) && isOnPiece(b)) || !overlap(inkOf(a), inkOf(b))
            ? []
            : [`${a.text} (${a.tags.join(' ')}) / ${b.text} (${b.tags.join(' ')})`],
        ),
    ),
    ...words.flatMap(({ text, tags }) => (tags.includes('asked') && text!.endsWith('…') ? [`cut: ${text}`] : [])),
    ...loose.flatMap(({ text, size, tags }) =>
      size! < (isName({ tags }) ? leastName : least) - 0.01
        ? [`${text} (${tags.join(' ')}) of ${size!.toFixed(1)}`]
        : [],
    ),
  ];
}
