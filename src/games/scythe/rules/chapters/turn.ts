import type { Ahead, AnyAction, Json, Message, Script, SeatId, Table } from '#core/types';
import { type BottomAction, playerMats, sectionOf } from '../../printed/content.ts';
import { isFactory } from '../../printed/places.ts';
import { amountOf, hasFactionAbility } from '../../state/mats.ts';
import { characterOf, clockwiseFrom, matOf, player } from '../../state/pieces.ts';
import type { SectionName, State, Turn } from '../../state/state.ts';
import { action } from '../action.ts';
import { isOver } from '../stars.ts';
import { absentOf, because } from './absent.ts';
import { bolster, bolsterTop } from './bolster.ts';
import { bottom, bottomRow, type Choice } from './bottom.ts';
import { priceProblem } from './bottom-row.ts';
import { combats } from './combat.ts';
import { encounterStep } from './encounter.ts';
import { factoryTop, factoryVisit, useFactory } from './factory.ts';
import { bottomIn, finish } from './finish.ts';
import { gainCoins, gainCoinsTop } from './gain-coins.ts';
import { canMove } from './movable.ts';
import { move, moveOfFactory, moveOfMat, moves } from './move.ts';
import { reveal, revealObjective } from './objectives.ts';
import { produce, produceTop } from './produce.ts';
import { tokens } from './tokens.ts';
import { tradeGoods, tradeGoodsTop, tradePopularity, tradePopularityTop } from './trade.ts';
import { goBack } from './trip.ts';

/** SC-3: the turn. */

/** The top actions of each section. */
const TOPS: Record<SectionName, readonly AnyAction<State>[]> = {
  move: [move, gainCoins],
  bolster: [bolster],
  trade: [tradeGoods, tradePopularity],
  produce: [produce],
  factory: [useFactory],
};
const sections = Object.keys(TOPS) as SectionName[];

/** SC-3.1: a section other than that of the last turn; SC-13.2: Relentless may repeat one. */
function mayChoose(g: State, seat: SeatId, section: SectionName): boolean {
  const { section: last, factory } = player(g, seat);
  if (section === 'factory' && factory === null) return false;
  if (section !== last) return true;
  return hasFactionAbility(g, seat, 'relentless') && (section !== 'factory' || g.relentless === 'factory');
}

/** SC-3.2: the section is taken, its top action left out. */
export const bottomOnly = action({
  name: 'bottom-only',
  fields: {
    section: {
      kind: 'one',
      of: 'item',
      options: ({ g, seat }) => sections.filter((one) => mayChoose(g, seat, one)),
      label: (section, { g, seat }) => sectionLabel(g, seat, section as SectionName),
      absent: ({ g, seat }) =>
        absentOf(
          sections,
          sections.filter((one) => mayChoose(g, seat, one)),
          (one) => because(one === 'factory' && player(g, seat).factory === null ? 'no-factory-card' : 'just-used'),
        ),
    },
  },
});
const sectionLabel = (g: State, seat: SeatId, section: SectionName): Message =>
  section === 'factory'
    ? { key: 'section.factory' }
    : {
        key: 'label.section',
        args: {
          top: { key: `section.${section}` },
          bottom: { key: `bottom.${bottomOf(g, seat, section)}` },
        },
      };
const bottomOf = (g: State, seat: SeatId, section: Exclude<SectionName, 'factory'>): BottomAction =>
  sectionOf(matOf(g, seat), section).bottom;

export const skipBottom = action({ name: 'skip-bottom', fields: {} });
/** Weighed against a bottom action that it leaves out. */
export const endTurn = action({ name: 'end-turn', fields: {} });

/** A turn at its beginning. */
export const freshTurn = (seat: SeatId): Turn => ({
  seat,
  section: null,
  part: 'choose',
  moves: null,
  waiting: [],
  drivenOff: 0,
  coerced: false,
  toka: false,
  reached: [],
});

