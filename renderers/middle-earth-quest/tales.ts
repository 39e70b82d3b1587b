import { isMessage } from '#core/text';
import type { Json, Message } from '#core/types';
import { CAME } from '#games/middle-earth-quest/printed/words/came';
import type { Now } from '../pictures.ts';
import { weight } from './weights.ts';

/** The news as tales: a card or a deed with all that came of it, and a fight as one from its beginning to its end. */

export type Deed = NonNullable<Now['deeds']>[number];

/** Something that came of a deed, by its type. */
export interface Fruit {
  type: string;
  args: Readonly<Record<string, Json>>;
}

export interface Tale {
  /** What it began with: a card, a fight, or a deed alone. */
  head: Deed;
  /** When that was, by number: of a fight when its newest deed was, for its sums are those of all of it. */
  time: number;
  /** What came of it, oldest first. */
  fruits: readonly Fruit[];
  /** All deeds of a fight; of everything else none. */
  fight: readonly Deed[];
  /** Whether the headline tells it. */
  isLoud: boolean;
}

/** Cards are played out bit by bit, with questions between: what follows one belongs to it. */
const CARDS: ReadonlySet<string> = new Set([
  'shadow-played',
  'plot-played',
  'event-drawn',
  'event-explored',
  'peril',
  'encounter',
  'quest-found',
  'quest-done',
  'stage-entered',
  'ability',
  'peril-drawn',
]);
/** What stands between a card and what comes of it, and is told by that. */
const BETWEEN: ReadonlySet<string> = new Set([
  'corruption-looked',
  'effect-chosen',
  'effect-left',
  'moves-capped',
  'plays-first',
  'plot-looked',
  'plot-peeked',
  'plot-put-back',
  'plots-shuffled',
  'shadow-looked',
  'step-skipped',
  'token-drawn',
  'tokens-seen',
  'training',
  'type-named',
]);
/** What can follow a card: what can come of any deed, and what is told by itself. */
const FOLLOWS: ReadonlySet<string> = new Set([
  ...[...CAME].filter((type) => !BETWEEN.has(type)),
  'becomes-perilous',
  'blocked',
  'card-fetched',
  'character-leaves',
  'combat-changed',
  'combat-set',
  'corruption-redistributed',
  'effect-left',
  'event-given',
  'favor-on-card',
  'favor-removed',
  'figure-moves',
  'hero-draws',
  'hero-hurt',
  'hero-recovers',
  'life-rests',
  'marker-slowed',
  'markers-move',
  'minion-heals',
  'minion-hurt',
  'minion-returns',
  'minion-revived',
  'peril-none',
  'plot-fetched',
  'plot-kept',
  'plots-discarded',
  'shadow-discarded',
  'shadow-drawn',
  'shadow-kept',
  'targeted',
  'token-placed',
  'turn-cut-short',
]);
/** By deed what alone belongs to it as to a card, where a question stood between. */
const PARTS: Readonly<Record<string, ReadonlySet<string>>> = {
  consulted: new Set([
    ...['influence-removed', 'item-missed', 'marker-slowed', 'plots-discarded'],
    ...['shadow-discarded', 'token-removed', 'trained'],
  ]),
  'corruption-received': new Set(['favor-lost', 'loses', 'turn-cut-short']),
  rested: new Set(['marker-moves', 'trained']),
};
const ENDS: ReadonlySet<string> = new Set([
  'combat-ends',
  'combat-won',
  'combat-lost',
  'combat-left',
  'combat-undecided',
  'combat-fells-both',
]);
/** What of a fight is no blow and stands in it all the same. */
const FOUGHT: ReadonlySet<string> = new Set([
  'blocked',
  'hero-hurt',
  'minion-hurt',
  'hero-draws',
  'foe-draws',
  'prepared',
]);

const isOfFight = ({ type }: Deed): boolean => type.startsWith('combat-') || FOUGHT.has(type);
/** What comes of a card, or of a deed that goes on like one. */
const follows = ({ head }: Tale, { type }: Deed): boolean => (PARTS[head.type] ?? FOLLOWS).has(type);
/** What a card does amid a fight is told with the card, until the next blow; cards drawn are for the fight. */
const isOfCard = (card: Tale, deed: Deed): boolean => follows(card, deed) && deed.type !== 'hero-draws';

/** What came of a deed by its sentence. */
export const fruitsOf = ({ came, moves }: Deed['shown']): Fruit[] =>
  [came, moves]
    .flatMap((some): Message[] => (Array.isArray(some) ? some.filter(isMessage) : []))
    .map(({ key, args = {} }) => ({ type: key.replace(/^came\./, ''), args }));

/** All tales of the news in the order in which they began. */
export function talesOf(now: Now | undefined): Tale[] {
  const { deeds = [], times = [] } = now ?? {};
  const told = deeds
    .map((deed, n) => ({ deed, time: times[n] ?? n, isLoud: n === deeds.length - 1 }))
    .sort((a, b) => a.time - b.time);
  const tales: Tale[] = [];
  let fight: Tale | undefined;
  let card: Tale | undefined;
  const begin = (tale: Tale): Tale => {
    tales.push(tale);
    return tale;
  };
  const grow = (tale: Tale, more: Partial<Tale>): Tale => {
    const grown = { ...tale, ...more };
    tales[tales.indexOf(tale)] = grown;
    return grown;
  };
  for (const { deed, time, isLoud } of told) {
    if (weight(deed) < 0) continue;
    const opens = deed.type.startsWith('combat-') && !fight;
    if (!(card && isOfCard(card, deed)) && (opens || (fight && isOfFight(deed)))) {
      card = undefined;
      const so: Tale = fight ?? begin({ head: deed, time, fruits: [], fight: [], isLoud: false });
      fight = grow(so, {
        time,
        fruits: [...so.fruits, ...fruitsOf(deed.shown)],
        fight: [...so.fight, deed],
        isLoud: so.isLoud || isLoud,
      });
      if (ENDS.has(deed.type)) [card, fight] = [fight, undefined];
    } else if (card && follows(card, deed))
      card = grow(card, {
        fruits: [...card.fruits, { type: deed.type, args: deed.shown }, ...fruitsOf(deed.shown)],
        isLoud: card.isLoud || isLoud,
      });
    else if (!BETWEEN.has(deed.type) || isLoud) {
      const tale = begin({ head: deed, time, fruits: fruitsOf(deed.shown), fight: [], isLoud });
      card = CARDS.has(deed.type) || deed.type in PARTS ? tale : undefined;
    }
  }
  return tales;
}

/** The tale of the headline; undefined where no deed is known. */
export const headlineTale = (now: Now | undefined): Tale | undefined => talesOf(now).find(({ isLoud }) => isLoud);

/** The seat of the hero whom it happened to: named by a part of a sentence, else the one of the deed. */
export function seatOf(args: Fruit['args'], seatOfDeed: Json | undefined): Json | undefined {
  const who = isMessage(args.who) ? /^seat\.(\d)$/.exec(args.who.key)?.[1] : undefined;
  return who === undefined ? (args.seat ?? args.hero ?? seatOfDeed) : Number(who);
}

/** What came of one kind to one hero one after the other is one run: his arms stand before it once. */
export function runsOf(fruits: readonly Fruit[], seat: Json | undefined): Fruit[][] {
  const runs: Fruit[][] = [];
  for (const one of fruits) {
    const last = runs.at(-1)?.[0];
    const isMore = one.type === 'hand-discarded' && last?.type === one.type;
    if (isMore && seatOf(last.args, seat) === seatOf(one.args, seat)) runs.at(-1)!.push(one);
    else runs.push([one]);
  }
  return runs;
}
