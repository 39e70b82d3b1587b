import { describe, expect, test } from 'vitest';
import { isHaven, neighbours } from '#games/middle-earth-quest/map';
import { tokensAt } from '#games/middle-earth-quest/pieces';
import type { Effect, Effects } from '#games/middle-earth-quest/schema/effect';
import type { State } from '#games/middle-earth-quest/state';
import { acting } from './card-table.ts';

/** What cards do on the board: each effect where it works, and where it does not. */

/** A token of a stack, face down. */
function token(g: State, at: string, stack = 'eriador_enedwaith'): number {
  const pile = g.stacks[stack]!;
  const face = pile.draw.shift() ?? pile.discard.shift()!;
  const no = g.nextToken++;
  g.tokens.push({ no, face, stack, at, seenBy: [] });
  return no;
}
const board =
  (influence: Record<string, number>, more: Partial<State> = {}) =>
  (g: State) => {
    Object.assign(g, { influence: { ...influence }, ...more });
  };
const standing = (g: State, at: string) => {
  for (const own of g.heroes) own.at = at;
};
const minion = (g: State, id: string, at: string, damage = 0) => {
  g.minions[id] = { is: 'board', at, damage };
};

describe('Influence', () => {
  test('pool: what is above the limit of the stage is lost, and never less than none', () => {
    expect(acting([{ op: 'pool', n: 2 }]).g.pool).toBe(2);
    expect(acting([{ op: 'pool', n: 6 }]).g.pool).toBe(4);
    expect(acting([{ op: 'pool', n: -2 }], { arrange: board({}, { pool: 1 }) }).g.pool).toBe(0);
  });

  test('MEQ-4.8: on a named place it needs no link, but keeps only 1 without one; a Haven takes none', () => {
    const t = acting([{ op: 'influence', n: 3, where: { in: 'location', at: 'bree' } }]);
    expect(t.g.influence).toEqual({ bree: 1 });
    t.nobodyIsAsked();
    const haven = acting([{ op: 'influence', n: 3, where: { in: 'location', at: 'edoras' } }]);
    expect(haven.g.influence).toEqual({});
    expect(haven.told()).toEqual([]);
  });

  test('on each place of a region', () => {
    const t = acting([{ op: 'influence', n: 1, where: { in: 'adjacent', to: 'the_shire' }, spread: 'each' }]);
    expect(Object.keys(t.g.influence).sort()).toEqual([...neighbours('the_shire')].sort());
    t.nobodyIsAsked();
  });

  test('on so many places that Sauron picks, or on one', () => {
    const t = acting([{ op: 'influence', n: 1, where: { in: 'region', region: 'mordor' }, spread: 2 }]);
    expect(t.seat(0).refusal('pick-places', { places: ['mount_doom'] })).toBe('refusal.wrong-number');
    t.seat(0).does('pick-places', { places: ['mount_doom', 'minas_morgul'] });
    expect(Object.values(t.g.influence)).toEqual([1, 1]);
    t.nobodyIsAsked();
    const one = acting([{ op: 'influence', n: 1, where: { in: 'region', region: 'enedwaith' }, spread: 1 }]);
    one.seat(0).does('pick-place', { place: 'dunland' });
    expect(one.g.influence).toEqual({ dunland: 1 });
    one.nobodyIsAsked();
  });

  test('MEQ-4.7: in extension of one stronghold it is placed one by one, and each counts for the next', () => {
    const effect: Effect = { op: 'influence', n: 2, where: { in: 'extension', of: 'mount_gundabad' } };
    const t = acting([effect], { arrange: board({ mount_gundabad: 2 }) });
    expect(t.seat(0).lists('pick-place', 'place')).not.toContain('ettenmoors');
    t.seat(0).does('pick-place', { place: 'ruins_of_angmar' });
    expect(t.seat(0).lists('pick-place', 'place')).toContain('ettenmoors');
    t.seat(0).does('pick-place', { place: 'ettenmoors' });
    expect(t.g.influence).toEqual({ mount_gundabad: 2, ruins_of_angmar: 1, ettenmoors: 1 });
    t.nobodyIsAsked();
    expect(acting([effect]).told()).toEqual([]);
  });

  test('Grievous Loss: for each corruption card, in extension or in the Shadow Pool', () => {
    const effect: Effect = {
      op: 'influence',
      n: 1,
      per: 'corruptionOnHero',
      where: { in: 'extension' },
      orPool: true,
    };
    const arrange = (g: State) => {
      board({ dol_guldur: 2 })(g);
      g.heroes[0]!.corruption.push(...g.corruptionDeck.draw.splice(0, 2));
    };
    const t = acting([effect], { arrange });
    t.seat(0).does('spread-influence', { places: { pool: 1, south_eaves: 1 } });
    expect(t.g).toMatchObject({ pool: 1, influence: { dol_guldur: 2, south_eaves: 1 } });
    t.nobodyIsAsked();
    expect(acting([effect], { arrange: board({ dol_guldur: 2 }) }).told()).toEqual([]);
  });
});

