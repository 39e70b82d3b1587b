import { describe, expect, test } from 'vitest';
import type { Event, Json } from '#core/types';
import type { View } from '#games/gloomhaven/seen/view.types';
import { actsOf } from '#renderers/gloomhaven/acts';
import { boardLie } from '#renderers/gloomhaven/crop';
import { standLie } from '#renderers/gloomhaven/crowd';
import { faceOf, type frameOf, writtenOn } from '#renderers/gloomhaven/figures';
import { foot } from '#renderers/gloomhaven/foot';
import { headOf } from '#renderers/gloomhaven/head';
import { pictures } from '#renderers/gloomhaven/index';
import { beside, type Lie } from '#renderers/gloomhaven/lie';
import { weight } from '#renderers/gloomhaven/weights';
import type { Scene } from '#renderers/scene';
import { now as asksIn } from '#renderers/theme';
import { flat, overlap } from './boxes.ts';
import { madeUpNews, opened, seen } from './gloomhaven-samples.ts';

/** What a board shows of the last deed. */

const g = opened(3);
const view = seen(g);
const [went, struck] = madeUpNews(g) as [Event, Event];
const tell = (type: string, shown: Record<string, Json> = {}): Event => ({ type, shown }) as Event;
const begins = tell('round-begins', { round: 5 });
const { target } = struck.shown;
const suffers = tell('suffers', { actor: target!, n: 2, by: 'attack', hp: 1 });
const done = [struck, suffers];

type Deed = Pick<Event, 'type' | 'shown'>;
const board = (of: View, events: readonly Event[], deed?: Deed, asked: readonly number[] = []): Scene => {
  const told = deed ? { said: ['It was told.'], deeds: [deed] } : { said: [] };
  const questions = asked.map((seat) => ({ seat, words: 'What next?' }));
  return pictures.board(of, { locale: 'en', now: { ...told, events, asked: questions } });
};
const tagged = (scene: Scene, start: string) =>
  flat(scene).filter(({ tags }) => tags.some((tag) => tag.startsWith(start)));
const wordsOf = (scene: Scene, start: string) => tagged(scene, start).flatMap(({ text }) => text ?? []);
const HEAD = headOf(view, { locale: 'en' });
const lieOf = (of: View, events: readonly Event[]): Lie =>
  boardLie(of, { above: HEAD, below: foot(of, 'en').h }, { locale: 'en', now: { said: [], events, asked: [] } });

