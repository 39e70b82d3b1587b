import { z } from 'zod';
import type { Here, Json, Message, Script, SeatId, SoFar, Some, Table } from '#core/types';
import type { Gain } from '../../printed/content.ts';
import { RESOURCES } from '../../printed/content.ts';
import { type Counts, draw, gain, place, tellGained } from '../../state/counters.ts';
import { workersOnMat } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import { addWorkers, gainHexes, hexField, mechHexes, Placed, workerHexes } from '../placing.ts';
import { benefit } from './bottom.ts';
import { freeBuild } from './build.ts';
import { freeDeploy } from './deploy.ts';
import { freeEnlist } from './enlist.ts';
import { lookAt, lookAtCards, relocate, relocateUnits } from './odd-gains.ts';
import { freeProduce, produceFree } from './produce.ts';
import { byKind, goodsLabel, goodsMeant, goodsRoom, hexesOf, lyingOf, placeGoods, usualGoods } from './trade.ts';
import { freeUpgrade } from './upgrade.ts';

/**
 * What encounters and Factory cards give. Everything comes on the hex of the encounter (SC-8.3), or with a null hex
 * where it usually may (SC-9.4, R-5). No coins, structure or recruit bonuses come of it (SC-8.3, SC-9.3).
 */

/** Gains that come at once, without a question. */
const AT_ONCE = ['coins', 'power', 'popularity', 'combatCards', ...RESOURCES] as const;
/** Gains about which the player is asked, in this order. */
export const ASKED = [
  'anyResources',
  'workers',
  'produceTerritories',
  'upgrade',
  'deployMech',
  'build',
  'enlist',
  'lookAtOpponentCombatCards',
  'relocateUnits',
] as const;
type Asked = (typeof ASKED)[number];

/** Takes up to `n` tokens of any kind. */
export const takeResources = action({
  name: 'take-resources',
  about: Placed.extend({ n: z.int() }),
  fields: {
    goods: {
      kind: 'shares',
      of: goodsMeant,
      room: (here) => goodsRoom(gainHexes(here, workerHexes), here.about.n),
      total: (here) => [1, here.about.n],
      label: goodsLabel,
    },
  },
  places: (here) => gainHexes(here, workerHexes),
  suggest: (here) => usualGoods(here.g, here.seat, gainHexes(here, workerHexes), here.about.n),
});
/** A worker of a Factory card comes where an own worker or mech stands. */
const hexesForWorker = (here: Here<State, Placed>): string[] =>
  workersOnMat(here.g, here.seat) > 0 ? gainHexes(here, mechHexes) : [];
export const freeWorker = action({
  name: 'free-worker',
  about: Placed,
  fields: { hex: hexField(hexesForWorker) },
  places: hexesForWorker,
});
/** SC-1.6: any part of a benefit may be declined. */
export const noThanks = action({ name: 'no-thanks', fields: {} });

const ACTIONS = {
  anyResources: takeResources,
  workers: freeWorker,
  produceTerritories: freeProduce,
  upgrade: freeUpgrade,
  deployMech: freeDeploy,
  build: freeBuild,
  enlist: freeEnlist,
  lookAtOpponentCombatCards: lookAt,
  relocateUnits: relocate,
} as const satisfies Record<Asked, unknown>;

type Part = (typeof AT_ONCE)[number] | 'workers';
/** The parts of a gain that come without a question, and may be left out. On a Factory card workers are asked about. */
const partsOf = (given: Gain, hex: string | null): Part[] =>
  ([...AT_ONCE, 'workers'] as const).filter((part) => given[part] && (part !== 'workers' || hex !== null));

/** What may be declined of a part: all of it by its name, or fewer (`coins.1`), because any number may be taken (SC-8.2). */
const declinable = (given: Gain, hex: string | null): string[] =>
  partsOf(given, hex).flatMap((part) => [
    part,
    ...Array.from({ length: given[part]! - 1 }, (_, less) => `${part}.${less + 1}`),
  ]);
const declined = (what: string): { part: string; less: number } => {
  const [part, less] = what.split('.') as [string, string | undefined];
  return { part, less: less === undefined ? Number.POSITIVE_INFINITY : Number(less) };
};
/** Refuses to decline of one part twice. */
export const declineProblem = (without: readonly string[]): Message | undefined =>
  new Set(without.map((what) => declined(what).part)).size < without.length
    ? { key: 'refusal.declined-twice' }
    : undefined;

