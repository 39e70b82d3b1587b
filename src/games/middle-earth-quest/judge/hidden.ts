import type { Rng, Viewer } from '#core/types';
import { objectives } from '../printed/cards/possessions.ts';
import { type Deck, SAURON, type State } from '../state/state.ts';

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
  for (const deck of ['shadow', 'plot'] as const) swapDeck(swapped, deck, viewer, mix);
  swapLooking(swapped, viewer, mix);
  if (viewer !== SAURON) swapSaurons(swapped, viewer, mix);
  if (swapped.finale === null) swapObjectives(swapped, viewer, mix);
  return swapped;
}

type Mix = <T>(things: readonly T[]) => T[];

const decksOf = (g: State): Deck[] => [
  g.shadowDeck,
  g.plotDeck,
  g.perilDeck,
  g.corruptionDeck,
  g.skillDeck,
  ...Object.values(g.eventDecks),
  ...Object.values(g.encounterDecks),
  ...Object.values(g.stacks),
];

/** As many as there were of each, dealt anew. */
function mixed(hand: readonly string[], deck: readonly string[], mix: Mix): [string[], string[]] {
  const all = mix([...hand, ...deck]);
  return [all.slice(0, hand.length), all.slice(hand.length)];
}

/** Sauron's cards of a deck, what is looked at of it, and what is left of it are dealt anew together, for whoever sees none of it. */
function swapDeck(g: State, of: 'shadow' | 'plot', viewer: Viewer, mix: Mix): void {
  const deck = g[`${of}Deck`];
  const hand = of === 'shadow' ? g.shadow : g.plots;
  const { looking } = g;
  const seen = looking && looking.deck === of && looking.seat !== viewer ? looking.cards : [];
  const held = viewer === SAURON ? [] : hand;
  const all = mix([...held, ...seen, ...deck.draw]);
  held.splice(0, held.length, ...all.splice(0, held.length));
  seen.splice(0, seen.length, ...all.splice(0, seen.length));
  deck.draw = all;
}

/** Cards of another deck that another seat looks at. A token's stack is not told by what is looked at: it is left as it is. */
function swapLooking(g: State, viewer: Viewer, mix: Mix): void {
  const { looking } = g;
  if (!looking || looking.seat === viewer) return;
  if (looking.deck === 'token' || looking.deck === 'shadow' || looking.deck === 'plot') return;
  const deck = g[`${looking.deck}Deck`];
  [looking.cards, deck.draw] = mixed(looking.cards, deck.draw, mix);
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
