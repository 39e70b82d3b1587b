import type { Script, Table } from '#core/types';
import { bestiary } from '../../printed/content/bestiary.ts';
import { wane } from '../../state/elements.ts';
import type { State } from '../../state/state.ts';
import { abilityCard } from '../../state/values/stats.ts';
import { halfOf, leaveActive } from '../figures/lasting.ts';
import { shuffleIfCalled } from '../figures/modifiers.ts';
import { roundEnds } from './after-turn.ts';
import { judge } from './goal.ts';

/** GH-17.1, GH-17.2: effects of the scenario, decks, elements, what lasted for the round; short rests come with the next choice. */
export function* cleanupStep(t: Table<State>): Script {
  const { g } = t;
  g.phase = 'cleanup';
  yield* roundEnds(t);
  judge(t);
  shuffleDecks(t);
  wane(g);
  endOfRound(t);
  for (const one of g.characters) one.chosen = null;
  g.order = [];
  g.acted = [];
  // GH-2.2: the round in which it was decided has been played to its end.
  g.phase = g.ends ? 'over' : 'choose';
}

/** GH-17.1, GH-17.3 */
function shuffleDecks({ g, rng, tell }: Table<State>): void {
  const owned = [
    { deck: g.modifiers, owner: 'monsters' },
    ...g.characters.map(({ class: owner, modifiers: deck }) => ({ deck, owner })),
  ];
  for (const one of owned)
    if (shuffleIfCalled(one, rng)) tell({ type: 'shuffled', shown: { owner: { key: `owner.${one.owner}` } } });
  for (const [id, deck] of Object.entries(g.abilities)) {
    if (deck.card === null) continue;
    deck.discard.push(deck.card);
    if (abilityCard(deck.card).shuffle) {
      const all = bestiary()
        .decks.get(id)!
        .map((card) => card.id);
      deck.draw = rng.shuffle(all, `abilities/${id}`);
      deck.discard = [];
    }
    deck.card = null;
  }
}

/** GH-15.4, GH-9.34: round bonuses end, as does what no card keeps up. */
function endOfRound(t: Table<State>): void {
  const { g } = t;
  for (const [seat, { active }] of g.characters.entries())
    for (const one of [...active]) if (halfOf(one).active === 'round') leaveActive(t, seat, one.card);
  const lasting = new Set(g.characters.flatMap(({ active }) => active.map(({ card }) => card)));
  for (const figure of g.figures) {
    figure.bonuses = figure.bonuses.filter(({ card }) => card !== null && lasting.has(card));
    if (figure.kind === 'monster') {
      delete figure.turnedBy;
      delete figure.ongoing;
    }
    delete figure.lastAct;
  }
}
