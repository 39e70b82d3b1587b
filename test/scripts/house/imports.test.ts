import { describe, expect, test } from 'vitest';
import { arrowsOf } from '../../../scripts/house/arrows.ts';
import { floorsOf } from '../../../scripts/house/floors.ts';
import { houseOf } from '../../../scripts/house/house.ts';
import { imports, importsBy } from '../../../scripts/house/imports.ts';

/** A house of some games, and of what a test plants in it. */
const plant = (texts: Record<string, string>) =>
  houseOf({
    ...Object.fromEntries(['x', 'y', 'xylophone', 'scythe'].map((id) => [`src/games/${id}/game.ts`, ''])),
    ...texts,
  });
const said = (texts: Record<string, string>, rule = imports) => rule.find(plant(texts)).map(({ says }) => says);

describe('A forbidden import is caught', () => {
  test.each([
    // A game's state and rules, in its pictures.
    ['renderers/x/board.ts', "import type { State } from '#games/x/state/state';"],
    ['renderers/x/board.ts', "import { legal } from '#games/x/rules/move';"],
    ['renderers/x/board.ts', "import { view } from '#games/x/seen/view';"],
    ['renderers/x/board.ts', "import { player } from '#games/x/judge/player';"],
    // What lies higher in a game, or beside.
    ['src/games/x/printed/content.ts', "import { at } from '../state/state.ts';"],
    ['src/games/x/state/state.ts', "import { move } from '../rules/move.ts';"],
    ['src/games/x/rules/move.ts', "import { view } from '../seen/view.ts';"],
    ['src/games/x/rules/move.ts', "import type { Aim } from '../judge/aims.ts';"],
    ['src/games/x/seen/view.ts', "import { worth } from '../judge/worth.ts';"],
    ['src/games/x/judge/audit.ts', "import { view } from '../seen/view.ts';"],
    ['src/games/x/state/state.ts', "import { audit } from '../judge/audit.ts';"],
    ['src/games/x/game.ts', "import { audit } from './judge/audit.ts';"],
    ['src/registry.ts', "import { move } from '#games/x/rules/move';"],
    // An example is a game like any other, and not of the product.
    ['examples/x/printed/content.ts', "import { at } from '../state/state.ts';"],
    ['examples/x/rules/move.ts', "import { view } from '../seen/view.ts';"],
    ['examples/x/renderers/board.ts', "import type { State } from '../state/state.ts';"],
    ['examples/x/renderers/board.ts', "import cards from '../data/cards.json' with { type: 'json' };"],
    ['examples/x/rules/move.ts', "import { pieces } from '#games/y/state/pieces';"],
    ['src/registry.ts', "import { examples } from '#examples/index';"],
    ['src/bot/serve/answering.ts', "import { examples } from '#examples/index';"],
    ['renderers/x/board.ts', "import { act } from '#core/match';"],
    ['renderers/x/board.ts', "import { emptyView } from '#games/x/seen/view.types';"],
    ['renderers/x/board.ts', "import cards from '#data/x/cards.json' with { type: 'json' };"],
    ['renderers/x/board.ts', "import { paint } from '#drawing/paint';"],
    ['renderers/x/board.ts', "import { createCanvas } from 'canvas';"],
    ['renderers/x/board.ts', "import { readFileSync } from 'node:fs';"],
    // Another game.
    ['renderers/x/board.ts', "import type { View } from '#games/y/seen/view.types';"],
    ['renderers/x/board.ts', "import { map } from '#renderers/y/map';"],
    ['renderers/y/board.ts', "import { cards } from '#games/scythe/printed/automa';"],
    ['src/games/x/turn.ts', "import { pieces } from '../y/pieces.ts';"],
    ['src/games/x/turn.ts', "export { pieces } from '#games/y/pieces';"],
    ['src/games/x/turn.ts', "import { pieces } from '../xylophone/pieces.ts';"],
    ['src/games/x/turn.ts', "import cards from '#data/y/cards.json' with { type: 'json' };"],
    // A game, in what all games share.
    ['renderers/tokens.ts', "import { units } from '#games/x/printed/content';"],
    ['renderers/tokens.ts', "import { map } from './x/map.ts';"],
    ['src/drawing/paint.ts', "import { map } from '#renderers/x/map';"],
    ['commands/help.ts', "import { move } from '#games/x/rules/move';"],
    ['commands/help.ts', "import { names } from '#renderers/x/names';"],
    ['src/asking/terms/menu.ts', "import { units } from '#games/x/printed/content';"],
    ['src/game-part.ts', "import { units } from '#games/x/printed/content';"],
    ['src/settings.ts', "import { units } from '#games/x/printed/content';"],
    ['src/core/match.ts', "import { units } from '#games/x/printed/content';"],
    // A game's anything, in the bot.
    ['src/bot/serve/answering.ts', "import { units } from '#games/x/printed/content';"],
    ['src/bot/serve/answering.ts', "import { board } from '#renderers/x/board';"],
    ['src/bot/serve/answering.ts', "import { td } from '#commands/td';"],
    ['src/bot/serve/answering.ts', "import { gameParts } from '#src/registry';"],
    ['src/bot/bot.ts', "import { board } from '#renderers/x/board';"],
    // The outside, in the kernel and the games.
    ['src/core/match.ts', "import { z } from 'zod';"],
    ['src/core/match.ts', "import type { Client } from 'discord.js';"],
    ['src/core/match.ts', "import { readFileSync } from 'node:fs';"],
    ['src/games/x/turn.ts', "import { Client } from 'discord.js';"],
    ['src/games/x/turn.ts', "import { Low } from 'lowdb';"],
    // Rooms that must not know each other.
    ['src/store/store.ts', "import type { House } from '#bot/match/house';"],
    ['src/local/guild/guild.ts', "import type { House } from '#bot/match/house';"],
    ['src/local/guild/guild.ts', "import { Client } from 'discord.js';"],
    ['src/local/guild/guild.ts', "import { press } from '#asking/press';"],
    ['src/local/page/main.js', "import { World } from '../world/world.ts';"],
    ['src/asking/terms/menu.ts', "import { gamePart } from '#src/game-part';"],
    ['commands/td.ts', "import { router } from '#bot/serve/router';"],
    // Uphill.
    ['src/bot/platform/send.ts', "import { say } from '#bot/words/say';"],
    ['src/bot/match/record.ts', "import { openBot } from '#bot/bot';"],
    ['src/core/match.ts', "import { playout } from '#chance/playout';"],
    ['scripts/bench.ts', "import '../test/every-game.test.ts';"],
    // Neighbours of what is allowed.
    ['src/games/x/turn.ts', "import { act } from '#core-x/match';"],
    ['src/games/x/turn.ts', "import { act } from '../../core-x/match.ts';"],
    ['src/games/x/turn.ts', "import { z } from 'zodiac';"],
    ['src/local/guild/guild.ts', "import { LIMITS } from '#asking/limits-x';"],
    ['src/core/rng.ts', "import { hash } from 'node:crypto-x';"],
    ['src/core/rng.ts', "import { hash } from 'crypto';"],
    // Out of the house.
    ['src/games/x/turn.ts', "import a from '../../../node_modules/discord.js/index.js';"],
    ['src/games/x/turn.ts', "import a from '../../../../elsewhere.ts';"],
    ['src/core-x/match.ts', ''],
  ])('in %s: %s', (file, text) => {
    expect(said({ [file]: text })).toHaveLength(1);
  });

  test.each([
    "import { Bot } from '#bot/bot';",
    "import type { Bot } from '#bot/bot';",
    "import { type Bot } from '#bot/bot';",
    "import bot, {\n  type Bot,\n} from '#bot/bot';",
    "import * as bot from '../../bot/bot.ts';",
    "import { bot } from './../../../src/bot/bot.ts';",
    'import { bot } from "#bot/bot";',
    "import { bot } from/* far */'#bot/bot';",
    "import '#bot/bot';",
    "export * from '#bot/bot';",
    "export type { Bot } from '#bot/bot';",
    "let bot: import('#bot/bot').Bot;",
    "const bot = await import('#bot/bot');",
    'const bot = await import(`#bot/bot`);',
    `const bot = await import(\`#bot/\${name}\`);`,
    'const bot = await import(name);',
    "import bot = require('../../bot/bot.ts');",
    "const bot = require('../../bot/bot.ts');",
    "const bot = createRequire(import.meta.url)('../../bot/bot.ts');",
    "const load = createRequire(import.meta.url);\nconst bot = load('../../bot/bot.ts');",
    "const load = () => get('../../bot/bot.ts');\nconst get = module.createRequire(import.meta.url);",
    "const bot = new Worker(new URL('../../bot/bot.ts', import.meta.url));",
  ])('however it is written: %s', (text) => {
    expect(said({ 'src/games/x/turn.ts': text, 'src/bot/bot.ts': '' })).toHaveLength(1);
  });

  test.each([
    "export type { State } from '../state/state.ts';",
    "import type { State } from '../state/state.ts';\nexport type { State };",
  ])('however long the way: types of a view that say %j are no door to the state', (text) => {
    expect(
      said({
        'src/games/x/seen/view.types.ts': text,
        'renderers/x/board.ts': "import type { View } from '#games/x/seen/view.types';",
      }),
    ).toEqual([
      'imports src/games/x/state/state.ts: pictures of a game may not see state, by way of src/games/x/seen/view.types.ts',
    ]);
  });

  test('however long the way: content that passes a package on is no door to it', () => {
    expect(
      said({
        'src/games/x/printed/content.ts': "export * from './more.ts';",
        'src/games/x/printed/more.ts': "export { z } from 'zod';",
        'renderers/x/board.ts': "import { units } from '#games/x/printed/content';",
      }),
    ).toEqual([
      'imports zod: pictures of a game may not see that package, by way of src/games/x/printed/content.ts, by way of src/games/x/printed/more.ts',
    ]);
  });
});

