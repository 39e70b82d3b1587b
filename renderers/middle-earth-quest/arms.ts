import { isMessage } from '#core/text';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { row } from '../boxes.ts';
import type { Look, Now } from '../pictures.ts';
import { group, polygon, put, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { eventPiece, markerPiece } from './pieces.ts';
import { foeArms, heroArms, minionArms, sauronArms } from './portraits.ts';
import { type Doer, doerOf } from './weights.ts';

/** The arms beside a headline: of who did what it tells; of a fight those of both, the doer first. */

/** How high arms stand alone, and how high two beside one another; and what they are called in the picture. */
interface Sizes {
  alone: number;
  together: number;
  tag: string;
}
const LARGE: Sizes = { alone: 96, together: 78, tag: 'arms' };

type Deed = NonNullable<Now['deeds']>[number];
interface Seen {
  view: View;
  events: Now['events'];
  shown: Deed['shown'];
  sizes: Sizes;
}

const tagged = ({ sizes }: Seen, sprite: Sprite, id: string): Sprite => ({
  ...sprite,
  nodes: [group(sprite.nodes, { tag: `${sizes.tag}:${id}` })],
});

function ofHero(seen: Seen, size: number): Sprite | undefined {
  const hero = seen.view.heroes.find(({ seat }) => seat === seen.shown.seat);
  return hero && tagged(seen, heroArms(hero.seat, hero.id, size), hero.id);
}

function ofFoe(seen: Seen, size: number): Sprite | undefined {
  const { foe } = seen.shown;
  return typeof foe === 'string' ? tagged(seen, foeArms(foe, size), foe) : undefined;
}

const ofSauron = (seen: Seen, size: number): Sprite => tagged(seen, sauronArms(size), 'sauron');

/** Which way arrows lead between two: by default from the first to the second. */
type Leads = readonly ('there' | 'back')[];

/** Two beside one another, with an arrow between them. */
function pair(
  size: number,
  from: Sprite | undefined,
  to: Sprite | undefined,
  leads: Leads = ['there'],
): Sprite | undefined {
  if (!from || !to) return from ?? to;
  const k = size / LARGE.together;
  const gap = Math.max(18, 24 * k);
  const y = size / 2;
  const x = size + 3;
  const [long, high] = [gap - 6, Math.max(9, 13 * k)];
  return {
    w: 2 * size + gap,
    h: size,
    nodes: [
      put(from, 0, 0),
      put(to, size + gap, 0),
      ...leads.map((way) => {
        const [tip, end] = way === 'there' ? [x + long, x] : [x, x + long];
        const at = leads.length < 2 ? y : way === 'there' ? y - high * 1.1 : y + high * 1.1;
        return group(
          [
            polygon(
              [
                [end, at - high],
                [tip, at],
                [end, at + high],
              ],
              { fill: done, stroke: stroke(doneEdge, 2) },
            ),
          ],
          { tag: `blow:${way}` },
        );
      }),
    ],
  };
}

/** In a round who dealt damage strikes: both, one or nobody. Else the hero fights the foe. */
function struck({ shown: { dealt, taken } }: Seen): Leads {
  if (typeof dealt !== 'number' || typeof taken !== 'number') return ['there'];
  return [...(dealt > 0 ? (['there'] as const) : []), ...(taken > 0 ? (['back'] as const) : [])];
}

/** Whether Sauron chose what was done to the hero. */
const isSaurons = ({ events }: Seen): boolean => {
  const chosen = events.findLast(({ type }) => type === 'effect-chosen');
  return isMessage(chosen?.shown.who) && chosen.shown.who.key === 'seat.0';
};

/** A piece of the map, as large as arms. */
const grown = (piece: Sprite, size: number): Sprite => {
  const k = size / Math.max(piece.w, piece.h);
  return { w: size, h: size, nodes: [put(piece, (size - piece.w * k) / 2, (size - piece.h * k) / 2, k)] };
};

/** The markers that moved: one alone, two beside one another, more in two rows. */
function markersOf({ shown, sizes: { alone } }: Seen): Sprite | undefined {
  const moves = Array.isArray(shown.moves) ? shown.moves.flatMap((one) => (isMessage(one) ? [one.args] : [])) : [shown];
  const colours = moves.flatMap((one) => MARKERS.filter((colour) => colour === one?.marker));
  if (colours.length === 0) return undefined;
  const size = colours.length === 1 ? alone * 0.8 : alone * 0.46;
  const step = alone * 0.5;
  const rows = Math.ceil(colours.length / 2);
  return {
    w: colours.length === 1 ? size : alone,
    h: alone,
    nodes: colours.map((colour, n) =>
      put(
        markerPiece(colour, size),
        colours.length === 1 ? 0 : (n % 2) * step,
        (alone - rows * step) / 2 + Math.floor(n / 2) * step + (colours.length === 1 ? (step - size) / 2 : 0),
      ),
    ),
  };
}
const MARKERS = ['green', 'yellow', 'red', 'black'] as const;

/** All heroes beside one another, as one. */
function ofHeroes(seen: Seen): Sprite | undefined {
  const { heroes } = seen.view;
  const { alone, tag } = seen.sizes;
  const size = heroes.length === 1 ? alone : alone * 0.62;
  const all = heroes.map((one) => heroArms(one.seat, one.id, size));
  const together = row(all, { gap: size / 16 });
  return all.length === 0 ? undefined : { ...together, nodes: [group(together.nodes, { tag: `${tag}:heroes` })] };
}

/** Who chose: Sauron, a hero, or the heroes together. */
function whoChose(seen: Seen): Sprite | undefined {
  const { shown, sizes } = seen;
  const key = isMessage(shown.who) ? shown.who.key : '';
  if (key === 'seat.0') return ofSauron(seen, sizes.alone);
  const seat = Number(/^seat\.(\d+)$/.exec(key)?.[1]);
  return ofHero({ ...seen, shown: { seat } }, sizes.alone) ?? ofHeroes(seen);
}

const ARMS = {
  hero: (seen) => ofHero(seen, seen.sizes.alone),
  sauron: (seen) => ofSauron(seen, seen.sizes.alone),
  minion: (seen) => {
    const { minion } = seen.shown;
    return typeof minion === 'string' ? tagged(seen, minionArms(minion, seen.sizes.alone), minion) : undefined;
  },
  fight: (seen) =>
    pair(seen.sizes.together, ofHero(seen, seen.sizes.together), ofFoe(seen, seen.sizes.together), struck(seen)),
  'foe-wins': (seen) => pair(seen.sizes.together, ofFoe(seen, seen.sizes.together), ofHero(seen, seen.sizes.together)),
  moved: (seen) => {
    const { together, alone } = seen.sizes;
    return isSaurons(seen) ? pair(together, ofSauron(seen, together), ofHero(seen, together)) : ofHero(seen, alone);
  },
  heroes: ofHeroes,
  event: ({ sizes }) => grown(eventPiece(), sizes.alone),
  markers: markersOf,
  chosen: whoChose,
  nobody: () => undefined,
} satisfies Record<Doer, (seen: Seen) => Sprite | undefined>;

/** The arms for the newest headline; none where nobody did it, or nothing is told. */
export function armsOf(view: View, { now }: Look): Sprite | undefined {
  const deed = now?.deeds?.at(-1);
  return deed && ARMS[doerOf(deed)]({ view, shown: deed.shown, events: now?.events ?? [], sizes: LARGE });
}
