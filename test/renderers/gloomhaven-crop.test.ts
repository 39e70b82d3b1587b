import { expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { offered } from '#games/gloomhaven/printed/content/scenarios';
import { Faces } from '#games/gloomhaven/printed/words/faces';
import type { View } from '#games/gloomhaven/seen/view.types';
import { askedHexes } from '#renderers/gloomhaven/asked-marks';
import { boardLie, LEAST_HEX, LEAST_NEWS } from '#renderers/gloomhaven/crop';
import { headlineDeed } from '#renderers/gloomhaven/headline-deed';
import { apart, floorOf, isInTown, isWhole, type Lie, TIGHTEST, windowOf } from '#renderers/gloomhaven/lie';
import { openedHexes, toldHexes } from '#renderers/gloomhaven/news-of';
import { SLOWEST } from '../kit/every-game.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import { nowOf, playedFresh } from './fresh.ts';

/** Which part of a large map a board shows. */

const gloomhaven = complete.find(({ game }) => game.id === 'gloomhaven')!;
const MATCHES = plays({ sample: 3, whole: 60 });
/** What stands above the map and below it on a board of four. */
const STRIPS = { above: 480, below: 400 } as const;
const ROOM = { w: 1200, h: 1790 - STRIPS.above - STRIPS.below, most: 96 } as const;
/** How large hexes are at most where all of these are shown. */
const largestOf = (view: View, of: readonly string[], { turn }: Lie): number =>
  windowOf({ of, floor: floorOf(view), least: 640, edge: TIGHTEST }, ROOM, turn).size;

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

test('whoever lives stands on the part that is shown, and who is far from all characters where hexes stay large enough', () => {
  let parts = 0;
  let seen = 0;
  const outside: string[] = [];
  for (let n = 0; n < MATCHES; n++)
    playedFresh(gloomhaven, `living/${n}`, {
      most: 400,
      isLooked: () => seen++ % 2 === 0,
      look: (fresh) => {
        const view = gloomhaven.game.view(fresh.g, 'spectator') as View;
        if (isInTown(view)) return;
        const look = { locale: 'en', now: nowOf(fresh, 'en') } as const;
        const lie = boardLie(view, STRIPS, look);
        if (floorOf(view).some((at) => !isWhole(lie, at))) parts++;
        const beyond = view.figures.filter(({ at }) => !isWhole(lie, at));
        if (beyond.length === 0) return;
        const heroes = view.figures.filter(({ kind }) => kind === 'character');
        const touching = beyond.filter(({ at }) => heroes.some((one) => apart(one.at, at) <= 1));
        if (touching.length > 0)
          outside.push(`${fresh.name}: ${touching.map(({ id }) => id).join()} beside a character`);
        const everybody = view.figures.map(({ at }) => at);
        const isRoomy =
          largestOf(view, everybody, lie) >= LEAST_HEX &&
          largestOf(view, [...everybody, ...askedHexes(view, look)], lie) >= LEAST_NEWS;
        if (isRoomy) outside.push(`${fresh.name}: ${beyond.map(({ id }) => id).join()}`);
      },
    });
  expect(parts).toBeGreaterThan(20);
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
        // Who lives comes first: everybody, or else the characters with who stands beside them.
        const everybody = view.figures.map(({ at }) => at);
        const heroes = view.figures.filter(({ kind }) => kind === 'character');
        const beside = everybody.filter((at) => heroes.some((one) => apart(one.at, at) <= 1));
        const first = largestOf(view, everybody, lie) >= LEAST_HEX ? everybody : beside;
        const size = largestOf(view, [...first, ...askedHexes(view, look), ...told], lie);
        if (size >= LEAST_NEWS) outside.push(`${fresh.name}: ${lie.size} instead of ${size}`);
      },
    });
  expect(seen).toBeGreaterThan(100);
  expect(outside).toEqual([]);
});

test('whoever deals and takes the blow of the headline is drawn, or dead, in whatever scenario; no hex is named for who is not', {
  timeout: plays({ sample: 6, whole: offered.length }) * SLOWEST,
}, () => {
  const scenarios = byChance(offered, 'blow/scenarios').slice(0, plays({ sample: 6, whole: offered.length }));
  let blows = 0;
  const outside: string[] = [];
  for (const no of scenarios)
    playedFresh(gloomhaven, `blow/${no}`, {
      most: 400,
      set: { scenario: String(no) },
      isLooked: () => true,
      look: (fresh) => {
        const now = nowOf(fresh, 'en');
        const deed = headlineDeed({ locale: 'en', now });
        const { data: faces } = Faces.safeParse(deed?.shown.faces);
        if (!deed || !faces?.target || !BLOWS.has(deed.type)) return;
        blows++;
        const view = gloomhaven.game.view(fresh.g, 'spectator') as View;
        const tags = new Set(
          flat(gloomhaven.pictures.board(view as never, { locale: 'en', now })).flatMap((one) => one.tags),
        );
        for (const { id, at } of view.figures) {
          const isDrawn = tags.has(`figure:${id}`);
          if ((id === faces.doer.id || id === faces.target.id) && !isDrawn) outside.push(`${fresh.name}: ${id}`);
          if (!isDrawn && tags.has(`hex:${at}`)) outside.push(`${fresh.name}: ${at} is named, ${id} is not drawn`);
        }
      },
    });
  expect(blows).toBeGreaterThan(20);
  expect(outside).toEqual([]);
});
const BLOWS: ReadonlySet<string> = new Set(['attack', 'kills', 'fells', 'retaliates', 'kills-back', 'fells-back']);

function byChance<T>(all: readonly T[], seed: string): T[] {
  const chance = chanceFrom(salted(seed));
  return all
    .map((one) => ({ one, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);
}
