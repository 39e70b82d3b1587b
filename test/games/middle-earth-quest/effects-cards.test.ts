import { describe, expect, test } from 'vitest';
import { plots } from '#games/middle-earth-quest/printed/cards/decks';
import type { Effects } from '#games/middle-earth-quest/printed/cards/effect';
import type { State } from '#games/middle-earth-quest/state/state';
import { effectsOf, first, taken } from './arranging.ts';
import { acting } from './card-table.ts';

/** What cards do to Sauron’s cards and to themselves. */

describe('Sauron’s cards', () => {
  test('he draws: everybody sees how many, he alone which', () => {
    const t = acting([
      { op: 'sauronDraw', deck: 'shadow', n: 1 },
      { op: 'sauronDraw', deck: 'plot', n: 1 },
    ]);
    expect(t.seat(1).heard('shadow-drawn')).toEqual([{ n: 1 }]);
    expect(t.seat(0).heard('shadow-drawn')[0]!.cards).toEqual([t.g.shadow.at(-1)]);
    expect(t.seat(1).heard('plot-kept')).toEqual([{ n: 1, of: 1 }]);
    expect(t.seat(0).heard('plot-kept')[0]!.cards).toEqual([t.g.plots.at(-1)]);
  });

  test('he discards by chance, or what he picks; who holds fewer discards all', () => {
    const arrange = (g: State) => {
      g.shadow = taken(g, 'betrayed', 'an_evil_fog');
      g.plots = taken(g, 'osgiliath_invaded', 'urgent_summons');
    };
    const t = acting([{ op: 'sauronDiscard', deck: 'shadow', n: 1, mode: 'random' }], { arrange });
    expect(t.g.shadow).toHaveLength(1);
    expect(t.heard('shadow-discarded')[0]!.cards).toHaveLength(1);
    const his = acting([{ op: 'sauronDiscard', deck: 'plot', n: 1, mode: 'choice' }], { arrange });
    expect(his.open[0]).toMatchObject({ seat: 0, secret: true });
    his.seat(0).does('discard-held', { cards: ['2'] });
    expect(his.g.plots).toEqual(['osgiliath_invaded']);
    expect(his.g.plotDeck.discard.at(-1)).toBe('urgent_summons');
    his.nobodyIsAsked();
    const all = acting([{ op: 'sauronDiscard', deck: 'shadow', n: 5, mode: 'random' }], { arrange });
    expect(all.g.shadow).toEqual([]);
  });

  test('a hero looks at his Plot cards, and nobody else', () => {
    const arrange = (g: State) => {
      g.plots = taken(g, 'osgiliath_invaded');
    };
    const t = acting([{ op: 'lookHand', deck: 'plot' }], { arrange });
    expect(t.seat(1).heard('hand-looked')).toEqual([{ seat: 1, n: 1, plots: ['osgiliath_invaded'] }]);
    expect(t.seat(2).heard('hand-looked')).toEqual([{ seat: 1, n: 1 }]);
    const empty = (g: State) => {
      g.plotDeck.draw.push(...g.plots.splice(0));
    };
    expect(acting([{ op: 'lookHand', deck: 'plot' }], { arrange: empty }).told()).toEqual([]);
  });

  test('he looks at the top Plot card and puts it back on top or at the bottom', () => {
    for (const [to, place] of [
      ['top', 0],
      ['bottom', -1],
    ] as const) {
      const t = acting([{ op: 'peekPlotDeck' }]);
      const [card] = t.seat(0).heard('plot-peeked')[0]!.cards as string[];
      expect(t.seat(1).heard('plot-peeked')).toEqual([{}]);
      t.seat(0).does('put-back', { to });
      expect(t.g.plotDeck.draw.at(place)).toBe(card);
      expect(t.seat(1).heard('plot-put-back')).toEqual([{}]);
      t.nobodyIsAsked();
    }
  });

  test('Lord of the Rings: a discarded card comes to his hand, and all see which', () => {
    const arrange = (g: State) => {
      g.plotDeck.draw.push(...g.plotDeck.discard.splice(0));
      g.shadowDeck.draw.push(...g.shadowDeck.discard.splice(0));
      g.plotDeck.discard.push(...taken(g, 'osgiliath_invaded'));
      g.shadowDeck.discard.push(...taken(g, 'betrayed'));
    };
    const t = acting([{ op: 'fetchDiscard' }], { arrange });
    expect(t.seat(0).lists('fetch-card', 'card')).toEqual(['plot:osgiliath_invaded', 'shadow:betrayed']);
    t.seat(0).does('fetch-card', { card: 'shadow:betrayed' });
    expect(t.g.shadow).toContain('betrayed');
    expect(t.g.shadowDeck.discard).toEqual([]);
    expect(t.heard('card-fetched')).toEqual([{ card: { key: 'shadow.betrayed' } }]);
    t.nobodyIsAsked();
  });

  const stone: Effects = [
    { op: 'fetchPlot', plots: ['denethor_falls_into_madness', 'saruman_falls_to_corruption'], to: 'handOrPlay' },
    { op: 'shufflePlotDeck' },
  ];
  test('The Ithil-stone: a plot out of the deck, to hand or into play; nobody sees which till it is played', () => {
    const arrange = (g: State) => {
      g.plotDeck.draw.push(...taken(g, 'saruman_falls_to_corruption', 'denethor_falls_into_madness'));
      Object.assign(g, { pool: 4, markers: { green: 3, yellow: 2, red: 2, black: 7 } });
    };
    const t = acting(stone, { arrange });
    t.seat(0).does('fetch-plot', { plot: 'saruman_falls_to_corruption' });
    expect(t.seat(1).heard('plot-fetched')).toEqual([{}]);
    // What he has taken is no part of the question that others see.
    expect(t.open).toMatchObject([{ seat: 0, key: 'play-fetched', secret: true, about: null }]);
    // the pool holds too little for it.
    expect(t.seat(0).offered()).toEqual(['keep-fetched']);
    t.seat(0).does('keep-fetched');
    expect(t.g.plots).toContain('saruman_falls_to_corruption');
    t.nobodyIsAsked();
    const pool = (g: State) => {
      arrange(g);
      g.pool = 8;
    };
    const rich = acting(stone, { arrange: pool });
    rich.seat(0).does('fetch-plot', { plot: 'saruman_falls_to_corruption' });
    rich.seat(0).does('play-fetched', { place: 'isengard' });
    expect(rich.g.slots[0]).toEqual({ card: 'saruman_falls_to_corruption', at: 'isengard' });
    expect(rich.told()).toContain('plots-shuffled');
    rich.nobodyIsAsked();
  });

  test('he is asked all the same when the deck has none of them: what lies there is his secret', () => {
    const arrange = (g: State) => {
      g.plots = taken(g, 'saruman_falls_to_corruption', 'denethor_falls_into_madness');
    };
    const t = acting(stone, { arrange });
    expect(t.asked()).toEqual([{ seat: 0, key: 'fetch-plot' }]);
    expect(t.seat(0).offered()).toEqual(['fetch-no-plot']);
    t.seat(0).does('fetch-no-plot');
    t.nobodyIsAsked();
  });

  test('Smeagol Escapes: any Gollum plot, to hand alone', () => {
    const arrange = (g: State) => {
      g.plotDeck.draw.push(...taken(g, 'gollum_is_captured', 'gollum_is_tortured'));
    };
    const t = acting([{ op: 'fetchPlotOf', tag: 'gollum', to: 'hand' }], { arrange });
    expect(t.seat(0).lists('fetch-plot', 'plot')).toEqual(['gollum_is_captured', 'gollum_is_tortured']);
    t.seat(0).does('fetch-plot', { plot: 'gollum_is_captured' });
    expect(t.g.plots).toContain('gollum_is_captured');
    expect(plots.get('smeagol_escapes')!.tags).toBeUndefined();
    t.nobodyIsAsked();
  });
});

