import type { Rng, Viewer } from '#core/types';
import { objectives } from '../printed/cards/possessions.ts';
import { type Deck, SAURON, type State } from '../state/state.ts';
import { paidSince } from '../state/travel/way.ts';

/** The same position with other secrets of those the viewer is not: hands, faces of tokens, objectives, the order of all decks. */
export function swapHidden(g: State, viewer: Viewer, rng: Rng): State {
  const swapped: State = structuredClone(g);
  const mix = <T>(things: readonly T[]): T[] => rng.shuffle(things, 'swap');
  for (const deck of decksOf(swapped)) deck.draw = mix(deck.draw);
  if (swapped.combat) swapped.combat.foeSide.deck = mix(swapped.combat.foeSide.deck);
  for (const [i, { piles }] of swapped.heroes.entries()) {
    piles.life = mix(piles.life);
    if (viewer !== i + 1) [piles.hand, piles.life] = mixed(piles.hand, piles.life, mix);
  }
  for (const deck of LOOKED_AT) swapDeck(swapped, deck, viewer, mix);
  if (viewer !== SAURON) swapSaurons(swapped, viewer, mix);
  swapWay(swapped, viewer);
  if (swapped.finale === null) swapObjectives(swapped, viewer, mix);
  return swapped;
}

type Mix = <T>(things: readonly T[]) => T[];

/** The decks of whose cards somebody may look at some. A token's stack is not told by what is looked at: it is left as it is. */
const LOOKED_AT = ['shadow', 'plot', 'peril', 'corruption', 'skill'] as const;

/** All other decks. */
const decksOf = (g: State): Deck[] => [
  ...Object.values(g.eventDecks),
  ...Object.values(g.encounterDecks),
  ...Object.values(g.stacks),
];

/** As many as there were of each, dealt anew. */
function mixed(hand: readonly string[], deck: readonly string[], mix: Mix): [string[], string[]] {
  const all = mix([...hand, ...deck]);
  return [all.slice(0, hand.length), all.slice(hand.length)];
}

/** What is left of a deck, what another seat looks at of it, and Sauron's cards of it for whoever is not he: dealt anew together. */
function swapDeck(g: State, of: (typeof LOOKED_AT)[number], viewer: Viewer, mix: Mix): void {
  const deck = g[`${of}Deck`];
  const { looking } = g;
  const seen = looking?.deck === of && looking.seat !== viewer ? looking.cards : [];
  const hand = of === 'shadow' ? g.shadow : of === 'plot' ? g.plots : [];
  const held = viewer === SAURON ? [] : hand;
  const all = mix([...held, ...seen, ...deck.draw]);
  for (const cards of [held, seen]) cards.splice(0, cards.length, ...all.splice(0, cards.length));
  deck.draw = all;
}

/** What a hero means to do while Sauron is asked for his way, and the hand he had on it, by the one he has now. */
function swapWay({ way, turn, heroes }: State, viewer: Viewer): void {
  if (!way || turn?.who !== 'hero' || turn.seat === viewer) return;
  way.means = false;
  const own = heroes[turn.seat - 1]!;
  for (const moment of [way.start, ...way.entered])
    if (moment) moment.hand = [...own.piles.hand, ...paidSince(own, moment)];
}

/** His combat cards, and the faces of tokens that the viewer has not seen. */
function swapSaurons(g: State, viewer: Viewer, mix: Mix): void {
  const foe = g.combat?.foeSide;
  if (foe) [foe.hand, foe.deck] = mixed(foe.hand, foe.deck, mix);
  for (const [id, stack] of Object.entries(g.stacks)) {
    const isUp = (no: number) => g.combat?.token === no;
    const unseen = g.tokens.filter(
      (one) => one.stack === id && !isUp(one.no) && (viewer === 'spectator' || !one.seenBy.includes(viewer)),
    );
    const [faces, draw] = mixed(
      unseen.map(({ face }) => face),
      stack.draw,
      mix,
    );
    for (const [i, token] of unseen.entries()) token.face = faces[i]!;
    stack.draw = draw;
  }
}

function swapObjectives(g: State, viewer: Viewer, mix: Mix): void {
  if (viewer !== SAURON) g.objectives.sauron = mix([...objectives.sauron.keys()])[0]!;
  if (viewer === SAURON || viewer === 'spectator') g.objectives.heroes = mix([...objectives.heroes.keys()])[0]!;
}
