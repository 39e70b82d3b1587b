import type { Clock } from './clock.ts';

const DISCORD_EPOCH = 1_420_070_400_000n;

/** Hands out ids that carry their time, as Discord's do (reference, "Snowflakes"); each is greater than the last. */
export interface Snowflakes {
  next(): string;
  /** The last id given, to be kept over a restart. */
  last(): string;
}

/** Ids from `clock`, all greater than `after`. Same clock and same calls give the same ids. */
export function snowflakes(clock: Clock, after = '0'): Snowflakes {
  let last = BigInt(after);
  return {
    next() {
      const fresh = snowflakeAt(clock.now());
      last = fresh > last ? fresh : last + 1n;
      return last.toString();
    },
    last: () => last.toString(),
  };
}

/** The least id of the moment `ms` (since 1970). */
export function snowflakeAt(ms: number): bigint {
  return (BigInt(ms) - DISCORD_EPOCH) << 22n;
}

/** The moment (ms since 1970) an id was made. */
export function momentOf(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH);
}

/** The shard of `count` that a guild's events go to (gateway, "Sharding"); direct messages go to shard 0. */
export function shardOf(guild: string | null, count: number): number {
  return guild === null ? 0 : Number((BigInt(guild) >> 22n) % BigInt(count));
}
