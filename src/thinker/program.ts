import { thoughtHere } from '#bot/computers/thinker-here';
import type { Conclusion, ToThink } from '#bot/match/to-think';
import { offered } from '#src/offered';
import { endWithParent } from '#src/own-process';
import type { ToldBack } from '#src/working-process';

/** The process that thinks for computers: a question comes in, an answer goes out. Started by `start.mjs`, held by `open-thinker.ts`. */

/** What it tells: the best after each round of weighing, and then what it has come to. */
export type ThoughtTold = ToldBack<Conclusion, Conclusion>;

const { games } = await offered(process.env.EXAMPLES === 'on');
// It is on its way at once, whatever this process does then.
const tell = (told: ThoughtTold) => process.send!(told);

process.on('message', (asked: ToThink) => {
  try {
    tell({ chosen: thoughtHere(games, asked, (rounds, chosen) => tell({ sofar: { chosen, rounds } })) });
  } catch (error) {
    // An error of the rules may hold what no message can carry.
    tell({ error: new Error(String(error)) });
  }
});
endWithParent();
tell({ ready: true });
