import { expect, test } from 'vitest';
import { leaders, look, wizards } from '#games/tears-of-the-dragon/printed/content';
import type { Sprite } from '#renderers/scene';
import { aloneParts } from '#renderers/tears-of-the-dragon/alone-parts';
import { spanOf } from '#renderers/tears-of-the-dragon/casualty-parts';
import { effectParts } from '#renderers/tears-of-the-dragon/effect-parts';
import { fightIn } from '#renderers/tears-of-the-dragon/fight-told';
import { texts } from './legible.ts';
import * as sample from './samples.ts';

/** A casualty roll stands beside the results of the table among which it fell, and the reason why it was rolled. */

const said = (parts: readonly Sprite[]) =>
  parts.flatMap(({ w, nodes }) =>
    texts({ width: w, height: 60, ground: '#000000', lang: 'en', nodes: [...nodes] }).map(({ text }) => text),
  );
const casualty = (piece: string, end: string, die: number, add: number | null = null) => ({
  key: 'came.casualty',
  args: { piece, die, add, end: { key: `came.end.${end}` } },
});
const fled = (piece: string, to: string, die: number) => ({ key: 'came.fled', args: { piece, to, die, add: null } });

test('TD-14.2, TD-14.3: each result from 1 to 15 lies in the span that is written, and the next beyond it does not', () => {
  for (const [table, faces] of [
    ['leaderCasualty', leaders],
    ['wizardCasualty', wizards],
  ] as const) {
    const face = [...faces.keys()][0]!;
    for (let n = 1; n <= 15; n++) {
      const [, low, high] = /^(\d+)(?:–(\d+)|\+)?$/u.exec(spanOf(face, n))!;
      const top = spanOf(face, n).endsWith('+') ? 99 : Number(high ?? low);
      expect(n).toBeGreaterThanOrEqual(Number(low));
      expect(n).toBeLessThanOrEqual(top);
      expect(look(table, Number(low)).result).toBe(look(table, n).result);
      if (top < 99) expect(look(table, top + 1).result).not.toBe(look(table, n).result);
    }
  }
});

test('The span stands behind the die, what came on top of the die before it, and both in the row of a finished battle', () => {
  expect(said(effectParts([casualty('kestrel', 'captured', 8, 5)], 'en'))).toEqual(
    expect.arrayContaining(['8', '+5 (10+)', 'Kestrel captured']),
  );
  expect(said(effectParts([casualty('torin', 'captured', 9)], 'en'))).toContain('(9+)');
  expect(said(effectParts([casualty('kestrel', 'killed', 9)], 'en'))).toContain('(8–9)');
  const blows = {
    type: 'blows',
    shown: {
      seat: 1,
      dice: [],
      blows: [{ seat: 1, foe: 0, hits: 1, came: [casualty('kestrel', 'wounded', 6)] }],
      end: { key: 'x' },
      place: 'kimrin',
    },
  };
  const fight = fightIn({ events: [], deeds: [blows] }, sample.middle);
  expect(fight?.sides[0].people).toEqual([
    { face: 'kestrel', end: 'wounded', roll: { face: 'kestrel', die: 6, add: 0 } },
  ]);
});

test('TD-14.1: of a leader whom a march came upon it is told that he had nobody who fights, and where he fled from', () => {
  const march = (seat: number) => ({
    type: 'moved',
    shown: { seat, from: 'ilrog', to: 'cinder-hill', pieces: ['cadmin'] },
  });
  const borne = (...came: object[]) => ({ type: 'losses-borne', shown: { seat: 1, came } }) as never;
  const neko = fled('neko', 'saltmarket', 4);
  expect(said(aloneParts(borne(neko), march(0), 'en')!)[0]).toBe('without troops at Cinder Hill:');
  expect(said(aloneParts(borne(casualty('neko', 'captured', 10)), march(0), 'en')!)[0]).toBe('without troops:');
  // His own march, a wizard, a flight to a place that is not near, and no march: no reason is known.
  for (const [came, before] of [
    [neko, march(1)],
    [casualty('torin', 'captured', 9), march(0)],
    [neko, undefined],
  ] as const)
    expect(said(aloneParts(borne(came), before, 'en')!).join()).not.toContain('without troops');
  expect(said(aloneParts(borne(fled('neko', 'wintermoor', 4)), march(0), 'en')!)[0]).toBe('without troops:');
  expect(aloneParts(march(0), undefined, 'en')).toBeUndefined();
});
