import { expect, test } from 'vitest';
import { isRefusal } from '#core/actions';
import { type Chance, pick } from '#core/enumerate';
import { act, position, start } from '#core/match';
import type { Match } from '#core/types';
import { berserkBattle } from '#games/tears-of-the-dragon/battle/berserk';
import type { BattleCall } from '#games/tears-of-the-dragon/battle/battle';
import { battleView } from '#games/tears-of-the-dragon/battle/view';
import { text } from '#games/tears-of-the-dragon/text';
import { areas, limits, roadsFrom, seas, seasNextTo } from '#games/tears-of-the-dragon/content';
import { isFighter, isLeader, isUnit, isWizard, seatOf, TERRAMAX } from '#games/tears-of-the-dragon/pieces';
import { setUp } from '#games/tears-of-the-dragon/setup';
import { State } from '#games/tears-of-the-dragon/state';
import { type Arrangement, arenaGame, everySpell } from './arena.ts';

/** Battles of random composition, played by chance to their end. */

export function chanceOf(seed: number): Chance {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let x = Math.imul(a ^ (a >>> 15), 1 | a);
    x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
}
const counters = Object.keys(setUp().counters);
const kinds = ['field', 'assault', 'sea', 'sortie', 'overrun', 'berserk'] as const;

export function randomBattle(seed: number): Arrangement {
  const chance = chanceOf(seed);
  const below = (n: number) => Math.floor(chance() * n);
  const oneOf = <T>(items: readonly T[]): T => items[below(items.length)]!;
  const kind = kinds[seed % kinds.length]!;
  const castles = [...areas.values()].filter((area) => area.type === 'castle');
  const land = [...areas.values()].filter((area) => area.type !== 'island');
  const attacker = below(2);
  // Wizards come to the front, so that there is much magic in these battles.
  const weight = (id: string) => chance() - (isWizard(id) || id === TERRAMAX ? 0.35 : 0);
  const pool = (seat: number) =>
    counters
      .filter((id) => seatOf(id) === seat)
      .map((id) => [weight(id), id] as const)
      .sort(([a], [b]) => a - b)
      .map(([, id]) => id);
  const pieces: Arrangement['pieces'] = {};
  const sea = kind === 'sea' || (kind === 'berserk' && below(4) === 0);
  const ownCastle = castles.filter((c) => (c.controller === 'gorganun' ? 0 : 1) === (kind === 'sortie' ? attacker : 1 - attacker));
  const place = sea ? oneOf([...seas.keys()]) : kind === 'assault' || kind === 'sortie' ? oneOf(ownCastle).id : oneOf(land).id;
  const near = sea ? seasNextTo(place) : roadsFrom(place);
  const sides = [0, 1].map((seat) => {
    const all = pool(seat).filter((id) => kind !== 'sea' || id !== TERRAMAX || seat === attacker);
    let chosen: string[];
    const fighters = all.filter(isFighter);
    if (sea) chosen = fighters.filter((id) => id !== TERRAMAX).slice(0, 2 + below(limits.shipUnits - 1));
    else if (kind === 'overrun') chosen = seat === attacker ? fighters.slice(0, 5 + below(3)) : fighters.slice(0, 1);
    else if (kind === 'assault' && seat !== attacker) chosen = fighters.slice(0, below(5));
    else chosen = fighters.slice(0, 1 + below(8));
    const leaders = chosen.length > 0 ? all.filter(isLeader).slice(0, below(4)) : [];
    return [...chosen, ...leaders];
  });
  if (kind === 'berserk') sides[0] = [...new Set([...sides[0]!, TERRAMAX])];
  sides.forEach((ids, seat) => {
    const chiefs = ids.filter(isLeader);
    for (const id of ids) {
      const box = isFighter(id) && chiefs.length > 0 && below(3) > 0 ? oneOf(chiefs) : null;
      const ship = sea ? (id === TERRAMAX ? 'dragon' : `ship-${seat}`) : null;
      pieces[id] = { at: place, reduced: isUnit(id) && below(4) === 0, box, ship };
    }
    // Some who may be summoned, and some who bar the ways.
    for (const id of pool(seat)) {
      if (!pieces[id] && below(5) === 0 && near.length > 0 && id !== TERRAMAX) {
        const to = oneOf(near);
        pieces[id] = { at: to, ship: seas.has(to) ? `far-${seat}-${to}` : null };
      }
    }
  });
  const from = kind === 'assault' || kind === 'sortie' || near.length === 0 ? null : oneOf(near);
  const call: BattleCall = {
    at: place,
    kind: kind === 'berserk' ? 'field' : kind,
    attacker,
    attackers: sides[attacker]!,
    from,
    ...(sea && { defenderShip: `ship-${1 - attacker}` }),
  };
  const known = Object.fromEntries(Object.keys(setUp().wizardry).map((id) => [id, everySpell()]));
  return {
    pieces,
    call,
    known,
    // Spells mostly work or fail tragically, every way of failing alike.
    dice: {
      'spell-check': Array.from({ length: 40 }, () => oneOf([1, 1, 1, 9, 10, 10])),
      'spell-failure': Array.from({ length: 40 }, () => oneOf([1, 5, 8, 8, 8, 10])),
    },
    seed: `playout ${seed}`,
    ...(kind === 'berserk' && {
      *run(t) {
        yield* berserkBattle(t);
        return 'done';
      },
    }),
    change(g) {
      for (const c of Object.values(g.counters)) {
        if (c.ship !== null) g.ships[c.ship] = { seat: 0, from: null };
      }
      for (const [id, c] of Object.entries(g.counters)) if (c.ship !== null) g.ships[c.ship]!.seat = seatOf(id);
      if (kind === 'assault' || kind === 'sortie') g.inside[place] = true;
      const holder = counters.find((id) => seatOf(id) === 0 && isWizard(id) && g.counters[id]!.fate === 'map');
      if (g.counters[TERRAMAX]!.fate === 'map') g.terramax = { wizard: holder ?? null, berserk: kind === 'berserk' || !holder };
    },
  };
}

