import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paint } from '../renderers/paint.ts';
import { pictures } from '../renderers/tears-of-the-dragon/index.ts';
import { type Chance, pick } from '../src/core/enumerate.ts';
import { act, position, start } from '../src/core/match.ts';
import { chanceFrom } from '../src/core/playout.ts';
import { type Locale, locales } from '../src/core/text.ts';
import type { Decision, Json, Match } from '../src/core/types.ts';
import { homes, roadsFrom } from '../src/games/tears-of-the-dragon/content.ts';
import { tearsOfTheDragon as game } from '../src/games/tears-of-the-dragon/game.ts';
import { boxOf, isUnit, leads } from '../src/games/tears-of-the-dragon/pieces.ts';
import { pullOfMove } from '../src/games/tears-of-the-dragon/pull.ts';
import type { State } from '../src/games/tears-of-the-dragon/state.ts';
import type { View } from '../src/games/tears-of-the-dragon/view.types.ts';
import { readCommandLine } from './command-line.ts';

/** Draws the pictures of the documentation: positions of matches that two warlike seats play by chance. */

const NAME = 'pictures';
const { given } = readCommandLine(NAME, 'Draws the pictures of the documentation, the same ones every time.', {
  out: { help: 'where to', default: 'docs/pictures' },
});
const LARGEST = 400_000;
/** How far a match is looked through, and how many matches. */
const MOST = { decisions: 600, matches: 60 };

/** What the two who play are after: the enemy's castles, or the ruins as well. */
type Temper = 'war' | 'ruins';
interface Drawing {
  viewer: 'spectator' | 0 | 1;
  hand?: true;
  focus?: (seen: View) => string | undefined;
}
/** The first position, of the first match, that shows what is wanted, and the pictures to draw of it. */
interface Shot {
  name: string;
  temper: Temper;
  wanted(g: State, seen: View): boolean | undefined;
  drawings: Record<string, Drawing>;
}

const stacks = (seen: View) => seen.places.flatMap(({ id, stacks }) => stacks.map((stack) => ({ id, ...stack })));
const besieged = (seen: View) => seen.places.find((place) => place.besieged)?.id;

const SHOTS: readonly Shot[] = [
  {
    name: 'start',
    temper: 'war',
    wanted: (g) => g.phase === 'command',
    drawings: { board: { viewer: 'spectator' } },
  },
  {
    name: 'middle',
    temper: 'ruins',
    wanted: (g, seen) =>
      g.turn >= 10 &&
      g.phase === 'actions' &&
      g.battle === null &&
      seen.knowledge.every((ruins) => ruins.length >= 3) &&
      stacks(seen).filter(({ ship }) => ship).length >= 1 &&
      besieged(seen) !== undefined,
    drawings: {
      board: { viewer: 'spectator' },
      zoom: { viewer: 'spectator', focus: besieged },
      hand: { viewer: 1, hand: true },
    },
  },
  {
    name: 'battle',
    temper: 'war',
    wanted: (_, { battle }) =>
      battle?.lines.every(({ pieces }) => pieces.filter(({ gone, dice }) => !gone && dice.length > 0).length >= 3) &&
      battle.lines.some(({ leaders }) => leaders.length > 0) &&
      battle.lines.flatMap(({ pieces }) => pieces).some(({ spell }) => spell?.outcome === 'cast'),
    drawings: { board: { viewer: 'spectator' } },
  },
];

/** Roads from a place to the nearest castle of the enemy. */
const toEnemy = homes.map((_, seat) => stepsFrom(homes[1 - seat]!));
function stepsFrom(origin: string): ReadonlyMap<string, number> {
  const found = new Map([[origin, 0]]);
  for (const [place, steps] of found) {
    for (const next of roadsFrom(place)) if (!found.has(next)) found.set(next, steps + 1);
  }
  return found;
}

