import type { Audit, Event, SeatId } from '#core/types';
import { combatDeck, RESOURCES, STRUCTURES, workersInAll } from '../printed/content.ts';
import { isHome, isLake, isTerritory } from '../printed/places.ts';
import { encountersIn, factoryCardsIn, objectivesIn } from '../rules/chapters/setup.ts';
import { isAutoma, isPlastic, tokensIn } from '../state/pieces.ts';
import type { Goods, Player, State } from '../state/state.ts';
import { automaProblem, removedCards } from './audit-automa.ts';
import { boundsWrong, countsIn, workersOf, workersWrong } from './audit-told.ts';

/**
 * What is wrong between two moments of a match, if anything: pieces and cards come and go only as the events tell. `gain`
 * and `loss` of an event are counts (`counters.ts`) of its `seat`.
 */
export function audit(before: State): Audit<State> {
  const was = noted(before);
  return (after, events) =>
    cards(after) ??
    pieces(after) ??
    company(after) ??
    boundsWrong(after) ??
    (was.phase === 'assignment'
      ? undefined
      : (lasting(was, after) ?? counters(was, after, events) ?? workersWrong(was.workers, after, events)));
}

/** What is compared with a later moment: kept apart, for the state itself goes on. */
interface Noted {
  phase: State['phase'];
  /** The seats of units by their ids, and which of them may go for good (A9). */
  units: { id: string; seat: SeatId; mayGo: boolean }[];
  players: (Counted & { structures: Player['structures']; stars: number })[];
  goods: Goods;
  workers: readonly number[];
}
interface Counted {
  coins: number;
  power: number;
  popularity: number;
  combatCards: number;
}

function noted(g: State): Noted {
  const units: Noted['units'] = [];
  for (const id in g.units) {
    const unit = g.units[id]!;
    units.push({ id, seat: unit.seat, mayGo: isAutoma(g, unit.seat) && isPlastic(unit) });
  }
  const players = g.players.map((p) => ({
    ...countersOf(p),
    structures: { ...p.structures },
    stars: p.stars.length,
  }));
  return { phase: g.phase, units, players, goods: allGoods(g), workers: workersOf(g) };
}
const countersOf = ({ coins, power, popularity, hand }: Player): Counted => ({
  coins,
  power,
  popularity,
  combatCards: hand.length,
});
function allGoods(g: State): Goods {
  const all = { food: 0, wood: 0, metal: 0, oil: 0 };
  for (const hex in g.goods) for (const kind of RESOURCES) all[kind] += g.goods[hex]![kind];
  return all;
}

const byCards = (ids: (g: Pick<State, 'cards'>) => string[]): Record<State['cards'], ReadonlySet<string>> => ({
  base: new Set(ids({ cards: 'base' })),
  promo: new Set(ids({ cards: 'promo' })),
});
const allObjectives = byCards(objectivesIn);
const allEncounters = byCards(encountersIn);

/** No card of the box is lost or doubled. */
function cards(g: State): string | undefined {
  const combat = [...g.combatDeck, ...g.combatDiscard];
  for (const { hand } of g.players) combat.push(...hand);
  if (!isCombatDeck(combat)) return `combat cards: ${combat.length}`;
  const goals = [...g.objectiveDeck];
  for (const { objectives } of g.players) goals.push(...objectives);
  if (!areAll(goals, allObjectives[g.cards])) return `objectives: ${goals.length}`;
  const met = g.encounter ? [...g.encounterDeck, g.encounter.card] : g.encounterDeck;
  if (!areAll(met, allEncounters[g.cards])) return `encounters: ${met.length}`;
  const factory = [...g.offer, ...g.players.flatMap((p) => p.factory ?? []), ...removedCards(g)];
  const known = factoryCardsIn(g);
  const dealt = g.phase === 'assignment' ? factory.length : g.players.length + 1;
  if (factory.length !== dealt || hasTwice(factory) || factory.some((card) => !known.includes(card)))
    return `Factory cards: ${factory}`;
  return undefined;
}

/** Every piece is on its mat or stands somewhere, and there are no more than in the box. */
function pieces(g: State): string | undefined {
  const out = g.players.map(() => ({ worker: 0, mech: 0, character: 0 }));
  let lost: string | undefined;
  for (const id in g.units) {
    const { seat, kind, at } = g.units[id]!;
    out[seat]![kind]++;
    if (lost === undefined && !isTerritory(at) && !isHome(at)) lost = id;
  }
  for (const [seat, { mechs }] of g.players.entries()) {
    const { worker, mech, character } = out[seat]!;
    if (worker > workersInAll) return `seat ${seat}: ${worker} workers`;
    if (isAutoma(g, seat)) continue;
    if (mech !== mechs.length || hasTwice(mechs)) return `seat ${seat}: mechs without ability`;
    if (character !== 1) return `seat ${seat}: no character, or several`;
  }
  if (lost) return `${lost} stands nowhere: ${g.units[lost]!.at}`;
  const built = g.players.flatMap(({ structures }) => Object.values(structures));
  return hasTwice(built) ? 'two structures on one hex' : automaProblem(g);
}