/** What is wrong with a state: a counter in no or two places, a box apart from its leader, a piece above its cap. */
function faults(g: State): string[] {
  State.parse(g);
  const found: string[] = [];
  if (Object.keys(g.counters).length !== 60) found.push('not 60 counters');
  for (const [id, c] of Object.entries(g.counters)) {
    if (c.fate === 'map' ? c.at === '' : c.at !== '' || c.ship !== null || c.box !== null) found.push(`${id} is nowhere`);
    if (c.ship !== null && (!g.ships[c.ship] || !seas.has(c.at))) found.push(`${id} sails on land`);
    if (c.box !== null && g.counters[c.box]!.at !== c.at) found.push(`${id} lies in a box elsewhere`);
  }
  for (const { pieces } of battleView(g, 'spectator')?.lines ?? []) {
    for (const { slot, modified } of pieces) if (modified > limits.eldritchMightCap) found.push(`${slot} fights with ${modified}`);
  }
  return found;
}

test('300 random battles of every kind come to their end', { timeout: 300_000 }, () => {
  const ends: Record<string, number> = {};
  const answered: Record<string, number> = {};
  for (let seed = 0; seed < 300; seed++) {
    const arrangement = randomBattle(seed);
    const game = arenaGame(arrangement);
    const chance = chanceOf(seed + 100_000);
    let match: Match<State> = start(game, {}, 2, arrangement.seed!);
    for (let answers = 0; ; answers++) {
      const { g, open, outcome } = position(game, match);
      expect(faults(g)).toEqual([]);
      if (outcome) break;
      expect(answers, `battle ${seed} goes on`).toBeLessThan(600);
      const decision = open[Math.floor(chance() * open.length)]!;
      text.say({ key: `ask.${decision.key}`, args: { ...(decision.about as object), seat: decision.seat } }, 'en');
      const here = { g, seat: decision.seat, about: decision.about };
      const offers = decision.actions.flatMap((name) => {
        const args = pick(game.actions[name]!, here, chance);
        return args ? [{ name, args }] : [];
      });
      expect(offers.length, `battle ${seed}: ${decision.key} is a dead end`).toBeGreaterThan(0);
      const { name, args } = offers[Math.floor(chance() * offers.length)]!;
      answered[name] = (answered[name] ?? 0) + 1;
      const result = act(game, match, { decision: decision.id, seat: decision.seat, action: name, args });
      if (isRefusal(result)) throw new Error(`battle ${seed}: ${JSON.stringify(result)}`);
      match = JSON.parse(JSON.stringify(result.match));
    }
    const { g } = position(game, match);
    expect(g.battle).toBeNull();
    for (const entry of match.log) {
      for (const { type, shown, only } of entry.events) {
        if (type === 'arena-end') continue;
        for (const locale of ['en', 'ja'] as const) {
          text.say({ key: `event.${type}`, args: shown }, locale);
          for (const own of Object.values(only ?? {})) text.say({ key: `event.${type}.only`, args: { ...shown, ...own } }, locale);
        }
        // A unit's identity never leaves the table.
        expect(JSON.stringify(shown)).not.toMatch(/(warsteed|wargroup|cadmin|terramax|elite-guard|cavalry|foot-soldier)-\d/);
      }
    }
    const end = String(match.log.flatMap((entry) => entry.events).find((event) => event.type === 'arena-end')!.shown.end);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  // Every way a battle can end and every answer has come up.
  expect(Object.keys(ends).sort()).toMatchInlineSnapshot(`
    [
      "attacker-gone",
      "attacker-left",
      "broken-off",
      "castle-taken",
      "defender-gone",
      "defender-left",
      "done",
      "overrun-failed",
      "overrun-won",
    ]
  `);
  expect(Object.keys(answered).sort()).toEqual(Object.keys(arenaGame(randomBattle(0)).actions).sort());
});
