import type { Locale } from '#core/text';
import { textWidth } from '../measure.ts';
import { rows } from '../panels.ts';
import type { NowAsked } from '../pictures.ts';
import { rect, type Sprite, stroke, words } from '../scene.ts';
import { now } from '../theme.ts';
import { say } from './text.ts';

/** What whoever is active may do now, as everybody can read it off the board. */

/** The acts of an activation by what they are called in the bar, in the order in which they stand there. */
const CALLED = {
  move: ['move'],
  sail: ['embark', 'sail'],
  attack: ['attack'],
  cast: ['cast'],
  regain: ['regain'],
  search: ['search', 'search-spell'],
  recruit: ['recruit', 'recruit-cadmin'],
  replenish: ['replenish'],
  dragon: ['recruit-terramax'],
  tower: ['enter-tower'],
} as const satisfies Record<string, readonly string[]>;
/** The question what is done in an activation. */
const ACT = 'act';

/** What may be done in an activation, and that it may be ended, as small boards with a word each; undefined of other questions. */
export function mayDo({ key, acts = [] }: NowAsked, locale: Locale): Sprite | undefined {
  if (key !== ACT) return undefined;
  const open = Object.entries(CALLED).filter(([, names]) => acts.some(({ name }) => includes(names, name)));
  const called = [...open.map(([name]) => name), 'end'];
  return rows(
    called.map((name) => board(say(`may.${name}`, locale))),
    4000,
    'left',
    8,
  );
}

const includes = (names: readonly string[], name: string): boolean => names.includes(name);

const HIGH = 50;
function board(text: string): Sprite {
  const w = Math.ceil(textWidth(text, 29, true)) + 24;
  const frame = { x: 0, y: 0, w, h: HIGH };
  return {
    w,
    h: HIGH,
    nodes: [
      rect(frame, { fill: '#3a4f0c', stroke: stroke(now, 2.5), radius: 9 }),
      words(text, w / 2, HIGH / 2, { size: 29, bold: true, colour: now, align: 'centre', width: w - 8 }),
    ],
  };
}
