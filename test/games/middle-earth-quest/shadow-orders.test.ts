import { describe, expect, test } from 'vitest';
import { act, order, position } from '#core/match';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { shadowWindow } from '#games/middle-earth-quest/rules/sauron/shadow-orders';
import type { Scene } from './board.ts';
import { ARM, HAND, scene, two } from './walking.ts';

/** Standing orders for Shadow cards that play one. */

describe('A standing order that plays a card', () => {
  /** The way to the Trollshaws with this order; gives the state after it, what was told and who is asked. */
  function walks(args: Record<string, string>, more: Partial<Scene> = {}) {
    const given = { card: ARM, hero: 'any', place: 'any', otherwise: 'none', ...args };
    const { match } = two(more);
    const left = order(middleEarthQuest, match, {
      seat: 0,
      window: 'shadow',
      order: { id: 'plays', args: given, until: 'always' },
    });
    if ('refused' in left) throw new Error(left.refused.key);
    const [open] = position(middleEarthQuest, left.match).open;
    const done = act(middleEarthQuest, left.match, { decision: open!.id, seat: 1, action: 'end-travel', args: {} });
    if ('refused' in done) throw new Error(done.refused.key);
    const { g, open: asked } = position(middleEarthQuest, done.match);
    const told = done.events.map(({ type }) => type);
    return { at: g.heroes[0]!.at, told, key: asked[0]!.key };
  }
  test('plays it at once where this hero enters this place', () => {
    const last = walks({ hero: '1', place: 'the_trollshaws' });
    expect([last.at, last.told[0]]).toEqual(['the_trollshaws', 'shadow-played']);
    const earlier = walks({ place: 'weathertop' });
    expect([earlier.at, ...earlier.told.slice(0, 2)]).toEqual(['weathertop', 'hero-stopped', 'shadow-played']);
  });
  test('an order to play none lets a whole journey pass: each of its answers is asked for right after the other', () => {
    const t = scene({ also: (g) => void Object.assign(g.favors, { the_trollshaws: 1 }) });
    const never = { seat: 0, window: 'shadow', order: { id: 'never', args: {}, until: 'always' as const } };
    const left = order(middleEarthQuest, t.match, never);
    if ('refused' in left) throw new Error(left.refused.key);
    const journey = t
      .seat(1)
      .suggested('move')
      .find(({ args, further }) => args.to === 'weathertop' && further)!;
    let { match } = left;
    for (const said of [{ action: 'move', args: journey.args }, ...journey.further!]) {
      const decision = position(middleEarthQuest, match).open.find(({ seat }) => seat === 1)!.id;
      const acted = act(middleEarthQuest, match, { decision, seat: 1, ...said });
      if ('refused' in acted) throw new Error(acted.refused.key);
      match = acted.match;
    }
    const { g } = position(middleEarthQuest, match);
    expect(g.heroes[0]).toMatchObject({ at: 'the_trollshaws', favor: 1 });
  });
  test('anywhere is the first place of the way', () => {
    expect(walks({}).at).toBe('weathertop');
  });
  test('at all other moments it plays none, or Sauron is asked, as it says', () => {
    expect(walks({ place: 'ettenmoors' }).told.join()).toMatch(/^encounter/);
    expect(walks({ place: 'ettenmoors', otherwise: 'ask' })).toMatchObject({ told: [], key: 'shadow-on-way' });
    const heroes = [
      { id: 'eleanor', at: 'bree', hand: HAND },
      { id: 'thalin', hand: ['parry'] },
    ];
    expect(walks({ hero: '2' }, { heroes }).told.join()).toMatch(/^encounter/);
    expect(walks({ hero: '1' }, { heroes }).at).toBe('weathertop');
  });
  test('says the same when the card is gone', () => {
    const gone = (otherwise: string) => {
      const t = two();
      const args = { card: 'winter_storm', hero: 'any', place: 'any', otherwise };
      t.seat(1).does('end-travel');
      const [decision] = t.open;
      return shadowWindow.orders.plays!.answer({ g: t.g, seat: 0, about: null }, decision!, args);
    };
    expect(gone('none')).toEqual({ action: 'no-shadow', args: {} });
    expect(gone('ask')).toBeUndefined();
  });
  test('offers the cards in hand, and places where their moment can come', () => {
    const t = scene({ shadow: [ARM, 'storms_of_mordor', 'winter_storm'] });
    const { fields } = shadowWindow.orders.plays!;
    const here = { g: t.g, seat: 0, about: null };
    const lists = (name: string, soFar = {}): readonly string[] => {
      const field = fields![name]!;
      return 'options' in field ? field.options(here, soFar) : [];
    };
    expect(lists('card')).toEqual([ARM, 'storms_of_mordor', 'winter_storm']);
    expect(lists('place', { card: ARM })).toContain('weathertop');
    expect(lists('place', { card: ARM })).not.toContain('fornost');
    expect(lists('place', { card: 'winter_storm' })).toContain('fornost');
    expect([lists('place', { card: 'storms_of_mordor' }), lists('hero', { card: 'storms_of_mordor' })]).toEqual([
      ['any'],
      ['any'],
    ]);
  });
});