describe('A blow', () => {
  test('is an arrow, with the damage as a burst; nothing that is suffered is a nought', () => {
    expect(tagged(board(view, done), 'blow:').length).toBeGreaterThan(0);
    expect(wordsOf(board(view, done), 'burst:')).toEqual(['−2']);
    const missed = { ...struck, shown: { ...struck.shown, damage: 0 } };
    expect(wordsOf(board(view, [missed]), 'burst:')).toEqual(['0']);
  });

  test('is open until it is decided what becomes of it: suffered, cards lost instead, or somebody else acts', () => {
    const burst = (...events: Event[]) => wordsOf(board(view, events), 'burst:');
    expect(burst(struck)).toEqual(['2 ?']);
    expect(burst(struck, suffers)).toEqual(['−2']);
    expect(burst(struck, tell('guards', { seat: 0, item: 1, n: 2, left: 1 }))).toEqual(['1 ?']);
    expect(burst(struck, tell('guards', { seat: 0, item: 1, n: 2, left: 0 }))).toEqual(['0']);
    // The damage is struck out, and how many cards are lost for it stands there; no life is.
    expect(burst(struck, tell('loses-cards', { seat: 0, cards: [1, 2, 3] }))).toEqual(['2', '−3']);
    expect(burst(struck, tell('negates', { actor: target!, card: 1 }))).toEqual(['0']);
    expect(burst(struck, tell('turn', { actor: 'hero:1' }))).toEqual(['−2']);
    // Armour took one of it.
    expect(burst(struck, tell('suffers', { actor: target!, n: 1, by: 'attack', hp: 1 }))).toEqual(['−1']);
  });

  test('stands beside whom it struck, with the face free, and covers nothing that must be read', () => {
    const scene = board(view, done);
    const { box } = tagged(scene, 'burst:').find(({ text }) => text)!;
    const stands = standLie(view, lieOf(view, done));
    const down = (frame: ReturnType<typeof frameOf>) => ({ ...frame, y: frame.y + HEAD });
    const whom = view.figures.find(({ id }) => id === target)!;
    const [x, y] = stands.centre(whom.at);
    const far = Math.hypot(box.x + box.w / 2 - x, box.y + box.h / 2 - HEAD - y);
    expect(far).toBeLessThan(1.9 * stands.size);
    expect(overlap(down(faceOf(whom, stands)), box, 8)).toBe(false);
    for (const one of view.figures)
      for (const frame of writtenOn(one, stands)) expect(overlap(down(frame), box, 6), one.id).toBe(false);
  });

  test('by which somebody fell leaves a sign of it; money that fell there lies beside it', () => {
    const at = beside(String(struck.shown.at)).find((one) => view.rooms.some(({ hexes }) => hexes.includes(one)))!;
    const free = { ...view, figures: view.figures.filter((one) => one.at !== at), money: [{ at, n: 1 }], overlays: [] };
    const kills = { ...struck, shown: { ...struck.shown, at, target: 'gone' } };
    const coin = (events: readonly Event[]) => tagged(board(free, events), `money:${at}`)[0]!.box;
    expect(coin([kills, tell('dies', { actor: 'gone' })])).not.toEqual(coin([]));
    expect(wordsOf(board(free, [kills, tell('dies', { actor: 'gone' })]), 'burst:')).toEqual(['−2']);
  });

  test('has no sum where nothing is added up; else its row tells the terms, and what armour left is the burst', () => {
    const terms = (...all: Json[]) => ({ ...struck, shown: { ...struck.shown, terms: all } });
    const [base, card] = [
      { what: 'base', n: 2 },
      { what: 'card', n: 0 },
    ];
    const sums = (...events: Event[]) =>
      actsOf(view, { locale: 'en', now: { said: [], events, asked: [] } })
        .acts.flatMap(({ came }) => came)
        .flatMap(({ signs }) => signs.flatMap(({ sum }) => sum ?? []));
    expect(sums(terms(base), suffers)).toEqual([]);
    expect(sums(terms(base, card), suffers)).toEqual(['2+0']);
    const guards = tell('guards', { seat: 0, item: 1, n: 1, left: 1 });
    expect(sums(terms(base, card), guards, suffers)).toEqual(['2+0=2']);
  });
});

test('what strikes back is an arrow to who struck, open until it is decided', () => {
  const [a, b] = [view.figures[0]!, view.figures[1]!];
  const back = tell('retaliates', { actor: a.id, target: b.id, n: 3 });
  expect(wordsOf(board(view, [back]), 'burst:')).toEqual(['3 ?']);
  expect(tagged(board(view, [back]), `blow:${a.at}:${b.at}`).length).toBeGreaterThan(0);
  const hurt = tell('suffers', { actor: b.id, n: 3, by: 'retaliation', hp: 1 });
  expect(wordsOf(board(view, [back, hurt]), 'burst:')).toEqual(['−3']);
  expect(wordsOf(board(view, [tell('retaliates', { actor: a.id, target: 'gone', n: 3 })]), 'burst:')).toEqual([]);
});

test('the deed of the headline is drawn where the events begin after it, and once where they tell it', () => {
  const deed = { ...struck, shown: { ...struck.shown, left: { key: 'came.left', args: { hp: 3 } } } };
  const later = [tell('infuses', { actor: 'hero:0', element: 'fire' })];
  expect(wordsOf(board(view, later, deed), 'burst:')).toEqual(['−2']);
  expect(wordsOf(board(view, later), 'burst:')).toEqual([]);
  const arrows = (scene: Scene) => tagged(scene, 'blow:').length;
  expect(arrows(board(view, [struck, suffers], deed))).toBe(arrows(board(view, [struck, suffers])));
  const moved = { ...went, shown: { ...went.shown, via: null } };
  expect(tagged(board(view, later, moved), 'way:').length).toBeGreaterThan(0);
});

