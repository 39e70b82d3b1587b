import type { Message, Script, SeatId, Table } from '#core/types';
import { nameOfCard } from '../../printed/words/labels.ts';
import { becomeStrong } from '../../state/elements.ts';
import { has, mayAct } from '../../state/figures/conditions.ts';
import { character, figure as find, heroOf } from '../../state/figures/figures.ts';
import { working } from '../../state/items/carried.ts';
import { noteTurn } from '../../state/order.ts';
import { type Figure, HALVES, type Hero, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { turnForeseen, turnIdeas } from '../beforehand/turn.ts';
import { harm } from '../damage/damage.ts';
import { lootAt } from '../damage/loot.ts';
import { lastingOf, leaveActive, useCharge } from '../figures/lasting.ts';
import { beginTurn, expires } from '../figures/turns.ts';
import { inTurn, usesInTurn } from '../items/in-turn.ts';
import { noItem, readItem, useItem } from '../items/use-item.ts';
import { HALF, readUse, USES, type Use, useLabel, useMeant, usesCard } from '../lines/half.ts';
import { isSo } from '../lines/when.ts';
import { thingActs } from '../monsters-turn/thing.ts';
import { monsterActs, summonActs } from '../monsters-turn/turn.ts';
import { beginDeed, perform, performAll } from '../perform/perform.ts';
import { afterTurn } from './after-turn.ts';
import { judge } from './goal.ts';
import { rests } from './rest.ts';

/** GH-5, GH-9.2: one figure's turn, from its wound to the end. */

export function* turnStep(table: Table<State>, { actor }: { actor: string }): Script {
  const { g } = table;
  const figure = find(g, actor)!;
  const byRules = figure.kind === 'monster' || figure.kind === 'objective';
  const t = byRules ? folded(table) : table;
  beginTurn(g, figure);
  // The monsters between two characters are told together.
  if (byRules && !/^(monster|objective):/.test(g.acted.at(-1) ?? '')) table.tell({ type: 'monsters-act', shown: {} });
  if (!isAsked(g, figure)) opens(t, figure);
  // GH-5.1, GH-11.3
  if (has(figure, 'wound')) yield* harm(t, figure, 1, { by: 'wound', run: perform });
  if (find(g, actor)) yield* lastingAt(t, figure, 'turn-start');
  if (find(g, actor)) yield* acts(t, figure);
  if (find(g, actor)) yield* lastingAt(t, figure, 'turn-end');
  if (find(g, actor)) yield* itemsAtEnd(t, figure);
  if (find(g, actor)) yield* ends(t, figure);
  const strong = becomeStrong(g);
  if (strong.length > 0) t.tell({ type: 'become-strong', shown: { elements: [...strong] } });
  noteTurn(g, actor);
  g.turn = null;
  yield* afterTurn(t);
  judge(t);
}

/** Whether nothing happens in a turn before its player has said something: then it is told from there on. */
const isAsked = (g: State, figure: Figure): boolean =>
  figure.kind === 'character' &&
  !has(figure, 'wound') &&
  mayAct(figure) &&
  lastingOf(g, figure.seat, ['turn-start']).length === 0;

/** Tells that a turn begins; one that follows on those of summons of the same character goes on with what they began. */
function opens(t: Table<State>, figure: Figure): void {
  const before = t.g.acted.at(-1)?.split(':');
  const own = figure.kind === 'summon' ? figure.owner : figure.kind === 'character' ? figure.seat : undefined;
  const goesOn = before?.[0] === 'summon' && before[2] === String(own);
  const type = figure.kind === 'monster' || figure.kind === 'objective' ? 'monster-turn' : goesOn ? 'turn-too' : 'turn';
  t.tell({ type, shown: { actor: figure.id } });
}

/** What monsters do folds into one line of the log. */
const folded = (t: Table<State>): Table<State> => ({ ...t, tell: (event) => t.tell({ ...event, fold: 'monsters' }) });

function* acts(t: Table<State>, figure: Figure): Script {
  switch (figure.kind) {
    case 'character':
      return yield* characterActs(t, figure);
    case 'monster':
      // GH-9.2: a stunned one loses its turn.
      return !mayAct(figure) ? stunned(t, figure) : yield* monsterActs(t, figure, perform);
    case 'summon':
      return !mayAct(figure) ? stunned(t, figure) : yield* summonActs(t, figure, perform);
    case 'objective':
      return !mayAct(figure) ? stunned(t, figure) : yield* thingActs(t, figure, perform);
  }
}

/** GH-5.1, GH-5.9: what active cards do at the beginning and at the end of a turn. Nobody who is stunned does anything (GH-11.4). */
function* lastingAt(t: Table<State>, figure: Figure, trigger: 'turn-start' | 'turn-end'): Script {
  if (figure.kind !== 'character' || !mayAct(figure)) return;
  for (const lasting of lastingOf(t.g, figure.seat, [trigger])) {
    if (!heroOf(t.g, figure.seat)) return;
    yield* performAll(t, beginDeed(figure, figure.seat), lasting.effect.ops ?? []);
    useCharge(t, lasting);
  }
}

/** GH-5.9: items at the end of a turn: what is worn works, the others are their owner's choice. */
function* itemsAtEnd(t: Table<State>, figure: Figure): Script {
  if (figure.kind !== 'character' || !mayAct(figure)) return;
  const { seat } = figure;
  const atEnd = working(t.g, seat, ['turn-end']);
  if (atEnd.length > 0) {
    const deed = beginDeed(figure, seat);
    for (const { when, ops = [] } of atEnd)
      if (isSo(t.g, when, { deed, actor: figure })) yield* performAll(t, deed, ops);
  }
  for (;;) {
    const items = heroOf(t.g, seat) ? inTurn(t.g, seat, 'turn-end') : [];
    if (items.length === 0) return;
    const said = yield* t.askOneOf(seat, 'turn-end', [useItem, noItem], { about: { items } });
    if (said.name === 'no-item') return;
    yield* usesInTurn(t, seat, readItem(said.args.item), perform);
    judge(t);
  }
}

const stunned = (t: Table<State>, { id }: Figure): void => t.tell({ type: 'stunned', shown: { actor: id } });

/** GH-5.9: conditions go, then money is looted; what was infused becomes strong after it. */
function* ends(t: Table<State>, figure: Figure): Script {
  expires(t, figure);
  if (figure.kind !== 'character') return;
  yield* lootAt(t, { seat: figure.seat, hexes: [figure.at], byAbility: false, run: perform });
}

function usesOf(g: State, seat: SeatId): string[] {
  const { done } = g.turn!;
  const open = USES.filter((use) => done[HALF[use]] === undefined);
  return character(g, seat).played.flatMap((no) => open.map((use) => `${no}:${use}`));
}
/** Whether there is any; a card that was played is played for one half or the other. */
export const hasUses = (g: State, seat: SeatId): boolean =>
  character(g, seat).played.length > 0 && HALVES.some((half) => g.turn!.done[half] === undefined);

export const act = action({
  name: 'act',
  fields: {
    half: {
      kind: 'one',
      of: useMeant,
      options: ({ g, seat }) => usesOf(g, seat),
      label: (value, { g, seat }) => useLabel(value, g, seat),
    },
  },
  suggest: (here) => turnIdeas(here, usesOf(here.g, here.seat)),
  suggestsOpenly: true,
  foresee: (here, { half }, further) => turnForeseen(here, half, further),
});

/** GH-15.5: an active card ends at its owner's wish. */
export const endActive = action({
  name: 'end-active',
  fields: {
    card: {
      kind: 'one',
      of: 'card',
      options: ({ g, seat }) => character(g, seat).active.map(({ card }) => String(card)),
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
});

/** GH-5.7: what is left of the cards does nothing. */
export const endTurn = action({
  name: 'end-turn',
  fields: {},
});

function* characterActs(t: Table<State>, hero: Hero): Script {
  const { seat } = hero;
  const one = character(t.g, seat);
  const { chosen } = one;
  if (chosen?.what === 'rest') {
    if (isAsked(t.g, hero)) opens(t, hero);
    return yield* rests(t, hero);
  }
  // GH-11.4
  if (!mayAct(hero)) {
    stunned(t, hero);
    discardPlayed(t, seat);
    return;
  }
  // With nothing left to do the turn ends by itself: active cards can be ended with the choice of what is done.
  let isToldAlready = !isAsked(t.g, hero);
  // who is stunned by what he has done does no more.
  while (heroOf(t.g, seat) && mayAct(hero) && (hasUses(t.g, seat) || inTurn(t.g, seat).length > 0)) {
    const said = yield* t.askOneOf(seat, 'turn', [act, useItem, endActive, endTurn], { about: left(t.g, seat) });
    if (!isToldAlready) opens(t, hero);
    isToldAlready = true;
    if (said.name === 'end-turn') break;
    if (said.name === 'use-item') {
      yield* usesInTurn(t, seat, readItem(said.args.item), perform);
      judge(t);
      continue;
    }
    if (said.name === 'end-active') leaveActive(t, seat, Number(said.args.card));
    else {
      yield* uses(t, hero, readUse(said.args.half));
      judge(t);
    }
  }
  if (!isToldAlready) opens(t, hero);
  if (heroOf(t.g, seat)) discardPlayed(t, seat);
}

const left = (g: State, seat: SeatId) => ({
  halves: HALVES.filter((half) => g.turn!.done[half] === undefined),
  items: inTurn(g, seat),
  seat,
});

function discardPlayed(t: Table<State>, seat: SeatId): void {
  const one = character(t.g, seat);
  if (one.played.length > 0) t.tell({ type: 'discards', shown: { seat, cards: [...one.played] } });
  one.discard.push(...one.played);
  one.played = [];
}

function* uses(t: Table<State>, hero: Hero, use: { no: number; use: Use }): Script {
  t.g.turn!.done[HALF[use.use]] = use.no;
  yield* usesCard(t, hero, use, perform);
}
