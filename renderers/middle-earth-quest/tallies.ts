import { isMessage } from '#core/text';
import type { Json } from '#core/types';
import { corruptions } from '#games/middle-earth-quest/printed/cards/decks';
import { heroes } from '#games/middle-earth-quest/printed/combat/heroes';
import type { Now } from '../pictures.ts';
import { isLoud } from './loud.ts';
import { standing } from './news.ts';
import { listed, numberOf } from './shown.ts';

/** What the news have given to and taken from heroes and the Shadow Pool: deeds that have no place on the map. */

/** What is counted of a hero. */
export const COUNTED = ['favor', 'life', 'hand', 'corruption'] as const;
export type Counted = (typeof COUNTED)[number];
/** By what is counted how much came, below nought how much went. */
export type Change = Partial<Record<Counted, number>>;

type Shown = Now['events'][number]['shown'];
const many = (value: Json | undefined): number => listed(value).length;

/** A round of a fight, as it is told with its blows or without. */
function played({ ours }: Shown): Change {
  return { hand: isMessage(ours) && ours.key === 'label.played' ? -1 : 0 };
}

/** By event what it changes for its seat. */
const CHANGES: Readonly<Record<string, (shown: Shown) => Change>> = {
  'favor-gained': ({ n }) => ({ favor: numberOf(n) }),
  'favor-lost': ({ n }) => ({ favor: -numberOf(n) }),
  'favor-spent': ({ n }) => ({ favor: -numberOf(n) }),
  'favor-on-card': ({ n }) => ({ favor: -numberOf(n) }),
  blocked: ({ cards }) => ({ hand: -many(cards) }),
  'combat-blows': played,
  'combat-round': played,
  'combat-stands': played,
  // Whether they come of the rest pool or of the life pool nobody else is told.
  'combat-draws': ({ n }) => ({ hand: numberOf(n) }),
  'combat-discards': ({ cards }) => ({ hand: -many(cards) }),
  'combat-returns': ({ cards }) => ({ hand: many(cards) }),
  'corruption-received': ({ corruption }) => ({ corruption: stays(corruption) ? 1 : 0 }),
  'corruption-shed': ({ cards }) => ({ corruption: -many(cards) }),
  'corruption-discarded': ({ favor }) => ({ corruption: -1, favor: -numberOf(favor) }),
  trained: () => ({ life: 1 }),
  'plot-foiled': ({ favor }) => ({ favor: -numberOf(favor) }),
  loses: ({ what }) => ({ favor: isMessage(what) && what.key === 'label.one-favor' ? -1 : 0 }),
  rested: ({ n }) => ({ life: numberOf(n) }),
  'into-life': ({ n, pile }) => ({ life: numberOf(n), ...(pile === 'hand' && { hand: -numberOf(n) }) }),
  'life-rests': ({ cards }) => ({ life: -many(cards) }),
  'hero-draws': ({ n }) => ({ life: -numberOf(n), hand: numberOf(n) }),
  'hero-hurt': (shown) => {
    const { hand, life } = hurtOf(shown);
    return { hand: -hand, life: -life };
  },
  'hero-moves': ({ cards }) => ({ hand: -many(cards) }),
  'hand-discarded': ({ cards }) => ({ hand: -many(cards) }),
};

/** How many cards of each the hero gave for damage. */
export const hurtOf = ({ from }: Shown): { hand: number; life: number } => ({
  hand: cardsOf(from, 'label.of-hand'),
  life: cardsOf(from, 'label.of-life'),
});

/** Whether a corruption card stays with the hero: the others are played out and discarded at once. */
export const stays = (id: Json | undefined): boolean =>
  typeof id !== 'string' || corruptions.get(id)?.kind !== 'immediate';

/** Whether it goes back into its deck then, and its discard pile with it. */
export function isShuffled(id: Json | undefined): boolean {
  const card = typeof id === 'string' ? corruptions.get(id) : undefined;
  return card?.kind === 'immediate' && card.effect.some(({ op }) => op === 'reshuffleSelf');
}

/** How many cards a label of a list names. */
const cardsOf = (labels: Json | undefined, key: string): number =>
  (Array.isArray(labels) ? labels : []).reduce<number>(
    (sum, one) => sum + (isMessage(one) && one.key === key ? many(one.args?.cards) : 0),
    0,
  );

