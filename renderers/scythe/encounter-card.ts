import type { Locale } from '#core/text';
import { encounters } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import { slab } from '../paper.ts';
import { group, type Node, readAs, rect, stroke, type Text, words } from '../scene.ts';
import { ink, now, nowEdge } from '../theme.ts';
import { MAP } from './cells.ts';
import { encounterSign } from './signs.ts';

/** The card of an encounter that is read now: what it is called and what can be chosen, in the sea below the land. */

const W = 492;
const LINE = 31;
/** The title ends here. */
const TITLE = 36;
const EDGE = 9;
/** No letter is smaller. */
const LEAST = 24;

/** Nothing while nobody reads one. Its lower right corner lies in that of the map. */
export function encounterCard({ encounter }: View, locale: Locale): Node[] {
  const card = encounter && encounters.get(encounter.card);
  if (!card) return [];
  let y = TITLE;
  const options = card.options.map(({ id, summary }) => {
    const { h, ...option } = optionWords(summary[locale], `option:${id}`);
    const drawn = { ...option, y: y + h / 2 };
    y += h;
    return drawn;
  });
  const h = y + 5;
  const frame = { x: 0, y: 0, w: W, h };
  return [
    group(
      [
        ...slab(frame),
        rect(frame, { stroke: stroke(nowEdge, 8), radius: 10 }),
        rect(frame, { stroke: stroke(now, 4), radius: 10 }),
        readAs({ of: 'card', id: card.id }, { w: W, h }),
        group(encounterSign(), { x: 24, y: 20 }),
        words(card.label[locale], 46, 20, { size: 27, bold: true, colour: ink, width: W - 56 }),
        ...options,
      ],
      { x: MAP.w - W - 10, y: MAP.h - h - 8, tag: `encounter-card:${card.id}` },
    ),
  ];
}

/** What can be chosen, on one line; where its letters would be too small for a phone, on more. `h` is the room that it takes. */
function optionWords(summary: string, tag: string): Text & { h: number } {
  const one = words(summary, EDGE + 4, 0, { size: 27, colour: ink, width: W - 2 * EDGE - 8, tag });
  if (setText(one).size >= LEAST) return { ...one, h: LINE };
  const more: Text = { ...one, size: 26, lines: 3 };
  return { ...more, h: Math.ceil(setText(more).box.h) + 4 };
}