export function* turnStep(t: Table<State>, { seat }: { seat: SeatId }): Script {
  const { g } = t;
  if (g.turns === 0) tellMats(t);
  g.turns++;
  g.turn = freshTurn(seat);
  yield* partsOfTurn(t, seat);
  // SC-11.5
  if (isOver(g)) goBack(t);
  g.turn = null;
  g.active = clockwiseFrom(g, seat)[1]!;
}

/** SC-2.8: who plays with which mat, in the order of play. */
function tellMats({ g, tell }: Table<State>): void {
  for (const seat of clockwiseFrom(g, g.active)) {
    const { mat } = player(g, seat);
    if (mat !== null) tell({ type: 'plays', shown: { seat, mat, start: playerMats.get(mat)!.orderLabel } });
    else tell({ type: 'automa-plays', shown: { seat, level: g.automa!.level } });
  }
}

function* partsOfTurn(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  // SC-3.1
  const choice = yield* revealing(t, seat, {
    key: 'turn',
    actions: topsFor(g, seat),
    about: () => aboutTurn(g, seat),
  });
  if (!choice) return;
  const section =
    choice.name === bottomOnly.name
      ? (choice.args as { section: SectionName }).section
      : sections.find((one) => TOPS[one].some(({ name }) => name === choice.name))!;
  player(g, seat).section = section;
  Object.assign(g.turn!, { section, part: 'top' });
  const skipped = choice.name === bottomOnly.name;
  t.tell({ type: 'section', shown: { seat, section, ...(skipped && { skipped }) } });
  // SC-3.2
  if (!skipped) yield* topAction(t, seat, choice);
  if (isOver(g)) return;
  const bottomPart =
    section === 'factory' ? yield* factoryMove(t, seat) : yield* bottomAction(t, seat, bottomOf(g, seat, section));
  if (isOver(g) || bottomPart === 'ended') return;
  // SC-10.2
  g.turn!.part = 'close';
  if (player(g, seat).objectives.length > 0)
    yield* revealing(t, seat, { key: 'close', actions: [endTurn], about: () => ({ unpaid: bottomPart }) });
}
const lastOf = (g: State, seat: SeatId): Json => {
  const { section } = player(g, seat);
  return section && !mayChoose(g, seat, section) ? { key: `section.${section}` } : null;
};

/** The top actions of all sections that may be chosen, and taking a section for its bottom action only. */
const topsFor = (g: State, seat: SeatId): AnyAction<State>[] => [
  ...sections.filter((one) => mayChoose(g, seat, one)).flatMap((one) => TOPS[one]),
  bottomOnly,
];

/** SC-3.1: the question with which the next turn of a seat begins, while others are at theirs. */
export const turnAhead = (g: State, seat: SeatId): Ahead | null =>
  g.phase === 'play' && g.turn !== null && g.turn.seat !== seat && player(g, seat).mat !== null
    ? { key: 'turn', actions: topsFor(g, seat).map(({ name }) => name), about: aboutTurn(g, seat) }
    : null;

const aboutTurn = (g: State, seat: SeatId): Json => ({
  last: lastOf(g, seat),
  open: sections.filter((one) => mayChoose(g, seat, one)).map((one) => sectionLabel(g, seat, one)),
});

interface Revealing {
  key: string;
  actions: readonly AnyAction<State>[];
  /** What ends the turn as well: offered as long as objectives are held. */
  ending?: readonly AnyAction<State>[];
  about: (held: boolean) => Json;
}
/**
 * SC-10.1: asks, and lets objectives be revealed before it is answered. Secret, because objectives and cards in hand
 * decide what can be answered. Undefined when revealing one has ended the match, or leaves nothing to be asked at the end
 * of the turn.
 */
