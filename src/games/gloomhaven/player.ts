import type { Here, Json, Player, SeatId } from '#core/types';
import { atOf, boardOf, boardWithDoors } from './board.ts';
import { card as cardOf } from './cards.ts';
import { blowOf } from './figures/damage.ts';
import { character, enemies, figure as find, heroOf } from './figures/figures.ts';
import { readItem } from './items/use-item.ts';
import { worthOfItem } from './items/worth.ts';
import { gearWrong } from './party/gear.ts';
import { ownMember } from './party/members.ts';
import { itemOf } from './party/shop.ts';
import { scenario } from './scenarios.ts';
import type { Ability } from './schema/ability.ts';
import type { At, Figure, Half, State } from './state.ts';
import { hexesWith } from './terrain.ts';

/** How somebody who knows the game plays, plainly: comes near, strikes the weakest, keeps cards while hit points last. */
export const player: Player<State> = {
  worth(here, action, args) {
    return WORTH[action]?.(here, args);
  },
};

type Worth = (here: Here<State>, args: Record<string, Json>) => number;

/** Hexes to the nearest enemy; without any, to the nearest door that is still closed. */
function away(g: State, seat: SeatId, from: At): number {
  const hero = heroOf(g, seat);
  if (!hero) return 0;
  const board = boardWithDoors(g);
  const foes = enemies(g, hero).map(({ at }) => at);
  const doors = scenario(g.scenario)
    .doors.filter(({ id }) => g.doors[id] === 'closed')
    .map(({ hex }) => atOf(hex));
  const goals = foes.length > 0 ? foes : [...doors, ...hexesWith(g, 'treasure')];
  return Math.min(40, ...goals.map((at) => board.range(from, at)));
}

/** What an ability of a card is worth from where the character stands. */
function worthOf(g: State, seat: SeatId, ability: Ability): number {
  const hero = heroOf(g, seat);
  if (!hero) return 0;
  const near = away(g, seat, hero.at);
  const n = 'n' in ability && typeof ability.n === 'number' ? ability.n : 2;
  switch (ability.op) {
    case 'attack': {
      const range = ability.range ?? (ability.aoe?.origin === 'self' ? 2 : 1);
      const foes = enemies(g, hero).filter((one) => boardOf(g).range(hero.at, one.at) <= range);
      return foes.length === 0
        ? 0
        : n * Math.min(foes.length, ability.aoe || ability.targets ? 2 : 1) + (ability.conditions ? 1 : 0);
    }
    case 'move':
      return near > 1 ? Math.min(n, near) / 1.5 : 0.2;
    case 'heal':
      return Math.min(n, hero.max - hero.hp) * 0.8;
    case 'shield':
    case 'retaliate':
      return near <= 3 ? 1.5 : 0.2;
    case 'summon':
      return 3;
    case 'recover':
      return character(g, seat)[ability.pile].length >= 4 ? 8 : 0;
    case 'loot':
      return g.money.some(({ at }) => boardOf(g).range(hero.at, at) <= n) ? 1.5 : 0;
    default:
      return 0.5;
  }
}

/** A card that would be lost is kept as long as there is a long way to go. */
function worthOfHalf(g: State, seat: SeatId, no: number, half: Half): number {
  const { effects, lost } = cardOf(no)[half];
  const all = effects.reduce((sum, one) => sum + worthOf(g, seat, one), 0);
  return lost ? all - 3 : all;
}

const nearness = (here: Here<State>, to: At): number => 10 - Math.abs(away(here.g, here.seat, to) - fights(here));
const ends = (value: Json | undefined): At | undefined =>
  Array.isArray(value) ? (value.at(-1) as At | undefined) : (value as At);
const hurt = (g: State, id: Json): number => {
  const figure: Figure | undefined = find(g, String(id));
  return figure ? 10 - figure.hp / 2 : 0;
};

/** Cards are what a party runs out of: they go only when the damage would exhaust. */
const keepsHp = ({ about }: Here<State>): boolean => blowOf(about).n >= blowOf(about).hp;

/** Who has ranged attacks stays away from those beside. */
function fights({ g, seat }: Here<State>): number {
  const hero = heroOf(g, seat);
  // A door is entered, an enemy is not.
  if (!hero || enemies(g, hero).length === 0) return 0;
  return RANGED.includes(character(g, seat).class) ? 2 : 1;
}
const RANGED = ['tinkerer', 'spellweaver'];

/** The first armour, helmet and potion that there is room for. */
function worthBuying(g: State, seat: SeatId, id: number): boolean {
  const one = ownMember(g, seat);
  const { slot } = itemOf(id);
  return ['body', 'head', 'small'].includes(slot) && !gearWrong(one, [...one.worn, id]);
}

const WORTH: Record<string, Worth> = {
  // What protects or heals is bought before setting out, and nothing is sold.
  buy: ({ g, seat }, { item }) => (worthBuying(g, seat, Number(item)) ? 3 : 0.1),
  equip: () => 0.1,
  sell: () => 0.01,
  retire: () => 0.01,
  'take-cards': (_, { cards }) => ((cards as string[]).every((no) => cardOf(Number(no)).level === 1) ? 2 : 1),
  'play-cards': ({ g, seat }, { cards }) => {
    const [a, b] = (cards as string[]).map(Number) as [number, number];
    const pair = Math.max(
      worthOfHalf(g, seat, a, 'top') + worthOfHalf(g, seat, b, 'bottom'),
      worthOfHalf(g, seat, b, 'top') + worthOfHalf(g, seat, a, 'bottom'),
    );
    return 10 + pair;
  },
  'long-rest': ({ g, seat }) =>
    character(g, seat).hand.length <= 2 && character(g, seat).discard.length >= 4 ? 25 : 1,
  act: ({ g, seat }, { half }) => {
    const [no, use] = String(half).split(':');
    if (use === 'attack') return 1 + worthOf(g, seat, { op: 'attack', n: 2 });
    if (use === 'move') return 1 + worthOf(g, seat, { op: 'move', n: 2 });
    return 1.2 + worthOfHalf(g, seat, Number(no), use as Half);
  },
  'use-item': (here, { item }) => worthOfItem(here, readItem(String(item))),
  'no-item': () => 1,
  'end-turn': () => 0.1,
  'end-active': () => 0.01,
  move: (here, { to }) => nearness(here, String(to)),
  'go-along': () => 0.1,
  stay: (here) => nearness(here, heroOf(here.g, here.seat)?.at ?? '0,0') + 0.1,
  attack: ({ g }, { targets }) =>
    5 + (targets as Json[]).reduce<number>((sum, id, i) => sum + hurt(g, id) / (i + 1), 0),
  'lay-area': ({ about }, { area }) =>
    5 + (about as unknown as { areas: { hits: string[] }[] }).areas[Number(area)]!.hits.length * 3,
  skip: () => 0.1,
  choose: () => 3,
  consume: (_, { with: chosen }) => 1 + (chosen as Json[]).length,
  drive: (_, { way }) => 1 + (ends(way) === undefined ? 0 : 1),
  recover: (_, { cards }) => 1 + (cards as Json[]).length,
  suffer: (here) => (keepsHp(here) ? 0.1 : 5),
  'lose-card': (here) => (keepsHp(here) ? (character(here.g, here.seat).hand.length > 3 ? 8 : 4) : 0.5),
  'lose-discarded': (here) => (keepsHp(here) ? 6 : 0.5),
  'short-rest': ({ g, seat }) => (character(g, seat).hand.length < 2 ? 9 : 1),
  'no-rest': () => 3,
  accept: () => 3,
  another: () => 1,
};
