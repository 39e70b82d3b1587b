import { describe, expect, test } from 'vitest';
import { eventLines, headlines } from '#asking/public-message';
import { text } from '#games/middle-earth-quest/printed/text';
import { games } from '#src/registry';
import { WEIGHTS } from '../../renderers/middle-earth-quest/weights.ts';

/** What the bar over a picture tells of a stretch: the most important event, which is not always the newest. */

const part = games.find(({ game }) => game.id === 'middle-earth-quest')!;
const event = (type: string, shown: Record<string, never> | object = {}) => ({ type, shown: shown as never });
const MOVES = event('hero-moves', { seat: 1, from: 'bree', to: 'weathertop', cards: ['parry'] });
const ROUND = event('combat-begins', { seat: 1, foe: 'orc', place: 'bree' });
const READ = event('card-read', { text: { key: 'read.peril.the_hounds_of_sauron' } });

describe('The headline', () => {
  test('is what somebody does, not what it brings besides', () => {
    const favor = event('favor-gained', { seat: 1, n: 2, favor: 3 });
    expect(headlines(part, [MOVES, favor], 'en').at(-1)).toMatch(/moved from Bree to Weathertop/);
  });
  test('of a stretch with a defeat is the defeat, and of a combat its newest round', () => {
    const defeat = event('hero-defeated', { seat: 1 });
    const last = headlines(part, [defeat, ROUND, MOVES], 'en').at(-1)!;
    expect(last).toBe(eventLines(part, [defeat], 'en')[0]);
    const ended = event('combat-ends', { seat: 1, foe: 'orc' });
    expect(headlines(part, [ROUND, ended, MOVES], 'en').at(-1)).toBe(eventLines(part, [ended], 'en')[0]);
  });
  test('is never the text of a card, which stands in the message', () => {
    const peril = event('peril', { seat: 1, peril: 'the_hounds_of_sauron' });
    expect(headlines(part, [peril, READ], 'en').at(-1)).toMatch(/^The peril was/);
    expect(headlines(part, [event('token-drawn', { stack: 'eriador_enedwaith' }), READ], 'en').at(-1)).not.toMatch(
      /^>/,
    );
  });
  test('weighs only what is told', () => {
    for (const type of WEIGHTS.keys()) expect(text.has(`event.${type}`, 'en'), type).toBe(true);
  });
});
