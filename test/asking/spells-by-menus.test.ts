import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { enumerate } from '#core/enumerate';
import { logOf } from '#core/history';
import { position } from '#core/match';
import type { Decision, Here, Json, Match } from '#core/types';
import { spells } from '#games/tears-of-the-dragon/printed/content';
import type { Cards, SpellId, Timing } from '#games/tears-of-the-dragon/printed/terms/cards';
import { TERRAMAX } from '#games/tears-of-the-dragon/state/pieces';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { type Arena, arena, FORSETI, GORGANUN } from '../games/tears-of-the-dragon/battle/arena.ts';
import { backfires, torin } from '../games/tears-of-the-dragon/battle/torin.ts';
import { type Scene, table } from '../games/tears-of-the-dragon/board.ts';
import { byMenus } from './by-menus.ts';
import type { Given } from './driver.ts';

/** Every spell, cast and backfired, from the first press to the last by what the messages show. */

/**
 * A question that each spell of these times asks: when it works, and when it backfires. One that asks none of its own is back at the
 * question in which spells are cast (`act`, `wizard-act`). A spell without its line does not compile.
 */
type Asks<When extends Timing> = {
  readonly [S in SpellId as TimesOf<S> & When extends never ? never : S]: readonly [works: string, backfires: string];
};
type TimesOf<S extends SpellId> = z.infer<(typeof Cards.shape)[S]>['timing'][number];

const dragon = games.find(({ game }) => game.id === 'tears-of-the-dragon')!;
const hits = Array(40).fill(1);

/** The wish, but with one cast: a wizard may go on as long as no check fails (TD-15.4). */
const once = (wish: ReturnType<typeof casting>): ReturnType<typeof casting> => {
  let cast = false;
  return (decision, here) => {
    const wanted = wish(decision, here);
    const again = cast && wanted?.action.startsWith('cast');
    cast ||= wanted?.action.startsWith('cast') ?? false;
    return again ? { action: 'finish', args: {} } : wanted;
  };
};
/** Casts `spell` where it can be cast; else fights, stays, finishes, and takes what comes first. */
const casting =
  (part: AnyGame, spell: string) =>
  (decision: Decision, here: Here<Json>): Given | undefined => {
    const answers = decision.actions.flatMap((action) =>
      [...enumerate(part.game.actions[action]!, here)].slice(0, 200).map((args) => ({ action, args })),
    );
    if (decision.key === 'breach-first') return { action: 'pick-one', args: { one: 'breach' } };
    const cast = answers.findLast(({ action, args }) => action.startsWith('cast') && args.spell === spell);
    if (decision.key === 'pick-enemies') return answers.find(({ args }) => String(args.slots).includes('box.'));
    return cast ?? answers.find(({ action }) => ['fight', 'stay', 'finish'].includes(action));
  };
const told = (match: Match<Json>, type: string) =>
  logOf(match)
    .flatMap(({ events }) => events)
    .filter((event) => event.type === type).length;

describe('In battle', () => {
  const others = {
    'foot-soldier-3': 'riverton',
    'cavalry-1': 'eldinbourg',
    'warsteed-3': 'mistwood',
    'warsteed-4': 'mistwood',
  };
  const field = (spell: string, dice: Record<string, number[]>) =>
    torin(spell, { pieces: others, dice: { 'defender-dice': hits, 'attacker-dice': hits, ...dice } });
  const wall = (spell: string, dice: Record<string, number[]>) =>
    arena({
      pieces: {
        hastur: 'caer-navell',
        'warsteed-1': 'caer-navell',
        'foot-soldier-1': 'caer-navell',
        neko: 'caer-navell',
      },
      call: { at: 'caer-navell', kind: 'assault', attacker: GORGANUN, attackers: ['hastur', 'warsteed-1'], from: null },
      known: { hastur: [spell] },
      change: (g) => {
        g.inside['caer-navell'] = true;
      },
      dice,
    });
  const castDice = { 'spell-check': [1] };
  const inBattle = [...spells.values()].filter(({ timing }) => timing.some((one) => /round|battle/.test(one)));
  const asks: Asks<'battle-start' | 'combat-round'> = {
    'bad-fortune': ['reroll', 'reroll'],
    'good-fortune': ['reroll', 'reroll'],
    breach: ['breach-first', 'breach-first'],
    'direct-attack': ['victim', 'victim'],
    'eldritch-fire': ['wizard-act', 'wizard-act'],
    'eldritch-might': ['wizard-act', 'might-backfired'],
    'eldritch-shield': ['wizard-act', 'shield-backfired'],
    enthrall: ['leader-points', 'leader-points'],
    'fog-of-war': ['fog', 'fog'],
    juggernaut: ['wizard-act', 'juggernaut-backfired'],
    obfuscate: ['wizard-act', 'victim'],
    'summon-aid': ['wizard-act', 'summon-backfired'],
    terror: ['terror-way', 'terror-backfired'],
  };
  test.each(inBattle.map(({ id }) => id))('%s works and backfires', (id) => {
    for (const [i, dice] of [castDice, backfires].entries()) {
      const t: Arena = (id === 'breach' ? wall : field)(id, dice);
      const part = { ...dragon, game: t.game } as AnyGame;
      const { match, pressed } = byMenus(part, t.match() as unknown as Match<Json>, casting(part, id), { most: 12 });
      expect(told(match, i === 0 ? 'spell-cast' : 'tragic-failure')).toBeGreaterThan(0);
      expect(pressed.map(({ key }) => key)).toContain(asks[id as keyof typeof asks][i]);
      for (const { key, least } of pressed) expect([key, least]).toEqual([key, 2]);
    }
  });
});

