import { possible } from '#core/enumerate';
import type { ArgsOf, ChoiceOf, Here, Script, SeatId, Table, Thing } from '#core/types';
import { pieceLabel } from '../../state/labels.ts';
import {
  byRank,
  faceOf,
  idsOf,
  idsThat,
  isFighter,
  isLeader,
  isUnit,
  isWizard,
  leads,
  printedIds,
  straightenBoxes,
  TERRAMAX,
} from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { hideChanges, showChanges } from '../../state/unseen.ts';
import { memberIds } from '../../state/ways.ts';
import { action } from '../action.ts';
import { obeys } from '../fight/dragon.ts';
import { raiseCadmin, recruit, recruitCadmin, recruitUnit, replenish, replenishUnits } from '../placing/reinforce.ts';
import { absentPieces } from '../tables/absent.ts';
import { foreseeMove } from '../tables/foresee.ts';
import { asItIs, hasMore, isLast, useUp } from './allowance.ts';
import { attack, makeAttack } from './attack.ts';
import { asActivated, begun, enrol } from './enrol.ts';
import { cast, castSpell, regain, regainMagic } from './magic.ts';
import { makeMove, move } from './move.ts';
import { arrange, lay } from './muster.ts';
import { moreActivations, suggestActivations } from './orders-at-hand.ts';
import { callPenguins, summonPenguins } from './penguins.ts';
import { interrogate, propose, proposeExchange, question } from './prisoners.ts';
import { search, searchForSpell, searchRuin, searchSpell } from './ruin.ts';
import { embark, putOut, sail, sailOn } from './sea.ts';
import { recruitTerramax, winTerramax } from './terramax.ts';
import { enterTower, tryTower } from './tower.ts';

/** Activation (TD-4.6 to 4.11): one after another, each finished before the next begins. */

/** Of several alike pieces in the same place and box only the first is offered. */
function candidates({ g, seat }: Here<State>): string[] {
  const { allowance } = g;
  if (!allowance) return [];
  const alike = new Set<string>();
  return idsThat(g, seat, ({ fate }) => fate === 'map')
    .filter((id) => {
      if (restsFor(g, id) !== undefined) return false;
      if (!isUnit(id)) return true;
      const c = g.counters[id]!;
      const looks = [faceOf(id), c.reduced, c.at, c.ship, c.box, c.haste, c.obfuscated].join();
      return !alike.has(looks) && alike.add(looks);
    })
    .sort(inOrder);
}
/** Why a piece on the map is not activated. */
function restsFor(g: State, id: string) {
  const { trapped, spent, fixed } = g.counters[id]!;
  const { units, wizard, byEnemyRoll } = g.allowance!;
  if (trapped) return 'trapped';
  if (spent) return 'activated';
  if (fixed) return 'fixed';
  if (id === TERRAMAX && !obeys(g)) return 'no-master';
  if (isWizard(id)) return wizard ? undefined : byEnemyRoll ? 'no-wizard-now' : 'wizard-used';
  return units === 0 ? 'no-activation' : undefined;
}
/** Leaders by rank, then wizards, then units. */
const inOrder = (a: string, b: string): number => placeInOrder.get(a)! - placeInOrder.get(b)!;
const order = (id: string): number => (isLeader(id) ? 0 : isWizard(id) ? 1 : 2);
const placeInOrder = new Map(
  [...printedIds].sort((a, b) => order(a) - order(b) || byRank(a, b)).map((id, place) => [id, place]),
);

const ACTS = [
  move,
  embark,
  sail,
  attack,
  cast,
  regain,
  search,
  searchSpell,
  replenish,
  recruit,
  recruitCadmin,
  recruitTerramax,
  summonPenguins,
  enterTower,
] as const;

/** How many leaders and wizards can be activated with one press. */
const AT_HAND = 4;
const headsAtHand = (here: Here<State>): string[] =>
  candidates(here)
    .filter((id) => !isUnit(id))
    .slice(0, AT_HAND);

