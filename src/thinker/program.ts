import { thinkerHere } from '#bot/computers/thinker-here';
import type { ToThink } from '#bot/match/to-think';
import type { Chosen } from '#core/types';
import { offered } from '#src/offered';
import { endWithParent } from '#src/own-process';
import type { ToldBack } from '#src/working-process';

/** The process that thinks for computers: a question comes in, an answer goes out. Started by `start.mjs`, held by `open-thinker.ts`. */

/** What it has come to. */
export interface ThoughtTold {
  chosen: Chosen;
}

const { games } = await offered(process.env.EXAMPLES === 'on');
const { think } = thinkerHere(games);
const tell = (told: ToldBack<ThoughtTold>) => process.send!(told);

process.on('message', (asked: ToThink) => {
  think(asked)
    .then((chosen) => tell({ chosen }))
    // An error of the rules may hold what no message can carry.
    .catch((error: unknown) => tell({ error: new Error(String(error)) }));
});
endWithParent();
tell({ ready: true });
