import { describe, expect, test } from 'vitest';
import { privateQuestion } from '#asking/question';
import { position } from '#core/match';
import type { Said } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { games } from '#src/registry';
import { rowsOf } from '../../kit/reading.ts';
import { FORSETI, GORGANUN, table } from './board.ts';

/** What is said with one press to several questions. */

const part = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;
const asIs: Said = { action: 'end-phase', args: {}, isNextStep: true };

/** The buttons of the question that Forseti is asked. */
function labels(t: ReturnType<typeof table>): string[] {
  const { g, open } = position(tearsOfTheDragon, t.match);
  const decision = open.find(({ seat }) => seat === FORSETI)!;
  const shown = privateQuestion({ part, g, decision, match: 'm', locale: 'en' }, undefined);
  return rowsOf(shown.choices).flatMap((row) => row.components.flatMap((one) => ('label' in one ? [one.label!] : [])));
}

/** Neko with a Foot Soldier, of as many activations. */
function party(
  units: number,
  also: Parameters<typeof table>[0]['map'] = {},
  box: readonly string[] = ['foot-soldier*1'],
) {
  const t = table({ map: { ...also, [FROM]: ['neko', ...box] }, boxes: { neko: box }, units });
  t.seat(FORSETI).does('activate', { piece: 'neko' });
  return t;
}
const FROM = 'caer-clavell';
type Party = ReturnType<typeof party>;
const marches = (t: Party) => t.seat(FORSETI).suggested('move');
const wayOf = ({ args }: { args: Record<string, unknown> }) => args.path as string[];

