import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import type { Viewer } from '#core/types';
import { audit } from '#games/middle-earth-quest/judge/audit';
import { swapHidden } from '#games/middle-earth-quest/judge/hidden';
import type { State } from '#games/middle-earth-quest/state/state';
import { table } from './board.ts';

/** What is swapped for the tests of secrecy: everything that a viewer may not know, and nothing that he may. */

/** A combat is going on; a hero has looked at one token, and all hold cards. */
function moment(): State {
  const hand = ['parry', 'hide', 'charge'];
  const t = table({
    step: 'travel',
    heroes: [
      { id: 'eleanor', at: 'dunland', hand },
      { id: 'thalin', at: 'bree', hand: ['sweep', 'parry'] },
    ],
    tokens: ['orc@tharbad', 'agent@bree', 'crebain@bree', 'cave_troll@fornost'],
    shadow: ['winter_storm', 'betrayed'],
    plots: ['smeagol_escapes', 'a_broken_line_of_kings'],
    also: (g) => g.tokens[1]!.seenBy.push(1),
  });
  t.seat(1).does('move', { to: 'tharbad', pay: { parry: 1 } });
  while (t.open.some(({ window }) => window === 'shadow')) t.seat(0).does('no-shadow');
  t.seat(1).does('prepare', { n: 0 });
  return t.g;
}
const g = moment();

/** Every secret by what it is called, as it lies in a state. */
const SECRETS: Readonly<Record<string, (g: State) => unknown>> = {
  'Shadow hand': ({ shadow }) => shadow.toSorted(),
  'Plot hand': ({ plots }) => plots.toSorted(),
  'cards of the foe': ({ combat }) => combat!.foeSide.hand.toSorted(),
  'deck of the foe': ({ combat }) => combat!.foeSide.deck,
  'token that Eleanor has seen': ({ tokens }) => tokens.find(({ no }) => no === 2)!.face,
  'token that nobody has seen': ({ tokens }) => tokens.find(({ no }) => no === 3)!.face,
  'Eleanor’s hand': ({ heroes }) => heroes[0]!.piles.hand.toSorted(),
  'Thalin’s hand': ({ heroes }) => heroes[1]!.piles.hand.toSorted(),
  'Eleanor’s life pool': ({ heroes }) => heroes[0]!.piles.life,
  'Thalin’s life pool': ({ heroes }) => heroes[1]!.piles.life,
  'Sauron’s objective': ({ objectives }) => objectives.sauron,
  'objective of the heroes': ({ objectives }) => objectives.heroes,
  'Shadow deck': ({ shadowDeck }) => shadowDeck.draw,
  'Plot deck': ({ plotDeck }) => plotDeck.draw,
  'Peril deck': ({ perilDeck }) => perilDeck.draw,
  'corruption deck': ({ corruptionDeck }) => corruptionDeck.draw,
  'skill deck': ({ skillDeck }) => skillDeck.draw,
  'Event decks': ({ eventDecks }) => Object.values(eventDecks).map(({ draw }) => draw),
  'Encounter decks': ({ encounterDecks }) => Object.values(encounterDecks).map(({ draw }) => draw),
  'stacks of tokens': ({ stacks }) => Object.values(stacks).map(({ draw }) => draw),
};
const SAURONS = [
  'Shadow hand',
  'Plot hand',
  'cards of the foe',
  'token that Eleanor has seen',
  'token that nobody has seen',
];

/** What a viewer knows of these. */
const KNOWN: readonly (readonly [viewer: Viewer, who: string, knows: readonly string[]])[] = [
  [0, 'Sauron', [...SAURONS, 'Sauron’s objective']],
  [1, 'Eleanor', ['token that Eleanor has seen', 'Eleanor’s hand', 'objective of the heroes']],
  [2, 'Thalin', ['Thalin’s hand', 'objective of the heroes']],
  ['spectator', 'a spectator', []],
];
const swaps = (viewer: Viewer): State[] =>
  Array.from({ length: 12 }, (_, n) => swapHidden(g, viewer, makeRng({ seed: `swap/${n}`, drawn: {} })));

describe.each(KNOWN)('For viewer %s, %s', (viewer, _, knows) => {
  const worlds = swaps(viewer);
  test.each(Object.entries(SECRETS))('%s is another one in some worlds, unless it is known', (name, of) => {
    const others = worlds.filter((world) => JSON.stringify(of(world)) !== JSON.stringify(of(g)));
    if (knows.includes(name)) expect(others).toEqual([]);
    else expect(others.length).toBeGreaterThan(3);
  });
  test('no card or token is lost, and where tokens stand stays', () => {
    for (const world of worlds) {
      expect(audit(g)(world, [])).toBeUndefined();
      const where = ({ tokens }: State) => tokens.map(({ no, at, stack, seenBy }) => [no, at, stack, seenBy]);
      expect(where(world)).toEqual(where(g));
    }
  });
});