export const activate = action({
  name: 'activate',
  fields: {
    piece: {
      kind: 'one',
      of: 'figure',
      options: candidates,
      label: pieceLabel,
      absent: ({ g, seat }) => absentPieces(g, idsOf(g, seat).toSorted(inOrder), (id) => restsFor(g, id)),
    },
  },
  suggest(here) {
    const heads = headsAtHand(here);
    const only = heads.map((piece) => ({
      label: { key: 'suggest.activate', args: { piece: pieceLabel(piece, here) as never } },
      args: { piece },
    }));
    return [...only, ...suggestActivations(here, heads)];
  },
  more: (here) => moreActivations(here, headsAtHand(here)),
  /** Everybody else, by a press on the map. */
  onPicture(here) {
    const others = candidates(here).filter((id, at) => (isUnit(id) || at >= AT_HAND) && isOpen(here.g, id));
    return others.map((piece) => ({
      label: { key: 'suggest.activate', args: { piece: pieceLabel(piece, here) as never } },
      args: { piece },
      means: [whereSeen(here.g, piece)],
    }));
  },
  foresee: ({ g, seat }, { piece }, further = []) => {
    const [first] = further;
    if (first?.action !== 'move') return { says: [] };
    const { group, path } = first.args as ArgsOf<typeof move>;
    return foreseeMove({ g: asActivated(g, seat, piece), seat, about: null }, group, path);
  },
  opens: {
    actions: ACTS.map(({ name }) => name),
    closes: 'finish',
    /** A head who is named himself; else one whose activation takes along the fewest besides (TD-4.7). */
    far({ g }, { piece }, then) {
      const named = new Set(Object.values(then).flat());
      return named.has(piece) ? 0 : 1 + memberIds(g).filter((id) => !named.has(id)).length;
    },
  },
});
export const endActions = action({
  name: 'end-actions',
  fields: {},
  /** Where only the wizard's activation is given up (TD-4.5), that boxes and castles stay as they are is said with it. */
  suggest: ({ g }) =>
    g.allowance?.byEnemyRoll === false && g.allowance.units === 0
      ? [{ label: { key: 'suggest.end-actions' }, args: {}, further: [asItIs] }]
      : [],
});
export const finish = action({
  name: 'finish',
  fields: {},
  /** Where something was done already, that this is all; in the last activation also that boxes and castles stay as they are. */
  suggest({ g }) {
    if (!g.activation || g.activation.fresh) return [];
    return isLast(g)
      ? [{ label: { key: 'suggest.all-done' }, args: {}, further: [asItIs] }]
      : [{ label: { key: 'suggest.done-here' }, args: {} }];
  },
  /** With the activation that comes next: a press on its piece on the map. */
  onPicture({ g, seat }) {
    if (!g.activation || g.activation.fresh || isLast(g)) return [];
    const after = { g: finished(g), seat, about: null };
    const open = candidates(after).filter((id) => isOpen(after.g, id));
    return open.map((piece) => ({
      label: { key: 'suggest.done-then', args: { piece: pieceLabel(piece, after) as never } },
      args: {},
      means: [whereSeen(after.g, piece)],
      further: [{ action: activate.name, args: { piece }, isNextStep: true }],
    }));
  },
});
/** What is pressed for it on the map: a head himself; of a unit, whom the map does not name, its place. */
const whereSeen = (g: State, id: string): Thing =>
  isUnit(id) ? { of: 'place', id: g.counters[id]!.at } : { of: 'figure', id };
/** Whether it lies on the map and in no box. */
const isOpen = (g: State, id: string): boolean => g.counters[id]!.box === null;
/** The position as it would be with this activation at its end. */
function finished(g: State): State {
  const spent = memberIds(g).map((id) => [id, { ...g.counters[id]!, spent: true }] as const);
  return { ...g, activation: null, counters: { ...g.counters, ...Object.fromEntries(spent) } };
}

