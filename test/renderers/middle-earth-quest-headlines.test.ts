import { describe, expect, test } from 'vitest';
import { eventLines, headlines } from '#asking/public-message';
import { events as cards } from '#games/middle-earth-quest/printed/cards/decks';
import { text } from '#games/middle-earth-quest/printed/text';
import { WEIGHED, weight } from '#renderers/middle-earth-quest/weights';
import { games } from '#src/registry';

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
  test('of a fight is its own exchange, not what was shown, done or played on the way to it', () => {
    const before = [
      event('finale', { heroes: 'noble_blood', sauron: 'in_darkness_bind_them' }),
      event('champion', { seat: 1, hero: 'eleanor', health: 8, fortitude: 7 }),
      event('quest-done', { seat: 1, quest: 'captain_of_the_white_tower' }),
      event('shadow-played', { card: 'creatures_of_the_wild' }),
      event('hero-draws', { seat: 1, n: 5 }),
    ];
    for (const one of before)
      for (const fight of ['combat-begins', 'combat-round', 'combat-blows', 'combat-stands'])
        expect(weight({ type: fight }), `${fight} and ${one.type}`).toBeGreaterThan(weight(one));
    expect(weight({ type: 'combat-blows' })).toBeGreaterThan(weight({ type: 'combat-begins' }));
    expect(weight({ type: 'hero-defeated' })).toBeGreaterThan(weight({ type: 'combat-blows' }));
  });
  test('is never the text of a card, which stands in the message', () => {
    const peril = event('peril', { seat: 1, peril: 'the_hounds_of_sauron' });
    expect(headlines(part, [peril, READ], 'en').at(-1)).toMatch(/into the peril/);
    expect(headlines(part, [event('token-drawn', { stack: 'eriador_enedwaith' }), READ], 'en').at(-1)).not.toMatch(
      /^>/,
    );
  });
  test('weighs all that is told, and nothing else', () => {
    const types = text.keys('en').flatMap((key) => /^event\.([a-z-]+)$/.exec(key)?.[1] ?? []);
    const told = types.filter((type) => !cards.has(type));
    expect([...WEIGHED].sort()).toEqual(told.sort());
  });
  test('is no marker that moved, where anybody did anything, and no text at all', () => {
    const moved = event('marker-moves', { marker: 'black', n: 1, space: 4 });
    const rest = event('rested', { seat: 1, n: 4 });
    expect(headlines(part, [rest, event('hero-turn', { seat: 2, lap: 1 }), moved], 'en').at(-1)).toMatch(/rested/);
    expect(headlines(part, [event('hero-turn', { seat: 2, lap: 1 }), moved], 'en').at(-1)).toMatch(/black/);
    for (const type of ['card-read', 'combat-why', 'combat-costs']) expect(weight({ type })).toBeLessThan(0);
  });
});
