import { expect, test } from 'vitest';
import type { Event, Json } from '#core/types';
import { hexName } from '#games/gloomhaven/printed/map/hex-names';
import type { View } from '#games/gloomhaven/seen/view.types';
import { actsOf } from '#renderers/gloomhaven/acts';
import { boardLie } from '#renderers/gloomhaven/crop';
import { standLie } from '#renderers/gloomhaven/crowd';
import { writtenOn } from '#renderers/gloomhaven/figures';
import { foot } from '#renderers/gloomhaven/foot';
import { headOf } from '#renderers/gloomhaven/head';
import { pictures } from '#renderers/gloomhaven/index';
import { leaps } from '#renderers/gloomhaven/jumps';
import { beside, floorOf } from '#renderers/gloomhaven/lie';
import { cardName, conditionName } from '#renderers/gloomhaven/names';
import type { Look } from '#renderers/pictures';
import { flat, overlap } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** What a board tells of somebody stands with them, and with nobody else. */

const view = seen(opened(1));
const [hero, other] = [0, 1].map((seat) => view.figures.find((one) => one.seat === seat)!) as [Figure, Figure];
const [foe, next] = view.figures.filter(({ kind }) => kind === 'monster') as [Figure, Figure];
type Figure = View['figures'][number];

const tell = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
const lookAt = (...events: Event[]): Look => ({ locale: 'en', now: { said: [], events, asked: [] } });
const boxes = (...events: Event[]) => flat(pictures.board(view, lookAt(...events)));
const signsOf = (...events: Event[]) => actsOf(view, lookAt(...events)).acts.flatMap(({ came }) => came);
const turn = (actor: string) => tell('monster-turn', { actor });
const attack = (actor: Figure, target: Figure, n: number) => {
  const terms = [{ what: 'base', n: n - 1 } as const, { what: 'card', n: 1 } as const];
  return tell('attack', { actor: actor.id, target: target.id, from: actor.at, at: target.at, terms, damage: n });
};

test('GH-6.9: a pull has the sign of a pull, a push that of a push, each with the hex where it ended', () => {
  const [end] = beside(foe.at) as [string];
  const forced = (kind: string) =>
    signsOf(turn(hero.id), tell('forced', { actor: hero.id, target: foe.id, kind, from: foe.at, way: [end] }));
  expect(forced('pull')).toEqual([{ to: foe.id, signs: [{ is: 'pulled', n: 1, what: hexName(end) }] }]);
  expect(forced('push')).toEqual([{ to: foe.id, signs: [{ is: 'pushed', n: 1, what: hexName(end) }] }]);
});

test('GH-8.2: the card that averts a hit stands at whoever was struck, with its end; the sum goes on to what is left', () => {
  const events = [
    turn(foe.id),
    attack(foe, hero, 3),
    tell('negates', { actor: hero.id, card: 7 }),
    tell('gains-xp', { seat: 0, n: 2 }),
    tell('card-ends', { seat: 0, card: 7, pile: { key: 'to-pile.lost' } }),
  ];
  const warded = { is: 'warded', n: 7, what: 'lost' };
  expect(signsOf(...events)).toEqual([{ to: hero.id, signs: [{ is: 'struck', n: 0, sum: '2+1=3' }, warded] }]);
  const texts = boxes(...events).flatMap(({ text }) => text ?? []);
  expect(texts).toContain('2+1=3');
  expect(texts).toContain(cardName(7, 'en'));
  // What is earned by it is told however narrow the plate is.
  expect(boxes(...events).some(({ tags, text }) => text === '+2' && tags.includes('hero:0'))).toBe(true);
});

