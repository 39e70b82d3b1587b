import type { Locale } from '#core/text';
import { LOCATIONS, locationAt, locations, regions } from '#games/middle-earth-quest/printed/map/map';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { setText } from '../measure.ts';
import type { Look, NowAsked } from '../pictures.ts';
import { type Frame, group, type Node, path, rect, stroke, words } from '../scene.ts';
import { now as bright, nowEdge } from '../theme.ts';
import { beside } from './beside.ts';
import { outlines } from './borders.ts';
import { smooth } from './ground.ts';
import { placeName } from './names.ts';
import { say } from './text.ts';

/** What a question lets somebody take off the board, as all may know it: what, how much of it, and where. */

/** How much influence may leave a place at most. */
interface Share {
  place: string;
  n: number;
}
interface Leaving {
  kinds: readonly string[];
  shares: readonly Share[];
  most: number;
  /** The region in which all of it lies; undefined where there are more, or where other influence lies in it. */
  region: string | undefined;
  /** The only place where any of it lies. */
  only: string | undefined;
}

/** Undefined of any other question. */
function leavingOf({ key, about }: NowAsked, view: View): Leaving | undefined {
  if (key !== 'remove' || about === null || typeof about !== 'object' || Array.isArray(about)) return undefined;
  const { room, most } = about as Record<string, unknown>;
  if (room === null || typeof room !== 'object' || typeof most !== 'number') return undefined;
  const all = Object.entries(room).map(([name, n]) => [...name.split(':'), Number(n)] as [string, string, number]);
  const lies = (kind: string, id: string) =>
    kind === 'monster' ? view.tokens.find(({ no }) => String(no) === id)?.at : (view.characters[id] ?? id);
  const at = all.flatMap(([kind, id]) => lies(kind, id) ?? []).filter((id) => locations.has(id));
  const [land, ...more] = new Set(at.map((id) => locationAt(id).region));
  // What lies there and stays would seem to be meant as well.
  const stays = LOCATIONS.some((id) => locationAt(id).region === land && view.influence[id] && !at.includes(id));
  return {
    kinds: [...new Set(all.map(([kind]) => kind))],
    shares: all.flatMap(([kind, place, n]) => (kind === 'influence' ? [{ place, n: Math.min(n, most) }] : [])),
    most,
    region: more.length > 0 || stays ? undefined : land,
    only: new Set(at).size === 1 ? at[0] : undefined,
  };
}

const asked = (view: View, { now }: Look): Leaving[] => (now?.asked ?? []).flatMap((one) => leavingOf(one, view) ?? []);

/** The question with what leaves and where, behind who is asked; undefined of any other question. */
export function leavingWords(one: NowAsked, view: View, { who, locale }: { who: string; locale: Locale }) {
  const leaving = leavingOf(one, view);
  if (!leaving) return undefined;
  const { kinds, most: n, region, only } = leaving;
  const what = kinds.map((kind) => say(`leaving.${kind}`, locale)).join(say('asked.or', locale));
  const where = region
    ? regions.get(region)!.name[locale]
    : only
      ? placeName(only, locale)
      : say('leaving.board', locale);
  return say(n === 1 ? 'asked.remove-one' : 'asked.remove', locale, { who, what, where, n });
}

/** The regions of which something may leave: lighter, within a broken line. */
export function leavingRegions(view: View, look: Look): Node[] {
  const found = new Set(asked(view, look).flatMap(({ region }) => region ?? []));
  return [...found].map((region) => {
    const d = outlines
      .get(region)!
      .map((points) => `${smooth([...points, points[0]!])} Z`)
      .join(' ');
    const lines = [stroke(`${nowEdge}c0`, 22), stroke(bright, 12, [26, 18])].map((line) => path(d, { stroke: line }));
    return group([path(d, { fill: '#f4ffca70' }), group(lines, { clip: d })], { tag: `leaving:${region}` });
  });
}

const PLATE = { h: 38, size: 29 } as const;

/** How much influence may leave each place, on a plate beside it where it hides least. */
export function leavingMarks(view: View, look: Look, hides: readonly Frame[]): { node: Node; frame: Frame }[] {
  const marks: { node: Node; frame: Frame }[] = [];
  for (const { place, n } of asked(view, look).flatMap(({ shares }) => shares)) {
    const text = say(n > 1 ? 'leaving.up-to' : 'leaving.one', look.locale, { n });
    const letters = words(text, 0, 0, { size: PLATE.size, bold: true, align: 'centre', colour: bright });
    const w = Math.ceil(setText(letters).box.w) + 18;
    const plates = marks.map(({ frame }) => frame);
    const { frame } = beside(place, { w, h: PLATE.h }, hides, plates);
    const plate = rect(
      { ...frame, x: -w / 2, y: -PLATE.h / 2 },
      {
        ...{ fill: `${nowEdge}f0`, stroke: stroke(bright, 3), radius: 9 },
      },
    );
    const at = { x: frame.x + w / 2, y: frame.y + PLATE.h / 2, tag: `leaves:${place}` };
    marks.push({ node: group([plate, letters], at), frame });
  }
  return marks;
}
