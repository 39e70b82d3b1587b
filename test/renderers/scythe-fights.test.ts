import { describe, expect, test } from 'vitest';
import type { View } from '#games/scythe/seen/view.types';
import type { Scene } from '#renderers/scene';
import { board } from '#renderers/scythe/board';
import { flat } from './boxes.ts';
import { texts } from './legible.ts';
import { fighting } from './scythe-samples.ts';

/** The picture of a combat of Scythe: who strikes whom, with what, and what is fought for. */

describe('A place that is fought over', () => {
  const { hex, attacker, defender } = fighting.combat!;
  const side = (seat: number, cards: number) => ({ key: 'label.side', args: { seat, power: 4, cards } });
  const about = { place: hex, attacks: side(attacker, 2), defends: side(defender, 0) };
  const fought = (asked: { key: string; about?: object }[], view = fighting, from = 'F2'): Scene => {
    const moved = { type: 'moved', shown: { seat: attacker, unit: 'mech', from, to: hex } };
    const begun = { type: 'combat-begun', shown: { seat: attacker, defender, place: hex } };
    const ask = asked.map((one) => ({ seat: defender, words: 'Which?', ...one }));
    return board(view, { locale: 'en', now: { said: ['.'], events: [moved, begun], asked: ask as never } });
  };
  const listed = (scene: Scene) => texts(scene).flatMap(({ tags, text }) => (tags.includes('list') ? [text!] : []));
  test('has beside the power of each side how many cards it may add, as long as that is asked', () => {
    expect(listed(fought([{ key: 'combat', about }]))).toEqual(expect.arrayContaining(['0–2', '0']));
    expect(listed(fought([{ key: 'combat', about }]))).not.toContain('?');
    expect(listed(fought([])).filter((one) => one === '?')).toHaveLength(2);
  });
  test('names the structure that is fought for, below those who fight', () => {
    const built = (at: string): View => ({
      ...fighting,
      players: fighting.players.map((one) => (one.seat === defender ? { ...one, structures: { armory: at } } : one)),
    });
    expect(listed(fought([], built(hex)))).toContain('Armory (Crimean Khanate)');
    expect(listed(fought([], built('G3')))).not.toContain('Armory (Crimean Khanate)');
  });
  test('has an arrow from who attacks to who is attacked', () => {
    for (const [from, to] of [
      ['F2', 1],
      ['F4', -1],
    ] as const) {
      const all = flat(fought([], fighting, from));
      const middle = (tag: string) => {
        const { box } = all.find(({ tags }) => tags.includes(tag))!;
        return box.x + box.w / 2;
      };
      expect(Math.sign(middle(`strike:${hex}:${defender}`) - middle(`fight:${hex}`)), from).toBe(to);
    }
  });
});
