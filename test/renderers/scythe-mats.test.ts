import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { factions, objectives, playerMats } from '#games/scythe/content';
import type { PlayerView, Progress, View } from '#games/scythe/view.types';
import type { Scene } from '#renderers/scene';
import { hand } from '#renderers/scythe/hand';
import { pictures } from '#renderers/scythe/index';
import { abilityKey } from '#renderers/scythe/mat-values';
import { mat, mats } from '#renderers/scythe/mats';
import { progressOf } from '#renderers/scythe/objective-progress';
import { text } from '#renderers/scythe/text';
import { flat, type Inked, overlap } from './boxes.ts';
import { asSeat, assigning, early, fighting, lakes, late, middle, over } from './scythe-samples.ts';

const texts = (scene: Scene): Inked[] => flat(scene).filter((one) => one.kind === 'text' && one.text !== '');
const said = (scene: Scene): string[] => texts(scene).map((one) => one.text!);
const tagged = (scene: Scene, tag: string): Inked[] => flat(scene).filter((one) => one.tags.includes(tag));
const within = (scene: Scene, tag: string): string[] =>
  tagged(scene, tag).flatMap((one) => (one.kind === 'text' && one.text ? [one.text] : []));
const change = (view: View, seat: number, given: Partial<PlayerView>): View => ({
  ...view,
  players: view.players.map((player) => (player.seat === seat ? { ...player, ...given } : player)),
});

/** Everything that can be on mats at once: all cubes but one, all recruits, a declined bonus, the Factory card used. */
const rich = change(middle, 3, {
  section: 'factory',
  upgrades: [
    { from: 'move.coins', to: 'deploy' },
    { from: 'move.units', to: 'build' },
    { from: 'bolster.power', to: 'build' },
    { from: 'bolster.cards', to: 'build' },
    { from: 'trade.popularity', to: 'enlist' },
  ],
  recruits: [
    { from: 'upgrade', bonus: 'power' },
    { from: 'deploy', bonus: 'coins' },
    { from: 'build', bonus: 'popularity' },
    { from: 'enlist', bonus: 'combatCards' },
  ],
  declines: ['build', 'coins', 'monument'],
  structures: { mill: 'C6', monument: 'D7', armory: 'E6', mine: 'D4' },
});
const alls: Record<string, View> = { early, middle, late, lakes, fighting, over, rich };
const hands: Record<string, View> = {
  many: asSeat(late, 4, { hand: Array.from({ length: 16 }, (_, n) => 2 + (n % 4)), objectives: ['O14', 'O16'] }),
  none: asSeat(middle, 1, { hand: [], objectives: [] }),
  choices: asSeat(rich, 3, { objectives: ['O15', 'O26'] }),
  offer: asSeat(late, 1, {
    hand: Array.from({ length: 12 }, () => 3),
    objectives: ['O14', 'O18'],
    offer: ['F01', 'F02', 'F09', 'F10', 'F13', 'F15', 'F16', 'F17'],
  }),
  ...Object.fromEntries(
    [...objectives.keys()].map((id, n, ids) => [id, asSeat(middle, n % 5, { objectives: [id, ids[n - 1] ?? 'O27'] })]),
  ),
};
const agreed: View = { ...middle, turn: null };
const shared: View = {
  ...over,
  final: {
    lines: over.final.lines.map((one, n) => (n < 2 ? { ...one, total: 97, encounters: 6 } : one)),
    winners: over.final.lines.slice(0, 2).map(({ seat }) => seat),
    tieBreak: null,
  },
};
const ends: Record<string, View> = { over, early, middle, agreed, shared, assigning };

const scenes: [string, Scene][] = locales.flatMap((locale) => [
  ...Object.entries(alls).flatMap(([name, view]): [string, Scene][] => [
    [`mats ${name} ${locale}`, mats(view, { locale })],
    ...view.players.map(({ seat }): [string, Scene] => [`mat ${seat} ${name} ${locale}`, mat(view, seat, { locale })]),
  ]),
  ...Object.entries(hands).map(([name, view]): [string, Scene] => [`hand ${name} ${locale}`, hand(view, { locale })!]),
  ...Object.entries(ends).map(([name, view]): [string, Scene] => [
    `end ${name} ${locale}`,
    pictures.end!(view, { locale }),
  ]),
  [`mats assigning ${locale}`, mats(assigning, { locale })],
]);