test('monsters of a type who did the same to themselves in its turn are told as one, also with others between them', () => {
  const kindOf = ({ what, rank }: Figure) => `${what} ${rank}`;
  const monsters = view.figures.filter(({ kind }) => kind === 'monster');
  const many = (one: Figure) => monsters.filter((other) => kindOf(other) === kindOf(one)).length >= 3;
  const type = monsters.find(many)!;
  const alike = monsters.filter((one) => kindOf(one) === kindOf(type)).slice(0, 3);
  const hurts = (one: Figure) => tell('suffers', { actor: one.id, n: 1, by: 'wound', hp: 3 });
  const cured = tell('loses-condition', { actor: alike[1]!.id, condition: 'immobilize' });
  const all = boxes(...alike.flatMap((one, n) => [turn(one.id), hurts(one), ...(n === 1 ? [cured] : [])]));
  const tiles = new Set(all.flatMap(({ tags }) => tags.filter((one) => one.startsWith('act:'))));
  expect([...tiles]).toEqual(['act:1', 'act:2']);
  const numbersIn = (tile: string) => all.flatMap(({ tags, text }) => (tags.includes(tile) && text ? [text] : []));
  const numberOf = ({ standee }: Figure) => String(standee);
  expect(numbersIn('act:1')).toEqual(expect.arrayContaining([numberOf(alike[0]!), numberOf(alike[2]!)]));
  expect(numbersIn('act:1')).not.toContain(numberOf(alike[1]!));
});

test('what is used against a blow is told in the row of that, in the order in which it was: before it', () => {
  const used = { is: 'item', n: 1 };
  expect(
    signsOf(
      turn(foe.id),
      tell('uses-item', { seat: 0, item: 1 }),
      attack(foe, hero, 3),
      tell('guards', { seat: 0, item: 1, n: 3, left: 2 }),
      tell('suffers', { actor: hero.id, n: 2, by: 'attack', hp: 4 }),
    ),
  ).toEqual([{ to: hero.id, signs: [used, { is: 'struck', n: 2, sum: '2+1=3' }] }]);
});

/** Whoever is seen on a stand: its middle. */
function bustIn(all: ReturnType<typeof flat>, id: string) {
  const boxes = all.filter(({ tags, kind }) => tags.includes(`figure:${id}`) && kind !== 'text').map(({ box }) => box);
  const [x, y] = [Math.min(...boxes.map((one) => one.x)), Math.min(...boxes.map((one) => one.y))];
  const w = Math.max(...boxes.map((one) => one.x + one.w)) - x;
  const h = Math.max(...boxes.map((one) => one.y + one.h)) - y;
  return { x: x + w * 0.3, y: y + h * 0.3, w: w * 0.4, h: h * 0.4 };
}

test('GH-7.31: who dies of retaliation has it at their grave, and an arrow leads there, over nobody else', () => {
  // Everybody round the grave is there: no way leads round them.
  const room = seen(opened(1, { rooms: [1] }));
  const floor = new Set(floorOf(room));
  const [grave] = [...floor].filter((at) => beside(at).every((one) => floor.has(one))) as [string];
  const round = beside(grave);
  const figures = round.map((at, n): Figure => ({ ...view.figures[n]!, at, conditions: [], shield: 0, retaliate: 0 }));
  const standing = { ...room, figures, overlays: [], money: [{ at: grave, n: 1 }] };
  const dead = { ...foe, id: 'monster:gone', at: grave };
  for (const struck of figures) {
    const events = [
      turn(dead.id),
      tell('suffers', { actor: dead.id, n: 1, by: 'wound', hp: 1 }),
      attack(dead, struck, 0),
      tell('retaliates', { actor: struck.id, target: dead.id, n: 2 }),
      tell('dies', { actor: dead.id }),
    ];
    const all = flat(pictures.board(standing, lookAt(...events)));
    const said = all.filter(({ tags }) => tags.includes(`burst:${grave}`)).flatMap(({ text }) => text ?? []);
    expect(said, struck.at).toEqual(['−2']);
    for (const [from, to] of [
      [struck.at, grave],
      [grave, struck.at],
    ] as const) {
      const arrow = all.filter(({ tags }) => tags.includes(`blow:${from}:${to}`));
      expect(arrow.length, `${from} ${to}`).toBeGreaterThan(0);
      const thirds = figures.filter((one) => one !== struck).map(({ id }) => bustIn(all, id));
      expect(
        thirds.filter((bust) => arrow.some(({ box }) => overlap(box, bust))),
        `${from} ${to}`,
      ).toEqual([]);
    }
  }
});

