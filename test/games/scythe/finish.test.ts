import { describe, expect, test } from 'vitest';
import { LIMITS } from '#asking/terms/limits';
import { locales } from '#core/text';
import type { Json } from '#core/types';
import { text } from '#games/scythe/printed/text';
import { type Scene, type ScytheTable, type Sitting, table } from './board.ts';

/** the bottom action and the end of the turn in one press. */

/** Objective 22 is fulfilled all the time with a Factory card, 12 and 13 are not here. */
const FULFILLED = { factory: 'F01', objectives: ['O22', 'O12'] };
const NOT = { factory: 'F01', objectives: ['O12', 'O13'] };
const scene = (first: Partial<Sitting> = {}, more: Partial<Scene> = {}): Scene => ({
  seats: [
    { faction: 'nordic', mat: 'industrial', mechs: [], units: { A4: ['worker'], A5: ['worker'] }, ...NOT, ...first },
    { faction: 'saxony' },
  ],
  goods: { A4: { metal: 4 } },
  ...more,
});
/** Nordic may deploy: with the Industrial mat Deploy is below Produce. */
const deploying = (first: Partial<Sitting> = {}, more: Partial<Scene> = {}): ScytheTable => {
  const t = table(scene(first, more));
  t.seat(0).does('bottom-only', { section: 'produce' });
  t.nobodyIsAskedExcept(0, 'bottom');
  return t;
};
const payment = { 'A4.metal': 3 };

