import type { Message, Script, SeatId, Table } from '#core/types';
import { scenario } from '../../printed/content/scenarios.ts';
import { json } from '../../printed/words/parts.ts';
import { briefing } from '../../printed/words/scenario.ts';
import { character, heroOf } from '../../state/figures/figures.ts';
import { atOf } from '../../state/map/board.ts';
import { figureAt, hexesWith } from '../../state/map/terrain.ts';
import { heroId } from '../../state/names.ts';
import { ignores, ownMember as own, tooMany } from '../../state/party/members.ts';
import type { At, Character, State } from '../../state/state.ts';
import { action } from '../action.ts';
import { afflict } from '../figures/afflict.ts';
import { add, addFromSupply } from '../figures/modifiers.ts';
import { dress, equip, keepsCards, setsOut } from '../party/equip.ts';
import { AT_TOWN, runs } from '../party/shopping.ts';
import { revealRooms } from '../reveal/rooms.ts';
import { handSize, mostHp, pool } from '../reveal/setup.ts';

/** GH-1.7 to GH-1.9: what each takes along, the starting room, where everybody begins, and what the scenario does to them. */

/** GH-1.2: exactly so many cards. With it the character is ready. */
export const takeCards = action({
  name: 'take-cards',
  fields: {
    cards: {
      kind: 'some',
      of: 'card',
      options: ({ g, seat }) => pool(character(g, seat)).map(String),
      size: ({ g, seat }) => [handSize(character(g, seat)), handSize(character(g, seat))] as const,
      label: (no): Message => ({ key: 'label.card-name', args: { card: Number(no) } }),
      parts: ({ g, seat }, chosen) => wrongLevels(character(g, seat), chosen.map(Number)),
      usual: ({ g, seat }) => usualHand(g, seat),
    },
  },
});

/** GH-18.3: one card was gained with each level, of that level at most. */
function wrongLevels(one: Character, chosen: readonly number[]): Message | undefined {
  const wrong = tooMany(one, chosen);
  return wrong && { key: 'refusal.too-many-of-level', args: { ...wrong } };
}

/** The cards of level 1, and those X that are wanting. */
const usualHand = (g: State, seat: SeatId): string[] =>
  pool(character(g, seat))
    .slice(0, handSize(character(g, seat)))
    .map(String);

/** GH-1.8 */
export const startAt = action({
  name: 'start-at',
  fields: {
    hex: {
      kind: 'one',
      of: 'place',
      options: ({ g }) => freeStarts(g),
      label: (at): Message => ({ key: 'label.hex', args: { at } }),
    },
  },
});

/** GH-1.9: who sees the room may think again about the hand and the equipment, once, as long as it does not stand in it. */
export const changeHand = action({ name: 'change-hand', fields: {} });

const freeStarts = (g: State): At[] => {
  const barred = [...hexesWith(g, 'obstacle'), ...hexesWith(g, 'trap')];
  return scenario(g.scenario)
    .start.map(atOf)
    .filter((at) => !figureAt(g, at) && !barred.includes(at));
};

export function* prepareStep(t: Table<State>): Script {
  const { g } = t;
  const told = scenario(g.scenario);
  t.tell({ type: 'scenario-begins', shown: { scenario: g.scenario, level: g.level } });
  for (const one of briefing(told)) t.tell({ type: 'scenario-says', shown: { says: json(one) } });
  for (const seat of g.characters.keys()) dress(g, seat);
  // nobody shops with the monsters in view.
  yield* t.together(g.characters.map((_, seat) => (own) => takesCards(own, seat, [takeCards, ...AT_TOWN])));
  for (const seat of g.characters.keys()) setsOut(t, seat);
  revealRooms(
    t,
    told.rooms.flatMap(({ id, start }) => (start ? [id] : [])),
    atOf(told.start[0]!),
  );
  for (const seat of g.characters.keys()) yield* stands(t, seat);
  const touched = [...g.characters.keys()].filter((seat) => !ignores(own(g, seat), 'ignoreScenarioPenalties'));
  for (const effect of told.setup)
    if (effect.op === 'gain-condition') for (const seat of touched) afflict(t, heroOf(g, seat)!, effect.condition);
    // a card to each in turn, as long as there are.
    else for (let n = 0; n < effect.count; n++) for (const seat of touched) addCard(t, seat, effect.card);
  g.phase = 'choose';
}

function addCard({ g, rng }: Table<State>, seat: SeatId, card: string): void {
  const one = character(g, seat);
  const { class: owner, modifiers: deck } = one;
  if (card === 'curse') {
    addFromSupply(g, card, { deck, owner }, rng);
    return;
  }
  one.deck.push(card);
  add(card, { deck, owner }, rng);
}

type Packing = readonly (typeof takeCards | (typeof AT_TOWN)[number])[];

function* takesCards(t: Table<State>, seat: SeatId, may: Packing): Script {
  for (;;) {
    const about = { gold: own(t.g, seat).gold };
    const said = yield* t.askOneOf(seat, 'hand', may, { secret: true, about });
    if (said.name !== 'take-cards') {
      runs(t, seat, said);
      continue;
    }
    character(t.g, seat).hand = said.args.cards.map(Number);
    keepsCards(t, seat);
    return;
  }
}

function* stands(t: Table<State>, seat: SeatId): Script {
  const said = yield* t.askOneOf(seat, 'start', [startAt, changeHand]);
  if (said.name === 'start-at') return standsIn(t, seat, said.args.hex);
  t.tell({ type: 'packs-anew', shown: { seat } });
  // Nothing is settled yet of the cards that came with levels (GH-18.3).
  character(t.g, seat).cards = [...own(t.g, seat).cards];
  yield* takesCards(t, seat, [takeCards, equip]);
  setsOut(t, seat);
  const { hex } = yield* t.ask(seat, 'start', startAt);
  standsIn(t, seat, hex);
}

function standsIn(t: Table<State>, seat: SeatId, at: At): void {
  const hp = mostHp(character(t.g, seat));
  t.g.figures.push({ kind: 'character', id: heroId(seat), seat, at, hp, max: hp, conditions: {}, bonuses: [] });
  t.tell({ type: 'starts', shown: { seat, at } });
}
