import { describe, expect, test } from 'vitest';
import { foreseen } from '#games/gloomhaven/seen/foresee/foresee';
import type { Monster } from '#games/gloomhaven/state/state';
import { adds, formulaOf, G, type GloomhavenTable, guard, hero, isThere, table } from './board.ts';

/** Augments of the Mindthief, and enemies that are turned, by the names of the cards. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const active = (card: number, half: 'top' | 'bottom' = 'bottom') => ({ card, half, used: 0 });

describe('augments', () => {
  const mindthief = { class: 'mindthief', at: '2,2' } as const;
  const falls = { mindthief: ['plus0'], brute: ['plus0'] };
  const cards = (t: GloomhavenTable) => t.g.characters[0]!.active.map(({ card }) => card);
  test('Mass Hysteria (165) allows two; R-291: a third ends the one that lies longest', () => {
    const three = [active(165), active(149, 'top'), active(151, 'top')];
    const t = table({
      heroes: [{ ...mindthief, plays: [156, 160], active: three }],
      monsters: [guard('1,2', { hp: 20 }), far],
      falls,
    });
    t.seat(0)
      .does('act', { half: '156:top' })
      .does('attack', { targets: [G(1)] });
    expect(cards(t)).toEqual([165, 151, 156]);
    expect(t.g.characters[0]!.discard).toEqual([149]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('R-291: when it ends one augment stays, the newer one', () => {
    const three = [active(149, 'top'), active(165), active(151, 'top')];
    const t = table({ heroes: [{ ...mindthief, plays: [156, 160], active: three }], monsters: [far], falls });
    t.seat(0).does('end-active', { card: '165' });
    expect(cards(t)).toEqual([151]);
  });
  test('Psychic Projection (170): they work on ranged attacks', () => {
    const shot = (lasting: readonly ReturnType<typeof active>[]) => {
      const t = table({
        heroes: [{ ...mindthief, plays: [171, 160], active: lasting }],
        monsters: [guard('1,4', { hp: 20 }), far],
        falls,
      });
      t.seat(0)
        .does('act', { half: '171:top' })
        .does('attack', { targets: [G(1)] });
      return formulaOf(t.heard('attack')[0]!.sum);
    };
    expect(shot([active(170), active(151, 'top')])).toBe('3 + 2 + 0');
    expect(shot([active(151, 'top')])).toBe('3 + 0');
  });
  test('Domination (172), R-293: those of the Mindthief work on the attack of an ally', () => {
    const t = table({
      heroes: [
        { ...mindthief, plays: [172, 160], active: [active(151, 'top')] },
        { class: 'brute', at: '2,1', plays: [1, 6] },
      ],
      monsters: [guard('1,2', { hp: 20 }), far],
      falls,
    });
    t.seat(0)
      .does('act', { half: '172:top' })
      .does('choose', { targets: [hero(1)] });
    t.seat(1).does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ actor: hero(1), sum: adds('4 + 2 + 0') }]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('Phantasmal Killer (174): for Dark a normal enemy dies instead of being attacked', () => {
    const t = table({
      heroes: [{ ...mindthief, plays: [174, 160] }],
      monsters: [guard('1,2', { hp: 20 }), far],
      elements: { dark: 'strong' },
      falls,
    });
    t.seat(0)
      .does('act', { half: '174:top' })
      .does('attack', { targets: [G(1)] })
      .does('consume', { with: ['0:dark'] });
    expect(isThere(t, G(1))).toBe(false);
    expect(t.heard('attack')).toEqual([]);
    expect(t.g.elements.dark).toBe('inert');
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('or is attacked, and an elite one always is', () => {
    const scene = (rank: 'normal' | 'elite') =>
      table({
        heroes: [{ ...mindthief, plays: [174, 160] }],
        monsters: [guard('1,2', { hp: 20, rank }), far],
        elements: { dark: 'strong' },
        falls,
      });
    const spared = scene('normal');
    spared
      .seat(0)
      .does('act', { half: '174:top' })
      .does('attack', { targets: [G(1)] })
      .does('consume', { with: [] });
    expect(spared.heard('attack')).toHaveLength(1);
    const elite = scene('elite');
    elite
      .seat(0)
      .does('act', { half: '174:top' })
      .does('attack', { targets: [G(1, 'elite')] });
    expect(elite.heard('attack')).toHaveLength(1);
    elite.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('Many as One (173)', () => {
  test('counts the allies near the Mindthief, not near whoever attacks, who must be near as well', () => {
    const scene = (mindthief: string) => {
      const t = table({
        heroes: [
          { class: 'brute', at: '2,2', plays: [1, 6] },
          { class: 'mindthief', at: mindthief, plays: [151, 160], active: [active(173)] },
          { class: 'tinkerer', at: '2,0', plays: [34, 38] },
        ],
        monsters: [guard('1,2', { hp: 20 }), far],
        falls: { brute: ['plus0'] },
      });
      t.seat(0)
        .does('act', { half: '1:attack' })
        .does('attack', { targets: [G(1)] });
      return formulaOf(t.heard('attack')[0]!.sum);
    };
    // The Tinkerer is two hexes from the Brute in all of them.
    expect(scene('2,4')).toBe('2 + 1 + 0');
    expect(scene('2,1')).toBe('2 + 2 + 0');
    expect(scene('0,6')).toBe('2 + 0');
  });
});

describe('turncoats', () => {
  const scene = (card: number, kind: 'mindthief' | 'scoundrel', more: object = {}) =>
    table({
      heroes: [{ class: kind, at: '2,2', plays: [card, kind === 'mindthief' ? 151 : 88] }],
      monsters: [guard('1,2', { hp: 20 }), guard('0,2', { hp: 20 }), guard('-3,6', { standee: 6, hp: 20 })],
      cards: { guard: 'guard-4' },
      falls: { monsters: ['plus0'] },
      ties: 'by-the-rules',
      ...more,
    });
  test('Long Con (114), R-294: an enemy beside has its turn for her, as she decides', () => {
    const t = scene(114, 'scoundrel');
    t.seat(0).does('act', { half: '114:bottom' });
    expect(t.seat(0).lists('choose', 'targets')).toEqual([G(1)]);
    t.seat(0)
      .does('choose', { targets: [G(1)] })
      .does('end-turn');
    t.nobodyIsAskedExcept(0, 'move');
    t.seat(0).does('stay');
    expect(t.seat(0).lists('attack', 'targets')).toEqual([G(2)]);
    t.seat(0).does('attack', { targets: [G(2)] });
    expect(t.heard('attack')[0]).toMatchObject({ actor: G(1), target: G(2), sum: adds('2 + 0') });
    // The others act as ever, and the card is lost with the round.
    t.nobodyIsAskedExcept(0, 'damage');
    t.seat(0).does('suffer');
    expect(t.g.characters[0]!.lost).toContain(114);
    expect(t.g.figures.every((one) => one.kind !== 'monster' || (!one.isTurned && one.turnedBy === undefined))).toBe(
      true,
    );
  });
  test('Hostile Takeover (160): or by the rules of monsters', () => {
    const t = scene(160, 'mindthief');
    t.seat(0)
      .does('act', { half: '160:bottom' })
      .does('choose', { targets: [G(1)] })
      .does('end-turn');
    expect(t.heard('attack')[0]).toMatchObject({ actor: G(1), target: G(2) });
  });
  test('what they will do is foreseen against their own side, or left to who decides; their flag flies in that turn', () => {
    const foreseenBy = (card: 160 | 172) => {
      const t = scene(card, 'mindthief');
      t.seat(0)
        .does('act', { half: `${card}:bottom` })
        .does('choose', { targets: [G(1)] });
      return { t, seen: foreseen(t.g, t.g.figures.find(({ id }) => id === G(1)) as Monster) };
    };
    expect(foreseenBy(160).seen.targets).toEqual([G(2)]);
    const { t, seen } = foreseenBy(172);
    expect(seen).toMatchObject({ hindered: 'led', targets: [] });
    const flag = () => t.spectator.sees().figures.find(({ id }) => id === G(1))!.isAlly;
    expect(flag()).toBeUndefined();
    t.seat(0).does('end-turn');
    expect(flag()).toBe(true);
    t.seat(0).does('stay').does('skip');
    expect(flag()).toBeUndefined();
  });
  test('who has acted in this round has no turn that could be turned', () => {
    const t = scene(160, 'mindthief', { also: (g: { acted: string[] }) => g.acted.push(G(1), G(2)) });
    t.seat(0).does('act', { half: '160:bottom' });
    t.nobodyIsAskedExcept(0, 'turn');
    expect(t.g.characters[0]!.discard).toContain(160);
  });
  test('when the card is ended before, the enemy acts as ever', () => {
    const t = scene(160, 'mindthief');
    t.seat(0)
      .does('act', { half: '160:bottom' })
      .does('choose', { targets: [G(1)] })
      .does('end-active', { card: '160' })
      .does('end-turn');
    expect(t.heard('attack')[0]).toMatchObject({ actor: G(1), target: hero(0) });
    t.nobodyIsAskedExcept(0, 'damage');
  });
});
