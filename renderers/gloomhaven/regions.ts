import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { Region } from '../scene.ts';
import type { Lie } from './lie.ts';
import { figureName } from './names.ts';
import { say } from './text.ts';

/** What of the map can be pressed: each hex that lies open, and whoever stands there. */
export const regionsOf = (view: View, hexes: Iterable<string>, lie: Lie): Region[] =>
  [...hexes].map((at) => {
    const there = view.figures.filter((one) => one.at === at);
    const name = (locale: 'en' | 'ja') =>
      there[0] ? say('name.there', locale, { who: figureName(view, there[0], locale), at: hexName(at) }) : hexName(at);
    return {
      id: at,
      name: { en: name('en'), ja: name('ja') },
      shape: lie.corners(at, 0.96),
      ...(there.length > 0 && { holds: there.map(({ id }) => id) }),
    };
  });
