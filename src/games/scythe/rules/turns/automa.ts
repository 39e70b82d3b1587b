import type { Script, Table } from '#core/types';
import { type Card, levelOf } from '../../printed/automa.ts';
import { BOTTOM_ACTIONS, bottomActions, type RecruitBonus } from '../../printed/content.ts';
import { isFactory } from '../../printed/places.ts';
import { clockwiseFrom, isAutoma } from '../../state/pieces.ts';
import type { State } from '../../state/state.ts';
import { isContested } from '../../state/steps.ts';
import { flip, shuffled } from '../automa/deck.ts';
import { takeGains } from '../automa/gains.ts';
import { choose, type Going } from '../automa/moves.ts';
import { combat, driveOff } from '../chapters/combat.ts';
import { ongoingBonus } from '../chapters/recruit-bonus.ts';
import { springTrap } from '../chapters/tokens.ts';
import { goBack, tripOf } from '../chapters/trip.ts';
import { freshTurn } from '../chapters/turn.ts';
import { isOver, placeStar, placeStars } from '../stars.ts';

/** A3: the turn of the Automa. Nobody is asked, except the person in a combat. */

export function* automaStep(t: Table<State>): Script {
  const { g } = t;
  const automa = g.automa!;
  const { seat } = automa;
  g.turns++;
  g.turn = { ...freshTurn(seat), part: 'automa' };
  const card = flip(t);
  if (automa.level === 'autometta' && card.automettaSkips) {
    // A5
    t.tell({ type: 'automa-skips', shown: { seat, card: card.id } });
  } else {
    t.tell({ type: 'automa-turn', shown: { seat, card: card.id, scheme: automa.scheme } });
    yield* follow(t, card);
  }
  // SC-11.5
  if (isOver(g)) goBack(t);
  g.turn = null;
  g.active = clockwiseFrom(g, seat)[1]!;
}

/** A3: move, gains, the person's recruit bonus, tracker. */
function* follow(t: Table<State>, card: Card): Script {
  const { g } = t;
  const { moves, gains, recruitBonus } = card.schemes[g.automa!.scheme - 1]!;
  const going = choose(g, moves);
  if (going) yield* go(t, going);
  else t.tell({ type: 'automa-stays', shown: { seat: g.automa!.seat } });
  if (isOver(g)) return;
  takeGains(t, gains);
  if (recruitBonus) bonusOf(t, recruitBonus);
  if (card.star) advance(t);
  // SC-11.4: the person's stars after those of the Automa.
  placeStars(t);
}

/** One unit goes, and what follows from where it has come: a Trap, workers driven off, a combat, an encounter token, the Factory. */
function* go(t: Table<State>, { unit: id, to }: Going): Script {
  const { g } = t;
  const { seat } = g.automa!;
  const unit = g.units[id]!;
  const { at: from, kind } = unit;
  const fights = isContested(g, to, seat);
  if (fights) g.turn!.waiting.push(tripOf(g, id));
  unit.at = to;
  t.tell({ type: 'automa-moved', shown: { seat, unit: kind, from, to } });
  //
  springTrap(t, seat, to);
  if (kind !== 'worker') driveOff(t, seat, to);
  if (fights) {
    yield* combat(t, seat, to);
    placeStars(t);
  } else if (kind === 'character') arrive(t, to);
}

/** A12: the encounter token goes unread; R-136: one Factory card goes unseen, the first time. */
function arrive({ g, rng, tell }: Table<State>, hex: string): void {
  const automa = g.automa!;
  const { seat } = automa;
  if (g.encounters.includes(hex)) {
    g.encounters = g.encounters.filter((one) => one !== hex);
    tell({ type: 'automa-encounter', shown: { seat, place: hex } });
  }
  if (!isFactory(hex) || automa.factory !== null || g.offer.length === 0) return;
  automa.factory = g.offer[rng.die(g.offer.length, 'automa-factory') - 1]!;
  g.offer = g.offer.filter((card) => card !== automa.factory);
  tell({ type: 'automa-factory', shown: { seat } });
}

/** A3: the person gains what the recruit that gives this bonus gives, if it is enlisted. */
function bonusOf(t: Table<State>, bonus: RecruitBonus): void {
  const row = BOTTOM_ACTIONS.find((one) => bottomActions[one].recruitOngoing[bonus] !== undefined)!;
  for (const seat of t.g.order) if (!isAutoma(t.g, seat)) ongoingBonus(t, seat, row);
}

/** A3, A6, A8: one box further, and what it says. */
function advance(t: Table<State>): void {
  const { g } = t;
  const automa = g.automa!;
  const { boxes, stars, schemeTwoAt } = levelOf(automa);
  if (automa.box === boxes) return;
  automa.box++;
  const { seat, box } = automa;
  t.tell({ type: 'automa-tracker', shown: { seat, box, of: boxes } });
  if (stars.includes(box)) placeStar(t, seat, 'tracker');
  if (box !== schemeTwoAt) return;
  Object.assign(automa, { scheme: 2, deck: shuffled(t.rng), discard: [] });
  t.tell({ type: 'automa-scheme', shown: { seat } });
}
