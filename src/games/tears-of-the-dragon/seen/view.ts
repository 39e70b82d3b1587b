import type { SeatId, Viewer } from '#core/types';
import { areas, seas, units, wizards } from '../printed/content.ts';
import { momentOf } from '../rules/chapters/command.ts';
import { placementView } from '../rules/placing/placement-view.ts';
import { toPlace } from '../rules/tables/spots.ts';
import {
  allIds,
  at,
  faceOf,
  idsOf,
  isBesieged,
  isFighter,
  isInside,
  isLeader,
  isLeft,
  isUnit,
  kindOf,
  rankOf,
  seatOf,
  spellTarget,
  strengthOf,
} from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import { asSeenBy } from '../state/unseen.ts';
import { battleView } from './battle.ts';
import type { OutView, PieceView, PlaceView, StackView, View, WizardView } from './view.types.ts';

/** What a seat or a spectator may know (TD-6.3, TD-6.5): built up from nothing, so that a new field cannot leak. */
export function view(state: State, viewer: Viewer): View {
  const g = asSeenBy(state, viewer);
  return {
    viewer,
    scenario: g.scenario,
    penguins: g.penguins,
    evened: g.evened,
    turn: g.turn,
    phase: phaseOf(g),
    active: g.active,
    first: g.first,
    lost: [...g.lost],
    allowance: g.allowance && { ...g.allowance },
    knowledge: g.knowledge.map((ruins) => [...ruins]),
    places: [...areas.keys(), ...seas.keys()].flatMap((place) => placeView(g, place, viewer)),
    pools: [0, 1].map((seat) => poolOf(g, seat)),
    wizards: [...wizards.keys()].map((id) => wizardView(g, id, viewer)),
    out: allIds(g).flatMap((id) => outView(g, id)),
    ambassador: g.ambassador,
    terramax: {
      wizard: g.terramax.wizard,
      held: idsOf(g, 0).filter((id) => g.counters[id]!.fate === 'lair'),
      berserk: g.terramax.berserk,
    },
    battle: battleView(g, viewer),
    placement: placementView(g, viewer),
    chronicle: [...g.chronicle, ...(g.winner === null ? [] : [momentOf(g)])],
    winner: g.winner,
  };
}

function phaseOf(g: State): View['phase'] {
  switch (g.phase) {
    case 'placement':
    case 'extra-spells':
    case 'ambassador':
    case 'muster':
      return 'setup';
    case 'initiative':
    case 'exchange':
      return 'exchange';
    case 'start':
      return 'actions';
    case 'command':
    case 'actions':
    case 'close':
    case 'over':
      return g.phase;
  }
}

/** Pieces in boxes are there only for their owner, or when they are exposed (TD-6.3). */
const visible = (g: State, id: string, viewer: Viewer): boolean => {
  const c = g.counters[id]!;
  return c.box === null || c.exposed || seatOf(id) === viewer;
};

function placeView(g: State, place: string, viewer: Viewer): PlaceView[] {
  const seen = at(g, place).filter((id) => visible(g, id, viewer));
  const trapped = allIds(g).filter((id) => g.counters[id]!.at === place && g.counters[id]!.trapped);
  const controller = g.castles[place];
  if (seen.length === 0 && trapped.length === 0 && controller === undefined) return [];
  return [
    {
      id: place,
      ...(controller !== undefined && {
        controller,
        // A leader whose box the viewer may not look into may have the castle's defence with him.
        garrison: !seen.some((id) => seatOf(id) === controller && (isFighter(id) || seatOf(id) !== viewer)),
        // a siege is declared.
        besieged: isBesieged(g, place),
      }),
      stacks: stacksOf(g, seen, viewer),
      trapped: trapped.map((id) => pieceView(g, id, viewer)),
    },
  ];
}

function stacksOf(g: State, ids: readonly string[], viewer: Viewer): StackView[] {
  const stacks = new Map<string, string[]>();
  for (const id of ids) {
    const key = `${seatOf(id)} ${g.counters[id]!.ship ?? ''}`;
    stacks.set(key, [...(stacks.get(key) ?? []), id]);
  }
  return [...stacks.keys()].sort().map((key) => {
    const stack = stacks.get(key)!;
    const [seat, ship] = key.split(' ') as [string, string];
    return {
      seat: Number(seat),
      inside: stack.some((id) => isInside(g, id)),
      ...(ship && { ship }),
      pieces: stack.map((id) => pieceView(g, id, viewer)).sort(inOrder),
    };
  });
}

function pieceView(g: State, id: string, viewer: Viewer): PieceView {
  const c = g.counters[id]!;
  const own = seatOf(id) === viewer;
  return {
    ...((own || !isUnit(id)) && { id }),
    face: faceOf(id),
    kind: kindOf(id),
    seat: seatOf(id),
    reduced: c.reduced,
    spent: c.spent,
    ...(!isLeader(id) && { strength: strengthOf(g, id) }),
    ...(c.box !== null && (own || c.exposed) && { box: c.box }),
    ...(c.obfuscated && { obfuscated: true }),
  };
}

/** Leaders by rank, then wizards, then units by type: never by identity, which the enemy may not follow. */
function inOrder(a: PieceView, b: PieceView): number {
  const kinds = ['leader', 'wizard', 'unit'];
  return (
    kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
    (a.kind === 'leader' ? rankOf(a.face) - rankOf(b.face) : a.face.localeCompare(b.face)) ||
    Number(a.reduced) - Number(b.reduced) ||
    Number(a.spent) - Number(b.spent) ||
    Number(a.obfuscated ?? false) - Number(b.obfuscated ?? false) ||
    (a.id ?? '').localeCompare(b.id ?? '')
  );
}

function poolOf(g: State, seat: SeatId): Record<string, number> {
  const pool: Record<string, number> = {};
  const waiting = new Set(toPlace(g, seat));
  for (const unit of units.keys()) {
    const n = allIds(g).filter(
      (id) => faceOf(id) === unit && isLeft(g, id) && seatOf(id) === seat && !waiting.has(id),
    ).length;
    if (n > 0) pool[unit] = n;
  }
  return pool;
}

function wizardView(g: State, id: string, viewer: Viewer): WizardView {
  const mind = g.wizardry[id]!;
  const learning = g.phase === 'extra-spells' && seatOf(id) === viewer ? g.lessons[id] : undefined;
  return {
    id,
    seat: seatOf(id),
    spells: [...mind.known],
    maxSpells: wizards.get(id)!.maxSpells,
    target: spellTarget(g, id),
    blocked: mind.blocked,
    burntOut: mind.burntOut,
    ...(learning && { learning: [...learning] }),
  };
}

function outView(g: State, id: string): OutView[] {
  const { fate } = g.counters[id]!;
  if (fate === 'map' || fate === 'pool') return [];
  return [{ id: isUnit(id) ? faceOf(id) : id, seat: seatOf(id), kind: kindOf(id), fate }];
}
