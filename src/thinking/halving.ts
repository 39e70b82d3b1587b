/** What was found out about one of several ways. */
export interface Tried {
  /** Its number. */
  way: number;
  /** What its samples gave, in order. */
  values: number[];
  worth: number;
}

/** How ways are tried. */
export interface Trial {
  /** How many there are. */
  ways: number;
  /** About how many samples there are in all. */
  budget: number;
  /** What the n-th sample of a way gives. The n-th samples of two ways should meet the same luck. */
  sample(way: number, n: number): number;
  /** What a way is worth that gave these. */
  worth(values: readonly number[]): number;
  /** The number of a way that stays to the end, so that all can be compared with it. */
  stays?: number | undefined;
  /** After so many rounds it stops, as far as it has come then. */
  rounds?: number | undefined;
  /** Hears after each round but the last how many are over, and all ways as they stand then, best first. */
  heard?(rounds: number, found: readonly Tried[]): void;
}

/**
 * Which way is best: sequential halving (Karnin, Koren and Somekh, 2013). All that are left are sampled as often as each other, the better half
 * goes on and is sampled more. Gives all ways, best first. Who went out before is worth at most what those are that went on.
 */
export function halving({ ways, budget, sample, worth, stays, rounds: most, heard }: Trial): Tried[] {
  const left: Tried[] = Array.from({ length: ways }, (_, way) => ({ way, values: [], worth: 0 }));
  const out: Tried[] = [];
  const rounds = Math.max(1, Math.ceil(Math.log2(ways)));
  for (let round = 1; round <= rounds; round++) {
    const times = Math.max(1, Math.floor(budget / (rounds * left.length)));
    for (const one of left) {
      for (let i = 0; i < times; i++) one.values.push(sample(one.way, one.values.length));
      one.worth = worth(one.values);
    }
    left.sort((a, b) => b.worth - a.worth);
    if (round === rounds || round === most) break;
    heard?.(round, falling([...left, ...out]));
    out.unshift(...leaving(left, stays));
  }
  return falling([...left, ...out]);
}

/** The same, none worth more than the one before it. */
function falling(all: readonly Tried[]): Tried[] {
  let most = Number.POSITIVE_INFINITY;
  return all.map((one) => {
    most = Math.min(most, one.worth);
    return { ...one, values: [...one.values], worth: most };
  });
}

/** Takes the worse half of these away and gives it, without the one that stays. */
function leaving(left: Tried[], stays: number | undefined): Tried[] {
  const worse = left.splice(Math.ceil(left.length / 2));
  const at = worse.findIndex(({ way }) => way === stays);
  if (at >= 0) left.push(...worse.splice(at, 1));
  return worse;
}
