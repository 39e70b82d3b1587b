import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import { plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { table } from './board.ts';
import { part } from './part.ts';

/** What questions are about: each action reads its own part of it, and nothing else is taken for it. */

const shapeOf = (action: string) => middleEarthQuest.actions[action]!.about!;
const HAND = ['parry', 'charge', 'ranged_strike'];

describe('What a question is about', () => {
  const ambush = () =>
    table({ step: 'ambush', heroes: [{ id: 'eleanor', at: 'bree', hand: HAND }], tokens: ['orc@bree', 'blank@bree'] });

  test('fits the action that answers it', () => {
    const [asked] = ambush().open;
    expect(asked).toMatchObject({ key: 'ambush', actions: ['pick-foe'] });
    expect(shapeOf('pick-foe').parse(asked!.about)).toEqual({ place: 'bree' });
  });
  test('is refused by an action that answers another question', () => {
    const { about } = ambush().open[0]!;
    for (const other of ['pick-place', 'take-damage', 'bring-in', 'play-shadow'])
      expect(() => shapeOf(other).parse(about), other).toThrow();
    expect(() => shapeOf('pick-foe').parse({ hero: 1 })).toThrow();
    expect(() => shapeOf('pick-foe').parse(null)).toThrow();
  });
  test('is a moment, or an action of his, where Sauron can play a Shadow card; a way only where he picks a place of it', () => {
    const moment = { moment: 'heroTurnStart', hero: 1 };
    const way = { ...moment, start: null, entered: ['weathertop'] };
    for (const about of [moment, way, { action: 1, of: 2 }])
      expect(() => shapeOf('play-shadow').parse(about)).not.toThrow();
    expect(() => shapeOf('play-shadow').parse({ ...moment, moment: 'never' })).toThrow();
    expect(() => shapeOf('play-shadow-at').parse(way)).not.toThrow();
    expect(() => shapeOf('play-shadow-at').parse(moment)).toThrow();
  });
  test('fits every action of every question of a match by chance', () => {
    const fitted = new Set<string>();
    for (let i = 0; i < plays({ sample: 1, whole: 20 }); i++)
      playout(part, salted(`about/${i}`), {
        seats: 3,
        each: (m) => {
          for (const { actions, about } of position(middleEarthQuest, m).open)
            for (const name of actions) if (middleEarthQuest.actions[name]!.about?.parse(about)) fitted.add(name);
        },
      });
    expect([...fitted]).toContain('keep-cards');
    expect(fitted.size).toBeGreaterThan(3);
  });
});
