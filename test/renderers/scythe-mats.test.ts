import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { factions, playerMats } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import type { Scene } from '#renderers/scene';
import { pictures } from '#renderers/scythe/index';
import { abilityKey } from '#renderers/scythe/mat-values';
import { mat, mats } from '#renderers/scythe/mats';
import { text } from '#renderers/scythe/text';
import { flat } from './boxes.ts';
import { assigning, early, fighting, lakes, late, middle, over } from './scythe-samples.ts';
import { change, expectLegible, rich, said, tagged, texts, within } from './scythe-sheets.ts';

const views: Record<string, View> = { early, middle, late, lakes, fighting, over, rich };

describe('Every picture of mats', () => {
  test.each(locales)('fits, and all its words can be read, in %s', (locale) => {
    expectLegible([
      ...Object.entries(views).flatMap(([name, view]): [string, Scene][] => [
        [`mats ${name}`, mats(view, { locale })],
        ...view.players.map(({ seat }): [string, Scene] => [`mat ${seat} ${name}`, mat(view, seat, { locale })]),
      ]),
      ['mats assigning', mats(assigning, { locale })],
    ]);
  });

  test('is plain data and the same for the same view', () => {
    const scene = mat(rich, 3, { locale: 'en' });
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    expect(mat(JSON.parse(JSON.stringify(rich)) as View, 3, { locale: 'en' })).toEqual(scene);
  });
});

describe('The mat of a seat', () => {
  const scene = mat(middle, 3, { locale: 'en' });

  test('names faction and mat and shows the counters', () => {
    expect(said(scene)).toEqual(
      expect.arrayContaining(['Rusviet Union', 'Innovative mat, no. 3a', '2/6', 'Their turn']),
    );
    expect(within(scene, 'counter:power')).toContain('16');
    expect(within(scene, 'counter:popularity')).toEqual(expect.arrayContaining(['2', '3', '2', '1', 'Popularity']));
    expect(within(scene, 'counter:coins')).toContain('0');
    expect(within(scene, 'counter:combatCards')).toContain('5');
    expect(within(scene, 'counter:worker')).toContain('7/8');
  });

  test('has the sections in the order of the mat', () => {
    for (const { id, sections } of playerMats.values()) {
      const view = change(middle, 3, { mat: id, upgrades: [] });
      const names = new Set(sections.map(({ top }) => `option:${top}`));
      const order = flat(mat(view, 3, { locale: 'en' }))
        .flatMap(({ tags, box }) => tags.filter((tag) => tag.startsWith('option:')).map((tag) => ({ tag, x: box.x })))
        .sort((a, b) => a.x - b.x)
        .map(({ tag }) => tag.split('.')[0]!);
      expect([...new Set(order)], id).toEqual([...names]);
    }
  });

  test('shows what an option gives now, and what its cube hides', () => {
    expect(within(scene, 'option:trade.popularity')).toEqual(['2', 'popularity', 'upgraded']);
    expect(within(scene, 'option:bolster.power')).toEqual(['2', 'power', 'then 3']);
    expect(within(scene, 'option:trade.resources')).toEqual(['2', 'resources']);
    expect(within(mat(rich, 3, { locale: 'en' }), 'option:bolster.power')).toEqual(['3', 'power', 'upgraded']);
  });

  test('shows as many cost boxes as are printed, cubes on those that are covered', () => {
    const boxes = (view: View, action: string, state: string) =>
      tagged(mat(view, 3, { locale: 'en' }), `cost:${action}:${state}`).filter(({ kind }) => kind === 'rect').length;
    expect([boxes(rich, 'build', 'fixed'), boxes(rich, 'build', 'open'), boxes(rich, 'build', 'covered')]).toEqual([
      1, 0, 3,
    ]);
    expect([
      boxes(middle, 'build', 'fixed'),
      boxes(middle, 'build', 'open'),
      boxes(middle, 'build', 'covered'),
    ]).toEqual([1, 3, 0]);
  });

  test('shows structures where they stand, and those that are not built', () => {
    expect(within(scene, 'structure:mill:true')).toEqual(['Mill: C6', '+1 territory']);
    expect(within(scene, 'structure:armory:false')).toEqual(['Armory', '+1 power']);
  });

  test('shows recruits on the mat, enlisted, and declined', () => {
    expect(within(scene, 'recruit:upgrade:waiting')).toContain('+1');
    const all = mat(rich, 3, { locale: 'en' });
    expect(within(all, 'recruit:upgrade:enlisted')).toContain('by you or neighbours');
    expect(within(all, 'recruit:build:declined')).toContain('declined');
    expect(within(scene, 'once:power:false')).toContain('open');
    expect(within(all, 'once:power:true')).toEqual(['+2', 'taken']);
  });

  test('has a worker on each slot whose worker is not out, and says what Produce costs', () => {
    const empty = (view: View) =>
      [0, 1, 2, 3, 4, 5].filter((n) => tagged(mat(view, 3, { locale: 'en' }), `worker-slot:${n}:true`).length > 0);
    expect(empty(middle)).toEqual([0, 1, 2, 3, 4]);
    expect(empty({ ...middle, units: middle.units.filter(({ kind }) => kind !== 'worker') })).toEqual([]);
  });

  test('marks mechs, stars and the Factory card', () => {
    for (const { id } of factions.get('rusviet')!.mechs)
      expect(tagged(scene, `mech:${id}:${id !== 'speed'}`).length, id).toBeGreaterThan(0);
    expect(within(scene, 'star:power:1')).toEqual(['power']);
    expect(within(scene, 'star:workers:0')).toEqual(['workers']);
    expect(within(mat(late, 0, { locale: 'en' }), 'star:combat:2')).toEqual(['combat ×2']);
    expect(within(scene, 'factory:F04')).toContain('Pay 1 combat card to gain 3 coins');
    expect(said(mat(middle, 0, { locale: 'en' }))).toContain('No Factory card yet');
  });

  test('has the action token where it stands, also on the Factory card', () => {
    expect(said(scene).filter((one) => one === 'Action token')).toHaveLength(1);
    expect(within(mat(rich, 3, { locale: 'en' }), 'factory:F04')).toContain('Action token');
    expect(said(mat(early, 0, { locale: 'en' }))).not.toContain('Action token');
  });

  test('tells the flags and traps that are left, and hides cards in combat', () => {
    expect(said(mat(late, 2, { locale: 'en' }))).toContain('Flags left: 1');
    expect(said(mat(late, 5, { locale: 'en' }))).toContain('Traps left: −4 coins');
    expect(said(mat(change(late, 5, { traps: [] }), 5, { locale: 'en' }))).toContain('All Traps are set');
    expect(within(mat(late, 0, { locale: 'en' }), 'counter:combatCards')).toEqual(['?', 'hidden']);
  });

  test('says what Wayfare and Meander are with six and seven players', () => {
    expect(said(mat(late, 6, { locale: 'en' }))).toContain('One step leads to any farm with nobody on it.');
    expect(said(mat(middle, 0, { locale: 'en' }))).toContain('One step leads to its own home base or an unused one.');
  });

  test('has words for every ability of every faction, in both languages', () => {
    for (const locale of locales)
      for (const { id, ability, mechs } of factions.values())
        for (const one of [ability, ...mechs])
          for (const relentless of ['mat', 'factory'] as const)
            for (const view of [middle, late])
              expect(
                text.has(abilityKey({ ...view, relentless }, id, one.id), locale),
                `${id} ${one.id} ${locale}`,
              ).toBe(true);
  });

  test('of a seat without a faction, or that is not there, is a note', () => {
    expect(said(mat(assigning, 0, { locale: 'en' }))).toContain('Mats are still being dealt');
    expect(mat(middle, 6, { locale: 'en' })).toEqual(mats(middle, { locale: 'en' }));
  });

  test('Rusviet may or may not repeat the Factory card', () => {
    const { seat } = middle.players.find(({ faction }) => faction === 'rusviet')!;
    const told = (relentless: View['relentless']) => said(mat({ ...middle, relentless }, seat, { locale: 'en' }));
    const may = 'May use the same section turn after turn, the Factory card as well.';
    expect(told('factory')).toContain(may);
    expect(told('mat')).not.toContain(may);
    expect(pictures.alt.board({ ...middle, relentless: 'factory' }, { locale: 'en', focus: `mat-${seat}` })).toContain(
      may,
    );
  });
});

