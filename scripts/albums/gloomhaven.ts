import { pictures } from '../../renderers/gloomhaven/index.ts';
import { gloomhaven as game } from '../../src/games/gloomhaven/game.ts';
import type { State } from '../../src/games/gloomhaven/state.ts';
import type { SeenCharacter, View } from '../../src/games/gloomhaven/view.types.ts';
import type { Album, Shot } from './album.ts';

/** Four characters in the first scenario, who know what they do. */
const four = { game, seats: 4, policy: 'competent', options: { scenario: '1', ties: 'by-the-rules' } } as const;
const monsters = ({ figures }: View): number => figures.filter(({ kind }) => kind === 'monster').length;
const hurt = ({ figures }: View): number => figures.filter(({ hp, max }) => hp < max).length;

/** Whose cards lie in all four places. */
const spread = ({ hand, discard, lost, active }: SeenCharacter): boolean =>
  hand >= 3 && discard.length >= 2 && lost.length >= 1 && active.length >= 1;

/** Whether a door has just been opened on a room with somebody in it. */
const isCrowded = (seen: View): boolean =>
  seen.phase === 'turns' && seen.rooms.length >= 2 && monsters(seen) >= 5 && hurt(seen) >= 4;

const shots: readonly Shot<View>[] = [
  {
    name: 'start',
    crew: 'four',
    wanted: ({ phase, round }) => phase === 'choose' && round === 1,
    draw: pictures.board,
  },
  {
    name: 'fight',
    crew: 'four',
    wanted: (seen, told) => isCrowded(seen) && told.some(({ type }) => type === 'attack'),
    draw: pictures.board,
  },
  {
    name: 'zoom',
    crew: 'four',
    wanted: (seen, told) => isCrowded(seen) && told.some(({ type }) => type === 'moves'),
    draw: (seen, look) => pictures.board(seen, { ...look, focus: seen.turn?.actor ?? seen.figures[0]!.id }),
  },
  {
    name: 'monster',
    crew: 'four',
    wanted: (seen) => isCrowded(seen),
    draw: (seen, look) => pictures.board(seen, { ...look, focus: 'type-bandit-archer' }),
  },
  {
    name: 'hand',
    crew: 'four',
    wanted: ({ phase, characters }) => phase === 'choose' && characters.some(spread),
    viewer: ({ characters }) => characters.find(spread)!.seat,
    draw: pictures.hand,
  },
  {
    name: 'legend',
    crew: 'four',
    wanted: (seen) => isCrowded(seen),
    draw: (seen, look) => pictures.board(seen, { ...look, focus: 'legend' }),
  },
  {
    name: 'party',
    crew: 'four',
    wanted: ({ phase, characters }) => phase === 'choose' && characters.some(spread),
    draw: (seen, look) => pictures.board(seen, { ...look, focus: 'party' }),
  },
  {
    name: 'end',
    crew: 'four',
    wanted: ({ stage }) => stage === 'home',
    draw: (seen, look) => pictures.end!(seen, look),
  },
];

export const album: Album<State, View> = {
  prefix: 'gloomhaven-',
  crews: { four },
  shots,
  turn: ({ turns }) => turns,
};
