import type { Locale } from '#core/text';
import { put, type Scene, words } from '#renderers/scene';
import { ink, paper } from '#renderers/theme';
import type { View } from '../seen/view.types.ts';
import { die, row } from './dice.ts';
import { say } from './text.ts';

/** LD-1.2: what a seat has under its own cup; nothing for a spectator. */
export function hand({ viewer, own }: View, locale: Locale): Scene | undefined {
  if (viewer === 'spectator') return undefined;
  const dice = row(
    own.map((face) => die(face, 190)),
    24,
  );
  return {
    width: 1200,
    height: 320,
    ground: paper,
    lang: locale,
    nodes: [
      words(say(own.length > 0 ? 'yours' : 'none', locale), 40, 52, { size: 44, face: 'display', colour: ink }),
      put(dice, (1200 - dice.w) / 2, 104),
    ],
  };
}
