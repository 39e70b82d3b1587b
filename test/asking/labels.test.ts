import { expect, test } from 'vitest';
import { distinct } from '#asking/terms/words';

const seen = (labels: readonly string[]) => distinct(labels, 80).map((label) => label.slice(0, 38));

test('labels that begin alike for 38 characters have what tells them apart in front', () => {
  const labels = [
    'Move as many as possible of the units under Warmaster Shale',
    'Move as many as possible of the units under Warmaster Brook',
  ];
  expect(distinct(labels, 80)).toEqual([
    'Shale — Move as many as possible of the units under Warmaster',
    'Brook — Move as many as possible of the units under Warmaster',
  ]);
  expect(new Set(seen(labels)).size).toBe(2);
});

test('in a language without spaces too', () => {
  const same = '配下の兵をできるだけ多くこの戦いに送り込んで残りはすべて城に置いたまま動かさない指揮官：';
  expect(distinct([`${same}頁岩`, `${same}小川`], 80)).toEqual([`頁岩 — ${same}`, `小川 — ${same}`]);
});

test('labels that differ where it is seen, and one alone, stay as they are', () => {
  const labels = ['As many as possible under Warmaster Shale', 'As many as possible under Captain Warmaster Shale'];
  expect(distinct(labels, 80)).toEqual(labels);
  expect(distinct([labels[0]!], 80)).toEqual([labels[0]]);
});

test('a label that another one goes on from stays, and the other has its own end in front', () => {
  const short = 'Move as many as possible of the units under him';
  expect(distinct([short, `${short} and her`], 80)).toEqual([
    'him — Move as many as possible of the units under',
    'him and her — Move as many as possible of the units under',
  ]);
});
