import type { Audit } from '#core/types';
import { areas, limits, ruins, rules, seas, units, wizards } from '../printed/content.ts';
import {
  allIds,
  commandOf,
  DRAGON_SHIP,
  faceOf,
  inShip,
  isChieftain,
  isFighter,
  isPenguin,
  isRuin,
  isUnit,
  isWizard,
  leads,
  mayCommand,
  mayStand,
  otherSide,
  seatOf,
  TERRAMAX,
} from '../state/pieces.ts';
import { isWar } from '../state/scenario.ts';
import type { Counter, Fate, State } from '../state/state.ts';
import { auditMoves } from './audit-moves.ts';
import { auditSecrets } from './audit-secrets.ts';

/**
 * What is wrong at a moment of a match, or between two of them, if anything. Every counter is in one place where it may
 * be. Nothing comes back that is gone for good.
 */
export function audit(before: State): Audit<State> {
  const was = noted(before);
  const [moves, secrets] = [auditMoves(before), auditSecrets(before)];
  return (after, events) =>
    counters(after) ??
    ships(after) ??
    minds(after) ??
    dragon(after) ??
    lasting(was, after) ??
    moves(after, events) ??
    secrets(after, events);
}

/** What is compared with a later moment: kept apart, for the state itself goes on. */
interface Noted {
  /** Killed or eaten. */
  gone: string[];
  knowledge: string[][];
  losses: number[];
  turn: number;
}
const noted = (g: State): Noted => ({
  gone: allIds(g).filter((id) => isGone(g.counters[id]!)),
  knowledge: g.knowledge.map((held) => [...held]),
  losses: [...g.losses],
  turn: g.turn,
});
const isGone = ({ fate }: Counter): boolean => fate === 'killed' || fate === 'eaten';

function counters(g: State): string | undefined {
  const boxed = new Map<string, number>();
  for (const id of allIds(g)) {
    const c = g.counters[id]!;
    const wrong = c.fate === 'map' ? standing(g, id, c) : absent(g, id, c);
    if (wrong) return `${id} ${wrong}`;
    if (isPenguin(id) && c.reduced) return `${id} is reduced`;
    if (isPenguin(id) && c.fate === 'map' && g.counters[otherSide(id)]!.fate === 'map') return `${id} shows two sides`;
    if ((c.fate === 'captured') !== (g.prisoners[id] !== undefined)) return `${id} is a prisoner by half`;
    if (c.box !== null) boxed.set(c.box, (boxed.get(c.box) ?? 0) + 1);
  }
  for (const [leader, n] of boxed) if (n > commandOf(leader)) return `${leader} commands ${n}`;
  return undefined;
}

/** Why a counter may not stand where it stands. */
function standing(g: State, id: string, { at, ship, box, trapped }: Counter): string | undefined {
  if (!areas.has(at) && !seas.has(at)) return `stands nowhere: "${at}"`;
  if (!mayStand(id, at)) return `goes where no penguin goes: ${at}`;
  if ((ship !== null) !== seas.has(at)) return `is at ${at} with the ship ${ship}`;
  if (trapped && (isUnit(id) || isChieftain(id) || !isRuin(at) || isWar(g) || box !== null))
    return `is trapped at ${at}`;
  if (box === null) return undefined;
  const chief = g.counters[box]!;
  if (!leads(g, box) || seatOf(box) !== seatOf(id) || !isFighter(id)) return `lies under ${box}`;
  if (chief.fate !== 'map' || chief.at !== at || chief.ship !== ship || chief.trapped) return `lies in a box elsewhere`;
  if (!mayCommand(box, id) || (id === TERRAMAX && !isWar(g))) return `may not lie under ${box}`;
  return undefined;
}

