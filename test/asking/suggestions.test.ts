import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { readArgs } from '#core/actions';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import type { AnyAction, Here, Json } from '#core/types';
import { games } from '#src/registry';
import { toy } from '../kit/toy-game.ts';

const MATCHES = 2;
const MOST = 500;

describe.each([toy, ...games].map((part) => [part.game.id, part] as const))('What %s suggests', (_, { game, text }) => {
  test('is a legal answer, has words in both languages, and rests on nothing that the asked seat may not know', () => {
    const seen = new Set<string>();
    const suggested = (name: string, here: Here<Json>) => {
      const action = game.actions[name] as AnyAction<Json>;
      return action.barred?.(here) ? [] : (action.suggest?.(here) ?? []);
    };
    for (let i = 0; i < MATCHES; i++) {
      playout(game, `suggest/${i}`, {
        most: MOST,
        each: (m) => {
          const { g, open } = position(game, m);
          for (const { actions, seat, about } of open) {
            const swapped = game.swapHidden(g, seat, makeRng({ seed: `swap/${logOf(m).length}`, drawn: {} }));
            for (const name of actions) {
              const here = { g, seat, about };
              const found = suggested(name, here);
              expect([name, suggested(name, { ...here, g: swapped })]).toEqual([name, found]);
              for (const { label, args } of found) {
                seen.add(label.key);
                expect([label.key, readArgs(game.actions[name]!, here, args)]).toEqual([label.key, { args }]);
                for (const locale of locales) expect(text.say(label, locale).length).toBeGreaterThan(0);
              }
            }
          }
        },
      });
    }
    expect([...seen].length).toBeGreaterThan(0);
  });
});