describe('Only one deed is loud', () => {
  const other = view.figures.find(({ id }) => id !== struck.shown.actor && id !== target)!;
  const blow = { ...struck, shown: { ...struck.shown, actor: other.id, from: other.at } };
  const two = [tell('turn'), ...done, tell('turn'), blow, suffers];
  /** Whether each of the two is loud: what is earlier lies in a faint group, or is left out beside a newer one. */
  const isLoud = (deed?: Deed) => {
    const nodes = JSON.stringify(board(view, two, deed));
    const faint = (from: Json | undefined) => `"opacity":0.45,"nodes":[{"kind":"group","tag":"blow:${from}`;
    const isDrawn = (from: Json | undefined) => nodes.includes(`"tag":"blow:${from}`);
    return [struck, blow].map(({ shown }) => isDrawn(shown.from) && !nodes.includes(faint(shown.from)));
  };

  test('the one of the headline; without a headline the newest', () => {
    expect(isLoud(struck)).toEqual([true, false]);
    expect(isLoud(blow)).toEqual([false, true]);
    expect(isLoud()).toEqual([false, true]);
  });

  test('footprints and blows stay while cards are chosen for the next round', () => {
    const left = (of: View, events: readonly Event[]) =>
      tagged(board(of, events), 'way:').length + tagged(board(of, events), 'blow:').length;
    const all = left(view, [went, struck]);
    expect(all).toBeGreaterThan(left(view, [begins]));
    expect(left(view, [went, struck, begins])).toBe(all);
    expect(left({ ...view, phase: 'choose' }, [went, struck])).toBe(all);
  });
});

test('what was healed, or suffered of no blow, is read on who it was', () => {
  const { id } = view.figures[0]!;
  expect(wordsOf(board(view, [tell('healed', { actor: id, n: 3, hp: 9 })]), 'burst:')).toEqual(['+3']);
  expect(wordsOf(board(view, [tell('suffers', { actor: id, n: 1, by: 'wound', hp: 4 })]), 'burst:')).toEqual(['−1']);
  expect(wordsOf(board(view, [tell('healed', { actor: id, n: 0, hp: 9 })]), 'burst:')).toEqual([]);
  expect(wordsOf(board(view, [tell('healed', { actor: 'gone', n: 3, hp: 9 })]), 'burst:')).toEqual([]);
});

describe('What is gained is marked on whoever gained it', () => {
  const { id, at } = view.figures[0]!;
  const marks = (...events: Event[]) => {
    const scene = board(view, events);
    return { words: wordsOf(scene, 'burst:'), ring: tagged(scene, `changed:${at}`).length > 0 };
  };

  test('protection with how much of it, a condition by a ring round its token; healing of nothing is no mark', () => {
    expect(marks(tell('gains-bonus', { actor: id, kind: 'shield', n: 1 }))).toEqual({ words: ['+1'], ring: true });
    expect(marks(tell('gains-bonus', { actor: id, kind: 'retaliate', n: 2 }))).toEqual({ words: ['+2'], ring: true });
    expect(marks(tell('gains-condition', { actor: id, condition: 'strengthen' }))).toEqual({ words: [], ring: true });
    expect(marks(tell('healed', { actor: id, n: 0, hp: 9 }))).toEqual({ words: [], ring: false });
    expect(marks(tell('gains-bonus', { actor: 'gone', kind: 'shield', n: 1 }))).toEqual({ words: [], ring: false });
  });

  test('it is the headline before a healing of nothing, and behind one of something', () => {
    const bonus = weight(tell('gains-bonus', { actor: id, kind: 'shield', n: 1 }));
    expect(weight(tell('healed', { actor: id, n: 0 }))).toBeLessThan(bonus);
    expect(weight(tell('healed', { actor: id, n: 1 }))).toBeGreaterThan(bonus);
  });
});