test('what came to who struck after the blow stands behind it, at their own face', () => {
  const all = boxes(
    turn(foe.id),
    attack(foe, hero, 3),
    tell('suffers', { actor: hero.id, n: 3, by: 'attack', hp: 4 }),
    tell('loses-condition', { actor: foe.id, condition: 'immobilize' }),
  ).filter(({ tags }) => tags.includes('act:1'));
  const at = (said: string) => all.find(({ text }) => text === said)!.box.x;
  const ended = at(`${conditionName('immobilize', 'en')} ended`);
  const again = all.filter(({ tags }) => tags.includes('then')).map(({ box }) => box.x);
  expect(Math.min(...again)).toBeGreaterThan(at('−3'));
  expect(ended).toBeGreaterThan(Math.max(...again));
});

test('GH-7.33: poison that is gone was healed: the sign of it stands there, and a row tells of the turn', () => {
  const gone = tell('loses-condition', { actor: foe.id, condition: 'poison' });
  const heal = { is: 'cause', n: 1, what: 'heal' };
  expect(signsOf(turn(foe.id), gone)).toEqual([{ signs: [heal, { is: 'cured', n: 1, what: 'poison' }] }]);
  expect(boxes(turn(foe.id), gone).some(({ tags }) => tags.includes('act:1'))).toBe(true);
});

test('who stood in a room that is revealed comes through its door, who comes later is sent', () => {
  const placed = tell('monster-placed', { actor: next.id, at: next.at });
  const appears = (...events: Event[]) => signsOf(...events).flatMap(({ signs }) => signs);
  expect(appears(tell('room-revealed', { rooms: [1] }), placed)).toEqual([{ is: 'appears', n: 1, what: 'room' }]);
  expect(appears(placed)).toEqual([{ is: 'appears', n: 1 }]);
});

test('no burst lies where somebody stood before they went: it would be read as theirs', () => {
  const floor = new Set(floorOf(view));
  const taken = new Set(view.figures.map(({ at }) => at));
  // From each free hex beside whom the blow struck.
  const origins = beside(foe.at).filter((at) => floor.has(at) && !taken.has(at));
  expect(origins.length).toBeGreaterThan(0);
  for (const from of origins) {
    const all = boxes(
      turn(next.id),
      attack(next, foe, 2),
      tell('suffers', { actor: foe.id, n: 2, by: 'attack', hp: 3 }),
      tell('turn', { actor: other.id }),
      tell('moves', { actor: other.id, from, way: [other.at] }),
    );
    const ghost = all.filter(({ tags }) => tags.includes(`ghost:${from}`)).map(({ box }) => box);
    const burst = all.filter(({ tags, text }) => text === '−2' && tags.includes(`burst:${foe.at}`));
    expect(ghost.length, from).toBeGreaterThan(0);
    for (const { box } of burst)
      expect(
        ghost.some((one) => overlap(one, box)),
        from,
      ).toBe(false);
  }
});

test('GH-5.1: who is asked what next sees the cards that are left, with the half that can still be played', () => {
  const [first, second] = view.characters[0]!.played as [number, number];
  const asked = (played: number[], halves: string[]) => {
    const left = { ...view, characters: view.characters.map((one) => (one.seat === 0 ? { ...one, played } : one)) };
    const question = { seat: 0, words: 'Brute: what next?', key: 'turn', about: { halves, items: [], seat: 0 } };
    return flat(pictures.board(left, { locale: 'en', now: { said: [], events: [], asked: [question] } }))
      .filter(({ tags }) => tags.includes('asked'))
      .flatMap(({ tags, text }) => text ?? tags.filter((one) => one.startsWith('half:')));
  };
  const both = asked([first, second], ['top', 'bottom']);
  expect(both).toEqual(
    expect.arrayContaining([cardName(first, 'en'), cardName(second, 'en'), 'half:top', 'half:bottom']),
  );
  const one = asked([second], ['bottom']);
  expect(one).toEqual(expect.arrayContaining([cardName(second, 'en'), 'half:bottom']));
  expect(one).not.toContain('half:top');
});

test('GH-15.3: who may keep a card in a short rest sees what that costs', () => {
  const question = { seat: 0, words: 'Brute would lose a card. Accept?', key: 'rest-card', about: { card: 7 } };
  const all = flat(pictures.board(view, { locale: 'en', now: { said: [], events: [], asked: [question] } }));
  expect(all.some(({ tags, text }) => tags.includes('asked') && text === '−1')).toBe(true);
});

