import { describe, expect, test } from 'vitest';
import { folders, loose } from '../../../scripts/house/folders.ts';
import { houseOf } from '../../../scripts/house/house.ts';

describe('Folders of a room', () => {
  const a = 'src/games/x/rules/a';
  const files = {
    'src/games/x/game.ts': '',
    'src/games/x/rules/action.ts': '',
    [`${a}/one.ts`]: "import type { Two } from '../b/two.ts';",
    [`${a}/other.ts`]: "import '../action.ts';",
    'src/games/x/rules/b/two.ts': '',
    'src/games/x/rules/c/three.ts': '',
  };
  const said = (more: Record<string, string>) =>
    folders.find(houseOf({ ...files, ...more })).map(({ file, says }) => `${file}: ${says}`);

  test('are floors: downstairs they may import', () => {
    expect(said({})).toEqual([]);
  });

  test('that import each other are found, though none of their files does; types count', () => {
    const b = 'src/games/x/rules/b';
    expect(said({ [`${b}/three.ts`]: "import '../a/other.ts';" })).toEqual([
      `${a}/one.ts: ${a} imports ${b}, which imports ${a}`,
      `${b}/three.ts: ${b} imports ${a}, which imports ${b}`,
    ]);
  });

  test('are found by a longer way, too, and so is the folder of the room itself', () => {
    const [b, c, room] = ['b', 'c', '.'].map((name) =>
      name === '.' ? 'src/games/x/rules' : `src/games/x/rules/${name}`,
    );
    const longer = said({ [`${b}/two.ts`]: "import '../c/three.ts';", [`${c}/three.ts`]: "import '../a/other.ts';" });
    expect(longer).toContain(`${a}/one.ts: ${a} imports ${b}, which imports ${c}, which imports ${a}`);
    expect(
      said({
        'src/games/x/rules/action.ts': "import './c/three.ts';",
        [`${c}/three.ts`]: "import '../late.ts';",
        'src/games/x/rules/late.ts': '',
      }),
    ).toContain(`src/games/x/rules/action.ts: ${room} imports ${c}, which imports ${room}`);
  });

  test('of another room are another matter: a room may lie on both sides of it', () => {
    expect(
      said({ 'src/games/x/state/state.ts': '', 'src/games/x/rules/b/two.ts': "import '../../state/state.ts';" }),
    ).toEqual([]);
  });
});

describe('Beside game.ts', () => {
  test('nothing lies loose', () => {
    const house = houseOf({ 'src/games/x/game.ts': '', 'src/games/x/state/state.ts': '', 'src/games/x/help.ts': '' });
    expect(loose.find(house).map(({ file }) => file)).toEqual(['src/games/x/help.ts']);
  });

  test('of an example there are its command, its pictures and its data besides, and nothing loose', () => {
    const own = ['game.ts', 'command.ts', 'renderers/index.ts', 'data/cards.ts', 'rules/move.ts', 'loose.ts'];
    const house = houseOf(Object.fromEntries(own.map((file) => [`examples/x/${file}`, ''])));
    expect(loose.find(house).map(({ file }) => file)).toEqual(['examples/x/loose.ts']);
  });
});
