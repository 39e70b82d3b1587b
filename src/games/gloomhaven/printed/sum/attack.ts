import { z } from 'zod';

/** One attack against one target (GH-7.6): what is added, which modifier cards fall and count, what the defender takes away. */

/** What a modifier card does to the value: adds (or subtracts), doubles, or makes it nothing. */
export type Modifies = number | 'x2' | 'null';

export interface Modifier {
  does: Modifies;
  /** It is added and the next one drawn (GH-7.20). */
  rolling: boolean;
  /** What it does besides: conditions and the like, by name. */
  effects: readonly string[];
  /** Added to the pierce of the attack when the card counts. */
  pierce: number;
}

/** Before the cards, in the order the attacker chose (GH-7.6a): poison is 1, `times` multiplies all before it. */
export type Bonus = number | 'poison' | { times: number };

export interface Attack {
  base: number;
  bonuses: readonly Bonus[];
  /** Both at once are neither; more of one is no more than one (GH-7.24). */
  advantage: boolean;
  disadvantage: boolean;
  pierce: number;
  shield: number;
}

/** A card that fell, and whether it counts. */
export interface Fallen {
  card: Modifier;
  counts: boolean;
}

/** A number in the sum: what it is, for the words that name it. */
export const Term = z.object({
  what: z.enum(['base', 'bonus', 'poison', 'times', 'card', 'double', 'null', 'shield', 'pierce']),
  n: z.int(),
});
export type Term = z.infer<typeof Term>;

export interface Blow {
  damage: number;
  terms: readonly Term[];
  cards: readonly Fallen[];
}

/** Makes an attack; `draw` gives the next card, and is called only for those that fall. */
export function strike(attack: Attack, draw: () => Modifier): Blow {
  const before = raised(attack);
  const cards = fall(attack, totalOf(before), draw);
  const counting = cards.filter(({ counts }) => counts).map(({ card }) => card);
  const pierce = attack.pierce + counting.reduce((sum, card) => sum + card.pierce, 0);
  // (c) GH-7.6: shield, less what is pierced of it.
  const terms = [...before, ...modified(counting), ...reduced(attack.shield, pierce)];
  // Below 0 is 0; that the target is struck stays, with all effects (GH-7.7).
  return { damage: Math.max(0, totalOf(terms)), terms, cards };
}

/** (a) GH-7.6: base and bonuses, in their order. */
function raised({ base, bonuses }: Attack): Term[] {
  const terms: Term[] = [{ what: 'base', n: base }];
  for (const bonus of bonuses)
    if (bonus === 'poison') terms.push({ what: 'poison', n: 1 });
    else if (typeof bonus === 'number') terms.push({ what: 'bonus', n: bonus });
    else terms.push({ what: 'times', n: bonus.times });
  return terms;
}

/** (b) GH-7.10: what rolls is added first, then the last card adds, doubles or makes all nothing. */
function modified(cards: readonly Modifier[]): Term[] {
  const added = cards.flatMap(({ does }): Term[] => (typeof does === 'number' ? [{ what: 'card', n: does }] : []));
  if (cards.some(({ does }) => does === 'null')) return [...added, { what: 'null', n: 0 }];
  return [...added, ...cards.flatMap(({ does }): Term[] => (does === 'x2' ? [{ what: 'double', n: 2 }] : []))];
}

function reduced(shield: number, pierce: number): Term[] {
  const pierced = Math.min(shield, pierce);
  if (shield === 0) return [];
  return [{ what: 'shield', n: -shield }, ...(pierced > 0 ? [{ what: 'pierce', n: pierced } as const] : [])];
}

const MULTIPLIES: ReadonlySet<Term['what']> = new Set(['times', 'double', 'null']);
export const totalOf = (terms: readonly Term[]): number =>
  terms.reduce((value, { what, n }) => (MULTIPLIES.has(what) ? value * n : value + n), 0);

/** How a sum is written: what it begins with, what is added or taken away, and what multiplies all that stands before it. */
export interface Writing<S> {
  begin(n: number): S;
  add(before: S, term: Term): S;
  multiply(before: S, n: number): S;
  brackets(sum: S): S;
}

/** A sum from left to right; what is multiplied stands in brackets where it is a sum itself. */
export function written<S>(terms: readonly Term[], { begin, add, multiply, brackets }: Writing<S>): S {
  const [base, ...rest] = terms;
  let sum = begin(base!.n);
  let isSum = false;
  for (const term of rest) {
    const multiplies = MULTIPLIES.has(term.what);
    sum = multiplies ? multiply(isSum ? brackets(sum) : sum, term.n) : add(sum, term);
    isSum = !multiplies;
  }
  return sum;
}

/** "(3 + 1) × 2 − 1 + 1": the numbers, with what `mark` gives right before one that is added; as a rule nothing. */
export const inNumbers = (terms: readonly Term[], mark: (what: Term['what']) => string = () => ''): string =>
  written<string>(terms, {
    begin: String,
    add: (before, { what, n }) => `${before} ${n < 0 ? '−' : '+'} ${mark(what)}${Math.abs(n)}`,
    multiply: (before, n) => `${before} × ${n}`,
    brackets: (sum) => `(${sum})`,
  });

/** GH-7.20 to GH-7.24: the cards that fall for an attack of a value, in their order. */
function fall({ advantage, disadvantage }: Attack, value: number, draw: () => Modifier): Fallen[] {
  // GH-7.24: together they are neither; GH-7.20: one card, and on while they roll.
  if (advantage === disadvantage) return untilOneStays(draw).map((card) => ({ card, counts: true }));
  const first = draw();
  const second = draw();
  const both = [first, second];
  if (first.rolling && second.rolling) {
    // GH-7.21: all of them are added; GH-7.22: only the last one, which does not roll, counts.
    const more = untilOneStays(draw);
    return [...both, ...more].map((card) => ({ card, counts: advantage || !card.rolling }));
  }
  // GH-7.21: with advantage one that rolls counts with the other; GH-7.22: with disadvantage it does not.
  if (first.rolling || second.rolling) return both.map((card) => ({ card, counts: advantage || !card.rolling }));
  const better = betterOf(first, second, value);
  // GH-7.23: where neither is surely better the first one counts.
  const chosen = better === undefined ? first : (better === first) === advantage ? first : second;
  return both.map((card, i) => ({ card, counts: i === both.indexOf(chosen) }));
}

function untilOneStays(draw: () => Modifier): Modifier[] {
  const cards = [draw()];
  while (cards.at(-1)!.rolling) cards.push(draw());
  return cards;
}

/** GH-7.23: by the damage before the defender's reductions; what a card does besides is worth something, nobody knows how much. */
function betterOf(first: Modifier, second: Modifier, value: number): Modifier | undefined {
  const worth = (card: Modifier) => Math.max(0, totalOf([{ what: 'base', n: value }, ...modified([card])]));
  const beats = (a: Modifier, b: Modifier) => {
    const asMuch = gifts(b).every((gift) => gifts(a).includes(gift));
    const isMore = worth(a) > worth(b) || gifts(a).length > gifts(b).length;
    return asMuch && isMore && worth(a) >= worth(b);
  };
  if (beats(first, second)) return first;
  return beats(second, first) ? second : undefined;
}

const gifts = ({ effects, pierce }: Modifier): string[] => [...effects, ...(pierce > 0 ? [`pierce ${pierce}`] : [])];
