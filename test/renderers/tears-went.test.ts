import { describe, expect, test } from 'vitest';
import { chanceFrom } from '#chance/playout';
import { units } from '#games/tears-of-the-dragon/printed/content';
import { coveredBy } from '#renderers/boxes';
import { chit } from '#renderers/counters';
import { outlineOf } from '#renderers/tears-of-the-dragon/arms';
import { bandIn, bandsOf } from '#renderers/tears-of-the-dragon/band';
import { gapTo } from '#renderers/tears-of-the-dragon/beside';
import { deedCards } from '#renderers/tears-of-the-dragon/deed-rows';
import { SIGNS } from '#renderers/tears-of-the-dragon/deed-signs';
import { WHOLE } from '#renderers/tears-of-the-dragon/fixed-names';
import { type Cell, cells } from '#renderers/tears-of-the-dragon/geography';
import { facePart } from '#renderers/tears-of-the-dragon/hurt-parts';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { markedTokens } from '#renderers/tears-of-the-dragon/pieces';
import { numberAt } from '#renderers/tears-of-the-dragon/plate-frame';
import { unitSign } from '#renderers/tears-of-the-dragon/signs';
import { stepsOf, trailOf } from '#renderers/tears-of-the-dragon/trails';
import { wayNumbers, wayTags } from '#renderers/tears-of-the-dragon/way-tags';
import { tagOf } from '#renderers/tears-of-the-dragon/who-went';
import { seatLook } from '#renderers/theme';
import { salted } from '../kit/salt.ts';
import { flat } from './boxes.ts';
import * as sample from './samples.ts';

