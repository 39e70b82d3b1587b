import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paint } from '../renderers/paint.ts';
import type { Look } from '../renderers/pictures.ts';
import type { Scene } from '../renderers/scene.ts';
import { pictures } from '../renderers/tears-of-the-dragon/index.ts';
import { position } from '../src/core/match.ts';
import { type Policy, playout } from '../src/core/playout.ts';
import { locales } from '../src/core/text.ts';
import type { Here, Viewer } from '../src/core/types.ts';
import { areas } from '../src/games/tears-of-the-dragon/content.ts';
import { tearsOfTheDragon as game } from '../src/games/tears-of-the-dragon/game.ts';
import { at, boxOf, isSea, leads } from '../src/games/tears-of-the-dragon/pieces.ts';
import type { State } from '../src/games/tears-of-the-dragon/state.ts';
import type { BattleView, PlaceView, View } from '../src/games/tears-of-the-dragon/view.types.ts';
import { readCommandLine, whole } from './command-line.ts';

/**
 * Draws the pictures of the documentation. Matches of the seeds castellan-1, castellan-2, … are played until each
 * picture has found the first position that fits its description; the same program draws the same pictures.
 */

const NAME = 'pictures';
const { given } = readCommandLine(NAME, 'Draws the pictures of the documentation, the same ones every time.', {
  out: { help: 'where to', default: 'docs/pictures' },
  matches: { help: 'how many matches are looked through at most', default: '60' },
});
const LARGEST = 450_000;
/** As large as the bot posts a board. */
const POSTED = 0.9;

/** The seats of most matches judge for themselves; seafarers fill ships by chance and sail at whoever is at sea. */
type Crew = 'players' | 'seafarers';

interface Shot {
  name: string;
  crew: Crew;
  /** Whether a position shows what the picture is for, as everybody sees it. */
  wanted(seen: View): boolean;
  viewer?: Viewer;
  draw(seen: View, look: Look): Scene | undefined;
}

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

const SHOTS: readonly Shot[] = [
  {
    name: 'start',
    crew: 'players',
    wanted: ({ turn, phase }) => turn === 1 && phase === 'command',
    draw: pictures.board,
  },
  { name: 'middle', crew: 'players', wanted: inTheMiddle, draw: pictures.board },
  { name: 'middle-hand', crew: 'players', wanted: inTheMiddle, viewer: 1, draw: pictures.hand },
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
    name: 'end',
    crew: 'players',
    wanted: ({ winner, turn }) => winner !== null && turn >= 8,
    draw: (seen, look) => pictures.end!(seen, look),
  },
];

const { actions } = game;
/** How much seafarers like a place: ports, the open sea, and above all enemies there. */
const waters = ({ g, seat }: Here<State>, place: string): number =>
  isSea(place) ? (at(g, place, 1 - seat).length > 1 ? 900 : 20) : 0.2;
const CREWS: Record<Crew, { game: typeof game; policy: Policy; most: number }> = {
  players: { game, policy: 'competent', most: 2_000 },
  seafarers: {
    game: {
      ...game,
      actions: {
        ...actions,
        activate: {
          ...actions.activate!,
          pull: ({ g }: Here<State>, { piece }: { piece: string }) =>
            0.2 + (leads(g, piece) ? 4 * boxOf(g, piece).length : g.counters[piece]!.ship ? 6 : 0),
        },
        move: {
          ...actions.move!,
          pull: (_: Here<State>, { group, path }: { group: string[]; path: string[] }) =>
            group.length ** 2 * (areas.get(path.at(-1)!)?.type === 'port' ? 12 : 0.6),
        },
        embark: {
          ...actions.embark!,
          pull: (here: Here<State>, { group, to }: { group: string[]; to: string }) =>
            group.length ** 3 * waters(here, to),
        },
        sail: { ...actions.sail!, pull: (here: Here<State>, { to }: { to: string }) => 10 * waters(here, to) },
        stay: { ...actions.stay!, pull: () => 30 },
      },
    },
    policy: 'progress',
    most: 600,
  },
};

interface Found {
  g: State;
  seed: string;
  decision: number;
}

/** The first position for each shot of a crew, in the order of the seeds. Throws when a picture finds none. */
function find(crew: Crew, matches: number): Map<Shot, Found> {
  const shots = SHOTS.filter((shot) => shot.crew === crew);
  const found = new Map<Shot, Found>();
  for (let n = 1; n <= matches && found.size < shots.length; n++) {
    const seed = `castellan-${n}`;
    let decision = 0;
    const { game: played, policy, most } = CREWS[crew];
    playout(played, seed, {
      policy,
      most,
      each: (match) => {
        const { g } = position(played, match);
        const seen = game.view(g, 'spectator');
        for (const shot of shots) {
          if (!found.has(shot) && shot.wanted(seen)) found.set(shot, { g: structuredClone(g), seed, decision });
        }
        decision++;
      },
    });
  }
  const missing = shots.filter((shot) => !found.has(shot)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`none of ${matches} matches shows: ${missing.join(', ')}`);
  return found;
}

const matches = whole(NAME, 'matches', given.matches!);
mkdirSync(given.out!, { recursive: true });
for (const [shot, { g, seed, decision }] of [...find('players', matches), ...find('seafarers', matches)]) {
  const seen = game.view(g, shot.viewer ?? 'spectator');
  for (const locale of locales) {
    const scene = shot.draw(seen, { locale })!;
    const bytes = await paint(scene, { format: 'webp', scale: POSTED });
    const file = join(given.out!, `${shot.name}.${locale}.webp`);
    if (bytes.length > LARGEST) throw new Error(`${file} has ${bytes.length} bytes`);
    writeFileSync(file, bytes);
    const size = `${scene.width * POSTED} x ${Math.round(scene.height * POSTED)}, ${Math.round(bytes.length / 1000)} kB`;
    process.stdout.write(`${file}: ${seed}, turn ${g.turn}, decision ${decision}; ${size}\n`);
  }
}
