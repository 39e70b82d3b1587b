import { describe, expect, test } from 'vitest';
import { explanation } from '#asking/explain';
import { refusalText } from '#asking/refusal';
import { hereOf } from '#asking/terms/names';
import { readTyped } from '#asking/typed/read';
import { isRefusal } from '#core/actions';
import type { Locale } from '#core/text';
import type { Json } from '#core/types';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { games } from '#src/registry';
import { GORGANUN, table } from './board.ts';

/** Why a choice that one would expect is not there, and what is said to those who type it all the same. */

type Table = ReturnType<typeof table>;
const part = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;

/** What is said of each option that is missing in a field of the question, in words. */
function missing(t: Table, asked: `${string}.${string}`, soFar: Record<string, Json> = {}, chosen: string[] = []) {
  const [action, field] = asked.split('.') as [string, string];
  const decision = t.open.find(({ actions }) => actions.includes(action))!;
  const here = hereOf(t.g, decision);
  const declared = part.game.actions[action]!.fields[field];
  const said = (declared.absent?.(here, soFar, chosen) ?? []) as { option: string; why: { key: string } }[];
  return Object.fromEntries(said.map(({ option, why }) => [option, part.text.say(why, 'en')]));
}

/** What somebody is told who types an answer that is refused. */
function refused(t: Table, action: string, typed: Record<string, string>, locale: Locale = 'en') {
  const here = hereOf(t.g, t.open.find(({ actions }) => actions.includes(action))!);
  const read = readTyped({ part, here, locale }, part.game.actions[action]!, typed);
  if (!isRefusal(read)) throw new Error(`it is taken: ${JSON.stringify(read)}`);
  return refusalText(part, read.refused, locale).replaceAll('\\', '');
}

/** Kestrel's party at Stonewell, and whoever else. */
function party(map: Record<string, string[]> = {}, also: Record<string, Json> = {}) {
  const t = table({
    map: { stonewell: ['kestrel', 'wargroup*2'], ...map },
    boxes: { kestrel: ['wargroup*2'] },
    active: GORGANUN,
    units: 2,
    ...also,
  });
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  return { t, all: Object.keys(t.g.activation!.members) };
}

