import type { Here, Message, Script, SeatId, Suggestion, Table } from '#core/types';
import { faceWords, pieceLabel, placeLabel } from '../../state/labels.ts';
import {
  at,
  boxOf,
  byRank,
  commandOf,
  isBesieged,
  isChieftain,
  isFighter,
  isLeader,
  leads,
  mayCommand,
  seatOf,
  TERRAMAX,
} from '../../state/pieces.ts';
import { isWar } from '../../state/scenario.ts';
import type { State } from '../../state/state.ts';
import { hideChanges, showChanges } from '../../state/unseen.ts';
import { action } from '../action.ts';
import { strongestFirst } from '../suggest.ts';
import { propose, proposeExchange } from './prisoners.ts';

/** Leader boxes, and where pieces stand in castles (TD-2.4, TD-6, TD-7.8). */

/** Fighting pieces that may lie in a leader's box now: with him, in no other box than those that may change too. */
function mayLieUnder(g: State, leader: string, changing: readonly string[]): string[] {
  const c = g.counters[leader]!;
  return at(g, c.at, seatOf(leader)).filter((id) => {
    const d = g.counters[id]!;
    if (
      !isFighter(id) ||
      id === leader ||
      (id === TERRAMAX && !isWar(g)) ||
      (d.alone && d.box !== leader) ||
      !mayCommand(leader, id) ||
      d.ship !== c.ship ||
      g.enthralled[id]
    )
      return false;
    return d.box === null || changing.includes(d.box);
  });
}

/** TD-6.6: boxes change at the start of an activation of their leader, or at the end of the owner's action phase. */
export function changingLeaders({ g, seat }: Here<State>): string[] {
  const { activation } = g;
  const pool = activation
    ? Object.keys(activation.members).filter((id) => leads(g, id) && !activation.members[id]!.done)
    : Object.keys(g.counters).filter((id) => leads(g, id) && seatOf(id) === seat);
  return pool.filter((id) => g.counters[id]!.fate === 'map' && !g.counters[id]!.trapped).sort(byRank);
}

export const arrange = action({
  name: 'arrange',
  fields: {
    leader: { kind: 'one', of: 'figure', options: changingLeaders, label: pieceLabel },
    pieces: {
      kind: 'some',
      of: 'figure',
      options: (here, { leader }) => mayLieUnder(here.g, leader as string, changingLeaders(here)),
      size: ({ g }, { leader }) => [0, g.counters[leader as string] ? commandOf(leader as string) : 0],
      label: pieceLabel,
    },
  },
  check: highestFirst,
  /** Each leader with as many as he can command of those in no other box, the strongest first. */
  suggest: (here) => [
    ...allFull(here),
    ...changingLeaders(here).flatMap((leader) => {
      const args = fuller(here, leader);
      return args ? [{ label: { key: 'suggest.all-under', args: { leader: faceWords(leader) } }, args }] : [];
    }),
  ],
});

/** A leader with as many as he can command of those in no other box; undefined if he has as many already, or another comes first. */
function fuller(here: Here<State>, leader: string): { leader: string; pieces: string[] } | undefined {
  const { g } = here;
  const free = mayLieUnder(g, leader, [leader]);
  const chosen = strongestFirst(g, free).slice(0, commandOf(leader));
  const args = { leader, pieces: free.filter((id) => chosen.includes(id)) };
  return chosen.length > boxOf(g, leader).length && !highestFirst(here, args) ? args : undefined;
}

/** Outside of an activation: one leader after another with as many as he can command, and that this is all. */
function allFull(here: Here<State>): Suggestion[] {
  if (here.g.activation) return [];
  const after = { ...here, g: { ...here.g, counters: structuredClone(here.g.counters) } };
  const full = changingLeaders(here).flatMap((leader) => {
    const args = fuller(after, leader);
    if (args) lay(after.g, leader, args.pieces);
    return args ?? [];
  });
  const [first, ...others] = full;
  if (!first) return [];
  const further = [...others.map((args) => ({ action: 'arrange', args })), { action: 'end-phase', args: {} }];
  return [{ label: { key: 'suggest.all-full' }, args: first, further }];
}

