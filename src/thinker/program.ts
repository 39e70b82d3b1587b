import { lookedBack } from '#bot/computers/look-back';
import { thoughtHere } from '#bot/computers/thinker-here';
import type { Conclusion, PointSeen, ToLookBack, ToThink } from '#bot/match/to-think';
import { offered } from '#src/offered';
import { endWithParent } from '#src/own-process';
import type { ToldBack } from '#src/working-process';

/** The process that thinks for computers: a question comes in, an answer goes out. Started by `start.mjs`, held by `open-thinker.ts`. */

/** What it is asked: an answer, or to look back. */
export type ThinkOrder = { think: ToThink } | { lookBack: ToLookBack };
/** What it has come to. */
export type ThinkTold = Conclusion | { seen: PointSeen[] };

const { games } = await offered(process.env.EXAMPLES === 'on');
// It is on its way at once, whatever this process does then.
const tell = (told: ToldBack<ThinkTold, Conclusion>) => process.send!(told);

process.on('message', (order: ThinkOrder) => {
  try {
    if ('lookBack' in order) tell({ seen: lookedBack(games, order.lookBack) });
    else tell(thoughtHere(games, order.think, (rounds, chosen) => tell({ sofar: { chosen, rounds } })));
  } catch (error) {
    // An error of the rules may hold what no message can carry.
    tell({ error: new Error(String(error)) });
  }
});
endWithParent();
tell({ ready: true });