export function* activationStep(t: Table<State>, { seat }: { seat: SeatId }): Script {
  const { g } = t;
  const allowance = g.allowance!;
  const own = allowance.byEnemyRoll ? [] : [question, proposeExchange];
  const choice = yield* t.askOneOf(seat, 'choose', [activate, ...own, endActions], { secret: true });
  switch (choice.name) {
    case 'end-actions':
      Object.assign(allowance, { units: 0, wizard: false });
      finishPhase(g, true);
      return;
    case 'question':
      yield* interrogate(t, seat, choice.args.prisoner, choice.args.topic);
      break;
    case 'propose-exchange':
      propose(t, seat, choice.args.give, choice.args.get);
      break;
    case 'activate':
      yield* activation(t, seat, choice.args.piece);
      break;
    default:
      choice satisfies never;
  }
  finishPhase(g, false);
}

/** When nothing is left the phase closes; activations given by an enemy roll simply end (TD-4.4). */
function finishPhase(g: State, ended: boolean): void {
  if (!ended && hasMore(g)) return;
  if (!g.allowance!.byEnemyRoll) g.phase = 'close';
  g.allowance = null;
}

function* activation(t: Table<State>, seat: SeatId, head: string): Script {
  const { g } = t;
  useUp(g, head);
  g.activation = begun(seat, head);
  enrol(g);
  t.tell({ type: 'activated', shown: { seat, piece: faceOf(head), place: g.counters[head]!.at } });

  for (;;) {
    if (g.winner !== null || !mayGoOn(g, seat, head)) break;
    const arranging = g.activation.fresh ? [arrange] : [];
    const choice = yield* t.askOneOf(seat, 'act', [...ACTS, ...arranging, finish], {
      about: { head: faceOf(head) },
      secret: true,
    });
    // with anything else all see how the boxes lie now.
    if (choice.name === 'arrange') hideChanges(g, seat);
    else showChanges(g, seat);
    if (choice.name === 'finish') break;
    if (choice.name !== 'arrange' && choice.name !== 'cast' && choice.name !== 'regain') g.activation.fresh = false;
    yield* carryOut(t, seat, choice);
    if (g.activation.fresh) enrol(g);
  }

  if (memberIds(g).every((id) => !g.activation!.members[id]!.acted && !g.activation!.members[id]!.cast)) {
    t.tell({ type: 'nothing-done', shown: { piece: faceOf(head) } });
  }
  // TD-4.7: all whom he took along have been activated, whatever they did.
  for (const id of memberIds(g)) g.counters[id]!.spent = true;
  // TD-7.5: who was activated by himself joins no stack this turn.
  if (isFighter(head) && !leads(g, head)) g.counters[head]!.alone = true;
  g.activation = null;
  straightenBoxes(g);
}

/** A leader is always asked to finish, whatever lies in his box; others only while they can do something. */
function mayGoOn(g: State, seat: SeatId, head: string): boolean {
  if (leads(g, head)) return memberIds(g).some((id) => g.counters[id]!.fate === 'map');
  return ACTS.some((act) => possible<State>(act, { g, seat, about: null }));
}

type Act = ChoiceOf<(typeof ACTS)[number] | typeof arrange>;
function* carryOut(t: Table<State>, seat: SeatId, { name, args }: Act): Script {
  switch (name) {
    case 'move':
      return yield* makeMove(t, seat, args.group, args.path);
    case 'embark':
      return yield* putOut(t, seat, args.group, args.to);
    case 'sail':
      return yield* sailOn(t, seat, args.captain, args.to);
    case 'attack':
      return yield* makeAttack(t, seat, args.group);
    case 'cast':
      return yield* castSpell(t, seat, args);
    case 'regain':
      return yield* regainMagic(t, args.wizard);
    case 'search':
      return yield* searchRuin(t, args.piece);
    case 'search-spell':
      return yield* searchForSpell(t, args.wizard);
    case 'replenish':
      return replenishUnits(t, seat, args.units);
    case 'recruit':
      return recruitUnit(t, seat, args.leader, args.unit);
    case 'recruit-cadmin':
      return raiseCadmin(t, seat, args.wizard);
    case 'recruit-terramax':
      return yield* winTerramax(t, args.wizard);
    case 'summon-penguins':
      return yield* callPenguins(t, seat, args.wizard, args.leaders);
    case 'enter-tower':
      return yield* tryTower(t, seat);
    case 'arrange':
      return lay(t.g, args.leader, args.pieces);
    default:
      name satisfies never;
  }
}
