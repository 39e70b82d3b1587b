import { describe, expect, test } from 'vitest';
import { isRefusal } from '#core/actions';
import { act, position, start } from '#core/match';
import { locales } from '#core/text';
import { scythe } from '#games/scythe/game';
import { bottomActions, encounters, sectionOf } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { MAP } from '#renderers/scythe/cells';
import { encounterCard } from '#renderers/scythe/encounter-card';
import { eventWords, HEAD, turnWords } from '#renderers/scythe/head';
import { pictures } from '#renderers/scythe/index';
import { flat } from './boxes.ts';
import { clashes, outside, texts } from './legible.ts';
import { assigning, early, fighting, lakes, middle } from './scythe-samples.ts';

type Turn = NonNullable<View['turn']>;
const { seat: rusviet, mat } = middle.players.find(({ faction }) => faction === 'rusviet')!;
/** The middle of a match, with this turn of Rusviet's. */
const now = (turn: Partial<Turn>, more: Partial<View> = {}): View => ({
  ...middle,
  combat: null,
  encounter: null,
  visitor: null,
  ...more,
  turn: { seat: rusviet, section: 'move', part: 'top', moves: null, ...turn },
});
const said = (view: View): string[] => [turnWords(view, 'en'), eventWords(view, 'en')];

describe('The head says', () => {
  test('that a section is being chosen, and which one is in use', () => {
    expect(said(now({ section: null, part: 'choose' }))).toEqual(['Rusviet Union – choosing an action', '']);
    expect(said(now({ section: 'produce' }))).toEqual(['Rusviet Union – Produce', '']);
  });

  test('which bottom action belongs to the section, and that a move belongs to a Factory card', () => {
    const { name } = bottomActions[sectionOf(mat!, 'move').bottom];
    expect(said(now({ part: 'bottom' }))[0]).toBe(`Rusviet Union – Move, then ${name.en}`);
    expect(said(now({ section: 'factory', part: 'bottom' }))[0]).toBe('Rusviet Union – Factory, then Move');
    expect(turnWords(now({ part: 'bottom' }), 'ja')).toBe(`ラスヴィエト連邦：移動に続けて${name.ja}`);
  });

  test('how many moves are left, also of a Factory card, and which unit may go on', () => {
    const moves = { left: 2, steps: 1, current: null, moved: [] };
    expect(said(now({ moves }))[1]).toBe('2 moves left');
    expect(said(now({ section: 'factory', part: 'bottom', moves: { ...moves, left: 1 } }))[1]).toBe('one move left');
    expect(said(now({ moves: { ...moves, left: 0 } }))[1]).toBe('');
    const mech = middle.units.find(({ seat, kind }) => seat === rusviet && kind === 'mech')!;
    const current = { unit: mech.id, steps: 1 };
    expect(said(now({ moves: { ...moves, current } }))[1]).toBe(`mech on ${mech.at}: one more step, 2 moves left`);
  });

  test('who fights where, and where combats are to come while the first is being chosen', () => {
    expect(said(fighting)).toEqual([
      'Saxony Empire – Move: combat',
      'Combat on F3: Saxony Empire attacks Crimean Khanate',
    ]);
    expect(said({ ...fighting, combat: null })[1]).toBe('Combat to come on F3');
    expect(eventWords({ ...fighting, combat: null }, 'ja')).toBe('これから戦闘：F3');
  });

  test('which encounter card is read where', () => {
    expect(said(lakes)[1]).toMatch(/^Encounter on B5: \w+/);
    expect(eventWords(lakes, 'ja')).toMatch(/^B5で遭遇：.+/);
  });

  test('who looks at the Factory cards, and who may place a token on arrival', () => {
    expect(said(now({ part: 'visit' }, { visitor: rusviet }))[1]).toBe('Choosing a Factory card');
    expect(said(now({ part: 'visit' }))).toEqual(['Rusviet Union – Move: on arrival', '']);
    const albion = now({ part: 'visit' }, { players: middle.players.map((one) => ({ ...one, faction: 'albion' })) });
    expect(said(albion)[1]).toBe('May place a Flag');
  });

  test('that the turn ends', () =>
    expect(said(now({ part: 'close' }))).toEqual(['Rusviet Union – ending the turn', '']));

  test.each(locales)('the same in the description, in %s', (locale) => {
    for (const view of [lakes, fighting, now({ part: 'bottom' }), { ...fighting, combat: null }]) {
      const alt = pictures.alt.board(view, { locale });
      for (const words of [turnWords(view, locale), eventWords(view, locale)]) expect(alt).toContain(words);
    }
  });
});

