import { order, start } from '#core/match';
import type { Event, Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { Store } from '#store/store';
import { atStore, type Decided, decided } from './decided.ts';
import { drawnAnew, pictureOf } from './measure-presses.ts';

/** Decisions of a game that take more than most: how they are come by, how they are known, and how long one may take. */
export interface Heavy {
  name: string;
  /** ms of CPU at the 95th percentile, with the save. */
  target: number;
  /** Matches in which such decisions come up. */
  seats: number;
  options: readonly Record<string, string>[];
  /** What seats have ordered from the start, so that nobody is asked in the midst of it. */
  orders: readonly { window: string; order: string; args: Record<string, string> }[];
  /** Whether this is one, by what was told by it. */
  isHeavy(events: readonly Event[]): boolean;
}

/** Each that is found is decided and drawn so often: some are rare. The first two are only for code to be warm. */
const TIMES = 4;
const WARM = 2;
/** More matches than these are not looked through. */
const MATCHES = 120;

/** ms of CPU that the heavy decisions of a game take with their saves, so many figures, and the pictures of the boards after them. */
export function measureHeavy(
  part: AnyGame,
  heavy: Heavy,
  figures: number,
): Promise<{ both: number[]; pictures: number[] }> {
  const wanted = WARM + Math.ceil(figures / TIMES);
  const [both, pictures]: [number[], number[]] = [[], []];
  let found = 0;
  const measure = async (one: Decided) => {
    if (!heavy.isHeavy(one.events)) return;
    if (++found === WARM + 1) both.length = pictures.length = 0;
    for (let n = 0; n < TIMES; n++) {
      both.push((n === 0 ? one.decision : one.again()) + one.save);
      pictures.push((await pictureOf(one.found)).spent);
    }
  };
  const search = async (store: Store) => {
    for (let n = 0; found < wanted && n < MATCHES; n++) {
      const seed = `bench/heavy/${n}`;
      for await (const one of decided(part, store, ordered(part, heavy, n, seed), seed)) {
        await measure(one);
        if (found === wanted) break;
      }
    }
    return { both, pictures };
  };
  return drawnAnew(() => atStore(search));
}

function ordered(part: AnyGame, { options, seats, orders }: Heavy, n: number, seed: string): Match<Json> {
  let match = start(part.game, { options: options[n % options.length]!, seats, seed });
  for (const { window, order: id, args } of orders)
    for (let seat = 0; seat < seats; seat++) {
      const given = order(part.game, match, { seat, window, order: { id, args, until: 'always' } });
      if ('refused' in given) throw new Error(given.refused.key);
      match = given.match;
    }
  return match as Match<Json>;
}