describe('Monsters', () => {
  test('MEQ-5.5: a token goes where influence is, and no hero and no Haven', () => {
    const effect: Effect = {
      op: 'placeMonster',
      n: 1,
      where: { in: 'region', region: 'eriador' },
      needsInfluence: true,
    };
    const arrange = (g: State) => {
      board({ bree: 1, the_shire: 1, old_forest: 1 })(g);
      standing(g, 'old_forest');
      minion(g, 'black_serpent', 'near_harad');
    };
    const t = acting([effect], { arrange });
    t.seat(0).does('pick-stack', { stack: 'rohan_gondor' });
    expect([...t.seat(0).lists('put-token', 'place')].sort()).toEqual(['bree', 'the_shire']);
    t.seat(0).does('put-token', { place: 'bree' });
    expect(tokensAt(t.g, 'bree')).toMatchObject([{ stack: 'rohan_gondor', seenBy: [] }]);
    expect(t.seat(1).heard('token-drawn')).toEqual([{ stack: 'rohan_gondor' }]);
    t.nobodyIsAsked();
    expect(acting([effect], { arrange: (g) => standing(g, 'bree') }).told()).toEqual([]);
  });

  test('by a card that says so no influence is needed; one in each of two places', () => {
    const effect: Effect = {
      op: 'placeMonster',
      n: 1,
      where: { in: 'region', region: 'rhudaur' },
      spread: 2,
      needsInfluence: false,
    };
    const t = acting([effect], { arrange: (g) => standing(g, 'bree') });
    for (const stack of ['rhudaur_grey', 'misty_mirkwood']) {
      t.seat(0).does('pick-stack', { stack });
      t.seat(0).does('put-token', { place: t.seat(0).lists('put-token', 'place')[0]! });
    }
    expect(new Set(t.g.tokens.map(({ at }) => at)).size).toBe(2);
    t.nobodyIsAsked();
  });

  test('in each place beside a minion; one that is not there is beside nothing', () => {
    const effect: Effect = {
      op: 'placeMonster',
      n: 1,
      where: { in: 'adjacentToMinion', minion: 'gothmog' },
      spread: 'each',
      needsInfluence: false,
    };
    const arrange = (g: State) => {
      standing(g, 'bree');
      minion(g, 'gothmog', 'harlindon');
    };
    const t = acting([effect], { arrange });
    while (t.open.length > 0) t.seat(0).does('pick-stack', { stack: 'rohan_gondor' });
    const free = neighbours('harlindon').filter((place) => !isHaven(place));
    expect(t.g.tokens.map(({ at }) => at).sort()).toEqual([...free].sort());
    const absent = (g: State) => {
      g.minions.gothmog = { is: 'waiting', at: null, damage: 0 };
    };
    expect(acting([effect], { arrange: absent }).told()).toEqual([]);
  });

  test('the heroes remove up to so many tokens, of their choice; any of them answers', () => {
    const effect: Effect = {
      op: 'removeTokens',
      kinds: ['influence', 'monster'],
      n: 3,
      where: { in: 'region', region: 'eriador' },
      by: 'heroes',
      mode: 'upTo',
    };
    let no = 0;
    const arrange = (g: State) => {
      board({ bree: 1, the_shire: 1, dunland: 1 })(g);
      no = token(g, 'bree');
      token(g, 'dunland');
    };
    const t = acting([effect], { arrange, seat: null });
    expect(t.asked().map(({ seat }) => seat)).toEqual([1, 2]);
    expect(t.seat(2).refusal('remove-things', { things: { 'influence:dunland': 1 } })).toBe('refusal.not-available');
    t.seat(2).does('remove-things', { things: { 'influence:bree': 1, [`monster:${no}`]: 1 } });
    expect(t.g.influence).toEqual({ the_shire: 1, dunland: 1 });
    expect(t.g.tokens.map(({ at }) => at)).toEqual(['dunland']);
    expect(t.heard('token-removed')).toHaveLength(1);
    t.nobodyIsAsked();
  });

  test('all of them go without a question, and one from each place', () => {
    const all: Effect = {
      op: 'removeTokens',
      kinds: ['influence', 'monster'],
      n: 'all',
      where: { in: 'within', n: 1, of: 'fornost' },
      by: 'heroes',
      mode: 'all',
    };
    const arrange = (g: State) => {
      board({ bree: 1, the_north_downs: 1 })(g);
      token(g, 'the_north_downs');
    };
    const t = acting([all], { arrange, seat: null });
    expect(t.g.tokens).toEqual([]);
    expect(t.g.influence.the_north_downs).toBeUndefined();
    t.nobodyIsAsked();
    const each: Effect = {
      op: 'removeTokens',
      kinds: ['influence'],
      n: 1,
      where: { in: 'adjacent', to: 'minas_tirith' },
      spread: 'each',
      by: 'hero',
      mode: 'upTo',
    };
    const some = acting([each], { arrange: board({ osgiliath: 1, bree: 1 }) });
    expect(some.seat(1).lists('remove-things', 'things')).toEqual(['influence:osgiliath']);
    some.seat(1).does('remove-things', { things: {} });
    expect(some.g.influence).toEqual({ osgiliath: 1, bree: 1 });
    some.nobodyIsAsked();
  });

  test('looking at those beside him tells him alone', () => {
    const arrange = (g: State) => {
      standing(g, 'bree');
      token(g, neighbours('bree')[0]!);
      token(g, 'rhun');
    };
    const t = acting([{ op: 'lookMonsters', where: 'allAdjacent' }], { arrange });
    expect(t.g.tokens.map(({ seenBy }) => seenBy)).toEqual([[1], []]);
    expect(t.seat(2).heard('monsters-looked')).toEqual([{ seat: 1, n: 1 }]);
    expect(t.seat(1).heard('monsters-looked')[0]).toHaveProperty('seen');
  });
});

