import { describe, expect, test } from 'vitest';
import type { Overlay } from '#games/gloomhaven/state/state';
import { figureOf, guard, hero, type Scene, table } from './board.ts';

/** GH-12.5, R-281: treasures that do something to whoever opens them. 46: 3 damage and poison; 21: 5 damage; 28: 15 gold. */

const at = '2,3';
const chest = (treasure: number, where = at): Partial<Overlay> => ({
  type: 'treasure',
  kind: 'treasure',
  hexes: [where],
  treasure,
});
const scene = (more: Partial<Scene>): Scene => ({
  heroes: [
    { class: 'brute', at, plays: [6, 1] },
    { class: 'spellweaver', at: '4,0', plays: [65, 68] },
  ],
  monsters: [guard('-3,6')],
  cards: { guard: 'guard-1' },
  ...more,
});

describe('R-281: a treasure that harms', () => {
  test('does so when it is opened, at the end of a turn: damage, and what it gives besides', () => {
    const t = table(scene({ overlays: [chest(46)] }));
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0).does('suffer');
    expect(figureOf(t, hero(0))).toMatchObject({ hp: 7, conditions: { poison: 'turn' } });
    expect(t.heard('suffers')).toMatchObject([{ actor: hero(0), n: 3, by: 'treasure' }]);
    expect(t.g.overlays.some(({ type }) => type === 'treasure')).toBe(false);
    expect(t.g.characters[0]!.treasures).toEqual([46]);
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('one that only gives something asks nobody', () => {
    const t = table(scene({ overlays: [chest(28)] }));
    t.seat(0).does('end-turn');
    expect(t.g.characters[0]!.treasures).toEqual([28]);
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('a card may be lost instead of the damage; the poison comes all the same', () => {
    const t = table(scene({ overlays: [chest(46)] }));
    t.seat(0).does('end-turn');
    const [card] = t.seat(0).lists('lose-card', 'card');
    t.seat(0).does('lose-card', { card: card! });
    expect(figureOf(t, hero(0))).toMatchObject({ hp: 10, conditions: { poison: 'turn' } });
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('it can exhaust, and who is exhausted gains no conditions and opens no other', () => {
    const t = table(
      scene({
        heroes: [
          { class: 'brute', at, plays: [6, 1], hp: 3 },
          { class: 'spellweaver', at: '4,0', plays: [65, 68] },
        ],
        overlays: [chest(46), chest(28, '2,2')],
      }),
    );
    t.seat(0).does('act', { half: '6:top' }).does('suffer');
    expect(t.g.characters[0]).toMatchObject({ exhausted: true, treasures: [46] });
    expect(t.heard('gains-condition')).toEqual([]);
    expect(t.g.overlays.filter(({ type }) => type === 'treasure')).toMatchObject([{ treasure: 28 }]);
    t.nobodyIsAskedExcept(1, 'turn');
  });
  test('by a loot ability both are opened, in the midst of the turn', () => {
    const t = table(scene({ overlays: [chest(21), chest(28, '2,2')] }));
    t.seat(0).does('act', { half: '6:top' }).does('suffer');
    expect(figureOf(t, hero(0)).hp).toBe(5);
    expect(t.g.characters[0]!.treasures).toEqual([21, 28]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('on the way of a move that loots it harms in its hex, and the move goes on', () => {
    const t = table(
      scene({
        heroes: [
          { class: 'scoundrel', at: '2,2', plays: [99, 88] },
          { class: 'spellweaver', at: '4,0', plays: [65, 68] },
        ],
        overlays: [chest(21, '1,3')],
      }),
    );
    t.seat(0)
      .does('act', { half: '99:bottom' })
      .does('go-along', { way: ['1,3', '0,4'] });
    t.nobodyIsAskedExcept(0, 'damage');
    expect(t.heard('moves')).toMatchObject([{ from: '2,2', way: ['1,3'] }]);
    t.seat(0).does('suffer');
    expect(figureOf(t, hero(0))).toMatchObject({ at: '0,4', hp: 3 });
    expect(t.heard('moves')).toMatchObject([{ way: ['1,3'] }, { from: '1,3', way: ['0,4'] }]);
  });
});
