import { describe, expect, test } from 'vitest';
import { askedNow } from '#asking/asked-now';
import { openSuggestions } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, choose, playout, raceFrom } from '#chance/playout';
import { readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { historyOf } from '#core/history';
import { act, position } from '#core/match';
import { endingOf } from '#core/outcome';
import { recover, replay } from '#core/recover';
import { earlierIn, setBack } from '#core/rewind';
import { makeRng } from '#core/rng';
import { locales } from '#core/text';
import { thinkOf } from '#core/think';
import type { AnyAction, Decision, Here, Json, Match, Outcome, Viewer } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { absencesOf, absentLabel } from './kit/absences.ts';
import { EARLY, kept, played, SLOWEST, UNSAID } from './kit/every-game.ts';
import { inquired, unbarred } from './kit/inquiring.ts';
import { salted } from './kit/salt.ts';
import { expectSame } from './kit/same.ts';

describe.each(played)('%s', (_, part, table, sample) => {
  const { game, pictures, proofs } = part;

  /**
   * A match to its end, and the same match after so many answers, or at its end if that comes before. Each is played once. Where a match is
   * not replayed from its end, it goes on from there in place.
   */
  const whole = kept((seed) => {
    let answers = 0;
    let early: Match<Json> | undefined;
    const { match } = playout(part, salted(seed), {
      ...table,
      ...(!sample.replaysWhole && { most: EARLY + 1 }),
      each: (m) => {
        const { open, outcome } = position(game, m);
        if (open.length > 0 !== (outcome === undefined)) throw new Error(`somebody is asked after answer ${answers}`);
        if (answers++ === EARLY) early = m;
      },
    });
    const { outcome = raceFrom(part, thinkOf(game, match), salted(`${seed}/on`)).outcome } = position(game, match);
    return { outcome, match, early: early ?? match };
  });

  test('matches by chance end; someone is always asked, or the match is over', { timeout: SLOWEST }, () => {
    for (let i = 0; i < sample.matches; i++) {
      const { outcome, match } = whole(`end/${i}`);
      expect(outcome).toBeDefined();
      endsRightly(part, match, outcome!);
    }
  });

  test('blind play never meets an error', () => {
    for (let i = 0; i < sample.blind; i++)
      playout(part, salted(`blind/${i}`), { ...table, policy: 'random', most: sample.blindly });
  });

  test('the state is plain JSON, takes its own schema, and a reloaded match goes on the same', () => {
    playout(part, salted('json'), {
      ...table,
      most: sample.json,
      each: (m) => {
        const again: Match<Json> = JSON.parse(JSON.stringify(m));
        expectSame(again, m);
        game.parse(again.base);
        expectSame(shown(game, again), shown(game, m));
      },
    });
  });

  test('recovering under the same rules loses no answer', () => {
    playout(part, salted('recover'), {
      ...table,
      most: sample.recover,
      each: (m) => {
        const { match, dropped } = recover(game, JSON.parse(JSON.stringify(m)));
        expect(dropped).toEqual([]);
        expectSame(match, m);
      },
    });
  });

  test('a match replayed from its seed and answers is the same', () => {
    const { match, early } = whole('end/0');
    expectReplayed(game, sample.replaysWhole ? match : early);
  });

  test('a match set back to a round, a turn or an answer goes on the same', () => {
    const { early: match } = whole('end/0');
    const history = historyOf(match.news);
    if (!game.round) expect(history.rounds).toEqual([]);
    else expect(history.rounds.length).toBeGreaterThan(0);
    const told = { type: 'set-back', shown: {} };
    const earlier = earlierIn(history, ({ events }) => events.length > 0);
    for (const kind of ['round', 'turn', 'before'] as const) {
      const ones = earlier.filter(({ to }) => kind in to);
      if (kind === 'before' || game[kind]) expect(ones.length).toBeGreaterThan(0);
      // The first and the last: what lies between is reached in the same way.
      for (const one of new Set([...ones.slice(0, 1), ...ones.slice(-1)])) {
        const set = setBack(game, match, history, { ...one, told });
        if ('refused' in set) throw new Error(`${JSON.stringify(one.to)}: ${set.refused.key}`);
        const { logged: at } = set.match;
        expect(at).toBe(one.at);
        let again: Match<Json> = JSON.parse(JSON.stringify(set.match));
        for (const { answer } of history.log.slice(at)) {
          const result = act(game, { ...again, orders: undefined } as never, answer!);
          if ('refused' in result) throw new Error(result.refused.key);
          again = result.match as Match<Json>;
        }
        expectSame(again.base, match.base);
        expectSame(again.rng, match.rng);
        const { remarks, ...after } = historyOf(again.news);
        expectSame({ ...after, remarks: [] }, history);
        expect(remarks.map((remark) => remark.at)).toEqual([at]);
      }
    }
  });

  test('what is picked is legal, and an answer with a value from nowhere is refused', () => {
    const chance = chanceFrom(salted('legal'));
    playout(part, salted('legal'), {
      ...table,
      most: sample.legal,
      each: (m) => {
        const { g, open } = position(game, m);
        for (const decision of open) {
          const here = { g, seat: decision.seat, about: decision.about };
          const { action, args } = choose({ ...part, g, decision, policy: 'random', chance });
          expectSame(readArgs(game.actions[action]!, here, args), { args });
          for (const name of Object.keys(args)) {
            const wrong = { ...args, [name]: typeof args[name] === 'number' ? 1e9 : 'nowhere' };
            expect(readArgs(game.actions[action]!, here, wrong)).toHaveProperty('refused');
          }
        }
      },
    });
  });

  test('what is said not to be there is not there, and why is said in both languages', () => {
    const seen = new Set<string>();
    playout(part, salted('absent'), {
      ...table,
      most: sample.legal,
      each: (m) => {
        const { g, open } = position(game, m);
        for (const decision of open) {
          const absences = absencesOf(part, g, decision);
          // While others answer, the same question stands with the same reasons.
          const all = JSON.stringify([decision.id, ...absences.map(({ option, why }) => [option, why])]);
          if (seen.has(all)) continue;
          seen.add(all);
          for (const one of absences) {
            if (one.isThere) throw new Error(`${decision.id} ${one.option} is there`);
            for (const locale of locales) {
              expect(part.text.say(one.why, locale)).not.toMatch(UNSAID);
              expect(absentLabel(part, one, locale)).not.toMatch(UNSAID);
            }
          }
        }
      },
    });
  });

  test('hidden means absent: other secrets change nothing of what anybody else gets', () => {
    let compared = 0;
    let different = 0;
    let secrets = 0;
    let isOver = false;
    playout(part, salted('secrets'), {
      ...table,
      most: sample.secrets,
      each: (m) => {
        const { g, open, asides, events, outcome } = position(game, m);
        isOver = outcome !== undefined;
        secrets += open.filter(({ secret }) => secret).length + events.filter(({ only }) => only).length;
        const viewers: Viewer[] = [...Array.from({ length: m.seats }, (_, i) => i), 'spectator'];
        for (const viewer of viewers) {
          const swapped = proofs!.swapHidden(g, viewer, makeRng({ seed: salted(`swap/${compared}`), drawn: {} }));
          compared++;
          if (JSON.stringify(swapped) !== JSON.stringify(g)) different++;
          const before = game.view(g, viewer);
          const after = game.view(swapped, viewer);
          if (JSON.stringify(after) !== JSON.stringify(before)) expect(after).toEqual(before);
          if (viewer === 'spectator')
            for (let seat = 0; seat < m.seats; seat++)
              expect(unbarred(part, swapped, seat), 'buttons of inquiries').toEqual(unbarred(part, g, seat));
          // The board of all marks what can be chosen, whoever is asked for it.
          if (viewer === 'spectator') expectSame(asked(part, swapped, open), asked(part, g, open));
          if (viewer === 'spectator')
            for (const decision of open.filter((one) => !one.secret))
              expectSame(inPublic(part, swapped, decision), inPublic(part, g, decision), decision.id);
          for (const locale of ['en', 'ja'] as const) {
            expect(pictures.alt.board(after, { locale })).toBe(pictures.alt.board(before, { locale }));
          }
          if (viewer !== 'spectator') {
            const asked = { seat: viewer, match: m };
            expectSame(inquired(part, { ...asked, g: swapped }), inquired(part, { ...asked, g }));
          }
          for (const decision of [...open, ...asides].filter((d) => d.seat === viewer)) {
            expectSame(reasons(part, swapped, decision), reasons(part, g, decision), decision.id);
            for (const action of decision.actions) {
              const what = `${decision.id} ${action}`;
              expectSame(offer(part, action, swapped, decision), offer(part, action, g, decision), what);
            }
          }
        }
      },
    });
    // A match that is over before has no more.
    if (!isOver) expect(compared).toBeGreaterThan(30);
    expect(compared).toBeGreaterThan(0);
    // A game may be open: then nothing is asked in secret and nothing told in private.
    if (different > 0) expect(different).toBeGreaterThan(compared / 10);
    else expect(secrets).toBe(0);
  });
});

/** The same again from its seed and answers alone. */
function expectReplayed(game: AnyGame['game'], match: Match<Json>) {
  const history = historyOf(match.news);
  const again = replay(game, match, history);
  expectSame({ ...again, news: [] }, { ...match, news: [] });
  expectSame(historyOf(again.news), history);
}

/** An end is one of the kinds there are words for; each seat has a result, and what decided it has words. */
function endsRightly(part: AnyGame, match: Match<unknown>, outcome: Outcome['outcome']) {
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
function offer(part: AnyGame, name: string, g: Json, decision: { seat: number; about: Json }) {
  const action = part.game.actions[name]!;
  const here = { g, seat: decision.seat, about: decision.about };
  const found: unknown[] = [];
  for (const args of take(action, here, 60)) found.push(args);
  return found;
}
/** The whole answers that stand below the question for everybody. */
const inPublic = (part: AnyGame, g: Json, decision: Decision) =>
  openSuggestions({ part: partNamed(part, () => g), match: 'm', g, locale: 'en' }, [decision]);
/** What is asked, as the board of all tells it. */
const asked = (part: AnyGame, g: Json, open: readonly Decision[]) =>
  askedNow(
    partNamed(part, () => g),
    g,
    open,
    'en',
  );
/** Why the seat is not offered what it could expect. */
const reasons = (part: AnyGame, g: Json, decision: Decision) =>
  absencesOf(part, g, decision).map(({ option, why, partial }) => ({ option, why, partial }));
function* take(action: AnyAction<Json>, here: Here<Json>, n: number) {
  for (const args of enumerate(action, here)) {
    yield args;
    if (--n === 0) return;
  }
}

/** A position with its state read. */
const shown = (game: AnyGame['game'], match: Match<Json>) => ({ ...position(game, match) });
