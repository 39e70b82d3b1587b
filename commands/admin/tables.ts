import { Declined } from '#bot/match/declined';
import type { AnyRecord, Found } from '#bot/match/record';
import { liveOf } from '#bot/match/server';
import { Unplayable } from '#bot/match/sound';
import { changeOnce } from '#bot/serve/change-and-reply';
import type { Call } from '#bot/serve/command';
import { BrokenRecord } from '#store/errors';

/**
 * Changes each live match of the server in its turn, once for this interaction, and has it told. One that nobody can play
 * here is passed over. Gives how many were changed.
 */
export async function eachTable(call: Call, change: (found: Found) => AnyRecord): Promise<number> {
  const { house, visit } = call;
  let n = 0;
  for (const id of await liveOf(house, visit.guild!)) {
    try {
      await changeOnce(
        call,
        id,
        (found) => ({ record: change(found), result: undefined }),
        () => undefined,
      );
      n++;
      void house.deliver(id);
    } catch (error) {
      if (!(error instanceof Unplayable || error instanceof BrokenRecord || error instanceof Declined)) throw error;
      house.log.warn({ err: error, match: id }, 'a match that cannot be read is passed over');
    }
  }
  return n;
}
