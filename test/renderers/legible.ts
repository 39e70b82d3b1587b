import type { Scene } from '#renderers/scene';
import { flat, type Inked, overlap } from './boxes.ts';

/** What would keep words of a scene from being read; each gives lines that say where. */

/** All words that are drawn. */
export const texts = (scene: Scene): Inked[] => flat(scene).filter((one) => one.kind === 'text' && one.text !== '');

/** Words that leave the frame. */
export const outside = (scene: Scene): string[] =>
  texts(scene)
    .filter(({ box }) => box.x < 0 || box.y < 0 || box.x + box.w > scene.width || box.y + box.h > scene.height)
    .map((one) => `out ${one.text}`);

/** Words over other words. */
export function clashes(scene: Scene): string[] {
  const words = texts(scene).sort((a, b) => a.box.y - b.box.y);
  return words.flatMap((a, n) => {
    const found: string[] = [];
    // Those that begin below it, and all after them, are not over it.
    for (let i = n + 1; i < words.length && words[i]!.box.y < a.box.y + a.box.h; i++)
      if (overlap(a.box, words[i]!.box)) found.push(`${a.text} / ${words[i]!.text}`);
    return found;
  });
}

/** Words with something solid drawn over them later. */
export function covered(scene: Scene): string[] {
  const all = flat(scene);
  return all.flatMap((a, n) =>
    a.kind === 'text'
      ? all
          .slice(n + 1)
          .flatMap((b) => (b.filled && overlap(a.box, b.box, 2) ? [`${a.text} under ${b.kind} ${b.tags}`] : []))
      : [],
  );
}

/** The same of scenes by name: no line when there is nothing wrong. */
export const wrong = (scenes: readonly (readonly [string, Scene])[], check: (scene: Scene) => string[]): string[] => [
  ...new Set(scenes.flatMap(([name, scene]) => check(scene).map((line) => `${name}: ${line}`))),
];
