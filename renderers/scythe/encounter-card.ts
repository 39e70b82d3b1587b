import { encounters } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { setText } from '../measure.ts';
import { slab } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, path, put, readAs, rect, type Sprite, stroke, type Text, words } from '../scene.ts';
import { done, doneEdge, faint, ink, now, nowEdge } from '../theme.ts';
import { canAfford } from './afford.ts';
import { MAP } from './cells.ts';
import { glyphsOf } from './deed-glyphs.ts';
import { place } from './glyphs.ts';
import { shutLine } from './open-sections.ts';
import { encounterSign } from './signs.ts';
import { allOf, type Told } from './told.ts';

/** The card of an encounter that is read now: what it is called and what can be chosen, in the sea below the land. */

const W = 492;
const LINE = 31;
/** The title ends here. */
const TITLE = 36;
const EDGE = 9;
/** Options are so far from the edges of the card and from one another; a tick is so wide. */
const LEFT = 8;
const APART = 4;
const TICK = 28;
/** No letter is smaller. */
const LEAST = 27;

/** Whether the card that is read now tells of a deed: who met whom, and what they chose. */
export const isOnCard = ({ encounter }: View, { type, shown: { hex } }: Told): boolean =>
  encounter !== null && hex === encounter.hex && (type === 'encounter' || type === 'option-taken');

/**
 * Nothing while nobody reads one. Its lower right corner lies in that of the map. What has been chosen is marked; once nothing more can
 * be chosen the rest is left out, and what was paid and gained at once stands below it.
 */
export function encounterCard(view: View, look: Look): Node[] {
  const { encounter } = view;
  const card = encounter && encounters.get(encounter.card);
  if (!card) return [];
  const { locale, now: news } = look;
  const { taken } = encounter;
  const isOpen = taken.length === 0 || (news?.asked ?? []).some(({ key }) => key?.startsWith('encounter'));
  let y = TITLE;
  const options = card.options
    .filter(({ id }) => isOpen || taken.includes(id))
    .flatMap(({ id, summary, cost }) => {
      const state = taken.includes(id) ? 'taken' : canAfford(view, encounter.seat, cost) ? 'open' : 'shut';
      const drawn = option(summary[locale], `option:${id}`, state);
      const node = group(drawn.nodes, { x: LEFT, y, tag: `option-${state}:${id}` });
      y += drawn.h + APART;
      return [node];
    });
  const came = isOpen ? undefined : cameOf(view, look);
  const at = place(encounter.hex);
  const h = y + 5 + (came ? came.h + 4 : 0);
  const frame = { x: 0, y: 0, w: W, h };
  const [edge, line] = isOpen ? [nowEdge, now] : [doneEdge, done];
  return [
    group(
      [
        ...slab(frame),
        rect(frame, { stroke: stroke(edge, 8), radius: 10 }),
        rect(frame, { stroke: stroke(line, 4), radius: 10 }),
        readAs({ of: 'card', id: card.id }, { w: W, h }),
        group(encounterSign(), { x: 24, y: 20 }),
        words(card.label[locale], 46, 20, { size: 27, bold: true, colour: ink, width: W - 70 - at.w * CODE }),
        put(at, W - 10 - at.w * CODE, 20 - (at.h * CODE) / 2, CODE),
        ...options,
        ...(came ? [put(came, (W - came.w) / 2, y + 2)] : []),
      ],
      { x: MAP.w - W - 10, y: MAP.h - h - 8, tag: `encounter-card:${card.id}` },
    ),
  ];
}

/** The code of its hex is so much smaller than on cards of deeds. */
const CODE = 0.78;

/** What was paid and gained at once for what was chosen; undefined where that is nothing. */
function cameOf(view: View, { now: news, locale }: Look): Sprite | undefined {
  const deeds = (news?.deeds ?? news?.events ?? []).filter((one) => isOnCard(view, one));
  const glyphs = glyphsOf(
    view,
    deeds.flatMap(allOf).filter(({ type }) => type !== 'encounter'),
    locale,
  ).slice(2);
  const all = row(glyphs, { gap: 10 });
  const scale = Math.min(1, (W - 24) / all.w);
  return glyphs.length > 0 ? { w: all.w * scale, h: all.h * scale, nodes: [put(all, 0, 0, scale)] } : undefined;
}

/** An option as it stands now: taken already, open to be chosen, or shut because it cannot be paid. */
type State = 'taken' | 'open' | 'shut';
const LOOKS = {
  taken: { fill: '#ffdca6', edge: stroke(doneEdge, 1.5) },
  open: { fill: '#ffffff', edge: stroke(nowEdge, 2.5) },
  shut: { fill: '#cfc6b4', edge: stroke(faint, 1.5) },
} as const;

/** What may be chosen as a plate, what was taken with a tick before it, what cannot be paid struck through. In more lines where its letters would be small. */
function option(summary: string, tag: string, state: State): Sprite {
  const aside = state === 'taken' ? TICK : 0;
  const w = W - 2 * LEFT;
  const one = words(summary, EDGE + aside, 0, { size: 27, colour: ink, width: w - 2 * EDGE - aside, tag });
  const more: Text = setText(one).size >= LEAST ? one : { ...one, lines: 3 };
  const h = more === one ? LINE : Math.ceil(setText(more).box.h) + 4;
  const { fill, edge } = LOOKS[state];
  return {
    w,
    h,
    nodes: [
      rect({ x: 0, y: 0, w, h }, { fill, stroke: edge, radius: 7 }),
      { ...more, y: h / 2 },
      ...(state === 'taken' ? [path(`M11 ${h / 2} l6 7 l11 -14`, { stroke: stroke(doneEdge, 5) })] : []),
      ...(state === 'shut' ? [shutLine([w, h], 6)] : []),
    ],
  };
}
