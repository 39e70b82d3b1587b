import { expect, test } from 'vitest';
import type { View } from '#games/gloomhaven/seen/view.types';
import { boardLie } from '#renderers/gloomhaven/crop';
import { floorOf, isInTown, isWhole, windowOf } from '#renderers/gloomhaven/lie';
import { openedHexes, toldHexes } from '#renderers/gloomhaven/news-of';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** Which part of a large map a board shows. */

const gloomhaven = complete.find(({ game }) => game.id === 'gloomhaven')!;
const MATCHES = plays({ sample: 3, whole: 60 });
/** What stands above the map and below it on a board of four. */
const STRIPS = { above: 480, below: 400 } as const;

test('whoever is asked alone stands on the part of the map that is shown, however far from the headline', () => {
  let seen = 0;
  const outside: string[] = [];
  for (let n = 0; n < MATCHES; n++)
    playedFresh(gloomhaven, `crop/${n}`, {
      most: 250,
      isLooked: () => true,
      look: (fresh) => {
        const view = gloomhaven.game.view(fresh.g, 'spectator') as View;
        const look = { locale: 'en', now: nowOf(fresh, 'en') } as const;
        const [asked, ...others] = look.now.asked;
        const own = view.figures.find(({ kind, seat }) => kind === 'character' && seat === asked?.seat);
        // What lies behind a door that was opened comes before him.
        if (!own || others.length > 0 || isInTown(view) || openedHexes(view, look).length > 0) return;
        seen++;
        if (!isWhole(boardLie(view, STRIPS, look), own.at)) outside.push(fresh.name);
      },
    });
  expect(seen).toBeGreaterThan(100);
  expect(outside).toEqual([]);
});

test('whoever something happened to stands on the part that is shown, as long as hexes stay large enough', () => {
  let seen = 0;
  const outside: string[] = [];
  for (let n = 0; n < MATCHES; n++)
    playedFresh(gloomhaven, `befallen/${n}`, {
      most: 250,
      isLooked: () => true,
      look: (fresh) => {
        const view = gloomhaven.game.view(fresh.g, 'spectator') as View;
        const look = { locale: 'en', now: nowOf(fresh, 'en') } as const;
        if (isInTown(view) || openedHexes(view, look).length > 0) return;
        const floor = new Set(floorOf(view));
        const told = toldHexes(view, look).filter((at) => floor.has(at));
        const lie = boardLie(view, STRIPS, look);
        seen++;
        if (told.every((at) => isWhole(lie, at))) return;
        // The smallest part with all of them would have hexes too small to be read.
        const room = { w: 1200, h: 1790 - STRIPS.above - STRIPS.below, most: 96 };
        const all = windowOf({ of: told, floor: [...floor], least: 640, edge: 1.2 }, room, lie.turn);
        if (all.size >= 80) outside.push(`${fresh.name}: ${lie.size} instead of ${all.size}`);
      },
    });
  expect(seen).toBeGreaterThan(100);
  expect(outside).toEqual([]);
});