describe('An import that the row names is none of them', () => {
  test.each([
    [
      'renderers/x/board.ts',
      "import { units } from '#games/x/printed/content';\nimport type { View } from '#games/x/seen/view.types';",
    ],
    ['renderers/x/board.ts', "import { box } from '../panels.ts';\nimport { map } from './map.ts';"],
    ['src/drawing/paint.ts', "import { createCanvas } from 'canvas';"],
    [
      'src/games/x/turn.ts',
      "import { act } from '#core/match';\nimport { z } from 'zod';\nimport { b } from './pieces.ts';",
    ],
    ['src/games/x/printed/content.ts', "import cards from '#data/x/cards.json' with { type: 'json' };"],
    ['src/store/store.ts', "import { open } from 'node:fs/promises';\nimport type { Match } from '#core/types';"],
    ['src/local/guild/guild.ts', "import { LIMITS } from '#asking/terms/limits';"],
    [
      'src/bot/serve/answering.ts',
      "import type { GamePart } from '#src/game-part';\nimport { say } from '#bot/words/say';",
    ],
    ['commands/help.ts', "import { say } from '#bot/words/say';"],
    ['src/registry.ts', "import { x } from '#games/x/game';\nimport { board } from '#renderers/y/board';"],
    ['test/games/x/turn.test.ts', "import { y } from '#games/y/game';\nimport { test } from 'vitest';"],
    ['src/core/match.ts', "// import { z } from 'zod';\nconst text = \"import { z } from 'zod';\";"],
  ])('in %s: %s', (file, text) => {
    expect(said({ [file]: text })).toEqual([]);
  });
});

