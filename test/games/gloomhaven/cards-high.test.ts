import { describe, expect, test } from 'vitest';
import { audit } from '#games/gloomhaven/judge/audit';
import { adds, figureOf, formulaOf, G, type GloomhavenTable, guard, hero, isThere, table } from './board.ts';

/** Cards of the Brute, the Tinkerer and the Cragheart that do what no other card does, by their names. */

const far = guard('-3,6', { standee: 6, hp: 20 });
const active = (card: number, half: 'top' | 'bottom' = 'bottom') => ({ card, half, used: 0 });
const aboutNow = (t: GloomhavenTable) => t.open[0]!.about as { areas: { hits: string[] }[] };
/** The number of the area that strikes so many. */
const areaOf = (t: GloomhavenTable, n: number) => {
  const found = aboutNow(t).areas.findIndex(({ hits }) => hits.length === n);
  return String(found);
};

describe('Immovable Phalanx (23)', () => {
  const brute = { class: 'brute', at: '2,2', plays: [6, 1], active: [active(23)] } as const;
  const falls = { brute: ['plus0'] };
  test('R-205: a move may be a melee attack of its value', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { hp: 9 }), far], falls });
    t.seat(0)
      .does('act', { half: '6:bottom' })
      .does('as-attack')
      .does('attack', { targets: [G(1)] });
    expect(t.heard('attack')).toMatchObject([{ sum: adds('4 + 0') }]);
    expect(figureOf(t, hero(0)).at).toBe('2,2');
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('or stays a move', () => {
    const t = table({ heroes: [brute], monsters: [guard('1,2', { hp: 9 }), far], falls });
    t.seat(0).does('act', { half: '6:bottom' }).does('as-move');
    t.nobodyIsAskedExcept(0, 'move');
  });
  test('with nobody beside, and for whoever is disarmed, there is nothing to choose', () => {
    const alone = table({ heroes: [brute], monsters: [far] });
    alone.seat(0).does('act', { half: '6:bottom' });
    alone.nobodyIsAskedExcept(0, 'move');
    const disarmed = { ...brute, conditions: { disarm: 'before' } } as const;
    const t = table({ heroes: [disarmed], monsters: [guard('1,2'), far] });
    t.seat(0).does('act', { half: '6:bottom' });
    t.nobodyIsAskedExcept(0, 'move');
  });
  test('R-295: whoever is immobilized can still attack instead', () => {
    const held = { ...brute, conditions: { immobilize: 'before' } } as const;
    const t = table({ heroes: [held], monsters: [guard('1,2', { hp: 9 }), far], falls });
    t.seat(0).does('act', { half: '6:bottom' });
    t.nobodyIsAskedExcept(0, 'attack');
  });
});

describe('Provoking Roar (4), R-290', () => {
  /** An archer in 1,0 shoots at two, three hexes far; the first hero has roared. */
  const shot = (...at: readonly string[]) => {
    const cards = [
      [4, 6],
      [65, 68],
      [34, 38],
    ] as const;
    const t = table({
      heroes: (['brute', 'spellweaver', 'tinkerer'] as const).slice(0, at.length).map((id, seat) => ({
        class: id,
        at: at[seat]!,
        plays: cards[seat]!,
        active: seat === 0 ? [active(4)] : [],
      })),
      monsters: [{ type: 'bandit-archer', at: '1,0', standee: 1 }],
      cards: { archer: 'archer-5' },
      ties: 'by-the-rules',
    });
    for (const seat of at.keys()) t.seat(seat).does('end-turn');
    while (t.asked().some(({ key }) => key === 'damage')) t.seat(t.asked()[0]!.seat).does('suffer');
    return { struck: t.heard('attack').map(({ target }) => target), drawn: t.heard('redirected').length };
  };
  test('he draws one attack of an ability upon himself, and no second one', () => {
    const { struck, drawn } = shot('0,4', '1,3', '0,3');
    expect(drawn).toBe(1);
    expect(struck).toHaveLength(2);
    expect(struck.filter((id) => id === hero(0))).toHaveLength(1);
  });
  test('nor any where he is a target himself', () => {
    const { struck, drawn } = shot('0,3', '1,3');
    expect(drawn).toBe(0);
    expect([...struck].sort()).toEqual([hero(0), hero(1)]);
  });
});

