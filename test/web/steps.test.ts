import { expect, test } from 'vitest';
import { wholePictures } from '../kit/picture-size.ts';
import { seatedIn, startedWebTable } from './kit.ts';

/** A board is sent as what is other than on the one that a window has. */

wholePictures();

test('whoever names the board that they have gets the step to the one of now, or word that it is the same; else the whole', async () => {
  const here = await startedWebTable();
  const { table } = here;
  const { id } = await table.record();
  const ann = await seatedIn(here, table.ann);
  const board = `/api/m/${id}/picture/board`;
  const first = await ann.get(board);
  const mark = first.headers.etag!.replaceAll('"', '');
  const same = await ann.get(`${board}?over=${mark}`);
  expect([same.status, same.bytes.length, same.headers.etag]).toEqual([204, 0, first.headers.etag]);

  await table.ann.slash(table.channel, 'toy', 'walk', { way: 'Mill > Market Square' });
  await table.rest();
  const whole = await ann.get(board);
  const step = await ann.get(`${board}?over=${mark}`);
  expect(step.headers['picture-over']).toBe(mark);
  expect(step.headers.etag).toBe(whole.headers.etag);
  expect(step.bytes.length).toBeLessThan(whole.bytes.length * 0.6);
  expect(whole.headers).not.toHaveProperty('picture-over');

  const strange = await ann.get(`${board}?over=nobody-has-this`);
  expect(strange.headers).not.toHaveProperty('picture-over');
  expect(strange.bytes.equals(whole.bytes)).toBe(true);
});
