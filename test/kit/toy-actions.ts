import type { ActionDef, Fields, Here, Json, Message, SeatId } from '#core/types';

/** What the whole toy is about: a market where two neighbours walk, gather, paint, feed, trade and lead cards for points. */
export interface Toy {
  round: number;
  rounds: number;
  /** Which part of the round comes next: 0 and 1 the seats' turns, 2 hiding, 3 the duel. */
  part: number;
  points: number[];
  coins: number[];
  at: string[];
  hands: string[][];
  hidden: (string | null)[];
  deck: string[];
}

/** A small town; from each place the ways on. */
export const town: Readonly<Record<string, readonly string[]>> = {
  gate: ['square', 'mill'],
  square: ['gate', 'inn', 'mill'],
  inn: ['square', 'pond'],
  mill: ['gate', 'square'],
  pond: ['inn'],
};
const numbered = (word: string, n: number) => Array.from({ length: n }, (_, i) => `${word}${i + 1}`);
/** More than fit one menu. */
export const berries = numbered('berry', 27);
export const colours = numbered('colour', 30);
export const animals = ['cow', 'hen', 'goat', 'duck'] as const;
export const cards = numbered('card', 12);

type At = Here<Toy>;
const word =
  (prefix: string) =>
  (value: string): Message => ({ key: `${prefix}.${value}` });
const counted =
  (key: string, prefix: string) =>
  (value: string): Message => ({ key, args: { n: Number(value.slice(prefix.length)) } });

const action = <Name extends string, F extends Fields<Toy>>(def: ActionDef<Toy, Name, Json, F>) => def;

/** A path of up to three steps that never turns straight back. */
export const walk = action({
  name: 'walk',
  fields: {
    way: {
      kind: 'path',
      of: 'place',
      label: word('place'),
      next({ g, seat }: At, _soFar, path) {
        if (path.length === 3) return [];
        const from = path.at(-1) ?? g.at[seat]!;
        const before = path.length > 1 ? path.at(-2) : g.at[seat];
        return town[from]!.filter((place) => path.length === 0 || place !== before);
      },
      mayEnd: (_here, _soFar, path) => path.length > 0,
    },
  },
});

export const gather = action({
  name: 'gather',
  fields: {
    berries: {
      kind: 'some',
      of: 'item',
      label: counted('berry', 'berry'),
      options: () => berries,
      size: () => [1, 2] as const,
    },
  },
});

export const paint = action({
  name: 'paint',
  fields: {
    colour: { kind: 'one', of: 'words', label: counted('colour', 'colour'), options: () => colours },
    coats: { kind: 'count', range: ({ g, seat }: At) => [1, Math.min(3, 1 + g.coins[seat]!)] as const },
  },
});

export const feed = action({
  name: 'feed',
  fields: {
    hay: {
      kind: 'shares',
      of: 'figure',
      label: word('animal'),
      room: () => Object.fromEntries(animals.map((animal, i) => [animal, i === 0 ? 3 : 2])),
      total: () => [1, 3] as const,
    },
  },
  suggest: () => [{ label: { key: 'suggest.all-to-cow' }, args: { hay: { cow: 3 } } }],
});

/** Later fields look at earlier ones, and a check looks at all: a bundle of two costs at least two. */
export const trade = action({
  name: 'trade',
  fields: {
    gives: { kind: 'one', of: 'card', label: counted('card', 'card'), options: ({ g, seat }: At) => g.hands[seat]! },
    takes: {
      kind: 'some',
      of: 'item',
      label: counted('berry', 'berry'),
      options: (_here, soFar) => berries.slice(Number(String(soFar.gives).slice(4)) - 1).slice(0, 4),
      absent: (_here, { gives }) =>
        berries.slice(0, numberOf(String(gives)) - 1).map((option) => ({ option, why: { key: 'absent.too-small' } })),
      size: () => [0, 2] as const,
    },
    price: { kind: 'count', range: ({ g, seat }: At) => [0, g.coins[seat]!] as const },
  },
  check: (_here, { takes, price }) =>
    price < takes.length ? { key: 'refusal.too-cheap', args: { need: takes.length } } : undefined,
});

const numberOf = (value: string): number => Number(value.slice('card'.length));

/** One or two cards of which the first leads; usually the highest before the next. */
export const lead = action({
  name: 'lead',
  fields: {
    cards: {
      kind: 'order',
      of: 'card',
      label: counted('card', 'card'),
      options: ({ g, seat }: At) => g.hands[seat]!,
      size: () => [1, 2] as const,
      usual: ({ g, seat }: At) => [...g.hands[seat]!].sort((a, b) => numberOf(b) - numberOf(a)).slice(0, 2),
    },
  },
});
/** What cards led in this order are worth: a higher one before a lower counts twice. */
export const worthOf = ([first, second]: readonly string[]): number =>
  second !== undefined && numberOf(first!) > numberOf(second) ? 2 : 1;

export const rest = action({ name: 'rest', fields: {} });

export const agree = action({ name: 'agree', fields: {} });
export const decline = action({ name: 'decline', fields: {} });

export const hide = action({
  name: 'hide',
  fields: {
    card: { kind: 'one', of: 'card', label: counted('card', 'card'), options: ({ g, seat }: At) => g.hands[seat]! },
  },
});

export const commit = action({
  name: 'commit',
  fields: {
    strength: { kind: 'count', range: ({ g, seat }: At) => [0, g.coins[seat]!] as const },
    with: { kind: 'one', of: 'card', label: counted('card', 'card'), options: ({ g, seat }: At) => g.hands[seat]! },
  },
});

/** A card by name, for events that one seat reads. */
export const cardName = (card: string): Json => ({ key: 'card', args: { n: numberOf(card) } });
export const other = (seat: SeatId): SeatId => 1 - seat;

export const all = [walk, gather, paint, feed, trade, lead, rest, agree, decline, hide, commit];
