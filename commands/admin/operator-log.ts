import type { Call } from '#bot/serve/command';

/** Writes into the log of the program what an operator has done: who, in which server, and to which match. */
export function logAct(
  { house, visit }: Pick<Call, 'house' | 'visit'>,
  did: string,
  facts: { match?: string; reason?: string; to?: string } = {},
): void {
  house.log.info({ operator: visit.user, guild: visit.guild, did, ...facts }, 'operator');
}
