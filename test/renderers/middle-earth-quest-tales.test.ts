import { describe, expect, test } from 'vitest';
import type { Json } from '#core/types';
import { events } from '#games/middle-earth-quest/printed/cards/decks';
import { objectives } from '#games/middle-earth-quest/printed/cards/possessions';
import { signsOf } from '#renderers/middle-earth-quest/chips';
import { shortly } from '#renderers/middle-earth-quest/corruption-words';
import { headlineWords } from '#renderers/middle-earth-quest/headline';
import { mapPictures } from '#renderers/middle-earth-quest/index';
import { minionName } from '#renderers/middle-earth-quest/names';
import { questPiece } from '#renderers/middle-earth-quest/pieces';
import { sauronArms } from '#renderers/middle-earth-quest/portraits';
import { printed, word } from '#renderers/middle-earth-quest/printed';
import { headlineTale, talesOf } from '#renderers/middle-earth-quest/tales';
import { say } from '#renderers/middle-earth-quest/text';
import type { Now } from '#renderers/pictures';
import { flat } from './boxes.ts';
import { clashes, texts } from './legible.ts';
import { middle } from './middle-earth-quest-samples.ts';

/** What was done is told below the bar in signs, tale by tale. */

type Told = readonly [type: string, shown?: Record<string, Json>];
/** The headline last, as the bot sorts them; `times` as given, else in this order. */
const now = (told: readonly Told[], times = told.map((_, n) => n)): Now => ({
  said: told.map(([type]) => `Somebody did: ${type}.`),
  deeds: told.map(([type, shown = {}]) => ({ type, shown })),
  times,
  events: [],
  asked: [],
});
const drawn = (news: Now, locale: 'en' | 'ja' = 'en') => mapPictures.board(middle, { locale, now: news });
const told = (news: Now) => texts(drawn(news)).flatMap(({ tags, text }) => (tags.includes('effects') ? [text] : []));
const [{ seat }] = middle.heroes as [(typeof middle.heroes)[number]];

const RESTED: Told = ['rested', { seat, n: 2 }];
const DREW: Told = ['hero-draws', { seat, n: 5 }];
const PLAYED: Told = ['shadow-played', { shadow: 'saruman_s_lies', seat }];
const CORRUPTED: Told = ['corruption-received', { seat, corruption: 'greedy' }];
const CHOSEN: Told = ['effect-chosen', { who: { key: 'seat.0' }, choice: { key: 'x' } }];
const MOVED: Told = ['hero-is-moved', { seat, from: 'bree', to: 'moria' }];

