import { describe, expect, test } from 'vitest';
import { type Evening, inTown } from './at-home.ts';

/** GH-1.7 to GH-1.9, R-553: from the town into the first room. */

type Town = ReturnType<typeof inTown>;
/** The hand that is usual. */
const ready = (t: Town, seat: number) => t.seat(seat).does('take-cards', t.seat(seat).may('take-cards', 1)[0]!);
/** The first of the party has these items. */
const owning = (items: number[]): Evening => ({ also: (g) => void Object.assign(g.party.members[0]!, { items }) });

describe('R-553: the town comes before the room', () => {
  const lies = ({ g }: Town) => [g.rooms.length, g.figures.length];
  test('nobody shops, or takes a hand, with the monsters in view', () => {
    const t = inTown();
    expect(t.asked().map(({ key }) => key)).toEqual(['hand', 'hand']);
    expect(lies(t)).toEqual([0, 0]);
    ready(t, 0);
    expect(lies(t)).toEqual([0, 0]);
    ready(t, 1);
    t.nobodyIsAskedExcept(0, 'start');
    expect(lies(t)[0]).toBe(1);
    expect(lies(t)[1]).toBeGreaterThan(0);
  });
  test('GH-1.9: who sees the room may pack again: hand and equipment, and nothing of the town', () => {
    const t = inTown(owning([1, 2]));
    ready(t, 0);
    ready(t, 1);
    t.seat(0).does('change-hand');
    expect(t.open.map(({ seat, key, actions }) => ({ seat, key, actions }))).toEqual([
      { seat: 0, key: 'hand', actions: ['take-cards', 'equip'] },
    ]);
    t.seat(0).does('equip', { items: [] });
    const cards = t.seat(0).lists('take-cards', 'cards').slice(-10);
    t.seat(0).does('take-cards', { cards });
    expect(t.g.characters[0]).toMatchObject({ hand: cards.map(Number), items: [] });
    t.nobodyIsAskedExcept(0, 'start');
    expect(t.open[0]!.actions, 'once').toEqual(['start-at']);
    t.seat(0).does('start-at', { hex: t.seat(0).lists('start-at', 'hex')[0]! });
    t.nobodyIsAskedExcept(1, 'start');
    expect(t.open[0]!.actions).toEqual(['start-at', 'change-hand']);
  });
  test('packing again takes back the cards that were chosen for the levels of a new character', () => {
    const t = inTown({ options: { level: '2' } });
    const hand = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
    const above = t
      .seat(0)
      .lists('take-cards', 'cards')
      .filter((no) => Number(no) > 13);
    t.seat(0).does('take-cards', { cards: [...hand, above[0]!] });
    ready(t, 1);
    t.seat(0)
      .does('change-hand')
      .does('take-cards', { cards: [...hand, above[1]!] });
    expect(t.g.characters[0]!.cards).toEqual([Number(above[1])]);
  });
  test('blessings of the temple are in the deck once, however often one packs', () => {
    const t = inTown();
    t.seat(0).does('donate');
    ready(t, 0);
    ready(t, 1);
    t.seat(0).does('change-hand');
    ready(t, 0);
    expect(t.g.characters[0]!.modifiers.draw.filter((id) => id === 'bless')).toHaveLength(2);
  });
});
