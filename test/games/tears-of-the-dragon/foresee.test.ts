import { describe, expect, test } from 'vitest';
import type { Draft } from '#asking/draft';
import { press, privateQuestion } from '#asking/question';
import { type Press, readId } from '#asking/terms/ids';
import { position } from '#core/match';
import type { Locale } from '#core/text';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { games } from '#src/registry';
import { rowsOf, wordsOf } from '../../kit/reading.ts';
import { GORGANUN, table } from './board.ts';

/** What stands beside an order before it is given (TD-7): who stays, what begins, what is left. */

const part = games.find(({ game }) => game.id === tearsOfTheDragon.id)!;

/** Kestrel's party has come to Dunmarch, where the Wargroups have no movement left; perhaps Forseti stands at Wolfden. */
function begun({ map = {}, steeds = 1 }: { map?: Record<string, string[]>; steeds?: number } = {}) {
  const horses = steeds > 0 ? [`warsteed*${steeds}`] : [];
  const t = table({
    map: { stonewell: ['kestrel', ...horses, 'wargroup*2'], ...map },
    boxes: { kestrel: [...horses, 'wargroup*2'] },
    active: GORGANUN,
    units: 1,
  });
  t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
  const all = Object.keys(t.g.activation!.members);
  t.seat(GORGANUN).does('move', { group: all, path: ['dunmarch'] });
  return t;
}

/** The question as the seat reads it, and its fingers on it. */
function asked(t: ReturnType<typeof table>, draft?: Draft, locale: Locale = 'en') {
  const { g, open } = position(tearsOfTheDragon, t.match);
  const question = { part, g, decision: open.find(({ seat }) => seat === GORGANUN)! };
  const shown = privateQuestion({ ...question, match: 'm', locale }, draft);
  const buttons = rowsOf(shown.choices).flatMap((row) =>
    row.components.flatMap((one) => ('label' in one && 'custom_id' in one ? [one] : [])),
  );
  return {
    content: wordsOf(shown),
    labels: buttons.map(({ label }) => label),
    press(label: string) {
      const one = buttons.find((each) => each.label === label)!;
      return press(question, draft, readId(one.custom_id) as Press, []);
    },
  };
}

/** The line below a button. */
const beside = (t: ReturnType<typeof table>, label: string, locale?: Locale) =>
  asked(t, undefined, locale)
    .content.split('\n')
    .find((one) => one.startsWith(`-# ${label}`));

describe('Before an order is given', () => {
  test('TD-7.2: it says who stays behind for want of movement, and how far those who go can still go', () => {
    const t = begun();
    expect(beside(t, 'All who can, to Morvane')).toBe(
      '-# All who can, to Morvane — Stays behind without movement: Wargroup ×2.',
    );
    expect(beside(t, '動ける全員でモルヴェイン', 'ja')).toMatch(/移動ポイントがなく残る駒はウォーグループ×2です。/);
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-7.2: how far those who go can still go stands there as long as they can', () => {
    const t = table({
      map: { dunmarch: ['kestrel', 'warsteed*2'] },
      boxes: { kestrel: ['warsteed*2'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(beside(t, 'All to Wolfden')).toBe('-# All to Wolfden — Movement left afterwards: 1.');
    t.seat(GORGANUN).does('move', { group: ['kestrel', 'warsteed-1', 'warsteed-2'], path: ['wolfden'] });
    expect(beside(t, 'All to Dunmarch')).toBeUndefined();
    t.nobodyIsAskedExcept(GORGANUN, 'act');
  });

  test('TD-9.1: that a battle begins stands there, and whoever leaves units behind for it is asked once more', () => {
    const t = begun({ map: { wolfden: ['foot-soldier*2'] } });
    const label = 'All who can, to Wolfden';
    expect(beside(t, label)).toContain('Battle at Wolfden!');
    const pressed = asked(t).press(label);
    expect(pressed).toHaveProperty('draft');
    const { draft } = pressed as { draft: Draft };
    const once = asked(t, draft);
    expect(once.content).toContain('⚠ Sure? It cannot be taken back.');
    expect(once.content).toContain('Battle at Wolfden!');
    expect(once.press('Done')).toHaveProperty('answer.action', 'move');
    expect(once.press('Back')).toHaveProperty('draft.args', { group: ['kestrel', 'warsteed-1'] });
  });

  test('TD-9.1: where nobody is left behind there is nothing to ask again', () => {
    const t = table({
      map: { dunmarch: ['kestrel', 'warsteed*2'], wolfden: ['foot-soldier*2'] },
      boxes: { kestrel: ['warsteed*2'] },
      active: GORGANUN,
      units: 1,
    });
    t.seat(GORGANUN).does('activate', { piece: 'kestrel' });
    expect(beside(t, 'All to Wolfden')).toContain('Battle at Wolfden!');
    expect(asked(t).press('All to Wolfden')).toHaveProperty('answer');
  });

  test('TD-14.1: a leader who goes on without his units is asked once more, wherever he goes', () => {
    const t = begun({ steeds: 0 });
    expect(asked(t).press('All who can, to Morvane')).toHaveProperty('draft');
  });

  test('TD-17.3: a ruin on the way is announced', () => {
    const t = begun();
    expect(beside(t, 'All who can, to Ursh')).toContain('The ruin Ursh is searched.');
  });
});
