import type { Locale } from '#core/text';
import { keptLayer } from '../kept-layer.ts';
import { setText } from '../measure.ts';
import { heading } from '../panels.ts';
import { parchment, timber } from '../paper.ts';
import { group, type Layer, type Node, put, rect, type Scene, type Sprite, words } from '../scene.ts';
import { bronze, cream, creamFaint, ink, paper } from '../theme.ts';

/** What hands and pages are drawn on: parchment with a band of wood, and sections of sprites below one another. */

export const MOST_HIGH = 1790;
/** Letters nine pixels high on a phone. */
export const LETTERS = 27;

/** Parchment of a height, rounded up so that few are kept. */
function sheetOf(height: number): Layer {
  const h = Math.ceil(height / 200) * 200;
  return keptLayer(`middle-earth-quest.sheet.${h}`, { width: 1200, height: h }, () =>
    parchment({ x: 0, y: 0, w: 1200, h }, 9),
  );
}

/** A picture on it, as wide as all are. */
export const onSheet = (nodes: readonly Node[], { height, locale }: { height: number; locale: Locale }): Scene => ({
  width: 1200,
  height,
  ground: paper,
  lang: locale,
  nodes: [sheetOf(height), ...nodes],
});

export const BAND = 92;

export interface Band {
  title: string;
  /** In the colour of whose seat. */
  colour?: string;
  sign?: Sprite;
  /** What stands at the right, short. */
  values?: string;
}
/** A band over a sheet. */
export function band({ title, colour = '#5a4326', sign, values = '' }: Band): Node[] {
  const left = sign ? 100 : 30;
  const right = words(values, 1176, 40, { size: 28, bold: true, colour: cream, align: 'right' });
  const room = 1200 - left - 24 - (values === '' ? 0 : setText(right).box.w + 24);
  return [
    keptLayer('middle-earth-quest.band', { width: 1200, height: BAND }, () => timber({ x: 0, y: 0, w: 1200, h: BAND })),
    rect({ x: 0, y: BAND - 10, w: 1200, h: 10 }, { fill: colour }),
    rect({ x: 0, y: BAND - 12, w: 1200, h: 2 }, { fill: bronze }),
    ...(sign ? [group([put(sign, 24, 40 - sign.h / 2)], { tag: 'sign' })] : []),
    words(title, left, 40, { size: 44, face: 'display', colour: cream, width: room }),
    ...(values === '' ? [] : [{ ...right, colour: creamFaint }]),
  ];
}

export interface Section {
  title?: string;
  sprite: Sprite;
}
const HEADING = 54;
const heightOf = ({ title, sprite }: Section): number => (title === undefined ? 0 : HEADING) + sprite.h + 10;

/** How high a sheet with these sections is. */
export const heightWith = (sections: readonly Section[]): number =>
  Math.ceil((sections.reduce((sum, one) => sum + heightOf(one), BAND + 16) + 12) / 10) * 10;

/** Sections below a band. */
export function sheetScene(top: Band, sections: readonly Section[], locale: Locale): Scene {
  const height = heightWith(sections);
  let y = BAND + 16;
  const nodes = sections.flatMap((section): Node[] => {
    const { title, sprite } = section;
    const drawn = [
      ...(title === undefined ? [] : heading(title, { x: 24, y, w: 1150, size: 32 })),
      put(sprite, 0, y + (title === undefined ? 0 : HEADING)),
    ];
    y += heightOf(section);
    return drawn;
  });
  return onSheet([...band(top), ...nodes], { height, locale });
}

/** Paragraphs within a width, as high as they need. */
export function prose(
  paragraphs: readonly string[],
  { width, size = LETTERS, colour = ink }: { width: number; size?: number; colour?: string },
): Sprite {
  let y = 0;
  const nodes = paragraphs.map((text) => {
    const node = words(text, 0, y, { size, colour, width, lines: 60, valign: 'top' });
    y += Math.ceil(setText(node).box.h) + 8;
    return node;
  });
  return { w: width, h: Math.max(0, y - 8), nodes };
}

/** Prose stands in from the edge of the sheet. */
export const indented = (sprite: Sprite): Sprite => ({ ...sprite, nodes: [put(sprite, 24, 0)] });
