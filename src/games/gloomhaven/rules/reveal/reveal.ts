import { z } from 'zod';
import type { Json, Message, Script, SeatId, Table } from '#core/types';
import { bestiary } from '../../printed/content/bestiary.ts';
import { card as cardOf } from '../../printed/content/cards.ts';
import { scenario } from '../../printed/content/scenarios.ts';
import { awake, character, monsters } from '../../state/figures/figures.ts';
import { usable, useUp } from '../../state/items/carried.ts';
import { REST } from '../../state/order.ts';
import type { Place, State } from '../../state/state.ts';
import { abilityCard, deckOf } from '../../state/values/stats.ts';
import { action } from '../action.ts';
import { noItem } from '../items/use-item.ts';
import { settleTie } from '../ties.ts';

/** GH-4: what was chosen is shown, monsters get their cards, and all stand in order. */

type Waiting = Place & { second: number };

/** What boots make of an initiative. */
const Hastened = z.object({ sooner: z.int(), later: z.int() });
/** The initiative that boots give instead. */
export const hasten = action({
  name: 'hasten',
  about: Hastened,
  fields: {
    to: {
      kind: 'one',
      of: 'words',
      options: ({ about }) => [about.sooner, about.later].map(String),
      label: (to, { about }): Message => ({
        key: Number(to) === about.sooner ? 'label.sooner' : 'label.later',
        args: { initiative: Number(to) },
      }),
    },
  },
});

export function* revealStep(t: Table<State>): Script {
  const { g } = t;
  for (const seat of awake(g)) tellChosen(t, seat);
  // GH-4.1
  const types = [...new Set(monsters(g).map(({ type }) => type))].sort();
  for (const type of types) drawAbility(t, type);
  const waiting = [
    ...awake(g).map((seat) => ofCharacter(g, seat)),
    ...types.map((type) => ofMonsters(g, type)),
    ...placesOfThings(g).map((place) => ({ ...place, second: 0 })),
  ];
  for (const one of waiting) if (one.who === 'character') yield* hastens(t, one);
  g.order = (yield* inOrder(t, waiting)).map(({ second: _, ...place }) => place);
  g.acted = [];
  g.consumed = [];
  g.phase = 'turns';
  t.tell({ type: 'order', shown: { order: g.order.map(nameOfPlace) } });
}

const nameOfPlace = (place: Place): Json =>
  place.who === 'character'
    ? { key: 'label.place-seat', args: { seat: place.seat, initiative: place.initiative } }
    : {
        key: place.who === 'monsters' ? 'label.place-type' : 'label.place-thing',
        args: { type: place.type, initiative: place.initiative },
      };

function tellChosen(t: Table<State>, seat: SeatId): void {
  const chosen = character(t.g, seat).chosen!;
  if (chosen.what === 'rest') t.tell({ type: 'rests-long', shown: { seat } });
  else t.tell({ type: 'reveals', shown: { seat, lead: chosen.lead, second: chosen.second } });
}

function ofCharacter(g: State, seat: SeatId): Waiting {
  const chosen = character(g, seat).chosen!;
  if (chosen.what === 'rest') return { who: 'character', seat, initiative: REST, second: REST };
  const [initiative, second] = [chosen.lead, chosen.second].map((no) => cardOf(no).initiative) as [number, number];
  return { who: 'character', seat, initiative, second };
}

/** boots move a character up or down before the order is known; who rests acts last in any case (GH-4.3). */
function* hastens(t: Table<State>, waiting: Extract<Waiting, { who: 'character' }>): Script {
  const { g } = t;
  const { seat } = waiting;
  if (character(g, seat).chosen!.what === 'rest') return;
  for (const { id, initiative: n = 0 } of usable(g, seat, ['cards-revealed'])) {
    const { initiative } = waiting;
    const about = {
      item: id,
      n,
      initiative,
      sooner: Math.max(1, initiative - n),
      later: Math.min(REST, initiative + n),
    };
    const said = yield* t.askOneOf(seat, 'hasten', [hasten, noItem], { about, window: 'hasten' });
    if (said.name === 'no-item') continue;
    waiting.initiative = Number(said.args.to);
    useUp(t, seat, id);
    t.tell({ type: 'hastens', shown: { seat, from: initiative, to: waiting.initiative } });
  }
}

