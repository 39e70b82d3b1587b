import { describe, expect, test } from 'vitest';
import { playout } from '#chance/playout';
import { position } from '#core/match';
import type { Event, Json } from '#core/types';
import type { View } from '#games/middle-earth-quest/seen/view.types';
import { headChip } from '#renderers/middle-earth-quest/card-heads';
import { signsOf } from '#renderers/middle-earth-quest/chips';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { word } from '#renderers/middle-earth-quest/printed';
import { type Tale, talesOf } from '#renderers/middle-earth-quest/tales';
import { say } from '#renderers/middle-earth-quest/text';
import type { Now } from '#renderers/pictures';
import type { Found } from '../../scripts/albums/album.ts';
import { newsOf } from '../../scripts/albums/news.ts';
import { plays } from '../kit/lengths.ts';
import { complete } from '../kit/parts.ts';
import { salted } from '../kit/salt.ts';
import { texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** In the strip below the bar every change has its cause beside it, and every deed that changes a number its result. */

const part = complete.find(({ game }) => game.id === 'middle-earth-quest')!;
const MATCHES = plays({ sample: 4, whole: 40 });

/** What changes life, cards, corruption, favor, influence, plots or markers; of those with a number only where it is not nought. */
const CHANGES: ReadonlySet<string> = new Set([
  ...['into-life', 'life-rests', 'hero-draws', 'hero-hurt', 'rested', 'trained', 'hero-moves', 'hero-travels'],
  ...['hand-discarded', 'corruption-received', 'corruption-shed', 'corruption-discarded', 'corruption-redistributed'],
  ...['favor-gained', 'favor-lost', 'favor-spent', 'favor-on-card', 'favor-placed', 'favor-removed', 'traded'],
  ...['influence-placed', 'influence-removed', 'influence-falls', 'rallied', 'strongholds-filled', 'pool-changes'],
  ...['plot-played', 'plot-begins', 'plot-discarded', 'plot-kept', 'plot-fetched', 'plots-discarded'],
  ...['shadow-drawn', 'shadow-kept', 'shadow-discarded', 'card-fetched', 'event-given'],
  ...['marker-moves', 'marker-falls', 'marker-slowed', 'markers-move', 'becomes-perilous'],
]);
/** These are their own cause: who walked, drew, learned, was struck, or what Sauron moved; at the set-up what everybody begins with. */
const THEMSELVES: ReadonlySet<string> = new Set([
  ...['hero-moves', 'hero-travels', 'hero-is-moved', 'hero-stopped', 'hero-draws', 'hero-hurt', 'hero-taken'],
  ...[
    'hero-defeated',
    'hero-retreats',
    'hero-recovers',
    'traded',
    'trained',
    'figure-moves',
    'token-placed',
    'token-blank',
  ],
  ...['markers-move', 'corruption-received', 'favor-on-card', 'event-given', 'plot-discarded', 'finale', 'favor-spent'],
  ...['minion-arrives', 'minion-returns', 'minion-heals', 'minion-falls', 'token-removed', 'corruption-discarded'],
]);
/** What Sauron does in an action, whose plate stands before it. */
const OF_ACTION: ReadonlySet<string> = new Set(['shadow-drawn', 'shadow-kept', 'plot-kept', 'minion-revived']);

/** Every stretch of some matches, after each answer as one message would tell it. */
function everyStretch(look: (name: string, view: View, tales: readonly Tale[]) => void): void {
  const { stretches = [] } = part.game;
  for (let n = 0; n < MATCHES; n++) {
    let [lines, answers] = [0, 0];
    let told: Event[] = [];
    playout(part, salted(`causes/${n}`), {
      ...{ seats: 2 + (n % 3), most: 900 },
      each: (match) => {
        told.push(...match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : [])));
        lines = match.news.length;
        told = told.slice(
          Math.max(
            0,
            told.findLastIndex(({ type }) => stretches.includes(type)),
          ),
        );
        if (answers++ % 3 > 0) return;
        const { g, open } = position(part.game, match);
        const name = `causes/${n}/${answers}`;
        const found: Found = {
          ...{ shot: { name } as Found['shot'], game: part.game, g, told, open },
          seed: name,
          decision: 0,
        };
        const { now } = newsOf(part, found, 'en');
        if (now) look(name, part.game.view(g, 'spectator') as View, talesOf(now));
      },
    });
  }
}

