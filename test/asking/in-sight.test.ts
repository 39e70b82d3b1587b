import { expect, test } from 'vitest';
import { columns, inSight, labelsInSight } from '#asking/terms/words';

test('a label that has room in 38 columns stays as it is, and is cut with one column more', () => {
  const fits = 'Trade for resources: 2 metal, end a turn';
  expect(inSight('x'.repeat(38))).toBe('x'.repeat(38));
  expect(columns(fits)).toBe(40);
  expect(columns(inSight(fits))).toBeLessThanOrEqual(38);
});

test('it is cut in its middle: what it begins with and the whole last part are seen', () => {
  expect(inSight('Trade for resources: 2 metal on G3, and end the turn')).toBe(
    'Trade for resources…, and end the turn',
  );
  expect(inSight('General Shelnor: All to Halden Cross, 3 steps, then end actions')).toBe(
    'General Shelnor…, then end actions',
  );
  expect(inSight('As many as possible under Warblade Kestrel')).toBe('As many as possible…Warblade Kestrel');
});

test('letters of Japanese take two columns', () => {
  expect(columns('手番終了')).toBe(8);
  const cut = inSight('ワーカー（A3 → A2）、ワーカー（A3 → A2）、ワーカー（D7 → D6）、手番終了');
  expect(cut).toBe('ワーカー（A3 → A2）、ワーカ…、手番終了');
  expect(columns(cut)).toBeLessThanOrEqual(38);
  expect(inSight('できるだけウォーブレード・ケストレルの配下に')).toMatch(/^できるだけ.*…ケストレルの配下に$/);
});

test('labels that would look alike show the part in which they differ, or a number', () => {
  const under = (leader: string) => `Move as many as possible under ${leader} to Halden Cross, then end actions`;
  const seen = labelsInSight([under('Shale'), under('Brook')]);
  expect(new Set(seen).size).toBe(2);
  expect(seen[0]).toContain('Shale');
  expect(seen[1]).toContain('Brook');
  const same = labelsInSight(['Take it', 'Take it']);
  expect(same).toEqual(['Take it', 'Take it (2)']);
  const long = labelsInSight([under('Shale'), under('Shale')]);
  expect(new Set(long).size).toBe(2);
  for (const one of [...seen, ...long]) expect(columns(one)).toBeLessThanOrEqual(38);
});
