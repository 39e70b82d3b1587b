import type { Event } from '#core/types';
import { ACTION_TOKENS, type ActionTokens, NO_TOKENS, rows } from '../printed/boards/action-board.ts';
import { GOAL, poolLimit } from '../printed/boards/track.ts';
import { minions } from '../printed/combat/foes.ts';
import { locationAt, strongholds } from '../printed/map/map.ts';
import { MARKERS, ROWS, type Row } from '../printed/terms/names.ts';
import { adjust } from '../state/influence/adjust.ts';
import { minionsInPlay } from '../state/pieces.ts';
import type { State } from '../state/state.ts';
import { stageOf } from '../state/story/markers.ts';

/** What of the board must hold after every answer: influence, markers, the rows of the action board, minions. */

/** MEQ-3, 4, 5.1. */
export function boardWrong(g: State): string | undefined {
  return influenceWrong(g) ?? trackWrong(g) ?? tokensOnRows(g) ?? minionsWrong(g);
}

/** MEQ-4.1, 4.3: what is printed on the map first, then what the links of MEQ-4.5 allow. */
function influenceWrong(g: State): string | undefined {
  for (const [at, n] of Object.entries(g.influence)) {
    if (locationAt(at).type === 'haven') return `${n} influence in the Haven ${at}`;
    const most = strongholds.get(at);
    if (most !== undefined && n > most) return `${n} influence in the stronghold ${at} of ${most}`;
  }
  const [fall] = adjust(g.influence).falls;
  return fall && `${fall.from} influence in ${fall.at}, where ${fall.to} may be`;
}

/** MEQ-3.3, 3.4, 4.2 */
function trackWrong(g: State): string | undefined {
  const off = MARKERS.find((marker) => g.markers[marker] < 0 || g.markers[marker] > GOAL);
  if (off) return `the ${off} marker stands on ${g.markers[off]}`;
  const stage = stageOf(g.markers);
  if (g.pool < 0 || g.pool > poolLimit(stage)) return `${g.pool} influence in the pool of stage ${stage}`;
  // MEQ-9.4: an objective that is met moves markers when no stage is entered any more.
  return g.stage === 'play' && g.reached < stage ? `stage ${stage} was never entered` : undefined;
}

/** MEQ-5.1: three tokens, and no row has a fourth space. */
function tokensOnRows({ actionTokens }: State): string | undefined {
  const long = ROWS.find((row) => actionTokens[row] < 0 || actionTokens[row] > rows.get(row)!.x.length);
  if (long) return `${actionTokens[long]} action tokens on the row ${long}`;
  const placed = ROWS.reduce((sum, row) => sum + actionTokens[row], 0);
  return placed > ACTION_TOKENS ? `${placed} action tokens` : undefined;
}

/** MEQ-5.1: each action had the number that is printed beside its token, and the fourth token came after all were taken off. */
export function rowsWrong(before: ActionTokens, g: State, events: readonly Event[]): string | undefined {
  let lie: Record<Row, number> = { ...before };
  for (const { type, shown } of events) {
    if (type !== 'action-taken') continue;
    const { row, x, cleared } = shown as { row: Row; x: number; cleared: boolean };
    const isFull = ROWS.reduce((sum, one) => sum + lie[one], 0) === ACTION_TOKENS;
    if (isFull) lie = { ...NO_TOKENS };
    if (cleared !== isFull) return `the action tokens were ${cleared ? '' : 'not '}taken off`;
    const printed = rows.get(row)!.x[lie[row]++];
    if (x !== printed) return `an action of ${x} on the row ${row}, where ${printed} is printed`;
  }
  const wrong = ROWS.find((row) => lie[row] !== g.actionTokens[row]);
  return wrong && `${g.actionTokens[wrong]} action tokens on the row ${wrong}, where ${lie[wrong]} were put`;
}

/** MEQ-7.9 */
function minionsWrong(g: State): string | undefined {
  for (const [id, { damage, at }] of minionsInPlay(g)) {
    if (at === null) return `${id} stands nowhere`;
    // In the finale the Ringwraiths can bear more than is printed (MEQ-9.6).
    if (g.stage === 'play' && damage >= minions.get(id)!.health && g.combat?.foe !== id)
      return `${id} has ${damage} damage`;
  }
  return undefined;
}
