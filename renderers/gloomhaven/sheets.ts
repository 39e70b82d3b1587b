import { keptLayer } from '../kept-layer.ts';
import { parchment, timber } from '../paper.ts';
import { group, type Layer, type Node, rect, words } from '../scene.ts';
import { bronze, cream } from '../theme.ts';
import { emblemOf, lookOf } from './emblems.ts';

/** What hands and pages are drawn on. */

/** Parchment of a height, rounded up so that few are kept. */
export function sheetOf(height: number): Layer {
  const h = Math.ceil(height / 200) * 200;
  return keptLayer(`gloomhaven.sheet.${h}`, { width: 1200, height: h }, () => parchment({ x: 0, y: 0, w: 1200, h }, 9));
}

export const BAND = 92;
/** A band over a sheet with its title, at most so wide; of a seat, with its emblem and its colour. */
export function band(title: string, of?: { seat: number; class: string }, width = 620): Node[] {
  const look = of && lookOf(of.seat);
  return [
    keptLayer('gloomhaven.band', { width: 1200, height: BAND }, () => timber({ x: 0, y: 0, w: 1200, h: BAND })),
    rect({ x: 0, y: BAND - 10, w: 1200, h: 10 }, { fill: look?.colour ?? '#5a4326' }),
    rect({ x: 0, y: BAND - 12, w: 1200, h: 2 }, { fill: bronze }),
    ...(of ? [group(emblemOf(of.class)(cream, '#2b120e'), { x: 58, y: 40, scale: 2.4 })] : []),
    words(title, of ? 104 : 30, 40, { size: 44, face: 'display', colour: cream, width }),
  ];
}
