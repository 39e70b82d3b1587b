import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import * as chance from '../src/chance/playout.ts';
import { copy } from '../src/core/copy.ts';
import { enumerate } from '../src/core/enumerate.ts';
import * as match from '../src/core/match.ts';
import { thinkOf } from '../src/core/think.ts';
import type { Game } from '../src/core/types.ts';
import { games } from '../src/registry.ts';

type Rules = Game<unknown, unknown>;
/** What of a checkout of this project is measured where it plays by chance: its games, its kernel, and its ways to play on. */
export interface House {
  /** Its rules, by id; undefined for a game that it does not have. */
  gameOf(id: string): Rules | undefined;
  copy: typeof copy;
  enumerate: typeof enumerate;
  chanceFrom: typeof chance.chanceFrom;
  choose: typeof chance.choose;
  playout: typeof chance.playout;
  race: typeof chance.race;
  act: typeof match.act;
  position: typeof match.position;
  /** Absent in a checkout that has no match to think with: there one acts for each answer. */
  thinkOf?: typeof thinkOf | undefined;
  raceFrom?: typeof chance.raceFrom | undefined;
}

export const thisHouse = (): House => ({
  gameOf: (id) => games.find(({ game }) => game.id === id)?.game,
  ...{ copy, enumerate, ...chance, ...match, thinkOf },
});

const PARTS = ['chance/playout', 'core/match', 'core/copy', 'core/enumerate', 'core/think'];
/** The same of another checkout, from the sources in its folder. Packages are those of this one. */
export async function houseIn(folder: string): Promise<House> {
  const at = resolve(folder);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const inSources = (part: string) => existsSync(join(at, 'src', `${part}.ts`));
  const parts = PARTS.filter(inSources).map((part) => `export * from './src/${part}.ts';`);
  // Each by itself, without the registry: that begins what pictures need as well.
  const theirs = games.map(({ game }) => `games/${game.id}/game`).filter(inSources);
  const rules = theirs.map((part, i) => `export * as game${i} from './src/${part}.ts';`);
  const file = resolve('dist', `beside-${process.pid}.cjs`);
  try {
    await build({
      stdin: { contents: [...parts, ...rules].join('\n'), resolveDir: at },
      absWorkingDir: at,
      outfile: file,
      bundle: true,
      external: Object.keys({ ...dependencies, ...devDependencies }),
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'error',
    });
    const house = createRequire(file)(file) as House & Record<string, Record<string, Rules>>;
    const all = rules.flatMap((_, i) => Object.values(house[`game${i}`]!));
    return { ...house, gameOf: (id) => all.find((one) => one?.id === id && 'steps' in one) };
  } finally {
    rmSync(file, { force: true });
  }
}
