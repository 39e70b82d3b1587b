import type { AnyRecord } from '../match/record.ts';
import type { Call } from '../serve/command.ts';
import { declineIfPaused } from '../serve/paused.ts';
import { type ServingHere, servedHere } from './served-here.ts';
import { type Coming, type SaidHere, visitHere } from './visit-here.ts';

/** What can be done at the door that has no button: the subcommands of `/match` do it, as where they are typed. */
export type TypedHere = { command: 'export' } | { command: 'join'; seat: string };

/** What it came to: whether it was granted, and what was said; else that tells why not. */
export interface TypedAnswer extends SaidHere {
  taken: boolean;
}

/** Does it for somebody, in this match. `record` is what is known of it; undefined where it cannot be read. */
export async function typedHere(
  serving: ServingHere,
  given: Coming & { match: string },
  { command: name, ...options }: TypedHere,
  record: Pick<AnyRecord, 'guild' | 'channel'> | undefined,
): Promise<TypedAnswer> {
  const { guild, channel } = record ?? { guild: null, channel: '' };
  const { house, commands } = serving;
  const { visit, said } = visitHere(given, { guild, channel }, house.clock.now());
  const call: Call = { house, visit, commands, match: async () => given.match };
  const command = commands.find((one) => one.name.en === name && !one.alone && !one.under)!;
  const doing = { press: given.id, did: `match ${name}`, match: given.match };
  const taken = await servedHere(serving, call, doing, async () => {
    await declineIfPaused(house, guild);
    await command.run(call, options);
  });
  return { taken, ...said() };
}
