import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { Faces } from '#games/gloomhaven/printed/words/faces';
import type { View } from '#games/gloomhaven/seen/view.types';
import { actsOf } from '#renderers/gloomhaven/acts';
import { withAsked } from '#renderers/gloomhaven/asked-step';
import type { Scene } from '#renderers/scene';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat, overlap } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** Of matches by chance: each consequence has its sign, heading and strip are of one moment, and who has fallen is seen. */

const MATCHES = plays({ sample: 5, whole: 120 });
const APART = 9;

interface Board {
  name: string;
  view: View;
  now: ReturnType<typeof nowOf>;
  scene(): Scene;
}
const part = complete.find(({ game }) => game.id === 'gloomhaven')!;
const boards: Board[] = [];
for (let n = 0; n < MATCHES; n++) {
  const chance = chanceFrom(salted(`consequences/${n}/looks`));
  playedFresh(part, `consequences/${n}`, {
    most: 900,
    isLooked: () => chance() * APART < 1,
    look: (fresh) => {
      if (fresh.isOver) return;
      const now = nowOf(fresh, 'en');
      const view = structuredClone(fresh.part.game.view(fresh.g, 'spectator')) as View;
      let scene: Scene | undefined;
      boards.push({
        name: fresh.name,
        view,
        now,
        scene: () => (scene ??= part.pictures.board(view as never, { locale: 'en', now })),
      });
    },
  });
}

/** By which sign of the strip each consequence is told. */
const TELLS: Readonly<Record<string, readonly string[]>> = {
  healed: ['healed'],
  suffers: ['struck', 'open'],
  attack: ['struck', 'open', 'averted'],
  retaliates: ['struck', 'open', 'averted'],
  'gains-condition': ['condition'],
  'loses-condition': ['cured'],
  'gains-bonus': ['shield', 'retaliate'],
  immune: ['immune'],
  'trap-made': ['made'],
  'obstacle-made': ['made'],
  'overlay-gone': ['unmade'],
  'trap-sprung': ['trap'],
  'becomes-active': ['lasting'],
  hastens: ['hastens'],
  infuses: ['infused'],
  consumes: ['consumed'],
  loots: ['money'],
  'loots-treasure': ['treasure'],
  'in-vain': ['vain'],
  'door-opens': ['door'],
  summoned: ['summon'],
  'monster-placed': ['appears'],
  rested: ['rest'],
  'rests-long': ['rest'],
  recovers: ['recovered'],
};

test('whatever an event came to has its sign in the strip, also that nothing came of it', {
  timeout: MATCHES * SLOWEST,
}, () => {
  const untold = new Map<string, string>();
  const seen = new Set<string>();
  for (const { name, view, now } of boards) {
    const signs = actsOf(view, { locale: 'en', now }).acts.flatMap(({ came }) => came.flatMap((one) => one.signs));
    const told = new Set<string>(signs.map(({ is }) => is));
    for (const { type, shown } of now.events) {
      const by = TELLS[type];
      const isOther = type === 'gains-bonus' && shown.kind !== 'shield' && shown.kind !== 'retaliate';
      const isNone = type === 'recovers' && Array.isArray(shown.cards) && shown.cards.length === 0;
      if (!by || isOther || isNone) continue;
      seen.add(type);
      if (!by.some((one) => told.has(one))) untold.set(type, `${name}: ${JSON.stringify(shown)}`);
    }
  }
  expect(Object.fromEntries(untold)).toEqual({});
  expect(seen.size).toBeGreaterThan(12);
});

test('the step that asks is the last one, its doer is who is asked about; the loud one is that of the heading', () => {
  let asking = 0;
  for (const { name, view, now } of boards) {
    const { acts, loud } = actsOf(view, { locale: 'en', now });
    const { acts: all, asks } = withAsked(view, { locale: 'en', now }, acts);
    const faces = Faces.safeParse(now.deeds?.at(-1)?.shown.faces).data;
    if (loud && faces && loud.doer !== '') {
      const those = [loud.doer, ...loud.came.map(({ to }) => to)];
      expect(those, name).toContain(faces.doer.id);
    }
    if (!asks) continue;
    asking++;
    expect(all.at(-1), name).toBe(asks);
    const about = now.asked[0]!.about as { actor?: string } | null;
    if (about?.actor) expect(asks.doer, name).toBe(about.actor);
  }
  expect(asking).toBeGreaterThan(5);
});

test('no burst and no sum lies on a grave: who has fallen is seen', { timeout: MATCHES * SLOWEST }, () => {
  const stars = boards.filter(({ now }) => now.events.some(({ type }) => type === 'attack'));
  expect(stars.length).toBeGreaterThan(10);
  const wrong: string[] = [];
  let fallen = 0;
  for (const { name, scene } of stars) {
    const all = flat(scene());
    const graves = all.filter(({ tags }) => tags.includes('grave'));
    const written = all.filter(({ tags, text }) => text && tags.some((tag) => /^(burst|sum):/.test(tag)));
    fallen += graves.length;
    for (const one of graves)
      for (const other of written) if (overlap(one.box, other.box)) wrong.push(`${name}: ${other.text} on a grave`);
  }
  expect(fallen).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});
