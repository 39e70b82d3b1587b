import { describe, expect, test } from 'vitest';
import { type Locale, locales } from '#core/text';
import { penguinAreas } from '#games/tears-of-the-dragon/printed/content';
import type { View } from '#games/tears-of-the-dragon/seen/view.types';
import type { Scene } from '#renderers/scene';
import { stepChart, tickStep } from '#renderers/step-chart';
import { howItEnded, momentsOf } from '#renderers/tears-of-the-dragon/end';
import { cells, within } from '#renderers/tears-of-the-dragon/geography';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { turnWords } from '#renderers/tears-of-the-dragon/placement';
import { unitSign } from '#renderers/tears-of-the-dragon/signs';
import { flat, type Inked } from './boxes.ts';
import * as fights from './sample-battles.ts';
import * as variant from './sample-variants.ts';
import * as sample from './samples.ts';

const tagged = (scene: Scene, tag: RegExp): Inked[] => flat(scene).filter((one) => one.tags.some((it) => tag.test(it)));
const texts = (inked: readonly Inked[]): string[] => inked.flatMap(({ text }) => text || []);
const board = (view: View, more = {}) => pictures.board(view, { locale: 'en', ...more });
const said = (view: View) => texts(flat(board(view)));

describe('The pieces of the match', () => {
  const kinds = ['Penguin', 'Penguin Chieftain', 'Knight of Santiago'];
  const legend = (view: View, locale: Locale = 'en') => pictures.pages!(view, { locale }).at(-2)!;
  test('alone are in the legend, which is a page on request and not on the board', () => {
    const found = (view: View) => {
      const words = texts(flat(legend(view).scene));
      return kinds.filter((kind) => words.includes(kind));
    };
    expect(found(sample.middle)).toEqual([]);
    expect(found(variant.penguins)).toEqual(['Penguin', 'Penguin Chieftain']);
    expect(found(variant.war)).toEqual(['Knight of Santiago']);
    expect(found({ ...variant.war, penguins: true })).toEqual(kinds);
    expect(said(variant.penguins)).not.toContain('Penguin Chieftain');
  });
  test('explain every sign in words too, in both languages', () => {
    for (const locale of locales) {
      for (const page of pictures.pages!({ ...sample.middle, penguins: true }, { locale }).slice(-2)) {
        expect(page.alt.length).toBeLessThanOrEqual(1000);
        for (const word of texts(flat(page.scene)).filter((one) => one.length > 8)) expect(page.alt).toContain(word);
      }
    }
  });
  test('have signs of their own', () => {
    const drawn = ['penguin-of-forseti', 'knight-of-santiago', 'cavalry', 'nothing-known'].map((face) =>
      JSON.stringify(unitSign(face)('#fff')),
    );
    expect(new Set(drawn).size).toBe(4);
  });
  test('coasts of penguins are marked when they are played, and only then', () => {
    const marks = (view: View) =>
      [...penguinAreas].map((id) => tagged(board(view), new RegExp(`^place:${id}$`)).length).join();
    expect(marks(variant.penguins)).not.toBe(marks(sample.middle));
    const inland = (view: View) => tagged(board(view), /^place:middenford$/).length;
    expect(inland(variant.penguins)).toBe(inland(sample.middle));
  });
  test('a chieftain has no rank, a crest and a number, and a box once he is there', () => {
    expect(said(variant.penguinsOwn)).not.toContain('200');
    const hand = texts(flat(pictures.hand(variant.penguinsOwn, { locale: 'en' })!));
    expect(hand).toContain('Penguin Chieftain 1');
    expect(hand).toContain('command 6 of 6');
    expect(hand).not.toContain('Penguin Chieftain 2');
    expect(hand.filter((one) => one.includes('rank 20'))).toEqual([]);
    expect(texts(flat(pictures.hand({ ...sample.middle, viewer: 1 }, { locale: 'en' })!))).not.toContain(
      'Penguin Chieftain 1',
    );
    expect(pictures.alt.hand(variant.penguinsOwn, { locale: 'en' })).toContain('Penguin Chieftain 1 at Brightsea');
    expect(pictures.alt.board(variant.penguins, { locale: 'ja', focus: 'brightsea' })).toContain('ペンギン');
  });
});

