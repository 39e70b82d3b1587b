import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { act, position } from '#core/match';
import { makeRng } from '#core/rng';
import type { Event, Game, Json, Match, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { bazaar } from './kit/bazaar.ts';
import { goingOn, plays } from './kit/lengths.ts';
import { complete } from './kit/parts.ts';
import { salted } from './kit/salt.ts';
import { expectSame } from './kit/same.ts';
import { toy } from './kit/toy-game.ts';

/**
 * Who is asked, when, with which answers and about what may rest on public facts only (CONTRIBUTING, rules for scripts,
 * 9). The buttons below the board are made of these questions alone.
 */

/** The step in progress, played again from a state with other secrets; undefined when an answer is not legal there. */
function again<G, V>(game: Game<G, V>, match: Match<G>, base: G): { other: Match<G>; events: Event[] } | undefined {
  let other: Match<G> = { ...match, base, answers: [] };
  const events = [...position(game, other).events];
  for (const answer of match.answers) {
    const result = act(game, other, answer);
    if ('refused' in result) return undefined;
    events.push(...result.events);
    other = result.match;
  }
  return { other, events };
}
/** What somebody has heard of these events. */
const heard = (events: readonly Event[], viewer: Viewer): string =>
  JSON.stringify(
    events.map(({ type, shown, only }) => [type, shown, viewer === 'spectator' ? null : (only?.[viewer] ?? null)]),
  );

describe.each([toy, bazaar, ...complete].map((part) => [part.game.id, part as AnyGame] as const))('%s', (_, part) => {
  const { game, proofs } = part;
  test.each([
    ['progress', 3],
    ['random', 2],
  ] as const)('other secrets of the same news lead to the same questions, in %s play', (policy, matches) => {
    let [compared, answered] = [0, 0];
    // Whether some step asks more than once: only then something was answered in one that is under way.
    let isLong = false;
    const compare = (match: Match<Json>, viewer: Viewer) => {
      isLong ||= match.answers.length > 0;
      const base = proofs!.swapHidden(match.base, viewer, makeRng({ seed: salted(`swap/${compared}`), drawn: {} }));
      const told = again(game, match, base);
      const here = position(game, match);
      if (!told || heard(told.events, viewer) !== heard(here.events, viewer)) return;
      expectSame(position(game, told.other).open, here.open);
      compared++;
      answered += match.answers.length;
    };
    for (const i of goingOn(plays({ sample: 1, whole: matches }), () => compared > 20 && (answered > 3 || !isLong))) {
      playout(part, salted(`alike/${i}`), {
        policy,
        most: plays({ sample: 60, whole: 200 }),
        each: (match) => {
          compare(match, 'spectator');
          compare(match, match.stepNo % match.seats);
        },
      });
    }
    expect(compared).toBeGreaterThan(20);
    if (isLong) expect(answered).toBeGreaterThan(3);
  });
});
