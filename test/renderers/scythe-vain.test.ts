import { describe, expect, test } from 'vitest';
import { encounters, workersInAll } from '#games/scythe/printed/content';
import { deeds } from '#games/scythe/seen/deeds/deeds';
import type { View } from '#games/scythe/seen/view.types';
import { cameTo } from '#renderers/scythe/came-to';
import { headlines } from '#renderers/scythe/headlines';
import { amounts, deedsOf, lossesAt } from '#renderers/scythe/told';
import { games } from '#src/registry';
import { plays } from '../kit/lengths.ts';
import { flat } from './boxes.ts';
import { type Fresh, nowOf, playedFresh } from './fresh.ts';

/** Where a deed came to nothing the picture says so; what it brought has its mark, and what cannot be paid is struck through. */

const part = games.find((one) => one.game.id === 'scythe')!;
const GOODS = ['food', 'wood', 'metal', 'oil', 'worker'];
const BOTTOM: ReadonlySet<string> = new Set(['upgraded', 'deployed', 'built', 'enlisted', 'paid-only']);
const NOTHING = /nothing|without gain|no coins|gained only/;

/** Looks at positions of matches by chance, all of them that `isMeant` picks. */
function each(name: string, isMeant: (fresh: Fresh) => boolean, look: (fresh: Fresh, view: View) => void): void {
  for (let n = 0; n < plays({ sample: 3, whole: 40 }); n++)
    playedFresh(part, `${name}/${n}`, {
      most: 400,
      isLooked: () => true,
      look: (fresh) => {
        if (isMeant(fresh)) look(fresh, part.game.view(fresh.g, 'spectator') as View);
      },
    });
}
const drawn = (fresh: Fresh, view: View) =>
  flat(part.pictures.board(view as never, { locale: 'en', now: nowOf(fresh, 'en'), map: true }));

test('on boards by chance a deed in vain says that nothing came: in its headline, its list and its sentence', () => {
  const kinds = new Map<string, number>();
  const vainIn = ({ told }: Fresh) => deeds(told.filter(({ only }) => !only)).map((one) => one.told);
  each(
    'vain',
    (fresh) => vainIn(fresh).some(({ shown }) => shown.none !== undefined),
    (fresh, view) => {
      const now = nowOf(fresh, 'en');
      const last = deedsOf(now).at(-1)!;
      const vain = vainIn(fresh).filter(({ shown }) => shown.none !== undefined);
      for (const { type } of vain) kinds.set(type, (kinds.get(type) ?? 0) + 1);
      expect(now.said.filter((one) => NOTHING.test(one)).length, fresh.name).toBeGreaterThanOrEqual(vain.length);
      const texts = drawn(fresh, view).flatMap(({ text }) => text ?? []);
      if (last.shown.none !== undefined && view.phase === 'play') {
        expect(headlines(view, { locale: 'en', now }).at(-1), fresh.name).toMatch(NOTHING);
        expect(texts.join('|'), fresh.name).toMatch(/(^|\|)(nothing|no coins)(\||$)/);
      }
    },
  );
  expect([...kinds.keys()]).toEqual(expect.arrayContaining(['produced']));
});

test('on boards by chance every good and worker that the last deed brought has its mark on the map', () => {
  let seen = 0;
  each(
    'gains',
    (fresh) => fresh.told.some(({ shown, only }) => !only && Array.isArray(shown.gain)),
    (fresh, view) => {
      const now = nowOf(fresh, 'en');
      const last = deedsOf(now).at(-1)!;
      const brought = [...amounts(last.shown.gain), ...amounts(last.shown.workers)].filter(({ sign }) =>
        GOODS.includes(sign),
      );
      const sum = brought.reduce((all, { n }) => all + n, 0);
      if (sum === 0) return;
      seen++;
      const marked = cameTo(view, { locale: 'en', now }).flatMap(({ amounts: all }) => all.filter(({ n }) => n > 0));
      expect(
        marked.reduce((all, { n }) => all + n, 0),
        `${fresh.name} ${last.type}`,
      ).toBeGreaterThanOrEqual(sum);
    },
  );
  expect(seen).toBeGreaterThan(20);
});