describe('Every picture of mats, hands and scores', () => {
  test('is 1200 wide and at most 1700 high', () => {
    for (const [name, scene] of scenes) {
      expect(scene.width, name).toBe(1200);
      expect(scene.height, name).toBeLessThanOrEqual(1700);
      expect(scene.height, name).toBeGreaterThan(400);
    }
  });

  test('has all its words inside the frame, none over others, none covered', () => {
    const faults = scenes.flatMap(([name, scene]) => {
      const all = flat(scene);
      const words = texts(scene);
      const out = words.filter(
        ({ box }) => box.x < 0 || box.y < 0 || box.x + box.w > scene.width || box.y + box.h > scene.height,
      );
      const clashes = words.flatMap((a, n) =>
        words.slice(n + 1).flatMap((b) => (overlap(a.box, b.box) ? [`${a.text} / ${b.text}`] : [])),
      );
      const covered = all.flatMap((a, n) =>
        a.kind === 'text'
          ? all.slice(n + 1).flatMap((b) => (b.filled && overlap(a.box, b.box, 2) ? [`${a.text} under ${b.kind}`] : []))
          : [],
      );
      return [...out.map((one) => `out ${one.text}`), ...clashes, ...covered].map((fault) => `${name}: ${fault}`);
    });
    expect(faults).toEqual([]);
  });

  test('has no words smaller than fourteen pixels, but the letter of an emblem', () => {
    const small = scenes.flatMap(([name, scene]) =>
      texts(scene).flatMap((one) =>
        one.size! < 14 && !one.tags.some((tag) => tag.startsWith('emblem:'))
          ? [`${name}: ${one.text} ${one.size}`]
          : [],
      ),
    );
    expect(small).toEqual([]);
  });

  test('is plain data and the same for the same view', () => {
    const scene = mat(rich, 3, { locale: 'en' });
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
    expect(mat(JSON.parse(JSON.stringify(rich)) as View, 3, { locale: 'en' })).toEqual(scene);
  });
});