describe('What can be chosen', () => {
  const tagged = (scene: ReturnType<typeof pictures.board>, prefix: string) => [
    ...new Set(flat(scene).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith(prefix)))),
  ];
  const asking = (key: string, last: string | null) =>
    pictures.board(middle, {
      locale: 'en',
      now: {
        said: ['.'],
        events: [],
        asked: [{ seat: rusviet, key, words: 'Which?', about: { last: last === null ? null : { key: last } } }],
      },
    });

  test('of the sections stands in the question in pairs of words, the closed one left out', () => {
    const open = (last: string | null) => tagged(asking('turn', last), 'section-open:');
    expect(open(null)).toHaveLength(4);
    expect(open('section.move')).toHaveLength(3);
    expect(open('section.move')).not.toContain('section-open:move');
    const words = flat(asking('turn', null)).map(({ text }) => text);
    const { bottom } = sectionOf(mat!, 'trade');
    expect(words).toEqual(
      expect.arrayContaining(['Rusviet Union: your turn. Choose an action.', 'Trade', bottomActions[bottom].name.en]),
    );
  });
  test.each(locales)(
    'is the Factory card too where it is open, beside a question that can be read, in %s',
    (locale) => {
      const all = ['move', 'bolster', 'trade', 'produce'];
      const sections = [...all.map((top) => ({ key: 'label.section', args: { top: { key: `section.${top}` } } }))];
      const open = (more: object[]) =>
        pictures.board(middle, {
          locale,
          now: {
            said: ['.'],
            events: [],
            asked: [
              { seat: rusviet, key: 'turn', words: 'Which?', about: { last: null, open: [...sections, ...more] } },
            ],
          } as never,
        });
      const plates = (more: object[]) => tagged(open(more), 'section-open:').map((tag) => tag.split(':')[1]);
      expect(plates([]).sort()).toEqual(all.toSorted());
      expect(plates([{ key: 'section.factory' }]).sort()).toEqual([...all, 'factory'].sort());
      const scene = open([{ key: 'section.factory' }]);
      expect([...outside(scene), ...clashes(scene)]).toEqual([]);
      for (const { text, size, box } of texts(scene).filter(({ box }) => box.y < HEAD))
        expect(size, `${text} at ${box.x}`).toBeGreaterThanOrEqual(27);
    },
  );
  test('of other questions is in their words, and beside places on plates', () => {
    expect(tagged(asking('artillery', null), 'section-')).toEqual([]);
    expect(flat(asking('artillery', null)).map(({ text }) => text)).toContain('Which?');
    expect(tagged(asking('artillery', null), 'chip:')).toEqual(['chip:fire', 'chip:hold']);
    const shot = { seat: rusviet, key: 'artillery', words: 'Which?', about: { cost: 1, power: 2 } };
    const enemy = middle.players.find(({ seat }) => seat !== rusviet)!;
    const combat = { hex: 'D4', attacker: enemy.seat, defender: rusviet } as never;
    const fire = flat(
      pictures.board(
        { ...middle, combat },
        { locale: 'en', map: true, now: { said: ['.'], events: [], asked: [shot] } as never },
      ),
    ).filter(({ tags }) => tags.includes('chip:fire'));
    // Who fires loses one power, and the enemy two.
    expect(fire.flatMap(({ text }) => text ?? [])).toEqual(['−1', '→', '−2', 'Fire']);
    const sides = [...new Set(fire.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('emblem:'))))];
    expect(sides).toEqual(['emblem:rusviet', `emblem:${enemy.faction}`]);
    // What cannot be paid is struck through.
    const unpaid = { key: 'label.unpaid', args: { bottom: 'upgrade', cost: [{ key: 'counter.oil', args: { n: 2 } }] } };
    const closing = { seat: rusviet, key: 'close', words: 'Which?', about: { unpaid } };
    const closed = pictures.board(middle, { locale: 'en', now: { said: ['.'], events: [], asked: [closing] } });
    expect(tagged(closed, 'chip:')).toEqual(['chip:unpaid', 'chip:objective', 'chip:end']);
    expect(tagged(asking('close', null), 'chip:')).toEqual(['chip:objective', 'chip:end']);
  });
  test.each(locales)(
    'of an encounter stands on its card beside the land, in %s, and nowhere before or after',
    (locale) => {
      const { label, options } = encounters.get(lakes.encounter!.card)!;
      const words = (view: View) => flat(pictures.board(view, { locale })).map(({ text }) => text);
      const onCard = [label[locale], ...options.map(({ summary }) => summary[locale])];
      expect(words(lakes)).toEqual(expect.arrayContaining(onCard));
      for (const one of onCard) expect(words({ ...lakes, encounter: null })).not.toContain(one);
    },
  );
  test.each(locales)('of every encounter can be read on a phone, within its card, in %s', (locale) => {
    for (const card of encounters.keys()) {
      const nodes = encounterCard({ ...lakes, encounter: { ...lakes.encounter!, card } }, { locale });
      const scene = { width: MAP.w, height: MAP.h, ground: '#000000', lang: locale, nodes };
      const drawn = texts(scene);
      expect(drawn.length).toBeGreaterThan(3);
      for (const { text, size } of drawn) expect(size, `${card}: ${text}`).toBeGreaterThanOrEqual(24);
      expect([...outside(scene), ...clashes(scene)], card).toEqual([]);
    }
  });
});

