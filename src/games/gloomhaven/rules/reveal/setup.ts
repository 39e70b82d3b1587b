import type { Rng, Setup } from '#core/types';
import { bestiary } from '../../printed/content/bestiary.ts';
import { classes } from '../../printed/content/content.ts';
import { type Difficulty, levelOf, monsterLevelOf } from '../../printed/content/scenario-level.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import type { ClassId } from '../../printed/schema/terms/base.ts';
import { memberOf, newMember, poolOf } from '../../state/party/members.ts';
import { type Member, Party } from '../../state/party.ts';
import type { Character, State } from '../../state/state.ts';
import { cardsOfDeck, STANDARD, shuffled } from '../party/decks.ts';
import { decksFor } from './reveal.ts';

/** GH-1: what a scenario begins with, before anything lies on the map. */

export const TIES = ['by-the-table', 'by-the-rules'] as const;

export function setUp({ options, roles, carried, rng }: Setup): State {
  const party = Party.parse(carried);
  const isNew = roles.map((role) => !memberOf(party, role));
  // GH-18.5: who is not of the party yet joins it.
  for (const role of roles) if (!memberOf(party, role)) party.members.push(newMember(role as ClassId, party.level));
  const characters = roles.map((role, seat) => setOut(memberOf(party, role)!, isNew[seat]!, rng));
  const { monsters } = scenario(Number(options.scenario));
  const difficulty = options.difficulty as Difficulty;
  const solo = options.solo === 'yes' ? true : undefined;
  const scenarioLevel = levelOf(characters, difficulty);
  return {
    scenario: Number(options.scenario),
    level: scenarioLevel,
    monsterLevel: monsterLevelOf({ level: scenarioLevel, solo }),
    difficulty,
    ...(solo && { solo }),
    party,
    stage: 'town',
    phase: 'setup',
    round: 0,
    characters,
    figures: [],
    rooms: [],
    doors: {},
    overlays: [],
    money: [],
    // GH-14.1
    elements: { fire: 'inert', ice: 'inert', air: 'inert', earth: 'inert', light: 'inert', dark: 'inert' },
    modifiers: shuffled(STANDARD, 'monsters', rng),
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

/** A character with what it had on last; what the town changes comes to it before it goes (GH-1.9). */
function setOut(one: Member, isNew: boolean, rng: Rng): Character {
  const deck = cardsOfDeck(one, one.worn);
  return {
    class: one.class,
    level: one.level,
    cards: [...one.cards],
    hand: [],
    discard: [],
    lost: [],
    active: [],
    chosen: null,
    played: [],
    items: one.worn.map((id) => ({ id, state: 'ready', used: 0 })),
    modifiers: shuffled(deck, one.class, rng),
    deck,
    blessings: 0,
    isNew,
    xp: 0,
    money: 0,
    treasures: [],
    exhausted: false,
  };
}

/** GH-1.1: cards of level 1 and X, and those taken with levels. */
export const pool = (one: Character): number[] => poolOf(one);
export const handSize = ({ class: id }: Character): number => classes.get(id as ClassId)!.handSize;
export const mostHp = ({ class: id, level }: Character): number => classes.get(id as ClassId)!.hp[level - 1]!;
