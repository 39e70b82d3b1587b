import { expect } from 'vitest';
import type { PlayerView, View } from '#games/scythe/seen/view.types';
import type { Scene } from '#renderers/scene';
import { flat, type Inked } from './boxes.ts';
import { clashes, covered, outside, texts } from './legible.ts';
import { middle } from './scythe-samples.ts';

/** What the sheets of Scythe say and where: mats, hands, scores. */

export { texts };
export const said = (scene: Scene): string[] => texts(scene).map((one) => one.text!);
export const tagged = (scene: Scene, tag: string): Inked[] => flat(scene).filter((one) => one.tags.includes(tag));
export const within = (scene: Scene, tag: string): string[] =>
  tagged(scene, tag).flatMap((one) => (one.kind === 'text' && one.text ? [one.text] : []));
export const change = (view: View, seat: number, given: Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...given } : player)),
});

/** Everything that can be on mats at once: all cubes but one, all recruits, a declined bonus, the Factory card used. */
export const rich = change(middle, 3, {
  section: 'factory',
  upgrades: [
    { from: 'move.coins', to: 'deploy' },
    { from: 'move.units', to: 'build' },
    { from: 'bolster.power', to: 'build' },
    { from: 'bolster.cards', to: 'build' },
    { from: 'trade.popularity', to: 'enlist' },
  ],
  recruits: [
    { from: 'upgrade', bonus: 'power' },
    { from: 'deploy', bonus: 'coins' },
    { from: 'build', bonus: 'popularity' },
    { from: 'enlist', bonus: 'combatCards' },
  ],
  declines: ['build', 'coins', 'monument'],
  structures: { mill: 'C6', monument: 'D7', armory: 'E6', mine: 'D4' },
});

/**
 * Each scene, by name, is 1200 wide and at most 1920 high. It has all its words inside the frame, none over others and
 * none covered. None is smaller than fourteen pixels but the letter of an emblem.
 */
export function expectLegible(scenes: readonly (readonly [name: string, scene: Scene])[]): void {
  expect(scenes.length).toBeGreaterThan(0);
  for (const [name, scene] of scenes) {
    expect(scene.width, name).toBe(1200);
    expect(scene.height, name).toBeLessThanOrEqual(1920);
    expect(scene.height, name).toBeGreaterThan(400);
    expect(faults(scene), name).toEqual([]);
  }
}

function faults(scene: Scene): string[] {
  const small = texts(scene).filter(({ size, tags }) => size! < 14 && !tags.some((tag) => tag.startsWith('emblem:')));
  return [...outside(scene), ...small.map((one) => `small ${one.text}`), ...clashes(scene), ...covered(scene)];
}
