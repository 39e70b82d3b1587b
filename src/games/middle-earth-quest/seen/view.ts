import type { SeatId, Viewer } from '#core/types';
import { poolLimit } from '../printed/boards/track.ts';
import { minions } from '../printed/combat/foes.ts';
import { STATS } from '../printed/terms/names.ts';
import { statOf } from '../state/attributes.ts';
import { perilousPlaces } from '../state/hero/perilous.ts';
import { reaches } from '../state/influence/links.ts';
import { hero, heroSeats } from '../state/pieces.ts';
import { type Deck, SAURON, type State } from '../state/state.ts';
import { stageOf } from '../state/story/markers.ts';
import type { Own, SeenCombat, SeenDeck, SeenHero, View } from './view.types.ts';

/** What a viewer may know, built up from nothing: no face, hand, objective or order of a deck that is not the viewer's own (MEQ-1.4). */
export function view(g: State, viewer: Viewer): View {
  const stage = stageOf(g.markers);
  const isOver = g.finale !== null;
  return {
    viewer,
    options: g.options,
    stage: g.stage,
    round: g.round,
    turn: g.turn,
    heroes: heroSeats(g).map((seat) => seenHero(g, seat)),
    sauron: { shadow: g.shadow.length, plots: g.plots.length },
    influence: g.influence,
    reach: Object.fromEntries([...reaches(g.influence)].map(([place, { limit }]) => [place, limit])),
    pool: { now: g.pool, most: poolLimit(stage) },
    tokens: g.tokens.map(({ no, at, stack, face, seenBy }) => ({
      no,
      at,
      stack,
      face: viewer === SAURON || (viewer !== 'spectator' && seenBy.includes(viewer)) ? face : null,
    })),
    minions: Object.entries(g.minions).map(([id, one]) => ({ id, ...one, health: minions.get(id)!.health })),
    characters: g.characters,
    favors: g.favors,
    perilous: perilousPlaces(g),
    markers: g.markers,
    storyStage: stage,
    actionTokens: g.actionTokens,
    slots: g.slots,
    event: g.event,
    keptEvents: g.keptEvents,
    decks: {
      shadow: seenDeck(g.shadowDeck),
      plot: seenDeck(g.plotDeck),
      peril: seenDeck(g.perilDeck),
      corruption: seenDeck(g.corruptionDeck),
      skill: seenDeck(g.skillDeck),
      events: seenDecks(g.eventDecks),
      encounters: seenDecks(g.encounterDecks),
      stacks: seenDecks(g.stacks),
    },
    resolving: g.resolving,
    looking: g.looking && {
      seat: g.looking.seat,
      deck: g.looking.deck,
      n: g.looking.cards.length,
      cards: g.looking.seat === viewer ? g.looking.cards : null,
    },
    combatMods: g.combatMods,
    combat: g.combat && seenCombat(g, g.combat),
    finale: g.finale,
    objectives: {
      heroes: isOver || isHero(viewer) ? g.objectives.heroes : null,
      sauron: isOver || viewer === SAURON ? g.objectives.sauron : null,
    },
    winner: g.winner,
    own: ownOf(g, viewer),
  };
}

const isHero = (viewer: Viewer): boolean => viewer !== 'spectator' && viewer !== SAURON;

/** Discards are open, and nobody knows the order of what is left. */
const seenDeck = ({ draw, discard }: Deck): SeenDeck => ({ left: draw.length, discard });
const seenDecks = (decks: Readonly<Record<string, Deck>>): Record<string, SeenDeck> =>
  Object.fromEntries(Object.entries(decks).map(([id, deck]) => [id, seenDeck(deck)]));

function seenHero(g: State, seat: SeatId): SeenHero {
  const { piles, ...own } = hero(g, seat);
  return {
    ...own,
    seat,
    stats: Object.fromEntries(STATS.map((stat) => [stat, statOf(g, seat, stat)])) as SeenHero['stats'],
    piles: { life: piles.life.length, hand: piles.hand.length, rest: piles.rest, damage: piles.damage },
  };
}

function seenCombat(g: State, combat: NonNullable<State['combat']>): SeenCombat {
  const { hero: own, foeSide, ...rest } = combat;
  const { setup: _, ...side } = own;
  const { deck: __, hand, fortitude: ___, wisdom: ____, ...foe } = foeSide;
  return {
    ...rest,
    hero: { ...side, hand: hero(g, combat.seat).piles.hand.length },
    foeSide: { ...foe, hand: hand.length },
  } as SeenCombat;
}

function ownOf(g: State, viewer: Viewer): Own | null {
  if (viewer === 'spectator') return null;
  if (viewer === SAURON)
    return { who: 'sauron', shadow: g.shadow, plots: g.plots, combatHand: g.combat?.foeSide.hand ?? null };
  const own = g.heroes[viewer - 1];
  return own ? { who: 'hero', hand: own.piles.hand } : null;
}