function* revealing(
  t: Table<State>,
  seat: SeatId,
  { key, actions, ending = [], about }: Revealing,
): Script<Choice | undefined> {
  const { g } = t;
  for (;;) {
    const held = player(g, seat).objectives.length > 0;
    const offered = held ? [...actions, ...ending, reveal as AnyAction<State>] : actions;
    const window = key === 'close' ? { window: key } : {};
    const choice = (yield* t.askOneOf(seat, key, offered, { about: about(held), secret: true, ...window })) as Choice;
    if (choice.name !== reveal.name) return choice;
    revealObjective(t, seat, choice.args.objective);
    // who holds no more is not asked to end the turn.
    if (isOver(g) || (key === 'close' && player(g, seat).objectives.length === 0)) return undefined;
  }
}

/** SC-4: the top action; after a Move what it leads to (SC-6.12). */
function* topAction(t: Table<State>, seat: SeatId, { name, args }: Choice): Script {
  const { g } = t;
  switch (name) {
    case move.name:
      g.turn!.moves = moveOfMat(amountOf(g, seat, 'move', 'move'));
      yield* moves(t, seat, args);
      return yield* afterMoves(t, seat);
    case gainCoins.name:
      return gainCoinsTop(t, seat);
    case bolster.name:
      return bolsterTop(t, seat, args);
    case tradeGoods.name:
      return tradeGoodsTop(t, seat, args);
    case tradePopularity.name:
      return tradePopularityTop(t, seat);
    case produce.name:
      return produceTop(t, seat, args);
    case useFactory.name:
      return yield* factoryTop(t, seat, args);
  }
}

/** SC-6.12: combats, then encounter or Factory, then tokens (SC-14.2). */
function* afterMoves(t: Table<State>, seat: SeatId): Script {
  const { g } = t;
  g.turn!.part = 'combat';
  yield* combats(t, seat);
  if (isOver(g)) return;
  g.turn!.part = 'visit';
  const { at } = characterOf(g, seat);
  if (g.turn!.reached.includes(at)) {
    // SC-8.1
    if (g.encounters.includes(at)) yield* encounterStep(t, seat);
    // SC-9.1
    else if (isFactory(at)) yield* factoryVisit(t, seat);
  }
  if (isOver(g)) return;
  yield* tokens(t, seat);
  g.turn!.moves = null;
}

/** SC-5: the bottom action. Not asked when it cannot be paid: then gives what could not, in words. */
function* bottomAction(t: Table<State>, seat: SeatId, row: BottomAction): Script<Message | 'ended' | null> {
  const { g } = t;
  g.turn!.part = 'bottom';
  const short = priceProblem(g, seat, row);
  if (short) return { key: 'label.unpaid', args: { ...short.args, bottom: row } };
  const choice = yield* revealing(t, seat, {
    key: 'bottom',
    actions: [...bottomRow(row), skipBottom],
    ending: [finish as AnyAction<State>, endTurn],
    about: (held) => ({ bottom: { key: `bottom.${row}` }, named: held ? { key: `bottom.${row}` } : null }),
  });
  if (choice?.name === endTurn.name) return 'ended';
  if (choice?.name === finish.name) {
    bottom(t, seat, row, bottomIn({ g, seat, about: null }, choice.args));
    return 'ended';
  }
  if (choice && choice.name !== skipBottom.name) bottom(t, seat, row, choice);
  return null;
}

/** SC-9.2: the bottom entry of the Factory card: one unit moves. */
function* factoryMove(t: Table<State>, seat: SeatId): Script<'ended' | null> {
  const { g } = t;
  Object.assign(g.turn!, { part: 'bottom', moves: moveOfFactory() });
  if (canMove(g, seat)) {
    const choice = yield* revealing(t, seat, {
      key: 'bottom',
      actions: [move, skipBottom],
      ending: [endTurn],
      about: () => ({ bottom: { key: 'section.move' }, named: null }),
    });
    if (choice?.name === endTurn.name) {
      g.turn!.moves = null;
      return 'ended';
    }
    if (choice?.name === move.name) {
      yield* moves(t, seat, choice.args);
      yield* afterMoves(t, seat);
    }
  }
  g.turn!.moves = null;
  return null;
}
