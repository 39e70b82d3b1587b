import { playout } from '#chance/playout';
import { copy } from '#core/copy';
import { wonBy } from '#core/outcome';
import type { Game, Script, SeatId, Table } from '#core/types';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { events, plots } from '#games/middle-earth-quest/printed/cards/decks';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import { cardsOfHero } from '#games/middle-earth-quest/printed/combat/heroes';
import type { Calls, Fight, FightEnd } from '#games/middle-earth-quest/rules/calls';
import { fight } from '#games/middle-earth-quest/rules/combat/fight';
import { perform } from '#games/middle-earth-quest/rules/effects/all';
import { suffer } from '#games/middle-earth-quest/rules/hero/damage';
import { encounterHere } from '#games/middle-earth-quest/rules/hero/encounter';
import { shadowWith } from '#games/middle-earth-quest/rules/sauron/shadows';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { State } from '#games/middle-earth-quest/state/state';
import { newTurn } from '#games/middle-earth-quest/state/turns';
import { salted } from '../../kit/salt.ts';
import { sit, type TestTable } from '../../kit/table.ts';
import { part } from './part.ts';

/** A table at which one card acts, and then it is over. */

type CardGame = Game<State, View>;

/** As `game.ts` puts them together; a fight may be told how it ends. */
export function callsWith(ends?: FightEnd): Calls {
  const calls: Calls = {
    perform,
    fight: ends ? fought(ends) : fight,
    encounter: (t, seat) => encounterHere(t, calls, seat),
    shadow: shadowWith(() => calls),
    hurt: (t, seat, n) => suffer(t, calls, seat, n),
  };
  return calls;
}
const fought = (ends: FightEnd) =>
  function* ({ tell }: Table<State>, { foe, seat }: Fight): Script<FightEnd> {
    tell({ type: 'fought', shown: { seat, ...foe } });
    return ends;
  };

/** The match, but for what happens in it: the card, once. */
export const gameOf = (from: () => State, card: (t: Table<State>) => Script): CardGame => ({
  ...middleEarthQuest,
  setup: from,
  next: (g) => (g.winner === null ? { step: 'card', args: null } : wonBy([0], g.players + 1)),
  steps: {
    *card(t) {
      yield* card(t);
      t.g.winner = 'sauron';
    },
  },
});

const begun = new Map<string, State>();
/** A match with so many heroes that has been played by chance for so many decisions, between two steps. */
export function position(seed: string, { heroes = 2, decisions = 30 } = {}): State {
  const name = `${seed}/${heroes}/${decisions}`;
  let found = begun.get(name);
  if (!found) {
    found = playout(part, salted(seed), { seats: heroes + 1, most: decisions, policy: 'progress' }).match.base;
    begun.set(name, found);
  }
  return copy(found as never) as State;
}

/** The turn of this hero, at its start. */
export function turnOf(g: State, seat: SeatId): void {
  g.stage = 'play';
  g.turn = { ...newTurn({ no: g.turns, seat, lap: 1 }), step: 'travel', mayRest: false };
}

/** An empty board on which nobody has anything, in the turn of the hero of seat 1. */
export function bare(heroes = 2): State {
  const g = position('bare', { heroes, decisions: 12 });
  turnOf(g, 1);
  for (const { card } of g.slots.flatMap((slot) => slot ?? [])) if (plots.has(card)) g.plotDeck.discard.push(card);
  if (g.event) g.eventDecks[events.get(g.event.card)!.stage]!.discard.push(g.event.card);
  Object.assign(g, {
    influence: {},
    pool: 0,
    characters: {},
    favors: {},
    event: null,
    keptEvents: [],
    slots: [null, null, null],
    markers: { green: 3, yellow: 2, red: 2, black: 2 },
    reached: 1,
    penalty: 0,
    resolving: [],
    looking: null,
    combat: null,
    combatMods: [],
    finaleIsDue: false,
    winner: null,
  });
  for (const token of g.tokens) g.stacks[token.stack]!.discard.push(token.face);
  g.tokens = [];
  g.corruptionDeck.draw.push(...g.corruptionDeck.discard.splice(0));
  for (const own of g.heroes) {
    own.favor = 0;
    own.items = [];
    g.corruptionDeck.draw.push(...own.corruption);
    own.corruption = [];
    const all = [...own.piles.life, ...own.piles.hand, ...own.piles.rest, ...own.piles.damage];
    // A skill that he has learnt by chance goes back.
    const isOwn = (card: string) => cardsOfHero(own.id).includes(card);
    g.skillDeck.draw.push(...all.filter((card) => !isOwn(card)));
    Object.assign(own.piles, { life: all.filter(isOwn), hand: [], rest: [], damage: [] });
  }
  return g;
}

/** For whom a card acts, and where. */
interface Scene {
  arrange?: (g: State) => void;
  seat?: SeatId | null;
  heroes?: number;
  ends?: FightEnd;
  /** The kind of the card that acts, and perhaps which one. */
  kind?: 'encounter' | 'event' | 'plot';
}

/** A table at which these effects happen for a hero, on a board arranged for it. */
export const acting = (effects: Effects, scene: Scene = {}): TestTable<State, View> =>
  sit(actingGame(effects, scene), { seats: (scene.heroes ?? 2) + 1, seed: 'card' });

/** The match of such a table. */
export function actingGame(
  effects: Effects,
  { arrange = () => undefined, seat = 1, heroes = 2, ends, kind = 'encounter' }: Scene = {},
): CardGame {
  const from = () => {
    const g = bare(heroes);
    g.resolving = [
      { kind, card: kind === 'plot' ? 'gollum_is_tortured' : 'smugglers', seat: null, goesBack: false, favor: 0 },
    ];
    arrange(g);
    return g;
  };
  const calls = callsWith(ends);
  return gameOf(from, (t) => perform(t, { calls, seat }, effects));
}

/** Moves so many cards of a hero from his life pool. */
export function give(g: State, seat: SeatId, pile: 'hand' | 'rest' | 'damage', n: number): string[] {
  const { piles } = g.heroes[seat - 1]!;
  const cards = piles.life.splice(0, n);
  piles[pile].push(...cards);
  return cards;
}