test('cards that are lost are counted on the character of that seat', () => {
  const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 1)!;
  const scene = board(view, [tell('loses-cards', { seat: 1, cards: [4, 5] })]);
  expect(wordsOf(scene, `burst:${hero.at}`)).toEqual(['−2']);
  expect(wordsOf(board(view, [tell('loses-cards', { seat: 7, cards: [4] })]), 'burst:')).toEqual([]);
});

test('cards that come back are counted on whoever got them, whosever they were; none leave no mark', () => {
  const at = (seat: number) => view.figures.find((one) => one.kind === 'character' && one.seat === seat)!.at;
  const back = board(view, [tell('recovers', { seat: 1, cards: [4, 5, 6] })]);
  expect(wordsOf(back, `burst:${at(1)}`)).toEqual(['+3']);
  const taken = board(view, [tell('takes-cards', { seat: 0, owner: 1, cards: [4] })]);
  expect(wordsOf(taken, 'burst:')).toEqual(['+1']);
  expect(wordsOf(taken, `burst:${at(0)}`)).toEqual(['+1']);
  expect(wordsOf(board(view, [tell('recovers-none', { seat: 1 })]), 'burst:')).toEqual([]);
});

describe('A card that strikes nobody leaves a mark', () => {
  const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 1)!;
  const other = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 0)!;
  const uses = tell('uses', { seat: 1, card: 37, use: { key: 'use.top' } });
  const marks = (events: readonly Event[], deed: Deed) => {
    const all = tagged(board(view, events, deed), '').flatMap(({ tags }) => tags);
    return new Set(all.filter((tag) => /^(burst|blow|gift):/.test(tag)));
  };

  test('on its user, where nothing else is to be seen of it, or where it had no effect', () => {
    expect(marks([uses], uses)).toEqual(new Set([`burst:${hero.at}`]));
    const vain = tell('in-vain', { seat: 1, card: 37 });
    expect(marks([uses, vain], vain)).toEqual(new Set([`burst:${hero.at}`]));
    expect(marks([uses, struck, suffers], uses).has(`burst:${hero.at}`)).toBe(false);
  });

  test('on whom it helped, with the line of a gift from its user, which is no blow; none to the user itself', () => {
    const cured = (actor: string) => tell('loses-condition', { actor, condition: 'poison' });
    expect(marks([uses, cured(other.id)], uses)).toEqual(new Set([`burst:${other.at}`, `gift:${hero.at}:${other.at}`]));
    expect(marks([uses, cured(hero.id)], uses)).toEqual(new Set([`burst:${hero.at}`]));
    // A condition that ends by itself came of no card.
    expect(marks([cured(other.id)], cured(other.id))).toEqual(new Set([`burst:${other.at}`]));
  });
});

test('cards lost for a blow that was told before have its arrow, and the damage beside them', () => {
  const foe = view.figures.find(({ kind }) => kind === 'monster')!;
  const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 1)!;
  const lost = (by: string | null) => tell('loses-cards', { seat: 1, actor: hero.id, cards: [4], n: 5, foe: by });
  const of = (event: Event) => board(view, [event], event);
  expect(tagged(of(lost(foe.id)), `blow:${foe.at}:${hero.at}`).length).toBeGreaterThan(0);
  expect(new Set(wordsOf(of(lost(foe.id)), 'burst:'))).toEqual(new Set(['5', '−1']));
  // Of a wound nobody is the striker.
  expect(tagged(of(lost(null)), 'blow:')).toEqual([]);
  expect(new Set(wordsOf(of(lost(null)), 'burst:'))).toEqual(new Set(['5', '−1']));
});

