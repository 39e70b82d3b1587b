import type { Json, Message, Script, SeatId, Table } from '#core/types';
import { beginDeed, perform, performAll } from '../abilities/perform.ts';
import { action } from '../action.ts';
import { card as cardOf } from '../cards.ts';
import { becomeStrong } from '../elements.ts';
import { has } from '../figures/conditions.ts';
import { harm } from '../figures/damage.ts';
import { character, figure as find, heroOf } from '../figures/figures.ts';
import { activate, gainXp, lastingOf, leaveActive, useCharge } from '../figures/lasting.ts';
import { lootAt } from '../figures/loot.ts';
import { beginTurn, expires } from '../figures/turns.ts';
import { nameOfCard } from '../labels.ts';
import { monsterActs, summonActs } from '../monsters-turn/turn.ts';
import type { Ability } from '../schema/ability.ts';
import type { Figure, Half, Hero, State } from '../state.ts';
import { halfWords } from '../words/card.ts';
import { json } from '../words/parts.ts';
import { afterTurn } from './after-turn.ts';
import { judge } from './goal.ts';
import { rests } from './rest.ts';

/** GH-5, GH-9.2: one figure's turn, from its wound to the end. */

export function* turnStep(table: Table<State>, { actor }: { actor: string }): Script {
  const { g } = table;
  const figure = find(g, actor)!;
  const t = figure.kind === 'monster' ? folded(table) : table;
  beginTurn(g, figure);
  // The monsters between two characters are told together.
  if (figure.kind === 'monster' && !g.acted.at(-1)?.startsWith('monster:'))
    table.tell({ type: 'monsters-act', shown: {} });
  t.tell({ type: figure.kind === 'monster' ? 'monster-turn' : 'turn', shown: { actor } });
  // GH-5.1, GH-11.3
  if (has(figure, 'wound')) yield* harm(t, figure, 1, { by: 'wound', run: perform });
  if (find(g, actor)) yield* lastingAt(t, figure, 'turn-start');
  if (find(g, actor)) yield* acts(t, figure);
  if (find(g, actor)) yield* lastingAt(t, figure, 'turn-end');
  if (find(g, actor)) yield* ends(t, figure);
  const strong = becomeStrong(g);
  if (strong.length > 0) t.tell({ type: 'become-strong', shown: { elements: [...strong] } });
  g.acted.push(actor);
  g.turn = null;
  yield* afterTurn(t);
  judge(t);
}

/** What monsters do folds into one line of the log. */
const folded = (t: Table<State>): Table<State> => ({ ...t, tell: (event) => t.tell({ ...event, fold: 'monsters' }) });

function* acts(t: Table<State>, figure: Figure): Script {
  switch (figure.kind) {
    case 'character':
      return yield* characterActs(t, figure);
    case 'monster':
      // GH-9.2: a stunned one loses its turn.
      return has(figure, 'stun') ? stunned(t, figure) : yield* monsterActs(t, figure, perform);
    case 'summon':
      return has(figure, 'stun') ? stunned(t, figure) : yield* summonActs(t, figure, perform);
    case 'objective':
  }
}

/** GH-5.1, GH-5.9: what active cards do at the beginning and at the end of a turn. Nobody who is stunned does anything (GH-11.4). */
function* lastingAt(t: Table<State>, figure: Figure, trigger: 'turn-start' | 'turn-end'): Script {
  if (figure.kind !== 'character' || has(figure, 'stun')) return;
  for (const lasting of lastingOf(t.g, figure.seat, [trigger])) {
    if (!heroOf(t.g, figure.seat)) return;
    yield* performAll(t, beginDeed(figure, figure.seat), lasting.effect.ops ?? []);
    useCharge(t, lasting);
  }
}

const stunned = (t: Table<State>, { id }: Figure): void => t.tell({ type: 'stunned', shown: { actor: id } });

/** GH-5.9: conditions go, then money is looted; what was infused becomes strong after it. */
function* ends(t: Table<State>, figure: Figure): Script {
  expires(t, figure);
  if (figure.kind !== 'character') return;
  yield* lootAt(t, { seat: figure.seat, hexes: [figure.at], byAbility: false, run: perform });
}

/** What a card can be used for: a half, or the default action of a half (GH-5.2, GH-5.4). */
type Use = 'top' | 'bottom' | 'attack' | 'move';
const USES: readonly Use[] = ['top', 'bottom', 'attack', 'move'];
const HALF: Record<Use, Half> = { top: 'top', attack: 'top', bottom: 'bottom', move: 'bottom' };

