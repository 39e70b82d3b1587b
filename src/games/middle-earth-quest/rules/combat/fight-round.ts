import { z } from 'zod';
import type { Answer, Decision, Message, Script, Table } from '#core/types';
import { type CombatCard, combatCard } from '../../printed/combat/combat-cards.ts';
import { monsters } from '../../printed/combat/foes.ts';
import { cardsOf } from '../../printed/terms/card-things.ts';
import { CARD_TYPES, type CardType } from '../../printed/terms/names.ts';
import { said } from '../../printed/words/said.ts';
import type { Combat } from '../../state/combat.ts';
import { hero } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import type { Calls } from '../calls.ts';
import { chooseDamage, tellDamage } from '../hero/damage.ts';
import { mostToDraw } from '../hero/piles.ts';
import { spread } from '../sauron/spread.ts';
import { cardAtRandom } from './at-random.ts';
import { playCards } from './play-card.ts';
import { aftermath, type Choices, type Outcome, type Piles } from './round/aftermath.ts';
import { type Fought, fight } from './round/round.ts';
import { type Entering, inWords, SIDES, type Side, type Why } from './side/fighter.ts';
import { handOf, playedWords, seatOf, sideOf, whoOf } from './sides.ts';

/** One round of a combat in play: both sides play, the round is fought by its rules, and what it leaves to choose is asked. */

/** Shrewd Planning: which card of the stack comes back. */
export const takeBack = action({
  name: 'take-back',
  about: z.object({ cards: z.array(z.string()) }),
  fields: {
    card: {
      kind: 'one',
      of: cardsOf('combat'),
      options: ({ about }) => [...new Set(about.cards)],
      label: (card): Message => ({ key: `combat-card.${card}` }),
    },
  },
});
/** Rest: how many cards of which pool. */
export const drawRested = action({
  name: 'draw-rested',
  about: z.object({ inAll: z.int() }),
  fields: {
    rest: {
      kind: 'count',
      range: ({ g, seat, about }) => [0, Math.min(about.inAll, hero(g, seat).piles.rest.length)] as const,
    },
    life: {
      kind: 'count',
      range: ({ g, seat, about }, { rest }) =>
        [0, Math.min(about.inAll - Number(rest ?? 0), hero(g, seat).piles.life.length)] as const,
    },
  },
});

/** Heightened Senses and Outmaneuver: the type that is named. */
export const nameType = action({
  name: 'name-type',
  fields: {
    type: {
      kind: 'one',
      of: 'words',
      options: () => CARD_TYPES,
      label: (type): Message => ({ key: `card-of-type.${type}` }),
    },
  },
});

/** Plays and fights a round. Gives what it came to. */
export function* fightRound(t: Table<State>, calls: Calls): Script<Outcome> {
  const { g } = t;
  const combat = g.combat!;
  combat.round++;
  const played = yield* playCards(t);
  // As they are before the cards lie on the stacks.
  const sides = { hero: enter(g, 'hero', played.hero), foe: enter(g, 'foe', played.foe) };
  putDown(t, played);
  const power = monsters.get(combat.foe)?.power ?? null;
  const { zero } = g.options;
  const fought = fight({ ...sides, power, powerUsed: combat.foeSide.powerUsed, zero });
  note(combat, fought);
  const own = hero(g, combat.seat).piles;
  // The piles are those of the state: what follows changes them.
  const piles: Piles = {
    hero: { ...own, stack: combat.hero.stack },
    foe: combat.foeSide,
    health: combat.foeSide.health,
  };
  let told = tellWhy(t, fought.why, 0);
  const outcome = yield* aftermath(fought, piles, choicesOf(t), combatCard);
  told = tellWhy(t, fought.why, told);
  combat.rounds.at(-1)!.why = fought.why.map(inWords) as Combat['rounds'][number]['why'];
  tellMoves(t, outcome);
  yield* follow(t, calls, { fought, outcome });
  return outcome;
}

/** A side as it enters the round. */
function enter(g: State, side: Side, card: string | null): Entering {
  const { strength, exhausted, stack, waiting, lastType } = sideOf(g, side);
  const cards = (ids: readonly string[]): CombatCard[] => ids.map(combatCard);
  const held = handOf(g, side);
  return {
    ...{ who: whoOf(g, side), strength, exhausted, lastType },
    card: card === null ? null : combatCard(card),
    ...{ stack: cards(stack), waiting: cards(waiting) },
    hand: cards(card === null ? held : held.toSpliced(held.indexOf(card), 1)),
    declared: side === 'hero' ? g.combat!.hero.declared : null,
  };
}

/** Both cards are turned up, on top of their stacks. */
function putDown(t: Table<State>, played: Record<Side, string | null>): void {
  const { round, seat, foe } = t.g.combat!;
  for (const side of SIDES) {
    const card = played[side];
    if (card === null) continue;
    const hand = handOf(t.g, side);
    hand.splice(hand.indexOf(card), 1);
    sideOf(t.g, side).stack.push(card);
  }
  t.reveal();
  t.tell({
    type: 'combat-round',
    shown: { round, seat, foe, ours: playedWords(played.hero), theirs: playedWords(played.foe) },
  });
}