/** What has come to the hero of a seat and gone from him; what came and went again is not there. */
export function changeOf(now: Pick<Now, 'events'> | undefined, seat: number): Change {
  const sums: Record<Counted, number> = { favor: 0, life: 0, hand: 0, corruption: 0 };
  for (const event of withSeats(standing(now))) {
    const change = changeBy(event, seat);
    for (const what of COUNTED) sums[what] += change[what] ?? 0;
  }
  sums.hand += givenBack(now, seat);
  // Of who has recovered all cards lie in the life pool, however many these are.
  if (now?.events.some(({ type, shown }) => type === 'hero-recovers' && shown.seat === seat)) sums.life = 0;
  return Object.fromEntries(Object.entries(sums).filter(([, n]) => n !== 0));
}

/** What came back to who was stopped, of steps that were told before these news. */
function givenBack(now: Pick<Now, 'events'> | undefined, seat: number): number {
  const cardsIn = (events: Now['events'], type: string) =>
    events.reduce((sum, one) => sum + (one.type === type && one.shown.seat === seat ? many(one.shown.cards) : 0), 0);
  const all = now?.events ?? [];
  const takenBack = cardsIn(all, 'hero-moves') - cardsIn(standing(now), 'hero-moves');
  return Math.max(0, cardsIn(all, 'hero-stopped') - takenBack);
}

/** Cards that go and come amid a fight name their hero: his seat is that of the fight. */
function withSeats(events: Now['events']): Now['events'] {
  const fight = events.find(({ type, shown }) => FIGHTS.has(type) && typeof shown.seat === 'number');
  const seat = fight?.shown.seat;
  if (seat === undefined) return events;
  return events.map((one) =>
    HANDS.has(one.type) && heroes.has(String(one.shown.who)) ? { ...one, shown: { ...one.shown, seat } } : one,
  );
}
const HANDS: ReadonlySet<string> = new Set(['combat-discards', 'combat-draws', 'combat-returns']);
const FIGHTS: ReadonlySet<string> = new Set(['combat-begins', 'combat-blows', 'combat-round', 'combat-stands']);

const changeBy = ({ type, shown }: Now['events'][number], seat: number): Change =>
  BETWEEN_TWO[type]?.(shown, seat) ?? (shown.seat === seat ? CHANGES[type]?.(shown) : undefined) ?? {};

/** Whether it changes what is counted of a hero. */
export const isCounted = (type: string): boolean => type in CHANGES || type in BETWEEN_TWO;

/** By event what it changes for each of two heroes. */
const BETWEEN_TWO: Readonly<Record<string, (shown: Shown, of: number) => Change>> = {
  traded: (shown, of) => tradeOf(shown, of),
  'corruption-redistributed': ({ seat, other, cards, others, had }, of) => {
    const [first, second] = listed(had).map(numberOf);
    const [now, before] = of === seat ? [cards, first] : of === other ? [others, second] : [];
    return { corruption: before === undefined ? 0 : listed(now).length - before };
  },
};

/** How much favor a trade has brought to one of the two. */
export function tradeOf({ seat, partner, give, take }: Shown, of: number): Change {
  const [gave, took] = [favorIn(give), favorIn(take)];
  return { favor: of === seat ? took - gave : of === partner ? gave - took : 0 };
}
const favorIn = (goods: Json | undefined): number =>
  (Array.isArray(goods) ? goods : []).reduce<number>((sum, one) => {
    const { what, n } = (isMessage(one) && one.args) || {};
    return sum + (isMessage(what) && what.key === 'label.favor' ? numberOf(n) : 0);
  }, 0);

/** What of a hero the headline has changed. */
export const loudOf = (now: Now | undefined, seat: number): ReadonlySet<Counted> =>
  new Set(
    standing(now)
      .filter((event) => isLoud(event, now))
      .flatMap((event) => COUNTED.filter((what) => (changeBy(event, seat)[what] ?? 0) !== 0)),
  );

/** How much of it, what came and went again left out. */
export function loudChange(now: Now | undefined, seat: number): Change {
  const sums: Change = {};
  for (const event of standing(now).filter((one) => isLoud(one, now)))
    for (const what of COUNTED) sums[what] = (sums[what] ?? 0) + (changeBy(event, seat)[what] ?? 0);
  return sums;
}

/** By how much the Shadow Pool has changed. */
export const poolChange = (now: Now | undefined): number =>
  (now?.events ?? []).reduce((sum, { type, shown }) => sum + (type === 'pool-changes' ? numberOf(shown.n) : 0), 0);

/** Whether the headline tells of the Shadow Pool. */
export const isPoolLoud = (now: Now | undefined): boolean =>
  (now?.events ?? []).some((event) => event.type === 'pool-changes' && isLoud(event, now));

/** "+2", "−1". */
export const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);