describe('Below the bar', () => {
  const step = (from: string, to: string): Told => ['hero-moves', { seat, from, to, cards: ['rush', 'smash'] }];
  const moved = (...steps: Told[]): Now => ({
    ...now([...steps, RESTED]),
    events: steps.map(([type, shown = {}]) => ({ type, shown })),
  });
  test('stands each deed, the oldest first, and last what came of the headline', () => {
    expect(told(now([DREW, ['token-placed', { no: 3, place: 'bree' }], RESTED]))).toEqual([
      ...['−5', '→', '+5', '3', 'Bree', 'Rest', '+2'],
    ]);
    expect(told(now([DREW, ['token-placed', { no: 3, place: 'bree' }], RESTED], [2, 1, 3]))).toEqual([
      '3',
      'Bree',
      ...['−5', '→', '+5'],
      ...['Rest', '+2'],
    ]);
  });
  test('has a rim of amber round the newest, which is the last, whichever of them the headline tells', () => {
    const rimmed = (news: Now) =>
      texts(drawn(news)).flatMap(({ tags, text }) => (tags.includes('newest') ? [text] : []));
    expect(rimmed(now([DREW, RESTED]))).toEqual(['+2']);
    expect(rimmed(now([RESTED, DREW], [2, 1]))).toEqual(['+2']);
    expect(rimmed(now([['dark-path', { seat }], DREW], [2, 1]))).toEqual([say('effects.dark-path', 'en')]);
  });
  test('begins a quest that was found or done with its banner, in the colour of its hero', () => {
    for (const type of ['quest-found', 'quest-done']) {
      const signs = flat(drawn(now([DREW, [type, { seat, quest: 'the_son_of_gloin' }]])));
      const own = signs.filter(({ tags }) => tags.includes('effects') && tags.includes('quest'));
      expect(own.length, type).toBe(flat({ ...drawn(now([])), nodes: questPiece(seat).nodes }).length);
    }
  });
  test('has Sauron’s eye before the cards of a peril, which he draws and not the hero', () => {
    const peril = { type: 'peril-drawn', args: { seat, place: 'bree', n: 3 } };
    const [sign] = signsOf(middle, peril, { seat, known: seat }, 'en');
    expect(texts({ ...drawn(now([])), nodes: sign!.nodes }).map(({ text }) => text)).toEqual(['drew 3 cards']);
    const marks = JSON.stringify(sign!.nodes);
    const eye = marks.indexOf(JSON.stringify(sauronArms(36).nodes[0]));
    expect(eye).toBeGreaterThanOrEqual(0);
    expect(eye).toBeLessThan(marks.indexOf('drew 3 cards'));
  });
  test('has an arrow before the place of what moved, and none before that of what appeared', () => {
    const bree = { key: 'label.monster', args: { no: 4 } };
    const moved: Told = ['figure-moves', { figure: bree, from: 'moria', to: 'bree' }];
    expect(told(now([['token-placed', { no: 3, place: 'bree' }], moved]))).toEqual(['3', 'Bree', '4', '→ Bree']);
    // Whichever came first, the headline's own move stands there too.
    expect(told(now([['token-placed', { no: 3, place: 'bree' }], moved], [2, 1]))).toEqual([
      '4',
      '→ Bree',
      '3',
      'Bree',
    ]);
  });
  test('stands each step of a way with the number it has on the map, and what it cost; the only one has an arrow', () => {
    const [away, back] = [step('bree', 'tharbad'), step('tharbad', 'old_forest')];
    expect(told(moved(away, back))).toEqual([
      ...['1', 'Tharbad', '−2', 'Rush, Smash', '2', 'Old Forest', '−2', 'Rush, Smash', 'Rest', '+2'],
    ]);
    expect(told(moved(away))).toEqual(['→ Tharbad', '−2', 'Rush, Smash', 'Rest', '+2']);
  });
  test('stands where a way began that leads back there, for no piece on the map tells it', () => {
    expect(told(moved(step('bree', 'tharbad'), step('tharbad', 'bree')))).toEqual([
      ...['Bree', '1', 'Tharbad', '−2', 'Rush, Smash', '2', 'Bree', '−2', 'Rush, Smash', 'Rest', '+2'],
    ]);
  });
  test('stands that Sauron left undone what a card offered him', () => {
    const [id] = [...events.keys()].filter((one) => one.includes('stone_figures'));
    const drawn: Told = ['event-drawn', { event: id! }];
    expect(told(now([drawn, ['effect-left', { what: null }], RESTED])).join(' ')).toMatch(/left undone/);
    expect(told(now([drawn, RESTED])).join(' ')).not.toMatch(/left undone/);
    // Whose card that was is not told here.
    expect(told(now([['effect-left', { what: null }], RESTED])).join(' ')).not.toMatch(/left undone/);
  });
  test('stands which corruption card was thrown off', () => {
    expect(told(now([['corruption-shed', { seat, cards: ['weak'] }], RESTED]))).toContain('Weak');
    expect(told(now([['corruption-discarded', { seat, corruption: 'weary', favor: 2 }], RESTED]))).toEqual(
      expect.arrayContaining(['−2', '−1', 'Weary']),
    );
  });
  test.each(['greedy', 'weak', 'despondent'])('stands what %s does from now on, whatever the headline tells', (id) => {
    const says = shortly(id, 'en') ?? printed('corruption', id, 'en')[0];
    const all = told(now([['corruption-received', { seat, corruption: id }], RESTED]));
    expect(all.filter((one) => one?.includes(says!))).toHaveLength(1);
  });
  test('stands by how much an attribute was raised: by one, whichever level it has now', () => {
    expect(told(now([['level-gained', { seat, stat: 'strength', n: 2 }]]))).toEqual(['strength +1']);
  });
  test('stands of a finale each objective by its name, and what fulfils it', () => {
    const shown = { ours: 'the_spear_of_the_west', theirs: 'to_find_them_all', heroes: true, sauron: false };
    const all = told(now([['finale', shown]]));
    for (const id of [shown.ours, shown.theirs]) {
      expect(all).toContain(word('objective', id, 'en'));
      expect(all).toContain(printed('objective', id, 'en').join(' '));
    }
  });
  test('stands no name of an objective over the words of what fulfils it, in either language', () => {
    for (const theirs of objectives.sauron.keys())
      for (const locale of ['en', 'ja'] as const) {
        const scene = drawn(now([['finale', { ours: 'noble_blood', theirs, heroes: false, sauron: true }]]), locale);
        expect(clashes(scene), `${theirs} ${locale}`).toEqual([]);
      }
  });
  test('stand neither turns, which the bar says, nor the texts of cards', () => {
    expect(told(now([['hero-turn', { seat }], ['card-read'], RESTED]))).toEqual(['Rest', '+2']);
  });
  test('has signs for the weightiest, however many there are, and a count of all others', () => {
    const some = told(now([...Array.from({ length: 40 }, () => DREW), MOVED, ['wins']]));
    expect(some).toContain('→ Moria');
    expect(some.at(-1)).toBe(say('effects.more', 'en', { n: 40 - some.filter((one) => one === '+5').length }));
  });
  test('makes the picture no higher than it may be', () => {
    const many = Array.from({ length: 60 }, () => DREW);
    for (const locale of ['en', 'ja'] as const)
      expect(drawn(now([...many, RESTED]), locale).height).toBeLessThanOrEqual(1880);
    expect(drawn(now([['sauron-turn']])).height).toBe(1723);
  });
});

