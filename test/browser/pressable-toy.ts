import { catalogue, type Locale } from '#core/text';
import { group, type Region } from '#renderers/scene';
import type { AnyGame } from '#src/game-part';
import { toy } from '../kit/toy-game.ts';
import en from '../kit/toy-text.en.json' with { type: 'json' };
import ja from '../kit/toy-text.ja.json' with { type: 'json' };

export const PLACES = ['gate', 'square', 'inn', 'mill', 'pond'];
/** A place of the toy as a region of its board. */
export const placeRegion = (id: string, i: number): Region => {
  const [x, right] = [10 + i * 100, 100 + i * 100];
  const name = (locale: Locale) => toy.text.say({ key: `place.${id}` }, locale);
  const corners = [
    [x, 20],
    [right, 20],
    [right, 80],
    [x, 80],
  ] as const;
  return { id, name: { en: name('en'), ja: name('ja') }, shape: corners };
};
/** The toy with places that can be pressed on its board. */
export const pressable = {
  ...toy,
  // Its turns have numbers, so that there are moments to look back at.
  game: { ...toy.game, turn: ({ round, part }) => ({ n: round * 4 + part - 3 }) },
  text: catalogue({ en: { ...en, turn: { name: 'Turn {n}' } }, ja: { ...ja, turn: { name: '{n}手番目' } } }),
  pictures: {
    ...toy.pictures,
    board(view, look) {
      const scene = toy.pictures.board(view, look);
      return { ...scene, nodes: [group(scene.nodes, { regions: PLACES.map(placeRegion) })] };
    },
  },
} satisfies typeof toy as unknown as AnyGame;
