import { describe, expect, test } from 'vitest';
import { locales } from '#core/text';
import { board as printed } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { pictures } from '#renderers/scythe/index';
import { asSeat, early, late, middle, over, samples } from './scythe-samples.ts';

const named = Object.entries<View>(samples);
const hexes = printed.hexes.map(({ id }) => id);
const focuses = [undefined, 'D4', 'E3', 'B1', 'home-nordic', 'legend', 'mats', 'mat-0', 'mat-1', 'nowhere'];
/** News as long as they come. */
const now = {
  said: Array.from(
    { length: 12 },
    (_, n) => `The Saxony Empire moves mech ${n} from F1 over F2 to E3 with three workers`,
  ),
  events: [],
  asked: [0, 1].map((seat) => ({ seat, words: `Seat ${seat}: how much power and which combat cards?` })),
};
const alts: [string, string][] = locales.flatMap((locale) => [
  ...named.flatMap(([name, view]): [string, string][] => [
    ...focuses.map((focus): [string, string] => [
      `board of ${name} at ${focus}, ${locale}`,
      pictures.alt.board(view, { locale, now, ...(focus !== undefined && { focus }) }),
    ]),
    [`end of ${name}, ${locale}`, pictures.alt.end!(view, { locale })],
  ]),
  ...late.players.map(({ seat }): [string, string] => [
    `hand of ${seat}, ${locale}`,
    pictures.alt.hand(
      asSeat(late, seat, {
        hand: Array.from({ length: 40 }, () => 5),
        objectives: ['O16', 'O26'],
        offer: ['F01', 'F02', 'F07', 'F08', 'F13', 'F14', 'F15', 'F16'],
      }),
      { locale },
    ),
  ]),
]);

/** The widest a match of seven can be in words: long names, three-figure coins, everybody somewhere else. */
const widest: View = {
  ...late,
  players: late.players.map((player) => ({
    ...player,
    power: 16,
    popularity: 18,
    coins: 188,
    cards: 12,
    stars: Array.from({ length: 12 }, () => ({ kind: 'combat' as const, turn: 9 })),
  })),
  units: late.players.flatMap(({ seat, faction }) =>
    [0, 1, 2, 3, 4].map((n) => ({
      id: `${faction}.${n}`,
      seat,
      kind: n === 0 ? ('character' as const) : ('mech' as const),
      at: n % 2 === 0 ? `home-${faction}` : hexes[5 * seat + n]!,
    })),
  ),
};

