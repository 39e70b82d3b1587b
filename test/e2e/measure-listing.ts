import { hereOf, type SomeAction, type SomeField, type SomeHere, type Voice } from '#asking/terms/names';
import { complete } from '#asking/typed/read';
import { optionLabel } from '#asking/values';
import { playout } from '#chance/playout';
import { enumerate } from '#core/enumerate';
import { position } from '#core/match';
import type { FieldOf, Json, Kind, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { unsalted } from '../kit/salt.ts';
import type { Table } from './decided.ts';
import { ownWork } from './processes.ts';

/** A position in which a seat can answer in more ways than in any other that was looked at. */
export interface Widest {
  action: SomeAction;
  here: SomeHere;
  /** Stages at which the seat is offered something, and how much in all. */
  stages: number;
  offers: number;
}

/**
 * Walks all that a seat can be offered on the way to an answer, stage after stage, with `inWords` each offer as it is
 * written on a button. It walks the options of a choice and what comes after each, and every way as far as it goes. Of
 * sets, orders, shares and counts it lists the head (the options and how much each can take), as menus and completion
 * do. Their combinations are not multiplied. It ends with the stage at which `most` offers are reached.
 */
export function offered(
  part: AnyGame,
  action: SomeAction,
  here: SomeHere,
  { inWords = false, most = Number.POSITIVE_INFINITY } = {},
): Pick<Widest, 'stages' | 'offers'> {
  const fields = Object.entries(action.fields as Record<string, SomeField>);
  const sum = { stages: 0, offers: 0 };
  const voice: Voice = { part, here, locale: 'en' };
  const isEnough = () => sum.offers >= most;
  const walk = (i: number, soFar: Record<string, Json>): void => {
    const [name, field] = fields[i] ?? [];
    if (name === undefined || field === undefined || isEnough()) return;
    heads[field.kind](field as never, {
      here,
      soFar,
      isEnough,
      offer(options) {
        sum.stages++;
        sum.offers += options.length;
        if (inWords) for (const option of options) optionLabel(voice, field, option);
      },
      after: (value) => walk(i + 1, { ...soFar, [name]: value }),
    });
  };
  walk(0, {});
  return sum;
}

/** What is listed of a field: `offer` takes each list that the seat is offered, `after` goes on behind a value, until it `isEnough`. */
interface Walk {
  here: SomeHere;
  soFar: Record<string, Json>;
  isEnough(): boolean;
  offer(options: readonly string[]): void;
  after(value: Json): void;
}
const headOfSet = (field: FieldOf<'some' | 'order'>, { here, soFar, offer }: Walk) => {
  if (field.size(here, soFar)[1] > 0) offer(field.options(here, soFar));
};
const heads: { [K in Kind]: (field: FieldOf<K>, walk: Walk) => void } = {
  one(field, { here, soFar, offer, after }) {
    const options = field.options(here, soFar);
    offer(options);
    for (const option of options) after(option);
  },
  path(field, { here, soFar, isEnough, offer, after }) {
    const on = (path: readonly string[]): void => {
      if (isEnough()) return;
      const next = field.next(here, soFar, path);
      if (next.length > 0) offer(next);
      if (field.mayEnd(here, soFar, path)) after([...path]);
      for (const place of next) on([...path, place]);
    };
    on([]);
  },
  shares(field, { here, soFar, offer }) {
    const room = Object.keys(field.room(here, soFar));
    if (field.total(here, soFar)[1] > 0) offer(room);
  },
  some: headOfSet,
  order: headOfSet,
  count(field, { here, soFar, offer }) {
    field.range(here, soFar);
    offer([]);
  },
};

/** The widest answer to any question of the last third of these matches by chance. */
export function widest(part: AnyGame, table: Table, seeds: readonly string[]): Widest {
  let found: Widest | undefined;
  for (const seed of seeds) {
    const passed: Match<unknown>[] = [];
    // Figures are compared: each run plays the same.
    playout(part, unsalted(seed), { ...table, each: (match) => passed.push(match) });
    for (const match of passed.slice(Math.floor((passed.length * 2) / 3))) {
      const { g, open } = position(part.game, match);
      for (const decision of open) {
        const here = hereOf(g, decision);
        for (const name of decision.actions) {
          const action = part.game.actions[name] as SomeAction;
          const sum = offered(part, action, here);
          if (!found || sum.offers > found.offers) found = { action, here, ...sum };
        }
      }
    }
  }
  if (!found) throw new Error('nobody is asked anything');
  return found;
}

/** Answers, and offers on the way to them, that are listed at most. */
export const LISTED = 10_000;

export interface Listing {
  /** ms of CPU for every stage up to `LISTED` offers, as ids and in words; for all answers up to `LISTED`; for completing one option. */
  stages: number[];
  worded: number[];
  answers: number[];
  completions: number[];
  /** How many answers there are, up to `LISTED`. */
  found: number;
}

/** So often it is listed before, that code is warm. */
const WARM = 10;

/** Lists the widest answer again and again. */
export function measureListing(part: AnyGame, { action, here }: Widest, times: number): Listing {
  const listing: Listing = { stages: [], worded: [], answers: [], completions: [], found: 0 };
  const timed = <T>(list: number[], work: () => T): T => {
    const working = ownWork();
    const result = work();
    list.push(working());
    return result;
  };
  const count = () => {
    let n = 0;
    for (const _ of enumerate(action, here)) if (++n === LISTED) break;
    return n;
  };
  for (let i = -WARM; i < times; i++) {
    if (i === 0)
      for (const list of [listing.stages, listing.worded, listing.answers, listing.completions]) list.length = 0;
    timed(listing.stages, () => offered(part, action, here, { most: LISTED }));
    timed(listing.worded, () => offered(part, action, here, { inWords: true, most: LISTED }));
    listing.found = timed(listing.answers, count);
    const typed: Record<string, string | number> = {};
    for (const field of Object.keys(action.fields)) {
      const [first] = timed(listing.completions, () => complete({ part, here, locale: 'en' }, action, typed, field));
      if (first) typed[field] = first.value;
    }
  }
  return listing;
}
