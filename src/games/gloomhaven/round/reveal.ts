import type { Script, SeatId, Table } from '#core/types';
import { abilityCards, cards, monsterTypes } from '../content.ts';
import { awake, character, monsters } from '../figures/figures.ts';
import type { Place, State } from '../state.ts';
import { REST } from './order.ts';

/** GH-4: what was chosen is shown, monsters get their cards, and all stand in order. */

type Waiting = Place & { second: number };

export function* revealStep(t: Table<State>): Script {
  const { g } = t;
  for (const seat of awake(g)) tellChosen(t, seat);
  // GH-4.1
  const types = [...new Set(monsters(g).map(({ type }) => type))];
  for (const type of types) drawAbility(t, type);
  const waiting = [...awake(g).map((seat) => ofCharacter(g, seat)), ...types.map((type) => ofMonsters(g, type))];
  g.order = waiting.sort(before).map(({ second: _, ...place }) => place);
  g.acted = [];
  g.phase = 'turns';
}

function tellChosen(t: Table<State>, seat: SeatId): void {
  const chosen = character(t.g, seat).chosen!;
  if (chosen.what === 'rest') t.tell({ type: 'rests-long', shown: { seat } });
  else t.tell({ type: 'reveals', shown: { seat, lead: chosen.lead, second: chosen.second } });
}

function ofCharacter(g: State, seat: SeatId): Waiting {
  const chosen = character(g, seat).chosen!;
  if (chosen.what === 'rest') return { who: 'character', seat, initiative: REST, second: REST };
  const [initiative, second] = [chosen.lead, chosen.second].map((no) => cards.get(no)!.initiative) as [number, number];
  return { who: 'character', seat, initiative, second };
}

const ofMonsters = (g: State, type: string): Waiting => ({ ...placeOfType(g, type), second: 0 });

/** Where the monsters of a type stand in this round, by the card that was drawn for them. */
export function placeOfType(g: State, type: string): Extract<Place, { who: 'monsters' }> {
  const { deck } = monsterTypes.get(type)!;
  return { who: 'monsters', type, initiative: abilityCards.get(g.abilities[deck]!.card!)!.initiative };
}

/** GH-4.2 to GH-4.6; among equals whom nothing else tells apart, by seat and by name. */
function before(a: Waiting, b: Waiting): number {
  if (a.initiative !== b.initiative) return a.initiative - b.initiative;
  if (a.who !== b.who) return a.who === 'character' ? -1 : 1;
  if (a.who === 'character' && b.who === 'character') return a.second - b.second || a.seat - b.seat;
  return a.who === 'monsters' && b.who === 'monsters' ? (a.type < b.type ? -1 : 1) : 0;
}

/** GH-4.1, GH-1.10: the card of a deck for this round; types that share it share the card. */
export function drawAbility(t: Table<State>, type: string): void {
  const { deck: id } = monsterTypes.get(type)!;
  const deck = t.g.abilities[id]!;
  if (deck.card !== null) return;
  // GH-4.9
  if (deck.draw.length === 0) {
    deck.draw = t.rng.shuffle(deck.discard, `abilities/${id}`);
    deck.discard = [];
  }
  deck.card = deck.draw.shift()!;
  t.tell({ type: 'ability', shown: { deck: id, card: deck.card, type } });
}
