import fc from 'fast-check';
import { playout } from '#chance/playout';
import { copy } from '#core/copy';
import { GOAL, poolLimit, SHADOW_FALLS } from '#games/middle-earth-quest/printed/boards/track';
import { LOCATIONS } from '#games/middle-earth-quest/printed/map/map';
import { HERO_STEPS, MARKERS, ROWS, SAURON_STEPS, STATS } from '#games/middle-earth-quest/printed/terms/names';
import { OPTIONS } from '#games/middle-earth-quest/rules/match/setup';
import { adjust } from '#games/middle-earth-quest/state/influence/adjust';
import type { Hero, State } from '#games/middle-earth-quest/state/state';
import { stageOf } from '#games/middle-earth-quest/state/story/markers';
import { endStep } from '#games/middle-earth-quest/state/turns';
import { asJson, type Built } from '../../kit/played-on.ts';
import { salted } from '../../kit/salt.ts';
import { part } from './part.ts';

/**
 * Positions of Middle-Earth Quest that nobody has played to, at the beginning of a step. Heroes are anywhere, with
 * their cards anyhow divided. Shadow, tokens and favor are anywhere on the map, the markers anywhere before the end of
 * the track.
 */

const small = (max: number) => fc.nat({ max });
const ofSeats = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 3, maxLength: 3 });
const place = fc.constantFrom(...LOCATIONS);
const placed = (most: number) => fc.array(fc.tuple(place, fc.integer({ min: 1, max: 3 })), { maxLength: most });

const drawn = fc.record({
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.record({
    rally: fc.constantFrom(...OPTIONS.rally),
    stacks: fc.constantFrom(...OPTIONS.stacks),
    zero: fc.constantFrom(...OPTIONS.zero),
    wisdom: fc.constantFrom(...OPTIONS.wisdom),
  }),
  seed: small(1_000_000),
  heroes: ofSeats(
    fc.record({
      at: place,
      hand: small(7),
      rest: small(12),
      damage: small(10),
      favor: small(5),
      levels: fc.array(small(2), { minLength: STATS.length, maxLength: STATS.length }),
      corruption: small(2),
    }),
  ),
  influence: placed(12),
  pool: small(12),
  favors: placed(6),
  tokens: fc.array(fc.tuple(small(20), place), { maxLength: 8 }),
  markers: fc.array(small(GOAL - 3), { minLength: MARKERS.length, maxLength: MARKERS.length }),
  rows: fc.array(small(1), { minLength: ROWS.length, maxLength: ROWS.length }),
  shadow: small(8),
  plots: small(4),
  /** So many steps after the beginning of a round. */
  step: small(SAURON_STEPS.length + 3 * HERO_STEPS.length - 1),
  round: fc.integer({ min: 2, max: 12 }),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer T> ? T : never;

/** Whole positions with the options of their match. */
export const positions: fc.Arbitrary<Built<State>> = drawn.map((one) => {
  const { options, seats } = one;
  const g = dealt(one);
  for (const [i, hero] of g.heroes.entries()) stand(g, hero, one.heroes[i]!);
  layMap(g, one);
  layTrack(g, one);
  g.shadow.push(...g.shadowDeck.draw.splice(0, one.shadow));
  g.plots.push(...g.plotDeck.draw.splice(0, one.plots));
  g.round = one.round;
  for (let n = 0; n < one.step; n++) endStep(g);
  return asJson({ options, seats, g });
});

/** The match as it stands when the set-up is over. */
function dealt({ options, seats, seed }: Drawn): State {
  let found: State | undefined;
  playout(part, salted(String(seed)), {
    options,
    seats,
    most: 40,
    each: ({ base }) => {
      if (base.stage === 'play') found ??= copy(base);
    },
  });
  return found!;
}

/** MEQ-1.2: a card is in one pile; a hero who travels has one at least in his life pool. */
function stand(g: State, hero: Hero, one: Drawn['heroes'][number]): void {
  const cards = Object.values(hero.piles).flat();
  hero.at = one.at;
  hero.favor = one.favor;
  hero.levels = Object.fromEntries(STATS.map((stat, i) => [stat, one.levels[i]])) as Hero['levels'];
  hero.piles = {
    hand: cards.splice(0, one.hand),
    rest: cards.splice(0, Math.min(one.rest, cards.length - 1)),
    damage: cards.splice(0, Math.min(one.damage, cards.length - 1)),
    life: cards,
  };
  hero.corruption.push(...g.corruptionDeck.draw.splice(0, one.corruption));
}

function layMap(g: State, { influence, favors, tokens, options }: Drawn): void {
  for (const [at, n] of influence) g.influence[at] = n;
  g.influence = adjust(g.influence).board;
  for (const [at, n] of favors) g.favors[at] = n;
  const stacks = Object.entries(g.stacks);
  for (const [which, at] of tokens) {
    const [stack, { draw }] = stacks[which % stacks.length]!;
    const face = options.stacks === 'any' ? draw.shift() : undefined;
    if (face) g.tokens.push({ no: g.nextToken++, face, stack, at, seenBy: [] });
  }
}

function layTrack(g: State, { markers, rows, pool }: Drawn): void {
  for (const [i, marker] of MARKERS.entries()) g.markers[marker] = markers[i]!;
  // MEQ-9.1: with all three in The Shadow Falls the finale would be due.
  g.markers.black = Math.min(g.markers.black, SHADOW_FALLS - 1);
  g.reached = stageOf(g.markers);
  g.pool = Math.min(pool, poolLimit(g.reached));
  for (const [i, row] of ROWS.entries()) g.actionTokens[row] = rows[i]!;
}
