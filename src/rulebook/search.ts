import MiniSearch, { type SearchResult } from 'minisearch';
import type { Entry } from '#core/rulebook';
import { isJapanese, queryWords, wordsOf } from './search-words.ts';

/** Finds entries of a rulebook by what somebody types: in any order of words, with slips of the fingers, in Japanese without spaces. */

/** So much more a word tells in the title, or among the other words for the thing, than in the text. */
const BOOST = { title: 4, words: 3, text: 1 };
/** So many letters of a word may be wrong, as a part of its length. */
const SLIPS = 0.25;

/** Made once for each list of entries: a game gives the same one every time. */
const indexes = new WeakMap<readonly Entry[], MiniSearch>();

function indexOf(entries: readonly Entry[]): MiniSearch {
  const known = indexes.get(entries);
  if (known) return known;
  const index = new MiniSearch({ fields: Object.keys(BOOST), tokenize: wordsOf, processTerm: (term) => term });
  index.addAll(entries.map(({ id, title, text, words }) => ({ id, title, text, words: words.join(' ') })));
  indexes.set(entries, index);
  return index;
}

/** The entries that fit what is typed, the best first; none when nothing does. */
export function search(entries: readonly Entry[], typed: string): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = indexOf(entries).search(typed, {
    tokenize: queryWords,
    boost: BOOST,
    prefix: (word) => !isJapanese(word) && word.length > 2,
    fuzzy: (word) => (!isJapanese(word) && word.length > 3 ? SLIPS : false),
  });
  const asked = new Set(queryWords(typed)).size;
  // What answers more of the words goes before what has one of them in its name.
  const worth = ({ score, queryTerms }: SearchResult) => score * (queryTerms.length / asked);
  found.sort((a, b) => worth(b) - worth(a));
  const named = entries.filter(({ title }) => folded(title) === folded(typed));
  const others = found.map(({ id }) => byId.get(id as string)!).filter((one) => !named.includes(one));
  return [...named, ...others];
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