describe('Characters and favor', () => {
  test('MEQ-3.9: a character is placed, or moved', () => {
    const effect = { op: 'placeCharacter', who: 'gandalf', at: 'bree' } as const;
    expect(acting([effect]).told()).toEqual(['character-placed']);
    const moved = acting([effect], { arrange: board({}, { characters: { gandalf: 'moria' } }) });
    expect(moved.g.characters).toEqual({ gandalf: 'bree' });
    expect(moved.told()).toEqual(['character-moved']);
    const only = { ...effect, onlyIfOnBoard: true } as const;
    expect(acting([only]).g.characters).toEqual({});
  });

  test('any character Sauron picks; any place the hero picks', () => {
    const t = acting([{ op: 'placeCharacter', who: 'any', at: 'bree' }]);
    t.seat(0).does('pick-character', { character: 'dain' });
    expect(t.g.characters).toEqual({ dain: 'bree' });
    t.nobodyIsAsked();
    const place = acting([{ op: 'placeCharacter', who: 'gandalf', at: { in: 'havens' } }]);
    expect(place.seat(1).refusal('pick-place', { place: 'bree' })).toBe('refusal.not-available');
    place.seat(1).does('pick-place', { place: 'rivendell' });
    expect(place.g.characters).toEqual({ gandalf: 'rivendell' });
    place.nobodyIsAsked();
  });

  test('There is Strength Yet: they move a character beside no stronghold, and clear the place', () => {
    const clears: Effect = {
      op: 'removeTokens',
      kinds: ['influence', 'monster'],
      n: 'all',
      where: { in: 'movedCharacter' },
      by: 'heroes',
      mode: 'all',
    };
    const arrange = board({ south_eaves: 1, osgiliath: 1 }, { characters: { aragorn: 'the_bight' } });
    const t = acting([{ op: 'moveCharacter', to: 'adjacentNotStronghold' }, clears], { arrange, seat: null });
    t.seat(1).does('move-character', { character: 'aragorn', place: 'south_eaves' });
    expect(t.g.characters).toEqual({ aragorn: 'south_eaves' });
    expect(t.g.influence).toEqual({ osgiliath: 1 });
    t.nobodyIsAsked();
    expect(acting([{ op: 'moveCharacter', to: 'adjacentNotStronghold' }, clears]).told()).toEqual([]);
  });

  test('Urgent Summons: characters where its marker lies go back to the box', () => {
    const arrange = (g: State) => {
      g.slots = [{ card: 'gollum_is_tortured', at: 'bree' }, null, null];
      g.characters = { gandalf: 'bree', dain: 'erebor' };
    };
    expect(acting([{ op: 'removeCharacters' }], { arrange, kind: 'plot', seat: null }).g.characters).toEqual({
      dain: 'erebor',
    });
  });

  test('favor tokens are placed; one, or a character, Sauron takes away', () => {
    const t = acting([{ op: 'placeFavor', at: 'bree', n: 1 }], { arrange: board({}, { favors: { bree: 1 } }) });
    expect(t.g.favors).toEqual({ bree: 2 });
    const effect: Effect = {
      op: 'removeOne',
      kinds: ['character', 'favor'],
      where: { in: 'region', region: 'rohan' },
    };
    const arrange = board({}, { favors: { isengard: 1, bree: 1 }, characters: { theoden: 'edoras' } });
    const one = acting([effect], { arrange, seat: null });
    expect([...one.seat(0).lists('remove-things', 'things')].sort()).toEqual(['character:theoden', 'favor:isengard']);
    one.seat(0).does('remove-things', { things: { 'character:theoden': 1 } });
    expect(one.g.characters).toEqual({});
    one.nobodyIsAsked();
    expect(acting([effect], { seat: null }).told()).toEqual([]);
  });
});