test('GH-2.2: a scenario that is lost is told in a band with its reason, as long as its last round goes on', () => {
  const told = (ends: View['ends']) => {
    const lost = seen(opened(60));
    const characters = lost.characters.map((one, n) => ({ ...one, exhausted: n === 0 }));
    return flat(pictures.board({ ...lost, characters, ends }, lookAt()))
      .filter(({ tags }) => tags.some((tag) => tag.startsWith('decided:')))
      .flatMap(({ text }) => text ?? []);
  };
  expect(told('lost')).toEqual(['Lost: Brute exhausted. This round is the last.']);
  expect(told('won')).toEqual(['The goal is reached. This round is the last.']);
  expect(told(null)).toEqual([]);
});

test('a way leads through the middles of its hexes, and round whoever stands on it: it is whole, and its head lies on nobody', () => {
  const floor = new Set(floorOf(view));
  const near = (at: string) => beside(at).filter((one) => floor.has(one));
  const [first] = [...floor].filter((at) => near(at).length > 2) as [string];
  let seenWays = 0;
  for (const second of near(first))
    for (const third of near(second).filter((at) => at !== first)) {
      // Nobody else is there.
      const figures = [
        { ...foe, at: third },
        { ...next, at: second },
      ];
      const alone = { ...view, figures, money: [], overlays: [] };
      const moves = tell('moves', { actor: foe.id, from: first, way: [second, third] });
      const look = lookAt(turn(foe.id), moves);
      const above = headOf(alone, look);
      const lie = boardLie(alone, { above, below: foot(alone, 'en').h }, look);
      const places = [first, second, third];
      const over = (standing: string[]) => leaps(places, { passed: new Set(), standing: new Set(standing) }, lie);
      expect(over([])).toEqual({ points: places.map((at) => lie.centre(at)), tops: [] });
      const { points } = over([second, third]);
      const [x, y] = lie.centre(second);
      const along = points.slice(1).flatMap(([bx, by], n) => {
        const [ax, ay] = points[n]!;
        return [0, 0.25, 0.5, 0.75, 1].map((t) => Math.hypot(ax + (bx - ax) * t - x, ay + (by - ay) * t - y));
      });
      expect(Math.min(...along), places.join()).toBeGreaterThan(0.85 * lie.size);
      expect([points[0], points.at(-1)]).toEqual([lie.centre(first), lie.centre(third)]);
      const heads = flat(pictures.board(alone, look)).filter(({ tags }) => tags.includes('way-head'));
      const stands = standLie(alone, lie);
      for (const { box } of heads)
        for (const one of writtenOn(figures[1]!, stands))
          expect(overlap({ ...one, y: one.y + above }, box, 4), places.join()).toBe(false);
      seenWays += heads.length;
    }
  expect(seenWays).toBeGreaterThan(2);
});

test('a leap goes in a bow over what was not touched', () => {
  const lie = boardLie(view, { above: 300, below: 300 });
  const floor = new Set(floorOf(view));
  const [first, second] = [foe.at, beside(foe.at).find((at) => floor.has(at))!] as const;
  const third = beside(second).find((at) => floor.has(at) && at !== first)!;
  const passed = new Set([second]);
  expect(leaps([first, second, third], { passed, standing: new Set([second]) }, lie).tops).toHaveLength(1);
});

test('a plain attack or move that is asked about stands once in its row, with how much of it', () => {
  const plain = (what: 'attack' | 'move', key: string, about: Record<string, Json>) => {
    const uses = tell('uses', { seat: 0, card: 16, use: { key: `use.${what}`, args: { card: { card: 16 }, n: 2 } } });
    const question = { seat: 0, words: 'What now?', key, about: { actor: hero.id, ...about } };
    const now = { said: [], events: [tell('turn', { actor: hero.id }), uses], asked: [question] };
    return flat(pictures.board(view, { locale: 'en', now: now as never }))
      .filter(({ tags }) => tags.some((tag) => tag.startsWith('act:')))
      .flatMap(({ text }) => text ?? []);
  };
  for (const words of [plain('attack', 'attack', { n: 2 }), plain('move', 'move', { points: 2 })]) {
    expect(words).toContain('2 ?');
    expect(words).not.toContain('2');
  }
});
