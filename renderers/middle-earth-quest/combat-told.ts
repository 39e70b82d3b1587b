import { isMessage } from '#core/text';
import type { Json, Message } from '#core/types';
import type { Look, Now } from '../pictures.ts';
import type { Side } from './combat-sides.ts';

/** A combat that is over, as it was told: the state has forgotten it, its message and the picture of it stay. */

type News = Now['events'][number];

export interface Cost {
  cost: number;
  strength: number;
  exhausted: boolean;
}
export interface ToldRound {
  n: number;
  /** Null where no card was played. */
  cards: Readonly<Record<Side, string | null>>;
  why: readonly Message[];
}
export interface ToldCombat {
  seat: number;
  foe: string;
  token: number | null;
  /** Where it began; null where its beginning is not told here. */
  place: string | null;
  /** Those that are told where the end is told. */
  rounds: readonly ToldRound[];
  /** The last known, by who. */
  costs: ReadonlyMap<string, Cost>;
  ended: { foeDefeated: boolean; heroDefeated: boolean; retreated: boolean };
}

/** The combat that the news end with; undefined where somebody has travelled on since, or something else is looked at. */
export function combatTold({ now, focus }: Look): ToldCombat | undefined {
  const events = now?.events ?? [];
  const end = events.findLastIndex(({ type }) => type === 'combat-ends');
  if (focus !== undefined || end < 0 || events.slice(end).some(({ type }) => type === 'hero-moves')) return undefined;
  const begin = events.slice(0, end).findLastIndex(({ type }) => type === 'combat-begins');
  const told = events.slice(begin + 1, end);
  const { seat, foe, foeDefeated, heroDefeated, retreated } = events[end]!.shown;
  return {
    seat: seat as number,
    foe: foe as string,
    token: begin < 0 ? null : (events[begin]!.shown.token as number | null),
    place: begin < 0 ? null : (events[begin]!.shown.place as string),
    rounds: roundsOf(told),
    costs: costsOf(told),
    ended: { foeDefeated: foeDefeated === true, heroDefeated: heroDefeated === true, retreated: retreated === true },
  };
}

function roundsOf(told: readonly News[]): ToldRound[] {
  const starts = told.flatMap(({ type }, at) => (type === 'combat-round' ? [at] : []));
  return starts.map((at, n) => {
    const { round, ours, theirs } = told[at]!.shown;
    const card = (played: Json | undefined) =>
      isMessage(played) && typeof played.args?.card === 'string' ? played.args.card : null;
    return {
      n: round as number,
      cards: { hero: card(ours), foe: card(theirs) },
      why: told
        .slice(at, starts[n + 1])
        .flatMap(({ type, shown }) => (type === 'combat-why' && isMessage(shown.says) ? [shown.says] : [])),
    };
  });
}

/** What each stack came to cost; who was exhausted has that as its reason. */
function costsOf(told: readonly News[]): Map<string, Cost> {
  const found = new Map<string, Cost>();
  const add = ({ args }: Message, exhausted: boolean) => {
    const { who, cost, strength } = args as { who: string; cost: number; strength: number };
    found.set(who, { cost, strength, exhausted });
  };
  for (const { type, shown } of told) {
    const { sides, says } = shown;
    if (type === 'combat-costs' && Array.isArray(sides)) for (const side of sides.filter(isMessage)) add(side, false);
    if (type === 'combat-why' && isMessage(says) && says.key === 'combat.exhausted') add(says, true);
  }
  return found;
}