const isNought = ({ n, cards }: Readonly<Record<string, Json>>): boolean =>
  n === 0 || (Array.isArray(cards) && cards.length === 0);

test('every deed and what came of it that changes a number has signs', { timeout: 600_000 }, () => {
  const wrong = new Set<string>();
  const seen = new Set<string>();
  everyStretch((name, view, tales) => {
    for (const { head, fruits, fight } of tales.filter((tale) => tale.fight.length === 0)) {
      for (const { type, args } of [{ type: head.type, args: head.shown }, ...fruits]) {
        if (!CHANGES.has(type) || isNought(args) || fight.length > 0) continue;
        seen.add(type);
        if (signsOf(view, { type, args }, { seat: head.shown.seat }, 'en').length === 0) wrong.add(`${name} ${type}`);
      }
    }
  });
  expect(seen.size).toBeGreaterThan(12);
  expect([...wrong].slice(0, 20)).toEqual([]);
});

test('every number has its cause: a plate with its name before it, an action of Sauron’s, or a deed that says it itself', {
  timeout: 600_000,
}, () => {
  const wrong = new Set<string>();
  let titled = 0;
  everyStretch((name, view, tales) => {
    // At the set-up, and after a fight that is told with them, there is no other cause.
    const isSetUp = view.stage !== 'play' || view.round === 0 || tales.some(({ head }) => head.type === 'plot-begins');
    for (const [n, tale] of tales.entries()) {
      const { head, fight } = tale;
      if (fight.length > 0 || isSetUp || !CHANGES.has(head.type)) continue;
      const title = headChip(view, { ...tale, isLoud: false }, 'en', { at: 'bree' });
      const isAfterFight = head.type === 'influence-placed' && tales.slice(0, n).some((one) => one.fight.length > 0);
      const isOfAction = OF_ACTION.has(head.type) && tales.slice(0, n).some((one) => one.head.type === 'action-taken');
      if (title) titled++;
      if (!title && !THEMSELVES.has(head.type) && !isAfterFight && !isOfAction)
        wrong.add(`${name} ${head.type} after ${tales.slice(0, n).map((one) => one.head.type)}`);
    }
  });
  expect(titled).toBeGreaterThan(20);
  expect([...wrong].slice(0, 20)).toEqual([]);
});