describe('The card itself', () => {
  test('reshuffleSelf: it goes back into its deck when it is put away', () => {
    expect(acting([{ op: 'reshuffleSelf' }]).g.resolving[0]).toMatchObject({ goesBack: true });
    expect(acting([]).g.resolving[0]).toMatchObject({ goesBack: false });
  });

  test('Trust in Friendship, R-404: each hero puts favor of his own on it; Sauron gives it away', () => {
    const arrange = (g: State) => {
      first(g).favor = 2;
      g.resolving[0] = { kind: 'event', card: 'trust_in_friendship', seat: null, goesBack: false, favor: 0 };
    };
    const t = acting(effectsOf('trust_in_friendship'), { arrange, seat: null });
    t.seat(0).does('pick-hero', { hero: '2' });
    expect(t.g.heroes.map(({ favor }) => favor)).toEqual([1, 0]);
    expect(t.g.keptEvents).toEqual([{ card: 'trust_in_friendship', seat: 2, favor: 1 }]);
    t.nobodyIsAsked();
  });

  test('The Lidless Eye: Sauron shares out what two heroes hold; with one hero there is nothing to share', () => {
    const arrange = (g: State) => {
      for (const own of g.heroes) own.corruption.push(...g.corruptionDeck.draw.splice(0, 1));
    };
    const t = acting([{ op: 'redistributeCorruption', heroes: 2 }], { arrange, seat: null });
    const both = t.g.heroes.flatMap(({ corruption }) => corruption);
    t.seat(0).does('redistribute', { first: '2', second: '1', cards: both });
    expect(t.g.heroes.map(({ corruption }) => corruption.length)).toEqual([0, 2]);
    t.nobodyIsAsked();
    const alone = acting([{ op: 'redistributeCorruption', heroes: 2 }], { arrange, seat: null, heroes: 1 });
    expect(alone.told()).toEqual([]);
  });
});