describe('A march', () => {
  test('of several steps stands first with the end of the activation, and the same one without it', () => {
    const t = party(2);
    const [done, open] = marches(t);
    expect(done).toMatchObject({ label: { key: 'suggest.then-finish' }, further: [{ action: 'finish', args: {} }] });
    expect(open).toMatchObject({ label: { key: 'label.way' }, args: done!.args });
    expect(open!.further).toBeUndefined();
    t.seat(FORSETI).does('move', done!.args).does('finish');
    expect(t.g.activation).toBeNull();
  });

  test('TD-6.6: with the last activation also says that boxes and castles stay, and the enemy is asked', () => {
    const t = party(1);
    const [done] = marches(t);
    expect(done!.label.key).toBe('suggest.then-end');
    expect(done!.further).toEqual([{ action: 'finish', args: {} }, asIs]);
    t.seat(FORSETI).does('move', done!.args).does('finish');
    t.nobodyIsAskedExcept(FORSETI, 'close');
    t.seat(FORSETI).does('end-phase');
    expect(t.asked().map(({ seat }) => seat)).not.toContain(FORSETI);
  });

  test('of one step finishes nothing', () => {
    const near = marches(party(2)).filter((one) => wayOf(one).length === 1);
    expect(near.length).toBeGreaterThan(0);
    expect(near.flatMap(({ further }) => further ?? [])).toEqual([]);
  });

  test('R-77: has its end with it whatever lies in the box, so that nobody learns from it what lies there', () => {
    const ends = (t: Party) => marches(t).some(({ further }) => further !== undefined);
    expect(ends(party(2, {}, ['foot-soldier*1']))).toBe(true);
    expect(ends(party(2, {}, ['cavalry*1']))).toBe(true);
    expect(ends(party(2, {}, ['cavalry*1', 'torin']))).toBe(true);
  });

  test('TD-9.1: past an enemy finishes nothing: what comes of it is seen first', () => {
    const way = wayOf(marches(party(2))[0]!);
    const t = party(2, { [way.at(-1)!]: ['warsteed*1'] });
    const into = marches(t).filter((one) => wayOf(one).at(-1) === way.at(-1));
    expect(into.flatMap(({ further }) => further ?? [])).toEqual([]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

describe('A press on the map', () => {
  const onMap = (t: Party, to: string) =>
    t
      .seat(FORSETI)
      .suggested('move', 'onPicture')
      .filter((one) => wayOf(one).at(-1) === to);

  test('TD-7.2: sends all who stand together to any place that they reach, each way once', () => {
    const t = party(2);
    const all = [...marches(t), ...t.seat(FORSETI).suggested('move', 'onPicture')];
    const plain = all.filter(({ further }) => !further).map(({ args }) => JSON.stringify(args));
    expect(new Set(plain).size).toBe(plain.length);
    const reached = new Set(
      t
        .seat(FORSETI)
        .may('move')
        .filter(({ group }) => (group as string[]).length === 2)
        .map(({ path }) => (path as string[]).at(-1)!),
    );
    const offered = new Set(
      all.filter(({ args }) => (args.group as string[]).length === 2).map((one) => wayOf(one).at(-1)!),
    );
    // There and back again is no march that somebody points at.
    reached.delete(FROM);
    expect(offered).toEqual(reached);
  });

  test('TD-7.4: sends those ahead who are faster than the slowest, and names them', () => {
    const t = party(2);
    const alone = t
      .seat(FORSETI)
      .suggested('move', 'onPicture')
      .filter(({ args }) => String(args.group) === 'neko');
    const far = alone.find((one) => wayOf(one).length > 2)!;
    expect(far.label).toMatchObject({ args: { to: { key: 'label.some-to', args: { pieces: ['neko'] } } } });
    expect(onMap(t, wayOf(far).at(-1)!)).toEqual([far]);
    t.seat(FORSETI).does('move', far.args);
    expect(t.g.counters.neko!.at).toBe(wayOf(far).at(-1));
  });

  test('on another piece finishes the activation and begins that of the piece, once something was done', () => {
    const t = party(2, { [OTHER]: ['kendrel'] });
    expect(t.seat(FORSETI).suggested('finish', 'onPicture')).toEqual([]);
    const [step] = marches(t).filter((one) => wayOf(one).length === 1);
    t.seat(FORSETI).does('move', step!.args);
    const next = t.seat(FORSETI).suggested('finish', 'onPicture');
    expect(next.flatMap(({ means }) => means!.map(({ id }) => id))).toEqual(['kendrel']);
    expect(next[0]!.further).toEqual([{ action: 'activate', args: { piece: 'kendrel' }, isNextStep: true }]);
    t.seat(FORSETI).does('finish').does('activate', { piece: 'kendrel' });
    expect(t.g.activation!.head).toBe('kendrel');
  });
});
const OTHER = 'caer-navell';

describe('The end of an activation', () => {
  test('has a quick choice once something was done, and no second button for the same', () => {
    const t = party(2);
    expect(t.seat(FORSETI).suggested('finish')).toEqual([]);
    expect(labels(t)).toContain('Finish this activation');
    const one = t
      .seat(FORSETI)
      .suggested('move')
      .find(({ args }) => (args.path as string[]).length === 1)!;
    t.seat(FORSETI).does('move', one.args);
    expect(labels(t)).toContain('That is all: finish');
    expect(labels(t)).not.toContain('Finish this activation');
  });

  test('of the last one is two buttons: boxes as they are, or to arrange them first', () => {
    const t = party(1);
    const one = t
      .seat(FORSETI)
      .suggested('move')
      .find(({ args }) => (args.path as string[]).length === 1)!;
    t.seat(FORSETI).does('move', one.args);
    expect(t.seat(FORSETI).suggested('finish')).toMatchObject([{ args: {}, further: [asIs] }]);
    expect(labels(t)).toEqual(expect.arrayContaining(['That is all: end actions', 'Finish this activation']));
  });

  test('TD-4.4: of activations that an enemy’s roll gave closes no action phase', () => {
    const t = party(1);
    const here = { g: { ...t.g, allowance: { ...t.g.allowance!, byEnemyRoll: true } }, seat: FORSETI, about: null };
    const [done] = tearsOfTheDragon.actions.move!.suggest!(here);
    expect(done!.further).toEqual([{ action: 'finish', args: {} }]);
    t.nobodyIsAskedExcept(FORSETI, 'act');
  });
});

test('TD-4.5: giving up is a quick choice only where nothing but the wizard’s activation is left', () => {
  const map = { riverton: ['neko', 'torin'] };
  expect(table({ map, units: 1, wizard: true }).seat(FORSETI).suggested('end-actions')).toEqual([]);
  const t = table({ map, units: 0, wizard: true });
  expect(t.seat(FORSETI).suggested('end-actions')).toMatchObject([{ args: {}, further: [asIs] }]);
  // All who can be activated are buttons already: the menu of them would add nothing.
  expect(labels(t)).not.toContain('Activate');
  t.nobodyIsAskedExcept(FORSETI, 'choose');
});

test('TD-6.6: all boxes are filled with one press, the highest leader first, and it is over; nothing is offered where they are full', () => {
  const t = table({
    map: { riverton: ['neko', 'cavalry*2'], highfield: ['algeron', 'foot-soldier*2'] },
    units: 1,
  });
  t.seat(FORSETI).does('end-actions');
  const [all] = t.seat(FORSETI).suggested('arrange');
  expect(all).toMatchObject({
    label: { key: 'suggest.all-full' },
    args: { leader: 'algeron', pieces: ['foot-soldier-1', 'foot-soldier-2'] },
    further: [
      { action: 'arrange', args: { leader: 'neko', pieces: ['cavalry-1', 'cavalry-2'] } },
      { action: 'end-phase', args: {} },
    ],
  });
  // What was tried for it has changed nothing.
  expect(t.g.counters['foot-soldier-1']!.box).toBeNull();
  t.seat(FORSETI).does('arrange', all!.args);
  t.seat(FORSETI).does('arrange', all!.further![0]!.args as never);
  expect(t.seat(FORSETI).suggested('arrange')).toEqual([]);
  t.nobodyIsAskedExcept(FORSETI, 'close');
});

test('TD-7.2: who stands apart is not offered as one group', () => {
  const t = table({
    map: { dunmarch: ['kestrel', 'warsteed*2'] },
    boxes: { kestrel: ['warsteed*2'] },
    active: GORGANUN,
    units: 1,
  });
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  const most = () => {
    const { size } = tearsOfTheDragon.actions.move!.fields.group as { size(here: object, soFar: object): number[] };
    return size({ g: t.g, seat: GORGANUN, about: null }, {})[1];
  };
  expect(most()).toBe(3);
  t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1'], path: ['wolfden'] });
  expect(most()).toBe(2);
  expect(t.seat(GORGANUN).isRefused('move', { group: ['kestrel', 'warsteed-2'], path: ['dunmarch'] })).toBe(
    'refusal.not-one-group',
  );
  t.nobodyIsAskedExcept(GORGANUN, 'act');
});
