import fc from 'fast-check';
import { copy } from '#core/copy';
import { start } from '#core/match';
import { makeRng } from '#core/rng';
import type { Table } from '#core/types';
import { gloomhaven } from '#games/gloomhaven/game';
import { card } from '#games/gloomhaven/printed/content/cards';
import { LEVELS, SCENARIOS } from '#games/gloomhaven/printed/content/offered';
import { DIFFICULTIES } from '#games/gloomhaven/printed/content/scenario-level';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { ELEMENTS } from '#games/gloomhaven/printed/schema/terms/base';
import { openDoor, revealRooms } from '#games/gloomhaven/rules/reveal/rooms';
import { handSize, mostHp, pool, TIES } from '#games/gloomhaven/rules/reveal/setup';
import { atOf, boardOf } from '#games/gloomhaven/state/map/board';
import { isFree } from '#games/gloomhaven/state/map/terrain';
import { heroId } from '#games/gloomhaven/state/names';
import { type At, CONDITIONS, type Condition, type Figure, type State } from '#games/gloomhaven/state/state';
import { isImmune } from '#games/gloomhaven/state/values/stats';
import { asJson, type Built } from '../../kit/played-on.ts';

/**
 * Positions of Gloomhaven that nobody has played to, between two rounds: rooms that lie open, figures anywhere in them with any wounds and
 * conditions, cards and decks anyhow divided.
 */

const MOST_FIGURES = 40;
const small = (max: number) => fc.nat({ max });
const ofFigures = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: MOST_FIGURES, maxLength: MOST_FIGURES });
const ofSeats = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 4, maxLength: 4 });

const drawn = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.record({
    scenario: fc.constantFrom(...SCENARIOS),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    level: fc.constantFrom(...LEVELS),
    ties: fc.constantFrom(...TIES),
  }),
  seed: small(1_000_000),
  /** Doors that have been opened. */
  doors: small(3),
  round: small(20),
  places: ofFigures(small(200)),
  hp: ofFigures(small(30)),
  conditions: ofFigures(
    fc.oneof(
      { weight: 3, arbitrary: fc.constant([] as Condition[]) },
      { weight: 1, arbitrary: fc.subarray([...CONDITIONS]) },
    ),
  ),
  cards: ofSeats(fc.record({ discard: small(8), lost: small(6), deck: small(12) })),
  deck: small(12),
  elements: fc.array(fc.constantFrom('inert', 'strong', 'waning'), { minLength: 6, maxLength: 6 }),
  money: fc.array(small(200), { maxLength: 4 }),
  /** The cards of the round are chosen. */
  isChosen: fc.boolean(),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** Whole positions with the options of their match. */
export const positions: fc.Arbitrary<Built<State>> = drawn.map((one) => {
  const { options, seats, seed } = one;
  const g = copy(start(gloomhaven, { options, seats, seed: String(seed) }).base);
  Object.assign(g, { stage: 'away', phase: 'choose', round: one.round });
  layRooms(g, one);
  for (const seat of g.characters.keys()) sitDown(g, seat, one);
  standAnywhere(g, one);
  for (const [i, element] of ELEMENTS.entries()) g.elements[element] = one.elements[i] as State['elements']['fire'];
  divide(g.modifiers, one.deck);
  const floor = boardOf(g).ground.hexes.map(atOf);
  for (const n of one.money) g.money.push({ at: floor[n % floor.length]!, n: 1 });
  const isChosen = one.isChosen && g.characters.every(({ hand }) => hand.length >= 2);
  if (isChosen) chooseAll(g);
  return asJson({ options, seats, g });
});

function layRooms(g: State, { seed, doors }: Drawn): void {
  const told = scenario(g.scenario);
  const rng = makeRng({ seed: String(seed), drawn: {} });
  const t = { g, rng, tell: () => undefined, reveal: () => undefined } as unknown as Table<State>;
  const from = atOf(told.start[0]!);
  revealRooms(
    t,
    told.rooms.flatMap(({ id, start: isFirst }) => (isFirst ? [id] : [])),
    from,
  );
  for (let n = 0; n < doors; n++) {
    const door = told.doors.find(({ id }) => g.doors[id] === 'closed');
    if (door) openDoor(t, door, { actor: heroId(0), from });
  }
}

function sitDown(g: State, seat: number, { cards, seed }: Drawn): void {
  const one = g.characters[seat]!;
  const { discard, lost, deck } = cards[seat]!;
  const rng = makeRng({ seed: String(seed), drawn: {} });
  const first = pool(one).filter((no) => card(no).level === 1 || card(no).level === 'X');
  const hand = rng.shuffle(first, `hand/${seat}`).slice(0, handSize(one));
  one.lost = hand.splice(0, Math.min(lost, hand.length - 2));
  one.discard = hand.splice(0, Math.min(discard, hand.length));
  one.hand = hand;
  divide(one.modifiers, deck);
  const max = mostHp(one);
  const body = { id: heroId(seat), seat, at: '', hp: max, max, conditions: {}, bonuses: [] };
  g.figures.unshift({ kind: 'character', ...body });
}

function divide(deck: State['modifiers'], n: number): void {
  deck.discard.push(...deck.draw.splice(0, Math.min(n, deck.draw.length - 1)));
}

function standAnywhere(g: State, { places, hp, conditions }: Drawn): void {
  const moved = g.figures.filter(({ kind }) => kind !== 'objective').slice(0, MOST_FIGURES);
  for (const figure of moved) figure.at = '';
  const free = boardOf(g)
    .ground.hexes.map(atOf)
    .filter((at) => isFree(g, at));
  for (const [i, figure] of moved.entries()) {
    figure.at = free.splice(places[i]! % free.length, 1)[0] as At;
    figure.hp = 1 + (hp[i]! % figure.max);
    // GH-10.4: nothing lies on who is immune to it.
    figure.conditions = held(conditions[i]!.filter((one) => !isImmune(g, figure, one)));
  }
}

const held = (conditions: readonly Condition[]): Figure['conditions'] =>
  Object.fromEntries(conditions.map((one) => [one, 'before']));

/** The leading card and the second one of each, as before the reveal. */
function chooseAll(g: State): void {
  g.phase = 'reveal';
  for (const one of g.characters) {
    const [lead, second, ...hand] = one.hand as [number, number, ...number[]];
    Object.assign(one, { hand, played: [lead, second], chosen: { what: 'cards', lead, second } });
  }
}