test('a hazard on the way hurts where it lies, and not where the way ends', () => {
  const { id, at } = view.figures.find(({ kind }) => kind === 'character')!;
  const floor = view.rooms.flatMap(({ hexes }) => hexes);
  const near = beside(at).find((one) => floor.includes(one))!;
  const goes = (from: string, to: string) => tell('moves', { actor: id, from, way: [to] });
  const hurt = tell('suffers', { actor: id, n: 1, by: 'hazard', hp: 4 });
  const burst = (...events: Event[]) => wordsOf(board(view, events), `burst:${near}`);
  expect(burst(goes(at, near), hurt, goes(near, at))).toEqual(['−1']);
  expect(burst(goes(at, near), { ...hurt, shown: { ...hurt.shown, by: 'wound' } }, goes(near, at))).toEqual([]);
});

test('an element that was infused, or has grown strong, has a ring in its row', () => {
  const turned = (...events: Event[]) => new Set(tagged(board(view, events), 'turned:').map(({ tags }) => tags.at(-1)));
  expect(turned(tell('infuses', { actor: 'hero:0', element: 'air' }))).toEqual(new Set(['turned:air']));
  expect(turned(tell('become-strong', { elements: ['air', 'fire'] }))).toEqual(new Set(['turned:air', 'turned:fire']));
  expect(turned(tell('become-strong', { elements: ['air'] }), begins)).toEqual(new Set());
});

test('where a character was exhausted by a blow a stone stands, elsewhere a skull', () => {
  const at = beside(String(struck.shown.at)).find((one) => view.rooms.some(({ hexes }) => hexes.includes(one)))!;
  const free = { ...view, figures: view.figures.filter((one) => one.at !== at), money: [], overlays: [] };
  const kills = { ...struck, shown: { ...struck.shown, at, target: 'gone' } };
  const gone = (event: Event) => JSON.stringify(tagged(board(free, [kills, event]), 'burst:').map(({ box }) => box));
  expect(gone(tell('exhausted', { seat: 1 }))).not.toEqual(gone(tell('dies', { actor: 'gone' })));
});

test('whose turn it is has a ring, a monster too; whose player is asked has that of the asked alone', () => {
  const monster = view.figures.find(({ kind }) => kind === 'monster')!;
  const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 1)!;
  const turn = (actor: string) => ({ ...view, turn: { ...view.turn, actor } }) as View;
  const rings = (of: View, asked: readonly number[]) =>
    ['acting:', 'asked:'].map((tag) => tagged(board(of, [], undefined, asked), tag).length > 0);
  expect(rings(turn(monster.id), [])).toEqual([true, false]);
  expect(rings(turn(monster.id), [1])).toEqual([true, true]);
  expect(rings(turn(hero.id), [1])).toEqual([false, true]);
  expect(rings({ ...view, turn: null }, [])).toEqual([false, false]);
});

test('who can be chosen, and which hexes, have a broken ring where the public question names them', () => {
  const [one, other] = [view.figures[0]!, view.figures[1]!];
  const ringed = (about: Json, places?: readonly string[]) =>
    tagged(
      pictures.board(view, {
        locale: 'en',
        now: { said: [], events: [], asked: [{ seat: 1, words: 'Whom?', about, ...(places && { places }) }] },
      }),
      'choose:',
    ).flatMap(({ tags }) => tags.find((tag) => tag.startsWith('choose:'))!);
  expect(new Set(ringed({ targets: [one.id, 'gone'], most: 1 }))).toEqual(new Set([`choose:${one.at}`]));
  expect(new Set(ringed({ n: 3 }, [other.at]))).toEqual(new Set([`choose:${other.at}`]));
  expect(ringed({ n: 3 })).toEqual([]);
});

test('on the map the colour of now is round whoever is asked, and nowhere else', () => {
  const ringed = (asked: readonly number[]) => [
    ...new Set(tagged(board(view, [went, ...done], undefined, asked), 'asked:').flatMap(({ tags }) => tags.at(-1)!)),
  ];
  expect(ringed([])).toEqual([]);
  const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 1)!;
  expect(ringed([1])).toEqual([`asked:${hero.id}`]);
  const map = (scene: Scene) => JSON.stringify(scene.nodes[0]);
  expect(map(board(view, [went, ...done]))).not.toContain(asksIn);
  expect(map(board(view, [went, ...done], undefined, [1]))).toContain(asksIn);
});