describe('At the start of an activation', () => {
  const scenes: Record<string, Partial<Scene> & { map: Scene['map'] }> = {
    'land-bridge': { map: { rockhurst: ['torin', 'cavalry*2', 'foot-soldier*2'] } },
    'water-walk': { map: { rockhurst: ['torin'] } },
    'tortoise-speed': {
      map: { eldinbourg: ['torin'], riverton: ['warsteed*2', 'kestrel', 'wargroup*2'] },
      boxes: { kestrel: ['wargroup*2'] },
    },
  };
  const usual: Partial<Scene> & { map: Scene['map'] } = {
    map: { riverton: ['torin', 'neko', 'cavalry*4', 'foot-soldier-#'] },
    boxes: { neko: ['cavalry*3'] },
  };
  const asks: Asks<'activation-start'> = {
    'coursers-speed': ['act', 'act'],
    enthrall: ['act', 'pick-from-box'],
    fly: ['act', 'act'],
    heal: ['act', 'pick-from-box'],
    'land-bridge': ['act', 'act'],
    obfuscate: ['act', 'act'],
    teleport: ['act', 'act'],
    'tortoise-speed': ['pick-from-box', 'pick-from-box'],
    'water-walk': ['act', 'act'],
  };
  const atStart = [...spells.values()].filter(({ timing }) => timing.includes('activation-start'));
  test.each(atStart.map(({ id }) => id))('%s works and backfires', (id) => {
    for (const [i, dice] of [{ 'spell-check': [1] }, backfires].entries()) {
      const t = table({
        active: FORSETI,
        wizard: true,
        ...(scenes[id] ?? usual),
        dice,
        also: (g) => {
          g.wizardry.torin!.known = [id];
        },
      });
      const { match, pressed } = byMenus(dragon, t.match as unknown as Match<Json>, once(casting(dragon, id)), {
        until: (open) => open[0]!.key === 'close',
      });
      expect(told(match, i === 0 ? 'spell-cast' : 'tragic-failure')).toBe(1);
      expect(pressed.map(({ key }) => key)).toContain(asks[id as keyof typeof asks][i]);
      for (const { key, least } of pressed) expect([key, least]).toEqual([key, 2]);
    }
  });
});

describe('The dragon rages', () => {
  test('aim, points and hits of both sides', () => {
    const t = arena({
      pieces: {
        [TERRAMAX]: 'riverton',
        hastur: 'skarn',
        kestrel: 'riverton',
        'warsteed-1': 'riverton',
        'warsteed-2': 'riverton',
        neko: 'riverton',
        'cavalry-1': 'riverton',
        'cavalry-2': 'riverton',
      },
      call: {
        at: 'riverton',
        kind: 'field',
        attacker: GORGANUN,
        attackers: [TERRAMAX, 'kestrel', 'warsteed-1', 'warsteed-2'],
        from: 'mistwood',
      },
      change: (g) => {
        g.terramax = { wizard: 'hastur', berserk: true };
      },
      dice: { 'defender-dice': [1, 1, 10], 'attacker-dice': [1, 10, 1], 'dragon-dice': [1, 1, 1, 1] },
    });
    const part = { ...dragon, game: t.game } as AnyGame;
    const { pressed } = byMenus(part, t.match() as unknown as Match<Json>, casting(part, 'none'), { most: 20 });
    expect(pressed.map(({ key }) => key)).toEqual(expect.arrayContaining(['leader-points', 'aim', 'take-hits']));
    for (const { key, least } of pressed) expect([key, least]).toEqual([key, 2]);
    expect(position(t.game, t.match()).open.length).toBeGreaterThan(0);
  });
});
