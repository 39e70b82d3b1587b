import type { SeatId, Viewer } from '#core/types';
import { scenario } from '../printed/content/scenarios.ts';
import { trapOf } from '../rules/movement/walk.ts';
import { sideOf } from '../state/figures/figures.ts';
import { atOf } from '../state/map/board.ts';
import { figureAt } from '../state/map/terrain.ts';
import { hasActed, isDone } from '../state/order.ts';
import { type Character, CONDITIONS, type Figure, type Modifiers, type State } from '../state/state.ts';
import { retaliationOf, shieldOf } from '../state/values/bonuses.ts';
import type { SeenCharacter, SeenFigure, SeenRoom, View } from './view.types.ts';

/** What a viewer may know, built up from nothing: no unrevealed room, no hand and no choice of others, no order of a deck. */
export function view(g: State, viewer: Viewer): View {
  const told = scenario(g.scenario);
  const rooms: SeenRoom[] = told.rooms
    .filter(({ id }) => g.rooms.includes(id))
    .map(({ id, hexes }) => ({ id, hexes: hexes.map(atOf) }));
  const shown = new Set(rooms.flatMap(({ hexes }) => hexes));
  const doors = told.doors.flatMap(({ id, hex }) => {
    const state = g.doors[id];
    return state ? [{ id, at: atOf(hex), state }] : [];
  });
  for (const { at } of doors) shown.add(at);
  const own = viewer === 'spectator' ? undefined : g.characters[viewer];
  return {
    viewer,
    scenario: g.scenario,
    level: g.level,
    party: g.party,
    stage: g.stage,
    monsterLevel: g.monsterLevel,
    phase: g.phase,
    round: g.round,
    rooms,
    doors,
    walls: told.walls
      .map(([a, b]) => [atOf(a), atOf(b)] as [string, string])
      .filter(([a, b]) => shown.has(a) && shown.has(b)),
    start: g.phase === 'setup' ? told.start.map(atOf).filter((at) => !figureAt(g, at)) : [],
    overlays: g.overlays.map((overlay) => {
      const { made: _, treasure: __, ...rest } = overlay;
      const trap = overlay.type === 'trap' ? trapOf(g, overlay) : undefined;
      return { ...rest, damage: trap?.damage ?? null, conditions: [...(trap?.conditions ?? [])] };
    }),
    money: g.money,
    killed: g.killed,
    figures: g.figures.map((one) => seenFigure(g, one)),
    characters: g.characters.map((one, seat) => seenCharacter(g, one, seat)),
    elements: g.elements,
    order: g.order.map((place) => ({ ...place, done: isDone(g, place) })),
    turn: g.turn,
    abilities: Object.entries(g.abilities).map(([deck, { draw, discard, card }]) => ({
      deck,
      card,
      left: draw.length,
      discard,
    })),
    monsterModifiers: seenDeck(g.modifiers),
    own: own ? { hand: own.hand, chosen: own.chosen, played: own.played } : null,
    ends: g.ends,
  };
}

const seenDeck = ({ draw, discard }: Modifiers) => ({ left: draw.length, discard });

function seenFigure(g: State, one: Figure): SeenFigure {
  const { id, kind, at, hp, max, bonuses } = one;
  return {
    id,
    kind,
    at,
    hp,
    max,
    conditions: CONDITIONS.filter((condition) => one.conditions[condition] !== undefined),
    shield: shieldOf(g, one),
    retaliate: retaliationOf(g, one, 1).n,
    bonuses,
    seat: one.kind === 'character' ? one.seat : one.kind === 'summon' ? one.owner : null,
    what:
      one.kind === 'monster'
        ? one.type
        : one.kind === 'summon'
          ? one.creature
          : one.kind === 'objective'
            ? one.what
            : g.characters[one.seat]!.class,
    rank: one.kind === 'monster' ? one.rank : null,
    standee: 'standee' in one ? one.standee || null : null,
    hasActed: hasActed(g, id),
    ...((one.kind === 'monster' || one.kind === 'objective') && sideOf(one) === 'party' && { isAlly: true as const }),
  };
}

/** Until all have chosen nobody sees what, or even whether two cards less are in a hand. */
function seenCharacter(g: State, one: Character, seat: SeatId): SeenCharacter {
  const isShown = g.phase === 'turns' || g.phase === 'cleanup' || g.phase === 'over';
  const isHidden = g.phase === 'choose' || g.phase === 'reveal';
  return {
    seat,
    class: one.class,
    level: one.level,
    hand: one.hand.length + (isHidden ? one.played.length : 0),
    discard: one.discard,
    lost: one.lost,
    active: one.active,
    played: isShown ? one.played : [],
    chosen: isShown ? one.chosen : null,
    hasChosen: one.chosen !== null,
    xp: one.xp,
    items: one.items,
    money: one.money,
    treasures: one.treasures,
    exhausted: one.exhausted,
    modifiers: seenDeck(one.modifiers),
  };
}
