import type { SeatId, Table } from '#core/types';
import { items, itemsNotHere, sheets } from '../../printed/content/content.ts';
import type { Reward, RewardKind, RewardOf } from '../../printed/schema/terms/progress.ts';
import { memberOf, ownMember } from '../../state/party/members.ts';
import { prosperityOf, unowned, worthOf } from '../../state/party/shop.ts';
import { sideScenarios, unlock } from '../../state/party/ways.ts';
import type { Member, Party } from '../../state/party.ts';
import type { State } from '../../state/state.ts';

/**
 * What treasures and scenarios give. Every kind gives something: what cannot be had here is made good by the nearest thing that
 * can.
 */

/** Whose it is: a seat's; null for the party's. */
type Whose = SeatId | null;
type Gives<Kind extends RewardKind> = (t: Table<State>, what: RewardOf<Kind>, whose: Whose) => void;

const GIVES: { readonly [Kind in RewardKind]: Gives<Kind> } = {
  gold: (t, gold, whose) => {
    for (const { seat, one, part } of shares(t.g, gold, whose)) {
      one.gold += part;
      t.tell({ type: 'gains-gold', shown: { seat, gold: part } });
    }
  },
  experience: (t, xp, whose) => {
    for (const seat of seatsOf(t.g, whose)) {
      ownMember(t.g, seat).xp += xp;
      t.tell({ type: 'gains-experience', shown: { seat, xp } });
    }
  },
  checks: (t, n, whose) => {
    for (const seat of seatsOf(t.g, whose)) {
      ownMember(t.g, seat).checks += n;
      t.tell({ type: 'gains-checks', shown: { seat, n } });
    }
  },
  item: (t, id, whose) => (items.has(id) && whose !== null ? takesItem(t, whose, id) : takesPrice(t, id, whose)),
  design: (t, id, whose) => {
    if (id !== 'random' && items.has(id)) return drafts(t, id);
    if (id !== 'random') t.tell({ type: 'design-not-here', shown: { item: id } });
    const left = unknownDesigns(t.g.party);
    if (left.length === 0) return findsNothing(t, whose);
    drafts(t, drawn(t, left, 'designs'));
  },
  scenario: (t, id, whose) => {
    const left = id === 'random' ? sideScenarios(t.g.party) : [id].filter((one) => !t.g.party.known.includes(one));
    if (left.length === 0) return findsNothing(t, whose);
    unlock(t, [drawn(t, left, 'side-scenarios')]);
  },
  story: (t) => t.tell({ type: 'reads-story', shown: {} }),
  // they were gained where the treasure was opened.
  damage: () => {},
  conditions: () => {},
};

/** Gives what is meant for a seat, or for the party. */
export function gains<Kind extends RewardKind>(t: Table<State>, reward: Reward, whose: Whose): void {
  for (const [kind, what] of Object.entries(reward) as [Kind, RewardOf<Kind>][]) GIVES[kind](t, what, whose);
}

/** What was kept in earlier days, because nobody knew what it was: given to who found it, or to the party where he has left. */
export function givesKept(t: Table<State>): void {
  const { g } = t;
  const { party } = g;
  const seatOf = (id: string | null) => g.characters.findIndex((one) => one.class === id);
  const isAway = ({ class: id }: Party['kept'][number]) =>
    id !== null && seatOf(id) < 0 && memberOf(party, id) !== undefined;
  const due = party.kept.filter((one) => !isAway(one));
  party.kept = party.kept.filter(isAway);
  for (const { class: id, reward, treasure } of due) {
    t.tell({ type: 'gives-kept', shown: { treasure } });
    gains(t, reward, seatOf(id) < 0 ? null : seatOf(id));
  }
}

const seatsOf = ({ characters }: State, whose: Whose): SeatId[] => (whose === null ? [...characters.keys()] : [whose]);

/** Gold of the party is shared by those who are there, rounded down. */
function shares(g: State, gold: number, whose: Whose): { seat: SeatId; one: Member; part: number }[] {
  const seats = seatsOf(g, whose);
  return seats.map((seat) => ({ seat, one: ownMember(g, seat), part: Math.floor(gold / seats.length) }));
}

/** GH-12.6: who owns one already has half its price instead; so has who finds one of which no copy is left. */
function takesItem(t: Table<State>, seat: SeatId, id: number): void {
  const { party } = t.g;
  const one = ownMember(t.g, seat);
  if (one.items.includes(id) || unowned(party, id) === 0) {
    one.gold += worthOf(id);
    t.tell({ type: 'gains-worth', shown: { seat, item: id, gold: worthOf(id) } });
    return;
  }
  one.items.push(id);
  t.tell({ type: 'gains-item', shown: { seat, item: id } });
}

/** An item that is not in play here, or that nobody alone has found, is its price in gold. */
function takesPrice(t: Table<State>, id: number, whose: Whose): void {
  const { cost } = (items.get(id) ?? itemsNotHere.get(id))!;
  for (const { seat, one, part } of shares(t.g, cost, whose)) {
    one.gold += part;
    t.tell({ type: 'gains-price', shown: { seat, item: id, gold: part } });
  }
}

function drafts(t: Table<State>, id: number): void {
  const { party } = t.g;
  if (!party.designs.includes(id)) party.designs.push(id);
  t.tell({ type: 'gains-design', shown: { item: id } });
}

/** Items that the shop has neither by the prosperity of the town nor by a design. */
const unknownDesigns = (party: Party): number[] =>
  [...items.values()].flatMap(({ id, prosperity }) =>
    prosperity > prosperityOf(party) && !party.designs.includes(id) ? [id] : [],
  );

const drawn = ({ rng }: Table<State>, from: readonly number[], stream: string): number => rng.shuffle(from, stream)[0]!;

function findsNothing(t: Table<State>, whose: Whose): void {
  t.tell({ type: 'finds-none-left', shown: {} });
  GIVES.gold(t, sheets.draws.goldForNone, whose);
}

/** Gains an achievement; of those of which there is one at a time it replaces the other. */
export function achieve(party: Party, whose: 'party' | 'global', id: string): void {
  const only = sheets.achievements.oneOf.find((word) => id.startsWith(`${word}-`));
  const had = party.achievements[whose];
  party.achievements[whose] = [...had.filter((one) => one !== id && !(only && one.startsWith(`${only}-`))), id];
}