describe('The description', () => {
  test('has at most 1,000 characters, says something, and closes every sentence once', () => {
    for (const [name, alt] of alts) {
      expect(alt.length, name).toBeLessThanOrEqual(1000);
      expect(alt.length, name).toBeGreaterThan(10);
      expect(alt, name).not.toMatch(/[!?.！？。][.。]|\s\.|undefined|null|NaN|\{|\}/);
    }
  });

  test.each(locales)('names all seven seats with stars, power, popularity and coins, in %s', (locale) => {
    for (const view of [late, widest]) {
      const alt = pictures.alt.board(view, { locale, now, map: true });
      expect(alt.length).toBeLessThanOrEqual(1000);
      for (const { seat } of view.players) {
        const { power, popularity, coins } = view.players[seat]!;
        const numbers =
          locale === 'en'
            ? `power ${power}, pop[a-z.]* ${popularity}, coins ${coins}`
            : `戦力${power}、民心${popularity}、コイン${coins}`;
        expect(alt, `${seat}`).toMatch(new RegExp(numbers));
      }
    }
  });

  test('begins with whose turn it is and what goes on', () => {
    expect(pictures.alt.board(late, { locale: 'en', map: true })).toMatch(
      /^Scythe: Turn 73, Saxony Empire – Move: combat\. Combat on E3: Saxony Empire attacks Republic of Polania\. Saxony Empire: 5 stars/,
    );
    expect(pictures.alt.board(late, { locale: 'ja', map: true })).toMatch(
      /^サイズ -大鎌戦役-：73手番目、ザクセン帝国：.*ザクセン帝国：星5、/,
    );
  });

  test('tells what just happened first, the newest before all, then who is asked', () => {
    const { said, asked } = now;
    expect(pictures.alt.board(late, { locale: 'en', now: { ...now, said: said.slice(-2) } })).toMatch(
      new RegExp(`^${said[11]}\\. ${said[10]}\\. Now: ${asked[0]!.words.replace('?', '')}.*Scythe: Turn 73`),
    );
    const long = pictures.alt.board(late, { locale: 'en', now });
    expect(long.startsWith(`${said[11]}. Now: ${asked[0]!.words}`)).toBe(true);
    expect(long).not.toContain(said[3]);
  });

  test('is that of the place that is fought over where the picture is', () => {
    expect(pictures.alt.board(late, { locale: 'en' })).toBe(pictures.alt.board(late, { locale: 'en', focus: 'E3' }));
    expect(pictures.alt.board(late, { locale: 'en' })).not.toBe(pictures.alt.board(late, { locale: 'en', map: true }));
  });

  test('tells where characters and mechs are, several in one place together', () => {
    expect(pictures.alt.board(late, { locale: 'en', map: true })).toContain('character E3, mechs E3 ×2, D3, C2.');
    expect(pictures.alt.board(early, { locale: 'en' })).toContain('character home base, mechs none.');
  });

  test('says how many places it leaves out, and nothing when it leaves out none', () => {
    expect(pictures.alt.board(middle, { locale: 'en' })).toMatch(/And \d+ more places\.$/);
    expect(pictures.alt.board({ ...early, encounters: [] }, { locale: 'en' })).not.toContain('more place');
  });

  test('of a place, of a mat and of all mats says what the picture shows', () => {
    expect(pictures.alt.board(middle, { locale: 'en', focus: 'G3' })).toMatch(
      /G3 \(farm\).*Crimean Khanate.*one mech, 2 workers/,
    );
    const mat = pictures.alt.board(middle, { locale: 'en', focus: 'mat-3' });
    expect(mat).toContain('Trade (2/2), Upgrade: 2 oil, 3 coins.');
    expect(mat).toContain('Mill on C6');
    expect(pictures.alt.board(middle, { locale: 'en', focus: 'mats' })).toContain(
      'Nordic Kingdoms: Upgrade 2 oil, Deploy 3 metal',
    );
    expect(pictures.alt.board(middle, { locale: 'en', focus: 'nowhere' })).toBe(
      pictures.alt.board(middle, { locale: 'en' }),
    );
  });

  test('of the end names the winner, the tie-break and every total, best first', () => {
    const alt = pictures.alt.end!(over, { locale: 'en' });
    expect(alt).toMatch(/^Scythe, final scoring\. The Crimean Khanate won with 155 coins\./);
    const totals = over.final.lines.map(({ total }) => alt.indexOf(`: ${total} `));
    expect(totals.every((at) => at > 0)).toBe(true);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });
});

describe('What is hidden', () => {
  test('a spectator has no hand, in picture and in words', () => {
    expect(pictures.hand(middle, { locale: 'en' })).toBeUndefined();
    expect(pictures.alt.hand(middle, { locale: 'en' })).toBe('');
  });

  test('public pictures and words are the same whatever a viewer holds', () => {
    const one = asSeat(middle, 2, { hand: [5, 5], objectives: ['O09', 'O10'], offer: ['F01'] });
    const other = asSeat(middle, 2, { hand: [2, 3], objectives: ['O15', 'O17'], offer: ['F02'] });
    for (const locale of locales)
      for (const focus of focuses) {
        const look = { locale, ...(focus !== undefined && { focus }) };
        expect(pictures.alt.board(one, look)).toBe(pictures.alt.board(other, look));
        expect(pictures.board(one, look)).toEqual(pictures.board(other, look));
        expect(pictures.alt.end!(one, look)).toBe(pictures.alt.end!(other, look));
        expect(pictures.end!(one, look)).toEqual(pictures.end!(other, look));
      }
    expect(pictures.alt.hand(one, { locale: 'en' })).not.toBe(pictures.alt.hand(other, { locale: 'en' }));
  });

  test('cards of seats in combat are not counted', () => {
    expect(pictures.alt.board(late, { locale: 'en', focus: 'mat-0' })).toContain('combat cards hidden');
  });
});

describe('Places to look at', () => {
  test.each(locales)(
    'are all hexes, home bases of factions in the match, and before them the legend and the mats, in %s',
    (locale) => {
      const found = pictures.places(middle, locale);
      const homes = middle.players.map(({ faction }) => `home-${faction}`);
      const mats = [...middle.players.map(({ seat }) => `mat-${seat}`), 'mats', 'legend'];
      expect(found.map(({ id }) => id).sort()).toEqual([...hexes, ...homes, ...mats].sort());
      const names = found.map(({ name }) => name);
      const inOrder = middle.order.map((seat) => `mat-${seat}`);
      expect(found.slice(0, inOrder.length + 2).map(({ id }) => id)).toEqual(['legend', 'mats', ...inOrder]);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toContain(locale === 'en' ? 'Mat of the Nordic Kingdoms' : '北方王国のマット');
    },
  );

  test('are only hexes and the legend while nobody has a faction', () => {
    expect(
      pictures
        .places(samples.assigning, 'en')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...hexes, 'legend'].sort());
  });
});
