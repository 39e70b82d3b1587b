import type { Table } from '#core/types';
import type { EffectOf } from '../../printed/cards/effect.ts';
import { removeInfluence } from '../../state/board/board.ts';
import { placesIn } from '../../state/conditions/where.ts';
import { influenceAt, tokensAt } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import type { Now, Perform } from './kind/effect.ts';
import { askedBy, askThem } from './questions/together.ts';
import { named, parsed, removeThings } from './questions/tokens.ts';

/** Influence and monster tokens leave the board: all, or those that somebody picks. */
export const removeTokens: Perform<'removeTokens'> = function* (t, now, effect) {
  const room = roomOf(t.g, now, effect);
  const all = Object.values(room).reduce((sum, n) => sum + n, 0);
  if (all === 0) return;
  if (effect.mode === 'all') return takeAway(t, room);
  const most = effect.spread === 'each' || effect.n === 'all' ? all : Math.min(effect.n, all);
  const about = { room, least: 0, most };
  const otherwise = { action: removeThings.name, args: { things: firstOf(room, most) } };
  const question = { key: 'remove', actions: [removeThings], about, otherwise };
  const said = yield* askThem(t, askedBy(t.g, now, effect.by), question);
  takeAway(t, said.args.things);
};

/** What there is to be removed, and how many of each. */
function roomOf(
  g: State,
  now: Now,
  { kinds, n, where, spread, mode }: EffectOf<'removeTokens'>,
): Record<string, number> {
  const room: Record<string, number> = {};
  const inEach = n !== 'all' && (spread === 'each' || mode === 'upTo') ? n : Number.POSITIVE_INFINITY;
  for (const place of placesIn(g, { seat: now.seat, moved: now.character }, where)) {
    const lies = Math.min(influenceAt(g, place), inEach);
    if (kinds.includes('influence') && lies > 0) room[named('influence', place)] = lies;
    if (kinds.includes('monster')) for (const { no } of tokensAt(g, place)) room[named('monster', String(no))] = 1;
  }
  return room;
}

/** So many of them, in the order in which they are offered: done where the heroes are of two minds. */
function firstOf(room: Readonly<Record<string, number>>, n: number): Record<string, number> {
  let left = n;
  const taken = Object.entries(room).map(([name, lies]) => {
    const here = Math.min(lies, left);
    left -= here;
    return [name, here] as const;
  });
  return Object.fromEntries(taken.filter(([, here]) => here > 0));
}

/** Tokens go to the discards of their stacks, where they lie face up. */
function takeAway(t: Table<State>, things: Readonly<Record<string, number>>): void {
  const { g } = t;
  for (const [name, n] of Object.entries(things)) {
    const { kind, id } = parsed(name);
    if (kind === 'influence') {
      removeInfluence(t, id, n);
      continue;
    }
    const token = g.tokens.find(({ no }) => String(no) === id)!;
    g.tokens = g.tokens.filter((one) => one !== token);
    g.stacks[token.stack]!.discard.push(token.face);
    t.reveal();
    t.tell({ type: 'token-removed', shown: { no: token.no, place: token.at, face: { key: `foe.${token.face}` } } });
  }
}
