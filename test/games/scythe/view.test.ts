import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import type { Viewer } from '#core/types';
import { swapHidden } from '#games/scythe/judge/hidden';
import { combatDeck } from '#games/scythe/printed/content';
import { view } from '#games/scythe/seen/view';
import { lay, type Scene, table } from './board.ts';
import { BOX } from './in-the-box.ts';
import { go, halt } from './moving.ts';
import { part } from './part.ts';

const scene: Scene = {
  seats: [
    { faction: 'nordic', hand: [2, 5], units: { A5: ['mech', 'worker'] }, coins: 9 },
    { faction: 'saxony', hand: [3, 3, 4], units: { B5: ['mech'] } },
    { faction: 'crimea', hand: [2] },
  ],
  goods: { A5: { oil: 2 } },
};
const everybody: Viewer[] = [0, 1, 2, 'spectator'];

describe('SC-2.10 What is public', () => {
  test('board, tracks, mats, coins and the number of cards are seen by all', () => {
    const g = lay(scene);
    for (const viewer of everybody) {
      const seen = view(g, viewer);
      expect(seen.players.map(({ coins }) => coins)).toEqual(g.players.map(({ coins }) => coins));
      expect(seen.players.map(({ cards }) => cards)).toEqual([2, 3, 1]);
      expect(seen.players.map(({ objectives }) => objectives)).toEqual([2, 2, 2]);
      expect(seen.units).toHaveLength(Object.keys(g.units).length);
      expect(seen).toMatchObject({ goods: g.goods, encounters: g.encounters, order: g.order, tile: g.tile });
      expect(seen.players[0]).toMatchObject({ faction: 'nordic', mat: g.players[0]!.mat, power: 4, stars: [] });
    }
  });

  test('R-103: so are the penalties of Traps, and which Factory card somebody has taken', () => {
    const g = lay({
      ...scene,
      also: (s) => {
        s.tokens.D4 = { kind: 'trap', seat: 2, penalty: 'coins', armed: true };
        s.players[1]!.factory = s.offer.pop()!;
      },
    });
    for (const viewer of everybody) {
      expect(view(g, viewer).tokens).toEqual(g.tokens);
      expect(view(g, viewer).players.map(({ factory }) => factory)).toEqual([null, g.players[1]!.factory, null]);
    }
  });

  test('discards lie face up; of the decks the number of cards is seen', () => {
    const g = lay({
      ...scene,
      also: (s) => {
        s.combatDiscard.push(s.combatDeck.pop()!);
      },
    });
    const seen = view(g, 'spectator');
    expect(seen.combatDiscard).toEqual(g.combatDiscard);
    expect(seen.decks).toEqual({
      combat: combatDeck.length - 6 - 1,
      encounters: BOX.encounters.base,
      objectives: BOX.objectives.base - 6,
      offer: 4,
    });
  });
});

describe('SC-2.10 What is secret', () => {
  test('faces of combat cards and objectives: each seat sees its own, spectators none', () => {
    const g = lay(scene);
    for (const viewer of [0, 1, 2]) {
      const { hand, objectives } = g.players[viewer]!;
      const { own } = view(g, viewer);
      expect(own).toMatchObject({ hand, objectives, offer: [] });
      expect(Object.keys(own!.progress)).toEqual(objectives);
    }
    expect(view(g, 'spectator').own).toBeNull();
    for (const viewer of everybody) {
      for (const p of view(g, viewer).players) {
        expect(p).not.toHaveProperty('hand');
        expect(Array.isArray(p.objectives)).toBe(false);
      }
    }
  });

  test('no objective in a hand or in the deck is named to anybody else', () => {
    const g = lay(scene);
    for (const viewer of everybody) {
      const text = JSON.stringify(view(g, viewer));
      const others = g.players.flatMap(({ objectives }, seat) => (seat === viewer ? [] : objectives));
      for (const id of [...others, ...g.objectiveDeck, ...g.encounterDeck]) expect(text).not.toContain(`"${id}"`);
    }
  });

  test('the Factory offer: only the visitor sees it, and only while looking', () => {
    const g = lay({
      ...scene,
      also: (s) => {
        s.visitor = 1;
      },
    });
    expect(view(g, 1).own!.offer).toEqual(g.offer);
    expect(view(g, 0).own!.offer).toEqual([]);
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(view(g, viewer).visitor).toBe(1);
      for (const card of g.offer) expect(JSON.stringify(view(g, viewer))).not.toContain(`"${card}"`);
    }
    g.visitor = null;
    expect(view(g, 1).own!.offer).toEqual([]);
  });

  test('in a combat the number of cards of both sides; not before, not of others, and not from oneself', () => {
    const t = table(scene);
    const views = () => [t.seat(0), t.seat(1), t.seat(2), t.spectator].map((who) => who.sees());
    const cards = () => views().map(({ players }) => players.map((one) => one.cards));
    expect(cards()).toEqual(Array(4).fill([2, 3, 1]));
    halt(go(t, 'nordic.mech.1', ['B5']));
    expect(t.g.combat).not.toBeNull();
    expect(cards()).toEqual(Array(4).fill([null, null, 1]));
    expect(t.seat(0).sees().own!.hand).toEqual([2, 5]);
    const before = views();
    t.seat(0).does('commit', { dial: 1, cards: { 5: 1 } });
    t.nobodyIsAskedExcept(1, 'combat');
    expect(views()).toEqual(before);
    t.seat(1).does('commit', { dial: 0, cards: {} });
    expect(cards()).toEqual(Array(4).fill([1, 3, 1]));
    t.nobodyIsAskedExcept(0, 'close');
  });

  test('a view is a copy: changing it changes nothing', () => {
    const g = lay(scene);
    const before = structuredClone(g);
    const seen = view(g, 0);
    seen.players[0]!.upgrades.push({ from: 'move.units', to: 'build' });
    seen.goods.A5!.oil = 9;
    seen.order.pop();
    seen.own!.hand.pop();
    seen.units[0]!.at = 'nowhere';
    expect(g).toEqual(before);
  });
});

describe('swapping what is hidden', () => {
  test('changes nothing that the viewer sees, and something that is hidden', () => {
    const g = lay({
      ...scene,
      also: (s) => {
        s.visitor = 1;
      },
    });
    for (const viewer of everybody) {
      const other = swapHidden(g, viewer, makeRng({ seed: `swap/${viewer}`, drawn: {} }));
      expect(view(other, viewer)).toEqual(view(g, viewer));
      expect(other.players.map(({ objectives }) => objectives)).not.toEqual(
        g.players.map(({ objectives }) => objectives),
      );
      expect(part.proofs.audit!(g)(other, [])).toBeUndefined();
    }
  });
});