describe('The headline', () => {
  test.each([
    [true, false, 'The heroes met their objective, Sauron did not. Their marker advances 1.', 'green'],
    [false, true, 'Sauron met his objective, the heroes did not. His markers advance 1.', 'red'],
    [false, false, 'Neither side met its objective. No marker moves.', ''],
  ])(
    'of a finale says who met the objective and what that moves: heroes %s, Sauron %s',
    (heroes, sauron, says, moved) => {
      const shown = { ours: 'noble_blood', theirs: 'to_find_them_all', heroes, sauron };
      const moves = moved ? [{ type: 'marker-moves', shown: { marker: moved, n: 1, space: 12 } }] : [];
      const news = { ...now([['finale', shown]]), events: [{ type: 'finale', shown }, ...moves] };
      expect(headlineWords(middle, { locale: 'en', now: news })).toBe(says);
    },
  );
  test('is kept what Japanese news say in brackets, where that is the news', () => {
    const placed: Now = { ...now([['influence-placed']]), said: ['脅威を置きました（ブリー村）。'] };
    const words = texts(drawn(placed, 'ja')).flatMap(({ tags, text }) => (tags.includes('said') ? [text] : []));
    expect(words).toEqual(['脅威を置きました（ブリー村）。']);
  });
});

describe('A tale', () => {
  test('of a card holds what came of it later, behind what was chosen; something else ends it', () => {
    const news = now([CORRUPTED, MOVED, DREW, CHOSEN, PLAYED], [2, 3, 5, 1, 0]);
    expect(headlineTale(news)?.fruits.map(({ type }) => type)).toEqual([
      'corruption-received',
      'hero-is-moved',
      'hero-draws',
    ]);
    const ended = now([CORRUPTED, ['action-taken', { row: 'command' }], PLAYED], [2, 1, 0]);
    expect(headlineTale(ended)?.fruits).toEqual([]);
  });
  test('of a fight is one from its beginning to its end: what each side lost in all, and in how many rounds', () => {
    const foe = 'mouth_of_sauron';
    const ours = { key: 'label.played', args: { card: 'sweep' } };
    const blows = (taken: number, dealt: number): Told => ['combat-blows', { seat, foe, taken, dealt, ours }];
    const hurt = (of: 'hand' | 'life', ...cards: string[]): Told => [
      'hero-hurt',
      { seat, n: cards.length, from: [{ key: `label.of-${of}`, args: { cards } }], left: 9 },
    ];
    const fight = now([
      ['combat-begins', { seat, foe, place: 'lothlorien', token: null }],
      ...[blows(2, 0), hurt('life', 'rest', 'hack'), blows(1, 3), hurt('hand', 'hack')],
      ['combat-undecided', { seat, foe }],
    ]);
    expect(talesOf(fight)).toHaveLength(1);
    // What that cost him of his life pool and his hand stands behind it, as on his plate.
    const sides = ['−3', minionName(foe, 'en'), '−3', '6/9'];
    const cards = ['played', '−2', 'damage', '−2', '−1'];
    expect(told(fight)).toEqual([...sides, '2 rounds', say('effects.undecided', 'en'), ...cards]);
  });
  test('of a fight stands after what happened amid it, for its sums are of all of it', () => {
    const foe = 'mouth_of_sauron';
    const news = now([
      ['combat-begins', { seat, foe, place: 'lothlorien', token: null }],
      CORRUPTED,
      ['combat-blows', { seat, foe, taken: 0, dealt: 3 }],
      ['combat-undecided', { seat, foe }],
    ]);
    const greedy = word('corruption', 'greedy', 'en');
    const [does] = printed('corruption', 'greedy', 'en');
    const sides = [minionName(foe, 'en'), '−3', '6/9', say('effects.undecided', 'en')];
    expect(told(news)).toEqual([`+1`, greedy, ...sides, `${greedy}: ${does}`]);
  });
  test('of a card amid a fight has what the card did, until the next blow', () => {
    const foe = 'mouth_of_sauron';
    const hurt = (n: number): Told => ['hero-hurt', { seat, n, from: [], left: 9 }];
    const change = { key: 'attribute-change', args: { n: '−3', stat: 'strength' } };
    const news = now([
      ['combat-begins', { seat, foe, place: 'lothlorien', token: null }],
      PLAYED,
      hurt(5),
      ['combat-changed', { seat, change }],
      ['combat-blows', { seat, foe, taken: 1, dealt: 0 }],
      hurt(1),
      ['combat-stands', { seat, foe, taken: 0, dealt: 0 }],
    ]);
    const [fight, card] = talesOf(news);
    expect(card?.fruits.map(({ type }) => type)).toEqual(['hero-hurt', 'combat-changed']);
    expect(fight?.fight.map(({ type }) => type)).toEqual([
      'combat-begins',
      'combat-blows',
      'hero-hurt',
      'combat-stands',
    ]);
  });
});
