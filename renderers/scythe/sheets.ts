import { keptLayer } from '../kept-layer.ts';
import { parchment, timber } from '../paper.ts';
import { group, type Layer, type Node, rect, words } from '../scene.ts';
import { bronze, cream } from '../theme.ts';
import { emblem, factionLook } from './emblems.ts';

/** What mats, hands and the legend are written on: parchment, and a band of wood with whose it is. */

/** Parchment of a height, rounded up so that few are kept. */
export function sheetOf(height: number): Layer {
  const h = Math.ceil(height / 100) * 100;
  return keptLayer(`scythe.sheet.${h}`, { width: 1200, height: h }, () => parchment({ x: 0, y: 0, w: 1200, h }));
}

/** A band over a sheet with emblem and title, the colour of the faction below it. */
export function band(faction: string, title: string, { h, y, width }: { h: number; y: number; width: number }): Node[] {
  const own = factionLook(faction);
  return [
    keptLayer(`scythe.band.${h}`, { width: 1200, height: h }, () => timber({ x: 0, y: 0, w: 1200, h })),
    rect({ x: 0, y: h - 10, w: 1200, h: 10 }, { fill: own.colour }),
    rect({ x: 0, y: h - 12, w: 1200, h: 2 }, { fill: bronze }),
    group([emblem(faction, h * 0.74)], { x: h * 0.54, y: h / 2 - 4 }),
    words(title, h * 1.05, y, { size: h > 100 ? 50 : 42, face: 'display', colour: cream, width }),
  ];
}