describe('A place that is not offered', () => {
  test('TD-7.1: is so many steps away with so many points left; what can be reached is not named', () => {
    const { t, all } = party();
    const group = all.filter((id) => id.startsWith('wargroup'));
    const places = missing(t, 'move.path', { group });
    expect(places).toMatchObject({
      wolfden: '2 steps away, one point left',
      wintermoor: '6 steps away, one point left',
    });
    expect(Object.keys(places)).not.toContain('dunmarch');
    expect(Object.keys(places)).not.toContain('stonewell');
    // The leader has points enough for both steps.
    expect(Object.keys(missing(t, 'move.path', { group: ['kestrel'] }))).not.toContain('wolfden');
  });

  test('is refused with the same words when it is typed, at whatever point of the way', () => {
    const { t } = party();
    const typed = (path: string, locale?: Locale) => refused(t, 'move', { group: 'wargroup-1', path }, locale);
    expect(typed('wolfden')).toBe('Way: Wolfden — 2 steps away, one point left.');
    expect(typed('dunmarch > wolfden')).toBe('Way: Wolfden — one step away, 0 points left.');
    expect(typed('ウルフデン', 'ja')).toBe('経路：ウルフデン — 2歩先ですが、移動ポイントは残り1です。');
    expect(typed('nowhere at all')).toMatch(/“nowhere at all” is not known here/);
  });

  test('TD-7.6, TD-7.10: has enemies who can be seen, or lies behind them', () => {
    const { t, all } = party({ dunmarch: ['cavalry'] });
    expect(missing(t, 'move.path', { group: ['kestrel'] })).toMatchObject({
      dunmarch: 'enemies stand there, and no unit or wizard goes along',
    });
    expect(missing(t, 'move.path', { group: all })).not.toHaveProperty('dunmarch');
  });

  test('TD-7.6: lies behind enemies who end the way', () => {
    const t = table({
      map: { stonewell: ['kestrel', 'warsteed'], dunmarch: ['cavalry'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
    const group = { group: ['warsteed-1'] };
    expect(missing(t, 'move.path', group, ['dunmarch'])).toMatchObject({
      wolfden: 'enemies at Dunmarch end the way there',
    });
    expect(refused(t, 'move', { group: 'warsteed-1', path: 'dunmarch > wolfden' })).toBe(
      'Way: Wolfden — enemies at Dunmarch end the way there.',
    );
  });
});

describe('A piece that is not offered', () => {
  test('TD-7.2: has no movement left in this activation, and says so when it is typed', () => {
    const { t, all } = party();
    t.seat(GORGANUN).does('move', { group: all, path: ['dunmarch'] });
    expect(missing(t, 'move.group')).toEqual({
      'wargroup-1': 'no movement left',
      'wargroup-2': 'no movement left',
    });
    expect(refused(t, 'move', { group: 'kestrel, wargroup-1', path: 'wolfden' })).toBe(
      'Group: Wargroup #1, under Warblade Kestrel – Dunmarch — no movement left.',
    );
    expect(refused(t, 'move', { group: 'wargroup-1', path: 'wolfden' }, 'ja')).toBe(
      'グループ：ウォーグループ#1（ウォーブレード・ケストレルの指揮下・ダンマーチ） — 移動ポイントが残っていません。',
    );
  });

  test('TD-4.8: was activated already, is a wizard whose turn is over, or is not on the map', () => {
    const { t } = party({ kimrin: ['hastur', 'warsteed'] });
    t.seat(GORGANUN).does('finish');
    expect(missing(t, 'activate.piece')).toMatchObject({
      kestrel: 'activated already this turn',
      'wargroup-1': 'activated already this turn',
      hastur: 'the one activation of a wizard this turn is used',
      shale: 'wounded, comes back at the start of a turn',
    });
    expect(missing(t, 'activate.piece')).not.toHaveProperty('warsteed-1');
    expect(refused(t, 'activate', { piece: 'kestrel' })).toMatch(/Kestrel.* — activated already this turn\.$/);
    // Of the enemy's pieces nothing is said.
    expect(Object.keys(missing(t, 'activate.piece'))).not.toContain('kendrel');
  });
});

describe('What chance decides', () => {
  /** The lines of *?* for the seat that is asked. */
  const said = (t: Table, locale: Locale = 'en') => {
    const [decision] = t.open;
    return explanation({ part, g: t.g, decision: decision!, match: 'm', locale }, undefined).join('\n');
  };

  test('TD-4.3 to TD-4.5: the Command Table, by its rows', () => {
    const t = table({ map: { stonewell: ['kestrel'] }, active: GORGANUN });
    expect(said(t)).toContain('No activation 10%, one 20%, two or more 50%; the enemy first 20%, then another roll.');
    expect(said(t, 'ja')).toContain('敵活性化のあと振り直しが20%です。');
  });

  test('TD-15.1, TD-16.1: a spell check by the modifier of the wizard, at most nine in ten', () => {
    const t = table({ map: { kimrin: ['hastur'] }, active: GORGANUN, units: 0, wizard: true });
    t.seat(GORGANUN).does('activate', { piece: 'hastur' });
    expect(said(t)).toContain('Hastur: works on 8 or less (80%).');
  });

  test('TD-12.4, TD-12.5: an attack, from what the group has and what can be seen; what lies in boxes changes nothing', () => {
    const storm = (boxes?: Record<string, string[]>) => {
      const t = table({
        map: { 'caer-sillius': ['kestrel', 'warsteed*2', 'kendrel', 'foot-soldier*2'] },
        ...(boxes && { boxes }),
        active: GORGANUN,
        units: 1,
      });
      t.seat(GORGANUN).does('activate', { piece: 'warsteed-1' });
      return said(t);
    };
    expect(storm()).toContain(
      'At Caer Sillius your group hits 0.4 times a round on average, what you see of the enemy 2.0 times',
    );
    expect(storm({ kendrel: ['foot-soldier*2'] })).toContain('what you see of the enemy 0.0 times, boxes not counted');
    expect(storm({ kendrel: ['foot-soldier'] })).toContain('what you see of the enemy 1.0 times, boxes not counted');
  });
});
