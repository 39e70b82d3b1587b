import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/rng';
import components from '#data/tears-of-the-dragon/components.json' with { type: 'json' };
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { units } from '#games/tears-of-the-dragon/printed/content';
import { SPELL_IDS } from '#games/tears-of-the-dragon/printed/terms/cards';
import { overlay } from '#games/tears-of-the-dragon/printed/values';
import { strongestSlots } from '#games/tears-of-the-dragon/rules/suggest';
import { strengthOf } from '#games/tears-of-the-dragon/state/pieces';
import { faceKin } from '#renderers/tears-of-the-dragon/placement';
import { FORSETI, GORGANUN, type Scene, table } from './board.ts';
import { war } from './war.ts';

/** a counter has one strength in all scenarios; two sides who agree may even The War of the Dragon out. */

const scene: Scene = {
  map: { stonewell: ['kestrel', 'warsteed*2', 'terramax'], riverton: ['neko', 'cavalry*2', 'elite-guard'] },
  units: 1,
  active: GORGANUN,
  also: (g) => {
    for (const id of ['warsteed-2', 'cavalry-2']) g.counters[id]!.reduced = true;
  },
};
const IDS = ['warsteed-1', 'warsteed-2', 'cavalry-1', 'cavalry-2', 'elite-guard-1', 'terramax-1'];
const { warsteed, cavalry } = Object.fromEntries([...units].map(([id, unit]) => [id, unit]));

/** The same scene with the option that evens the strengths. */
const evened = (what: Scene) =>
  war({
    ...what,
    also: (g) => {
      what.also?.(g);
      g.evened = true;
    },
  });
const setUpWith = (options: Record<string, string>) =>
  tearsOfTheDragon.setup({
    options,
    seats: [0, 1],
    roles: [],
    carried: null,
    rng: makeRng({ seed: 'unused', drawn: {} }),
  });

describe('R-57: strengths in The War of the Dragon', () => {
  test('TD-26.1: all units of the game are used, each as strong as its counter says in every scenario', () => {
    const strengths = ({ g }: ReturnType<typeof table>) => IDS.map((id) => strengthOf(g, id));
    for (const one of [war(scene), table(scene), table({ ...scene, scenario: 'free-setup' })])
      expect(strengths(one)).toEqual([4, 2, 5, 3, 6, 7]);
  });
  test('R-57: with evened strengths a unit has those of the war, whole and reduced', () => {
    const [strong, strongReduced] = [warsteed!.war!.full, warsteed!.war!.reduced];
    expect([strong, strongReduced]).not.toEqual([warsteed!.full, warsteed!.reduced]);
    const riders = cavalry!.war!;
    expect(IDS.map((id) => strengthOf(evened(scene).g, id))).toEqual([
      strong,
      strongReduced,
      riders.full,
      riders.reduced,
      6,
      7,
    ]);
  });
  test('R-57: that is an option which is off, and for that scenario alone', () => {
    expect(tearsOfTheDragon.options.strengths![0]).toBe('printed');
    const chosen = (scenario: string, strengths: string) => setUpWith({ scenario, strengths, penguins: 'off' }).evened;
    expect(chosen('war-of-the-dragon', 'printed')).toBe(false);
    expect(chosen('war-of-the-dragon', 'evened')).toBe(true);
    for (const other of ['standard', 'free-setup']) expect(chosen(other, 'evened')).toBe(false);
  });

  test('R-57: both sides see them on the board', () => {
    const seen = (t: ReturnType<typeof table>, viewer: 0 | 1) =>
      [...JSON.stringify(t.seat(viewer).sees()).matchAll(/"face":"cavalry"[^}]*?"strength":(\d)/g)].map((found) =>
        Number(found[1]),
      );
    for (const viewer of [GORGANUN, FORSETI] as const) {
      expect(seen(evened(scene), viewer).sort()).toEqual([cavalry!.war!.reduced, cavalry!.war!.full]);
      for (const one of [war(scene), table(scene)]) expect(seen(one, viewer).sort()).toEqual([3, 5]);
    }
  });

  test('TD-26.1, R-57: a Knight of Santiago is as strong as Cavalry there', () => {
    const map = { riverton: ['cavalry', 'cavalry-#', 'knight-of-santiago', 'knight-of-santiago-#'] };
    const [whole, reduced, knight, reducedKnight] = [
      'cavalry-1',
      'cavalry-2',
      'knight-of-santiago-1',
      'knight-of-santiago-2',
    ];
    for (const { g } of [war({ map }), evened({ map })]) {
      expect(strengthOf(g, knight!)).toBe(strengthOf(g, whole!));
      expect(strengthOf(g, reducedKnight!)).toBe(strengthOf(g, reduced!));
    }
  });

  test('R-57: and on the counters that wait to be placed; what is proposed goes by them too', () => {
    expect(faceKin('warsteed', GORGANUN, { evened: true }).strength).toBe(warsteed!.war!.full);
    expect(faceKin('warsteed', GORGANUN, { evened: false }).strength).toBe(4);
    const slots = ['cavalry.1', 'warsteed.1'];
    expect(strongestSlots({ evened: true }, slots)).toEqual(['warsteed.1', 'cavalry.1']);
    expect(strongestSlots({ evened: false }, slots)).toEqual(['cavalry.1', 'warsteed.1']);
  });
});

describe('R-57: printed strengths that a table enters', () => {
  const name = { en: 'Ours', ja: '手元' };
  const enter = (warsteed: object) =>
    overlay(components, { name, units: { warsteed } }, new Set(SPELL_IDS)).printed.units.find(
      ({ id }) => id === 'warsteed',
    )!;

  test('R-57: hold in the war too', () => {
    expect(enter({ full: 5 })).toMatchObject({ full: 5, reduced: 2 });
    expect(enter({ full: 5 }).war).toBeUndefined();
    expect(enter({ reduced: 3 }).war).toBeUndefined();
  });
  test('R-57: unless others are entered for the war; what else is entered leaves ours', () => {
    const own = { full: 6, reduced: 1 };
    expect(enter({ full: 5, war: own }).war).toEqual(own);
    expect(enter({ war: own }).war).toEqual(own);
    expect(enter({ movement: 3 }).war).toEqual(warsteed!.war);
  });
  test('are refused where reduced is more than full', () => {
    expect(() => enter({ war: { full: 3, reduced: 4 } })).toThrow('units.warsteed.war.reduced: is more than full');
    expect(() => enter({ war: { full: 3 } })).toThrow('units.warsteed.war.reduced');
  });
});
