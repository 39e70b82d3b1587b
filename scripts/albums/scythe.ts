import { pictures } from '../../renderers/scythe/index.ts';
import { legendScene } from '../../renderers/scythe/legend.ts';
import { scythe as game } from '../../src/games/scythe/game.ts';
import { judge, proofs } from '../../src/games/scythe/judge/judge.ts';
import type { PlayerView, View } from '../../src/games/scythe/seen/view.types.ts';
import type { State } from '../../src/games/scythe/state/state.ts';
import type { Album, Shot } from './album.ts';

/** Five seats of the base game, as full as it gets without the expansion. */
const five = { game, judge, proofs, seats: 5, policy: 'progress' } as const;
const ROUND = five.seats;

const isAtRest = ({ phase, turn, combat }: View): boolean =>
  phase === 'play' && turn?.part === 'choose' && combat === null;
const stars = ({ players }: View): number => players.reduce((sum, one) => sum + one.stars.length, 0);

/** What has been moved off the mats of a seat. */
const done = ({ upgrades, mechs, structures, recruits }: PlayerView): number =>
  upgrades.length + mechs.length + Object.keys(structures).length + recruits.length;

/** The seat whose mats have most to show. */
const busiest = ({ players }: View): PlayerView => [...players].sort((a, b) => done(b) - done(a))[0]!;

/** The seat with most in hand. */
const richest = ({ players }: View): PlayerView =>
  [...players].sort((a, b) => b.objectives - a.objectives || (b.cards ?? 0) - (a.cards ?? 0))[0]!;

const shots: readonly Shot<View>[] = [
  { name: 'start', crew: 'five', wanted: (seen) => seen.turns === 1 && isAtRest(seen), draw: pictures.board },
  {
    name: 'middle',
    crew: 'five',
    wanted: (seen, told) =>
      isAtRest(seen) &&
      seen.turns >= 20 * ROUND &&
      stars(seen) >= 2 &&
      seen.players.every((one) => done(one) >= 2) &&
      told.some(({ type }) => type === 'moved'),
    draw: pictures.board,
  },
  {
    name: 'combat',
    crew: 'five',
    wanted: ({ combat, units, goods }) =>
      combat !== null && units.filter(({ at }) => at === combat.hex).length >= 4 && goods[combat.hex] !== undefined,
    draw: (seen, look) => pictures.board(seen, { ...look, focus: seen.combat!.hex }),
  },
  {
    name: 'mat',
    crew: 'five',
    wanted: (seen) => isAtRest(seen) && done(busiest(seen)) >= 9 && busiest(seen).declines.length === 0,
    draw: (seen, look) => pictures.board(seen, { ...look, focus: `mat-${busiest(seen).seat}` }),
  },
  {
    name: 'hand',
    crew: 'five',
    wanted: (seen) => isAtRest(seen) && seen.turns >= 8 * ROUND && (richest(seen).cards ?? 0) >= 5,
    viewer: (seen) => richest(seen).seat,
    draw: pictures.hand,
  },
  {
    name: 'legend',
    crew: 'five',
    wanted: isAtRest,
    draw: (seen, look) => pictures.board(seen, { ...look, focus: 'legend' }),
  },
  {
    name: 'end',
    crew: 'five',
    wanted: ({ phase }) => phase === 'over',
    draw: (seen, look) => pictures.end!(seen, look),
  },
];

export const album: Album<State, View> = {
  prefix: 'scythe-',
  crews: { five },
  shots,
  family: { pieces: legendScene, scene: 'middle', fight: 'combat', end: 'end' },
  turn: ({ turns }) => turns,
};