describe('Minions', () => {
  const waiting = (g: State) => {
    for (const id of Object.keys(g.minions)) g.minions[id] = { is: 'waiting', at: null, damage: 0 };
  };
  const WON = { foeDefeated: true, heroDefeated: false, retreated: false, blank: false };
  const DRAWN = { ...WON, foeDefeated: false };

  test('A-10: any of the board is brought, and fights where the card says so; with none nothing happens', () => {
    const effects: Effects = [
      { op: 'moveMinion', to: 'here' },
      { op: 'combat', foe: 'movedMinion', onWin: [{ op: 'favor', n: 2 }], turnContinues: true },
    ];
    const arrange = (g: State) => {
      waiting(g);
      standing(g, 'barad_dur');
      minion(g, 'gothmog', 'bree');
      minion(g, 'ringwraiths', 'moria');
    };
    const t = acting(effects, { arrange, ends: WON });
    t.seat(0).does('pick-minion', { minion: 'gothmog' });
    expect(t.g.minions.gothmog!.at).toBe('barad_dur');
    expect(t.heard('fought')).toEqual([{ seat: 1, minion: 'gothmog' }]);
    expect(t.g.heroes[0]!.favor).toBe(2);
    t.nobodyIsAsked();
    expect(acting(effects, { arrange: waiting, ends: WON }).told()).toEqual([]);
  });

  test('MEQ-6.10: a fight that is not won ends the turn, unless the card says otherwise', () => {
    const fight = { op: 'combat', foe: 'orc' } as const;
    const other = (g: State) => {
      g.heroes[0]!.id = g.heroes[0]!.id === 'thalin' ? 'argalad' : g.heroes[0]!.id;
    };
    expect(acting([fight], { ends: DRAWN, arrange: other }).g.turn).toMatchObject({ isOver: true });
    expect(acting([fight], { ends: WON, arrange: other }).g.turn).toMatchObject({ isOver: false });
    expect(acting([{ ...fight, turnContinues: true }], { ends: DRAWN, arrange: other }).g.turn).toMatchObject({
      isOver: false,
    });
    expect(
      acting([{ ...fight, turnContinues: true }], { ends: { ...DRAWN, heroDefeated: true } }).g.turn,
    ).toMatchObject({
      isOver: true,
    });
  });

  test('one command for one minion: it moves, and fights the hero it comes to; or it heals', () => {
    const effect: Effect = { op: 'commandMinion', ifMovedIntoHero: 'combat' };
    const arrange = (g: State) => {
      waiting(g);
      standing(g, 'bree');
      minion(g, 'gothmog', neighbours('bree')[0]!, 3);
    };
    const t = acting([effect], { arrange, ends: DRAWN });
    t.seat(0).does('send-minion', { minion: 'gothmog', way: ['bree'] });
    expect(t.heard('fought')).toEqual([{ seat: 1, minion: 'gothmog' }]);
    expect(t.g.turn).toMatchObject({ isOver: false });
    t.nobodyIsAsked();
    const healed = acting([effect], { arrange, ends: DRAWN });
    healed.seat(0).does('tend-minion', { minion: 'gothmog' });
    expect(healed.g.minions.gothmog!.damage).toBe(0);
    expect(acting([effect], { arrange: waiting }).told()).toEqual([]);
  });

  test('They Are Terrible: one that has come, fallen or not, stands where influence is, without damage', () => {
    const effect: Effect = { op: 'reviveMinion', to: { in: 'influenced' } };
    const arrange = (g: State) => {
      waiting(g);
      g.minions.gothmog = { is: 'out', at: null, damage: 0 };
      minion(g, 'mouth_of_sauron', 'dol_guldur', 4);
      board({ dol_guldur: 1, mount_gundabad: 1 })(g);
    };
    const t = acting([effect], { arrange, seat: null });
    expect([...t.seat(0).lists('pick-minion', 'minion')].sort()).toEqual(['gothmog', 'mouth_of_sauron']);
    t.seat(0).does('pick-minion', { minion: 'gothmog' });
    t.seat(0).does('pick-place', { place: 'mount_gundabad' });
    expect(t.g.minions.gothmog).toEqual({ is: 'board', at: 'mount_gundabad', damage: 0 });
    t.nobodyIsAsked();
    expect(acting([effect], { arrange: waiting, seat: null }).told()).toEqual([]);
  });

  test('damage to a minion: with as much as its health it is out; the Ringwraiths come back', () => {
    const effect: Effect = { op: 'damageMinion', n: 2, where: { in: 'region', region: 'mirkwood' } };
    const at = (id: string, damage: number) => (g: State) => {
      waiting(g);
      minion(g, id, 'woodland_realm', damage);
    };
    expect(acting([effect], { arrange: at('mouth_of_sauron', 2), seat: null }).g.minions.mouth_of_sauron!.damage).toBe(
      4,
    );
    const out = acting([effect], { arrange: at('mouth_of_sauron', 8), seat: null });
    expect(out.g.minions.mouth_of_sauron).toEqual({ is: 'out', at: null, damage: 0 });
    const back = acting([effect], { arrange: at('ringwraiths', 8), seat: null });
    expect(back.g.minions.ringwraiths).toMatchObject({ is: 'fallen' });
    expect(acting([effect], { arrange: waiting, seat: null }).told()).toEqual([]);
  });
});

