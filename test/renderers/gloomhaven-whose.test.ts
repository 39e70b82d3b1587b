import { expect, test } from 'vitest';
import { locales } from '#core/text';
import type { Event } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Node, Point, Scene } from '#renderers/scene';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { flat, type Inked, overlap } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** To whom a sign on the map belongs: flags of allies, bursts, and the beginnings of arrows; of matches by chance. */

const gloomhaven = complete.find(({ game }) => game.id === 'gloomhaven')!;
const MATCHES = plays({ sample: 4, whole: 60 });
/** In it City Guards fight for the characters. */
const WITH_ALLIES = '12';

interface Board {
  name: string;
  view: View;
  events: readonly Event[];
  scene: Scene;
  all: readonly Inked[];
}

/** Every other match is one with allies. */
const boards: Board[] = [];
for (let n = 0; n < MATCHES; n++) {
  let seen = 0;
  playedFresh(gloomhaven, `whose/${n}`, {
    most: 400,
    ...(n % 2 === 0 && { set: { scenario: WITH_ALLIES } }),
    isLooked: () => seen++ % 11 === 0,
    look: (fresh) => {
      const locale = locales[seen % locales.length]!;
      const view = gloomhaven.game.view(fresh.g, 'spectator') as View;
      const scene = gloomhaven.pictures.board(view as never, { locale, now: nowOf(fresh, locale) });
      boards.push({ name: fresh.name, view, events: fresh.told, scene, all: flat(scene) });
    },
  });
}

/** The middles of all hexes on the board. */
function middlesOf({ nodes }: Scene): ReadonlyMap<string, Point> {
  const map = nodes.find((one): one is Extract<Node, { kind: 'group' }> => one.kind === 'group' && one.tag === 'map');
  const mean = (of: readonly (readonly [number, number])[], k: 0 | 1) =>
    of.reduce((sum, one) => sum + one[k], 0) / of.length;
  return new Map(
    (map?.regions ?? []).map(({ id, shape }) => [
      id,
      [mean([...(shape as readonly Point[])], 0), mean([...(shape as readonly Point[])], 1) + (map?.y ?? 0)] as const,
    ]),
  );
}

const under = ({ all }: Board, head: string): Inked[] =>
  all.filter(({ tags }) => tags.some((tag) => tag.startsWith(head)));
const idOf = ({ tags }: Inked): string | undefined => tags.find((tag) => tag.startsWith('figure:'));

test('the flag of an ally is whole: no stand, no number and no burst lies on it', {
  timeout: MATCHES * SLOWEST,
}, () => {
  let flags = 0;
  const covered: string[] = [];
  for (const board of boards) {
    const allies = board.view.figures.filter(
      ({ id, isAlly }) => isAlly && board.all.some((one) => idOf(one) === `figure:${id}`),
    );
    for (const { id } of allies) {
      const own = board.all.flatMap((one, n) =>
        one.tags.includes('ally') && idOf(one) === `figure:${id}` ? [{ one, n }] : [],
      );
      expect(own.length, `${board.name}: ${id}`).toBeGreaterThan(0);
      flags++;
      const last = own.at(-1)!.n;
      for (const other of board.all.slice(last + 1)) {
        const isOther =
          (idOf(other) ?? `figure:${id}`) !== `figure:${id}` || other.tags.some((tag) => tag.startsWith('burst:'));
        if (
          isOther &&
          (other.filled || other.text !== undefined) &&
          own.some(({ one }) => overlap(one.box, other.box, 6))
        )
          covered.push(`${board.name}: ${id} under ${other.tags.join(' ')}`);
      }
    }
  }
  expect(flags).toBeGreaterThan(10);
  expect(covered).toEqual([]);
});

test('a burst is nearer to whose it is than to anybody else, and on no other one', {
  timeout: MATCHES * SLOWEST,
}, () => {
  let seen = 0;
  const astray: string[] = [];
  for (const board of boards) {
    const middles = middlesOf(board.scene);
    const drawn = board.view.figures.filter(({ id }) => board.all.some((one) => idOf(one) === `figure:${id}`));
    const standing = new Map(drawn.map(({ at }) => [at, middles.get(at)]));
    const numbers = under(board, 'burst:').filter(({ text }) => text !== undefined);
    for (const [n, { box, tags, text }] of numbers.entries()) {
      const at = tags.find((tag) => tag.startsWith('burst:'))!.slice('burst:'.length);
      const [x, y] = [box.x + box.w / 2, box.y + box.h / 2];
      const farFrom = (middle: Point | undefined) => (middle ? Math.hypot(middle[0] - x, middle[1] - y) : 1e6);
      seen++;
      const own = farFrom(middles.get(at));
      const nearest = Math.min(...[...standing].flatMap(([other, middle]) => (other === at ? [] : [farFrom(middle)])));
      // From a grave a line leads to it.
      if (own > nearest && standing.has(at))
        astray.push(`${board.name}: ${text} of ${at}, ${Math.round(own)} and ${Math.round(nearest)} from another`);
      for (const other of numbers.slice(n + 1))
        if (overlap(box, other.box, 2)) astray.push(`${board.name}: ${text} of ${at} on ${other.text}`);
    }
  }
  expect(seen).toBeGreaterThan(10);
  expect(astray).toEqual([]);
});

