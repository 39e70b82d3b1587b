import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { guard, hero, type Scene, table } from '../games/gloomhaven/board.ts';
import { flat } from './boxes.ts';
import { questionsOf } from './gloomhaven-asked.ts';

/** The pictures of what only cards of higher levels ask. */

const far = guard('-3,6', { standee: 6, hp: 20 });
/** What is asked after some answers, drawn: each action once, in both languages. */
const asked = (scene: Scene, ...answers: readonly [seat: number, action: string, args: object][]) => {
  const t = table(scene);
  for (const [seat, action, args] of answers) t.seat(seat).does(action, { ...args });
  return locales.flatMap((locale) => questionsOf({ g: t.g, open: t.open }, locale));
};
const tags = (drawn: ReturnType<typeof asked>, begins: string) =>
  drawn.flatMap(({ drawn: one }) =>
    one ? [...new Set(flat(one.scene).flatMap((node) => node.tags))].filter((tag) => tag.startsWith(begins)) : [],
  );

describe('the picture of a question', () => {
  test('marks the hexes towards which Black Hole (86) may pull', () => {
    const scene = {
      heroes: [{ class: 'spellweaver', at: '3,1', plays: [86, 68] }],
      monsters: [guard('1,0'), guard('1,4')],
    } as const;
    const marked = tags(asked(scene, [0, 'act', { half: '86:bottom' }]), 'choose:');
    expect(marked).toContain('choose:1,2');
    expect(marked.length).toBeGreaterThan(20);
  });
  test('shows the cards that are lost for Chimeric Formula (60), with those that came back', () => {
    const scene = {
      heroes: [
        { class: 'tinkerer', at: '2,2', plays: [60, 34] },
        { class: 'brute', at: '2,1', plays: [1, 6], lost: [2, 3, 5] },
      ],
      monsters: [far],
    } as const;
    const drawn = asked(
      scene,
      [0, 'act', { half: '60:top' }],
      [0, 'choose', { targets: [hero(1)] }],
      [1, 'recover', { cards: ['2', '3'] }],
    );
    const pictures = drawn.flatMap(({ drawn: one }) => one ?? []);
    expect(pictures).toHaveLength(locales.length);
    for (const { alt } of pictures) expect(alt.length).toBeLessThanOrEqual(1000);
    for (const { other } of drawn) expect(other).toBeUndefined();
  });
  test('marks whom Domination (172) may turn', () => {
    const scene = {
      heroes: [{ class: 'mindthief', at: '2,2', plays: [172, 160] }],
      monsters: [guard('1,2'), guard('0,2')],
    } as const;
    const marked = tags(asked(scene, [0, 'act', { half: '172:bottom' }]), 'choose:');
    expect([...new Set(marked)].sort()).toEqual(['choose:0,2', 'choose:1,2']);
  });
  test('there is none where nothing on the map is chosen: to move or to attack (23)', () => {
    const scene = {
      heroes: [{ class: 'brute', at: '2,2', plays: [6, 1], active: [{ card: 23, half: 'bottom', used: 0 }] }],
      monsters: [guard('1,2'), far],
    } as const;
    const drawn = asked(scene, [0, 'act', { half: '6:bottom' }]);
    expect(drawn.flatMap(({ drawn: one }) => one ?? [])).toEqual([]);
  });
});
