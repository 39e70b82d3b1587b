import { order, start } from '#core/match';
import type { Event, Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { atStore, type Decided, decided } from './decided.ts';
import { pictureOf } from './measure-presses.ts';

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

/** So many come before, that code is warm, if as many are wanted. */
const WARM = 10;
/** More matches than these are not looked through. */
const MATCHES = 120;

/** ms of CPU that the heavy decisions of a game take with their saves, of so many that were found, and the pictures of the boards after them. */
export function measureHeavy(
  part: AnyGame,
  heavy: Heavy,
  most: number,
): Promise<{ both: number[]; pictures: number[] }> {
  return atStore(async (store) => {
    const [both, pictures]: [number[], number[]] = [[], []];
    const measure = async ({ decision, save, events, found }: Decided) => {
      if (!heavy.isHeavy(events)) return;
      both.push(decision + save);
      pictures.push((await pictureOf(found)).spent);
    };
    const warm = Math.min(WARM, most);
    for (let n = 0; both.length < warm + most && n < MATCHES; n++) {
      const seed = `bench/heavy/${n}`;
      for await (const one of decided(part, store, ordered(part, heavy, n, seed), seed)) {
        await measure(one);
        if (both.length === warm + most) break;
      }
    }
    return { both: both.slice(warm), pictures: pictures.slice(warm) };
  });
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