describe('The War of the Dragon', () => {
  test('counts castles instead of knowledge, closes the sea and says nothing of ruins', () => {
    expect(said(variant.war)).toEqual(expect.arrayContaining(['2/6', '4/6', 'The sea is closed']));
    expect(said(variant.war)).not.toContain('Knowledge');
    expect(tagged(board(variant.war), /^(knowledge|unexplored):/)).toEqual([]);
    expect(said(sample.middle)).not.toContain('The sea is closed');
  });
  test('is told in words the same way', () => {
    const alt = pictures.alt.board(variant.war, { locale: 'en' });
    expect(alt).toContain('Castles: Lord Gorganun 2 of 6, Lord Forseti 4 of 6.');
    expect(alt).not.toContain('Knowledge');
  });
});

describe('A ruin', () => {
  test('bears the signs of those who hold its knowledge, a question mark while nobody does', () => {
    const scene = board(sample.middle);
    expect(tagged(scene, /^knowledge:ursh:[01]$/).filter(({ filled }) => filled).length).toBeGreaterThanOrEqual(4);
    expect(tagged(scene, /^knowledge:cinder-hill:1$/).length).toBeGreaterThan(0);
    expect(tagged(scene, /^knowledge:cinder-hill:0$/)).toEqual([]);
    expect(tagged(scene, /^unexplored:/).map(({ tags }) => tags.at(-1))).toEqual(
      expect.arrayContaining(['unexplored:hollow-spire']),
    );
    expect(tagged(scene, /^unexplored:(?!hollow-spire)/)).toEqual([]);
  });
});

describe('Counters being placed', () => {
  test('are counted for both sides, for everybody', () => {
    for (const view of [variant.placing, variant.placingOwn]) {
      expect(texts(tagged(board(view), /^side:0$/))).toEqual(expect.arrayContaining(['To place', '12']));
      expect(texts(tagged(board(view), /^side:1$/))).toEqual(expect.arrayContaining(['To place', '12']));
    }
    expect(pictures.alt.board(variant.placing, { locale: 'en' })).toContain(
      'Still to be placed: Lord Gorganun 26, Lord Forseti 26.',
    );
  });
  test('stand as ghosts where their owner plans them, with their place in the order', () => {
    const plan = tagged(board(variant.placingOwn), /^plan:/);
    expect(texts(plan)).toEqual(expect.arrayContaining(['1–3', '4–7, 9', '8, 10']));
    expect(texts(tagged(board(variant.freeOwn), /^plan:kimrin$/))).toEqual(['4']);
  });
  test('are planned in nobody else’s picture, even if a plan leaks into a view', () => {
    expect(tagged(board(variant.placing), /^plan:/)).toEqual([]);
    const leaking: View = { ...variant.placingOwn, viewer: 'spectator' };
    expect(board(leaking)).toEqual(board(variant.placing));
    expect(pictures.hand(leaking, { locale: 'en' })).toBeUndefined();
  });
  test('are listed in the hand by area, with the room that is left in a free set-up', () => {
    const free = texts(flat(pictures.hand(variant.freeOwn, { locale: 'en' })!));
    expect(free).toEqual(expect.arrayContaining(['Glaginsdreg', '4 of 8 units', 'Kimrin', '3 of 6 units']));
    expect(free).toContain('Not planned yet (4)');
    const war = texts(flat(pictures.hand(variant.placingOwn, { locale: 'en' })!));
    expect(war).toContain('Not planned yet (16)');
    expect(war.filter((one) => one.endsWith('units'))).toEqual([]);
    expect(pictures.alt.hand(variant.placingOwn, { locale: 'en' })).toContain(
      'Caer Navell: General Algeron (rank 2), as number 1, Elite Guard 6 ×2, as number 2, 3.',
    );
  });
  test.each([
    [[], ''],
    [[4], '4'],
    [[1, 2], '1, 2'],
    [[1, 2, 3, 7, 9, 10], '1–3, 7, 9, 10'],
  ])('%j in order is "%s"', (turns, words) => expect(turnWords(turns)).toBe(words));
});

describe('Ships', () => {
  test('of both sides in one sea are told apart, and too many of a side stand as one with all that is seen aboard', () => {
    const sea = (seat: number) => texts(tagged(board(variant.fleets), new RegExp(`^stack:salt-sound:${seat}$`)));
    expect(sea(0)).toEqual(['6']);
    expect(sea(1)).toEqual(['6']);
    // The rank of the leader aboard is a numeral, no word.
    expect(texts(tagged(board(variant.fleets), /^stack:veil-of-tears:1$/))).toEqual(['6']);
  });
});

