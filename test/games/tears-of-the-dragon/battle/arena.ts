import { expect } from 'vitest';
import type { AnyAction, Game, Json, Rng, Script, SeatId, Table } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import { battleActions } from '#games/tears-of-the-dragon/rules/battle/actions';
import { type BattleCall, battle } from '#games/tears-of-the-dragon/rules/battle/battle';
import { setUp } from '#games/tears-of-the-dragon/rules/setup';
import { type Counter, State } from '#games/tears-of-the-dragon/state/state';
import { sit } from '../../../kit/table.ts';

/** A table at which nothing but one battle is played: arranged once, then only seats act. */

export const GORGANUN = 0;
export const FORSETI = 1;

export interface Arrangement {
  /** Counters on the map: an area, or an area and what differs. Everything else is in its pool. */
  pieces: Record<string, string | (Partial<Counter> & { at: string })>;
  call?: BattleCall;
  /** What runs instead of a battle. */
  run?: (t: Table<State>) => Script<Json>;
  /** Dice by stream, in order; when they run out the seed rolls. */
  dice?: Record<string, number[]>;
  /** Spells that wizards know instead of their own. */
  known?: Record<string, string[]>;
  change?: (g: State) => void;
  /** With the variant Tears of the Penguin. */
  penguins?: boolean;
  seed?: string;
}

export function arrange({ pieces, known = {}, change, penguins }: Arrangement): State {
  const g = setUp({ scenario: 'standard', penguins: penguins ? 'on' : 'off' });
  for (const c of Object.values(g.counters)) Object.assign(c, { fate: 'pool', at: '', box: null });
  for (const [id, where] of Object.entries(pieces)) {
    if (!g.counters[id]) throw new Error(`no counter ${id}`);
    Object.assign(g.counters[id], { fate: 'map' }, typeof where === 'string' ? { at: where } : where);
  }
  for (const castle of Object.keys(g.inside)) g.inside[castle] = false;
  for (const [wizard, spell] of Object.entries(known)) g.wizardry[wizard]!.known = spell;
  Object.assign(g, { turn: 3, phase: 'actions', active: 0 });
  change?.(g);
  return g;
}

/** Fixed dice for some streams; each run of the step begins with the first die again. */
const scripted = (rng: Rng, dice: Record<string, number[]>): Rng => {
  const left = structuredClone(dice);
  return {
    die: (sides, stream) => left[stream]?.shift() ?? rng.die(sides, stream),
    shuffle: (items, stream) => rng.shuffle(items, stream),
  };
};

export function arenaGame(arrangement: Arrangement): Game<State, null> {
  const actions: Record<string, AnyAction<State>> = Object.fromEntries(battleActions.map((one) => [one.name, one]));
  return {
    id: 'arena',
    version: 1,
    seats: { min: 2, max: 2 },
    options: {},
    parse: (saved) => State.parse(saved),
    actions,
    setup: () => arrange(arrangement),
    next: (g) => (g.phase === 'over' ? { outcome: { seats: [] } } : { step: 'run', args: null }),
    steps: {
      *run(plain) {
        const t = { ...plain, rng: scripted(plain.rng, arrangement.dice ?? {}) };
        const end: Json = arrangement.run ? yield* arrangement.run(t) : yield* battle(t, arrangement.call!);
        t.g.phase = 'over';
        t.tell({ type: 'arena-end', shown: { end } });
      },
    },
    view: () => null,
    fight: tearsOfTheDragon.fight!,
    windows: tearsOfTheDragon.windows!,
    migrations: {},
  };
}

export type Arena = ReturnType<typeof arena>;

/** The table of a battle, said shortly: seats first, answers in a row. */
export function arena(arrangement: Arrangement) {
  const game = arenaGame(arrangement);
  const t = sit(game, { seed: arrangement.seed ?? 'arena' });
  return {
    game,
    g: () => t.g,
    open: () => t.open,
    /** Who is asked what: "1 take-hits". */
    asks: () => t.asked().map(({ seat, key }) => `${seat} ${key}`),
    nobodyIsAskedExcept: t.nobodyIsAskedExcept,
    match: () => t.match,
    counter: (id: string) => t.g.counters[id]!,
    does(seat: SeatId, action: string, args: Record<string, Json> = {}) {
      t.seat(seat).does(action, args);
      return this;
    },
    /** Leaves the order for battles, with what differs from fighting on; until this battle ends. */
    orders(seat: SeatId, differs: Record<string, Json> = {}) {
      const args = {
        points: 'strongest',
        losses: 'weakest',
        wizards: 'ask',
        stand: 'on',
        least: 0,
        leave: 'ask',
        ...differs,
      };
      t.seat(seat).orders('battle', { id: 'fight', args, until: 'fight' });
      return this;
    },
    /** What the seat has ordered. */
    ordered: (seat: SeatId) => (t.match.orders ?? []).filter((one) => one.seat === seat).map(({ window }) => window),
    /** The key of the refusal; fails when the answer is taken. */
    refused: (seat: SeatId, action: string, args: Record<string, Json> = {}) => t.seat(seat).isRefused(action, args),
    /** The whole answers to an action that are offered with one press. */
    suggested: (seat: SeatId, action: string) => t.seat(seat).suggested(action),
    /** What the named field of an action offers. */
    offered: (seat: SeatId, action: string, field: string, soFar: Record<string, Json> = {}) =>
      t.seat(seat).lists(action, field, soFar),
    heard: t.heard,
    events: () => t.events,
    end: () => t.heard('arena-end')[0]?.end,
    over() {
      t.nobodyIsAsked();
      expect(t.g.battle).toBeNull();
    },
  };
}

export const everySpell = (): string[] => [...spells.keys()];

/** Rolls of one volley as they were told. */
export const rolls = (shown: Record<string, Json>): number[] =>
  (shown.dice as { args: { roll: number } }[]).map((die) => die.args.roll);
/** What each die needed. */
export const needs = (shown: Record<string, Json>): number[] =>
  (shown.dice as { args: { need: number } }[]).map((die) => die.args.need);
