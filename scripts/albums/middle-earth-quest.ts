import { heroPages } from '../../renderers/middle-earth-quest/hero-sheet.ts';
import { pictures } from '../../renderers/middle-earth-quest/index.ts';
import { legendScene } from '../../renderers/middle-earth-quest/legend.ts';
import { middleEarthQuest as game } from '../../src/games/middle-earth-quest/game.ts';
import { judge, proofs } from '../../src/games/middle-earth-quest/judge/judge.ts';
import type { SeenHero, View } from '../../src/games/middle-earth-quest/seen/view.types.ts';
import { SAURON, type State } from '../../src/games/middle-earth-quest/state/state.ts';
import type { Album, Shot } from './album.ts';

/** Sauron against three heroes, the fullest table. */
const three = { game, judge, proofs, seats: 4, policy: 'progress' } as const;

const plotsIn = ({ slots }: View): number => slots.filter((slot) => slot !== null).length;
const minionsIn = ({ minions }: View): number => minions.filter(({ is }) => is === 'board').length;

/** A map on which everything stands that can: tokens, minions, plots and an event. */
const isFull = (seen: View): boolean =>
  seen.combat === null && seen.tokens.length >= 5 && minionsIn(seen) >= 2 && plotsIn(seen) >= 2 && seen.event !== null;

/** How much a hero's sheet has to show: an item, a quest, little corruption, levels, cards in both pools. */
const shownOf = ({ items, corruption, quests, levels, piles }: SeenHero): number =>
  Number(items.length > 0) +
  Number(corruption.length === 1 || corruption.length === 2) +
  Number(quests.length === 1) +
  Number(Object.values(levels).some((n) => n > 0)) +
  Number(piles.rest.length > 2 && piles.damage.length > 2);
const fullest = ({ heroes }: View): SeenHero => [...heroes].sort((a, b) => shownOf(b) - shownOf(a))[0]!;

/** The hero whose turn it is. */
const actor = ({ turn, heroes }: View): SeenHero | undefined =>
  turn?.who === 'hero' ? heroes.find(({ seat }) => seat === turn.seat) : undefined;

const shots: readonly Shot<View, State>[] = [
  {
    name: 'start',
    crew: 'three',
    wanted: ({ round, turn }) => round === 1 && turn?.who === 'sauron',
    draw: pictures.board,
  },
  {
    name: 'map-hero',
    crew: 'three',
    wanted: (seen, told, _, [asked]) =>
      isFull(seen) && asked?.key === 'travel' && told.some(({ type }) => type === 'hero-moves'),
    draw: pictures.board,
  },
  {
    name: 'combat',
    crew: 'three',
    wanted: ({ combat }, _, __, [asked]) =>
      asked?.key === 'combat-card' &&
      combat?.kind === 'monster' &&
      combat.rounds.length === 2 &&
      combat.rounds[0]!.foe.damage > 0 &&
      combat.rounds[1]!.hero.damage > 0 &&
      combat.rounds[1]!.why.length <= 6,
    draw: pictures.board,
  },
  {
    name: 'hero',
    crew: 'three',
    wanted: (seen) => seen.stage === 'play' && seen.combat === null && shownOf(fullest(seen)) >= 4,
    draw: (seen, { locale }) => heroPages(seen, locale)[fullest(seen).seat - 1]!.scene,
  },
  {
    name: 'hand',
    crew: 'three',
    wanted: (seen) => {
      const { hand = 0, rest = [], damage = [] } = actor(seen)?.piles ?? {};
      return seen.turn?.step === 'travel' && hand >= 6 && rest.length >= 2 && damage.length >= 1;
    },
    viewer: (seen) => actor(seen)!.seat,
    draw: pictures.hand,
  },
  {
    name: 'sauron',
    crew: 'three',
    wanted: (seen) => isFull(seen) && seen.turn?.step === 'action' && seen.tokens.length >= 7,
    viewer: () => SAURON,
    draw: (seen, look) => pictures.pages!(seen, look)[0]!.scene,
  },
  {
    name: 'plots',
    crew: 'three',
    wanted: ({ turn, sauron: { shadow, plots } }) => turn?.step === 'plot' && shadow === 3 && plots >= 3 && plots <= 6,
    viewer: () => SAURON,
    draw: pictures.hand,
  },
  {
    name: 'story',
    crew: 'three',
    wanted: (seen, told) =>
      seen.storyStage === 2 &&
      plotsIn(seen) >= 2 &&
      told.length >= 4 &&
      told.slice(-3).every(({ type }) => type === 'marker-moves'),
    draw: pictures.board,
  },
  {
    name: 'zoom',
    crew: 'three',
    wanted: (seen, told) => isFull(seen) && actor(seen) !== undefined && told.some(({ type }) => type === 'hero-moves'),
    draw: (seen, look) => pictures.board(seen, { ...look, focus: actor(seen)!.at }),
  },
  {
    name: 'legend',
    crew: 'three',
    wanted: ({ stage }) => stage === 'play',
    draw: (seen, look) => pictures.board(seen, { ...look, focus: 'legend' }),
  },
  {
    name: 'end',
    crew: 'three',
    wanted: ({ winner }) => winner !== null,
    draw: (seen, look) => pictures.end!(seen, look),
  },
];

export const album: Album<State, View> = {
  prefix: 'middle-earth-quest-',
  crews: { three },
  quality: { docs: 76, guide: 44 },
  shots,
  family: { pieces: (_, { locale }) => legendScene(locale), scene: 'map-hero', fight: 'combat', end: 'end' },
  turn: ({ turns }) => turns,
};