/** TD-5.3: the highest must control at least one unit before another leader there may control any. */
function highestFirst(
  { g }: Here<State>,
  { leader, pieces }: { leader: string; pieces: string[] },
): Message | undefined {
  const c = g.counters[leader]!;
  const chiefs = at(g, c.at, seatOf(leader))
    .filter((id) => isLeader(id) && g.counters[id]!.ship === c.ship)
    .sort(byRank);
  const [highest, ...others] = chiefs;
  // TD-27.4: chieftains have no rank; none of them comes first.
  if (highest === undefined || isChieftain(highest)) return undefined;
  const boxAfter = (id: string) => (id === leader ? pieces : boxOf(g, id).filter((piece) => !pieces.includes(piece)));
  if (boxAfter(highest).length > 0 || others.every((id) => boxAfter(id).length === 0)) return undefined;
  return { key: 'refusal.highest-leader-first', args: { leader: highest } };
}

/** Lays exactly these pieces into a leader's box. Nothing is told: boxes are hidden (TD-6.3). */
export function lay(g: State, leader: string, pieces: readonly string[]): void {
  for (const id of boxOf(g, leader)) g.counters[id]!.box = null;
  for (const id of pieces) g.counters[id]!.box = leader;
}

/** TD-7.8: own castles where the pieces stand inside or outside, all of them the same. */
export const station = action({
  name: 'station',
  fields: {
    castle: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) =>
        Object.keys(g.castles).filter(
          (castle) => g.castles[castle] === seat && at(g, castle, seat).length > 0 && !isBesieged(g, castle),
        ),
      label: placeLabel,
    },
    where: {
      kind: 'one',
      of: 'words',
      options: () => ['inside', 'outside'],
      label: (where) => ({ key: `label.${where}` }),
    },
  },
  check: ({ g }, { castle, where }) =>
    g.inside[castle] === (where === 'inside') ? { key: 'refusal.already-so' } : undefined,
});

export const endPhase = action({ name: 'end-phase', fields: {} });

/**
 * Boxes and castles until the seat is content, at set-up (TD-2.4) and at the end of an action phase (TD-6.6). At the
 * end of a phase an exchange of prisoners may still be proposed (TD-20.1). Others see nothing of it before `inOrder`.
 */
export function* putInOrder(t: Table<State>, seat: SeatId, key: 'muster' | 'close'): Script {
  const also = key === 'close' ? [proposeExchange] : [];
  hideChanges(t.g, seat);
  for (;;) {
    const choice = yield* t.askOneOf(seat, key, [arrange, station, ...also, endPhase], {
      secret: true,
      ...(key === 'close' && { window: key }),
    });
    if (choice.name === 'end-phase') return;
    if (choice.name === 'arrange') lay(t.g, choice.args.leader, choice.args.pieces);
    else if (choice.name === 'propose-exchange') propose(t, seat, choice.args.give, choice.args.get);
    else {
      const { castle, where } = choice.args;
      t.g.inside[castle] = where === 'inside';
    }
  }
}

/** all of it is seen at once; that pieces stand inside or outside now is told. */
function inOrder(t: Table<State>, seat: SeatId): void {
  for (const castle of showChanges(t.g, seat)) {
    const where = { key: t.g.inside[castle] ? 'label.inside' : 'label.outside' };
    t.tell({ type: 'stationed', shown: { seat, castle, where } });
  }
}

/** TD-2.4: both fill their boxes in secret, each for himself, and nothing is seen before both have finished. */
export function* musterStep(t: Table<State>): Script {
  yield* t.together([(own) => putInOrder(own, 0, 'muster'), (own) => putInOrder(own, 1, 'muster')]);
  for (const seat of [0, 1]) inOrder(t, seat);
  t.g.phase = 'initiative';
}

/** The end of an action phase (TD-6.6, TD-7.8). */
export function* closeStep(t: Table<State>, { seat }: { seat: SeatId }): Script {
  yield* putInOrder(t, seat, 'close');
  inOrder(t, seat);
  const { g } = t;
  if (g.first === seat) {
    g.active = 1 - seat;
    g.phase = 'command';
  } else {
    g.active = null;
    g.phase = 'exchange';
  }
}
