import { pictures } from '../../renderers/tears-of-the-dragon/index.ts';
import { legendPages } from '../../renderers/tears-of-the-dragon/legend.ts';
import { pullOf, pullsFrom } from '../../src/core/pulls.ts';
import type { Here } from '../../src/core/types.ts';
import { tearsOfTheDragon as game } from '../../src/games/tears-of-the-dragon/game.ts';
import { judge, proofs } from '../../src/games/tears-of-the-dragon/judge/judge.ts';
import { areas } from '../../src/games/tears-of-the-dragon/printed/content.ts';
import { activate } from '../../src/games/tears-of-the-dragon/rules/chapters/activation.ts';
import { move } from '../../src/games/tears-of-the-dragon/rules/chapters/move.ts';
import { embark, sail } from '../../src/games/tears-of-the-dragon/rules/chapters/sea.ts';
import { stay } from '../../src/games/tears-of-the-dragon/rules/fight/retreat.ts';
import type { BattleView, PlaceView, View } from '../../src/games/tears-of-the-dragon/seen/view.types.ts';
import { at, boxOf, isSea, leads } from '../../src/games/tears-of-the-dragon/state/pieces.ts';
import type { State } from '../../src/games/tears-of-the-dragon/state/state.ts';
import type { Album, Shot } from './album.ts';

const stacks = (seen: View) => seen.places.flatMap((place) => place.stacks);
const fighting = ({ lines }: BattleView, least: number) =>
  lines.every(({ pieces }) => pieces.filter(({ dice }) => dice.length > 0).length >= least);

/** A castle with defenders inside and several pieces before it. */
const siege = (seen: View): PlaceView | undefined =>
  seen.places.find(
    ({ besieged, controller, stacks }) =>
      besieged &&
      stacks.some(({ seat, inside, pieces }) => seat === controller && inside && pieces.length >= 2) &&
      stacks.some(({ seat, pieces }) => seat !== controller && pieces.length >= 3),
  );

const inTheMiddle = (seen: View): boolean =>
  seen.turn >= 6 &&
  seen.phase === 'actions' &&
  seen.battle === null &&
  seen.allowance !== null &&
  seen.knowledge.every((ruins) => ruins.length >= 2) &&
  seen.knowledge.flat().length < 14 &&
  stacks(seen).some(({ ship }) => ship) &&
  stacks(seen).length >= 8;

const shots: readonly Shot<View>[] = [
  {
    name: 'start',
    crew: 'players',
    wanted: ({ turn, phase }) => turn === 1 && phase === 'command',
    draw: pictures.board,
  },
  { name: 'middle', crew: 'players', wanted: inTheMiddle, draw: pictures.board },
  { name: 'middle-hand', crew: 'players', wanted: inTheMiddle, viewer: () => 1, draw: pictures.hand },
  {
    name: 'siege',
    crew: 'players',
    wanted: (seen) => seen.battle === null && siege(seen) !== undefined,
    draw: (seen, look) => pictures.board(seen, { ...look, focus: siege(seen)!.id }),
  },
  {
    name: 'sea-battle',
    crew: 'seafarers',
    wanted: ({ battle }) =>
      battle?.kind === 'sea' && fighting(battle, 1) && battle.lines.some(({ shipHits }) => (shipHits ?? 0) > 0),
    draw: pictures.board,
  },
  {
    name: 'battle',
    crew: 'players',
    wanted: ({ battle }) =>
      battle !== null &&
      battle.kind !== 'sea' &&
      fighting(battle, 3) &&
      battle.lines.some(({ leaders }) => leaders.length > 0) &&
      battle.lines.flatMap(({ pieces }) => pieces).some(({ spell }) => spell) &&
      battle.lines.flatMap(({ pieces }) => pieces).some(({ gone }) => gone),
    draw: pictures.board,
  },
  {
    name: 'legend',
    crew: 'players',
    wanted: ({ turn }) => turn >= 2,
    draw: (seen, { locale }) => legendPages(seen, locale)[0]!.scene,
  },
  {
    name: 'end',
    crew: 'players',
    wanted: ({ winner, turn }) => winner !== null && turn >= 8,
    draw: (seen, look) => pictures.end!(seen, look),
  },
];

/** How much seafarers like a place: ports, the open sea, and above all enemies there. */
const waters = ({ g, seat }: Here<State>, place: string): number =>
  isSea(place) ? (at(g, place, 1 - seat).length > 1 ? 900 : 20) : 0.2;
const seafaring = pullsFrom([
  pullOf(
    activate,
    ({ g }, { piece }) => 0.2 + (leads(g, piece) ? 4 * boxOf(g, piece).length : g.counters[piece]!.ship ? 6 : 0),
  ),
  pullOf(move, (_, { group, path }) => group.length ** 2 * (areas.get(path.at(-1)!)?.type === 'port' ? 12 : 0.6)),
  pullOf(embark, (here, { group, to }) => group.length ** 3 * waters(here, to)),
  pullOf(sail, (here, { to }) => 10 * waters(here, to)),
  pullOf(stay, 30),
]);
/** The seats of most matches judge for themselves; seafarers fill ships by chance and sail at whoever is at sea. */
const crews: Album<State, View>['crews'] = {
  players: { game, judge, proofs, policy: 'competent', most: 2_000 },
  seafarers: {
    game,
    judge: { pulls: { ...judge.pulls, ...seafaring } },
    proofs,
    policy: 'progress',
    most: 600,
  },
};

export const album: Album<State, View> = {
  prefix: '',
  crews,
  shots,
  family: {
    pieces: (seen, { locale }) => legendPages(seen, locale)[0]!.scene,
    scene: 'middle',
    fight: 'battle',
    end: 'end',
  },
  turn: ({ turn }) => turn,
};
