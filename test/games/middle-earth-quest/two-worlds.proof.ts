import { describe, expect, test } from 'vitest';
import type { Event, SeatId } from '#core/types';
import { shadows } from '#games/middle-earth-quest/printed/cards/decks';
import { objectives } from '#games/middle-earth-quest/printed/cards/possessions';
import type { State } from '#games/middle-earth-quest/state/state';
import { goingOn, plays } from '../../kit/lengths.ts';
import { position } from './card-table.ts';
import { type Compared, playBoth, type Secret } from './worlds.ts';

/**
 * Two worlds differ in one hidden thing. Until it comes to light by the rules, heroes and spectators get the same
 * questions, events and pictures of the table at the same moments. Sauron, who knows, gives answers that both worlds
 * allow.
 */

const MATCHES = plays({ sample: 2, whole: 40 });
const MOST = plays({ sample: 50, whole: 160 });

const keysOf = (value: unknown): number[] =>
  (value as { args: { no: number } }[] | undefined)?.map(({ args }) => args.no) ?? [];
const numbersTold = ({ type, shown }: Event): number[] => {
  if (type === 'combat-begins' && shown.token !== null) return [shown.token as number];
  if (type === 'token-blank' || type === 'token-removed') return [shown.no as number];
  return [];
};
/** Tokens that have another face in the other world. */
const different = ([one, two]: readonly [State, State]): number[] =>
  one.tokens.filter(({ no, face }) => two.tokens.find((token) => token.no === no)?.face !== face).map(({ no }) => no);

/** A token that no hero has looked at has the face of one that lies deep in its stack. */
const token: Secret = {
  changes({ tokens, stacks }) {
    for (const one of tokens.filter(({ seenBy }) => seenBy.length === 0)) {
      const { draw } = stacks[one.stack]!;
      const at = draw.findLastIndex((face) => face !== one.face);
      if (at < 0) continue;
      [one.face, draw[at]] = [draw[at]!, one.face];
      return true;
    }
    return false;
  },
  // A foe that fights as another one comes to light when its token goes to the discards.
  shows: (event, before) => numbersTold(event).some((no) => different(before).includes(no)),
  tells: (event, before): SeatId[] => {
    const { type, shown, only } = event;
    const looks = type === 'tokens-seen' || type === 'monsters-looked';
    const seen = looks ? [...keysOf(shown.tokens), ...keysOf(only?.[shown.seat as SeatId]?.seen)] : [];
    return seen.some((no) => different(before).includes(no)) ? [shown.seat as SeatId] : [];
  },
};

const nobody = (): SeatId[] => [];
/** A card of Sauron's hand is another one of its deck. */
const handOf = (hand: 'shadow' | 'plots', deck: 'shadowDeck' | 'plotDeck', tellers: readonly string[]): Secret => ({
  changes(g) {
    const { draw } = g[deck];
    const at = draw.findLastIndex((card) => !g[hand].includes(card));
    if (g[hand].length === 0 || at < 0) return false;
    [g[hand][0], draw[at]] = [draw[at]!, g[hand][0]!];
    return true;
  },
  shows: ({ type }) => tellers.includes(type),
  tells: ({ type, shown }) => (type === 'hand-looked' ? [shown.seat as SeatId] : []),
});

const objective: Secret = {
  changes(g) {
    g.objectives.sauron = [...objectives.sauron.keys()].find((one) => one !== g.objectives.sauron)!;
    return true;
  },
  shows: ({ type }) => type === 'finale',
  tells: nobody,
};
/** The next face of every stack is another one: what he draws he alone learns. */
const stacks: Secret = {
  changes(g) {
    let changed = false;
    for (const { draw } of Object.values(g.stacks)) {
      const at = draw.findIndex((face) => face !== draw[0]);
      if (at < 0) continue;
      [draw[0], draw[at]] = [draw[at]!, draw[0]!];
      changed = true;
    }
    return changed;
  },
  shows: token.shows,
  tells: token.tells,
};

const SECRETS: Readonly<Record<string, Secret>> = {
  'the face of a token': token,
  'the next faces of the stacks': stacks,
  'a Shadow card in hand': handOf('shadow', 'shadowDeck', ['shadow-played', 'shadow-discarded']),
  'a Plot card in hand': handOf('plots', 'plotDeck', ['plot-played', 'plots-discarded']),
  'the objective of Sauron': objective,
};

describe.each(Object.entries(SECRETS))('Two worlds that differ in %s', (name, secret) => {
  test.each([2, 3])('are the same for %i heroes and spectators until it comes to light', (heroes) => {
    const all: Compared[] = [];
    const answers = () => all.reduce((sum, one) => sum + one.answers, 0);
    for (const n of goingOn(MATCHES, () => all.length > MATCHES / 2 - 1 && answers() > MATCHES)) {
      const from = position(`worlds/${n}`, { heroes, decisions: 40 + 12 * n });
      if (from.stage !== 'play') continue;
      const seen = playBoth(from, secret, `${name}/${heroes}/${n}`, MOST);
      if (seen) all.push(seen);
    }
    expect(all.length).toBeGreaterThan(MATCHES / 2 - 1);
    expect(answers()).toBeGreaterThan(MATCHES);
  });
});

describe('Shadow cards (MEQ-5.9)', () => {
  /** He holds this card alone, and the pool allows any. */
  function holding(card: string): State {
    const g = position('worlds/shadow', { heroes: 2, decisions: 60 });
    const { draw, discard } = g.shadowDeck;
    draw.push(...g.shadow.splice(0), ...discard.splice(0));
    g.shadow = draw.splice(draw.indexOf(card), 1);
    Object.assign(g, { pool: 12, reached: 3, markers: { green: 14, yellow: 5, red: 5, black: 5 } });
    g.turn = { who: 'sauron', no: g.turns, step: 'draw', actions: 2, command: null, shadow: false };
    return g;
  }
  const [first, ...others] = [...shadows.keys()];
  test('whichever card he holds, he is asked at the same moments, in the same words, and nobody sees which one it is', () => {
    let windows = 0;
    for (const card of others) {
      const instead: Secret = {
        changes: (g) => {
          const { draw } = g.shadowDeck;
          const at = draw.indexOf(card);
          [g.shadow[0], draw[at]] = [draw[at]!, g.shadow[0]!];
          return true;
        },
        shows: ({ type }) => type === 'shadow-played' || type === 'shadow-discarded',
        tells: nobody,
      };
      windows += playBoth(holding(first!), instead, `shadow/${others.indexOf(card) % 4}`, 25)!.windows;
    }
    expect(windows).toBeGreaterThan(others.length);
  });
});

test('a world in which the face is told shows the difference', () => {
  // Wherever a token lies that nobody has looked at.
  const tried: State[] = [];
  const isThere = () => tried.some((g) => token.changes(structuredClone(g)));
  for (const n of goingOn(1, isThere)) tried.push(position(`worlds/${n}`, { heroes: 2, decisions: 80 }));
  const from = tried.at(-1)!;
  const open: Secret = {
    ...token,
    changes(g) {
      const done = token.changes(g);
      for (const one of g.tokens) one.seenBy = [1];
      return done;
    },
  };
  expect(() => playBoth(from, open, 'open', 10)).toThrow();
  expect(playBoth(from, token, 'hidden', 10)).toBeDefined();
});
