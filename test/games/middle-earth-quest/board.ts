import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { quests, table as start } from '#games/middle-earth-quest/printed/cards/possessions';
import { cardsOfHero, heroOf, skills } from '#games/middle-earth-quest/printed/combat/heroes';
import { STATS } from '#games/middle-earth-quest/printed/terms/names';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Hero, HerosTurn, SauronsTurn, State } from '#games/middle-earth-quest/state/state';
import { newTurn } from '#games/middle-earth-quest/state/turns';
import { sit, type TestTable } from '../../kit/table.ts';

/** Lays out a moment of a match: who stands where with which cards, what lies on the map, whose step it is. */

export interface Standing {
  id: string;
  /** Where the hero begins, if absent. */
  at?: string;
  /** Cards by pile; all others of his 25 are his life pool, unless that is given too. */
  hand?: readonly string[];
  rest?: readonly string[];
  damage?: readonly string[];
  /** Of the cards that are left so many lie in the life pool, the others in the rest pool. */
  life?: number;
  favor?: number;
  corruption?: readonly string[];
  items?: Hero['items'];
  quest?: string;
  quests?: readonly string[];
}
export interface Scene {
  heroes: readonly Standing[];
  influence?: Record<string, number>;
  pool?: number;
  markers?: Partial<State['markers']>;
  /** Tokens by their faces, numbered from 1: `orc@bree`. */
  tokens?: readonly string[];
  shadow?: readonly string[];
  plots?: readonly string[];
  /** Active plots: `osgiliath_invaded@osgiliath`. */
  slots?: readonly string[];
  round?: number;
  /** Sauron's step, or that of the first hero. */
  step: SauronsTurn['step'] | HerosTurn['step'];
  seat?: 1 | 2 | 3;
  lap?: 1 | 2;
  options?: Record<string, string>;
  also?: (g: State) => void;
}
export type MeqTable = TestTable<State, View>;

const HERO_STEPS = ['start', 'rest', 'ambush', 'travel', 'encounter'];

/** A table at this step. Cards that lie somewhere are taken from their decks. */
export const table = (scene: Scene): MeqTable =>
  sit(middleEarthQuest, {
    seats: scene.heroes.length + 1,
    seed: 'scene',
    options: scene.options ?? {},
    arrange: (g) => lay(g, scene),
  });

function lay(g: State, scene: Scene): void {
  g.stage = 'play';
  g.round = scene.round ?? 2;
  g.turns = 10;
  g.heroes = scene.heroes.map(standing);
  g.influence = scene.influence ?? {};
  g.pool = scene.pool ?? 0;
  Object.assign(g.markers, scene.markers);
  const most = Math.max(...Object.values(g.markers));
  g.reached = most > 12 ? 3 : most > 6 ? 2 : 1;
  for (const one of g.heroes) for (const card of one.corruption) take(g.corruptionDeck.draw, card);
  for (const card of g.heroes.flatMap(({ piles }) => Object.values(piles).flat()))
    if (skills.has(card)) take(g.skillDeck.draw, card);
  for (const card of scene.shadow ?? []) g.shadow.push(take(g.shadowDeck.draw, card));
  for (const card of scene.plots ?? []) g.plots.push(take(g.plotDeck.draw, card));
  for (const [i, plot] of (scene.slots ?? []).entries()) {
    const [card, at] = plot.split('@') as [string, string];
    if (g.plotDeck.draw.includes(card)) take(g.plotDeck.draw, card);
    g.slots[i] = { card, at };
  }
  for (const token of scene.tokens ?? []) {
    const [face, at] = token.split('@') as [string, string];
    const [stack, { draw }] = Object.entries(g.stacks).find(([, one]) => one.draw.includes(face))!;
    g.tokens.push({ no: g.nextToken++, face: take(draw, face), stack, at, seenBy: [] });
  }
  g.turn = HERO_STEPS.includes(scene.step) ? herosScene(scene) : saurons(scene);
  scene.also?.(g);
}

function take(from: string[], card: string): string {
  const at = from.indexOf(card);
  if (at < 0) throw new Error(`${card} is not there`);
  return from.splice(at, 1)[0]!;
}

/** The quest of a hero of this kind. */
export const questOf = (hero: string, kind: 'starting' | 'advanced'): string =>
  [...quests.values()].find((quest) => quest.hero === hero && quest.kind === kind)!.id;

function standing({ id, at, hand = [], rest = [], damage = [], life, ...one }: Standing): Hero {
  const left = cardsOfHero(id);
  for (const card of [...hand, ...rest, ...damage]) if (!skills.has(card)) take(left, card);
  const starting = one.quest ?? questOf(id, 'starting');
  const rests = life === undefined ? [] : left.splice(life);
  return {
    id,
    at: at ?? heroOf(id).start,
    levels: Object.fromEntries(STATS.map((stat) => [stat, 0])) as Hero['levels'],
    favor: one.favor ?? 0,
    items: one.items ?? start.items.flatMap((item) => (item.hero === id ? [item.item] : [])),
    corruption: [...(one.corruption ?? [])],
    starting: { card: starting, is: 'open' },
    advanced: { card: questOf(id, 'advanced'), is: 'closed' },
    quests: [...(one.quests ?? [])],
    piles: { life: left, hand: [...hand], rest: [...rest, ...rests], damage: [...damage] },
  };
}

const saurons = ({ step }: Scene): SauronsTurn => ({
  who: 'sauron',
  no: 10,
  step: step as SauronsTurn['step'],
  actions: 0,
  command: null,
  shadow: false,
});

const herosScene = ({ step, seat = 1, lap = 1 }: Scene): HerosTurn => ({
  ...newTurn({ no: 10, seat, lap }),
  step: step as HerosTurn['step'],
});
