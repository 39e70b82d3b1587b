import type { EffectOf } from '../cards/effect.ts';
import type { Spread } from '../effects/where.ts';
import type { BOARD_OPS } from '../ops/board.ts';
import { bothWords, does, type Phrase, type Says } from './phrase.ts';
import { locationWords, whereWords } from './places.ts';
import type { Speech } from './speech.ts';

/** What happens on the board, in words. */

type BoardOp = (typeof BOARD_OPS)[number]['_output']['op'];

export const BOARD_SAYS: { readonly [O in BoardOp]: Says<O> } = {
  pool: (s, { n }) => does(s, 'anybody', n < 0 ? 'pool-remove' : 'pool-add', { n: Math.abs(n) }),
  influence: (s, { n, per, where, spread, orPool }) => {
    const key = per ? 'influence-per' : severalPlaces(spread) ? 'influence-some' : 'influence';
    return does(s, 'sauron', key, { n, where: whereWords(s, where, spread), pool: orPool });
  },
  placeMonster: (s, { n, where, spread, needsInfluence }) =>
    does(s, 'sauron', severalPlaces(spread) ? 'place-monster-some' : 'place-monster', {
      n,
      where: whereWords(s, where, spread),
      needed: needsInfluence,
      free: !needsInfluence,
    }),
  removeTokens: (s, effect) => {
    const { n, where, spread, by, mode } = effect;
    const key = n === 'all' ? 'remove-all' : mode === 'upTo' ? 'remove-up-to' : 'remove-exactly';
    return does(s, by, key, { n, what: tokensOf(s, effect), where: whereWords(s, where, spread) });
  },
  placeCharacter: (s, effect) => placeCharacterWords(s, [effect]),
  moveCharacter: (s) => does(s, 'anybody', 'move-character'),
  removeCharacters: (s) => does(s, 'anybody', 'remove-characters'),
  placeFavor: (s, { at, n }) => does(s, 'anybody', 'place-favor', { at, n }),
  removeOne: (s, { where }) => does(s, 'sauron', 'remove-character-or-favor', { where: whereWords(s, where) }),
  moveMinion: (s, { to }) => does(s, 'sauron', 'move-minion', { to: locationWords(s, to) }),
  commandMinion: (s) => does(s, 'sauron', 'command-minion'),
  reviveMinion: (s, { to }) => does(s, 'sauron', 'revive-minion', { where: whereWords(s, to) }),
  damageMinion: (s, { n, where }) => does(s, 'anybody', 'damage-minion', { n, where: whereWords(s, where) }),
  discardPlot: (s) => does(s, 'anybody', 'discard-plot'),
  discardOtherPlots: (s) => does(s, 'anybody', 'discard-other-plots'),
  marker: (s, { marker, n }) =>
    does(s, 'anybody', n < 0 ? 'marker-back' : 'marker-forward', { marker, n: Math.abs(n) }),
  markerPenalty: (s, { marker, n }) => does(s, 'anybody', 'marker-penalty', { marker, n }),
  perilous: (s) => does(s, 'here', 'perilous'),
  lookMonsters: (s) => does(s, 'hero', 'look-monsters'),
};

const tokensOf = ({ say }: Speech, { kinds, n }: EffectOf<'removeTokens'>): string => {
  const what = kinds.length > 1 ? 'both' : kinds[0]!;
  return n === 'all' ? say(`tokens.all-${what}`) : say(`tokens.${what}`, { n });
};

const severalPlaces = (spread: Spread | undefined): boolean => typeof spread === 'number' && spread > 1;

/** Tokens of several kinds, so many of each, from the same places. */
export function removeSeveralWords(s: Speech, all: readonly EffectOf<'removeTokens'>[]): Phrase {
  const { where, spread, by } = all[0]!;
  const what = all.map((one) => s.say('up-to', { n: one.n, what: tokensOf(s, one) }));
  return does(s, by, 'remove-several', { what: bothWords(s, what), where: whereWords(s, where, spread) });
}

/** Influence and monsters in the same places. */
export const influenceAndMonsterWords = (
  s: Speech,
  { n, where, spread }: EffectOf<'influence'>,
  monsters: EffectOf<'placeMonster'>,
): Phrase =>
  does(s, 'sauron', 'influence-and-monster', {
    n,
    m: monsters.n,
    where: whereWords(s, where, spread),
    free: !monsters.needsInfluence,
  });

/** Characters who come to one place are one phrase. */
export function placeCharacterWords(s: Speech, all: readonly EffectOf<'placeCharacter'>[]): Phrase {
  const { who, at, onlyIfOnBoard } = all[0]!;
  return does(s, who === 'any' ? 'sauron' : 'anybody', onlyIfOnBoard ? 'move-if-on-board' : 'place-character', {
    who: bothWords(
      s,
      all.map((one) => (one.who === 'any' ? s.say('some-character') : s.say(`character.${one.who}`))),
    ),
    to: typeof at === 'string' ? locationWords(s, at) : whereWords(s, at),
  });
}
