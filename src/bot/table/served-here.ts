import type { Press } from '#asking/terms/ids';
import type { House } from '../match/house.ts';
import type { Measures } from '../platform/measures.ts';
import type { Call, MatchCommand } from '../serve/command.ts';
import { granted } from '../serve/granted.ts';
import type { Pressable } from '../serve/pressed.ts';

/** What is done at the door, with what: the house, what its commands and presses do, and who counts. */
export interface ServingHere {
  house: House;
  commands: readonly MatchCommand[];
  buttons: ReadonlyMap<Press['kind'], Pressable>;
  measures: Measures;
}

/** What somebody does: under the id that they gave, as a kind of button or a command, in which match. */
interface Doing {
  press: string;
  did: string;
  match: string;
}

/** Does what somebody wishes at the door, as it is done for an interaction: it is logged, and counted. Gives whether it was granted. */
export async function servedHere(
  { house, measures }: Pick<ServingHere, 'house' | 'measures'>,
  call: Call,
  doing: Doing,
  work: () => Promise<void>,
): Promise<boolean> {
  const { user, stages: ms } = call.visit;
  const ended = await granted(call, work);
  measures.served(doing.did, ended.ended, ms);
  house.log.info({ ...doing, user, ...ended, ms }, 'at the door');
  return ended.ended === 'done';
}