describe('An arrow', () => {
  test('tells file, line, whether it takes types alone, and every file that a name with holes fits', () => {
    const text = `import type { A } from './a.ts';\n\nconst album = await import(\`./albums/\${id}.ts\`);`;
    const house = houseOf({
      'scripts/p.ts': text,
      'scripts/albums/x.ts': '',
      'scripts/albums/y.ts': '',
      'scripts/a.ts': '',
    });
    expect(arrowsOf(house, house.sources[0]!)).toEqual([
      { from: 'scripts/p.ts', to: 'scripts/a.ts', inside: true, line: 1, types: true, passesOn: false },
      { from: 'scripts/p.ts', to: 'scripts/albums/x.ts', inside: true, line: 3, types: false, passesOn: false },
      { from: 'scripts/p.ts', to: 'scripts/albums/y.ts', inside: true, line: 3, types: false, passesOn: false },
    ]);
  });
});

describe('The table of rooms', () => {
  const low = { at: ['src/low/'], floor: 0, may: [] };
  const files = { 'src/low/a.ts': '', 'src/high/b.ts': '' };
  const faults = (rooms: Parameters<typeof floorsOf>[0]) => said(files, floorsOf(rooms));

  test('a row that allows a way uphill is wrong, and so is one on the same floor', () => {
    const high = { at: ['src/high/'], floor: 1, may: ['low'] };
    expect(faults({ low, high })).toEqual([]);
    expect(faults({ low: { ...low, may: ['high'] }, high })).toHaveLength(1);
    expect(faults({ low: { ...low, types: ['high'] }, high })).toHaveLength(1);
    expect(faults({ low, high: { ...high, floor: 0 } })).toHaveLength(1);
    expect(faults({ low: { ...low, may: ['src/high/b.ts'] }, high })).toHaveLength(1);
  });

  test('a row for a place where nothing is, or with a file that is not there, is wrong', () => {
    expect(faults({ low, high: { at: ['src/hihg/'], floor: 1, may: [] } })).toHaveLength(1);
    expect(faults({ low, high: { at: ['src/high/'], floor: 1, may: ['src/low/z.ts'] } })).toHaveLength(1);
  });

  test('a room of its own within another room is not that room', () => {
    const rooms = { low, inner: { at: ['src/low/inner/', 'src/low/one.ts'], floor: 1, may: ['low'] } };
    const uphill = "import { b } from './inner/b.ts';";
    expect(
      said({ 'src/low/a.ts': uphill, 'src/low/inner/b.ts': '' }, importsBy(rooms)).filter((one) => /inner/.test(one)),
    ).toEqual(['imports src/low/inner/b.ts: low may not see inner, uphill from floor 0 to 1']);
    const down = "import { a } from '../a.ts';";
    expect(said({ 'src/low/inner/b.ts': down }, importsBy(rooms)).filter((one) => /inner/.test(one))).toEqual([]);
  });
});
