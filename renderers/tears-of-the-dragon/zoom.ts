import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import { setText } from '../measure.ts';
import { heading } from '../panels.ts';
import type { Look } from '../pictures.ts';
import { group, type Node, type Scene, words } from '../scene.ts';
import { BAR } from '../story-bar.ts';
import { ink, paper } from '../theme.ts';
import { placeOf, placeTitle, placeWords, seatList } from './lists.ts';
import { nextTo, placeName } from './names.ts';
import { drawStory } from './story.ts';
import { say } from './text.ts';
import { mapWindow, type Window, windowOn } from './window.ts';

const WINDOW = 760;
const MOST = 1780;

/** The window on a place. */
export const zoomWindow = (view: View, focus: string): Window =>
  windowOn(view, focus, { x: 0, y: BAR, w: 1200, h: WINDOW }, { least: 1.3, most: 1.9 });

/** One place and its surroundings at up to twice the scale, and below it every piece in words. */
export function zoomPicture(view: View, look: Look, focus: string): Scene {
  const { locale } = look;
  const list = lists(view, look, focus);
  const room = MOST - BAR - WINDOW - 16;
  const scale = Math.min(1, room / list.h);
  const top = BAR + WINDOW + 8;
  return {
    width: 1200,
    height: Math.ceil(top + list.h * scale + 8),
    ground: paper,
    lang: locale,
    nodes: [
      ...mapWindow(view, look, zoomWindow(view, focus)),
      group(list.nodes, { x: (1200 - 1200 * scale) / 2, y: top, scale, tag: 'lists' }),
      ...drawStory(view, look),
    ],
  };
}

function lists(view: View, { locale }: Look, focus: string): { h: number; nodes: Node[] } {
  const place = placeOf(view, focus);
  const columns = [0, 1].map((seat) => seatList(place, seat, 576, locale));
  const nodes: Node[] = heading(placeTitle(place, locale), { x: 16, y: 4, w: 1168, size: 32 });
  let y = 58;
  if (columns.every((column) => column.h === 0)) {
    nodes.push(words(say('empty', locale), 16, y + 14, { size: 27, colour: ink }));
    y += 44;
  } else {
    nodes.push(...columns.map((column, n) => group(column.nodes, { x: 12 + n * 592, y })));
    y += Math.max(...columns.map((column) => column.h)) + 6;
  }
  const others = nextTo(focus)
    .map((id) => placeOf(view, id))
    .flatMap((other) => {
      const said = placeWords(other, locale);
      return said || other.controller !== undefined
        ? [say('beside', locale, { place: placeTitle(other, locale), stacks: said ?? say('empty', locale) })]
        : [];
    });
  if (others.length > 0) {
    nodes.push(
      ...heading(say('neighbours', locale, { name: placeName(focus, locale) }), { x: 16, y, w: 1168, size: 30 }),
    );
    y += 52;
    for (const other of others) {
      const node = words(other, 20, y, { size: 27, colour: ink, width: 1160, lines: 4, valign: 'top' });
      nodes.push(node);
      y += setText(node).box.h + 10;
    }
  }
  return { h: y, nodes };
}
