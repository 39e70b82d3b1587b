import { describe, expect, test } from 'vitest';
import { events } from '#games/middle-earth-quest/printed/cards/decks';
import type { Effect, Effects } from '#games/middle-earth-quest/printed/cards/effect';
import { neighbours } from '#games/middle-earth-quest/printed/map/map';
import type { State } from '#games/middle-earth-quest/state/state';
import { board, minion, noMinions, standing } from './arranging.ts';
import { acting } from './card-table.ts';

/** What cards do with characters, favor, minions, plots and markers: each effect where it works, and where it does not. */

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

  test('whether Sauron takes one away is asked where there is one', () => {
    const { effect } = events.get('eomer_and_eowyn_are_orphaned') as { effect: Effects };
    const kind = 'event' as const;
    acting(effect, { seat: null, kind }).nobodyIsAsked();
    const t = acting(effect, { seat: null, kind, arrange: board({}, { favors: { isengard: 1 } }) });
    expect(t.seat(0).offered()).toEqual(['use-effect', 'leave-effect']);
    t.seat(0).does('leave-effect');
    expect(t.g.favors).toEqual({ isengard: 1 });
    t.nobodyIsAsked();
  });
});

describe('Minions', () => {
  const WON = { foeDefeated: true, heroDefeated: false, retreated: false, blank: false };
  const DRAWN = { ...WON, foeDefeated: false };

  test('A-10: any of the board is brought, and fights where the card says so; with none nothing happens', () => {
    const effects: Effects = [
      { op: 'moveMinion', to: 'here' },
      { op: 'combat', foe: 'movedMinion', onWin: [{ op: 'favor', n: 2 }], turnContinues: true },
    ];
    const arrange = (g: State) => {
      noMinions(g);
      standing('barad_dur')(g);
      minion(g, 'gothmog', 'bree');
      minion(g, 'ringwraiths', 'moria');
    };
    const t = acting(effects, { arrange, ends: WON });
    t.seat(0).does('pick-minion', { minion: 'gothmog' });
    expect(t.g.minions.gothmog!.at).toBe('barad_dur');
    expect(t.heard('fought')).toEqual([{ seat: 1, minion: 'gothmog' }]);
    expect(t.g.heroes[0]!.favor).toBe(2);
    t.nobodyIsAsked();
    expect(acting(effects, { arrange: noMinions, ends: WON }).told()).toEqual([]);
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
      noMinions(g);
      standing('bree')(g);
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
    expect(acting([effect], { arrange: noMinions }).told()).toEqual([]);
  });

  test('They Are Terrible: one that has come, fallen or not, stands where influence is, without damage', () => {
    const effect: Effect = { op: 'reviveMinion', to: { in: 'influenced' } };
    const arrange = (g: State) => {
      noMinions(g);
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
    expect(acting([effect], { arrange: noMinions, seat: null }).told()).toEqual([]);
  });

  test('damage to a minion: with as much as its health it is out; the Ringwraiths come back', () => {
    const effect: Effect = { op: 'damageMinion', n: 2, where: { in: 'region', region: 'mirkwood' } };
    const at = (id: string, damage: number) => (g: State) => {
      noMinions(g);
      minion(g, id, 'woodland_realm', damage);
    };
    expect(acting([effect], { arrange: at('mouth_of_sauron', 2), seat: null }).g.minions.mouth_of_sauron!.damage).toBe(
      4,
    );
    const out = acting([effect], { arrange: at('mouth_of_sauron', 8), seat: null });
    expect(out.g.minions.mouth_of_sauron).toEqual({ is: 'out', at: null, damage: 0 });
    const back = acting([effect], { arrange: at('ringwraiths', 8), seat: null });
    expect(back.g.minions.ringwraiths).toMatchObject({ is: 'fallen' });
    expect(acting([effect], { arrange: noMinions, seat: null }).told()).toEqual([]);
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
    const t = acting([{ op: 'discardPlot', affects: 'haven' }], { arrange });
    expect(t.g.slots.map((slot) => slot?.card)).toEqual([undefined, 'osgiliath_invaded', undefined]);
    const none = acting([{ op: 'discardPlot', affects: 'haven' }], {
      arrange: slots(['osgiliath_invaded', 'osgiliath']),
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
