import type { Event, Message } from '#core/types';
import { automaProblem, removedCards } from './automa/audit.ts';
import { encountersIn, factoryCardsIn, objectivesIn } from './chapters/setup.ts';
import { combatDeck, RESOURCES, STRUCTURES, workersInAll } from './content.ts';
import { isAutoma, isPlastic, tokensIn } from './pieces.ts';
import { isHome, isLake, isTerritory } from './places.ts';
import type { State, Unit } from './state.ts';

/**
 * What is wrong between two moments of a match, if anything: pieces and cards come and go only as the events tell. `gain`
 * and `loss` of an event are counts (`counters.ts`) of its `seat`.
 */
export function audit(before: State, after: State, events: readonly Event[]): string | undefined {
  const wrong = cards(after) ?? pieces(after) ?? company(after);
  return (
    wrong ?? (before.phase === 'assignment' ? undefined : (lasting(before, after) ?? counters(before, after, events)))
  );
}

/** No card of the box is lost or doubled. */
function cards(g: State): string | undefined {
  const combat = [...g.combatDeck, ...g.combatDiscard, ...g.players.flatMap(({ hand }) => hand)];
  if (!same(combat, combatDeck)) return `combat cards: ${combat.length}`;
  const goals = [...g.objectiveDeck, ...g.players.flatMap((p) => p.objectives)];
  if (!same(goals, objectivesIn(g))) return `objectives: ${goals.length}`;
  const met = [...g.encounterDeck, ...(g.encounter ? [g.encounter.card] : [])];
  if (!same(met, encountersIn(g))) return `encounters: ${met.length}`;
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
  const places = new Map<string, Unit[]>();
  for (const unit of Object.values(g.units)) {
    const there = places.get(unit.at);
    if (there) there.push(unit);
    else places.set(unit.at, [unit]);
  }
  for (const [place, units] of places) {
    const alone = ({ seat }: Unit) =>
      !isAutoma(g, seat) && !units.some((other) => other.seat === seat && other.kind === 'mech');
    if (!moving && g.combat?.hex !== place && units.some(({ seat }) => seat !== units[0]!.seat))
      return `enemies at peace on ${place}`;
    // Who is beaten goes away piece by piece.
    if (!isLake(place) || g.combat?.hex === place) continue;
    if (units.some((unit) => unit.kind === 'worker' && alone(unit))) return `a worker alone on the lake ${place}`;
  }
  if (g.automa) return undefined;
  const adrift = Object.keys(g.goods).find((hex) => isLake(hex) && !places.has(hex));
  return adrift && `tokens alone on the lake ${adrift}`;
}

/** Units and stars stay in the game for good, structures where they are (SC-4.5, SC-5.5, SC-11.1); but A9. */
function lasting(before: State, after: State): string | undefined {
  const mayGo = (unit: Unit) => isAutoma(before, unit.seat) && isPlastic(unit);
  const gone = Object.keys(before.units).find(
    (id) => after.units[id]?.seat !== before.units[id]!.seat && (after.units[id] || !mayGo(before.units[id]!)),
  );
  if (gone) return `seat ${before.units[gone]!.seat}: ${gone} is gone`;
  for (const [seat, { structures, stars }] of before.players.entries()) {
    const now = after.players[seat]!;
    const moved = STRUCTURES.find((one) => structures[one] && structures[one] !== now.structures[one]);
    if (moved) return `seat ${seat}: ${moved} is gone from ${structures[moved]}`;
    if (now.stars.length < stars.length) return `seat ${seat}: a star is gone`;
  }
  return undefined;
}
const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;
/** Whether both hold the same cards, each as often. */
function same<T extends string | number>(a: readonly T[], b: readonly T[]): boolean {
  if (a.length !== b.length) return false;
  const left = new Map<T, number>();
  for (const one of a) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of b) {
    const n = left.get(one);
    if (!n) return false;
    left.set(one, n - 1);
  }
  return true;
}

/** Every change of a counter has been told. */
function counters(before: State, after: State, events: readonly Event[]): string | undefined {
  const told = new Map<string, number>();
  const add = (key: string, n: number) => told.set(key, (told.get(key) ?? 0) + n);
  for (const shown of events.flatMap(changesOf)) {
    for (const [sign, list] of [[1, shown.gain] as const, [-1, shown.loss] as const]) {
      for (const { key, args } of (list ?? []) as unknown as Message[]) {
        const counter = key.replace('counter.', '');
        const n = sign * Number(args!.n);
        add((RESOURCES as readonly string[]).includes(counter) ? counter : `${shown.seat} ${counter}`, n);
      }
    }
  }
  for (const [seat, p] of after.players.entries()) {
    const old = before.players[seat]!;
    const changes = {
      coins: p.coins - old.coins,
      power: p.power - old.power,
      popularity: p.popularity - old.popularity,
      combatCards: p.hand.length - old.hand.length,
    };
    for (const [counter, n] of Object.entries(changes))
      if (n !== (told.get(`${seat} ${counter}`) ?? 0))
        return `seat ${seat} ${counter}: changed by ${n}, told ${told.get(`${seat} ${counter}`) ?? 0}`;
  }
  const all = (g: State, kind: (typeof RESOURCES)[number]) =>
    Object.values(g.goods).reduce((sum, goods) => sum + goods[kind], 0);
  for (const kind of RESOURCES) {
    const n = all(after, kind) - all(before, kind);
    if (n !== (told.get(kind) ?? 0)) return `${kind}: changed by ${n}, told ${told.get(kind) ?? 0}`;
  }
  return Object.values(after.goods).some((goods) => tokensIn(goods) === 0) ? 'an empty heap of tokens' : undefined;
}

/** What an event says of gains and losses: of its seat, and of another one that is named with it. */
const changesOf = ({ shown }: Event): Event['shown'][] =>
  shown.also ? [shown, shown.also as Event['shown']] : [shown];
