import { expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { logOf } from '#core/history';
import { position } from '#core/match';
import { makeRng } from '#core/rng';
import type { Decision, Game, Rng, Setup, Table, Viewer } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { text } from '#games/tears-of-the-dragon/printed/text';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import {
  boxOf,
  commandOf,
  isChieftain,
  isPenguin,
  isUnit,
  mayCommand,
  mayStand,
  otherSide,
  SUMMON_PENGUINS,
} from '#games/tears-of-the-dragon/state/pieces';
import type { State } from '#games/tears-of-the-dragon/state/state';
import { goingOn, plays } from '../../kit/lengths.ts';
import { salted } from '../../kit/salt.ts';
import { expectSame } from '../../kit/same.ts';
import { part } from './part.ts';

/** Matches by chance in which every wizard knows Summon Penguins, all armies begin on the coast, and much goes wrong. */

const SHORES: Record<string, string> = {
  glaginsdreg: 'foam-break',
  kimrin: 'alder-bay',
  ilrog: 'ilrog',
  'caer-navell': 'brightsea',
  'caer-sillius': 'devonport',
  'caer-clavell': 'rockhurst',
};
/** More spells fail than by the rules, and every tragic failure is a backfire. */
const unlucky = (rng: Rng): Rng => ({
  shuffle: (items, stream) => rng.shuffle(items, stream),
  die(sides, stream) {
    const die = rng.die(sides, stream);
    if (stream === 'spell-failure') return 8;
    return stream === 'spell-check' && die === 5 ? 10 : die;
  },
});
const game: Game<State, View> = {
  ...tearsOfTheDragon,
  steps: Object.fromEntries(
    Object.entries(tearsOfTheDragon.steps).map(([name, step]) => [
      name,
      (t: Table<State>, args: unknown) => step({ ...t, rng: unlucky(t.rng) }, args),
    ]),
  ),
  setup: (from: Setup): State => {
    const g = tearsOfTheDragon.setup(from);
    for (const mind of Object.values(g.wizardry)) mind.known = [SUMMON_PENGUINS, ...mind.known.slice(0, 2)];
    for (const c of Object.values(g.counters)) c.at = SHORES[c.at] ?? c.at;
    return g;
  },
};
const options = { penguins: 'on' };

/** What is wrong: a counter with both sides in play, a penguin where none goes, or under one who may not command it. */
function faults(g: State): string[] {
  const found: string[] = [];
  for (const [id, c] of Object.entries(g.counters)) {
    if (c.box !== null && !mayCommand(c.box, id)) found.push(`${id} lies under ${c.box}`);
    if (!isPenguin(id)) continue;
    if (c.fate !== 'pool' && g.counters[otherSide(id)]!.fate !== 'pool') found.push(`${id} has two sides up`);
    if (c.fate === 'map' ? !mayStand(id, c.at) : c.fate !== 'pool') found.push(`${id} is ${c.fate} at ${c.at}`);
    if (c.fate === 'pool' && (c.at !== '' || c.box !== null || c.ship !== null)) found.push(`${id} left something`);
    if (c.ship !== null && !g.ships[c.ship]) found.push(`${id} sails on nothing`);
    if (c.reduced || c.trapped || g.prisoners[id]) found.push(`${id} is reduced, trapped or held`);
    if (isChieftain(id) && boxOf(g, id).length > commandOf(id)) found.push(`${id} commands too many`);
  }
  return found;
}

test('TD-27: whatever happens, each counter shows one side, and penguins keep to their coasts and their commanders', {
  timeout: 300_000,
}, () => {
  const told: Record<string, number> = {};
  let swimming = 0;
  const isMet = () => swimming > 0 && ['penguins-came', 'penguins-turned'].every((type) => told[type]);
  for (const i of goingOn(plays({ sample: 2, whole: 12 }), isMet)) {
    const { match } = playout({ ...part, game }, salted(`penguins/${i}`), {
      options,
      policy: i % 3 === 2 ? 'random' : 'progress',
      most: 800,
      each: (m) => {
        const { g, open } = position(game, m);
        expectSame(faults(g), []);
        for (const { seat, about, actions } of open) {
          for (const action of actions.map((name) => game.actions[name]!)) {
            action.about?.parse(about);
            for (const { args, label } of action.suggest?.({ g, seat, about }) ?? []) {
              expectSame(readArgs(action, { g, seat, about }, args), { args }, `${action.name} ${label.key}`);
            }
          }
        }
        if (Object.entries(g.counters).some(([id, c]) => c.ship !== null && isPenguin(id))) swimming++;
      },
    });
    for (const { type, shown, only } of logOf(match).flatMap(({ events }) => events)) {
      told[type] = (told[type] ?? 0) + 1;
      if (!/penguin|spell-learnt|casualty/.test(type)) continue;
      for (const locale of ['en', 'ja'] as const) {
        expect(text.say({ key: `event.${type}`, args: shown }, locale)).not.toMatch(/undefined|\[object|\{/);
      }
      expect(JSON.stringify([shown, only])).not.toMatch(/penguin-of-\w+-\d/);
    }
  }
  for (const type of ['penguins-came', 'penguins-turned']) {
    expect(told[type] ?? 0, type).toBeGreaterThan(0);
  }
  expect(swimming).toBeGreaterThan(0);
});

test('TD-6.3, TD-27: penguins in boxes are hidden like everything else', { timeout: 300_000 }, () => {
  let compared = 0;
  let penguins = 0;
  const isMet = () => penguins > compared / 20;
  for (const i of goingOn(plays({ sample: 1, whole: 4 }), isMet)) {
    playout({ ...part, game }, salted(`hidden penguins/${i}`), {
      options,
      most: 300,
      each: (m) => {
        const { g, open } = position(game, m);
        for (const viewer of [0, 1, 'spectator'] as Viewer[]) {
          const swapped = part.proofs.swapHidden(g, viewer, makeRng({ seed: salted(`swap/${compared++}`), drawn: {} }));
          expectSame(faults(swapped), []);
          if (Object.keys(g.counters).some((id) => isUnit(id) && isPenguin(id) && moved(g, swapped, id))) penguins++;
          expectSame(game.view(swapped, viewer), game.view(g, viewer));
          for (const decision of open.filter(({ seat }) => seat === viewer)) {
            for (const name of decision.actions) {
              expectSame(offers(name, swapped, decision), offers(name, g, decision), `${decision.id} ${name}`);
            }
          }
        }
      },
    });
  }
  expect(isMet()).toBe(true);
});
const moved = (before: State, after: State, id: string): boolean =>
  JSON.stringify(before.counters[id]) !== JSON.stringify(after.counters[id]);
function offers(name: string, g: State, { seat, about }: Decision): unknown[] {
  const found: unknown[] = [];
  for (const args of enumerate(game.actions[name]!, { g, seat, about })) {
    found.push(args);
    if (found.length === 40) break;
  }
  return found;
}
