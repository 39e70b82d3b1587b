import { describe, expect, test } from 'vitest';
import { type Draft, privateQuestion } from '#asking/question';
import { chanceFrom, playout } from '#chance/playout';
import { readArgs } from '#core/actions';
import { pick } from '#core/enumerate';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import type { Decision, Json } from '#core/types';
import { plays } from './kit/lengths.ts';
import { parts } from './kit/parts.ts';
import { salted } from './kit/salt.ts';

/** Questions that can be answered in advance (`Game.ahead`), in every game that has any. */

const DECISIONS = plays({ sample: 150, whole: 2_000 });
const withAhead = parts.filter(({ game }) => game.ahead);

test('there are games in which something can be said in advance', () => {
  expect(withAhead.length).toBeGreaterThan(2);
});

describe.each(withAhead.map((part) => [part.game.id, part] as const))('In %s', (id, part) => {
  const { game } = part;

  test('the question of the next turn can be put to words and answered, tells nothing that is hidden, and mostly fits when it comes', () => {
    const chance = chanceFrom(salted(`ahead/${id}`));
    const seen = { put: 0, came: 0, fitted: 0 };
    const said = new Map<number, { key: string; action: string; args: Record<string, Json> }>();
    playout(part, salted(`ahead/play/${id}`), {
      most: DECISIONS,
      each(match) {
        const { g, open, outcome } = position(game, match);
        if (outcome) return;
        for (const decision of open) {
          const known = said.get(decision.seat);
          if (known?.key !== decision.key) continue;
          said.delete(decision.seat);
          seen.came++;
          const { seat, about } = decision;
          const isOffered = decision.actions.includes(known.action);
          const read = isOffered && readArgs(game.actions[known.action]!, { g, seat, about }, known.args);
          if (read && 'args' in read) seen.fitted++;
        }
        for (let seat = 0; seat < match.seats; seat++) {
          if (open.some((one) => one.seat === seat)) continue;
          const ahead = game.ahead!(g, seat);
          if (!ahead) continue;
          const { key, actions, about = null } = ahead;
          const decision: Decision = { id: `ahead~${seat}`, key, seat, actions: [...actions], about, secret: true };
          const put = (state: unknown) =>
            locales.map((locale) =>
              privateQuestion({ part, match: 'm', g: state, decision, locale }, undefined as Draft | undefined),
            );
          const now = put(g);
          seen.put++;
          if (part.proofs?.swapHidden && seen.put % 7 === 1) {
            const rng = makeRng({ seed: salted(`swap/${seen.put}`), drawn: {} });
            expect(put(part.proofs.swapHidden(g, seat, rng))).toEqual(now);
          }
          const names = actions.filter((name) => chance() < 2 / actions.length && name in game.actions);
          for (const action of names) {
            const args = pick(game.actions[action]!, { g, seat, about }, chance);
            if (args) said.set(seat, { key, action, args });
          }
        }
      },
    });
    expect(seen.put).toBeGreaterThan(5);
    expect(seen.came).toBeGreaterThan(0);
    expect(seen.fitted / seen.came).toBeGreaterThan(0.2);
  });
});