describe('A cut-out of the map', () => {
  test('has a name and its garrison for every castle that it shows', () => {
    for (const view of [fights.battle, fights.garrisonBattle]) {
      const scene = board(view);
      const named = new Set(
        tagged(scene, /^name:/).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('name:'))),
      );
      expect(named.size).toBeGreaterThan(4);
      for (const place of view.places.filter(({ id, garrison }) => garrison && named.has(`name:${id}`)))
        expect(tagged(scene, new RegExp(`^garrison:${place.id}:`)).length, place.id).toBeGreaterThan(0);
    }
  });
  test('has the place of the battle in it, and those next to it as far as they fit', () => {
    const drawn = tagged(board(fights.battle), /^name:/).flatMap(({ tags }) => tags);
    expect(drawn).toContain('name:caer-clavell');
    expect(drawn).toContain('name:shepherds-rest');
    expect(within(cells.get('ursh')!.slot, cells.get('ursh')!.frame)).toBe(true);
  });
});

describe('Those who are gone from a battle', () => {
  const line = (more: Partial<View['battle'] & object>, out: View['out'] = []): Scene => {
    const battle = fights.battle.battle!;
    return board({ ...fights.battle, out, battle: { ...battle, ...more } });
  };
  const gone = (index: number, marks: object, out?: View['out']): string[] => {
    const battle = fights.battle.battle!;
    const lines = battle.lines.map((side, n) =>
      n === 0
        ? { ...side, pieces: side.pieces.map((piece, k) => (k === index ? { ...piece, ...marks } : piece)) }
        : side,
    );
    return texts(tagged(line({ lines }, out), /^line:0$/));
  };
  test('were removed, left or hide, and people have their fate', () => {
    expect(gone(0, { gone: 'lost' }).filter((one) => one === 'removed')).toHaveLength(2);
    expect(gone(0, { gone: 'left' })).toContain('left');
    expect(gone(0, { gone: 'left', obfuscated: true })).toContain('hidden');
    expect(gone(0, { gone: null }).filter((one) => one === 'removed')).toHaveLength(1);
    const fate: View['out'] = [{ id: 'shimar', seat: 0, kind: 'wizard', fate: 'captured' }];
    expect(gone(2, { gone: 'lost' }, fate)).toContain('captured');
  });
  test('are named in words with the reason', () => {
    expect(pictures.alt.board(fights.battle, { locale: 'en' })).toContain('gone: Wargroup (removed).');
    expect(pictures.alt.board(fights.battle, { locale: 'ja' })).toContain('ウォーグループ（除去）');
    for (const locale of locales)
      expect(pictures.alt.board(fights.garrisonBattle, { locale })).not.toMatch(/gone: \.|列を離れた駒：。/);
  });
});

describe('The line-up', () => {
  const scene = board(fights.battle);
  const named = (index: number, name: string) =>
    tagged(scene, new RegExp(`^line:${index}$`)).find(({ text }) => text === name)!.box;
  test('faces the enemy: names at the outer edges, the second side as in a mirror', () => {
    expect(named(0, 'Warsteed').x).toBeLessThan(200);
    const box = named(1, 'Elite Guard');
    expect(box.x + box.w).toBeGreaterThan(1000);
  });
  test('says by how much a piece is stronger than printed, and shows the die that was rolled again', () => {
    expect(texts(tagged(scene, /^line:0$/))).toEqual(expect.arrayContaining(['4→', '7', '5', '10', '2']));
  });
  test('counts the hits a ship has taken', () => {
    const battle = fights.battle.battle!;
    const lines = battle.lines.map((side) => ({ ...side, inside: false, shipHits: side.seat === 0 ? 3 : 0 }));
    const sea = board({ ...fights.battle, battle: { ...battle, kind: 'sea', at: 'salt-sound', lines } });
    expect(texts(tagged(sea, /^line:0$/))).toContain('ship: 3 of 4 hits');
    expect(texts(tagged(sea, /^line:1$/))).toContain('ship: 0 of 4 hits');
    expect(texts(tagged(scene, /^line:0$/)).filter((one) => one.startsWith('ship'))).toEqual([]);
  });
});

