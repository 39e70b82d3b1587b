import { expect, test } from 'vitest';
import { factions } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import type { Node } from '#renderers/scene';
import { cameTo } from '#renderers/scythe/came-to';
import { HIGH } from '#renderers/scythe/counters';
import { KINDS } from '#renderers/scythe/holding';
import { pictures } from '#renderers/scythe/index';
import { hoard } from '#renderers/scythe/pieces';
import { type Standing, standing } from '#renderers/scythe/stands';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';
import { lying, viewOf } from './scythe-sketches.ts';

/** Pieces of a crowded hex are told apart on a phone, and hexes of one deed are marked alike. */

const high = (faction: string, counts: readonly number[], isBuilt: boolean): number => {
  const stacks = KINDS.map((kind, at) => ({ kind, n: counts[at]!, tag: kind })).filter(({ n }) => n > 0);
  const more = isBuilt ? { left: () => ({ kind: 'group', nodes: [] }) } : {};
  const given = { faction, stacks, home: false, crossed: [], isKept: true, ...more } as unknown as Standing;
  const drawn = standing(given) as { tag?: string; scale?: number }[];
  return Math.min(...stacks.map(({ kind }) => drawn.find(({ tag }) => tag === kind)!.scale! * HIGH[kind]));
};

test.each([...factions.keys()])(
  'all kinds with their numbers beside a structure are ten pixels high on a phone: %s',
  (faction) => {
    // A third of a picture of 1,200 is what a phone shows.
    expect(high(faction, [1, 2, 4], true) / 3).toBeGreaterThanOrEqual(10);
    expect(high(faction, [1, 4, 8], false) / 3).toBeGreaterThanOrEqual(10);
    expect(high(faction, [0, 0, 1], false) / 3).toBeGreaterThanOrEqual(18);
  },
);

const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
const at = (view: View, deed: object, id: string) => {
  const now = { said: ['.'], deeds: [deed], events: [deed], asked: [] } as never;
  const all = flat(pictures.board(view, { locale: 'en', now }));
  return all.filter(({ tags }) => tags.some((tag) => tag === `came:${id}` || tag === `changed:${id}`));
};
const table = viewOf(
  [
    { faction: 'crimea', mat: 'engineering', on: { workers: ['G3', 'H1'] } },
    { faction: 'saxony', mat: 'patriotic', on: { workers: ['F1'] } },
  ],
  { goods: lying({ G3: { food: 1 } }) },
);
const produced = (shown: object) => ({ type: 'produced', shown: { seat: 0, loss: [], ...shown } });

test('beside hexes that gave something one that gave nothing has no mark: the list tells of it', () => {
  const deed = produced({ hexes: ['G3', 'H1'], gain: [n('food', 1)], workers: [], at: { G3: { food: 1 } } });
  expect(at(table, deed, 'G3')).not.toEqual([]);
  expect(at(table, deed, 'H1')).toEqual([]);
  const listed = flat(
    pictures.board(table, { locale: 'en', now: { said: ['.'], deeds: [deed], events: [deed], asked: [] } as never }),
  ).filter(({ tags }) => tags.some((tag) => tag.startsWith('deed:')));
  expect(listed.flatMap(({ text }) => text ?? [])).toEqual(expect.arrayContaining(['H1', '+0']));
});

test('where a whole deed gave nothing its hexes say so', () => {
  const deed = produced({ hexes: ['H1'], gain: [], workers: [], at: {}, none: true });
  expect(at(table, deed, 'H1').flatMap(({ text }) => text ?? [])).toContain('+0');
});

/** Units that stand alone on their hexes, with how high they are. */
const unitsIn = (nodes: readonly Node[]): { tag: string; high: number }[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'group') return [];
    const [, kind] = /^unit:[^:]+:[^:]+:(character|mech|worker):/.exec(node.tag ?? '') ?? [];
    if (kind === undefined || node.scale === undefined) return unitsIn(node.nodes);
    return [{ tag: node.tag!, high: node.scale * HIGH[kind as keyof typeof HIGH] }];
  });

const part = games.find((one) => one.game.id === 'scythe')!;
test('on boards by chance nearly all pieces are eight pixels high on a phone, and hexes with a mark have all changed', () => {
  let [seen, low] = [0, 0];
  const [small, vain]: [string[], string[]] = [[], []];
  for (let game = 0; game < plays({ sample: 3, whole: 40 }); game++) {
    let looks = 0;
    playedFresh(part, `crowded/${game}`, {
      most: 500,
      isLooked: () => ++looks % 25 === 0,
      look: (fresh) => {
        const view = part.game.view(fresh.g, 'spectator') as View;
        if (view.phase !== 'play' || view.combat) return;
        const now = nowOf(fresh, 'en');
        const came = cameTo(view, { locale: 'en', now });
        const isVain = ({ amounts }: (typeof came)[number]) => amounts.every((one) => one.n === 0);
        if (came.some((one) => !isVain(one)))
          vain.push(...came.filter(isVain).map(({ place }) => `${fresh.name} ${place}`));
        const units = unitsIn(pictures.board(view, { locale: 'en', now }).nodes);
        seen += units.length;
        low += units.filter((one) => one.high < 24).length;
        small.push(
          ...units.filter((one) => one.high < 16).map((one) => `${fresh.name} ${one.tag} ${Math.round(one.high)}`),
        );
      },
    });
  }
  expect(seen).toBeGreaterThan(100);
  expect(small).toEqual([]);
  // Seven things in one hex leave no more room.
  expect(low / seen).toBeLessThan(0.04);
  expect(vain).toEqual([]);
});

test('Where a hex has room for one number alone the signs of all kinds of its goods stand before the sum', () => {
  const signs = (kinds: number) => {
    const all = (['food', 'wood', 'oil', 'metal'] as const).slice(0, kinds).map((kind) => [kind, 2] as const);
    return hoard(all);
  };
  expect(signs(4).w).toBeGreaterThan(signs(3).w);
  // As wide as a hex at most.
  expect(signs(4).w).toBeLessThan(146);
});
