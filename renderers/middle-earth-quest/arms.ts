import { isMessage } from '#core/text';
import type { Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import type { Look, Now } from '../pictures.ts';
import { group, polygon, put, type Sprite, stroke } from '../scene.ts';
import { done, doneEdge } from '../theme.ts';
import { eventPiece } from './pieces.ts';
import { foeArms, heroArms, minionArms, sauronArms } from './portraits.ts';
import { type Doer, doerOf } from './weights.ts';

/** The arms beside a headline: of who did what it tells; of a fight those of both, the doer first. */

const ALONE = 96;
const TOGETHER = 78;

type Shown = Readonly<Record<string, Json>>;
interface Seen {
  view: View;
  events: Now['events'];
  shown: Shown;
}

const tagged = (sprite: Sprite, id: string): Sprite => ({
  ...sprite,
  nodes: [group(sprite.nodes, { tag: `arms:${id}` })],
});

function ofHero({ view, shown }: Seen, size: number): Sprite | undefined {
  const hero = view.heroes.find(({ seat }) => seat === shown.seat);
  return hero && tagged(heroArms(hero.seat, hero.id, size), hero.id);
}

const ofFoe = ({ shown: { foe } }: Seen, size: number): Sprite | undefined =>
  typeof foe === 'string' ? tagged(foeArms(foe, size), foe) : undefined;

/** Two beside one another, with an arrow from the first to the second. */
function pair(from: Sprite | undefined, to: Sprite | undefined): Sprite | undefined {
  if (!from || !to) return from ?? to;
  const gap = 24;
  const y = TOGETHER / 2;
  const x = TOGETHER + 3;
  return {
    w: 2 * TOGETHER + gap,
    h: TOGETHER,
    nodes: [
      put(from, 0, 0),
      put(to, TOGETHER + gap, 0),
      polygon(
        [
          [x, y - 13],
          [x + 18, y],
          [x, y + 13],
        ],
        { fill: done, stroke: stroke(doneEdge, 2) },
      ),
    ],
  };
}

/** Whether Sauron chose what was done to the hero. */
const isSaurons = ({ events }: Seen): boolean => {
  const chosen = events.findLast(({ type }) => type === 'effect-chosen');
  return isMessage(chosen?.shown.who) && chosen.shown.who.key === 'seat.0';
};

/** The flag as it lies on the map, as large as arms. */
const flagOf = (flag: Sprite): Sprite => ({
  w: ALONE,
  h: ALONE,
  nodes: [put(flag, (ALONE - flag.w * 2) / 2, (ALONE - flag.h * 2) / 2, 2)],
});

const ARMS = {
  hero: (seen) => ofHero(seen, ALONE),
  sauron: () => tagged(sauronArms(ALONE), 'sauron'),
  minion: ({ shown: { minion } }) =>
    typeof minion === 'string' ? tagged(minionArms(minion, ALONE), minion) : undefined,
  fight: (seen) => pair(ofHero(seen, TOGETHER), ofFoe(seen, TOGETHER)),
  'foe-wins': (seen) => pair(ofFoe(seen, TOGETHER), ofHero(seen, TOGETHER)),
  moved: (seen) =>
    isSaurons(seen) ? pair(tagged(sauronArms(TOGETHER), 'sauron'), ofHero(seen, TOGETHER)) : ofHero(seen, ALONE),
  event: () => flagOf(eventPiece()),
  nobody: () => undefined,
} satisfies Record<Doer, (seen: Seen) => Sprite | undefined>;

/** The arms for the newest headline; none where nobody did it, or nothing is told. */
export function armsOf(view: View, { now }: Look): Sprite | undefined {
  const deed = now?.deeds?.at(-1);
  return deed && ARMS[doerOf(deed)]({ view, shown: deed.shown, events: now?.events ?? [] });
}
