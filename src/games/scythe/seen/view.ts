import type { SeatId, Viewer } from '#core/types';
import { objectives } from '../printed/content.ts';
import { measured } from '../rules/chapters/metrics.ts';
import { final } from '../rules/scoring.ts';
import { isAutoma, player } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import type { MovesView, PlayerView, View } from './view.types.ts';

/** What a viewer may know (SC-2.10), built up from nothing. */
export function view(g: State, viewer: Viewer): View {
  return {
    viewer,
    expansion: g.expansion,
    relentless: g.relentless,
    deals: g.deals,
    phase: g.phase,
    order: [...g.order],
    players: g.players.map((_, seat) => playerView(g, seat)),
    units: Object.entries(g.units).map(([id, unit]) => ({ id, ...unit })),
    goods: structuredClone(g.goods),
    encounters: [...g.encounters],
    tokens: structuredClone(g.tokens),
    decks: {
      combat: g.combatDeck.length,
      encounters: g.encounterDeck.length,
      objectives: g.objectiveDeck.length,
      offer: g.offer.length,
    },
    combatDiscard: [...g.combatDiscard],
    tile: g.tile,
    turns: g.turns,
    turn: g.turn && {
      seat: g.turn.seat,
      section: g.turn.section,
      part: g.turn.part,
      moves: movesView(g),
    },
    picks: g.phase === 'assignment' ? structuredClone(g.picks) : [],
    automa: automaView(g),
    active: g.active,
    combat: structuredClone(g.combat),
    encounter: g.encounter && { ...g.encounter, taken: [...g.encounter.taken] },
    visitor: g.visitor,
    own: viewer === 'spectator' ? null : own(g, viewer),
    final: final(g),
  };
}

function movesView({ turn }: State): MovesView | null {
  if (!turn?.moves) return null;
  const { left, steps, current, moved } = turn.moves;
  return { left, steps, current: current && { unit: current.unit, steps: current.steps }, moved: [...moved] };
}

function automaView({ automa }: State): View['automa'] {
  if (!automa) return null;
  const { seat, level, scheme, box, deck, discard, factory } = automa;
  return { seat, level, scheme, box, deck: deck.length, discard: [...discard], factory: factory !== null };
}

function playerView(g: State, seat: SeatId): PlayerView {
  const { hand, objectives, ...open } = structuredClone(player(g, seat));
  const fights = g.combat !== null && (g.combat.attacker === seat || g.combat.defender === seat);
  return { ...open, seat, cards: fights ? null : hand.length, objectives: objectives.length };
}

function own(g: State, viewer: SeatId): View['own'] {
  const p = g.players[viewer];
  // Nobody plays the Automa's seat: its cards are seen by nobody.
  if (!p || isAutoma(g, viewer)) return null;
  const progressOf = (id: string) => objectives.get(id)!.condition.all.map((one) => measured(g, viewer, one));
  return {
    hand: [...p.hand],
    objectives: [...p.objectives],
    progress: Object.fromEntries(p.objectives.map((id) => [id, progressOf(id)])),
    offer: g.visitor === viewer ? [...g.offer] : [],
  };
}
