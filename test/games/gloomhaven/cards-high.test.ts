import { describe, expect, test } from 'vitest';
import { audit } from '#games/gloomhaven/audit';
import { figureOf, G, type GloomhavenTable, guard, hero, isThere, monsterId, table } from './board.ts';

/** Cards of the higher levels, and what elements, augments and active cards add, by the names of their cards. */

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
    expect(t.heard('attack')).toMatchObject([{ sum: '4 + 0' }]);
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

describe('Elemental Aid (75) and Spirit of Doom (76)', () => {
  const allies = [
    { class: 'brute', at: '2,1', plays: [1, 6], hp: 1 },
    { class: 'tinkerer', at: '0,4', plays: [34, 38], hp: 1 },
  ] as const;
  const weaver = (card: number) => ({ class: 'spellweaver', at: '2,2', plays: [card, 68] }) as const;
  const shields = (t: GloomhavenTable) => [1, 2].map((seat) => figureOf(t, hero(seat)).bonuses.length);
  test('75: a shield for one ally, or with Air for all of them', () => {
    const one = table({ heroes: [weaver(75), ...allies], monsters: [far] });
    one
      .seat(0)
      .does('act', { half: '75:bottom' })
      .does('choose', { targets: [hero(2)] });
    expect(shields(one)).toEqual([0, 1]);
    const all = table({ heroes: [weaver(75), ...allies], monsters: [far], elements: { air: 'strong' } });
    all
      .seat(0)
      .does('act', { half: '75:bottom' })
      .does('consume', { with: ['0:air'] });
    expect(shields(all)).toEqual([1, 1]);
    expect(figureOf(all, hero(0)).bonuses).toEqual([]);
    all.nobodyIsAskedExcept(0, 'turn');
  });
  test('76: a curse, or with Dark a normal enemy dies instead, with experience', () => {
    const scene = { heroes: [weaver(76)], monsters: [guard('1,3'), guard('0,3', { rank: 'elite' }), far] } as const;
    const cursed = table(scene);
    cursed
      .seat(0)
      .does('act', { half: '76:top' })
      .does('choose', { targets: [G(2, 'elite')] });
    expect(cursed.heard('gains-condition')).toMatchObject([{ condition: 'curse' }]);
    const t = table({ ...scene, elements: { dark: 'waning' } });
    t.seat(0)
      .does('act', { half: '76:top' })
      .does('consume', { with: ['0:dark'] });
    expect(t.seat(0).lists('choose', 'targets')).not.toContain(G(2, 'elite'));
    t.seat(0).does('choose', { targets: [G(1)] });
    expect(isThere(t, G(1))).toBe(false);
    expect(t.g.characters[0]).toMatchObject({ xp: 1, lost: [76] });
    expect(t.heard('gains-condition')).toEqual([]);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('76: heals half of the maximum, rounded down, or with Light all of it', () => {
    const [, tinkerer] = allies;
    const heroes = [weaver(76), tinkerer];
    const max = 8;
    const half = table({ heroes, monsters: [far] });
    half
      .seat(0)
      .does('act', { half: '76:bottom' })
      .does('choose', { targets: [hero(1)] });
    expect(figureOf(half, hero(1))).toMatchObject({ hp: 1 + max / 2, max });
    const whole = table({ heroes, monsters: [far], elements: { light: 'strong' } });
    whole
      .seat(0)
      .does('act', { half: '76:bottom' })
      .does('consume', { with: ['0:light'] });
    whole.seat(0).does('choose', { targets: [hero(1)] });
    expect(figureOf(whole, hero(1)).hp).toBe(max);
  });
});

describe('Cold Front (85)', () => {
  const archer = monsterId('bandit-archer', 1);
  const shot = (at: string, falls: readonly string[]) => {
    const t = table({
      heroes: [{ class: 'spellweaver', at: '2,2', plays: [65, 68], active: [active(85)] }],
      monsters: [{ type: 'bandit-archer', at, standee: 1, hp: 9 }],
      // Attack −1, two targets.
      cards: { archer: 'archer-5' },
      falls: { monsters: falls },
      ties: 'by-the-rules',
    });
    t.seat(0).does('end-turn');
    return t;
  };
  test('an attack does no damage, and strikes back up to three hexes; that is a use, with experience', () => {
    const t = shot('2,0', ['plus0']);
    expect(figureOf(t, archer).hp).toBe(6);
    expect(t.g.characters[0]).toMatchObject({ active: [{ card: 85, used: 1 }], xp: 1 });
    expect(t.heard('suffers')).toMatchObject([{ actor: archer, by: 'retaliation' }]);
  });
  test('an attack that does none uses nothing up', () => {
    const t = shot('2,0', ['null']);
    expect(figureOf(t, archer).hp).toBe(9);
    expect(t.g.characters[0]!.active).toMatchObject([{ used: 0 }]);
  });
});

describe('Black Hole (86)', () => {
  const weaver = { class: 'spellweaver', at: '3,1', plays: [86, 68] } as const;
  test('R-208: all enemies within four of a hex are pulled towards it, the nearest first', () => {
    const t = table({ heroes: [weaver], monsters: [guard('1,0', { hp: 9 }), guard('1,4', { hp: 9 })] });
    t.seat(0).does('act', { half: '86:bottom' }).does('place', { hex: '1,2' });
    expect(t.asked()).toEqual([{ seat: 0, key: 'pull' }]);
    t.seat(0).does('drive', { way: ['1,1', '1,2'] });
    t.seat(0).does('drive', { way: ['1,3'] });
    expect([figureOf(t, G(1)).at, figureOf(t, G(2)).at]).toEqual(['1,2', '1,3']);
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('the hex is within four of the Spellweaver; with no enemy near any there is none to choose', () => {
    const t = table({ heroes: [weaver], monsters: [guard('1,0'), far] });
    t.seat(0).does('act', { half: '86:bottom' });
    expect(t.seat(0).lists('place', 'hex')).toContain('0,5');
    // Five hexes from her.
    expect(t.seat(0).lists('place', 'hex')).not.toContain('0,6');
    const few = table({ heroes: [weaver], monsters: [far] });
    few.seat(0).does('act', { half: '86:bottom' });
    expect(few.seat(0).lists('place', 'hex')).toContain('0,5');
    expect(few.seat(0).lists('place', 'hex')).not.toContain('3,0');
  });
});

describe('Stick to the Shadows (110)', () => {
  const struck = (ally: string) => {
    const t = table({
      heroes: [
        { class: 'scoundrel', at: '2,2', plays: [110, 90] },
        { class: 'brute', at: ally, plays: [1, 6] },
      ],
      monsters: [guard('1,2', { hp: 20 }), far],
      elements: { dark: 'strong' },
      falls: { scoundrel: ['plus0'] },
    });
    t.seat(0)
      .does('act', { half: '110:top' })
      .does('consume', { with: ['0:dark'] })
      .does('attack', { targets: [G(1)] });
    return t;
  };
  test('Dark adds 4 and two experience against an enemy beside an ally', () => {
    const t = struck('1,1');
    expect(t.heard('attack')).toMatchObject([{ sum: '4 + 4 + 0' }]);
    expect(t.g.characters[0]!.xp).toBe(2);
  });
  test('and nothing against another one', () => {
    const t = struck('3,1');
    expect(t.heard('attack')).toMatchObject([{ sum: '4 + 0' }]);
    expect(t.g.characters[0]!.xp).toBe(0);
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
    expect(String(t.heard('attack')[0]!.sum)).toContain('+ 3 + 0');
    expect(t.g.overlays).toMatchObject([{ hexes: ['2,3'] }]);
    expect(t.g.characters[0]).toMatchObject({ active: [{ card: 137, used: 1 }] });
    t.nobodyIsAskedExcept(0, 'turn');
  });
  test('137: with none beside there is neither bonus nor use', () => {
    const t = table({ heroes: [cragheart], monsters, falls, overlays: [stone('4,0')] });
    t.seat(0)
      .does('act', { half: '116:attack' })
      .does('attack', { targets: [G(1)] });
    expect(String(t.heard('attack')[0]!.sum)).not.toContain('+ 3');
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
    expect(wide.heard('attack')).toMatchObject([{ sum: '8 + 0' }]);
    expect(wide.g.characters[0]!.xp).toBe(3);
  });
});

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
      return t.heard('attack')[0]!.sum;
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
    expect(t.heard('attack')).toMatchObject([{ actor: hero(1), sum: '4 + 2 + 0' }]);
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
      return t.heard('attack')[0]!.sum;
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
    expect(t.heard('attack')[0]).toMatchObject({ actor: G(1), target: G(2), sum: '2 + 0' });
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
