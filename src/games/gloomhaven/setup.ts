import type { Rng, Setup } from '#core/types';
import { bestiary } from './bestiary.ts';
import { cardsOf } from './cards.ts';
import { classes, levels, modifiers } from './content.ts';
import { decksFor } from './round/reveal.ts';
import { scenario } from './scenarios.ts';
import type { ClassId } from './schema/base.ts';
import type { Character, Modifiers, State } from './state.ts';

/** GH-1: what a scenario begins with, before anything lies on the map. */

export const DIFFICULTIES = ['normal', 'easy', 'hard', 'very-hard'] as const;
export const TIES = ['by-the-table', 'by-the-rules'] as const;

export function setUp({ options, roles, rng }: Setup): State {
  const level = Number(options.level);
  const { monsters } = scenario(Number(options.scenario));
  // GH-1.4
  const difficulty = levels.difficulty[options.difficulty as (typeof DIFFICULTIES)[number]];
  const scenarioLevel = Math.min(7, Math.max(0, Math.ceil(level / 2) + difficulty));
  return {
    scenario: Number(options.scenario),
    level: scenarioLevel,
    monsterLevel: scenarioLevel,
    phase: 'setup',
    round: 0,
    characters: roles.map((role) => newcomer(role as ClassId, level, rng)),
    figures: [],
    rooms: [],
    doors: {},
    overlays: [],
    money: [],
    // GH-14.1
    elements: { fire: 'inert', ice: 'inert', air: 'inert', earth: 'inert', light: 'inert', dark: 'inert' },
    modifiers: deckFor('monsters', rng),
    abilities: Object.fromEntries(
      decksFor(monsters).map((id) => [id, { draw: shuffledDeck(id, rng), discard: [], card: null }]),
    ),
    order: [],
    acted: [],
    turn: null,
    turns: 0,
    consumed: [],
    taken: 0,
    minted: 0,
    killed: {},
    ties: options.ties === 'by-the-rules' ? 'by-the-rules' : 'by-the-table',
    ends: null,
    made: 0,
  };
}

const shuffledDeck = (id: string, rng: Rng): string[] =>
  rng.shuffle(
    bestiary()
      .decks.get(id)!
      .map((card) => card.id),
    `abilities/${id}`,
  );

function newcomer(id: ClassId, level: number, rng: Rng): Character {
  return {
    class: id,
    level,
    hand: [],
    discard: [],
    lost: [],
    active: [],
    chosen: null,
    played: [],
    items: [],
    modifiers: deckFor(id, rng),
    xp: 0,
    money: 0,
    treasures: [],
    exhausted: false,
  };
}

/** GH-1.3 */
function deckFor(owner: string, rng: Rng): Modifiers {
  const cards = modifiers.deck.flatMap(({ card, count }) => Array<string>(count).fill(card));
  return { draw: rng.shuffle(cards, `modifiers/${owner}`), discard: [], shuffles: false };
}

/** GH-1.1: cards of level 1 and X, and those of higher levels up to the character's own. */
export const pool = ({ class: id, level }: Character): number[] =>
  cardsOf(id as ClassId).flatMap((card) => (card.level === 'X' || card.level <= level ? [card.no] : []));

export const handSize = ({ class: id }: Character): number => classes.get(id as ClassId)!.handSize;
export const mostHp = ({ class: id, level }: Character): number => classes.get(id as ClassId)!.hp[level - 1]!;