describe('The mat of a seat', () => {
  const scene = mat(middle, 3, { locale: 'en' });

  test('names faction and mat and shows the counters', () => {
    expect(said(scene)).toEqual(
      expect.arrayContaining(['Rusviet Union', 'Innovative mat, no. 3a', '2/6', 'Their turn']),
    );
    expect(within(scene, 'counter:power')).toContain('16');
    expect(within(scene, 'counter:popularity')).toEqual(expect.arrayContaining(['2', 'star 3 · territory 2 · pair 1']));
    expect(within(scene, 'counter:coins')).toContain('0');
    expect(within(scene, 'counter:combatCards')).toContain('5');
    expect(within(scene, 'counter:worker')).toContain('7/8');
  });

  test('has the sections in the order of the mat', () => {
    for (const { id, sections } of playerMats.values()) {
      const view = change(middle, 3, { mat: id, upgrades: [] });
      const names = new Set(sections.map(({ top }) => `option:${top}`));
      const order = flat(mat(view, 3, { locale: 'en' }))
        .flatMap(({ tags, box }) => tags.filter((tag) => tag.startsWith('option:')).map((tag) => ({ tag, x: box.x })))
        .sort((a, b) => a.x - b.x)
        .map(({ tag }) => tag.split('.')[0]!);
      expect([...new Set(order)], id).toEqual([...names]);
    }
  });

  test('shows what an option gives now, and what its cube hides', () => {
    expect(within(scene, 'option:trade.popularity')).toEqual(['2', 'popularity', 'upgraded']);
    expect(within(scene, 'option:bolster.power')).toEqual(['2', 'power', 'cube: then 3']);
    expect(within(scene, 'option:trade.resources')).toEqual(['2', 'resources']);
    expect(within(mat(rich, 3, { locale: 'en' }), 'option:bolster.power')).toEqual(['3', 'power', 'upgraded']);
  });

  test('shows as many cost boxes as are printed, cubes on those that are covered', () => {
    const boxes = (view: View, action: string, state: string) =>
      tagged(mat(view, 3, { locale: 'en' }), `cost:${action}:${state}`).filter(({ kind }) => kind === 'rect').length;
    expect([boxes(rich, 'build', 'fixed'), boxes(rich, 'build', 'open'), boxes(rich, 'build', 'covered')]).toEqual([
      1, 0, 3,
    ]);
    expect([
      boxes(middle, 'build', 'fixed'),
      boxes(middle, 'build', 'open'),
      boxes(middle, 'build', 'covered'),
    ]).toEqual([1, 3, 0]);
  });

  test('shows structures where they stand, and those that are not built', () => {
    expect(within(scene, 'structure:mill:true')).toEqual(['Mill: C6', '+1 territory']);
    expect(within(scene, 'structure:armory:false')).toEqual(['Armory: not built', '+1 power']);
  });

  test('shows recruits on the mat, enlisted, and declined', () => {
    expect(within(scene, 'recruit:upgrade:waiting')).toContain('+1');
    const all = mat(rich, 3, { locale: 'en' });
    expect(within(all, 'recruit:upgrade:enlisted')).toContain('by you or neighbours');
    expect(within(all, 'recruit:build:declined')).toContain('declined');
    expect(within(scene, 'once:power:false')).toContain('open');
    expect(within(all, 'once:power:true')).toEqual(['+2', 'taken']);
  });

  test('has a worker on each slot whose worker is not out, and says what Produce costs', () => {
    const empty = (view: View) =>
      [0, 1, 2, 3, 4, 5].filter((n) => tagged(mat(view, 3, { locale: 'en' }), `worker-slot:${n}:true`).length > 0);
    expect(empty(middle)).toEqual([0, 1, 2, 3, 4]);
    expect(empty({ ...middle, units: middle.units.filter(({ kind }) => kind !== 'worker') })).toEqual([]);
  });

  test('marks mechs, stars and the Factory card', () => {
    for (const { id } of factions.get('rusviet')!.mechs)
      expect(tagged(scene, `mech:${id}:${id !== 'speed'}`).length, id).toBeGreaterThan(0);
    expect(within(scene, 'star:power:1')).toEqual(['power']);
    expect(within(scene, 'star:workers:0')).toEqual(['workers']);
    expect(within(mat(late, 0, { locale: 'en' }), 'star:combat:2')).toEqual(['combat ×2']);
    expect(within(scene, 'factory:F04')).toContain('Pay 1 combat card: gain 3 coins');
    expect(said(mat(middle, 0, { locale: 'en' }))).toContain('No Factory card yet');
  });

  test('has the action token where it stands, also on the Factory card', () => {
    expect(said(scene).filter((one) => one === 'Action token')).toHaveLength(1);
    expect(within(mat(rich, 3, { locale: 'en' }), 'factory:F04')).toContain('Action token');
    expect(said(mat(early, 0, { locale: 'en' }))).not.toContain('Action token');
  });

  test('tells the flags and traps that are left, and hides cards in combat', () => {
    expect(said(mat(late, 2, { locale: 'en' }))).toContain('Flags left: 1');
    expect(said(mat(late, 5, { locale: 'en' }))).toContain('Traps left: −4 coins');
    expect(said(mat(change(late, 5, { traps: [] }), 5, { locale: 'en' }))).toContain('All Traps are set');
    expect(within(mat(late, 0, { locale: 'en' }), 'counter:combatCards')).toEqual(['?', 'hidden in combat']);
  });

  test('says what Wayfare and Meander are with six and seven players', () => {
    expect(said(mat(late, 6, { locale: 'en' }))).toContain('One step leads to any farm with nobody on it.');
    expect(said(mat(middle, 0, { locale: 'en' }))).toContain('One step leads to the own home base or an unused one.');
  });

  test('has words for every ability of every faction, in both languages', () => {
    for (const locale of locales)
      for (const { id, ability, mechs } of factions.values())
        for (const one of [ability, ...mechs])
          for (const relentless of ['mat', 'factory'] as const)
            for (const view of [middle, late])
              expect(
                text.has(abilityKey({ ...view, relentless }, id, one.id), locale),
                `${id} ${one.id} ${locale}`,
              ).toBe(true);
  });

  test('of a seat without a faction, or that is not there, is a note', () => {
    expect(said(mat(assigning, 0, { locale: 'en' }))).toContain('Mats are still being dealt');
    expect(mat(middle, 6, { locale: 'en' })).toEqual(mats(middle, { locale: 'en' }));
  });
});

