import { describe, expect, test } from 'vitest';
import { roadsFrom, seas } from '#games/tears-of-the-dragon/printed/content';
import type { Scene } from '#renderers/scene';
import { BAR } from '#renderers/story-bar';
import { stageHeight } from '#renderers/tears-of-the-dragon/battle';
import { pictures } from '#renderers/tears-of-the-dragon/index';
import { mayActOf } from '#renderers/tears-of-the-dragon/may-act';
import { marksOf, refugesOf } from '#renderers/tears-of-the-dragon/meant';
import { markedTokens } from '#renderers/tears-of-the-dragon/pieces';
import { freeBeside, LEAST_MAP } from '#renderers/tears-of-the-dragon/ranks';
import { story } from '#renderers/tears-of-the-dragon/story';
import { stripHeight } from '#renderers/tears-of-the-dragon/strip';
import { flat, type Inked } from './boxes.ts';
import { battle } from './sample-battles.ts';
import * as sample from './samples.ts';

/** Which pieces a picture marks, and where it leads the eye. */

const tagged = (scene: Scene, tag: string): Inked[] => flat(scene).filter((one) => one.tags.includes(tag));

describe('Who may be activated', () => {
  const allowance = { seat: 1, units: 1, wizard: false, byEnemyRoll: false };
  const view = { ...sample.middle, allowance };
  const leader = { face: 'neko', kind: 'leader', seat: 1, spent: false } as const;
  const wizard = { ...leader, face: 'ursa', kind: 'wizard' } as const;
  const asks = (key: string, seat = 1) => [{ seat, words: '?', key }];

  test('are those who have not acted, of the side that is asked which one, as far as activations are left', () => {
    const may = mayActOf(view, asks('choose'));
    expect(may(leader)).toBe(true);
    expect(may({ ...leader, spent: true })).toBe(false);
    expect(may({ ...leader, seat: 0 })).toBe(false);
    expect(may(wizard)).toBe(false);
    const last = mayActOf({ ...view, allowance: { ...allowance, units: 0, wizard: true } }, asks('choose'));
    expect([last(leader), last(wizard)]).toEqual([false, true]);
  });
  test('is nobody while something else is asked, or somebody else', () => {
    for (const asked of [asks('act'), asks('choose', 0), []]) expect(mayActOf(view, asked)(leader)).toBe(false);
    expect(mayActOf({ ...view, allowance: null }, asks('choose'))(leader)).toBe(false);
  });
  test('have a lime edge on the map, and nobody has one without that question', () => {
    const edges = (key: string) =>
      tagged(pictures.board(view, { locale: 'en', now: { said: [], events: [], asked: asks(key) } }), 'may-act').length;
    expect(edges('choose')).toBeGreaterThan(0);
    expect(edges('act')).toBe(0);
  });
});

describe('Whom a question is about', () => {
  const now = (asked: unknown[], ...events: unknown[]) => ({
    said: [],
    events: events as never[],
    asked: asked as never[],
  });
  const asks = (about: unknown, key = 'act', seat = 1) => [{ seat, words: '?', key, about }];
  const mark = (piece: object, at: string, of: ReturnType<typeof now>) =>
    marksOf(sample.middle, of)({ kind: 'leader', seat: 1, spent: false, ...piece } as never, at);

  test('has a lime collar wherever he stands, and nobody else has', () => {
    const of = now(asks({ head: 'neko' }));
    expect(mark({ face: 'neko' }, 'ursh', of)).toBe('asked');
    expect(mark({ face: 'kendrel' }, 'ursh', of)).toBeUndefined();
    expect(mark({ face: 'neko', seat: 0 }, 'ursh', of)).toBeUndefined();
    expect(mark({ face: 'neko' }, 'ursh', now([]))).toBeUndefined();
  });
  test('is of units the one in the place that was told last, not its like elsewhere', () => {
    const called = { type: 'activated', shown: { seat: 1, piece: 'cavalry', place: 'ursh' } };
    const of = now(asks({ head: 'cavalry' }), called);
    const unit = { face: 'cavalry', kind: 'unit' };
    expect(mark(unit, 'ursh', of)).toBe('asked');
    expect(mark(unit, 'skarn', of)).toBeUndefined();
    expect(mark({ ...unit, spent: true }, 'ursh', of)).not.toBe('asked');
  });
  test('leaves amber to whoever has done what is told, where he is not asked himself', () => {
    const march = { type: 'moved', shown: { seat: 1, pieces: ['neko'], from: 'ursh', to: 'skarn', via: null } };
    expect(mark({ face: 'neko' }, 'skarn', now([], march))).toBe('done');
    expect(mark({ face: 'neko' }, 'skarn', now(asks({ head: 'neko' }), march))).toBe('asked');
    expect(mark({ face: 'kendrel' }, 'skarn', now([], march))).toBeUndefined();
  });
  test('and where he flees to has targets on the places without enemies, none where he came from, and none for another question', () => {
    const { places } = sample.middle;
    const stands = places.find(
      ({ id, stacks }) => !seas.has(id) && stacks.some(({ pieces }) => pieces.some(({ kind }) => kind === 'leader')),
    )!;
    const stack = stands.stacks.find(({ pieces }) => pieces.some(({ kind }) => kind === 'leader'))!;
    const who = stack.pieces.find(({ kind }) => kind === 'leader')!.face;
    const ways = (from: string | null, key = 'flee') =>
      refugesOf(sample.middle, asks({ piece: who, from }, key, stack.seat) as never);
    const free = ways(null);
    expect(free.length).toBeGreaterThan(0);
    for (const to of free) {
      expect(roadsFrom(stands.id)).toContain(to);
      const enemies = places.find(({ id }) => id === to)?.stacks.filter(({ seat }) => seat !== stack.seat) ?? [];
      expect(enemies).toEqual([]);
    }
    expect(ways(free[0]!)).toEqual(free.slice(1));
    expect(ways(null, 'act')).toEqual([]);
  });
  test('in a battle has a frame round his row; of another question the card of his side has it', () => {
    const [first] = battle.battle!.lines as [NonNullable<typeof battle.battle>['lines'][number]];
    const frames = (about: unknown) =>
      tagged(
        pictures.board(battle, { locale: 'en', now: now(asks(about, 'wizard-act', first.seat)) }),
        `asks:${first.seat}`,
      ).map(({ box }) => Math.round(box.w));
    const row = frames({ caster: first.pieces[0]!.face });
    const card = frames({ hits: 1 });
    expect(row.length).toBeGreaterThan(0);
    expect(card.length).toBeGreaterThan(0);
    expect(row).not.toEqual(card);
  });
});

