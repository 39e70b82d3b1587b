import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { Node, Point, Scene } from '#renderers/scene';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat, type Inked } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** A sum is read with the burst that is nearest to it: that must be the burst of the same blow. */

const MATCHES = plays({ sample: 2, whole: 120 });
/** Boards of one match, and how many are passed over before each on average. */
const EACH = 25;
const APART = 4;

const part = complete.find(({ game }) => game.id === 'gloomhaven')!;

/** All drawings whose name begins so, wherever they lie in a picture. */
const named = (nodes: readonly Node[], start: string): Node[] =>
  nodes.flatMap((node) =>
    node.tag?.startsWith(start) ? [node] : node.kind === 'group' ? named(node.nodes, start) : [],
  );

/** What one drawing inks, and where on the map it was drawn. */
function inkOf(scene: Scene, node: Node): { at: string; inked: readonly Inked[]; words: Inked[] } {
  const inked = flat({ ...scene, nodes: [node] });
  const at = node.tag!.slice(node.tag!.indexOf(':') + 1);
  return { at, inked, words: inked.filter(({ text }) => text !== undefined) };
}
const meanOf = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;

/** Of each burst where its numbers stand and what they are. */
const burstsOf = (scene: Scene) =>
  named(scene.nodes, 'burst:')
    .map((node) => inkOf(scene, node))
    .filter(({ words }) => words.length > 0)
    .map(({ at, words }) => ({
      at,
      numbers: words.map(({ text }) => text!.replace(/\D/g, '')),
      middle: [
        meanOf(words.map(({ box }) => box.x + box.w / 2)),
        meanOf(words.map(({ box }) => box.y + box.h / 2)),
      ] as const,
    }));
/** Of each sum its plate, and the damage with which it ends. */
const sumsOf = (scene: Scene) =>
  named(scene.nodes, 'sum:')
    .map((node) => inkOf(scene, node))
    .map(({ at, inked, words: [sum] }) => ({
      at,
      plate: inked.find(({ kind }) => kind === 'rect')!.box,
      damage: sum!.text!.split(/\D+/).at(-1)!,
    }));

const awayFrom = ({ x, y, w, h }: Inked['box'], [px, py]: Readonly<Point>): number =>
  Math.hypot(Math.max(x - px, 0, px - x - w), Math.max(y - py, 0, py - y - h));

test('the burst nearest to a sum is at whom it tells of, and has its number', { timeout: MATCHES * SLOWEST }, () => {
  const wrong: string[] = [];
  let [sums, blows] = [0, 0];
  for (let n = 0; n < MATCHES; n++) {
    const chance = chanceFrom(salted(`sums/${n}/looks`));
    let left = EACH;
    playedFresh(part, `sums/${n}`, {
      most: 1500,
      isLooked: () => left > 0 && chance() * APART < 1,
      look: (fresh) => {
        if (fresh.isOver || fresh.told.filter(({ type }) => type === 'attack').length < 2) return;
        left--;
        const locale = locales[Math.floor(chance() * locales.length)]!;
        const view = fresh.part.game.view(fresh.g, 'spectator') as never;
        const scene = part.pictures.board(view, { locale, now: nowOf(fresh, locale) });
        const bursts = burstsOf(scene);
        const found = sumsOf(scene);
        sums += found.length;
        blows += Math.min(5, fresh.told.filter(({ type }) => type === 'attack').length);
        for (const { at, plate, damage } of found) {
          const [nearest] = bursts
            .map((one) => ({ ...one, away: awayFrom(plate, one.middle) }))
            .sort((one, other) => one.away - other.away);
          if (nearest?.at !== at || !nearest.numbers.includes(damage))
            wrong.push(`${fresh.name} ${locale}: ${damage} at ${at}, beside ${nearest?.numbers} at ${nearest?.at}`);
        }
      },
    });
  }
  expect(wrong).toEqual([]);
  // A blow of one term has none, and some find no place.
  expect(sums / blows).toBeGreaterThan(0.4);
});
