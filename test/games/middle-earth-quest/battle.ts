import type { AnyAction, Game, Message, Outcome, SeatId, StepCall } from '#core/types';
import { NO_TOKENS } from '#games/middle-earth-quest/printed/boards/action-board';
import { cardsOfHero, heroOf } from '#games/middle-earth-quest/printed/combat/heroes';
import type { Calls, Fight, FightEnd } from '#games/middle-earth-quest/rules/calls';
import { COMBAT_ACTIONS, combatWindows, fight } from '#games/middle-earth-quest/rules/combat/fight';
import { suffer } from '#games/middle-earth-quest/rules/hero/damage';
import { bringIn, pushMarker } from '#games/middle-earth-quest/rules/markers';
import { spreadInfluence } from '#games/middle-earth-quest/rules/sauron/spread';
import { State } from '#games/middle-earth-quest/state/state';
import { newTurn } from '#games/middle-earth-quest/state/turns';
import { sit, type TestTable } from '../../kit/table.ts';
import { questOf } from './board.ts';

/** A table at which one combat is fought, or one hero takes damage, and nothing else. Cards of other decks only tell that they act. */

/** What comes before the combat: how the state lies, and what a Shadow card at its start does. */
export interface Battle {
  hero?: string;
  /** A token of this face, a minion, a monster that a card names; or damage outside a combat. */
  foe: { token: string } | { minion: string } | { monster: string } | { damage: number };
  arrange?: (g: State) => void;
  atStart?: (g: State) => void;
  options?: Partial<State['options']>;
  /** Sauron holds every card of the foe's deck. */
  allCards?: true;
  isLast?: true;
}

interface Seen {
  g: State;
}

function stateOf({ hero = 'eometh', foe, options }: Battle): State {
  const deck = { draw: [], discard: [] };
  const token = 'token' in foe ? [{ no: 7, face: foe.token, stack: 'brown_mordor', at: 'edoras', seenBy: [] }] : [];
  const waits = { is: 'waiting' as const, at: null, damage: 0 };
  const minions = 'minion' in foe ? { [foe.minion]: { is: 'board' as const, at: 'bree', damage: 0 } } : {};
  return State.parse({
    options: {
      rally: 'clears-strongholds',
      stacks: 'any',
      zero: 'locked',
      wisdom: 'on-defeat',
      shadows: 'once-a-way',
      ...options,
    },
    players: 1,
    stage: 'play',
    round: 2,
    turns: 2,
    turn: { ...newTurn({ no: 2, seat: 1, lap: 1 }), step: 'travel', mayRest: false, moves: 1 },
    heroes: [
      {
        id: hero,
        at: 'bree',
        levels: { fortitude: 0, strength: 0, agility: 0, wisdom: 0 },
        ...{ favor: 0, items: [], corruption: [], quests: [] },
        starting: { card: questOf(hero, 'starting'), is: 'open' },
        advanced: { card: questOf(hero, 'advanced'), is: 'closed' },
        piles: { life: cardsOfHero(hero), hand: [], rest: [], damage: [] },
      },
    ],
    ...{ shadow: [], plots: [], objectives: { heroes: 'x', sauron: 'x' } },
    ...{ influence: { dol_guldur: 3 }, pool: 0, tokens: token, nextToken: 8 },
    minions: { gothmog: waits, ringwraiths: waits, witch_king: waits, ...minions },
    ...{ characters: {}, favors: {}, markers: { green: 6, yellow: 4, red: 5, black: 6 }, reached: 1, penalty: 0 },
    ...{ actionTokens: { ...NO_TOKENS }, slots: [null, null, null], event: null, keptEvents: [] },
    ...{ shadowDeck: deck, plotDeck: deck, perilDeck: deck, corruptionDeck: deck, skillDeck: deck },
    ...{ eventDecks: {}, encounterDecks: {}, stacks: { brown_mordor: deck } },
    ...{ resolving: [], looking: null, combatMods: [], combat: null, finaleIsDue: false, winner: null },
    finale: { dominant: 'heroes', champion: 1, wraiths: { health: 5, fortitude: 4 } },
  });
}

/** Sits down at it. What the combat came to stands in the last event, `end`. */
export function battle(given: Battle): TestTable<State, Seen> {
  const { foe, arrange, atStart, allCards, isLast } = given;
  const calls: Calls = {
    *perform(t, { seat }, effects) {
      for (const one of effects) t.tell({ type: 'performs', shown: { seat, effect: one as never } });
    },
    fight: (t, call) => fight(t, call),
    *encounter() {},
    *shadow(t, timing, seat) {
      t.tell({ type: 'shadow-window', shown: { timing, seat } });
      if (timing !== 'combatStart') return;
      if (allCards) t.g.combatMods.push({ side: 'foe', stat: 'fortitude', set: 25 });
      atStart?.(t.g);
    },
    hurt: (t, seat, n) => suffer(t, calls, seat, n),
  };
  const call: Fight = {
    calls,
    seat: 1,
    foe: 'token' in foe ? { token: 7 } : 'damage' in foe ? { monster: 'orc' } : foe,
    ...(isLast ? { isLast } : {}),
  };
  const actions = [...COMBAT_ACTIONS, spreadInfluence, pushMarker, bringIn] as unknown as AnyAction<State>[];
  const game: Game<State, Seen> = {
    id: 'battle',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    parse: (saved) => State.parse(saved),
    actions: Object.fromEntries(actions.map((one) => [one.name, one])),
    setup: () => stateOf(given),
    next: (g): StepCall | Outcome =>
      g.stage === 'over'
        ? { outcome: { seats: [], why: { key: 'over' } as Message } as never }
        : { step: 'fight', args: null },
    steps: {
      *fight(t) {
        let end: FightEnd | null = null;
        if ('damage' in foe) yield* calls.hurt(t, 1, foe.damage);
        else end = yield* calls.fight(t, call);
        t.g.stage = 'over';
        t.tell({ type: 'end', shown: { end: end as never } });
      },
    },
    view: (g) => ({ g }),
    windows: combatWindows,
    migrations: {},
  };
  // In the last combat the finale is due, and has begun.
  const begin = (g: State) => {
    g.finaleIsDue = isLast === true;
    arrange?.(g);
  };
  return sit(game, { seats: 2, arrange: begin });
}

export const HERO: SeatId = 1;
/** Cards of the hero, in hand; all others lie in his life pool. */
export function holds(g: State, ...cards: string[]): void {
  const { piles } = g.heroes[0]!;
  for (const card of cards) {
    const at = piles.life.indexOf(card);
    if (at >= 0) piles.life.splice(at, 1);
    piles.hand.push(card);
  }
}
/** What the last event says of the combat. */
export const endOf = (table: TestTable<State, Seen>) => table.heard('end').at(-1)?.end as unknown as FightEnd;
/** All cards of the hero, wherever they lie. */
export function cardsOf(g: State): string[] {
  const { life, hand, rest, damage } = g.heroes[0]!.piles;
  return [...life, ...hand, ...rest, ...damage, ...(g.combat?.hero.stack ?? [])].sort();
}
export const printedCards = (id: string): string[] => cardsOfHero(heroOf(id).id).sort();
