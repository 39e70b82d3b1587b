import { describe, expect, test } from 'vitest';
import { press } from '#asking/press';
import { privateQuestion } from '#asking/question';
import { gameCommand } from '#asking/slash';
import { readId } from '#asking/terms/ids';
import { readTyped } from '#asking/typed/read';
import { isRefusal } from '#core/actions';
import type { Decision } from '#core/types';
import { scythe } from '#games/scythe/game';
import { games } from '#src/registry';
import { lay } from '../games/scythe/board.ts';
import { rowsOf } from '../kit/reading.ts';

const part = games.find(({ game }) => game.id === scythe.id)!;
const decision: Decision = {
  id: '1.1.bottom',
  key: 'bottom',
  seat: 0,
  actions: ['deploy', 'skip-bottom'],
  about: { bottom: { key: 'bottom.deploy' } },
  secret: true,
};
const METAL = { A4: { metal: 2 }, A5: { metal: 2 } };
/** Nordic about to pay three metal, which lie on two hexes. */
const workshop = (goods: Record<string, { metal: number }> = METAL) =>
  lay({
    seats: [
      { faction: 'nordic', mat: 'industrial', section: 'produce', units: { A4: ['worker'], A5: ['worker*2'] } },
      { faction: 'saxony' },
    ],
    goods,
    turn: { part: 'bottom', section: 'produce' },
  });
const read = (g: ReturnType<typeof workshop>, options: Record<string, string>) =>
  readTyped({ part, here: { g, seat: 0, about: decision.about }, locale: 'en' }, scythe.actions.deploy!, options);

describe('A field with a usual value', () => {
  test('may be left out of a typed answer: then the usual value is meant', () => {
    const given = read(workshop(), { mech: 'speed', hex: 'A5' });
    expect(given).toEqual({ args: { mech: 'speed', hex: 'A5', payment: { 'A4.metal': 2, 'A5.metal': 1 } } });
  });

  test('may be typed all the same', () => {
    const given = read(workshop(), { mech: 'speed', hex: 'A5', payment: 'A5.metal=2, A4.metal=1' });
    expect(given).toMatchObject({ args: { payment: { 'A4.metal': 1, 'A5.metal': 2 } } });
  });

  test('is missed when there is no usual value: here nothing can be paid', () => {
    expect(isRefusal(read(workshop({ A4: { metal: 2 } }), { mech: 'speed', hex: 'A5' }))).toBe(true);
  });

  test('is given with one press, until something else has been chosen', () => {
    const g = workshop();
    const draft = { decision: decision.id, action: 'deploy', args: { mech: 'speed', hex: 'A5' } };
    const shown = (of: typeof draft & { partial?: Record<string, number> }) =>
      privateQuestion({ part, match: 'm', g, decision, locale: 'en' }, of);
    const labels = (of: Parameters<typeof shown>[0]) =>
      rowsOf(shown(of).choices).flatMap(({ components }) => components.map((one) => ('label' in one ? one.label : '')));
    // Cut in its middle on the button, and whole beside it.
    expect(labels(draft)[0]).toMatch(/^As usual: metal from.*…/);
    expect(shown(draft).content).toMatch(/^-# As usual: metal from A4.* and metal from A5/m);
    expect(labels({ ...draft, partial: { 'A4.metal': 1 } }).some((label) => label!.startsWith('As usual'))).toBe(false);
    const { custom_id: id } = rowsOf(shown(draft).choices)[0]!.components[0] as { custom_id: string };
    const pressed = press({ part, g, decision }, draft, readId(id)!, []);
    expect(pressed).toMatchObject({
      answer: { action: 'deploy', args: { payment: { 'A4.metal': 2, 'A5.metal': 1 } } },
    });
  });

  test('is the only kind of field that a command does not require', () => {
    const deploy = gameCommand(part).options!.find(({ name }) => name === 'deploy') as unknown as {
      options: { name: string; required?: boolean }[];
    };
    expect(deploy.options.map(({ name, required }) => [name, required ?? false])).toEqual([
      ['mech', true],
      ['territory', true],
      ['payment', false],
      ['then', false],
    ]);
  });
});
