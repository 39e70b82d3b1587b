import type { Message, Script, Table } from '#core/types';
import { isHaven, neighbours } from '../../printed/map/map.ts';
import type { Combat } from '../../state/combat.ts';
import { hero, isEnding } from '../../state/pieces.ts';
import { minionFalls } from '../../state/sauron/figures.ts';
import type { State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Fight, FightEnd } from '../calls.ts';
import { damageWindow, isBeaten, takeDamage } from '../hero/damage.ts';
import { bringHome, defeat, lose } from '../hero/defeat.ts';
import { intoLife } from '../hero/piles.ts';
import { spread } from '../sauron/spread.ts';
import { atStart, openCombat, prepare, setUpSides } from './begin.ts';
import { cardWindow } from './card-orders.ts';
import { drawRested, fightRound, nameType, takeBack } from './fight-round.ts';
import { playCard } from './play-card.ts';
import type { Outcome } from './round/aftermath.ts';

/** MEQ-7: a combat from its start to its end, with what a defeat brings (MEQ-8). */

/** Retreat: the hero ends the combat and goes to a neighbouring location. */
export const retreat = action({
  name: 'retreat',
  fields: {
    to: {
      kind: 'one',
      of: 'place',
      options: ({ g, seat }) => neighbours(hero(g, seat).at),
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});
export const fightOn = action({ name: 'fight-on', fields: {} });

export const COMBAT_ACTIONS = [
  prepare,
  playCard,
  takeDamage,
  takeBack,
  drawRested,
  nameType,
  retreat,
  fightOn,
  lose,
  bringHome,
] as const;
export const combatWindows = { damage: damageWindow, card: cardWindow } as const;

type End = Omit<FightEnd, 'blank'> & { to: string | null; recovers: boolean };

/** Whether the turn goes on is the caller's (MEQ-6.10). */
export function* fight(t: Table<State>, call: Fight): Script<FightEnd> {
  const { g } = t;
  if ('token' in call.foe && isBlank(t, call.foe.token)) {
    discardToken(t, call.foe.token);
    return { foeDefeated: false, heroDefeated: false, retreated: false, blank: true };
  }
  openCombat(t, call);
  const place = hero(g, call.seat).at;
  yield* atStart(t, call.calls);
  const end = isBeaten(g, call.seat) || isBroken(g, call, place) ? off(g, call) : yield* rounds(t, call);
  return { ...(yield* endCombat(t, call, end)), blank: false };
}

function isBlank({ g, tell, reveal }: Table<State>, no: number): boolean {
  const token = g.tokens.find((one) => one.no === no)!;
  if (token.face !== 'blank') return false;
  reveal();
  tell({ type: 'token-blank', shown: { no, place: token.at } });
  return true;
}

/** the hero is no longer there, or the finale is due, and this is not its own combat. */
const isBroken = (g: State, { seat, isLast }: Fight, place: string): boolean =>
  hero(g, seat).at !== place || (isEnding(g) && !isLast);
/** No round is fought. */
const off = (g: State, { seat }: Fight): End => ({
  ...{ foeDefeated: false, retreated: false, to: null, recovers: false },
  heroDefeated: isBeaten(g, seat),
});

/** Round after round, until somebody is defeated, both are exhausted, or the hero retreats (MEQ-7.10). */
function* rounds(t: Table<State>, call: Fight): Script<End> {
  const { calls, seat } = call;
  yield* setUpSides(t);
  const place = hero(t.g, seat).at;
  for (;;) {
    const outcome = yield* fightRound(t, calls);
    const { heroDefeated, foeDefeated, recovers } = outcome;
    const end = { heroDefeated, foeDefeated, recovers, retreated: false, to: null };
    if (heroDefeated || foeDefeated || outcome.draw || isBroken(t.g, call, place)) return end;
    const to = yield* retreats(t, outcome);
    if (to !== null) return { ...end, retreated: true, to };
  }
}

function* retreats(t: Table<State>, { mayRetreat }: Outcome): Script<string | null> {
  if (!mayRetreat) return null;
  const said = yield* t.askOneOf(t.g.combat!.seat, 'retreat', [retreat, fightOn]);
  return said.name === 'retreat' ? said.args.to : null;
}

/** Cards, token and minion go where they belong; then what the end brings. */
function* endCombat(t: Table<State>, call: Fight, end: End): Script<Omit<FightEnd, 'blank'>> {
  const { g } = t;
  const { seat, calls } = call;
  const combat = g.combat!;
  hero(g, seat).piles.rest.unshift(...combat.hero.stack.toReversed());
  combat.hero.stack = [];
  if (end.recovers) intoLife(t, seat, ['rest']);
  if (combat.token !== null) discardToken(t, combat.token);
  if (combat.kind === 'minion') leaveMinion(g, combat, end.foeDefeated);
  const { foeDefeated, heroDefeated, retreated, to } = end;
  t.tell({ type: 'combat-ends', shown: { seat, foe: combat.foe, ...{ foeDefeated, heroDefeated, retreated } } });
  g.combat = null;
  g.combatMods = [];
  const told = { foeDefeated, heroDefeated, retreated };
  if (combat.isLast) return told;
  const { wisdom } = combat.foeSide;
  // MEQ-7.13: a foe that falls with the hero counts as defeated.
  if (heroDefeated) yield* defeat(t, calls, seat, foeDefeated ? null : wisdom);
  else if (!foeDefeated && g.options.wisdom === 'on-draw-too') yield* spread(t, { n: wisdom, toPool: 0 });
  if (to !== null) {
    hero(g, seat).at = to;
    t.tell({ type: 'hero-retreats', shown: { seat, place: to } });
    if (!isHaven(to)) yield* calls.shadow(t, 'afterEnterNonHaven', seat);
  }
  return told;
}

/** MEQ-7.11: after one combat, won or not. */
function discardToken({ g }: Table<State>, no: number): void {
  const token = g.tokens.find((one) => one.no === no);
  if (!token) return;
  g.tokens.splice(g.tokens.indexOf(token), 1);
  g.stacks[token.stack]!.discard.push(token.face);
}

/** MEQ-7.11: it keeps its damage, unless it is defeated. */
function leaveMinion(g: State, { foe, foeSide }: Combat, isDefeated: boolean): void {
  if (isDefeated) minionFalls(g, foe);
  else g.minions[foe]!.damage = foeSide.damage;
}
