import { expect, test } from 'vitest';
import type { Event, Json } from '#core/types';
import { items } from '#games/gloomhaven/printed/content/content';
import { signSprite } from '#renderers/gloomhaven/act-signs';
import { tile } from '#renderers/gloomhaven/act-tile';
import { pictures } from '#renderers/gloomhaven/index';
import { newsOf } from '#renderers/gloomhaven/news-of';
import { weight } from '#renderers/gloomhaven/weights';
import { flat } from './boxes.ts';
import { opened, seen } from './gloomhaven-samples.ts';

/** Which deed is the headline, and what a strip says of it: who of a kind, which items, what was cured. */

const view = seen(opened(1));
const hero = view.figures.find(({ kind, seat }) => kind === 'character' && seat === 0)!;
const foe = view.figures.find(({ kind }) => kind === 'monster')!;

const faceOf = ({ id, kind, what, seat, rank, standee }: typeof hero) => ({ id, kind, what, seat, rank, standee });
const tell = (type: string, shown: Record<string, Json>): Event => ({ type, shown });
const NOTHING = { locale: 'en', now: { said: [], events: [], asked: [] } } as const;

test('what a wound or an own ability does is no headline where somebody was healed or rested, and what an attack does is', () => {
  const hurt = (by: string) => weight(tell('suffers', { actor: hero.id, n: 1, by, hp: 5 }));
  for (const one of [tell('healed', { actor: hero.id, n: 1, hp: 6 }), tell('rested', { seat: 0, card: 7 })]) {
    for (const by of ['wound', 'own']) expect(hurt(by), by).toBeLessThan(weight(one));
    expect(hurt('attack')).toBeGreaterThan(weight(one));
  }
  expect(hurt('wound')).toBeGreaterThan(weight(tell('moves', {})));
});

test('items that were refreshed have each a sign, up to two of them their names', () => {
  const drawn = (what: string) =>
    signSprite({ is: 'refreshed', n: Number(what.split(' ')[0]), what }, { locale: 'en', names: 'all' });
  const said = (what: string) =>
    flat({ width: 999, height: 99, ground: '', lang: 'en', nodes: [...drawn(what).nodes] });
  const words = (what: string) =>
    said(what)
      .flatMap(({ text }) => text ?? [])
      .join(' ');
  for (const id of [4, 6]) expect(words('4 6')).toContain(items.get(id)!.name.en);
  expect(words('4')).not.toContain(items.get(6)!.name.en);
  expect(words('4 6 12')).toBe('');
  const coins = (what: string) => signSprite({ is: 'refreshed', n: 4, what }, { locale: 'en', names: 'none' }).w;
  expect(coins('4 6 12')).toBeCloseTo(3 * coins('4'), 0);
});

test('up to three of a kind who did the same have each their number; of more there is how many they are', () => {
  const words = (n: number) => {
    const ids = Array.from({ length: n }, (_, k) => `monster:${k}`);
    const cast = new Map(ids.map((id, k) => [id, { ...faceOf(foe), id, standee: k + 4 }] as const));
    const acts = ids.map((doer) => ({ act: 1, doer, went: false, came: [] }));
    const drawn = {
      view,
      look: NOTHING,
      cast: cast as never,
      names: 'all',
      isLoud: false,
      isAsking: false,
      isSummed: () => true,
    } as const;
    const { nodes } = tile(acts, drawn);
    return flat({ width: 1200, height: 99, ground: '', lang: 'en', nodes: [...nodes] }).flatMap(
      ({ text }) => text ?? [],
    );
  };
  expect(words(3)).toEqual(expect.arrayContaining(['4', '5', '6']));
  expect(words(3)).not.toContain('×3');
  expect(words(4)).toContain('×4');
  expect(words(4)).not.toContain('5');
});

test('of a healing it is told what it has cured, and else nothing in brackets', () => {
  const said = (cured: Json) => {
    const deed = tell('healed', { actor: hero.id, n: 3, hp: 8, cured });
    const now = { said: ['彼は3回復しました（負傷は解除、HP8）。'], deeds: [deed], events: [deed], asked: [] };
    const all = flat(pictures.board(view, { locale: 'ja', now }));
    return all.filter(({ tags }) => tags.includes('said')).map(({ text }) => text);
  };
  expect(said({ key: 'came.conditions', args: { conditions: ['wound'] } })).toEqual([
    '彼は3回復しました（負傷は解除、HP8）。',
  ]);
  expect(said(null)).toEqual(['彼は3回復しました。']);
});

test('that a round has begun is no headline where anything else was done', () => {
  const begins = tell('round-begins', { round: 2 });
  for (const one of [tell('rest-draws', { seat: 0, card: 7 }), tell('moves', {}), tell('uses', { seat: 0, card: 7 })])
    expect(weight(one)).toBeGreaterThan(weight(begins));
});

test('damage has its cause in the heading; who was exhausted with life left had too few cards', () => {
  const heading = (words: string, deed: Event, events: readonly Event[]) => {
    const all = flat(pictures.board(view, { locale: 'ja', now: { said: [words], deeds: [deed], events, asked: [] } }));
    return all.flatMap(({ tags, text }) => (tags.includes('said') && text ? [text] : [])).join('');
  };
  const hurt = (hp: number) => tell('suffers', { actor: hero.id, n: 1, by: 'rest', hp });
  expect(heading('1ダメージ（小休息、残りHP8）。', hurt(8), [hurt(8)])).toContain('小休息');
  const out = tell('exhausted', { seat: 0, chose: false });
  expect(heading('彼は脱落しました。', out, [hurt(3), out])).toContain('カードが足りず');
  expect(heading('彼は脱落しました。', out, [hurt(0), out])).toBe('彼は脱落しました。');
});

test('the row that is bright is that of the headline, also of a deed that is no blow, no way and no change', () => {
  const uses = (card: number) => tell('uses', { seat: 0, card, use: null });
  const potion = tell('uses-item', { seat: 0, actor: hero.id, item: 12 });
  const events = [
    tell('turn', { actor: hero.id }),
    potion,
    uses(1),
    tell('infuses', { actor: hero.id, element: 'fire' }),
  ];
  const loudOf = (deed: Event) => newsOf({ locale: 'en', now: { said: ['x'], events, deeds: [deed], asked: [] } }).loud;
  expect(loudOf(potion)).toBe(1);
  expect(loudOf(events[3]!)).toBe(2);
});
