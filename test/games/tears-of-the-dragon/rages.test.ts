import { describe, expect, test } from 'vitest';
import type { Event, Json } from '#core/types';
import { text } from '#games/tears-of-the-dragon/printed/text';
import { deeds } from '#games/tears-of-the-dragon/seen/deeds/deeds';

/** A round in which Terramax rages is one deed (TD-23.5): he struck, and not the side that directs him. */

const event = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
const told = (...events: Event[]) => deeds(events).map((one) => one.told);
const said = (one: Event, locale: 'en' | 'ja' = 'en') =>
  text.say({ key: `event.${one.type}`, args: one.shown }, locale);

const terramax = { key: 'unit.terramax' };
const wargroup = { key: 'battle.slot', args: { piece: { key: 'unit.wargroup' }, n: 1 } };
const cavalry = { key: 'battle.slot', args: { piece: { key: 'unit.cavalry' }, n: 1 } };
const turned = (seat: number) => event('dragon-turned', { die: seat === 0 ? 6 : 5, seat });
const aimed = (seat: number, at: 'dragon' | 'enemy') =>
  event('aimed', { seat, target: { key: `battle.choice.${at}` } });
const volley = (seat: number, piece: Json, hits: number) =>
  event('volley', { seat, hits, dice: [{ key: 'battle.die.hit', args: { piece, need: 5, roll: 3 } }] });
const taken = (seat: number, how: string, piece: Json) =>
  event('hits-taken', { seat, losses: [{ key: `battle.loss.${how}`, args: { piece } }] });

describe('A round of the dragon who rages', () => {
  test('against one side tells on whom he turned, and that they struck at him', () => {
    const all = told(
      turned(0),
      aimed(0, 'dragon'),
      volley(1, terramax, 1),
      volley(0, wargroup, 0),
      taken(0, 'removed', wargroup),
    );
    expect(all).toHaveLength(1);
    expect(said(all[0]!)).toContain(
      'Terramax turned on Lord Gorganun (roll 6) and hit once: Wargroup fell. Lord Gorganun missed Terramax.',
    );
    expect(said(all[0]!, 'ja')).toContain('テラマックスがゴルガナン卿に矛先を向け（出目6）、1ヒットを与えました');
  });
  test('is nobody’s deed: no side is named as the one that struck', () => {
    const [one] = told(turned(0), aimed(0, 'dragon'), volley(1, terramax, 1), taken(0, 'removed', wargroup));
    expect(one!.shown.seat).toBeUndefined();
    expect(said(one!)).not.toContain('Forseti');
  });
  test('between both tells all three, who struck at whom, and what it cost the dragon', () => {
    const all = told(
      aimed(0, 'enemy'),
      aimed(1, 'dragon'),
      volley(1, terramax, 0),
      volley(1, cavalry, 1),
      volley(0, wargroup, 1),
      taken(0, 'reduced', terramax),
      taken(1, 'removed', cavalry),
    );
    expect(all).toHaveLength(1);
    expect(said(all[0]!)).toMatch(
      /Lord Forseti hit Terramax once: Terramax the Dragon fell to reduced strength\. Lord Gorganun hit Lord Forseti once: Cavalry fell\./,
    );
  });
  test('waits for what both strike at: then whom he turned on is told alone', () => {
    expect(told(turned(1)).map(({ type }) => type)).toEqual(['dragon-turned']);
  });
  test('a dragon who is led strikes as his side does', () => {
    const [one] = told(volley(0, terramax, 1), volley(1, cavalry, 0), taken(1, 'removed', cavalry));
    expect(said(one!)).toContain('Lord Gorganun hit Lord Forseti once: Cavalry fell.');
  });
});

describe('That he fell upon all', () => {
  test('tells who was there, in the same sentence', () => {
    const [one, ...more] = told(
      event('dragon-raged', { at: 'riverton', place: { key: 'area.riverton' } }),
      event('line-formed', { seat: 0, leaders: null, pieces: [wargroup] }),
      event('round-began', { round: 1 }),
    );
    expect(more).toEqual([]);
    expect(said(one!)).toBe('🔥 Riverton: Terramax fell upon everything nearby! Lord Gorganun brought Wargroup #1.');
  });
});
