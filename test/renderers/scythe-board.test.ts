import { describe, expect, test } from 'vitest';
import { factions, hexes, homes, board as printed, RESOURCES } from '#games/scythe/printed/content';
import type { View } from '#games/scythe/seen/view.types';
import { sideBetween } from '#renderers/hexes';
import type { Look } from '#renderers/pictures';
import type { Node, Scene } from '#renderers/scene';
import { board } from '#renderers/scythe/board';
import { bordersOf, cells, riverSides, SIZE } from '#renderers/scythe/cells';
import { crest } from '#renderers/scythe/crests';
import { factionLook } from '#renderers/scythe/emblems';
import { holdingOf } from '#renderers/scythe/holding';
import { placeWords } from '#renderers/scythe/lists';
import { mat } from '#renderers/scythe/mats';
import { flat, type Inked } from './boxes.ts';
import * as sample from './scythe-samples.ts';

const named = Object.entries<View>(sample.samples);
const look = { locale: 'en' } as const;
/** All tags of a scene, each as often as a node bears it. */
const tagsOf = (scene: Scene): string[] => scene.nodes.flatMap(tags);
const tags = (node: Node): string[] => [
  ...(node.tag === undefined ? [] : [node.tag]),
  ...('nodes' in node ? node.nodes.flatMap(tags) : []),
];
/** The whole board, in a combat too. */
const whole = { ...look, map: true } as const;

const texts = (scene: Scene): Inked[] => flat(scene).filter((one) => one.kind === 'text' && one.text !== '');
const saidIn = (scene: Scene): string =>
  texts(scene)
    .map((one) => one.text)
    .join('\n');

describe('The places of the map', () => {
  test('are the hexes and the home bases, no two at the same spot and none beyond the edge', () => {
    const all = hexes.size + homes.size;
    expect(cells.size).toBe(all);
    expect(new Set([...cells.values()].map(({ at }) => at.join())).size).toBe(all);
    for (const { corners } of cells.values())
      for (const [x, y] of corners) {
        expect(x).toBeGreaterThan(5);
        expect(x).toBeLessThan(1195);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(1190);
      }
  });
  test('border as the facts say: home bases touch the hexes they touch', () => {
    for (const { id, touches, rivers } of homes.values()) {
      expect(
        bordersOf(id)
          .map(({ to }) => to)
          .sort(),
      ).toEqual([...touches].sort());
      expect(
        bordersOf(id)
          .filter(({ river }) => river)
          .map(({ to }) => to),
      ).toEqual(rivers);
    }
    expect(bordersOf('nowhere')).toEqual([]);
  });
  test('have rivers only where they share a side', () => {
    for (const [a, b] of riverSides) expect(sideBetween(cells.get(a)!, cells.get(b)!, SIZE), `${a}/${b}`).toBeDefined();
    expect(riverSides).toHaveLength(printed.rivers.length + 1);
  });
});