/** SC-1.6: the field that names what is declined of a gain. */
export const withoutField = <About = Json>(
  read: (here: Here<State, About>, soFar: SoFar) => { gain: Gain; hex: string | null },
): Some<State, About> => ({
  kind: 'some',
  of: 'words',
  options: (here, soFar) => {
    const { gain: given, hex } = read(here, soFar);
    return declinable(given, hex);
  },
  size: (here, soFar) => {
    const { gain: given, hex } = read(here, soFar);
    return [0, partsOf(given, hex).length];
  },
  label: (what) => {
    const { part, less } = declined(what);
    if (less === Number.POSITIVE_INFINITY) return { key: `part.${part}` };
    const counter = part === 'workers' ? 'worker' : part;
    return { key: 'label.less', args: { what: { key: `counter.${counter}`, args: { n: less } } } };
  },
});

/** Gives at once what needs no question. */
export function takeAtOnce(
  t: Table<State>,
  seat: SeatId,
  { gain: given, hex, without }: { gain: Gain; hex: string | null; without: readonly string[] },
): { gained: Counts; drawn: number[]; workers: number } {
  const { g } = t;
  const less = new Map(without.map(declined).map((one) => [one.part, one.less]));
  const n = (part: Part): number => Math.max(0, (given[part] ?? 0) - (less.get(part) ?? 0));
  const gained: Counts = gain(g, seat, { coins: n('coins'), power: n('power'), popularity: n('popularity') });
  for (const kind of RESOURCES) {
    if (hex === null || n(kind) === 0) continue;
    place(g, hex, { [kind]: n(kind) });
    gained[kind] = n(kind);
  }
  const workers = hex === null ? 0 : addWorkers(g, seat, hex, n('workers'));
  return { gained, drawn: draw(t, seat, n('combatCards')), workers };
}

/** Asks about the rest, part after part; what is impossible is lost without a question. */
export function* takeAsked(t: Table<State>, seat: SeatId, given: Gain, hex: string | null): Script {
  for (const part of ASKED) {
    if (!given[part] || (part === 'workers' && hex !== null)) continue;
    const n = given[part];
    if (TOGETHER.includes(part)) yield* askPart(t, seat, [part], { n, hex });
    else for (let i = 0; i < n; i++) yield* askPart(t, seat, [part], { n: 1, hex });
  }
  const choices = given.chooseOne?.flatMap((one) => ASKED.filter((part) => one[part])) ?? [];
  if (choices.length > 0) yield* askPart(t, seat, choices, { n: 1, hex });
}
/** Of these all are chosen in one answer, of the others one after another. */
const TOGETHER: readonly Asked[] = ['anyResources', 'produceTerritories'];

/** What is gained, in words: how many of it, or of which one may be chosen. */
const oneOf = (parts: readonly Asked[], n: number): Json =>
  parts
    .map((part): Json => ({ key: `gain.${part}`, args: { n } }))
    .reduce((first, second) => ({ key: 'label.or', args: { first, second } }));

/** One of these parts, or nothing. */
function* askPart(
  t: Table<State>,
  seat: SeatId,
  parts: readonly Asked[],
  { n, hex }: { n: number; hex: string | null },
): Script {
  const about = { hex, n, what: oneOf(parts, n) };
  const choice = yield* t.askOneOf(seat, 'gain', [...parts.map((part) => ACTIONS[part]), noThanks], { about });
  switch (choice.name) {
    case 'no-thanks':
      return;
    case 'take-resources': {
      const { goods } = choice.args;
      placeGoods(t.g, goods);
      return tellGained(t, 'resources-taken', seat, {
        gained: byKind(goods),
        more: { hexes: hexesOf(goods), at: lyingOf(goods) },
      });
    }
    case 'free-worker':
      addWorkers(t.g, seat, choice.args.hex, 1);
      return t.tell({ type: 'worker-came', shown: { seat, hex: choice.args.hex } });
    case 'free-produce':
      return produceFree(t, seat, choice.args);
    case 'look-at':
      return lookAtCards(t, seat, Number(choice.args.seat));
    case 'relocate':
      return relocateUnits(t, seat, hex!, choice.args);
    case 'free-upgrade':
    case 'free-deploy':
    case 'free-build':
    case 'free-enlist': {
      const { type, gained, drawn, more } = benefit(t, seat, choice);
      tellGained(t, type, seat, { gained, drawn, more: { loss: [], cards: [], ...more } });
      break;
    }
    default:
      choice satisfies never;
  }
}