describe('Disintegration Beam (52)', () => {
  const tinkerer = { class: 'tinkerer', at: '0,4', plays: [52, 34] } as const;
  test('kills those of a line who have 5 hit points or fewer, with experience for each', () => {
    const t = table({
      heroes: [tinkerer],
      monsters: [guard('1,3', { hp: 5 }), guard('2,2', { hp: 6 }), guard('3,1', { hp: 4 }), far],
    });
    t.seat(0).does('act', { half: '52:top' });
    t.seat(0).does('lay-area', { area: areaOf(t, 2) });
    expect([1, 2, 3].map((n) => isThere(t, G(n)))).toEqual([false, true, false]);
    expect(t.g.characters[0]).toMatchObject({ xp: 2, lost: [52] });
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('where all have more nothing is asked, and the card is not lost', () => {
    const t = table({ heroes: [tinkerer], monsters: [guard('1,3', { hp: 6 }), far] });
    t.seat(0).does('act', { half: '52:top' });
    expect(t.g.characters[0]).toMatchObject({ lost: [], discard: [52] });
    t.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('Chimeric Formula (60)', () => {
  const tinkerer = { class: 'tinkerer', at: '2,2', plays: [60, 34] } as const;
  const brute = { class: 'brute', at: '2,1', plays: [1, 6] } as const;
  test('an ally beside recovers two lost cards, then loses two of the hand', () => {
    const t = table({ heroes: [tinkerer, { ...brute, lost: [2, 3, 5] }], monsters: [far] });
    t.seat(0)
      .does('act', { half: '60:top' })
      .does('choose', { targets: [hero(1)] });
    t.seat(1).does('recover', { cards: ['3', '5'] });
    t.nobodyIsAskedExcept(1, 'forfeit');
    expect(t.seat(1).refusal('forfeit', { cards: ['3'] })).toBeDefined();
    t.seat(1).does('forfeit', { cards: ['3', '9'] });
    expect(t.g.characters[1]!.lost.sort()).toEqual([2, 3, 9]);
    expect(t.g.characters[1]!.hand).toContain(5);
    expect(audit(t.g)(t.g, [])).toBeUndefined();
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('R-292: whoever recovers none loses none, and nobody loses more than the hand holds', () => {
    const none = table({ heroes: [tinkerer, { ...brute, lost: [2, 3] }], monsters: [far] });
    none
      .seat(0)
      .does('act', { half: '60:top' })
      .does('choose', { targets: [hero(1)] });
    none.seat(1).does('recover', { cards: [] });
    expect([none.heard('recovers'), none.heard('recovers-none')]).toEqual([[], [{ seat: 1 }]]);
    none.nobodyIsAskedExcept(0, 'turn');
    const one = table({ heroes: [tinkerer, { ...brute, lost: [2], hand: 0 }], monsters: [far] });
    one
      .seat(0)
      .does('act', { half: '60:top' })
      .does('choose', { targets: [hero(1)] });
    // There is nothing to choose then.
    one.seat(1).does('recover', { cards: ['2'] });
    expect(one.g.characters[1]!.hand).toEqual([]);
  });
  test('R-206: an ally in range takes a lost card of who is beside them; it is theirs for the scenario', () => {
    const t = table({
      heroes: [tinkerer, brute, { class: 'spellweaver', at: '3,0', plays: [65, 68], lost: [61, 63] }],
      monsters: [far],
    });
    t.seat(0)
      .does('act', { half: '60:bottom' })
      .does('choose', { targets: [hero(1)] });
    // Reviving Ether (63) cannot be recovered.
    expect(t.seat(1).lists('recover', 'cards')).toEqual(['61']);
    t.seat(1).does('recover', { cards: ['61'] });
    expect(t.g.characters[1]!.hand).toContain(61);
    expect(t.g.characters[2]!.lost).toEqual([63]);
    expect(t.heard('takes-cards')).toEqual([{ seat: 1, owner: 2, cards: [61] }]);
    expect(audit(t.g)(t.g, [])).toBeUndefined();
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('nobody can take a card who has nobody beside', () => {
    const t = table({
      heroes: [
        { ...tinkerer, at: '0,4' },
        { ...brute, at: '1,2' },
        { class: 'spellweaver', at: '3,0', plays: [65, 68], lost: [61] },
      ],
      monsters: [far],
    });
    t.seat(0).does('act', { half: '60:bottom' });
    t.nobodyIsAskedExcept(0, 'turn');
  });
});

describe('Stone Pummel (137) and Rocky End (142)', () => {
  const stone = (...hexes: string[]) => ({ type: 'obstacle', kind: 'table', hexes }) as const;
  const cragheart = { class: 'cragheart', at: '2,2', plays: [116, 142], active: [active(137)] } as const;
  const falls = { cragheart: ['plus0'] };
  const monsters = [guard('1,2', { hp: 20 }), far];
  test('137, R-210: an obstacle beside must be destroyed, and the melee attack is 3 higher', () => {
    const t = table({ heroes: [cragheart], monsters, falls, overlays: [stone('3,1'), stone('2,3')] });
    t.seat(0)
      .does('act', { half: '116:attack' })
      .does('attack', { targets: [G(1)] });
    expect(t.seat(0).offered()).toEqual(['place']);
    t.seat(0).does('place', { hex: '3,1' });
    expect(formulaOf(t.heard('attack')[0]!.sum)).toContain('+ 3 + 0');
    expect(t.g.overlays).toMatchObject([{ hexes: ['2,3'] }]);
    expect(t.g.characters[0]).toMatchObject({ active: [{ card: 137, used: 1 }] });
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('137: with none beside there is neither bonus nor use', () => {
    const t = table({ heroes: [cragheart], monsters, falls, overlays: [stone('4,0')] });
    t.seat(0)
      .does('act', { half: '116:attack' })
      .does('attack', { targets: [G(1)] });
    expect(formulaOf(t.heard('attack')[0]!.sum)).not.toContain('+ 3');
    expect(t.g.characters[0]).toMatchObject({ active: [{ card: 137, used: 0 }] });
  });
  test('142: Earth lengthens the range in which obstacles are destroyed, with experience', () => {
    const end = (elements: object) => {
      const t = table({
        heroes: [{ ...cragheart, active: [] }],
        monsters,
        falls,
        overlays: [stone('1,1', '1,0'), stone('0,5', '-1,6')],
        elements,
      });
      t.seat(0).does('act', { half: '142:top' });
      return t;
    };
    const near = end({});
    expect(near.seat(0).lists('place', 'hex')).toEqual(['1,1']);
    const wide = end({ earth: 'strong' });
    wide.seat(0).does('consume', { with: ['0:earth'] });
    expect([...wide.seat(0).lists('place', 'hex')].sort()).toEqual(['0,5', '1,0', '1,1']);
    wide.seat(0).does('place', { hex: '1,0' }).does('place', { hex: '0,5' });
    wide.seat(0).does('attack', { targets: [G(1)] });
    expect(wide.heard('attack')).toMatchObject([{ sum: adds('8 + 0') }]);
    expect(wide.g.characters[0]!.xp).toBe(3);
  });
});
