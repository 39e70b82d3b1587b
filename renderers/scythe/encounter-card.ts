import { encounters } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { row } from '../boxes.ts';
import { setText } from '../measure.ts';
import { slab } from '../paper.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, put, readAs, rect, type Sprite, stroke, type Text, words } from '../scene.ts';
import { done, doneEdge, ink, now, nowEdge } from '../theme.ts';
import { MAP } from './cells.ts';
import { glyphsOf } from './deed-glyphs.ts';
import { place } from './glyphs.ts';
import { encounterSign } from './signs.ts';
import { allOf, type Told } from './told.ts';

/** The card of an encounter that is read now: what it is called and what can be chosen, in the sea below the land. */

const W = 492;
const LINE = 31;
/** The title ends here. */
const TITLE = 36;
const EDGE = 9;
/** No letter is smaller. */
const LEAST = 24;

/** What has been chosen on a card, as deeds tell it: "E07.b". */
const chosenOn = (card: string, { now }: Look): string[] =>
  (now?.deeds ?? now?.events ?? []).flatMap(({ type, shown: { option } }) =>
    type === 'option-taken' && typeof option === 'string' && option.startsWith(`${card}.`)
      ? [option.slice(card.length + 1)]
      : [],
  );

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
  const chosen = chosenOn(card.id, look);
  const isOpen = chosen.length === 0 || (news?.asked ?? []).some(({ key }) => key?.startsWith('encounter'));
  let y = TITLE;
  const options = card.options
    .filter(({ id }) => isOpen || chosen.includes(id))
    .flatMap(({ id, summary }) => {
      const isChosen = chosen.includes(id);
      const { h, ...option } = optionWords(summary[locale], `option:${id}`, isChosen);
      const ground = rect(
        { x: 6, y: y + 1, w: W - 12, h: h - 2 },
        { fill: done, stroke: stroke(doneEdge, 2), radius: 7 },
      );
      const drawn = [...(isChosen ? [ground] : []), { ...option, y: y + h / 2 }];
      y += h;
      return drawn;
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

/** What can be chosen, on one line; where its letters would be too small for a phone, on more. `h` is the room that it takes. */
function optionWords(summary: string, tag: string, isChosen: boolean): Text & { h: number } {
  const look = { colour: isChosen ? doneEdge : ink, bold: isChosen, width: W - 2 * EDGE - 8, tag };
  const one = words(summary, EDGE + 4, 0, { size: 27, ...look });
  if (setText(one).size >= LEAST) return { ...one, h: LINE };
  const more: Text = { ...one, size: 26, lines: 3 };
  return { ...more, h: Math.ceil(setText(more).box.h) + 4 };
}