describe('The end', () => {
  const end = (view: View, locale: 'en' | 'ja' = 'en') => pictures.end!(view, { locale });
  test('is told by the tower, by hopelessness, by castles, by the last counter or by agreement', () => {
    expect(howItEnded(variant.won)).toBe('tower');
    expect(howItEnded(variant.hopeless)).toBe('hope');
    expect(howItEnded(variant.warWon)).toBe('castles');
    expect(howItEnded({ ...variant.warWon, places: variant.war.places })).toBe('army');
    expect(howItEnded(variant.agreed)).toBe('agreement');
    expect(texts(flat(end(variant.won)))).toEqual(
      expect.arrayContaining(['Lord Forseti has won', 'Lord Forseti opened the tower in turn 9']),
    );
    expect(texts(flat(end(variant.agreed, 'ja')))).toContain('勝者なし');
  });
  test('a chieftain of penguins is no hope', () => {
    const chieftain = sample.leader('penguin-chieftain-1-of-forseti');
    const places = [...variant.hopeless.places, sample.place('seaside', [sample.stack(1, [chieftain])])];
    expect(howItEnded({ ...variant.hopeless, places })).toBe('hope');
  });
  test.each(locales)('draws both sides with lines, ends and figures of their own, in %s', (locale) => {
    const scene = end(variant.won, locale);
    for (const chart of ['knowledge', 'castles', 'losses']) {
      const nodes = JSON.stringify(scene.nodes.find((node) => node.tag === `chart:${chart}`));
      expect(nodes).toContain('"series:0"');
      expect(nodes).toContain('"dash"');
    }
    expect(texts(tagged(scene, /^end:0$/))).toEqual(['3', '3', '14']);
    expect(texts(tagged(scene, /^end:1$/))).toEqual(['5', '3', '10']);
  });
  test('draws castles only when one changed hands, and no knowledge in The War of the Dragon', () => {
    const calm = { ...variant.won, chronicle: variant.won.chronicle.map((one) => ({ ...one, castles: [3, 3] })) };
    expect(tagged(end(calm), /^chart:castles$/)).toEqual([]);
    expect(tagged(end(variant.warWon), /^chart:knowledge$/)).toEqual([]);
    expect(tagged(end(variant.warWon), /^chart:castles$/).length).toBeGreaterThan(0);
  });
  test('adds how things stand when a match ends within a turn, and can be drawn without any turn', () => {
    expect(momentsOf(variant.agreed).at(-1)).toEqual({ turn: 6, knowledge: [3, 5], castles: [3, 3], losses: [5, 6] });
    expect(momentsOf(variant.won)).toEqual(variant.won.chronicle);
    expect(end({ ...variant.agreed, turn: 0, chronicle: [] }).height).toBeLessThan(1700);
  });
  test('is told in words, most important first', () => {
    expect(pictures.alt.end!(variant.won, { locale: 'en' })).toMatch(
      /^Tears of the Dragon: Lord Forseti has won\. Lord Forseti opened the tower in turn 9\. Knowledge: Lord Gorganun 3, Lord Forseti 5\./,
    );
    expect(pictures.alt.end!(variant.won, { locale: 'en' })).toContain('turn 2 0 to 1, turn 3 1 to 1');
    expect(pictures.alt.end!(variant.warWon, { locale: 'ja' })).toContain('6つの城すべて');
  });
});

describe('A step chart', () => {
  test.each([
    [8, 8, 1],
    [9, 8, 2],
    [23, 14, 2],
    [110, 14, 10],
    [9000, 10, 900],
  ])('of %i in at most %i parts has ticks every %i', (range, most, step) => expect(tickStep(range, most)).toBe(step));
  test('keeps the labels of equal lines apart', () => {
    const series = [0, 1].map((seat) => ({ seat, from: 0, values: [{ at: 1, value: 0 }] }));
    const frame = { x: 0, y: 0, w: 1000, h: 300 };
    const nodes = stepChart({ title: 'title', series, turns: 1 }, frame);
    const [a, b] = nodes.filter((node) => node.tag?.startsWith('end:')) as { y?: number }[];
    expect(Math.abs(a!.y! - b!.y!)).toBeGreaterThanOrEqual(30);
  });
});