describe('The strip', () => {
  const [{ seat, at }] = middle.heroes as [(typeof middle.heroes)[number]];
  type Told = readonly [type: string, shown?: Record<string, Json>];
  const now = (...told: readonly Told[]): Now => {
    const deeds = told.map(([type, shown = {}]) => ({ type, shown }));
    return { said: told.map(() => 'It was so.'), deeds, times: deeds.map((_, n) => n), events: deeds, asked: [] };
  };
  const inStrip = (...told: readonly Told[]) =>
    texts(mapPictures.board(middle, { locale: 'en', now: now(...told) })).flatMap(({ tags, text }) =>
      tags.includes('effects') ? [text] : [],
    );
  const LAST: Told = ['hero-draws', { seat, n: 5 }];
  test('says of cards drawn that they left the life pool', () => {
    expect(inStrip(LAST, ['sauron-turn'])).toEqual(['−5', '→', '+5']);
  });
  test('names the action of Sauron with its number before what he did in it, and where nothing came of it yet', () => {
    const drew: Told = ['shadow-drawn', { n: 2 }];
    const took = (cleared: boolean): Told => ['action-taken', { row: 'draw_cards', x: 2, cleared }];
    const named = `${say('row.draw_cards', 'en')} 2`;
    expect(inStrip(took(false), drew)).toEqual([named, 'Shadow +2']);
    expect(inStrip(took(false))).toEqual([named]);
    expect(inStrip(took(true))).toEqual([named, say('effects.cleared', 'en')]);
  });
  test('tells of corruption that was given from one to the other how many each had and has', () => {
    const [, other] = middle.heroes as [unknown, (typeof middle.heroes)[number]];
    const shown = { seat, other: other.seat, cards: ['weak', 'weary', 'greedy'], others: [] };
    expect(inStrip(['corruption-redistributed', { ...shown, had: [1, 2] }], LAST).slice(0, 2)).toEqual([
      ...['1 → 3', '2 → 0'],
    ]);
    // News of an older program do not say how many each had.
    expect(inStrip(['corruption-redistributed', shown], LAST).slice(0, 2)).toEqual(['= 3', '= 0']);
  });
  test('tells of two causes that took cards from a hand what each left, and why it took them', () => {
    const cards = ['parry', 'smash', 'rush', 'charge'];
    const storm: Told = ['shadow-played', { shadow: 'storms_of_mordor' }];
    const limit: Told = ['hand-discarded', { seat, cards, hand: 5 }];
    const each: Told = ['hand-discarded', { seat, cards, hand: 2, per: 'corruptionOnHero' }];
    const [, ...told] = inStrip(storm, limit, each, LAST);
    expect(told.slice(0, 5)).toEqual(['−4', '→ 5', '−4', '→ 2', say('effects.per-corruption', 'en')]);
  });
  test('says where a corruption card went that does not stay, and what one does that stays', () => {
    const got = (corruption: string) => inStrip(['corruption-received', { seat, corruption }], LAST).slice(0, 3);
    expect(got('wretched')).toEqual(['Wretched', say('effects.resolved-deck', 'en'), '−5']);
    expect(got('mistrusted')).toEqual(['+1', 'Mistrusted', 'at most 1 favor a turn']);
    expect(got('deranged')).toEqual(['+1', 'Deranged', `${word('attribute', 'wisdom', 'en')} −1`]);
  });
  test('says that a turn ended at once, where a card has cut it short', () => {
    expect(inStrip(['turn-cut-short', { seat }], LAST)[0]).toBe(say('effects.turn-over', 'en'));
  });
  test('names the place where favor was taken up, of who walks on as well', () => {
    const took: Told = ['favor-gained', { seat, n: 1, favor: 3 }];
    const walked: Told = ['hero-moves', { seat, from: 'bree', to: at, cards: ['parry'] }];
    expect(inStrip(took, walked).slice(0, 2)).toEqual(['Bree', '+1']);
    expect(inStrip(walked, took, LAST).slice(3, 5)).toEqual(['Rhosgobel', '+1']);
  });
  test('tells a plot that went to Sauron’s hand, and cards that left it', () => {
    expect(inStrip(['plot-fetched'], LAST)).toEqual(['Plot +1', '−5', '→', '+5']);
    expect(inStrip(['shadow-discarded', { cards: ['evil_wound', 'betrayed', 'despair'] }], LAST)[0]).toBe('−3');
  });
  test('tells damage by its blow, and which cards have paid it', () => {
    const from = [
      { key: 'label.of-hand', args: { cards: ['parry'] } },
      { key: 'label.of-life', args: { cards: ['smash', 'rush'] } },
    ];
    expect(inStrip(['hero-hurt', { seat, n: 3, from, left: 4 }], LAST).slice(0, 3)).toEqual(['−3', '−2', '−1']);
  });
  test('holds with a rest what was asked amid it, and nothing else', () => {
    const rested: Told = ['rested', { seat, n: 4 }];
    const moved: Told = ['marker-moves', { marker: 'red', n: 1, space: 4 }];
    const tales = talesOf(now(rested, ['training', { seat, n: 2 }], moved, ['favor-gained', { seat, n: 1, favor: 1 }]));
    expect(tales.map(({ head, fruits }) => [head.type, ...fruits.map(({ type }) => type)])).toEqual([
      ['rested', 'marker-moves'],
      ['favor-gained'],
    ]);
  });
  test('tells of a trade what each gave for what', () => {
    const [, other] = middle.heroes as [unknown, (typeof middle.heroes)[number]];
    const give = [{ key: 'label.goods', args: { what: { key: 'label.favor' }, n: 2 } }];
    expect(inStrip(['traded', { seat, partner: other.seat, give, take: [] }], LAST).slice(0, 2)).toEqual(['−2', '+2']);
  });
});