/** What of the round stays on the sides. */
function note(combat: Combat, { hero: own, foe }: Fought): void {
  for (const [side, one] of [
    [combat.hero, own],
    [combat.foeSide, foe],
  ] as const) {
    side.exhausted = one.exhausted;
    side.lastType = one.type;
    side.waiting = [];
  }
  combat.hero.declared = null;
  combat.hero.playsByChance = own.playsByChance;
  combat.foeSide.powerUsed ||= foe.powerWorks;
  const seen = ({ card, canceled, exhausted, hit, turned, later }: Fought['hero']) => ({
    card: card?.id ?? null,
    ...{ canceled, exhausted, damage: hit - turned + later },
  });
  combat.rounds.push({ hero: seen(own), foe: seen(foe), why: [] });
}

/** What happened and why, sentence by sentence; costs that fit the strength are one line for both sides. */
function tellWhy(t: Table<State>, why: readonly Why[], from: number): number {
  const now = why.slice(from);
  const fit = now.filter(({ says }) => says.key === 'combat.strength');
  const sides = fit.map(({ says }) => said('label.cost', says.args));
  if (sides.length > 0) t.tell({ type: 'combat-costs', shown: { sides } });
  for (const { step, says } of now)
    if (says.key !== 'combat.strength') t.tell({ type: 'combat-why', shown: { step, says } });
  return why.length;
}

function choicesOf(t: Table<State>): Choices<Decision[], Answer> {
  const { g } = t;
  const combat = g.combat!;
  const mine = hero(g, combat.seat).piles;
  return {
    *hurt(n: number, least: number, most: number): Script<string[]> {
      const given = yield* chooseDamage(t, combat.seat, { n, least, most });
      const life = mine.life.slice(0, n - given.length);
      const left = mine.life.length + mine.hand.length - n;
      tellDamage(t, combat.seat, { n, hand: given, life, left });
      return given;
    },
    random: (side: Side) => cardAtRandom(t, side),
    *takeBack(side: Side, cards: readonly string[]): Script<string> {
      return (yield* t.ask(seatOf(g, side), 'take-back', takeBack, { about: { cards: [...cards] } })).card;
    },
    *rest({ inAll }: { inAll: number }): Script<{ rest: number; life: number }> {
      const most = mostToHold(g, inAll);
      if (most === 0) return { rest: 0, life: 0 };
      t.reveal();
      return yield* t.ask(combat.seat, 'draw-rested', drawRested, { about: { inAll: most } });
    },
    // a card more is never worse.
    *draw(): Script<boolean> {
      t.reveal();
      return true;
    },
  };
}

/** As far as a hand limit allows; cards of the rest pool count like those of the life pool. */
function mostToHold(g: State, n: number): number {
  const { piles } = hero(g, g.combat!.seat);
  const all = { ...piles, life: [...piles.life, ...piles.rest] };
  const seen = { ...g, heroes: g.heroes.map((one) => (one.piles === piles ? { ...one, piles: all } : one)) };
  return mostToDraw(seen, g.combat!.seat, n);
}

/** Cards that went where everybody sees it, and how many where nobody does. */
function tellMoves(t: Table<State>, { discarded, returned, drawn }: Outcome): void {
  for (const side of SIDES) {
    const who = whoOf(t.g, side);
    if (discarded[side].length > 0) t.tell({ type: 'combat-discards', shown: { who, cards: discarded[side] } });
    if (returned[side].length > 0) t.tell({ type: 'combat-returns', shown: { who, cards: returned[side] } });
    if (drawn[side] === 0) continue;
    const hand = handOf(t.g, side);
    const seat = seatOf(t.g, side);
    t.tell({
      type: 'combat-draws',
      shown: { who, n: drawn[side] },
      only: { [seat]: { cards: hand.slice(-drawn[side]) } },
    });
  }
}

/** Influence, corruption, and the type that is named for the next round. */
function* follow(t: Table<State>, calls: Calls, { fought, outcome }: { fought: Fought; outcome: Outcome }): Script {
  const combat = t.g.combat!;
  combat.hero.waiting = outcome.waiting.hero;
  combat.foeSide.waiting = outcome.waiting.foe;
  if (outcome.influence > 0) yield* spread(t, { n: outcome.influence, toPool: 0 });
  const { seat } = combat;
  if (outcome.corruption > 0) yield* calls.perform(t, { calls, seat }, [{ op: 'corruption', n: outcome.corruption }]);
  if (outcome.heroDefeated || outcome.foeDefeated || outcome.draw) return;
  for (const effect of fought.hero.card?.effects ?? []) {
    if (!outcome.waiting.hero.includes(fought.hero.card!.id) || effect.unlessOppType === undefined) continue;
    const namer = effect.unlessOppType === 'declaredByOpponent' ? SAURON : seat;
    const { type } = yield* t.ask(namer, 'name-type', nameType, { about: { card: fought.hero.card!.id } });
    combat.hero.declared = type as CardType;
    t.tell({ type: 'type-named', shown: { who: namer === SAURON ? combat.foe : whoOf(t.g, 'hero'), type } });
  }
}
