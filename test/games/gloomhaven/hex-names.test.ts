import { expect, test } from 'vitest';
import { offered, scenario } from '#games/gloomhaven/printed/content/scenarios';
import { hexName, hexWords } from '#games/gloomhaven/printed/map/hex-names';

test('no two hexes of a map have the same name, and every name is a letter and a number from 1', () => {
  const words = hexWords();
  for (const no of offered) {
    const { rooms, doors } = scenario(no);
    const all = [...rooms.flatMap(({ hexes }) => hexes), ...doors.map(({ hex }) => hex)].map((hex) => hex.join());
    const once = [...new Set(all)];
    const names = once.map(hexName);
    expect(new Set(names).size, `scenario ${no}`).toBe(once.length);
    for (const name of names) expect(name).toMatch(/^[A-Z][1-9]\d?$/);
    for (const at of once) expect(words[at]).toBe(hexName(at));
  }
});

test('the next hex of a row has the next number, and the next row the next letter', () => {
  expect(hexName('0,0')).toBe('A16');
  expect(hexName('1,0')).toBe('A17');
  expect(hexName('-1,0')).toBe('A15');
  expect(hexName('0,1')).toBe('B16');
  expect(hexName('0,-1')).toBe('Z15');
});