describe('The sheet of all mats', () => {
  test.each(locales)('shows tracks, costs and tallies of each seat, in %s', (locale: Locale) => {
    const scene = mats(late, { locale });
    for (const player of late.players) {
      const words = within(scene, `mat:${player.seat}`);
      expect(words).toContain(factions.get(player.faction)!.name[locale]);
      expect(words).toEqual(
        expect.arrayContaining([
          String(player.power),
          String(player.popularity),
          String(player.coins),
          player.cards === null ? '?' : String(player.cards),
          `${player.stars.length}/6`,
          `${player.mechs.length}/4`,
        ]),
      );
    }
  });

  /** At a third of the picture, 400 pixels wide, as a phone shows it. */
  test('has figures of seven pixels and more on a phone', () => {
    const figures = texts(mats(late, { locale: 'en' })).filter(({ text: one }) => /^[\d/ ?]+$/.test(one!));
    expect(figures.length).toBeGreaterThan(100);
    for (const one of figures) expect(one.size! / 3, one.text).toBeGreaterThanOrEqual(7);
  });

  test('is what the focus "mats" shows, as "mat-3" shows one; an unknown focus is the board', () => {
    expect(pictures.board(middle, { locale: 'en', focus: 'mats' })).toEqual(mats(middle, { locale: 'en' }));
    expect(pictures.board(middle, { locale: 'en', focus: 'mat-3' })).toEqual(mat(middle, 3, { locale: 'en' }));
    const whole = pictures.board(middle, { locale: 'en' });
    for (const focus of ['mat-9', 'nowhere', ''])
      expect(pictures.board(middle, { locale: 'en', focus })).toEqual(whole);
  });
});