test('an arrow lies over all stands and begins with a dot at the stand of who strikes', {
  timeout: MATCHES * SLOWEST,
}, () => {
  let seen = 0;
  const wrong: string[] = [];
  for (const board of boards) {
    const middles = middlesOf(board.scene);
    for (const dot of under(board, 'doer:')) {
      const at = dot.tags.find((tag) => tag.startsWith('doer:'))!.slice('doer:'.length);
      const [x, y] = [dot.box.x + dot.box.w / 2, dot.box.y + dot.box.h / 2];
      const middle = middles.get(at)!;
      seen++;
      const own = Math.hypot(middle[0] - x, middle[1] - y);
      for (const { at: other, id } of board.view.figures) {
        const there = middles.get(other);
        if (other !== at && there && Math.hypot(there[0] - x, there[1] - y) < own)
          wrong.push(`${board.name}: ${at} begins at ${id}`);
      }
    }
    const last = board.all.findLastIndex(({ tags }) => tags.some((tag) => tag.startsWith('blow:')));
    const life = board.all.findIndex(({ tags }) => tags.includes('hp'));
    if (last >= 0 && life >= 0 && last > life) wrong.push(`${board.name}: an arrow over life`);
  }
  expect(seen).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

/** Where whoever did each of these to somebody stood then: read back from where they stand now. */
function doersAt({ view, events }: Board): Set<string> {
  const heroOf = (seat: unknown) => view.figures.find((one) => one.kind === 'character' && one.seat === seat)?.id;
  const placeOf = (id: unknown, when: number): string | undefined => {
    const next = events.slice(when).find(({ type, shown }) => wentBy({ type, shown } as Event) === id);
    return next ? String(next.shown.from) : view.figures.find((one) => one.id === id)?.at;
  };
  let acting: unknown;
  const places = events.flatMap(({ type, shown }, when) => {
    if (type === 'turn' || type === 'turn-too' || type === 'monster-turn') acting = shown.actor;
    if (type === 'uses') acting = heroOf(shown.seat);
    if (!TO_SOMEBODY.has(type)) return [];
    const own = [shown.from, ...[shown.by, shown.foe, shown.actor, acting].map((id) => placeOf(id, when))];
    return own.filter((at) => typeof at === 'string');
  });
  return new Set(places);
}
const wentBy = ({ type, shown }: Event) =>
  type === 'moves' ? shown.actor : type === 'forced' ? shown.target : undefined;
const TO_SOMEBODY: ReadonlySet<string> = new Set([
  ...['attack', 'retaliates', 'loses-cards', 'suffers', 'healed', 'recovers', 'takes-cards'],
  ...['gains-condition', 'loses-condition', 'gains-bonus'],
]);

test('an arrow begins where who did it stood then, and not where they went afterwards', {
  timeout: MATCHES * SLOWEST,
}, () => {
  let seen = 0;
  const wrong: string[] = [];
  for (const board of boards) {
    const places = doersAt(board);
    const arrows = new Set(board.all.flatMap(({ tags }) => tags.filter((tag) => /^(blow|gift):/.test(tag))));
    for (const arrow of arrows) {
      seen++;
      if (!places.has(arrow.split(':')[1]!)) wrong.push(`${board.name}: ${arrow}`);
    }
  }
  expect(seen).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

test('no sign of an edge and no coin lies over the life, the number or a condition of anybody', {
  timeout: MATCHES * SLOWEST,
}, () => {
  let seen = 0;
  const wrong: string[] = [];
  for (const board of boards) {
    const read = board.all.filter(
      ({ tags }) =>
        tags.includes('map') &&
        (tags.includes('hp') || tags.includes('standee') || tags.some((tag) => tag.startsWith('condition:'))),
    );
    const signs = ['goes-on:', 'beyond:', 'money:'].flatMap((head) => under(board, head));
    for (const { box, tags } of signs) {
      seen++;
      const hidden = read.find((one) => overlap(box, one.box, 3));
      if (hidden) wrong.push(`${board.name}: ${tags.at(-1)} over ${hidden.tags.join(' ')}`);
    }
  }
  expect(seen).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});

/** The lines that lead from bursts, from end to end where they are drawn. */
function leads(nodes: readonly Node[], [x, y]: Point = [0, 0], scale = 1, isIn = false): (readonly [Point, Point])[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'line' && isIn) {
      const [from, to] = [node.points[0]!, node.points.at(-1)!].map(
        ([px, py]): Point => [x + px * scale, y + py * scale],
      );
      return [[from!, to!] as const];
    }
    if (node.kind !== 'group') return [];
    const at: Point = [x + (node.x ?? 0) * scale, y + (node.y ?? 0) * scale];
    return leads(node.nodes, at, scale * (node.scale ?? 1), isIn || node.tag === 'lead');
  });
}

test('a line from a burst to whom it struck runs through no number of life', () => {
  let lines = 0;
  const crossed: string[] = [];
  for (const board of boards) {
    const numbers = board.all.filter(({ text, tags }) => text && tags.includes('hp'));
    for (const [[fx, fy], [tx, ty]] of leads(board.scene.nodes)) {
      lines++;
      for (const { text, box } of numbers)
        for (let n = 0; n <= 20; n++) {
          const [px, py] = [fx + ((tx - fx) * n) / 20, fy + ((ty - fy) * n) / 20];
          if (px > box.x && px < box.x + box.w && py > box.y + 6 && py < box.y + box.h - 6)
            crossed.push(`${board.name}: ${text}`);
        }
    }
  }
  expect(lines).toBeGreaterThan(0);
  expect([...new Set(crossed)]).toEqual([]);
});