describe('The sheet of all mats', () => {
  test.each(locales)('shows tracks, costs and tallies of each seat, in %s', (locale: Locale) => {
    const scene = mats(late, { locale });
    for (const player of late.players) {
      const words = within(scene, `mat:${player.seat}`);
      expect(words).toContain(factions.get(player.faction)!.name[locale]);
      expect(words).toEqual(
        expect.arrayContaining([
          String(player.power),
          String(player.popularity),
          String(player.coins),
          player.cards === null ? '?' : String(player.cards),
          `${player.stars.length}/6`,
          `${player.mechs.length}/4`,
        ]),
      );
    }
  });

  /** At a third of the picture, 400 pixels wide, as a phone shows it. */
  test('has figures of seven pixels and more on a phone', () => {
    const figures = texts(mats(late, { locale: 'en' })).filter(({ text: one }) => /^[\d/ ?]+$/.test(one!));
    expect(figures.length).toBeGreaterThan(100);
    for (const one of figures) expect(one.size! / 3, one.text).toBeGreaterThanOrEqual(7);
  });

  test('is what the focus "mats" shows, as "mat-3" shows one; an unknown focus is the board', () => {
    expect(pictures.board(middle, { locale: 'en', focus: 'mats' })).toEqual(mats(middle, { locale: 'en' }));
    expect(pictures.board(middle, { locale: 'en', focus: 'mat-3' })).toEqual(mat(middle, 3, { locale: 'en' }));
    const whole = pictures.board(middle, { locale: 'en' });
    for (const focus of ['mat-9', 'nowhere', ''])
      expect(pictures.board(middle, { locale: 'en', focus })).toEqual(whole);
  });
});

describe('The hand', () => {
  test('is nothing for spectators', () => {
    expect(hand(middle, { locale: 'en' })).toBeUndefined();
    expect(hand({ ...hands.many!, viewer: 'spectator', own: null }, { locale: 'en' })).toBeUndefined();
  });

  test('holds the values of the combat cards and their sum', () => {
    const words = said(hand(asSeat(middle, 2), { locale: 'en' })!);
    expect(words).toContain('Combat cards: 4, together 13');
    expect(words.filter((one) => /^[2-5]$/.test(one))).toEqual(expect.arrayContaining(['2', '3', '3', '5']));
    expect(said(hand(hands.none!, { locale: 'en' })!)).toContain('No combat cards in hand');
  });

  test('says of each objective what it asks for and whether that holds now', () => {
    const yes = { have: 1, need: 1, holds: true };
    const progress = { O05: [yes, yes], O22: [yes, { have: 3, need: 0, holds: false }] };
    const scene = hand(asSeat(middle, 3, { objectives: ['O05', 'O22'], progress }), { locale: 'en' })!;
    expect(within(scene, 'objective:O05:holds')).toEqual(
      expect.arrayContaining(['King of the hill', 'Fulfilled now', 'Factory controlled', 'yes']),
    );
    expect(within(scene, 'objective:O22:fails')).toEqual(
      expect.arrayContaining(['Not fulfilled now', 'Factory cards', '1, exactly 1', 'upgrades', '3, exactly 0']),
    );
  });

  test('shows Factory cards only while they are on offer', () => {
    const scene = hand(hands.offer!, { locale: 'en' })!;
    expect(within(scene, 'offer:F02')).toEqual(
      expect.arrayContaining(['Pay 1 popularity: enlist or upgrade', 'or', 'Card 2']),
    );
    expect(said(hand(hands.many!, { locale: 'en' })!)).not.toContain('The Factory: take one of these cards');
  });

  test('shows what the seat takes by itself and what it does not', () => {
    const scene = hand(hands.choices!, { locale: 'en' })!;
    expect(within(scene, 'choice:build:true')).toContain('not taken');
    expect(within(scene, 'choice:upgrade:false')).toContain('taken');
    expect(within(scene, 'choice:monument:true')).toContain('not taken');
    expect(within(scene, 'choice:armory:false')).toContain('taken');
    expect(within(hand(hands.none!, { locale: 'en' })!, 'choice:coins:false')).toContain('taken');
  });
});

describe('Objectives', () => {
  const lines = (id: string, ...progress: Progress[]): string[] =>
    within(
      hand(asSeat(middle, 1, { objectives: [id], progress: { [id]: progress } }), { locale: 'en' })!,
      `objective:${id}:${progress.every(({ holds }) => holds) ? 'holds' : 'fails'}`,
    );

  test('all have words for every condition, in both languages', () => {
    for (const id of objectives.keys()) {
      const of = progressOf(asSeat(middle, 1, { objectives: [id] }), objectives.get(id)!);
      expect(of.length, id).toBe(objectives.get(id)!.condition.all.length);
      for (const { key } of of) for (const locale of locales) expect(text.has(key, locale), key).toBe(true);
    }
  });

  test('say how much of how much, from below, from above and exactly', () => {
    expect(lines('O01', { have: 2, need: 3, holds: false })).toContain('2, at least 3');
    const seven = lines(
      'O07',
      { have: 1, need: 1, holds: true },
      { have: 2, need: 1, holds: true },
      { have: 4, need: 3, holds: false },
    );
    expect(seven).toEqual(expect.arrayContaining(['1, exactly 1', '2, at least 1', '4, at most 3']));
  });

  test('are fulfilled when all their conditions hold, and not when one fails', () => {
    const driven = (have: number) =>
      lines('O06', { have, need: 1, holds: have > 0 }, { have: 7, need: 7, holds: true });
    expect(driven(1)).toContain('Fulfilled now');
    expect(driven(0)).toContain('Not fulfilled now');
  });

  test('say yes or no where there is nothing to count', () => {
    const five = lines('O05', { have: 1, need: 1, holds: true }, { have: 3, need: 1, holds: false });
    expect(five).toEqual(expect.arrayContaining(['yes', 'no']));
  });

  test('of others are not known', () => {
    expect(progressOf(middle, objectives.get('O01')!)).toEqual([]);
  });
});

