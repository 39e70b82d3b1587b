import { expect, test } from 'vitest';
import type { Event } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import { underBlow } from '#renderers/gloomhaven/blows';
import { boardLie } from '#renderers/gloomhaven/crop';
import { standLie } from '#renderers/gloomhaven/crowd';
import { frameOf } from '#renderers/gloomhaven/figures';
import { pictures } from '#renderers/gloomhaven/index';
import { beside, floorOf } from '#renderers/gloomhaven/lie';
import type { Look } from '#renderers/pictures';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** An arrow of a blow points at whom it struck, and at nobody else. */

type Figure = View['figures'][number];
const room = seen(opened(1, { rooms: [1] }));
const some = seen(opened(1)).figures;
const floor = new Set(floorOf(room));
const [middle] = [...floor].filter((at) => beside(at).every((one) => floor.has(one))) as [string];
const round = beside(middle);
// Whoever stands in the middle has somebody on every side.
const figures = [middle, ...round].map(
  (at, n): Figure => ({ ...some[n % some.length]!, id: `figure-${n}`, at, conditions: [], shield: 0, retaliate: 0 }),
);
const crowd: View = { ...room, figures, overlays: [], money: [] };

const attack = (actor: Figure, target: Figure): Event[] => [
  { type: 'monster-turn', shown: { actor: actor.id } },
  {
    type: 'attack',
    shown: { actor: actor.id, target: target.id, from: actor.at, at: target.at, sum: 2, damage: 2 },
  },
  { type: 'suffers', shown: { actor: target.id, n: 2, by: 'attack', hp: 3 } },
];
const lookAt = (events: Event[]): Look => ({ locale: 'en', now: { said: [], events, asked: [] } });
const inked = (events: Event[]) => flat(pictures.board(crowd, lookAt(events)));
const isArrow = ({ tags }: { tags: string[] }) => tags.some((tag) => tag.startsWith('blow:'));

test('it lies below all life, and over whoever else it must pass: below them it would be read as theirs', () => {
  for (const [n, from] of round.entries()) {
    const [actor, target] = [from, round[(n + 3) % 6]!].map((at) => figures.find((one) => one.at === at)!) as [
      Figure,
      Figure,
    ];
    const all = inked(attack(actor, target));
    const last = all.findLastIndex(isArrow);
    expect(last, from).toBeGreaterThan(-1);
    expect(last, from).toBeLessThan(all.findIndex(({ tags }) => tags.includes('hp')));
    // Nobody can be gone round here.
    const stands = all.findLastIndex(({ tags }) => tags.includes('stand'));
    expect(all.findIndex(isArrow), from).toBeGreaterThan(stands);
  }
});

test('it begins and ends at the edges of the two hexes', () => {
  const lie = boardLie(crowd, { above: 300, below: 300 });
  const stands = standLie(crowd, lie);
  const stood = new Map(figures.map((one) => [one.at, frameOf(one, stands)]));
  for (const from of [middle, ...round])
    for (const at of [middle, ...round].filter((one) => one !== from)) {
      const along = underBlow(from, at, lie, { never: [], faces: [], stood });
      const far = [along[0]!, along.at(-1)!].map(({ x, y, w, h }, n) => {
        const [cx, cy] = lie.centre(n === 0 ? from : at);
        return Math.hypot(x + w / 2 - cx, y + h / 2 - cy) / lie.size;
      });
      for (const one of far) {
        expect(one, `${from} ${at}`).toBeGreaterThan(0.4);
        expect(one, `${from} ${at}`).toBeLessThan(1.05);
      }
    }
});

test('of several each is whole; of more than five those of earlier deeds are left to the strip', () => {
  const pairs = round.map((from, n) => [from, round[(n + 2) % 6]!] as const);
  const byAt = (at: string) => figures.find((one) => one.at === at)!;
  const shown = (many: number) => {
    const all = inked(pairs.slice(0, many).flatMap(([from, at]) => attack(byAt(from), byAt(at))));
    return pairs.slice(0, many).map(([from, at]) => all.filter(({ tags }) => tags.includes(`blow:${from}:${at}`)));
  };
  const whole = shown(4);
  for (const [n, arrow] of whole.entries()) {
    // As long as the same one alone, by a half more or less: another burst may turn it.
    const [from, at] = pairs[n]!;
    const alone = inked(attack(byAt(from), byAt(at))).filter(({ tags }) => tags.includes(`blow:${from}:${at}`));
    const long = (one: typeof arrow) => Math.max(...one.map(({ box }) => Math.hypot(box.w, box.h)));
    expect(long(arrow) / long(alone), from).toBeGreaterThan(0.67);
  }
  expect(shown(6).map((arrow) => arrow.length > 0)).toEqual([false, false, false, false, false, true]);
});
