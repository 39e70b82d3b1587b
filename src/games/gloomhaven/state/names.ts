import type { Message } from '#core/types';
import type { Rank } from './state.ts';

/** Who a figure is, as its id says it. */
export interface Called {
  kind: 'character' | 'monster' | 'summon' | 'objective';
  /** The type of a monster, the creature of a summon, what a thing is; empty of a character. */
  what: string;
  /** Whose it is. */
  seat: number | null;
  rank: Rank | null;
  /** Its number; 0 for the one there is. */
  n: number;
}

/**
 * Reads the id of a figure: `hero:<seat>`, `monster:<type>:<rank>:<stand>:<n>`, `summon:<creature>:<seat>:<n>`, `objective:<what>:<n>`. Nowhere
 * else are ids taken apart.
 */
export function calledBy(id: string): Called {
  const [kind, what = '', third = '', fourth = ''] = id.split(':');
  if (kind === 'hero') return { kind: 'character', what: '', seat: Number(what), rank: null, n: 0 };
  if (kind === 'monster') return { kind: 'monster', what, seat: null, rank: third as Rank, n: Number(fourth) };
  if (kind === 'summon') return { kind: 'summon', what, seat: Number(third), rank: null, n: Number(fourth) };
  return { kind: 'objective', what, seat: null, rank: null, n: Number(third) };
}

/** What figures are called by their ids alone, so that they have a name also when they are gone. */
export function actorName(id: string): Message {
  const { kind, what, seat, rank, n } = calledBy(id);
  switch (kind) {
    case 'character':
      return { key: `seat.${seat}` };
    case 'monster':
      return { key: `stand.${rank}`, args: { type: what, n } };
    case 'summon':
      return { key: 'label.summon', args: { creature: what, seat } };
    case 'objective':
      return n === 0 ? { key: `objective.${what}` } : { key: 'stand.thing', args: { what, n } };
  }
}

export const heroId = (seat: number): string => `hero:${seat}`;