test('The tag of a way tells who went along in English words, and not as a bonus of the first', () => {
  const wordsOn = (...pieces: string[]) => {
    const tag = tagOf({ seat: 1, pieces, way: ['caer-navell', 'mistwood'], afloat: false }, 'en')!;
    return [...JSON.stringify(tag.nodes).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join();
  };
  expect(wordsOn('cavalry', 'foot-soldier', 'foot-soldier')).toBe('Cavalry, 2 more');
  expect(wordsOn('shelnor', 'torin', 'cavalry', 'cavalry')).toBe('Shelnor, 3 more');
  expect(wordsOn('torin')).toBe('Torin');
});

const moved = { type: 'moved', shown: { seat: 0, pieces: ['cadmin'], from: 'glaginsdreg', to: 'skarn', via: null } };
const roll = (n: number) => ({ type: 'command-rolled', shown: { seat: 1, roll: 3, n } });
const saidOn = (cards: ReturnType<typeof deedCards>) =>
  [...JSON.stringify(cards).matchAll(/"text":"([^"]*)"/g)].map(([, text]) => text).join(' ');
const cardsOf = (...deeds: { type: string; shown: Record<string, unknown> }[]) => {
  const all = deeds as never[];
  return deedCards(sample.middle, { said: [], events: all, deeds: all, asked: [] }, all, 'en');
};

test('Every march has a row in the order of time, also as the headline, and one with the search of the ruin where it ended', () => {
  expect(saidOn(cardsOf(moved, roll(2)))).toContain('Cadmin · Glaginsdreg → Skarn');
  const searched = { type: 'ruin-searched', shown: { seat: 0, ruin: 'ursh', roll: 3, danger: true, came: null } };
  const there = { ...moved, shown: { ...moved.shown, to: 'ursh', via: [{ key: 'area.morvane' }] } };
  expect(cardsOf(there, searched, roll(2)).map(({ tag }) => tag.split(':')[1])).toEqual([
    'moved+ruin-searched',
    'command-rolled',
  ]);
  expect(saidOn(cardsOf(there, searched))).toContain('Glaginsdreg → Morvane → Ursh');
  expect(saidOn(cardsOf(there, roll(2)))).toContain('Glaginsdreg → Morvane → Ursh');
  expect(cardsOf(moved, searched)).toHaveLength(2);
});
test('Gates that were passed at the end of a march are told in its row, and those of the foe in a row of their own', () => {
  const gates = (seat: number) => ({ type: 'went-inside', shown: { seat, castle: 'kimrin' } });
  const there = { ...moved, shown: { ...moved.shown, to: 'kimrin' } };
  expect(cardsOf(there, gates(0)).map(({ tag }) => tag)).toEqual(['plate:moved+went-inside']);
  expect(cardsOf(there, gates(1)).map(({ tag }) => tag)).toEqual(['told:moved', 'plate:went-inside']);
});
test('A search of a ruin is of whoever had come there before it, not of who came after him', () => {
  const to = (piece: string) => ({ ...moved, shown: { ...moved.shown, pieces: [piece], to: 'ursh' } });
  const searched = { type: 'ruin-searched', shown: { seat: 0, ruin: 'ursh', roll: 3, danger: true, came: null } };
  const [row] = cardsOf(to('kestrel'), roll(1), searched, to('shale')).filter(({ tag }) => tag.includes('ruin'));
  expect(saidOn([row!])).toContain('Kestrel');
  expect(saidOn([row!])).not.toContain('Shale');
  expect(cardsOf(roll(2), moved).map(({ tag }) => tag)).toEqual(['told:command-rolled', 'plate:moved']);
});
test('Whoever was called to act heads the row of those who went for him, and has one of his own where nothing came of it yet', () => {
  const called = { type: 'activated', shown: { seat: 0, piece: 'ezelle', place: 'glaginsdreg' } };
  const went = {
    ...moved,
    shown: { ...moved.shown, pieces: ['wargroup', 'wargroup', 'wargroup', 'cadmin', 'cadmin'] },
  };
  const said = saidOn(cardsOf(called, went));
  expect(said).toBe('×3 ×2 Glaginsdreg → Skarn');
  expect(JSON.stringify(cardsOf(called, went))).toContain(JSON.stringify(facePart('ezelle', 'en').nodes).slice(1, -1));
  expect(saidOn(cardsOf(called))).toBe('Ezelle · Glaginsdreg activated');
  expect(cardsOf(called, roll(2))).toHaveLength(1);
});
test('TD-21: replenished units are shown reduced and whole, and of those in a box nothing but that they are', () => {
  const whole = (...pieces: string[]) =>
    saidOn(cardsOf({ type: 'replenished', shown: { seat: 0, place: 'riverton', pieces } }));
  const { full, reduced } = units.get('cadmin')!;
  expect(whole('cadmin')).toBe(`Riverton ${reduced} → ${full}`);
  expect(whole('cadmin', 'cadmin')).toBe(`Riverton ${reduced} → ${full} ×2`);
  expect(whole()).toBe('Riverton ?');
});
test('Whatever was done has its row below the map, also where it is the only one and the headline tells it', () => {
  const called = { type: 'activated', shown: { seat: 0, piece: 'ezelle', place: 'glaginsdreg' } };
  const now = { said: ['x'], events: [called] as never[], deeds: [called] as never[], asked: [] };
  for (const room of [60, 240])
    expect(JSON.stringify(bandsOf(sample.middle, { locale: 'en', now })(room).nodes)).toContain('plate:activated');
});
test('Rows that have no room are smaller first; then marches give way to what the map does not tell, and the oldest to the newest', () => {
  const later = { ...moved, shown: { ...moved.shown, to: 'wolfden' } };
  const cards = () => cardsOf(roll(2), later, roll(1)).map((one) => ({ ...one, isSpare: one.tag === 'told:moved' }));
  const within = (room: number) => {
    const { nodes, isWhole, h } = bandIn('en', cards, { room, lines: 3 });
    const tags = [...JSON.stringify(nodes).matchAll(/"tag":"((?:told|plate):[^"]*)"/g)].map(([, tag]) => tag);
    return { tags, isWhole, h };
  };
  const all = ['told:command-rolled', 'told:moved', 'plate:command-rolled'];
  expect(within(1000)).toMatchObject({ tags: all, isWhole: true });
  const least = within(140);
  expect(least).toMatchObject({ tags: all, isWhole: true });
  expect(least.h).toBeLessThan(within(1000).h);
  expect(within(70)).toMatchObject({ tags: ['told:command-rolled', 'plate:command-rolled'], isWhole: false });
  expect(within(10).tags).toEqual(['plate:command-rolled']);
});
test('A roll by which nobody may act has a cross, and no sign of going', () => {
  const drawn = (n: number) => JSON.stringify(cardsOf(roll(n)));
  const [cross, go] = [SIGNS.failed('#ff7a5c'), SIGNS.go('#fff3cf')].map((nodes) => JSON.stringify(nodes));
  expect([drawn(0).includes(cross!), drawn(0).includes(go!)]).toEqual([true, false]);
  expect([drawn(2).includes(cross!), drawn(2).includes(go!)]).toEqual([false, true]);
});
test('Those who went stand apart from the host they joined', () => {
  const piece = (face: string, n: number) =>
    Array.from(
      { length: n },
      () => ({ face, kind: 'unit', seat: 0, reduced: false, spent: true, strength: 4 }) as const,
    );
  const stack = {
    seat: 0,
    inside: false,
    pieces: [...piece('cadmin', 1), ...piece('wargroup', 2), ...piece('warsteed', 1)],
  };
  const tokens = (face?: string) =>
    markedTokens(
      { stack, locale: 'en', viewer: 'spectator', markOf: (one) => (one.face === face ? 'done' : undefined) },
      'short',
    );
  expect(tokens()).toHaveLength(1);
  const [gone, host] = tokens('cadmin').map((one) => JSON.stringify(one));
  expect([gone!.includes('has-done'), host!.includes('has-done')]).toEqual([true, false]);
});

test('A way goes through every place between, also where who went stood lower than they lie', () => {
  const way = ['caer-clavell', 'lowmere', 'brightsea'];
  const [from, between, to] = way.map((id) => cells.get(id)!) as [Cell, Cell, Cell];
  const ghost = [from.slot.x, from.slot.y + from.slot.h / 2] as const;
  const piece = [to.slot.x, to.slot.y] as const;
  expect(between.at[1]).toBeLessThan(ghost[1]);
  const trail = trailOf({ seat: 1, pieces: [], way, afloat: false }, { ghost, piece });
  const far = trail.map(([x, y]) => Math.hypot(x - between.at[0], y - between.at[1]));
  expect(Math.min(...far)).toBeLessThan(30);
  expect(trail.at(-1)).toEqual(piece);
});
test('The ghost of a unit is its chit, and no round counter', () => {
  const now = { said: [], events: [moved] as never[], asked: [] };
  const scene = JSON.stringify(pictures.board(sample.middle, { locale: 'en', now }));
  const { nodes } = chit(seatLook(0), { sign: unitSign('cadmin') });
  expect(scene.includes(JSON.stringify(nodes))).toBe(true);
});
test('A die that was rolled again has its row though its battle is over: as it fell first, and as it fell then', () => {
  const piece = { key: 'wizard.torin' };
  const result = { key: 'battle.die.hit', args: { piece, need: 7, roll: 3 } };
  expect(saidOn(cardsOf({ type: 'die-rerolled', shown: { seat: 1, was: 9, result } }))).toBe('T ≤7 9 → 3');
});
test('A second casting of a spell says that it is another one, and whom it will strike where that is asked still', () => {
  const cast = { type: 'spell-cast', shown: { wizard: { key: 'wizard.niekimo' }, spell: 'fly', die: 7, target: 7 } };
  const [first, second] = cardsOf(cast, { ...cast, shown: { ...cast.shown } });
  expect(saidOn([first!])).not.toContain('once more');
  expect(saidOn([second!])).toContain('once more · Fly');
});
test('TD-26: what both sides did many times in their set-up each of them has one row for, with where they stand', () => {
  const placed = (seat: number, piece: string) => ({ type: 'counter-placed', shown: { seat, piece, area: 'skarn' } });
  const took = (seat: number, castle: string) => ({ type: 'castle-occupied', shown: { seat, castle } });
  const deeds = [placed(1, 'cavalry'), took(1, 'kimrin'), placed(0, 'cadmin'), placed(0, 'cadmin'), took(1, 'ilrog')];
  const cards = (turn: number) => {
    const now = { said: [], events: deeds as never[], deeds: deeds as never[], asked: [] };
    return deedCards({ ...sample.middle, turn }, now, deeds as never[], 'en').map((one) => saidOn([one]));
  };
  expect(cards(0)).toEqual(['set up → Skarn', 'set up ×2 → Skarn', 'took Kimrin, Ilrog']);
  expect(cards(1)).toHaveLength(2);
});
test('Rolls on the Command Table weigh alike: the newest of them is told, as on the strip, and rather than who goes first', () => {
  const weigh = (type: string) => pictures.weight!({ type, shown: { seat: 1, roll: 8, n: 2, enemy: 0 } } as never);
  expect(weigh('enemy-activated')).toBe(weigh('command-rolled'));
  expect(weigh('enemy-activated')).toBeGreaterThan(weigh('turn-began'));
  expect(weigh('enemy-activated')).toBeLessThan(weigh('blows'));
});

test('A spell is told where its wizard stood then, though he has gone on', () => {
  const failed = { type: 'spell-failed', shown: { seat: 0, wizard: 'kishmin', spell: 'fly', die: 8, target: 7 } };
  const gone = { ...moved, shown: { ...moved.shown, pieces: ['kishmin'], from: 'ashgate', to: 'draugmere' } };
  expect(saidOn(cardsOf(failed, gone))).toMatch(/Kishmin · Ashgate · Fly/);
  expect(saidOn(cardsOf(gone, failed))).not.toMatch(/Kishmin · Ashgate · Fly/);
});

test('Rows of which one is a way among others have numbers, and the same stand on the ways of the map, else beside the place', () => {
  const free = { ...moved, shown: { ...moved.shown, from: 'larkhill', to: 'elmstead' } };
  const other = { ...moved, shown: { ...moved.shown, to: 'ashgate', pieces: ['kestrel'] } };
  const numbersOn = (...deeds: unknown[]) => {
    const now = { said: [], events: deeds as never[], deeds: deeds as never[], asked: [] };
    const found = flat(pictures.board(sample.middle, { locale: 'en', now })).flatMap(({ tags, text }) =>
      tags.some((tag) => tag.startsWith('number:')) && text ? [`${tags.includes('map') ? 'map' : 'row'} ${text}`] : [],
    );
    return found.sort();
  };
  expect(numbersOn(free, other)).toEqual(['map 1', 'map 2', 'row 1', 'row 2']);
  // Pieces stand on all of it.
  expect(numbersOn(moved, other)).toEqual(['map 1', 'map 2', 'row 1', 'row 2']);
  // So has what is no way; a roll has no place.
  const searched = { type: 'ruin-searched', shown: { seat: 1, ruin: 'ursh', danger: false, fell: 0, came: null } };
  expect(numbersOn(searched, other, roll(2))).toEqual(['map 1', 'map 2', 'row 1', 'row 2', 'row 3']);
  expect(numbersOn(moved)).toEqual([]);
});

describe('On the map', () => {
  const march = (seat: number, ...way: string[]) => ({ seat, pieces: ['shale'], way, afloat: false });
  const marches = [
    march(0, 'glaginsdreg', 'blackfen', 'vel-karad'),
    march(0, 'vel-karad', 'skarn'),
    march(1, 'kimrin', 'stonewell', 'brannoch'),
    { ...march(1, 'dusk-water', 'sighing-water'), afloat: true },
  ];
  test('out of a castle an arrow begins at its wall, and not on those who stayed; elsewhere at its place', () => {
    const [out, within] = [march(1, 'caer-sillius', 'greenbridge'), march(1, 'greenbridge', 'brannoch')];
    const farOf = (one: typeof out) => {
      const [[x, y], at] = [trailOf(one)[0]!, cells.get(one.way[0]!)!.at] as const;
      return Math.hypot(x - at[0], y - at[1]);
    };
    expect(farOf(out)).toBeCloseTo(62);
    expect(farOf(within)).toBe(0);
  });
  test('a number covers no mark at a ruin, where its way has room beside it', () => {
    const trail = trailOf(march(0, 'dunmarch', 'ursh'));
    const told = { type: 'moved', shown: { from: 'dunmarch', to: 'ursh' } };
    const way = { march: { ...march(0, 'dunmarch', 'ursh'), legs: [told] }, trail };
    const [x, y] = cells.get('ursh')!.at;
    const signs = [{ x: x + 38, y: y - 33, w: 38, h: 38 }];
    const around = { seen: WHOLE, steps: stepsOf(trail), rooms: signs, pieces: signs, targets: [] };
    const [one] = wayNumbers([way], new Map([[told, 1]]), { ...around, signs });
    expect(coveredBy(one!.frame, signs)).toBeLessThanOrEqual(250);
    // Where the whole way is one mark it stands nowhere on it.
    expect(wayNumbers([way], new Map([[told, 1]]), { ...around, signs: [WHOLE] })).toEqual([]);
  });
  test.each(marches)('a name hides no arrow, neither its own nor another: %j', (one) => {
    const ways = [one, ...marches.filter((other) => other !== one)].map((way) => ({ march: way, trail: trailOf(way) }));
    const steps = ways.flatMap(({ trail }) => stepsOf(trail));
    const around = { seen: WHOLE, steps, locale: 'en', names: () => ({ firm: [], loose: [] }) } as const;
    const tags = wayTags(ways, { ...around, rooms: [] });
    expect(tags.length).toBeGreaterThan(1);
    for (const { frame } of tags) expect(coveredBy(frame, steps)).toBe(0);
    // Where there is no room for it there is none: its row has it.
    expect(wayTags(ways, { ...around, rooms: [WHOLE] })).toEqual([]);
    // Nor does one of what is over lie on a name.
    expect(wayTags(ways, { ...around, rooms: [], names: () => ({ firm: [], loose: [WHOLE] }) })).toEqual([]);
  });
  test('a name is nearer to its own way than to any crowd that stands elsewhere, wherever crowds stand', () => {
    const chance = chanceFrom(salted('tags/crowds'));
    for (let n = 0; n < 20; n++) {
      const crowds = [...cells.values()].filter(() => chance() < 0.4);
      for (const one of marches.slice(0, 3)) {
        const trail = trailOf(one);
        const around = {
          seen: WHOLE,
          steps: stepsOf(trail),
          locale: 'en',
          names: () => ({ firm: [], loose: [] }),
        } as const;
        const ends = [one.way[0]!, one.way.at(-1)!].map((id) => cells.get(id)!.frame);
        const others = crowds.map(({ slot }) => slot).filter((slot) => coveredBy(slot, ends) === 0);
        for (const { frame } of wayTags([{ march: one, trail }], {
          ...around,
          rooms: crowds.map(({ slot }) => slot),
        })) {
          const own = Math.min(...stepsOf(trail).map((step) => gapTo(frame, step)));
          for (const other of others) expect(gapTo(frame, other)).toBeGreaterThan(own);
        }
      }
    }
  });
  test('whose way and whose number it is can be told without colour: each side has the outline of its shield', () => {
    const drawn = (seat: number) => {
      const tag = tagOf(march(seat, 'kimrin', 'stonewell'), 'en')!;
      return [JSON.stringify(tag.nodes), JSON.stringify(numberAt(1, [0, 0], { isNew: true, seat }))];
    };
    for (const seat of [0, 1])
      for (const one of drawn(seat)) {
        expect(one).toContain(outlineOf(seat));
        expect(one).not.toContain(outlineOf(1 - seat));
      }
  });
  test('who fled from danger has an arrow to where he is, and his row says where that is', () => {
    const came = [{ key: 'came.fled', args: { piece: 'kishmin', to: 'saltmarket', die: 5 } }];
    const searched = { type: 'ruin-searched', shown: { seat: 0, ruin: 'old-tarn', danger: true, came } };
    const now = { said: ['x'], events: [searched] as never[], deeds: [searched] as never[], asked: [] };
    const all = JSON.stringify(pictures.board(sample.middle, { locale: 'en', now }));
    const has = ['way:old-tarn:saltmarket', 'Kishmin fled to Saltmarket'].map((one) => all.includes(one));
    expect(has).toEqual([true, true]);
  });
});
