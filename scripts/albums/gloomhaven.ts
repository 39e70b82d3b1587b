import { pictures } from '../../renderers/gloomhaven/index.ts';
import { legendScene } from '../../renderers/gloomhaven/legend.ts';
import type { Json } from '../../src/core/types.ts';
import { gloomhaven as game } from '../../src/games/gloomhaven/game.ts';
import { judge, proofs } from '../../src/games/gloomhaven/judge/judge.ts';
import { foresee } from '../../src/games/gloomhaven/seen/inquiries/foresee.ts';
import { campaign } from '../../src/games/gloomhaven/seen/party/campaign.ts';
import type { Foresight, SeenCharacter, View } from '../../src/games/gloomhaven/seen/view.types.ts';
import type { State } from '../../src/games/gloomhaven/state/state.ts';
import type { Album, Shot } from './album.ts';

const ties = 'by-the-rules';
/** Four characters in the first scenario, who know what they do. */
const four = { game, judge, proofs, seats: 4, policy: 'competent', options: { scenario: '1', ties } } as const;
/** The same before the Merciless Overseer. */
const bossed = { ...four, options: { scenario: '9', difficulty: 'easy', ties } } as const;
/** A party that comes back to the first scenario until it is won. */
const party = { ...four, options: { scenario: '1', difficulty: 'easy', ties }, goesOn: true } as const;

const monsters = ({ figures }: View): number => figures.filter(({ kind }) => kind === 'monster').length;
const hurt = ({ figures }: View): number => figures.filter(({ hp, max }) => hp < max).length;

/** As people call the campaign of the picture. */
const NAMES = { en: 'The Thursday party', ja: '木曜の一行' } as const;

const bossOf = ({ figures }: View): string | undefined => figures.find(({ rank }) => rank === 'boss')?.id;

/** Whose cards lie in all four places. */
const spread = ({ hand, discard, lost, active }: SeenCharacter): boolean =>
  hand >= 3 && discard.length >= 2 && lost.length >= 1 && active.length >= 1;

/** Whether a door has just been opened on a room with somebody in it. */
const isCrowded = (seen: View): boolean =>
  seen.phase === 'turns' && seen.rooms.length >= 2 && monsters(seen) >= 5 && hurt(seen) >= 4;

const foreseen = (g: State): Foresight => {
  const here = { g, seat: 0, about: null };
  return foresee.barred?.(here) ? [] : (foresee.answer(here, {}).shows as unknown as Foresight);
};

const shots: readonly Shot<View, State>[] = [
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
    name: 'boss',
    crew: 'bossed',
    wanted: (seen, told) =>
      seen.phase === 'turns' &&
      monsters(seen) >= 5 &&
      told.some(({ type, shown }) => type === 'attack' && [shown.actor, shown.target].includes(bossOf(seen) ?? '')),
    draw: pictures.board,
  },
  {
    name: 'foresight',
    crew: 'bossed',
    wanted: (seen, _, g) =>
      isCrowded(seen) && foreseen(g).filter(({ way, targets }) => way.length >= 2 && targets.length > 0).length >= 3,
    viewer: ({ characters }) => characters[0]!.seat,
    draw: (seen, look, g) =>
      pictures.inquiry!(seen, { name: 'foresee', shows: foreseen(g) as unknown as Json }, look)?.scene,
  },
  {
    name: 'campaign',
    crew: 'party',
    wanted: ({ stage, party: { done, members } }) =>
      stage !== 'home' && done.length > 0 && members.every(({ level, items }) => level >= 2 && items.length >= 2),
    draw: (_, look, g) =>
      pictures.campaign!.pages(campaign.view!(g.party), { ...look, name: NAMES[look.locale] })[0]!.scene,
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
  crews: { four, bossed, party },
  shots,
  family: { pieces: legendScene, scene: 'start', fight: 'fight', end: 'end' },
  turn: ({ turns }) => turns,
};
