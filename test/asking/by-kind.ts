import type { Begun } from '#asking/field/field';
import type { Press } from '#asking/terms/ids';
import type { Kind, Values } from '#core/fields/kinds';
import type { Json } from '#core/types';

/** How a person presses a value of each kind together, and types it, by what is offered alone. */

/** Something that can be pressed, with the values that it takes. */
export interface Pressable {
  press: Press;
  label: string;
  values: string[];
  least: number;
  most: number;
}
/** What is before the person: the field, and what can be pressed. */
export interface Before {
  field: Begun;
  usable: readonly Pressable[];
  /** The first that passes; throws when there is none. */
  find(test: (press: Press) => boolean): Pressable;
}
/** What to press, and the values to choose if it is a menu. */
export type Pressing = [Pressable, string[]];
/** What is typed, and what is taken of what is offered for it. */
export type Typing = readonly [typed: string, taken: string | number];

interface ByKind<V extends Json> {
  press(value: V, before: Before): Pressing;
  type(value: V): readonly Typing[];
}

const send = ({ find }: Before): Pressing => [find((one) => one.kind === 'send'), []];

function turn({ usable, find }: Before): Pressing {
  const shownPage = usable.find((one) => one.press.kind === 'pick')!.press as Press & { page: number };
  return [find((one) => one.kind === 'page' && one.page === shownPage.page + 1), []];
}

function pick(before: Before, wanted: string): Pressing {
  const menu = before.usable.find(({ press, values }) => press.kind === 'pick' && values.length > 0);
  if (menu) return menu.values.includes(wanted) ? [menu, [wanted]] : turn(before);
  return [before.find((one) => one.kind === 'pick' && one.page === before.field.options.indexOf(wanted)), []];
}

/** Part after part; `bare` is a part as it is typed before it is offered. */
function inTurn(parts: readonly string[], joint: string, bare = (part: string) => part): Typing[] {
  if (parts.length === 0) return [['', '-']];
  return parts.map((part, i) => {
    const before = parts.slice(0, i);
    return [[...before, bare(part)].join(joint), [...before, part].join(joint)];
  });
}

const chosenOf = ({ field }: Before): string[] => (field.partial ?? []) as string[];

export const byKind = {
  one: { press: (value, before) => pick(before, value), type: (value) => [[value, value]] },
  count: { press: (value, before) => pick(before, String(value)), type: (value) => [[String(value), value]] },
  path: {
    press(way, before) {
      const done = chosenOf(before);
      const whole = before.usable.find(({ press, values }) => press.kind === 'way' && values.includes(way.join('>')));
      if (whole && done.length < way.length) return [whole, [way.join('>')]];
      return done.length === way.length ? send(before) : pick(before, way[done.length]!);
    },
    type: (way) => inTurn(way, ' > '),
  },
  order: {
    press(value, before) {
      const done = chosenOf(before);
      return done.length === value.length ? send(before) : pick(before, value[done.length]!);
    },
    type: (value) => inTurn(value, ', '),
  },
  shares: {
    press(value, before) {
      const shares = (before.field.partial ?? {}) as Record<string, number>;
      const all = Object.entries(value);
      if (all.every(([one, n]) => shares[one] === n)) return send(before);
      const missing = all.filter(([one, n]) => shares[one] !== n).map(([one, n]) => `${one}=${n}`);
      const menu = before.usable.find(({ values }) => missing.some((one) => values.includes(one)));
      if (!menu) return turn(before);
      return [menu, all.map(([one, n]) => `${one}=${n}`).filter((one) => menu.values.includes(one))];
    },
    type: (value) =>
      inTurn(
        Object.entries(value).map(([one, points]) => `${one}=${points}`),
        ', ',
        (part) => part.split('=')[0]!,
      ),
  },
  some: {
    press(all, before) {
      if (all.length === 0) return send(before);
      const menu = before.find((one) => one.kind === 'pick');
      // One of two or three at most stands on buttons.
      if (menu.values.length === 0) return pick(before, all.find((one) => !chosenOf(before).includes(one))!);
      const isPaged = before.usable.some((one) => one.press.kind === 'page');
      const chosen = chosenOf(before);
      const here = all.filter((one) => menu.values.includes(one));
      if (!isPaged || here.some((one) => !chosen.includes(one))) return [menu, here];
      return chosen.length === all.length ? send(before) : turn(before);
    },
    type: (value) => inTurn(value, ', '),
  },
} satisfies { [K in Kind]: ByKind<Values[K]> };

/** The same, for fields of any kind. */
export const ofKind = (kind: Kind): ByKind<Json> => byKind[kind] as ByKind<Json>;
