import { describe, expect, test } from 'vitest';
import { signPart } from '#renderers/tears-of-the-dragon/deed-parts';
import { story } from '#renderers/tears-of-the-dragon/story';
import { strip } from '#renderers/tears-of-the-dragon/strip';
import * as sample from './samples.ts';

/** How the match stands, beside the headline and below the map. */

describe('Whose phase it is, beside the headline', () => {
  const stands = (units: number, asked = 1, byEnemyRoll = true) => {
    const allowance = { seat: 1, units, wizard: false, byEnemyRoll };
    const view = { ...sample.middle, active: 0, phase: 'command', allowance } as typeof sample.middle;
    return story(view, { locale: 'en', now: { said: ['x'], events: [], asked: [{ seat: asked, words: '?' }] } }).stands;
  };
  test('is by whose roll the other side acts, whoever of both is asked, and how many of his pieces are left', () => {
    for (const asked of [0, 1]) {
      expect(stands(0, asked).slice(0, 2)).toEqual(['Forseti: out of turn', 'by Gorganun’s roll']);
      expect(stands(1, asked).slice(0, 2)).toEqual(['By Gorganun’s roll', 'Forseti: one piece left']);
    }
    expect(stands(0, 0, false).join()).not.toContain('roll');
  });
});

describe('Who is lost', () => {
  test('has the dragon beside him if the dragon ate him, and not if he was killed', () => {
    const signs = (fate: 'eaten' | 'killed') => {
      const out = [{ id: 'hastur', kind: 'wizard' as const, seat: 0, fate }];
      return JSON.stringify(strip({ ...sample.middle, out } as typeof sample.middle, { locale: 'en' }));
    };
    const dragon = JSON.stringify(signPart('dragon').nodes).slice(1, -1);
    expect(signs('eaten')).toContain(dragon);
    expect(signs('killed')).not.toContain(dragon);
  });
});