/** How much a seat of this temper likes an answer. */
function liking(g: State, { seat, key }: Decision, temper: Temper, action: string, args: Record<string, Json>): number {
  switch (action) {
    case 'roll-command':
      return 3;
    case 'activate': {
      const piece = args.piece as string;
      return leads(g, piece) ? 1 + 3 * boxOf(g, piece).length : isUnit(piece) ? 0.1 : 2;
    }
    case 'move': {
      const group = args.group as string[];
      const path = args.path as string[];
      const steps = (place: string) => toEnemy[seat]!.get(place) ?? 9;
      const nearer = steps(g.counters[group[0]!]!.at) - steps(path.at(-1)!);
      const gain = temper === 'war' ? 6 * Math.max(0.03, nearer) : nearer + pullOfMove(g, seat, group, path) / 2;
      return group.length ** 2 * Math.max(0, gain);
    }
    case 'attack':
      return 60;
    case 'search':
      return 20;
    case 'embark':
    case 'sail':
      return temper === 'war' ? 0.4 : 4;
    case 'cast-in-battle':
    case 'cast-on':
    case 'cast-over':
      return 4;
    case 'stay':
    case 'stand-outside':
      return 8;
    case 'arrange':
    case 'station':
      return 0.02;
    case 'end-actions':
      return 0.05;
    case 'finish':
      return 0.4;
    default:
      return key === 'act' ? 2 : 1;
  }
}

/** One answer by chance among what the action suggests and a few others. */
function answer(
  g: State,
  decision: Decision,
  temper: Temper,
  chance: Chance,
): { action: string; args: Record<string, Json> } {
  const here = { g, seat: decision.seat, about: decision.about };
  const found = decision.actions.flatMap((name) => {
    const action = game.actions[name]!;
    const picked = [1, 2, 3, 4].flatMap(() => pick(action, here, chance) ?? []);
    const suggested = picked.length > 0 ? (action.suggest?.(here) ?? []).map(({ args }) => args) : [];
    const options = (suggested.length > 0 ? suggested : picked) as Record<string, Json>[];
    return options.map((args) => ({
      action: name,
      args,
      weight: liking(g, decision, temper, name, args) / options.length,
    }));
  });
  let left = chance() * found.reduce((sum, { weight }) => sum + weight, 0);
  const chosen = found.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return chosen ?? found.at(-1)!;
}

/** The state a match of this seed has when it first shows what is wanted; undefined when it never does. */
function look({ temper, wanted }: Shot, seed: string): State | undefined {
  const chance = chanceFrom(seed);
  let match: Match<State> = start(game, {}, 2, seed);
  for (let decisions = 0; decisions < MOST.decisions; decisions++) {
    const { g, open, outcome } = position(game, match);
    if (wanted(g, game.view(g, 'spectator'))) return g;
    if (outcome) return undefined;
    const decision = open[Math.floor(chance() * open.length)]!;
    const given = { decision: decision.id, seat: decision.seat, ...answer(g, decision, temper, chance) };
    const result = act(game, match, given);
    if ('refused' in result) throw new Error(`${decision.id}: ${JSON.stringify(result.refused)}`);
    match = result.match;
  }
  return undefined;
}

function find(shot: Shot): State {
  for (let n = 1; n <= MOST.matches; n++) {
    const g = look(shot, `castellan-${n}`);
    if (g) return g;
  }
  throw new Error(`none of ${MOST.matches} matches shows "${shot.name}"`);
}

async function draw(g: State, name: string, { viewer, hand, focus }: Drawing, locale: Locale): Promise<void> {
  const seen = game.view(g, viewer);
  const place = focus?.(seen);
  const look = { locale, ...(place !== undefined && { focus: place }) };
  const scene = (hand ? pictures.hand(seen, look) : pictures.board(seen, look))!;
  const bytes = await paint(scene, { format: 'webp' });
  const file = join(given.out!, `${name}.${locale}.webp`);
  if (bytes.length > LARGEST) throw new Error(`${file} has ${bytes.length} bytes`);
  writeFileSync(file, bytes);
  process.stdout.write(`${file}: ${scene.width} x ${scene.height}, ${Math.round(bytes.length / 1000)} kB\n`);
}

mkdirSync(given.out!, { recursive: true });
for (const shot of SHOTS) {
  const g = find(shot);
  for (const [kind, drawing] of Object.entries(shot.drawings)) {
    const name = kind === 'board' ? shot.name : `${shot.name}-${kind}`;
    for (const locale of locales) await draw(g, name, drawing, locale);
  }
}
