import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import * as chance from '../src/chance/playout.ts';
import { copy } from '../src/core/copy.ts';
import { enumerate } from '../src/core/enumerate.ts';
import * as match from '../src/core/match.ts';
import { thinkOf } from '../src/core/think.ts';
import type { Judge, Playable } from '../src/core/types.ts';
import { games } from '../src/registry.ts';

export type Part = Playable<unknown, unknown>;
/** What of a checkout of this project is measured where it plays by chance: its games, its kernel, and its ways to play on. */
export interface House {
  /** Its rules and their judge, by id of the game; undefined for one that it does not have. Nothing is audited. */
  partOf(id: string): Part | undefined;
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
  partOf(id) {
    const part = games.find(({ game }) => game.id === id);
    return part && { game: part.game, judge: part.judge };
  },
  ...{ copy, enumerate, ...chance, ...match, thinkOf },
});

const judgeOf = (id: string): string => `games/${id}/judge/judge`;
const isGame = (one: unknown): one is Part['game'] => typeof one === 'object' && one !== null && 'steps' in one;

/** The ways to play on of a checkout in which games had their own judges and audits: they are given the game alone. */
function bare(house: House): Pick<House, 'playout' | 'race' | 'raceFrom'> {
  const alone = ({ game }: Playable<never, never>) => ({ ...game, audit: undefined }) as never;
  return {
    playout: (part, ...how) => house.playout(alone(part as never), ...how),
    race: (part, ...how) => house.race(alone(part as never), ...how),
    raceFrom: house.raceFrom && ((part, ...how) => house.raceFrom!(alone(part as never), ...how)),
  };
}

const PARTS = ['chance/playout', 'core/match', 'core/copy', 'core/enumerate', 'core/think'];
/** The same of another checkout, from the sources in its folder. Packages are those of this one. */
export async function houseIn(folder: string): Promise<House> {
  const at = resolve(folder);
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, object>;
  const inSources = (part: string) => existsSync(join(at, 'src', `${part}.ts`));
  const parts = PARTS.filter(inSources).map((part) => `export * from './src/${part}.ts';`);
  // Each by itself, without the registry: that begins what pictures need as well.
  const theirs = games.map(({ game }) => game.id).filter((id) => inSources(`games/${id}/game`));
  const rules = theirs.map((id, i) => `export * as game${i} from './src/games/${id}/game.ts';`);
  const judged = theirs.filter((id) => inSources(judgeOf(id)));
  const judges = judged.map((id) => `export * as judge${theirs.indexOf(id)} from './src/${judgeOf(id)}.ts';`);
  const file = resolve('dist', `beside-${process.pid}.cjs`);
  try {
    await build({
      stdin: { contents: [...parts, ...rules, ...judges].join('\n'), resolveDir: at },
      absWorkingDir: at,
      outfile: file,
      bundle: true,
      external: Object.keys({ ...dependencies, ...devDependencies }),
      platform: 'node',
      format: 'cjs',
      target: 'node20',
      logLevel: 'error',
    });
    const house = createRequire(file)(file) as House & Record<string, Record<string, unknown>>;
    const partOf = (id: string): Part | undefined => {
      const i = theirs.indexOf(id);
      const game = Object.values(house[`game${i}`] ?? {}).find(isGame);
      return game && { game, judge: house[`judge${i}`]?.judge as Judge<unknown> };
    };
    return { ...house, ...(judged.length === 0 && bare(house)), partOf };
  } finally {
    rmSync(file, { force: true });
  }
}
