import type { Move } from '../../printed/automa.ts';
import { FACTORY } from '../../printed/content.ts';
import { isFactory, isHome } from '../../printed/places.ts';
import { factionOf, goodsAt, tokensIn } from '../../state/pieces.ts';
import type { State, Unit } from '../../state/state.ts';
import { isContested } from '../../state/steps.ts';
import {
  around,
  bestHexes,
  distance,
  fighters,
  foes,
  homeGround,
  inTurn,
  neighbourhood,
  standsOn,
  stepsOf,
  troops,
} from './ground.ts';

/** A11, A12, and where they are silent: which unit of the Automa goes where. */

/** What a move comes to: this unit goes there. */
export interface Going {
  unit: string;
  to: string;
}

/** A3: what the first entry that is possible comes to; A4: those in brackets for this faction are tried before the others. */
export function choose(g: State, moves: readonly Move[]): Going | undefined {
  const faction = factionOf(g, g.automa!.seat);
  const own = moves.filter(({ onlyFaction }) => onlyFaction === faction);
  const all = moves.filter(({ onlyFaction }) => onlyFaction === undefined);
  for (const move of [...own, ...all]) {
    const going = find(g, move);
    if (going) return going;
  }
  return undefined;
}

function find(g: State, move: Move): Going | undefined {
  switch (move.type) {
    case 'moveWorker':
      return firstToGo(g, 'worker', (unit) => workerHex(g, unit));
    case 'moveMech':
      return firstToGo(g, 'mech', (unit) => mechHex(g, unit));
    case 'moveCharacter':
      return firstToGo(g, 'character', (unit) => characterHex(g, unit));
    case 'encounterOrFactory':
      return visit(g);
    case 'attackWorker':
      return attack(g, workersAlone(g));
    case 'attackCombatUnit':
      return g.players[g.automa!.seat]!.power >= move.number ? attack(g, guarded(g)) : undefined;
  }
}

/** A11, R-134: the nearest to the home base whose best hex is another one than its own. */
function firstToGo(g: State, kind: Unit['kind'], hexFor: (unit: Unit) => string | undefined): Going | undefined {
  for (const id of inTurn(g, (unit) => unit.kind === kind)) {
    const unit = g.units[id]!;
    const to = hexFor(unit);
    if (to !== undefined && to !== unit.at) return { unit: id, to };
  }
  return undefined;
}

const own = (g: State): Unit[] => troops(g, g.automa!.seat);
const without = (units: readonly Unit[], lifted: Unit | null): Unit[] => units.filter((unit) => unit !== lifted);
/** A11: in the neighbourhood of a unit or of the home base, where no enemy stands. */
const open = (g: State): string[] => [...around(g, own(g)), ...homeGround(g)].filter((hex) => !standsOn(foes(g), hex));

/**
 * A11: where a worker goes: no other worker there, out of reach of enemy fighters, and in the neighbourhood of as many units
 * as may be. `lifted` is null for one that comes from the mat.
 */
export function workerHex(g: State, lifted: Unit | null): string | undefined {
  const others = without(own(g), lifted);
  const workers = others.filter(({ kind }) => kind === 'worker');
  const danger = around(g, fighters(foes(g)));
  const support = others.map((unit) => neighbourhood(g, unit));
  return bestHexes(
    open(g).filter((hex) => !standsOn(workers, hex) && !danger.has(hex)),
    (hex) => -support.filter((hexes) => hexes.includes(hex)).length,
  )[0];
}

/** where fighters go without attacking: no other fighter there. */
const openToFighter = (g: State, lifted: Unit): string[] => {
  const others = fighters(without(own(g), lifted));
  return open(g).filter((hex) => !standsOn(others, hex));
};

/** where it is within reach of as many enemy units as may be, then where it makes land its own. */
function mechHex(g: State, lifted: Unit): string | undefined {
  const others = without(own(g), lifted);
  return bestHexes(
    openToFighter(g, lifted),
    (hex) => -enemiesWithin(g, hex),
    (hex) => Number(standsOn(others, hex)),
  )[0];
}
const enemiesWithin = (g: State, hex: string): number => {
  const reached = stepsOf(g, hex);
  return foes(g).filter(({ at }) => reached.includes(at)).length;
};

/** towards the nearest goal. */
function characterHex(g: State, lifted: Unit): string | undefined {
  const goals = [...g.encounters, ...(g.automa!.factory === null ? [FACTORY] : [])];
  const far = (hex: string) => Math.min(...goals.map((goal) => distance(hex, goal)));
  return bestHexes(openToFighter(g, lifted), ...(goals.length > 0 ? [far] : []))[0];
}

/** A12: the Factory or an encounter token in the neighbourhood of a unit, without enemies and own mechs; R-134: elsewhere. */
function visit(g: State): Going | undefined {
  const [unit] = inTurn(g, ({ kind }) => kind === 'character');
  if (unit === undefined) return undefined;
  const mechs = own(g).filter(({ kind }) => kind === 'mech');
  const [to] = bestHexes(
    [...around(g, own(g))].filter(
      (hex) =>
        (isFactory(hex) || g.encounters.includes(hex)) &&
        hex !== g.units[unit]!.at &&
        !standsOn(foes(g), hex) &&
        !standsOn(mechs, hex),
    ),
  );
  return to === undefined ? undefined : { unit, to };
}

/** hexes with enemy fighters, the fewest first. */
const guarded = (g: State): string[] =>
  bestHexes(
    fighters(foes(g)).map(({ at }) => at),
    (hex) => fighters(foes(g)).filter(({ at }) => at === hex).length,
  );
/** hexes with enemy workers and no fighters, the most workers first, then the most tokens. */
const workersAlone = (g: State): string[] =>
  bestHexes(
    foes(g).flatMap(({ at }) => (isHome(at) || isContested(g, at, g.automa!.seat) ? [] : [at])),
    (hex) => -foes(g).filter(({ at }) => at === hex).length,
    (hex) => -tokensIn(goodsAt(g, hex)),
  );

/** the first of these hexes that a fighter reaches; a mech before the character. */
function attack(g: State, targets: readonly string[]): Going | undefined {
  for (const to of targets) {
    const [unit] = inTurn(
      g,
      (one) => one.kind !== 'worker' && neighbourhood(g, one).includes(to),
      ({ kind }) => Number(kind === 'character'),
    );
    if (unit !== undefined) return { unit, to };
  }
  return undefined;
}
