import { expect, test } from 'vitest';
import { isRefusal } from '#core/actions';
import { pick } from '#core/enumerate';
import { historyOf, logOf } from '#core/history';
import { act, position, start } from '#core/match';
import { replay } from '#core/recover';
import type { Match } from '#core/types';
import { limits, seas } from '#games/tears-of-the-dragon/printed/content';
import { text } from '#games/tears-of-the-dragon/printed/text';
import { battleView } from '#games/tears-of-the-dragon/seen/battle';
import { isPenguin, mayCommand, mayStand, otherSide } from '#games/tears-of-the-dragon/state/pieces';
import { State } from '#games/tears-of-the-dragon/state/state';
import { plays } from '../../../kit/lengths.ts';
import { expectSame } from '../../../kit/same.ts';
import { COUNTERS } from '../in-the-box.ts';
import { arenaGame } from './arena.ts';
import { chanceOf, randomBattle } from './random-battle.ts';

/** Random battles, played by chance to their end. */

const READ = 10;

/** What is wrong with a state: a counter in no or two places, a box apart from its leader, a piece above its cap. */
function faults(g: State): string[] {
  const found: string[] = [];
  if (!g.penguins && Object.keys(g.counters).length !== COUNTERS) found.push(`not ${COUNTERS} counters`);
  for (const [id, c] of Object.entries(g.counters)) {
    if (c.fate === 'map' ? c.at === '' : c.at !== '' || c.ship !== null || c.box !== null)
      found.push(`${id} is nowhere`);
    if (c.ship !== null && (!g.ships[c.ship] || !seas.has(c.at))) found.push(`${id} sails on land`);
    if (c.box !== null && g.counters[c.box]!.at !== c.at) found.push(`${id} lies in a box elsewhere`);
    if (c.box !== null && !mayCommand(c.box, id)) found.push(`${id} lies under a chieftain`);
    if (!isPenguin(id)) continue;
    if (c.fate === 'map' ? !mayStand(id, c.at) : c.fate !== 'pool') found.push(`${id} is ${c.fate} at ${c.at}`);
    if (c.fate === 'map' && g.counters[otherSide(id)]!.fate === 'map') found.push(`${id} shows two sides`);
    if (c.reduced) found.push(`${id} is reduced`);
  }
  for (const { pieces } of battleView(g, 'spectator')?.lines ?? []) {
    for (const { slot, modified } of pieces)
      if (modified > limits.eldritchMightCap) found.push(`${slot} fights with ${modified}`);
  }
  return found;
}

/** How the battles ended, which answers were given, and what was told, each with how often. */
function play(battles: number, penguins: boolean): Record<'ends' | 'answered' | 'told', Record<string, number>> {
  const ends: Record<string, number> = {};
  const answered: Record<string, number> = {};
  const told: Record<string, number> = {};
  for (let seed = 0; seed < battles; seed++) {
    const arrangement = randomBattle(seed, penguins);
    const game = arenaGame(arrangement);
    const chance = chanceOf(seed + 100_000);
    const begun: Match<State> = start(game, { options: {}, seats: 2, seed: arrangement.seed! });
    /** One battle in so many goes through JSON and its schema after every answer, and is played again from its log; the others are read at their end. */
    const isRead = seed % READ === 0;
    // As in a store, where news are written down once.
    const news: Match<State>['news'] = [];
    const written = (from: Match<State>): Match<State> => {
      news.push(...(isRead ? JSON.parse(JSON.stringify(from.news)) : from.news));
      const saved = { ...from, news: [] };
      return isRead ? JSON.parse(JSON.stringify(saved)) : saved;
    };
    let match = written(begun);
    for (let answers = 0; ; answers++) {
      const { g, open, outcome } = position(game, match);
      expectSame(faults(g), []);
      if (isRead || outcome) State.parse(g);
      if (outcome) break;
      if (answers >= 600) throw new Error(`battle ${seed} goes on`);
      const decision = open[Math.floor(chance() * open.length)]!;
      text.say({ key: `ask.${decision.key}`, args: { ...(decision.about as object), seat: decision.seat } }, 'en');
      for (const name of decision.actions) game.actions[name]!.about?.parse(decision.about);
      const here = { g, seat: decision.seat, about: decision.about };
      const offers = decision.actions.flatMap((name) => {
        const args = pick(game.actions[name]!, here, chance);
        return args ? [{ name, args }] : [];
      });
      if (offers.length === 0) throw new Error(`battle ${seed}: ${decision.key} is a dead end`);
      const { name, args } = offers[Math.floor(chance() * offers.length)]!;
      answered[name] = (answered[name] ?? 0) + 1;
      const result = act(game, match, { decision: decision.id, seat: decision.seat, action: name, args });
      if (isRefusal(result)) throw new Error(`battle ${seed}: ${JSON.stringify(result)}`);
      match = written(result.match);
    }
    const { g } = position(game, match);
    match = { ...match, news };
    if (isRead) expect(replay(game, match, historyOf(match.news)).base).toEqual(match.base);
    expect(g.battle).toBeNull();
    for (const entry of logOf(match)) {
      for (const { type, shown, only } of entry.events) {
        told[type] = (told[type] ?? 0) + 1;
        if (type === 'arena-end') continue;
        for (const locale of ['en', 'ja'] as const) {
          text.say({ key: `event.${type}`, args: shown }, locale);
          for (const own of Object.values(only ?? {}))
            text.say({ key: `event.${type}.only`, args: { ...shown, ...own } }, locale);
        }
        // A unit's identity never leaves the table.
        expect(JSON.stringify(shown)).not.toMatch(
          /(warsteed|wargroup|cadmin|terramax|elite-guard|cavalry|foot-soldier|penguin-of-\w+)-\d/,
        );
      }
    }
    const end = String(
      logOf(match)
        .flatMap((entry) => entry.events)
        .find((event) => event.type === 'arena-end')!.shown.end,
    );
    ends[end] = (ends[end] ?? 0) + 1;
  }
  return { ends, answered, told };
}

test('TD-27: random battles with penguins come to their end; some change sides', {
  timeout: 600_000,
}, () => {
  const { told } = play(plays({ sample: 40, whole: 120 }), true);
  expect(told['penguins-changed-sides'] ?? 0).toBeGreaterThan(0);
});

test('random battles of every kind come to their end', { timeout: 600_000 }, () => {
  const { ends, answered } = play(plays({ sample: 80, whole: 300 }), false);
  // Every answer has come up, and every way a battle can end (that both are gone has a test of its own).
  expect(Object.keys(answered).sort()).toEqual(Object.keys(arenaGame(randomBattle(0)).actions).sort());
  expect(
    Object.keys(ends)
      .filter((end) => end !== 'both-gone')
      .sort(),
  ).toEqual([
    'attacker-gone',
    'attacker-left',
    'broken-off',
    'castle-taken',
    'defender-gone',
    'defender-left',
    'done',
    'overrun-failed',
    'overrun-won',
  ]);
});