describe('Plots and markers', () => {
  const slots =
    (...cards: [string, string][]) =>
    (g: State) => {
      for (const [card] of cards)
        for (const pile of [g.plotDeck.draw, g.plotDeck.discard, g.plots])
          if (pile.includes(card)) pile.splice(pile.indexOf(card), 1);
      g.slots = [0, 1, 2].map((i) => (cards[i] ? { card: cards[i][0], at: cards[i][1] } : null));
    };

  test('a plot that lies on a Haven is discarded, no other', () => {
    const arrange = slots(['a_dark_messenger', 'erebor'], ['osgiliath_invaded', 'osgiliath']);
    const t = acting([{ op: 'discardPlot', affects: 'haven' }], { arrange, seat: null });
    expect(t.g.slots.map((slot) => slot?.card)).toEqual([undefined, 'osgiliath_invaded', undefined]);
    const none = acting([{ op: 'discardPlot', affects: 'haven' }], {
      arrange: slots(['osgiliath_invaded', 'osgiliath']),
      seat: null,
    });
    expect(none.told()).toEqual([]);
  });

  test('T-12: Gollum is Tortured discards Gollum is Captured, but not Smeagol Escapes', () => {
    const arrange = slots(
      ['gollum_is_captured', 'sea_of_udun'],
      ['smeagol_escapes', 'woodland_realm'],
      ['gollum_is_tortured', 'barad_dur'],
    );
    const t = acting([{ op: 'discardOtherPlots', tag: 'gollum' }], { arrange, kind: 'plot', seat: null });
    expect(t.g.slots.map((slot) => slot?.card)).toEqual([undefined, 'smeagol_escapes', 'gollum_is_tortured']);
  });

  test('a story marker moves forward or back, not below the first space', () => {
    expect(acting([{ op: 'marker', marker: 'yellow', n: 2 }]).g.markers.yellow).toBe(4);
    expect(acting([{ op: 'marker', marker: 'black', n: -1 }]).g.markers.black).toBe(1);
    const start = board({}, { markers: { green: 3, yellow: 2, red: 2, black: 0 } });
    expect(acting([{ op: 'marker', marker: 'black', n: -1 }], { arrange: start }).g.markers.black).toBe(0);
  });

  test('Grievous Loss: the next Story step moves the heroes’ marker less', () => {
    expect(acting([{ op: 'markerPenalty', marker: 'green', n: 1 }]).g.penalty).toBe(1);
  });

  test('combatMod changes the next combat: so much for each corruption card, or a number', () => {
    const t = acting(
      [
        { op: 'combatMod', stat: 'agility', set: 0 },
        { op: 'combatMod', stat: 'strength', n: -1, per: 'corruptionOnHero' },
      ],
      { arrange: (g) => g.heroes[0]!.corruption.push(...g.corruptionDeck.draw.splice(0, 2)) },
    );
    expect(t.g.combatMods).toEqual([
      { side: 'hero', stat: 'agility', set: 0 },
      { side: 'hero', stat: 'strength', n: -2 },
    ]);
  });
});