function usesOf(g: State, seat: SeatId): string[] {
  const { done } = g.turn!;
  return character(g, seat).played.flatMap((no) =>
    USES.flatMap((use) => (done[HALF[use]] === undefined ? [`${no}:${use}`] : [])),
  );
}

const readUse = (value: string): { no: number; use: Use } => {
  const [no, use] = value.split(':');
  return { no: Number(no), use: use as Use };
};

export const act = action({
  name: 'act',
  fields: {
    half: {
      kind: 'one',
      options: ({ g, seat }) => usesOf(g, seat),
      label: (value): Message => {
        const { no, use } = readUse(value);
        const does = use === 'top' || use === 'bottom' ? json(halfWords(cardOf(no)[use])) : null;
        return { key: `label.use-${use}`, args: { card: no, does } };
      },
    },
  },
  pull: (_, { half }) => (readUse(half).use === 'top' || readUse(half).use === 'bottom' ? 4 : 1),
});

/** GH-15.5: an active card ends at its owner's wish. */
export const endActive = action({
  name: 'end-active',
  fields: {
    card: {
      kind: 'one',
      options: ({ g, seat }) => character(g, seat).active.map(({ card }) => String(card)),
      label: (no): Message => nameOfCard(Number(no)),
    },
  },
  pull: () => 0.05,
});

/** GH-5.7: what is left of the cards does nothing. */
export const endTurn = action({
  name: 'end-turn',
  fields: {},
  pull: ({ g, seat }) => (usesOf(g, seat).length === 0 ? 10 : 0.1),
});

function* characterActs(t: Table<State>, hero: Hero): Script {
  const { seat } = hero;
  const one = character(t.g, seat);
  const { chosen } = one;
  if (chosen?.what === 'rest') return yield* rests(t, hero);
  // GH-11.4
  if (has(hero, 'stun')) {
    stunned(t, hero);
    discardPlayed(t, seat);
    return;
  }
  while (heroOf(t.g, seat)) {
    const said = yield* t.askOneOf(seat, 'turn', [act, endActive, endTurn], { about: left(t.g, seat) });
    if (said.name === 'end-turn') break;
    if (said.name === 'end-active') leaveActive(t, seat, Number(said.args.card));
    else {
      yield* uses(t, hero, readUse(said.args.half));
      judge(t);
    }
  }
  if (heroOf(t.g, seat)) discardPlayed(t, seat);
}

const left = (g: State, seat: SeatId): Json => ({
  halves: (['top', 'bottom'] as const).filter((half) => g.turn!.done[half] === undefined),
  seat,
});

function discardPlayed(t: Table<State>, seat: SeatId): void {
  const one = character(t.g, seat);
  if (one.played.length > 0) t.tell({ type: 'discards', shown: { seat, cards: [...one.played] } });
  one.discard.push(...one.played);
  one.played = [];
}

const DEFAULTS: Record<'attack' | 'move', Ability> = { attack: { op: 'attack', n: 2 }, move: { op: 'move', n: 2 } };

function* uses(t: Table<State>, hero: Hero, { no, use }: { no: number; use: Use }): Script {
  const { g } = t;
  const half = HALF[use];
  const deed = beginDeed(hero, hero.seat);
  g.turn!.done[half] = no;
  t.tell({ type: 'uses', shown: { seat: hero.seat, card: no, use: { key: `use.${use}` } } });
  if (use === 'attack' || use === 'move') {
    yield* performAll(t, deed, [DEFAULTS[use]]);
    goesTo(t, hero.seat, no, 'discard');
    return;
  }
  const printed = cardOf(no)[half];
  deed.half = { no, half };
  yield* performAll(t, deed, printed.effects);
  if (!heroOf(g, hero.seat)) return;
  // GH-5.6, GH-5.7: experience and the lost icon go with what was performed.
  if (deed.done) gainXp(t, hero.seat, printed.xp ?? 0);
  if (deed.done && deed.lasts && printed.active) activate(t, hero.seat, { no, half });
  else goesTo(t, hero.seat, no, deed.done && printed.lost ? 'lost' : 'discard');
}

/** GH-5.5 */
function goesTo(t: Table<State>, seat: SeatId, no: number, pile: 'discard' | 'lost'): void {
  const one = character(t.g, seat);
  if (!one.played.includes(no)) return;
  one.played = one.played.filter((card) => card !== no);
  one[pile].push(no);
  t.tell({ type: 'card-goes', shown: { seat, card: no, pile: { key: `to-pile.${pile}` } } });
}