const ofMonsters = (g: State, type: string): Waiting => ({ ...placeOfType(g, type), second: 0 });

/** Where the monsters of a type stand in this round, by the card that was drawn for them. */
export function placeOfType(g: State, type: string): Extract<Place, { who: 'monsters' }> {
  return { who: 'monsters', type, initiative: abilityCard(g.abilities[deckOf(type)]!.card!).initiative };
}

/** GH-4.2 to GH-4.6: whom the rules do not tell apart, the players put in order. */
function* inOrder(t: Table<State>, waiting: readonly Waiting[]): Script<Waiting[]> {
  const left = [...waiting].sort(before);
  const order: Waiting[] = [];
  while (left.length > 0) {
    const equal = left.filter((one) => isTied(one, left[0]!));
    const [kind, names] =
      equal[0]!.who === 'character'
        ? (['seat', equal.map((one) => String(one.who === 'character' && one.seat))] as const)
        : (['type', equal.map((one) => (one.who === 'character' ? '' : one.type))] as const);
    const first = equal.length === 1 ? names[0]! : yield* settleTie(t, 'first-to-act', { kind, options: names });
    const next = equal[names.indexOf(first)]!;
    order.push(next);
    left.splice(left.indexOf(next), 1);
  }
  return order;
}

const isTied = (a: Waiting, b: Waiting): boolean =>
  a.initiative === b.initiative && a.who === b.who && a.second === b.second;

/** GH-4.5: of one initiative; things come last. */
const RANKS: readonly Place['who'][] = ['character', 'monsters', 'things'];

function before(a: Waiting, b: Waiting): number {
  if (a.initiative !== b.initiative) return a.initiative - b.initiative;
  if (a.who !== b.who) return RANKS.indexOf(a.who) - RANKS.indexOf(b.who);
  if (a.who === 'character' && b.who === 'character') return a.second - b.second || a.seat - b.seat;
  return a.who === 'monsters' && b.who === 'monsters' ? (a.type < b.type ? -1 : 1) : 0;
}

/** GH-4.10, GH-13.2: a type that comes into play in the midst of the turns draws its card and gets its place. */
export function placeInOrder(t: Table<State>, type: string): void {
  const { g } = t;
  if (g.order.some((place) => place.who === 'monsters' && place.type === type)) return;
  drawAbility(t, type);
  insert(g, placeOfType(g, type));
}

/** GH-4.5, GH-13.4: after all others of the same initiative. */
function insert({ order }: State, place: Place): void {
  const at = order.findIndex((one) => one.initiative > place.initiative);
  order.splice(at < 0 ? order.length : at, 0, place);
}

/** Where those things of the scenario stand that act, as far as they are on the map. */
const placesOfThings = (g: State): Place[] =>
  scenario(g.scenario).objectives.flatMap(({ id: type, initiative }) =>
    initiative !== undefined && g.figures.some((one) => one.kind === 'objective' && one.what === type)
      ? [{ who: 'things' as const, type, initiative }]
      : [],
  );

/** Things that come into play in the midst of the turns have their place in them too. */
export function placeThings(g: State): void {
  for (const place of placesOfThings(g))
    if (!g.order.some((one) => one.who === 'things' && place.who === 'things' && one.type === place.type))
      insert(g, place);
}

/** GH-4.1, GH-1.10: the card of a deck for this round; types that share it share the card. */
export function drawAbility(t: Table<State>, type: string): void {
  const id = deckOf(type);
  const deck = t.g.abilities[id]!;
  if (deck.card === null) {
    // GH-4.9
    if (deck.draw.length === 0) {
      deck.draw = t.rng.shuffle(deck.discard, `abilities/${id}`);
      deck.discard = [];
    }
    deck.card = deck.draw.shift()!;
    t.reveal();
  }
  const { initiative } = abilityCard(deck.card);
  t.tell({ type: 'ability', shown: { deck: id, card: deck.card, type, initiative } });
}

/** The decks that the types of a scenario act from, whole. */
export const decksFor = (types: readonly string[]): string[] =>
  [...new Set(types.map(deckOf))].filter((id) => bestiary().decks.has(id));