describe('R-106 The bottom action and the end of the turn', () => {
  test('whoever holds objectives is offered both in one press, on all the buttons of the bottom action', () => {
    const t = deploying();
    expect(t.seat(0).offered()).toEqual(['deploy', 'pay-only', 'skip-bottom', 'finish', 'end-turn']);
    expect([...t.seat(0).suggested('deploy'), ...t.seat(0).suggested('pay-only')]).toEqual([]);
    const buttons = t.seat(0).suggested('finish');
    expect(buttons).toHaveLength(5);
    for (const { args } of buttons) expect(t.seat(0).refusal('finish', args)).toBeUndefined();
    expect(locales.map((locale) => text.say(buttons[0]!.label, locale))).toEqual([
      'Riverwalk at A4, and end the turn',
      'A4に渡河能力、手番終了',
    ]);
    t.nobodyIsAskedExcept(0, 'bottom');
  });

  test('one press does both, and tells what the two presses tell', () => {
    const both = deploying();
    both.seat(0).does('finish', { what: 'riverwalk/A4', payment });
    both.nobodyIsAskedExcept(1, 'turn');
    const apart = deploying();
    apart.seat(0).does('deploy', { mech: 'riverwalk', hex: 'A4', payment });
    apart.nobodyIsAskedExcept(0, 'close');
    apart.seat(0).does('end-turn');
    expect(both.events).toEqual(apart.events);
    expect(both.g).toEqual(apart.g);
    apart.nobodyIsAskedExcept(1, 'turn');
  });

  test('what is offered in public is the same whether an objective is fulfilled or not', () => {
    const [fulfilled, not] = [deploying(FULFILLED), deploying(NOT)];
    expect(fulfilled.open).toEqual(not.open);
    expect(fulfilled.seat(0).suggested('finish')).toEqual(not.seat(0).suggested('finish'));
    for (const t of [fulfilled, not]) {
      t.seat(0).does('finish', { what: 'riverwalk/A4', payment });
      t.nobodyIsAskedExcept(1, 'turn');
    }
  });

  test('all that the bottom action can be is among what ends the turn, and nothing else', () => {
    const t = deploying();
    const apart = t.seat(0).may('deploy');
    const both = t.seat(0).may('finish');
    expect(both).toHaveLength(apart.length + t.seat(0).may('pay-only').length);
    for (const { mech, hex, payment: paid } of apart)
      expect(both).toContainEqual({ what: `${mech}/${hex}`, payment: paid });
    expect(t.seat(0).isRefused('finish', { what: 'riverwalk/B5', payment })).toBe('refusal.not-available');
    expect(t.seat(0).isRefused('finish', { what: 'riverwalk/A4', payment: { 'A4.metal': 2 } })).toBe(
      'refusal.wrong-total',
    );
  });

  test('paying alone, and no bottom action, end the turn too', () => {
    const paid = deploying();
    paid.seat(0).does('finish', { what: 'pay-only', payment });
    expect(paid.g.players[0]!.mechs).toEqual([]);
    paid.nobodyIsAskedExcept(1, 'turn');
    const none = deploying();
    none.seat(0).does('end-turn');
    expect(none.g.goods.A4).toMatchObject({ metal: 4 });
    none.nobodyIsAskedExcept(1, 'turn');
  });

  test('an objective can still be revealed after the bottom action that was taken by its name', () => {
    const t = deploying(FULFILLED);
    t.seat(0).does('deploy', { mech: 'riverwalk', hex: 'A4', payment });
    t.nobodyIsAskedExcept(0, 'close');
    t.seat(0).does('reveal', { objective: 'O22' });
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('whoever holds none, or has revealed it just now, has the plain buttons: the turn ends by itself', () => {
    const t = deploying({ objectives: [] });
    expect(t.seat(0).offered()).toEqual(['deploy', 'pay-only', 'skip-bottom']);
    expect(t.seat(0).suggested('deploy')).toHaveLength(5);
    t.seat(0).does('deploy', { mech: 'riverwalk', hex: 'A4', payment });
    t.nobodyIsAskedExcept(1, 'turn');
    const revealed = deploying(FULFILLED);
    revealed.seat(0).does('reveal', { objective: 'O22' });
    expect(revealed.seat(0).offered()).toEqual(['deploy', 'pay-only', 'skip-bottom']);
    revealed.nobodyIsAskedExcept(0, 'bottom');
  });

  test('SC-13.3: Crimea pays with a combat card here as well, once', () => {
    const crimea = { faction: 'crimea', hand: [2, 4], units: { G3: ['worker'] } };
    const t = deploying(crimea, { goods: { G3: { metal: 4 } } });
    expect(
      t.seat(0).isRefused('finish', { what: 'scout/G3', payment: { 'G3.metal': 1, 'card.2': 1, 'card.4': 1 } }),
    ).toBe('refusal.one-card-only');
    t.seat(0).does('finish', { what: 'scout/G3', payment: { 'G3.metal': 2, 'card.2': 1 } });
    expect(t.g.players[0]).toMatchObject({ hand: [4], mechs: ['scout'] });
    t.nobodyIsAskedExcept(1, 'turn');
  });

  test('SC-11.3: the sixth star by it ends the match, with benefit and coins', () => {
    const stars = (['combat', 'combat', 'power', 'workers', 'objective'] as const).map((kind) => ({ kind, turn: 1 }));
    const t = deploying({
      stars,
      mechs: ['speed', 'seaworthy', 'artillery'],
      units: { A4: ['worker', 'mech*3'] },
    });
    t.seat(0).does('finish', { what: 'riverwalk/A4', payment });
    expect(t.g.phase).toBe('over');
    expect(t.g.players[0]!.mechs).toHaveLength(4);
    t.nobodyIsAsked();
  });

  test('SC-9.2: the Move of the Factory card can lead to more: it is not on one button with the end', () => {
    const t = table(scene());
    t.seat(0).does('bottom-only', { section: 'factory' });
    expect(t.seat(0).offered()).toEqual(['move', 'skip-bottom', 'end-turn']);
    t.seat(0).does('end-turn');
    t.nobodyIsAskedExcept(1, 'turn');
  });
});

describe('R-106 The other bottom actions', () => {
  // Industrial: Upgrade is below Bolster, Build below Move, Enlist below Trade, each for 3 tokens.
  test.each([
    {
      event: 'upgraded',
      section: 'bolster',
      kind: 'oil',
      what: 'move.units/build',
      first: 'Produce: one territory more / Enlist cheaper, and end the turn',
    },
    { event: 'built', section: 'move', kind: 'wood', what: 'mill/A4', first: 'Monument at A4, and end the turn' },
    {
      event: 'enlisted',
      section: 'trade',
      kind: 'food',
      what: 'build/coins',
      first: 'Recruit of Upgrade, 2 power at once, and end the turn',
    },
  ])('$event: the same, in its own words', ({ event, section, kind, what, first }) => {
    const t = table(scene({}, { goods: { A4: { [kind]: 4 } } }));
    t.seat(0).does('bottom-only', { section });
    const labels = t
      .seat(0)
      .suggested('finish')
      .map(({ label }) => text.say(label, 'en'));
    expect(labels[0]).toBe(first);
    const [{ payment: price }] = t.seat(0).may('pay-only', 1) as [{ payment: Json }];
    t.seat(0).does('finish', { what, payment: price });
    expect(t.told()).toContain(event);
    t.nobodyIsAskedExcept(1, 'turn');
  });
});

test('R-106: no label is so long that its end, which says that the turn ends, would be cut off', () => {
  const boxes = ['move.units', 'bolster.cards', 'bolster.power', 'trade.popularity', 'produce.territories'];
  const rows = ['upgrade', 'deploy', 'build', 'enlist'];
  const upgrade = (box: string, bottom: string) => ({ key: 'suggest.upgrade', args: { box, bottom } });
  for (const what of boxes.flatMap((box) => rows.map((bottom) => upgrade(box, bottom))))
    for (const locale of locales) {
      const paid = { key: 'suggest.with-card', args: { what } };
      const label = text.say({ key: 'suggest.finish', args: { what: paid } }, locale);
      expect(label.length, label).toBeLessThanOrEqual(LIMITS.component.label);
    }
});

test('SC-3.2: the question says how an objective can be revealed afterwards, to those who hold one', () => {
  const say = (t: ScytheTable) => {
    const { key, seat, about } = t.open[0]!;
    return locales.map((locale) => text.say({ key: `ask.${key}`, args: { ...(about as object), seat } }, locale));
  };
  expect(say(deploying())).toEqual([
    'Player 1: take the bottom action Deploy? To reveal an objective after it, take Deploy by its name.',
    'プレイヤー1：下段アクション「配備」を行いますか？このあとで目的カードを公開するなら、「配備」のボタンを選んでください。',
  ]);
  expect(say(deploying({ objectives: [] }))[0]).toBe('Player 1: take the bottom action Deploy?');
});
