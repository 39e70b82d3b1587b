import { describe, expect, test } from 'vitest';
import type { Draft } from '#asking/draft';
import { explanation } from '#asking/explain';
import type { Locale } from '#core/text';
import type { Decision, Json } from '#core/types';
import { games } from '#src/registry';
import { fight } from '../games/scythe/duel.ts';
import { GORGANUN, table } from '../games/tears-of-the-dragon/board.ts';

/** What *?* says of an answer while it is pressed together: what chance decides of it, and what it comes to as it stands. */

const partOf = (id: string) => games.find(({ game }) => game.id === id)!;

interface Asked {
  g: unknown;
  open: readonly Decision[];
}
/** What the seat that is asked reads, with an answer begun: these fields, and a part of the next. */
function reads(game: string, { g, open }: Asked, begun?: Omit<Draft, 'decision'>, locale: Locale = 'en'): string {
  const decision = open[0]!;
  const draft = begun && { decision: decision.id, ...begun };
  return explanation({ part: partOf(game), g, decision, match: 'm', locale }, draft).join('\n');
}

describe('A combat of Scythe', () => {
  const t = fight();
  const said = (args: Record<string, Json>, partial?: Json, locale?: Locale) =>
    reads('scythe', t, { action: 'commit', args, ...(partial !== undefined && { partial }) }, locale);

  test('says nothing of a strength before anything is dialled', () => {
    expect(said({})).not.toContain('Strength');
  });

  test('with a number on the dial says what it comes to without cards, and the most the enemy can have', () => {
    expect(said({ dial: 3 })).toContain('Strength 3, power left: 2. Player 2 can have 10 at most.');
    expect(said({ dial: 3 }, undefined, 'ja')).toContain('戦力の合計は3、残る戦力は2です。');
  });

  test('counts the cards that are put to it, one by one', () => {
    expect(said({ dial: 3 }, { '4': 1 })).toContain('Strength 7, power left: 2.');
  });

  test('tells the same whatever the enemy holds', () => {
    const rich = fight({}, { hand: [5, 5] });
    expect(reads('scythe', rich, { action: 'commit', args: { dial: 3 } })).toBe(said({ dial: 3 }));
  });
});

describe('An activation in Tears of the Dragon', () => {
  const said = (t: Asked, begun?: Omit<Draft, 'decision'>, locale?: Locale) =>
    reads('tears-of-the-dragon', t, begun, locale);

  test('TD-23.2: says what Terramax does before the wizard is chosen, and once he is', () => {
    const t = table({ map: { asten: ['hastur'], kimrin: ['kestrel'] }, active: GORGANUN, wizard: true, units: 1 });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    const odds = /Hastur: Terramax comes \d+%, refuses \d+%, strikes \d+%, eats \d+%\./;
    expect(said(t)).toMatch(odds);
    expect(said(t, { action: 'recruit-terramax', args: {} })).toMatch(odds);
    expect(said(t, undefined, 'ja')).toMatch(/ハスターでは、登場\d+%/);
  });

  test('TD-15.1: a spell is told by its wizard, also while its targets are still chosen', () => {
    const t = table({
      map: { kimrin: ['hastur', 'warsteed*3'] },
      active: GORGANUN,
      units: 0,
      wizard: true,
      also: (g) => {
        g.wizardry.hastur!.known = ['obfuscate'];
      },
    });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    const begun = said(t, { action: 'cast', args: { wizard: 'hastur', spell: 'obfuscate' }, partial: ['warsteed-1'] });
    expect(begun).toContain('• **Targets** — ');
    expect(begun).toContain('Hastur: works on 8 or less (80%).');
  });

  test('TD-12.4: an attack is told of those who are chosen so far', () => {
    const t = table({
      map: { 'caer-sillius': ['kestrel', 'warsteed*2', 'kendrel', 'foot-soldier*2'] },
      boxes: { kestrel: ['warsteed*2'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    const mine = (partial: Json) =>
      /your group hits (\d\.\d) times/.exec(said(t, { action: 'attack', args: {}, partial }))?.[1];
    expect(mine(['warsteed-1', 'warsteed-2'])).toBe('0.8');
    expect(mine(['warsteed-1'])).toBe('0.4');
  });

  test('TD-9.1: a way says that there is battle where it has come to', () => {
    const t = table({
      map: { stonewell: ['kestrel', 'warsteed'], wolfden: ['foot-soldier'] },
      boxes: { kestrel: ['warsteed'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    const args = { group: ['kestrel', 'warsteed-1'] };
    expect(said(t, { action: 'move', args })).not.toContain('Battle at');
    expect(said(t, { action: 'move', args, partial: ['dunmarch'] })).toContain('Movement left afterwards: ');
    expect(said(t, { action: 'move', args, partial: ['dunmarch', 'wolfden'] })).toContain('Battle at Wolfden!');
  });
});