test('on boards by chance the map has what was paid from hexes: what came and went adds up to what lies there', () => {
  let seen = 0;
  each(
    'payments',
    (fresh) => fresh.told.some(({ type, only }) => !only && BOTTOM.has(type)),
    (fresh, view) => {
      const now = nowOf(fresh, 'en');
      const own = deedsOf(now);
      // Alone it is certain what a hex had before it.
      if (own.length !== 1 || !BOTTOM.has(own[0]!.type)) return;
      const { loss, paid } = own[0]!.shown;
      const due = amounts(loss).filter(({ sign }) => GOODS.includes(sign));
      const sum = due.reduce((all, { n }) => all + n, 0);
      const from = lossesAt(paid);
      expect(
        from.reduce((all, { n }) => all - n, 0),
        fresh.name,
      ).toBe(sum);
      const marked = cameTo(view, { locale: 'en', now });
      for (const { place, sign, n } of from)
        expect(marked.find((one) => one.place === place)?.amounts, fresh.name).toContainEqual({ sign, n });
      const words = drawn(fresh, view).flatMap(({ text }) => text ?? []);
      for (const { n } of from) expect(words, fresh.name).toContain(`−${-n}`);
      seen += from.length;
    },
  );
  expect(seen).toBeGreaterThan(5);
});

test('on boards by chance exactly those options of an encounter are open that can be paid', () => {
  const seen = { open: 0, shut: 0, taken: 0 };
  each(
    'options',
    ({ open }) => open.some(({ key }) => key.startsWith('encounter')),
    (fresh, view) => {
      const { card } = view.encounter!;
      const decision = fresh.open.find(({ key }) => key.startsWith('encounter'))!;
      const field = part.game.actions['choose-option']!.fields.option as never as {
        options: (here: object) => string[];
      };
      const payable = field.options({ g: fresh.g, seat: decision.seat, about: decision.about });
      const tags = new Set(drawn(fresh, view).flatMap((one) => one.tags));
      for (const { id } of encounters.get(card)!.options) {
        const state = (['open', 'shut', 'taken'] as const).find((one) => tags.has(`option-${one}:${id}`))!;
        seen[state]++;
        expect(state === 'open', `${fresh.name} ${card}.${id} is ${state}`).toBe(payable.includes(id));
      }
    },
  );
  expect(seen.open).toBeGreaterThan(5);
  expect(seen.shut).toBeGreaterThan(1);
});

describe('A deed', () => {
  const n = (what: string, many: number) => ({ key: `counter.${what}`, args: { n: many } });
  const told = (type: string, shown: object) =>
    deeds([{ type, shown: { seat: 0, ...shown } } as never])[0]!.told.shown.none;
  test('that brought something is not in vain, one that brought nothing is', () => {
    expect(told('bolstered', { gain: [], loss: [n('coins', 1)] })).toBeDefined();
    expect(told('bolstered', { gain: [n('power', 1)], loss: [n('coins', 1)] })).toBeUndefined();
    expect(
      told('produced', { gain: [], workers: [n('worker', 1)], hexes: ['D2'], at: { D2: { worker: 1 } } }),
    ).toBeUndefined();
    expect(told('produced', { gain: [], workers: [], hexes: ['D2'], at: {} })).toBeDefined();
    expect(told('trap-sprung', { owner: 1, place: 'G6', penalty: 'coins', loss: [] })).toBeDefined();
    expect(told('trap-sprung', { owner: 1, place: 'G6', penalty: 'coins', loss: [n('coins', 4)] })).toBeUndefined();
  });
  test('about whose gain somebody is still asked is not in vain', () => {
    const asked = [...encounters.values()].flatMap(({ id, options }) =>
      options.filter(({ gain }) => gain.upgrade).map((one) => `${id}.${one.id}`),
    );
    expect(asked.length).toBeGreaterThan(0);
    for (const option of asked)
      expect(told('option-taken', { option, gain: [], workers: [], hex: 'D2' })).toBeUndefined();
    expect(workersInAll).toBe(8);
  });
});