/**
 * SC-6.7, SC-7.9: enemies share a hex only until they have fought. SC-6.11: on a lake no worker waits alone, and no token
 * lies alone; to the Automa lakes are land like other land (A7).
 */
function company(g: State): string | undefined {
  const moving = g.turn?.moves && g.turn.part !== 'visit';
  /** The first seat of each place. */
  const places = new Map<string, SeatId>();
  for (const id in g.units) {
    const { seat, kind, at: place } = g.units[id]!;
    const first = places.get(place);
    if (first === undefined) places.set(place, seat);
    // Who is beaten goes away piece by piece.
    if (g.combat?.hex === place) continue;
    if (!moving && first !== undefined && first !== seat) return `enemies at peace on ${place}`;
    const alone = kind === 'worker' && isLake(place) && !isAutoma(g, seat) && !hasMechAt(g, place, seat);
    if (alone) return `a worker alone on the lake ${place}`;
  }
  if (g.automa) return undefined;
  const adrift = Object.keys(g.goods).find((hex) => isLake(hex) && !places.has(hex));
  return adrift && `tokens alone on the lake ${adrift}`;
}

/** Units and stars stay in the game for good, structures where they are (SC-4.5, SC-5.5, SC-11.1); but A9. */
function lasting(was: Noted, after: State): string | undefined {
  for (const { id, seat, mayGo } of was.units) {
    const unit = after.units[id];
    if (unit ? unit.seat !== seat : !mayGo) return `seat ${seat}: ${id} is gone`;
  }
  for (const [seat, { structures, stars }] of was.players.entries()) {
    const now = after.players[seat]!;
    const moved = STRUCTURES.find((one) => structures[one] && structures[one] !== now.structures[one]);
    if (moved) return `seat ${seat}: ${moved} is gone from ${structures[moved]}`;
    if (now.stars.length < stars) return `seat ${seat}: a star is gone`;
  }
  return undefined;
}
const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;
/** Whether these are all of the cards, each once. */
const areAll = (ids: readonly string[], cards: ReadonlySet<string>): boolean =>
  ids.length === cards.size && ids.every((id) => cards.has(id)) && !hasTwice(ids);

/** How many combat cards there are of each value. */
const combatCards: readonly number[] = combatDeck.reduce<number[]>((sum, value) => {
  sum[value] = (sum[value] ?? 0) + 1;
  return sum;
}, []);
function isCombatDeck(values: readonly number[]): boolean {
  const left = combatCards.slice();
  for (const value of values) left[value]!--;
  return left.every((n) => n === 0);
}

const hasMechAt = ({ units }: State, place: string, seat: SeatId): boolean => {
  for (const id in units) {
    const unit = units[id]!;
    if (unit.at === place && unit.seat === seat && unit.kind === 'mech') return true;
  }
  return false;
};

const COUNTED = ['coins', 'power', 'popularity', 'combatCards'] as const satisfies (keyof Counted)[];

/** Every change of a counter has been told. */
function counters(was: Noted, after: State, events: readonly Event[]): string | undefined {
  const told = new Map<string, number>();
  const add = (key: string, n: number) => told.set(key, (told.get(key) ?? 0) + n);
  for (const shown of events.flatMap(changesOf)) {
    for (const [sign, list] of [[1, shown.gain] as const, [-1, shown.loss] as const]) {
      for (const { key, args } of countsIn(list)) {
        const counter = key.replace('counter.', '');
        const n = sign * args.n;
        add((RESOURCES as readonly string[]).includes(counter) ? counter : `${shown.seat} ${counter}`, n);
      }
    }
  }
  for (const [seat, p] of after.players.entries()) {
    const now = countersOf(p);
    for (const counter of COUNTED) {
      const n = now[counter] - was.players[seat]![counter];
      const said = told.get(`${seat} ${counter}`) ?? 0;
      if (n !== said) return `seat ${seat} ${counter}: changed by ${n}, told ${said}`;
    }
  }
  const goods = allGoods(after);
  for (const kind of RESOURCES) {
    const n = goods[kind] - was.goods[kind];
    if (n !== (told.get(kind) ?? 0)) return `${kind}: changed by ${n}, told ${told.get(kind) ?? 0}`;
  }
  return Object.values(after.goods).some((heap) => tokensIn(heap) === 0) ? 'an empty heap of tokens' : undefined;
}

/** What an event says of gains and losses: of its seat, and of another one that is named with it. */
const changesOf = ({ shown }: Event): Event['shown'][] =>
  shown.also ? [shown, shown.also as Event['shown']] : [shown];
