import type { Script, SeatId, Table } from '#core/types';
import { encounters } from '../../../printed/cards/decks.ts';
import type { Effects } from '../../../printed/cards/effect.ts';
import { quests } from '../../../printed/cards/possessions.ts';
import type { Task } from '../../../printed/cards/shapes.ts';
import { heroOf } from '../../../printed/combat/heroes.ts';
import { hero, herosTurn } from '../../../state/pieces.ts';
import type { State } from '../../../state/state.ts';
import type { Calls, Fight, FightEnd } from '../../calls.ts';
import { resolve } from '../../sauron/resolve.ts';

/** Quests: what they ask for, and what they give (MEQ-2.2, 6.12, 6.14). */

/** A quest as it is printed: of a hero, or from an encounter. Throws if there is none. */
export function questOf(card: string): { task: Task; setup: Effects; reward: Effects } {
  const own = quests.get(card);
  if (own) return own;
  const found = encounters.get(card);
  if (found?.kind !== 'quest') throw new Error(`${card} is no quest`);
  return found;
}

/** The quests he can do now. */
export function openQuests(g: State, seat: SeatId): string[] {
  const { starting, advanced, quests: found } = hero(g, seat);
  return [starting, advanced].flatMap(({ card, is }) => (is === 'open' ? [card] : [])).concat(found);
}

const deedsOf = (task: Task) => (task.is === 'any' ? task.of : [task]);

/** Those done by exploring where he stands. */
export const explorable = (g: State, seat: SeatId): string[] =>
  openQuests(g, seat).filter((card) =>
    deedsOf(questOf(card).task).some((deed) => deed.is === 'explore' && deed.at === hero(g, seat).at),
  );

/** Those for which he fights somebody where he stands, in place of an encounter. */
export const huntsAt = (g: State, seat: SeatId): { card: string; foe: string }[] =>
  openQuests(g, seat).flatMap((card) =>
    deedsOf(questOf(card).task).flatMap((deed) =>
      deed.is === 'defeat' && deed.at === hero(g, seat).at ? [{ card, foe: deed.foe }] : [],
    ),
  );

/** A quest is done: its reward, and the card goes; what was found in an encounter goes back to its discards. */
export function* completes(t: Table<State>, calls: Calls, seat: SeatId, card: string): Script {
  const { g } = t;
  const own = hero(g, seat);
  const kept = [own.starting, own.advanced].find((one) => one.card === card);
  if (kept) kept.is = 'done';
  else own.quests.splice(own.quests.indexOf(card), 1);
  t.tell({ type: 'quest-done', shown: { seat, quest: card } });
  const deck = kept ? null : { encounters: encounters.get(card)!.deck };
  yield* resolve(t, { calls, kind: 'quest', card, seat, effects: questOf(card).reward, deck });
  yield* nobleBloodline(t, calls, seat);
}

/** Eleanor, once in a turn: 1 favor after a quest is done or a character consulted. */
export function* nobleBloodline(t: Table<State>, calls: Calls, seat: SeatId): Script {
  const { turn } = t.g;
  if (heroOf(hero(t.g, seat).id).ability.id !== 'noble_bloodline') return;
  if (turn?.who !== 'hero' || turn.seat !== seat || turn.ability) return;
  herosTurn(t.g).ability = true;
  t.tell({ type: 'ability', shown: { seat, ability: 'noble_bloodline' } });
  yield* calls.perform(t, { calls, seat }, [{ op: 'favor', n: 1 }]);
}

/** After a combat: quests for which it is enough to have fought this minion. */
export function* afterCombat(t: Table<State>, { calls, seat, foe }: Fight, end: FightEnd): Script {
  if (!('minion' in foe) || end.blank) return;
  const done = openQuests(t.g, seat).filter((card) =>
    deedsOf(questOf(card).task).some((deed) => deed.is === 'combat' && deed.foe === foe.minion),
  );
  for (const card of done) yield* completes(t, calls, seat, card);
}
