import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { locales } from '#core/text';
import type { View } from '#games/scythe/seen/view.types';
import type { Frame, Node, Point, Scene } from '#renderers/scene';
import { board } from '#renderers/scythe/board';
import { cells } from '#renderers/scythe/cells';
import { holdingOf } from '#renderers/scythe/holding';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { flat, type Inked, overlap } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** The map tells what the list tells, on every board of matches by chance. */

const part = games.find((one) => one.game.id === 'scythe')!;
const MATCHES = plays({ sample: 3, whole: 60 });
const MOST = plays({ sample: 260, whole: 1_500 });
const ONE_IN = plays({ sample: 16, whole: 8 });

/** Where arrows of moves end: their heads, each with the place it leads to. */
function heads(nodes: readonly Node[], at: Point = [0, 0]): { to: string; tip: Point }[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'group') return [];
    const { x = 0, y = 0, tag } = node;
    const own: Point = [at[0] + x, at[1] + y];
    const to = /^way:[^:]+:(.+)$/.exec(tag ?? '')?.[1];
    const head = node.nodes.find(({ kind }) => kind === 'polygon');
    if (to && head?.kind === 'polygon') {
      const [px, py] = head.points[0]!;
      return [{ to, tip: [own[0] + px, own[1] + py] as Point }];
    }
    return heads(node.nodes, own);
  });
}

/** Of a number in its line what is inked: capitals are that high. */
const inkOf = ({ box, size = 0 }: Inked): Frame => ({ ...box, y: box.y + box.h / 2 - 0.36 * size, h: 0.72 * size });

/** The plate on which it stands, with a pixel round it. */
function tagOf(all: readonly Inked[], { box }: Inked): Frame {
  const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
  const plates = all.filter(
    ({ kind, box: b }) => kind === 'rect' && x > b.x && x < b.x + b.w && y > b.y && y < b.y + b.h,
  );
  const least = plates.reduce((a, b) => (b.box.w * b.box.h < a.box.w * a.box.h ? b : a)).box;
  return { x: least.x - 1, y: least.y - 1, w: least.w + 2, h: least.h + 2 };
}

/** What of a board does not tell what happened. */
function untold(view: View, scene: Scene): string[] {
  const all = flat(scene);
  const inPlace = (id: string) => all.filter(({ tags }) => tags.includes(`pieces:${id}`));
  const wrong: string[] = [];
  for (const id of cells.keys()) {
    const digits = inPlace(id).filter(({ text }) => /^\d+$/.test(text ?? ''));
    for (const more of inPlace(id).filter(({ text }) => /^[+−]\d+$/.test(text ?? ''))) {
      const tag = tagOf(inPlace(id), more);
      for (const one of digits) if (overlap(tag, inkOf(one))) wrong.push(`${more.text} on ${one.text} at ${id}`);
    }
  }
  const arrows = heads(scene.nodes);
  for (const to of new Set(arrows.map((one) => one.to))) {
    if (holdingOf(view, to).fight) continue;
    // Who went may have gone on or been driven off since: one arrow leads to those who have a rim there.
    const rims = inPlace(to).filter(({ tags }) => tags.some((tag) => tag.startsWith('moved:')));
    const tips = arrows.filter((one) => one.to === to).map(({ tip }) => tip);
    const gaps = tips.flatMap((tip) =>
      rims.map(({ box: { x, y, w, h } }) => Math.hypot(tip[0] - x - w / 2, tip[1] - y - h / 2) - w / 2),
    );
    if (rims.length > 0 && Math.min(...gaps) > 24) wrong.push(`no arrow leads to who went to ${to}`);
  }
  return wrong;
}

test('no "+1" lies on a number, and every arrow leads to somebody', { timeout: 300_000 }, () => {
  const chance = chanceFrom(salted('shown'));
  const wrong: string[] = [];
  let arrows = 0;
  for (let n = 0; n < MATCHES; n++)
    playedFresh(part, `shown/${n}`, {
      most: MOST,
      isLooked: () => chance() * ONE_IN < 1,
      look: (fresh) => {
        if (fresh.isOver) return;
        const locale = locales[arrows % 2]!;
        const view = part.game.view(fresh.g, 'spectator') as View;
        const scene = board(view, { locale, now: nowOf(fresh, locale), map: true });
        arrows += heads(scene.nodes).length;
        wrong.push(...untold(view, scene).map((one) => `${fresh.name}: ${one}`));
      },
    });
  expect(wrong).toEqual([]);
  expect(arrows).toBeGreaterThan(20);
});