describe('While mats are being chosen', () => {
  test('the picture names who chooses, and shows what has been chosen', () => {
    expect(eventWords(assigning, 'en')).toBe('Seat 2 is choosing');
    const words = JSON.stringify(pictures.board(assigning, { locale: 'en' }));
    for (const one of ['Nordic Kingdoms', 'Mechanical mat', 'Seat 2 is choosing', 'choosing now', 'Seat 3'])
      expect(words).toContain(one);
    expect(words).not.toContain('Seat 1');
  });

  test('real matches are drawn before, while and after they are', () => {
    let match = start(scythe, { options: { mats: 'chosen' }, seats: 3, seed: 'choosing' });
    const names: string[] = [];
    for (const [faction, mat] of [
      ['polania', 'industrial'],
      ['crimea', 'patriotic'],
      ['nordic', 'engineering'],
    ] as const) {
      const { g, open } = position(scythe, match);
      const view = scythe.view(g, 'spectator');
      for (const locale of locales) pictures.board(view, { locale });
      names.push(eventWords(view, 'en'));
      const answer = { decision: open[0]!.id, seat: open[0]!.seat, action: 'take-mats', args: { faction, mat } };
      const acted = act(scythe, match, answer);
      if (isRefusal(acted)) throw new Error(acted.refused.key);
      match = acted.match;
    }
    expect(names).toEqual(['Seat 1 is choosing', 'Seat 2 is choosing', 'Seat 3 is choosing']);
    const dealt = scythe.view(position(scythe, match).g, 'spectator');
    expect(dealt.picks).toEqual([]);
    expect(JSON.stringify(pictures.board(dealt, { locale: 'en' }))).toContain('Republic of Polania');
  });

  test('so does the description', () => {
    expect(pictures.alt.board(assigning, { locale: 'en' })).toContain(
      'Nordic Kingdoms: Mechanical mat. Seat 2 has no faction yet. Seat 3 has no faction yet.',
    );
    expect(pictures.alt.board(assigning, { locale: 'ja' })).toContain('北方王国：機械マット。2番席の勢力は未定。');
  });

  test('nothing of it is left once they are dealt', () => {
    expect(JSON.stringify(pictures.board(early, { locale: 'en' }))).not.toMatch(
      /choosing now|is choosing|being chosen|Seat \d/,
    );
  });
});