describe('The board', () => {
  test.each(named)('of %s shows every hex, label, river, tunnel and home base once', (_, view) => {
    const found = tagsOf(board(view, whole));
    const present = new Set([...view.players, ...view.picks].map(({ faction }) => faction));
    const expected = [
      ...[...hexes.keys()].flatMap((id) => [`hex:${id}`, `label:${id}`]),
      ...[...hexes.values()].filter(({ tunnel }) => tunnel).map(({ id }) => `tunnel:${id}`),
      ...riverSides.map(([a, b]) => `river:${a}/${b}`),
      ...[...homes.values()].map(({ id, faction }) => `home:${id}${present.has(faction) ? '' : ':pale'}`),
    ];
    for (const tag of expected)
      expect(
        found.filter((one) => one === tag),
        tag,
      ).toHaveLength(1);
    expect(found.filter((tag) => /^(hex|label|tunnel|river|home):/.test(tag))).toHaveLength(expected.length);
  });

  test.each(named)('of %s shows every unit, structure, resource and token where it is, and no others', (_, view) => {
    const count = new Map<string, number>();
    for (const { at, seat, kind } of view.units) {
      const key = `unit:${at}:${seat}:${kind}`;
      count.set(key, (count.get(key) ?? 0) + 1);
    }
    const expected = [
      ...[...count].map(([key, n]) => `${key}:${n}`),
      ...view.players.flatMap(({ seat, structures }) =>
        Object.entries(structures).map(([kind, at]) => `structure:${at}:${seat}:${kind}`),
      ),
      ...Object.entries(view.goods).flatMap(([at, lying]) =>
        RESOURCES.flatMap((kind) => (lying[kind] > 0 ? [`goods:${at}:${kind}:${lying[kind]}`] : [])),
      ),
      ...view.encounters.map((at) => `encounter:${at}`),
      ...Object.entries(view.tokens).map(([at, { kind }]) => `token:${at}:${kind}`),
    ];
    const found = tagsOf(board(view, whole)).filter((tag) => /^(unit|structure|goods|encounter|token):/.test(tag));
    expect(found.sort()).toEqual(expected.sort());
  });

  test('puts how many there are into figures, but not for one', () => {
    const at = (view: View, place: string) =>
      texts(board(view, whole))
        .filter(({ tags: all }) => all.includes(`pieces:${place}`))
        .map((one) => one.text);
    expect(at(sample.middle, 'A6')).toEqual(['3']);
    expect(at(sample.middle, 'D2')).toEqual([]);
    expect(at(sample.late, 'E3').sort()).toEqual(['2', '36', '4', '4', '8']);
  });

  test('has a plate for each seat, clockwise, with its numbers', () => {
    const scene = board(sample.middle, look);
    expect(tagsOf(scene).filter((tag) => tag.startsWith('seat:'))).toEqual(
      sample.middle.order.map((seat) => `seat:${seat}`),
    );
    const line = texts(scene).filter(({ tags: all }) => all.includes('seat:2'));
    expect(line.map((one) => one.text)).toEqual(['Republic of Polania', '3', '13', '22', '4', 'Trade']);
    expect(tagsOf(scene)).toContain('tier:2:3');
    expect(tagsOf(scene)).toContain('tier:3:1');
    expect(tagsOf(scene)).toContain('stars:3:2');
    expect(tagsOf(scene)).toContain('factory:3');
    expect(tagsOf(scene)).not.toContain('factory:2');
  });

  test('does not tell how many cards are held during a combat', () => {
    const cards = (view: View) =>
      texts(board(view, look)).filter(
        ({ tags: all, text }) => all.some((tag) => tag.startsWith('seat:')) && text === '?',
      );
    expect(cards(sample.fighting)).toHaveLength(2);
    expect(cards(sample.middle)).toHaveLength(0);
  });

  test('says whose turn it is and what goes on, in both languages', () => {
    expect(saidIn(board(sample.middle, look))).toContain('Rusviet Union – Move');
    expect(saidIn(board(sample.middle, look))).toContain('one move left');
    expect(saidIn(board(sample.fighting, { locale: 'ja' }))).toContain('F3の戦闘：ザクセン帝国対クリミア・ハン国');
    expect(saidIn(board(sample.lakes, look))).toContain('Encounter on B5: ');
    expect(saidIn(board(sample.assigning, { locale: 'ja' }))).toContain('勢力とマットを選んでいます');
    expect(saidIn(board(sample.over, look))).toMatch(/ won\n(.*\n)*Match over/);
  });

  test('shows where something goes on: a fight to come, an encounter that is read, and nothing else', () => {
    const going = (view: View) => tagsOf(board(view, whole)).filter((tag) => /^(fight|now):/.test(tag));
    expect(going(sample.fighting)).toEqual(['now:F3', 'fight:F3']);
    expect(going({ ...sample.fighting, combat: null })).toEqual(['now:F3', 'fight:F3']);
    expect(going(sample.lakes)).toEqual(['now:B5']);
    expect(going(sample.middle)).toEqual([]);
  });

  test('lets those who fight face each other, the attacker at the left, and none smaller than four fifths', () => {
    for (const view of [sample.fighting, sample.late]) {
      const { hex, attacker } = view.combat!;
      const counters = flat(board(view, whole)).filter(({ tags: all }) =>
        all.some((tag) => tag.startsWith(`unit:${hex}:`)),
      );
      expect(counters.length).toBeGreaterThan(0);
      for (const { tags: all, box } of counters) {
        const isAttacker = all.some((tag) => tag.startsWith(`unit:${hex}:${attacker}:`));
        const middle = box.x + box.w / 2 - cells.get(hex)!.at[0];
        expect(Math.sign(middle), all.join()).toBe(isAttacker ? -1 : 1);
      }
      const widest = Math.max(...counters.map(({ box }) => box.w));
      expect(widest).toBeGreaterThan(40);
    }
  });

  test('is the ring of the place that is fought over while a combat is on, and whole before, after and where that is asked for', () => {
    const places = (view: View, more: Partial<Look> = {}) =>
      tagsOf(board(view, { ...look, ...more })).filter((tag) => /^(hex|focus):/.test(tag));
    const ring = places(sample.fighting);
    expect(ring).toContain('focus:F3');
    expect(ring.length).toBeLessThanOrEqual(8);
    expect(board(sample.fighting, look)).toEqual(board(sample.fighting, { ...look, focus: 'F3' }));
    expect(places(sample.fighting, { map: true })).toHaveLength(hexes.size);
    expect(places({ ...sample.fighting, combat: null })).toHaveLength(hexes.size);
    expect(places(sample.fighting, { focus: 'D4' })).toContain('focus:D4');
  });

  test('shows a trap armed and sprung differently', () => {
    const trap = (armed: boolean): View => ({
      ...sample.late,
      tokens: { F5: { kind: 'trap', seat: 5, penalty: 'power', armed } },
    });
    expect(board(trap(true), whole)).not.toEqual(board(trap(false), whole));
  });

  test('is the same for the same view, and plain data', () => {
    const again = JSON.parse(JSON.stringify(sample.late)) as View;
    const scene = board(again, { locale: 'ja' });
    expect(scene).toEqual(board(sample.late, { locale: 'ja' }));
    expect(JSON.parse(JSON.stringify(scene))).toEqual(scene);
  });
});

