import type { Locale } from '#core/text';
import { objectives } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { setText } from '../measure.ts';
import { heading, inColumns } from '../panels.ts';
import { slab } from '../paper.ts';
import { disc, group, line, type Node, put, readAs, rect, type Sprite, stroke, words } from '../scene.ts';
import { alarm, faint, ink, paperLight } from '../theme.ts';
import { tick } from '../tokens.ts';
import { sign } from './goods.ts';
import { holdsNow, type Measured, progressOf } from './objective-progress.ts';
import { say } from './text.ts';

/** Objective cards in hand: what they ask for, and whether that holds now. */

/** The objective cards side by side under their heading, `width` wide. */
export function objectiveCards(view: View, ids: readonly string[], width: number, locale: Locale): Sprite {
  const column = (width - 8) / 2;
  const title = say(ids.length > 0 ? 'hand.objectives' : 'hand.objectives-none', locale);
  const laid = inColumns(
    ids.map((id) => objectiveCard(view, id, column, locale)),
    column,
  );
  return {
    w: width,
    h: 58 + (ids.length > 0 ? laid.h : 0),
    nodes: [...heading(title, { x: 0, y: 0, w: width, size: 34 }), put(laid, 0, 58)],
  };
}

export const holdsKey = (now: boolean): string => (now ? 'holds' : 'fails');

function objectiveCard(view: View, id: string, w: number, locale: Locale): Sprite {
  const card = objectives.get(id)!;
  const progress = progressOf(view, card);
  const now = holdsNow(progress);
  const body = words(card.text[locale], 20, 64, {
    size: 30,
    colour: ink,
    width: w - 40,
    lines: 3,
    valign: 'top',
  });
  let y = 64 + setText(body).box.h + 14;
  const status: Node[] = [
    rect(
      { x: 16, y, w: w - 32, h: 46 },
      { fill: now ? '#c4dba6' : '#efe4c8', stroke: stroke(now ? '#46643a' : faint, now ? 3 : 1.5), radius: 6 },
    ),
    mark(now, 42, y + 23),
    words(say(`hand.${holdsKey(now)}`, locale), 70, y + 23, { size: 29, bold: true, colour: ink, width: w - 100 }),
  ];
  y += 58;
  const lines = progress.flatMap((one): Node[] => {
    const far = setText(words(progressWords(one, locale), 0, 0, { size: 27, bold: true, colour: ink }));
    const label = words(say(one.key, locale), 70, y, {
      size: 27,
      colour: ink,
      width: w - 110 - far.box.w,
      lines: 2,
      valign: 'top',
    });
    const { h } = setText(label).box;
    const at = y + h / 2;
    y += h + 6;
    return [
      mark(one.holds, 42, at),
      label,
      words(progressWords(one, locale), w - 20, at, { size: 27, bold: true, colour: ink, align: 'right' }),
    ];
  });
  y += 8;
  return {
    w,
    h: y + 44,
    nodes: [
      group(
        [
          ...slab({ x: 0, y: 0, w, h: y + 44 }),
          group([sign('objective', 36)], { x: 36, y: 34 }),
          readAs({ of: 'card', id }, { w, h: y + 44 }),
          words(card.name[locale], 64, 34, { size: 34, bold: true, colour: ink, width: w - 84 }),
          body,
          ...status,
          ...lines,
          words(say(`hand.${card.timing}`, locale), 20, y + 18, { size: 27, colour: '#5b4b36', width: w - 40 }),
        ],
        { tag: `objective:${id}:${holdsKey(now)}` },
      ),
    ],
  };
}

export function progressWords({ op, have, need, holds, plain }: Measured, locale: Locale): string {
  if (plain) return say(holds ? 'progress.yes' : 'progress.no', locale);
  return say(op === '>=' ? 'progress.atLeast' : op === '<=' ? 'progress.atMost' : 'progress.exactly', locale, {
    have,
    need,
  });
}

/** A tick or a cross. */
export function mark(holds: boolean, x: number, y: number): Node {
  if (holds) return tick(x, y, 1.6);
  const cross = [[-4, 4] as const, [4, -4] as const].map(([from, to]) =>
    line(
      [
        [-4, from],
        [4, to],
      ],
      stroke(alarm, 2.25),
    ),
  );
  return group([disc(0, 0, 9.5, { fill: paperLight, stroke: stroke(faint, 1.25) }), ...cross], { x, y });
}