describe('Options of the match', () => {
  test('card 3 of the Factory gives what was chosen, in signs and in words', () => {
    const gives = (card: string) => {
      const scene = hand(asSeat(middle, 1, { offer: [card] }), { locale: 'en' })!;
      const alt = pictures.alt.hand(asSeat(middle, 1, { offer: [card] }), { locale: 'en' });
      return [within(scene, `offer:${card}`), alt];
    };
    const [words, alt] = gives('F03-power');
    expect(words).toEqual(expect.arrayContaining(['Card 3', 'Pay 1 combat card: gain 2 power']));
    expect(alt).toContain('3) Pay 1 combat card: gain 2 power');
    expect(gives('F03')[1]).toContain('3) Pay 1 combat card: gain 2 popularity');
  });

  test('Rusviet may or may not repeat the Factory card', () => {
    const { seat } = middle.players.find(({ faction }) => faction === 'rusviet')!;
    const told = (relentless: View['relentless']) => said(mat({ ...middle, relentless }, seat, { locale: 'en' }));
    const may = 'May use the same section turn after turn, the Factory card as well.';
    expect(told('factory')).toContain(may);
    expect(told('mat')).not.toContain(may);
    expect(pictures.alt.board({ ...middle, relentless: 'factory' }, { locale: 'en', focus: `mat-${seat}` })).toContain(
      may,
    );
  });
});

describe('The final scoring', () => {
  const scene = pictures.end!(over, { locale: 'en' });

  test('has a row for each seat, best first, with all its coins', () => {
    const rows = over.final.lines.map((line) => ({ line, words: within(scene, `score:${line.seat}`) }));
    for (const { line, words } of rows)
      expect(words).toEqual(
        expect.arrayContaining([
          String(line.stars.coins),
          `×${line.stars.count}`,
          String(line.territories.coins),
          String(line.resources.coins),
          String(line.structures.coins),
          String(line.coins),
          String(line.total),
          `tier ${line.tier + 1}`,
        ]),
      );
    const tops = over.final.lines.map(({ seat }) => tagged(scene, `score:${seat}`)[0]!.box.y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  });

  test('names the winner, and nobody when the match ended by agreement', () => {
    expect(said(scene)).toContain('The Crimean Khanate wins with 155 coins');
    expect(tagged(scene, 'winner:6').length).toBeGreaterThan(0);
    const none = pictures.end!(agreed, { locale: 'en' });
    expect(said(none)).toContain('Ended by agreement: nobody has won');
    expect(flat(none).some(({ tags }) => tags.some((tag) => tag.startsWith('winner:')))).toBe(false);
  });

  test('says who shares a victory, and counts encounters only where there are some', () => {
    const words = said(pictures.end!(shared, { locale: 'en' }));
    expect(words).toContain('Equal in everything: the victory is shared.');
    expect(words).toContain('Encounters');
    expect(said(scene)).not.toContain('Encounters');
  });

  test('says what decided a tie, with the numbers of those who were tied', () => {
    const tied: View = {
      ...shared,
      final: { ...shared.final, winners: [shared.final.lines[0]!.seat], tieBreak: 2 },
    };
    const [a, b] = tied.final.lines;
    expect(said(pictures.end!(tied, { locale: 'en' }))).toContain(
      `Tie on coins, decided by power: Crimean Khanate ${a!.ties[1]} and Republic of Polania ${b!.ties[1]}.`,
    );
  });

  test('tells the six stars that ended it', () => {
    const six = change(over, 0, { stars: [...over.players[0]!.stars, { kind: 'power', turn: 73 }] });
    expect(said(pictures.end!(six, { locale: 'en' }))).toContain('After 73 turns, the Saxony Empire placed 6 stars');
  });
});
