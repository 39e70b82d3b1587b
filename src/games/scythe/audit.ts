import type { Event, Message } from '#core/types';
import { combatDeck, objectives, RESOURCES, workersInAll } from './content.ts';
import { factoryCardsIn } from './chapters/setup.ts';
import { tokensIn, unitsOf, workersOut } from './pieces.ts';
import type { State } from './state.ts';

/**
 * What is wrong between two moments of a match, if anything: pieces and cards come and go only as the events tell. `gain` and
 * `loss` of an event are counts (`counters.ts`) of its `seat`.
 */
export function audit(before: State, after: State, events: readonly Event[]): string | undefined {
  return pieces(after) ?? (before.phase === 'assignment' ? undefined : counters(before, after, events));
}

/** Nothing of what is in the box is lost or doubled. */
function pieces(g: State): string | undefined {
  const cards = [...g.combatDeck, ...g.combatDiscard, ...g.players.flatMap(({ hand }) => hand)];
  if (!same(cards, combatDeck)) return `combat cards: ${cards.length}`;
  const goals = [...g.objectiveDeck, ...g.players.flatMap((p) => p.objectives)];
  if (new Set(goals).size !== goals.length || goals.length > objectives.size) return 'objectives twice';
  const factory = [...g.offer, ...g.players.flatMap((p) => p.factory ?? [])];
  if (g.phase !== 'assignment' && (factory.length !== g.players.length + 1 || new Set(factory).size !== factory.length))
    return `Factory cards: ${factory}`;
  if (factory.some((card) => !factoryCardsIn(g).includes(card))) return `Factory cards of another set: ${factory}`;
  for (const [seat, p] of g.players.entries()) {
    if (workersOut(g, seat) > workersInAll) return `seat ${seat}: ${workersOut(g, seat)} workers`;
    if (unitsOf(g, seat, 'mech').length !== p.mechs.length) return `seat ${seat}: mechs without ability`;
    if (unitsOf(g, seat, 'character').length !== 1) return `seat ${seat}: no character`;
    const structures = Object.values(p.structures);
    if (new Set(structures).size !== structures.length) return `seat ${seat}: two structures on one hex`;
  }
  const built = g.players.flatMap(({ structures }) => Object.values(structures));
  if (new Set(built).size !== built.length) return 'two structures on one hex';
  return undefined;
}
const same = (a: readonly number[], b: readonly number[]): boolean =>
  [...a].sort().join() === [...b].sort().join();

/** Every change of a counter has been told. */
function counters(before: State, after: State, events: readonly Event[]): string | undefined {
  const told = new Map<string, number>();
  const add = (key: string, n: number) => told.set(key, (told.get(key) ?? 0) + n);
  for (const { shown } of events) {
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
