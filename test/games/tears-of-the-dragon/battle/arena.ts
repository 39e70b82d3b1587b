import { expect } from 'vitest';
import { isRefusal } from '#core/actions';
import { logOf } from '#core/history';
import { act, position, start } from '#core/match';
import type { AnyAction, Decision, Event, Game, Json, Match, Rng, Script, SeatId, Table } from '#core/types';
import { battleActions } from '#games/tears-of-the-dragon/battle/actions';
import { type BattleCall, battle } from '#games/tears-of-the-dragon/battle/battle';
import { spells } from '#games/tears-of-the-dragon/content';
import { setUp } from '#games/tears-of-the-dragon/setup';
import { type Counter, State } from '#games/tears-of-the-dragon/state';

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
    next: (g) => (g.phase === 'over' ? { outcome: { winners: [], scores: {} } } : { step: 'run', args: null }),
    steps: {
      *run(plain) {
        const t = { ...plain, rng: scripted(plain.rng, arrangement.dice ?? {}) };
        const end: Json = arrangement.run ? yield* arrangement.run(t) : yield* battle(t, arrangement.call!);
        t.g.phase = 'over';
        t.tell({ type: 'arena-end', shown: { end } });
      },
    },
    view: () => null,
    swapHidden: (g) => g,
    migrations: {},
  };
}

export type Arena = ReturnType<typeof arena>;

export function arena(arrangement: Arrangement) {
  const game = arenaGame(arrangement);
  let match: Match<State> = start(game, {}, 2, arrangement.seed ?? 'arena');
  const events = (): Event[] => logOf(match).flatMap((entry) => entry.events);
  const open = (): Decision[] => position(game, match).open;
  const g = (): State => position(game, match).g;
  const question = (seat: SeatId, action: string): Decision => {
    const found = open().find((d) => d.seat === seat && d.actions.includes(action));
    if (!found) throw new Error(`seat ${seat} is not asked to ${action} but ${JSON.stringify(asks())}`);
    return found;
  };
  const asks = () => open().map(({ seat, key }) => `${seat} ${key}`);
  const answer = (seat: SeatId, action: string, args: Record<string, Json>) =>
    act(game, match, { decision: question(seat, action).id, seat, action, args });
  return {
    game,
    g,
    open,
    /** Who is asked what: "1 take-hits". */
    asks,
    match: () => match,
    counter: (id: string) => g().counters[id]!,
    does(seat: SeatId, action: string, args: Record<string, Json> = {}) {
      const result = answer(seat, action, args);
      if (isRefusal(result)) throw new Error(`${action} is refused: ${JSON.stringify(result.refused)}`);
      // Every rule test is a restart test.
      match = JSON.parse(JSON.stringify(result.match));
      State.parse(JSON.parse(JSON.stringify(g())));
      return this;
    },
    /** The key of the refusal; fails when the answer is taken. */
    refused(seat: SeatId, action: string, args: Record<string, Json> = {}): string {
      const result = answer(seat, action, args);
      if (!isRefusal(result)) throw new Error(`${action} is not refused`);
      return result.refused.key;
    },
    /** What the named field of an action offers. */
    offered(seat: SeatId, action: string, field: string, soFar: Record<string, Json> = {}): readonly string[] {
      const { about } = question(seat, action);
      const declared = game.actions[action]!.fields[field]!;
      const here = { g: g(), seat, about };
      return declared.options?.(here, soFar) ?? Object.keys(declared.room(here, soFar));
    },
    heard: (type: string) => events().flatMap((event) => (event.type === type ? [event.shown] : [])),
    events,
    end: () => events().find((event) => event.type === 'arena-end')?.shown.end,
    over() {
      expect(open()).toEqual([]);
      expect(g().battle).toBeNull();
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