describe('Factions', () => {
  test('have an outline and a crest of their own, which need no colour', () => {
    const looks = [...factions.keys()].map(factionLook);
    expect(new Set(looks.map(({ outline }) => outline)).size).toBe(7);
    const crests = [...factions.keys(), 'new'].map((faction) => JSON.stringify(crest(faction, '#000000', '#ffffff')));
    expect(new Set(crests).size).toBe(8);
  });
  test.each(named)('show their outline wherever one of their pieces stands, in %s', (_, view) => {
    const inked = flat(board(view, whole));
    // Before the mats are dealt nobody stands anywhere.
    expect(view.units.length > 0).toBe(view.players.length > 0);
    for (const { at, seat, kind } of view.units) {
      const { faction } = view.players[seat]!;
      expect(
        inked.some(
          ({ tags: all }) =>
            all.some((tag) => tag.startsWith(`unit:${at}:${seat}:${kind}:`)) && all.includes(`counter:${faction}`),
        ),
        `${faction} at ${at}`,
      ).toBe(true);
    }
  });
});

describe('Whose a territory is', () => {
  const at = (view: View, id: string) => holdingOf(view, id).controller;
  test('is who stands there, or whose structure stands there alone, or nobody', () => {
    expect(at(sample.middle, 'A5')).toBe(1);
    expect(at(sample.late, 'F2')).toBe(0);
    expect(at(sample.late, 'B6')).toBeNull();
    expect(at(sample.late, 'home-rusviet')).toBeNull();
  });
  test('is not changed by a structure of others, nor by a fight before it is won', () => {
    const visited: View = { ...sample.late, units: [{ id: 'togawa.mech.9', seat: 5, kind: 'mech', at: 'F2' }] };
    expect(at(visited, 'F2')).toBe(5);
    expect(at(sample.late, 'E3')).toBe(1);
  });
});

describe('A place drawn large', () => {
  test('shows it with its ring, and no other hex', () => {
    const found = tagsOf(board(sample.middle, { ...look, focus: 'D4' })).filter((tag) => /^(hex|focus):/.test(tag));
    expect(found.sort()).toEqual(['focus:D4', 'hex:C3', 'hex:C4', 'hex:D3', 'hex:D4', 'hex:D5', 'hex:E4', 'hex:E5']);
  });
  test('says everything that is there, and what one has to know to move', () => {
    const said = saidIn(board(sample.late, { ...look, focus: 'E3' }));
    for (const words of [
      'E3 – farm',
      'Saxony Empire attacks Republic of Polania',
      'Gunter von Duisburg with Nacht & Tag',
      '4 mechs',
      '8 workers',
      '2 mechs',
      'Mill (Republic of Polania)',
      'Resources here: food 11, wood 4, metal 9, oil 12',
      'Sprung trap (Togawa Shogunate): took 4 coins',
      'Tunnel: one step leads to B4, C2, C5, E6, F4.',
    ])
      expect(said).toContain(words);
    expect(saidIn(board(sample.early, { ...look, focus: 'E4' }))).toContain('Nobody and nothing is here.');
  });
  test('is the whole board for an unknown place or seat', () => {
    for (const focus of ['H2', 'mat-9', 'mat-', ''])
      expect(board(sample.early, { ...look, focus })).toEqual(board(sample.early, look));
  });
  test('is the mat of a seat if that is asked for', () => {
    expect(board(sample.middle, { ...look, focus: 'mat-2' })).toEqual(mat(sample.middle, 2, look));
  });
  test('names what lies around in one line each, and nothing where nothing is', () => {
    expect(placeWords(sample.late, 'C6', 'en')).toBe(
      'C6 (village) – Rusviet Union: one mech, 3 workers; Mill (Rusviet Union); Resources here: food 3, wood 2, metal 1, oil 5',
    );
    expect(placeWords(sample.middle, 'D1', 'ja')).toBe(
      'D1（農地）　ポーラニア共和国：ワーカー2体／兵器庫（ポーラニア共和国）／置かれた資源：食料2',
    );
    expect(placeWords(sample.middle, 'E7', 'en')).toBeUndefined();
  });
});