describe('Of many who stand as one', () => {
  const stack = sample.crowded.places.at(-1)!.stacks[1]!;
  const markOf = (piece: { face: string }) => (piece.face === 'shale' ? ('asked' as const) : undefined);
  const drawn = (detail: 'least' | 'sum', isMarked: boolean) =>
    flat({
      width: 2000,
      height: 2000,
      ground: '#000',
      lang: 'en',
      nodes: markedTokens(
        { stack, locale: 'en', viewer: 'spectator', markOf: isMarked ? markOf : () => undefined },
        detail,
      ).flatMap(({ nodes }) => nodes),
    });
  const said = (detail: 'least' | 'sum', isMarked: boolean) =>
    drawn(detail, isMarked).flatMap(({ text }) => text ?? []);
  const ranks = (detail: 'least' | 'sum', isMarked: boolean) => [
    ...new Set(drawn(detail, isMarked).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('rank:')))),
  ];

  test('the one that is asked about stands apart with his collar, and the others are one fewer', () => {
    expect(said('least', false)).toEqual(['7', '×24', '7']);
    expect(ranks('least', false)).toEqual([]);
    expect(said('least', true)).toEqual(['6', '×24', '7']);
    expect(ranks('least', true)).toEqual(['rank:1']);
    expect(ranks('sum', true)).toEqual(['rank:1']);
    expect(ranks('sum', false)).toEqual([]);
  });
});

describe('The other side in a command phase', () => {
  const view = { ...sample.middle, active: 0, phase: 'command' as const, allowance: null };
  const stands = (seat: number, of = view) =>
    story(of, { locale: 'en', now: { said: ['x'], events: [], asked: [{ seat, words: '?' }] } }).stands[0];
  test('acts out of turn, and so it says; whose phase it is does not', () => {
    expect(stands(1)).toBe('Forseti: out of turn');
    expect(stands(0)).toBe('Gorganun: command');
    expect(stands(1, { ...view, phase: 'actions' as never })).toBe('Gorganun: actions');
  });
});

describe('A spell', () => {
  const cast = (at: string) => ({
    type: 'spell-cast',
    shown: {
      wizard: { key: 'wizard.hastur' },
      spell: 'tortoise-speed',
      die: 2,
      place: { key: 'area.glaginsdreg' },
      on: [{ key: 'label.box', args: { leader: { key: 'leader.neko' }, place: { key: `area.${at}` } } }],
    },
  });
  const charms = (at: string) =>
    new Set(
      flat(
        pictures.board(sample.middle, { locale: 'en', now: { said: [], events: [cast(at)] as never[], asked: [] } }),
      ).flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('charm'))),
    );

  test('flies to whom it fell upon elsewhere and leaves its sign there; where its caster stands it need not fly', () => {
    expect(charms('skarn')).toEqual(new Set(['charm:tortoise-speed', 'charm']));
    expect(charms('glaginsdreg')).toEqual(new Set());
  });
});

describe('The map of a battle', () => {
  const [first, second] = battle.battle!.lines as [Line, Line];
  type Line = NonNullable<typeof battle.battle>['lines'][number];
  const [piece] = first.pieces as [Line['pieces'][number]];
  const of = (long: number) => {
    const pieces = Array.from({ length: long }, (_, n) => ({ ...piece, dice: [], modified: n + 1, slot: `x.${n}` }));
    return {
      ...battle.battle!,
      lines: [
        { ...first, pieces },
        { ...second, pieces: [] },
      ],
    };
  };

  test('lies beside the longer line where the shorter one leaves room, and below both where it does not', () => {
    const free = freeBeside(of(9))!;
    expect(free.h).toBeGreaterThanOrEqual(LEAST_MAP);
    expect(freeBeside(of(2))).toBeUndefined();
    const picture = (long: number) => pictures.board({ ...battle, battle: of(long) }, { locale: 'en' });
    const foot = stripHeight(battle, { locale: 'en' });
    expect(picture(9).height).toBe(BAR + stageHeight(of(9), true) + foot);
    expect(picture(2).height).toBeGreaterThan(BAR + stageHeight(of(2), true) + foot + LEAST_MAP);
  });
});
