import type { View } from '#games/middle-earth-quest/seen/view.types';
import { coveredBy, framing, inset, shared } from '#renderers/boxes';
import { spotOf } from '#renderers/middle-earth-quest/geography';
import { signFrame } from '#renderers/middle-earth-quest/places';
import type { Frame, Scene } from '#renderers/scene';
import { flat, type Inked } from './boxes.ts';

/** What lies over what on a map, and how much of it. */

/** Something on the map, and what is inked of it: a shield is narrow below. */
interface Lying {
  name: string;
  box: Frame;
  parts: readonly Frame[];
}

/** Digits fill the middle of their line. */
const digits = ({ x, y, w, h }: Frame): Frame => ({ x, y: y + h * 0.2, w, h: h * 0.6 });
/** Of whoever is asked the outline reaches further than what is inked, and a pointer stands above. */
const shield = ({ x, y, w, h }: Frame): Frame[] => {
  const isAsked = h > 1.5 * w;
  const wide = { x: x - (isAsked ? 7 : -4), y: y + (isAsked ? 28 : 2), w: w + (isAsked ? 14 : -8) };
  const high = y + h - wide.y;
  return [
    { ...wide, h: high * (isAsked ? 0.62 : 0.56) },
    { x: x + w * 0.24, y: wide.y + high * 0.58, w: w * 0.52, h: high * 0.3 },
  ];
};

/** Everything that has a tag like this, with its parts. */
function tagged(
  all: readonly Inked[],
  pattern: RegExp,
  parts: (box: Frame, some: readonly Inked[]) => Frame[],
): Lying[] {
  const of = ({ tags }: Inked) => tags.find((tag) => pattern.test(tag));
  const groups = new Map<string, Inked[]>();
  for (const one of all) {
    const name = of(one);
    if (name !== undefined) groups.set(name, [...(groups.get(name) ?? []), one]);
  }
  return [...groups].map(([name, some]) => {
    const box = framing(some.map((one) => one.box));
    return { name, box, parts: parts(box, some) };
  });
}

/** Something of a board that is covered, by what, and how large a part of it. */
export interface Heap {
  kind: 'number' | 'name' | 'piece' | 'cost' | 'choice';
  what: string;
  by: string;
  part: number;
}

/** How large a part of each is covered by each other. */
export function heapsOf(view: View, scene: Scene, { chosen }: { chosen: readonly string[] }): Heap[] {
  const drawn = flat(scene).filter(({ tags }) => tags.includes('map'));
  if (drawn.length === 0) return [];
  const top = drawn[0]!.box.y;
  const own = drawn.filter(({ tags }) => !tags.some((tag) => /^(arrived|moved)$/.test(tag)));
  const heroes = new Set(view.heroes.map(({ id }) => `face:${id}`));
  const pieces = tagged(own, /^piece:/, (box, some) =>
    some.some(({ tags }) => tags.some((tag) => heroes.has(tag))) ? shield(box) : [inset(box, 2)],
  ).map((one) => ({
    ...one,
    name: `${one.name} ${own.find(({ tags }) => tags.includes(one.name))!.tags.find((tag) => tag.startsWith('pieces:'))}`,
  }));
  const costs = tagged(own, /^path:/, (box) => [inset(box, 4)]);
  const names = tagged(
    own.filter(({ kind }) => kind === 'text'),
    /^name:/,
    (_, some) => some.map((one) => inset(one.box, 1, 5)),
  );
  const numbers = tagged(
    own.filter(({ kind, text }) => kind === 'text' && /^\d+(\/\d+)?$/.test(text!)),
    /^place:/,
    (box) => [digits(box)],
  );
  const loads = tagged(
    own.filter(({ kind, text }) => kind === 'text' && /\d/.test(text!)),
    /^piece:/,
    (box) => [digits(box)],
  );
  const choices = chosen.map((id): Lying => {
    const [[x, y], { w }] = [spotOf(id), signFrame(view, id)];
    const r = Math.min(24, w / 2) * 0.75;
    const box = { x: x - r, y: y - r + top, w: 2 * r, h: 2 * r };
    return { name: id, box, parts: [box] };
  });
  const by = (kind: Heap['kind'], what: readonly Lying[], over: readonly Lying[]): Heap[] =>
    what.flatMap((one) =>
      over.flatMap((other): Heap[] => {
        if (other.name === one.name || shared(one.box, other.box) === 0) return [];
        const size = (some: readonly Frame[]) => some.reduce((sum, { w, h }) => sum + w * h, 0);
        const both = one.parts.reduce((sum, part) => sum + coveredBy(part, other.parts), 0);
        const part = both / Math.min(size(one.parts), kind === 'piece' ? size(other.parts) : Number.POSITIVE_INFINITY);
        return part > 0 ? [{ kind, what: one.name, by: other.name, part }] : [];
      }),
    );
  const owners = new Map(pieces.map(({ name }) => [name.split(' ')[0], name]));
  return [
    ...by('number', numbers, [...pieces, ...costs]),
    ...by(
      'number',
      loads.map((one) => ({ ...one, name: owners.get(one.name)! })),
      [...pieces, ...costs],
    ),
    ...by('name', names, [...pieces, ...costs]),
    ...by('piece', pieces, pieces).filter(({ what, by: other }) => what < other),
    ...by('cost', costs, [...pieces, ...costs]),
    ...by('choice', choices, [...pieces, ...costs, ...names]),
  ];
}
