import { describe, expect, test } from 'vitest';
import { named } from '#asking/names';
import { askedLine, eventLines } from '#asking/public';
import { chanceFrom, choose, playout } from '#chance/playout';
import { readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { historyOf, logOf } from '#core/history';
import { act, position, start } from '#core/match';
import { orderAction } from '#core/orders';
import { endingOf } from '#core/outcome';
import { recover, replay } from '#core/recover';
import { setBack } from '#core/rewind';
import { makeRng } from '#core/rng';
import { rolesFrom, seatRange } from '#core/seats';
import { locales } from '#core/text';
import type { AnyAction, Here, Json, Match, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { bazaar } from './kit/bazaar.ts';
import { caravan } from './kit/caravan/part.ts';
import { combinations } from './kit/combinations.ts';
import { toy } from './kit/toy-game.ts';

/** How much is played of a game under one choice of its options: matches, or positions. */
interface Sample {
  matches: number;
  blind: number;
  json: number;
  recover: number;
  replay: number;
  legal: number;
  secrets: number;
  words: number;
}
const thorough: Sample = {
  matches: 6,
  blind: 6,
  json: 300,
  recover: 120,
  replay: 20_000,
  legal: 150,
  secrets: 200,
  words: 6,
};
/** For every choice of options but the first: the rules differ here and there, the machinery does not. */
const brief: Sample = { matches: 1, blind: 1, json: 40, recover: 30, replay: 250, legal: 60, secrets: 60, words: 2 };
/** A whole match of the slowest scenario, on a machine that does something else as well. */
const SLOWEST = 240_000;

const parts = [toy, bazaar, caravan, ...games];
/**
 * Every choice of options that is played, with numbers of seats: the first choice with the fewest, with one more, and
 * with the most; each further one with one seat more than the one before, round and round.
 */
const played = parts.flatMap((part) =>
  combinations(part.game.options).flatMap((options, i) => {
    const { min, max } = seatRange(part.game, options);
    const numbers = i === 0 ? [...new Set([min, Math.min(min + 1, max), max])] : [min + (i % (max - min + 1))];
    return numbers.map((seats) => {
      const name = [part.game.id, `${seats} seats`, ...Object.values(options)].join(', ');
      return [name, part, { options, seats }, i === 0 && seats <= min + 1 ? thorough : brief] as const;
    });
  }),
);

describe.each(played)('%s', (_, part, table, sample) => {
  const { game, pictures } = part;

  test('matches by chance end; someone is always asked, or the match is over', { timeout: SLOWEST }, () => {
    for (let i = 0; i < sample.matches; i++) {
      const { over, match } = playout(game, `end/${i}`, {
        ...table,
        each: (m) => {
          const { open, outcome } = position(game, m);
          expect(open.length > 0).toBe(outcome === undefined);
        },
      });
      expect(over).toBe(true);
      endsRightly(part, match);
    }
  });

  test('blind play never meets an error', () => {
    for (let i = 0; i < sample.blind; i++) playout(game, `blind/${i}`, { ...table, policy: 'random', most: 400 });
  });

  test('the state is plain JSON, takes its own schema, and a reloaded match goes on the same', () => {
    playout(game, 'json', {
      ...table,
      most: sample.json,
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
      ...table,
      most: sample.recover,
      each: (m) => {
        const { match, dropped } = recover(game, JSON.parse(JSON.stringify(m)));
        expect(dropped).toEqual([]);
        expect(match).toEqual(m);
      },
    });
  });

  test('a match replayed from its seed and answers is the same', () => {
    const { match } = playout(game, 'replay', { ...table, most: sample.replay });
    const history = historyOf(match.news);
    const again = replay(game, match, history);
    expect({ ...again, news: [] }).toEqual({ ...match, news: [] });
    expect(historyOf(again.news)).toEqual(history);
  });

  test('a match set back to a round goes on the same', () => {
    if (!game.round)
      return expect(playout(game, 'back', { ...table, most: 60 }).match.news.some((line) => 'round' in line)).toBe(
        false,
      );
    const { match } = playout(game, 'back', { ...table, most: Math.min(sample.replay, 300) });
    const history = historyOf(match.news);
    expect(history.rounds.length).toBeGreaterThan(0);
    for (const { name, at } of [history.rounds[0]!, history.rounds.at(-1)!]) {
      const back = setBack(game, match, history, name);
      if ('refused' in back) throw new Error(back.refused.key);
      expect(back.logged).toBe(at);
      let again: Match<Json> = JSON.parse(JSON.stringify(back));
      for (const { answer } of history.log.slice(at)) {
        const result = act(game, { ...again, orders: undefined } as never, answer!);
        if ('refused' in result) throw new Error(result.refused.key);
        again = result.match as Match<Json>;
      }
      expect(again.base).toEqual(match.base);
      expect(again.rng).toEqual(match.rng);
      expect(historyOf(again.news)).toEqual(history);
    }
  });

  test('what is picked is legal, and an answer with a value from nowhere is refused', () => {
    const chance = chanceFrom('legal');
    playout(game, 'legal', {
      ...table,
      most: sample.legal,
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
    let secrets = 0;
    playout(game, 'secrets', {
      ...table,
      most: sample.secrets,
      each: (m) => {
        const { g, open, asides, events } = position(game, m);
        secrets += open.filter(({ secret }) => secret).length + events.filter(({ only }) => only).length;
        const viewers: Viewer[] = [...Array.from({ length: m.seats }, (_, i) => i), 'spectator'];
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
          for (const decision of [...open, ...asides].filter((d) => d.seat === viewer)) {
            for (const action of decision.actions) {
              expect(offer(part, action, swapped, decision), `${decision.id} ${action}`).toEqual(
                offer(part, action, g, decision),
              );
            }
          }
        }
      },
    });
    expect(compared).toBeGreaterThan(30);
    // A game may be open: then nothing is asked in secret and nothing told in private.
    if (different > 0) expect(different).toBeGreaterThan(compared / 10);
    else expect(secrets).toBe(0);
  });

  test('the first answer to a question that several share closes it for all of them', () => {
    playout(game, 'shared', {
      ...table,
      most: sample.legal,
      each: (m) => {
        const { g, open } = position(game, m);
        const shared = open.filter((one) => one.shared);
        if (shared.length === 0) return;
        const chance = chanceFrom(shared[0]!.id);
        for (const { seat, id, ...question } of shared) {
          const of = (one: (typeof shared)[number]) => one.id.slice(0, one.id.lastIndexOf('.'));
          const same = shared.filter((one) => of(one) === id.slice(0, id.lastIndexOf('.')));
          expect(same.length).toBeGreaterThan(1);
          expect(same.map(({ seat: _, id: __, ...rest }) => rest)).toEqual(same.map(() => question));
          const answer = choose(game, g, { seat, id, ...question }, 'random', chance);
          const result = act(game, JSON.parse(JSON.stringify(m)), { decision: id, seat, ...answer });
          if ('refused' in result) throw new Error(result.refused.key);
          const after = position(game, result.match).open.map((one) => one.id);
          for (const one of same) expect(after).not.toContain(one.id);
        }
      },
    });
  });

  test('roles are those that the options know, each with as many as it may have', () => {
    const { match } = playout(game, 'roles', { ...table, most: 0 });
    const roles = game.roles?.(match.options);
    if (!roles) return expect(match).not.toHaveProperty('roles');
    expect(match.roles).toHaveLength(match.seats);
    for (const { id, n } of roles) {
      const taken = match.roles!.filter((one) => one === id).length;
      expect(taken).toBeGreaterThanOrEqual(n[0]);
      expect(taken).toBeLessThanOrEqual(n[1]);
    }
    expect(rolesFrom(game, match.options, match.seats, match.roles)).toEqual(match.roles);
    const others = Array<string>(match.seats).fill('nobody');
    const { options, seats } = table;
    expect(() => start(game, { options, seats, seed: 'roles', roles: others })).toThrow(RangeError);
  });

  test('questions belong to windows that the game declares', () => {
    const met = new Set<string>();
    playout(game, 'windows', {
      ...table,
      most: game.windows ? 600 : 60,
      each: (m) => {
        for (const { window } of position(game, m).open) if (window !== undefined) met.add(window);
      },
    });
    const known = Object.keys(game.windows ?? {});
    for (const window of met) expect(known).toContain(window);
    if (known.length > 0) expect(met.size).toBeGreaterThan(0);
  });

  test('every event, question and refusal has words in both languages', () => {
    for (let i = 0; i < sample.words; i++) {
      const { match } = playout(game, `words/${i}`, {
        ...table,
        policy: i % 2 ? 'random' : 'progress',
        most: 250 * sample.words,
        each: (m) => {
          const { g, open } = position(game, m);
          const here = named(part, () => g);
          for (const decision of open) {
            for (const locale of locales) {
              expect(askedLine(here, decision, ['a', 'b'], locale)).not.toMatch(UNSAID);
            }
          }
        },
      });
      const after = named(part, () => match.base);
      for (const locale of locales) {
        for (const { events, turns = [] } of logOf(match)) {
          for (const line of eventLines(after, events, locale)) expect(line).not.toMatch(UNSAID);
          for (const [, turn] of turns) {
            if (turn) expect(after.text.say({ key: 'turn.name', args: turn }, locale)).not.toMatch(UNSAID);
          }
          for (const { fold } of events) {
            if (fold !== undefined) expect(after.text.has(`fold.${fold}`, locale), fold).toBe(true);
          }
        }
        const round = game.round?.(match.base);
        if (round) expect(after.text.say({ key: 'round.name', args: round }, locale)).not.toMatch(UNSAID);
      }
    }
  });
});

describe.each(parts.map((part) => [part.game.id, part] as const))('%s', (_, { game, text }) => {
  test('both languages have the same keys, and each sentence the same arguments', () => {
    expect(text.keys('ja').sort()).toEqual(text.keys('en').sort());
    const args = (key: string, locale: 'en' | 'ja') =>
      [...new Set([...text.template(key, locale).matchAll(/\{(\w+)/g)].map(([, name]) => name))].sort();
    const optional = new Set(text.keys('en').filter((key) => /^(label|ask)\./.test(key)));
    for (const key of text.keys('en').filter((one) => !optional.has(one)))
      expect(args(key, 'ja'), key).toEqual(args(key, 'en'));
  });

  test('every option has its words, and what needs agreement is one of its values but not the first', () => {
    for (const [name, values] of Object.entries<readonly string[]>(game.options)) {
      for (const locale of ['en', 'ja'] as const) {
        const line = (value: string) => text.say({ key: `option.${name}.${value}` }, locale);
        const label = text.say({ key: `option.${name}` }, locale);
        expect(new Set(values.map(line)).size).toBe(values.length);
        for (const value of values) {
          expect(`${label}: ${line(value)}`.length).toBeLessThanOrEqual(100);
          const help = `option.${name}.${value}.help`;
          if (text.has(help, locale)) expect(text.say({ key: help }, locale).length, help).toBeLessThanOrEqual(100);
        }
      }
    }
    for (const [name, values] of Object.entries<readonly string[]>(game.consent ?? {})) {
      for (const value of values) expect(game.options[name]!.slice(1), name).toContain(value);
    }
  });

  test('every role and every standing order has its words', () => {
    const roles = combinations(game.options).flatMap((options) => game.roles?.(options) ?? []);
    const keys = roles.map(({ id }) => `role.${id}`);
    for (const [window, { orders }] of Object.entries(game.windows ?? {})) {
      keys.push(`window.${window}`);
      for (const order of Object.keys(orders)) {
        const { name, fields } = orderAction(game, window, order)!;
        const own = Object.keys(fields).flatMap((field) => [`field.${name}.${field}`, `field.${name}.${field}.help`]);
        keys.push(`action.${name}`, `action.${name}.help`, ...own);
      }
    }
    for (const locale of locales) {
      for (const key of keys) expect(text.has(key, locale), `${key} ${locale}`).toBe(true);
      for (const key of keys.filter((one) => one.endsWith('.help')))
        expect(text.say({ key }, locale).length, key).toBeLessThanOrEqual(100);
    }
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

/** What words must not look like: something was missing. */
const UNSAID = /undefined|\[object|NaN|\{/;

/** An end is one of the kinds there are words for; each seat has a result, and what decided it has words. */
function endsRightly(part: AnyGame, match: Match<unknown>) {
  const outcome = position(part.game, match).outcome!;
  expect(outcome.seats.length).toBeGreaterThanOrEqual(match.seats);
  for (const { result, score = 0 } of outcome.seats) {
    expect(['won', 'lost', 'drawn']).toContain(result);
    expect(Number.isFinite(score)).toBe(true);
  }
  const { ending, seats } = endingOf(outcome);
  // All may lose together: that is an end like any other.
  expect(seats.length === 0).toBe(ending === 'all-lost');
  const { why, carried } = outcome;
  for (const locale of locales) if (why) expect(part.text.say(why, locale)).not.toMatch(UNSAID);
  if (part.game.campaign) part.game.campaign.parse(carried);
  else expect(carried).toBeUndefined();
}

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