/** Why a counter may not be off the map in this way. */
function absent(g: State, id: string, { fate, at, ship, box, trapped }: Counter): string | undefined {
  if (at !== '' || ship !== null || box !== null || trapped) return `is ${fate} and somewhere`;
  return FATES[isPenguin(id) ? 'penguin' : isUnit(id) ? 'unit' : 'person'](g, id, fate) ? undefined : `is ${fate}`;
}
const FATES: Readonly<Record<'penguin' | 'unit' | 'person', (g: State, id: string, fate: Fate) => boolean>> = {
  penguin: (_, __, fate) => fate === 'pool',
  unit: (_, id, fate) =>
    fate === 'pool' || (fate === 'killed' && ['none', 'terramax'].includes(units.get(faceOf(id))!.recruit)),
  person(g, id, fate) {
    // A war can be won while counters are still put down (TD-26.2).
    if (fate === 'pool') return g.placement !== null || g.winner !== null;
    if (fate === 'lair' || fate === 'eaten') return isWizard(id) && seatOf(id) === 0 && !isWar(g);
    return true;
  },
};

/** TD-8.1, TD-8.6: a ship has a side, lies in one place and carries no more than it can. */
function ships(g: State): string | undefined {
  const loads = new Set(allIds(g).flatMap((id) => g.counters[id]!.ship ?? []));
  for (const ship of loads) {
    const known = g.ships[ship];
    const load = inShip(g, ship);
    if (!known || load.some((id) => seatOf(id) !== known.seat)) return `${ship} sails for nobody, or for two`;
    if (new Set(load.map((id) => g.counters[id]!.at)).size > 1) return `${ship} is in two places`;
    const fighters = load.filter(isFighter);
    if (fighters.length > limits.shipUnits) return `${ship} carries ${fighters.length}`;
    if (ship === DRAGON_SHIP && load.some((id) => id !== TERRAMAX)) return `the dragon carries ${load}`;
    if (isWar(g)) return `${ship} is at sea in a war on land`;
  }
  return undefined;
}

/** TD-15, TD-17, TD-18, TD-22: what wizards and sides know. */
function minds(g: State): string | undefined {
  for (const [id, { known }] of Object.entries(g.wizardry)) {
    if (known.length > (wizards.get(id)?.maxSpells ?? rules.dragonSpells.length))
      return `${id} knows ${known.length} spells`;
    if (hasTwice(known)) return `${id} knows a spell twice`;
  }
  for (const held of g.knowledge)
    if (hasTwice(held) || held.some((ruin) => !ruins.includes(ruin))) return `knowledge: ${held}`;
  const led = Object.keys(g.enthralled).find((id) => !isWizard(id) || g.counters[id]!.fate !== 'map');
  if (led !== undefined) return `${led} leads`;
  const { ambassador } = g;
  if (ambassador !== null && (seatOf(ambassador) !== 0 || isGone(g.counters[ambassador]!)))
    return `${ambassador} is the ambassador`;
  return undefined;
}

/** TD-23: he is on the map with a wizard whom he obeys, or berserk; in a war he is a unit (TD-26.3). */
function dragon(g: State): string | undefined {
  const { wizard, berserk } = g.terramax;
  const { fate } = g.counters[TERRAMAX]!;
  const isLoose = berserk || wizard !== null;
  if (isLoose && (isWar(g) || fate !== 'map')) return `the dragon of ${wizard} is ${fate}`;
  return fate === 'map' && !isLoose && !isWar(g) ? 'the dragon has no master' : undefined;
}

/** TD-14.3, TD-18.1: who is dead stays dead, what is known stays known. */
function lasting(was: Noted, g: State): string | undefined {
  const risen = was.gone.find((id) => !isGone(g.counters[id]!));
  if (risen !== undefined) return `${risen} has risen`;
  for (const [seat, held] of was.knowledge.entries()) {
    const lost = held.find((ruin) => !g.knowledge[seat]!.includes(ruin));
    if (lost !== undefined) return `seat ${seat} has forgotten ${lost}`;
    if (g.losses[seat]! < was.losses[seat]!) return `seat ${seat} has fewer losses`;
  }
  return g.turn < was.turn ? `turn ${g.turn} after ${was.turn}` : undefined;
}
const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;
