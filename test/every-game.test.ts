import { describe, expect, test } from 'vitest';
import { askedLine, eventLines, publicComponents } from '#commands/public';
import { commonText } from '#commands/text';
import { readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { position, recover, replay } from '#core/match';
import { chanceFrom, choose, playout } from '#core/playout';
import { makeRng } from '#core/rng';
import type { AnyAction, Here, Json, Match, Viewer } from '#core/types';
import { games } from '#src/registry';
import { toy } from './kit/toy-game.ts';

const MATCHES = 6;

describe.each([toy, ...games].map((part) => [part.game.id, part] as const))('%s', (_, part) => {
  const { game, pictures, text } = part;
  const viewers: Viewer[] = [...Array.from({ length: game.seats.max }, (_, i) => i), 'spectator'];

  test('matches by chance end; someone is always asked, or the match is over', () => {
    for (let i = 0; i < MATCHES; i++) {
      const { over, match } = playout(game, `end/${i}`, {
        each: (m) => {
          const { open, outcome } = position(game, m);
          expect(open.length > 0).toBe(outcome === undefined);
        },
      });
      expect(over).toBe(true);
      expect(position(game, match).outcome!.winners.length).toBeGreaterThan(0);
    }
  });

  test('blind play never meets an error', () => {
    for (let i = 0; i < MATCHES; i++) playout(game, `blind/${i}`, { policy: 'random', most: 400 });
  });

  test('the state is plain JSON, takes its own schema, and a reloaded match goes on the same', () => {
    playout(game, 'json', {
      most: 300,
      each: (m) => {
        const again: Match<Json> = JSON.parse(JSON.stringify(m));
        expect(again).toEqual(m);
        game.parse(again.base);
        expect(position(game, again)).toEqual(position(game, m));
      },
    });
  });

  test('recovering under the same rules loses no answer', () => {
    playout(game, 'recover', {
      most: 120,
      each: (m) => {
        const { match, dropped } = recover(game, JSON.parse(JSON.stringify(m)));
        expect(dropped).toEqual([]);
        expect(match).toEqual(m);
      },
    });
  });

  test('a match replayed from its seed and answers is the same', () => {
    const { match } = playout(game, 'replay');
    expect(replay(game, match)).toEqual(match);
  });

  test('what is picked is legal, and an answer with a value from nowhere is refused', () => {
    const chance = chanceFrom('legal');
    playout(game, 'legal', {
      most: 150,
      each: (m) => {
        const { g, open } = position(game, m);
        for (const decision of open) {
          const here = { g, seat: decision.seat, about: decision.about };
          const { action, args } = choose(game, g, decision, 'random', chance);
          expect(readArgs(game.actions[action]!, here, args)).toEqual({ args });
          for (const name of Object.keys(args)) {
            const wrong = { ...args, [name]: typeof args[name] === 'number' ? 1e9 : 'nowhere' };
            expect(readArgs(game.actions[action]!, here, wrong)).toHaveProperty('refused');
          }
        }
      },
    });
  });

  test('hidden means absent: other secrets change nothing of what anybody else gets', () => {
    let compared = 0;
    let different = 0;
    playout(game, 'secrets', {
      each: (m) => {
        if (compared > 600) return;
        const { g, open } = position(game, m);
        for (const viewer of viewers) {
          const swapped = game.swapHidden(g, viewer, makeRng({ seed: `swap/${compared}`, drawn: {} }));
          compared++;
          if (JSON.stringify(swapped) !== JSON.stringify(g)) different++;
          const before = game.view(g, viewer);
          const after = game.view(swapped, viewer);
          expect(JSON.stringify(after)).toBe(JSON.stringify(before));
          for (const locale of ['en', 'ja'] as const) {
            expect(pictures.alt.board(after, { locale })).toBe(pictures.alt.board(before, { locale }));
          }
          for (const decision of open.filter((d) => d.seat === viewer)) {
            for (const action of decision.actions) {
              expect(offer(part, action, swapped, decision), `${decision.id} ${action}`).toEqual(
                offer(part, action, g, decision),
              );
            }
          }
          const shown = publicComponents(part, 'm', open, g, 'en', commonText);
          expect(publicComponents(part, 'm', open, swapped, 'en', commonText)).toEqual(shown);
        }
      },
    });
    expect(compared).toBeGreaterThan(30);
    expect(different).toBeGreaterThan(compared / 10);
  });

  test('every event, question and refusal has words in both languages', () => {
    for (let i = 0; i < MATCHES; i++) {
      const { match } = playout(game, `words/${i}`, {
        policy: i % 2 ? 'random' : 'progress',
        most: 1_500,
        each: (m) => {
          for (const decision of position(game, m).open) {
            for (const locale of ['en', 'ja'] as const) {
              expect(askedLine(part, decision, ['a', 'b'], locale)).not.toMatch(/undefined|\[object|\{/);
            }
          }
        },
      });
      for (const locale of ['en', 'ja'] as const) {
        for (const { events } of match.log) {
          for (const line of eventLines(part, events, locale)) expect(line).not.toMatch(/undefined|\[object|NaN|\{/);
        }
      }
    }
  });

  test('both languages have the same keys, and each sentence the same arguments', () => {
    expect(text.keys('ja').sort()).toEqual(text.keys('en').sort());
    const args = (key: string, locale: 'en' | 'ja') =>
      [...new Set([...text.template(key, locale).matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    const optional = new Set(text.keys('en').filter((key) => /^(label|ask)\./.test(key)));
    for (const key of text.keys('en').filter((one) => !optional.has(one)))
      expect(args(key, 'ja'), key).toEqual(args(key, 'en'));
  });

  test('every action has its words', () => {
    for (const action of Object.values(game.actions)) {
      const keys = [`action.${action.name}`, `action.${action.name}.help`, `command.${action.name}`];
      for (const field of Object.keys(action.fields)) {
        const at = `field.${action.name}.${field}`;
        keys.push(at, `${at}.help`, `${at}.command`);
      }
      for (const locale of ['en', 'ja'] as const) {
        for (const key of keys) expect(text.has(key, locale), `${key} ${locale}`).toBe(true);
        expect(text.say({ key: `action.${action.name}.help` }, locale).length).toBeLessThanOrEqual(100);
        expect(text.say({ key: `action.${action.name}` }, locale).length).toBeLessThanOrEqual(80);
      }
    }
  });
});

/** What the seat is offered: the first legal answers, with their words. */
function offer(part: (typeof games)[number], name: string, g: Json, decision: { seat: number; about: Json }) {
  const action = part.game.actions[name]!;
  const here = { g, seat: decision.seat, about: decision.about };
  const found: unknown[] = [];
  for (const args of take(action, here, 60)) found.push(args);
  return found;
}
function* take(action: AnyAction<Json>, here: Here<Json>, n: number) {
  for (const args of enumerate(action, here)) {
    yield args;
    if (--n === 0) return;
  }
}
