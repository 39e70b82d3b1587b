import { describe, expect, test } from 'vitest';
import { signPart } from '#renderers/tears-of-the-dragon/deed-parts';
import { story } from '#renderers/tears-of-the-dragon/story';
import { strip } from '#renderers/tears-of-the-dragon/strip';
import * as sample from './samples.ts';

/** How the match stands, beside the headline and below the map. */

describe('Whose phase it is, beside the headline', () => {
  const stands = (units: number) => {
    const allowance = { seat: 1, units, wizard: false, byEnemyRoll: true };
    const view = { ...sample.middle, active: 0, phase: 'command', allowance } as typeof sample.middle;
    return story(view, { locale: 'en', now: { said: ['x'], events: [], asked: [{ seat: 1, words: '?' }] } }).stands;
  };
  test('is said of whoever acts out of turn by the roll of the other, once none of his pieces is left to be called', () => {
    expect(stands(0)).toContain('Forseti: out of turn');
    expect(stands(1)[0]).toContain('Gorganun');
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
