import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allArrows } from '../scripts/house/arrows.ts';
import { FOLDERS, readHouse } from '../scripts/house/house.ts';
import { placeOf } from '../scripts/house/places.ts';
import { ROOMS } from '../scripts/house/rooms.ts';

/** That nothing in the house is wrong is found by `npm run check`, with which `npm test` begins. Here is what makes its rules hold for something. */
const house = readHouse();

describe('The house', () => {
  test.each(FOLDERS)('%s has files, each of them in a room: with none, every rule would hold for nothing', (folder) => {
    const inside = house.sources.filter(({ file }) => file.startsWith(`${folder}/`));
    expect(inside).not.toEqual([]);
    for (const { file } of inside) expect(placeOf(file, house.games), file).toBeDefined();
  });

  test.each(Object.keys(ROOMS).filter((room) => !['data', 'manifest'].includes(room)))('%s has files', (room) => {
    expect(house.sources.filter(({ file }) => placeOf(file, house.games)?.room === room)).not.toEqual([]);
  });

  test('tests, styles and the page of the local table are read as well', () => {
    for (const file of ['test/architecture.proof.ts', 'src/local/page/base/base.css', 'src/local/page/main.js'])
      expect(house.files, file).toContain(file);
  });

  test('no room is called like a package: a row could not tell them apart', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      expect(Object.keys(ROOMS)).not.toContain(name);
  });
});

test('nothing of the program but that choice knows the examples', () => {
  const isOfProgram = (file: string) => /^(src|commands|renderers)\//.test(file);
  const known = allArrows(house).filter(({ from, to }) => isOfProgram(from) && to?.startsWith('examples/'));
  expect(known.map(({ from, to }) => [from, to])).toEqual([['src/offered.ts', 'examples/index.ts']]);
});
