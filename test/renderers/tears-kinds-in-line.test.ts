import { describe, expect, test } from 'vitest';
import { areas } from '#games/tears-of-the-dragon/printed/content';
import type { BattleLineView, FighterView, View } from '#games/tears-of-the-dragon/seen/view.types';
import { battlePicture, battleStage, stageHeight } from '#renderers/tears-of-the-dragon/battle';
import { CROP, MAP } from '#renderers/tears-of-the-dragon/geography';
import { togetherIn } from '#renderers/tears-of-the-dragon/kinds-in-line';
import { seenIn, windowOn } from '#renderers/tears-of-the-dragon/window';
import { flat } from './boxes.ts';
import { clashes, outside, texts } from './legible.ts';
import { battle } from './sample-battles.ts';
import { unit, wizard } from './samples.ts';

const soldier = (n: number, rolls: number[], more: Partial<FighterView> = {}): FighterView => ({
  ...unit('foot-soldier'),
  slot: `foot-soldier.${n}`,
  modified: 4,
  dice: rolls.map((roll) => ({ roll, hit: roll <= 4 })),
  hits: 0,
  gone: null,
  ...more,
});
const soldiers = (n: number): FighterView[] => Array.from({ length: n }, (_, k) => soldier(k, [10 - k]));
const against = (pieces: FighterView[]): View => {
  const [attack, defence] = battle.battle!.lines as [BattleLineView, BattleLineView];
  const alone = { ...defence, pieces: defence.pieces.slice(0, 1) };
  return { ...battle, battle: { ...battle.battle!, kind: 'field', lines: [{ ...attack, pieces }, alone] } };
};

describe('Units of a kind in a battle', () => {
  test('stand in one row with how many they are and all their dice, the lowest first', () => {
    const [together, ...others] = togetherIn([soldier(0, [10]), soldier(1, [7]), soldier(2, [10])]);
    expect(others).toEqual([]);
    expect(together).toMatchObject({ count: 3, high: 2 });
    expect(together!.dice.map(({ roll }) => roll)).toEqual([7, 10, 10]);
    const view = against([soldier(0, [10]), soldier(1, [7]), soldier(2, [10])]);
    const line = texts(battlePicture(view, { locale: 'ja' }, view.battle!)).filter(({ tags }) =>
      tags.includes('line:0'),
    );
    const said = line.map(({ text }) => text);
    expect(said).toContain('歩兵×3');
    expect(said.slice(said.indexOf('歩兵×3')).filter((one) => /^(?:7|10)$/.test(one!))).toEqual(['7', '10', '10']);
  });
  test('stand apart where anything but their dice differs, and whoever casts stands alone', () => {
    const caster: FighterView = { ...wizard('torin'), slot: 'torin', modified: 3, dice: [], hits: 0, gone: null };
    const others = [
      soldier(1, [2], { modified: 5 }),
      soldier(2, [2], { hits: 1 }),
      soldier(3, [2], { gone: 'lost' }),
      soldier(4, [2], { reduced: true }),
      caster,
      { ...caster, slot: 'torin.2' },
    ];
    expect(togetherIn([soldier(0, [2]), ...others]).map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 1]);
    expect(togetherIn([soldier(0, [2]), ...others, soldier(5, [3])])[0]).toMatchObject({ count: 2, high: 1 });
  });
  test('stand apart where that takes no more rows', () => {
    expect(togetherIn([soldier(0, [1, 2]), soldier(1, [3, 4])]).map(({ count }) => count)).toEqual([1, 1]);
    expect(togetherIn([soldier(0, [1]), soldier(1, [3])]).map(({ count }) => count)).toEqual([2]);
  });
  test('whom a question names by number stands by himself and is called so; the others stand together', () => {
    const view = against(soldiers(4));
    const named = { key: 'battle.slot', args: { piece: { key: 'unit.foot-soldier' }, n: 2 } };
    const asked = [{ seat: 0, key: 'follow', words: '?', about: { pieces: [named] } }];
    const said = (some: typeof asked) =>
      texts(battlePicture(view, { locale: 'en', now: { events: [], said: [], asked: some } }, view.battle!)).map(
        ({ text }) => text,
      );
    expect(said(asked)).toEqual(expect.arrayContaining(['Foot Soldier #2', 'Foot Soldier ×3']));
    expect(said([])).toContain('Foot Soldier ×4');
  });
  test('make nine against one as low as three against one, and nothing is cut or lies over words', () => {
    const height = (n: number) => stageHeight(against(soldiers(n)).battle!, true);
    expect(height(9)).toBe(height(3));
    expect(height(9)).toBeLessThan(stageHeight(against(soldiers(9)).battle!) - 400);
    for (const n of [1, 2, 3, 9, 10, 20])
      for (const locale of ['en', 'ja'] as const) {
        const view = against(soldiers(n).map((one, k) => ({ ...one, dice: [{ roll: 1 + (k % 10), hit: k < 3 }] })));
        const scene = battlePicture(view, { locale }, view.battle!);
        expect(outside(scene), `${n}`).toEqual([]);
        expect(clashes(scene), `${n}`).toEqual([]);
      }
  });
  test('stand one by one where one of them is to be chosen', () => {
    const { battle: fought } = against(soldiers(4));
    const scene = { width: 1200, height: stageHeight(fought!), ground: '#000000', lang: 'en' };
    const names = (nodes: ReturnType<typeof battleStage>) =>
      flat({ ...scene, nodes })
        .filter(({ text }) => text?.startsWith('Foot Soldier'))
        .map(({ text }) => text);
    expect(names(battleStage(battle, fought!, 'en', { names: new Map() }))).toEqual(Array(4).fill('Foot Soldier'));
    expect(names(battleStage(battle, fought!, 'en'))).toEqual(['Foot Soldier ×4']);
  });
});

describe('The window below a battle', () => {
  test('never shows what lies beyond the edge of the map, whatever its size and its place', () => {
    for (const id of areas.keys())
      for (const h of [300, 410, 520]) {
        const window = windowOn(battle, id, { x: 0, y: 0, w: 1200, h }, { least: 1.05, most: 1.5 });
        const { x, y, w, h: high } = seenIn(window);
        expect(x, id).toBeGreaterThanOrEqual(0);
        expect(x + w, id).toBeLessThanOrEqual(MAP.w + 0.01);
        expect(y, id).toBeGreaterThanOrEqual(CROP);
        expect(y + high, id).toBeLessThanOrEqual(MAP.h + 0.01);
      }
  });
});
