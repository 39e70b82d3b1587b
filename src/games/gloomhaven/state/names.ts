import type { Message } from '#core/types';

/**
 * What figures are called by their ids alone, so that they have a name also when they are gone: `hero:<seat>`,
 * `monster:<type>:<rank>:<stand>:<n>`, `summon:<creature>:<seat>:<n>`, `objective:<what>:<n>`, 0 for the one there is.
 */
export function actorName(actor: string): Message {
  const [kind, what = '', third = '', fourth = ''] = actor.split(':');
  if (kind === 'hero') return { key: `seat.${what}` };
  if (kind === 'monster') return { key: `stand.${third}`, args: { type: what, n: Number(fourth) } };
  if (kind === 'summon') return { key: 'label.summon', args: { creature: what, seat: Number(third) } };
  return third === '0' ? { key: `objective.${what}` } : { key: 'stand.thing', args: { what, n: Number(third) } };
}

export const heroId = (seat: number): string => `hero:${seat}`;
