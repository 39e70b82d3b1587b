import { z } from 'zod';
import type { Foreseen, Here, Json, Message, Script, Table } from '#core/types';
import { poolLimit } from '../../printed/boards/track.ts';
import { strongholds } from '../../printed/map/map.ts';
import { placesOf } from '../../state/board/board.ts';
import { mostPlaced, placeAll, roomFor, stuckOf, type Tokens, withTokens } from '../../state/influence/room.ts';
import { usualWays } from '../../state/sauron/ways.ts';
import { SAURON, type State } from '../../state/state.ts';
import { stageOf } from '../../state/story/markers.ts';
import { action } from '../action.ts';

/** Sauron places influence on strongholds and in extension, and some of it in the Shadow Pool, if he may (MEQ-5.2, 2.7, 7.12). */

/** The Shadow Pool among the places of an answer. */
export const POOL = 'pool';

/** What is to be placed: public. */
export const Task = z.object({
  n: z.int(),
  /** So many of it at most into the Shadow Pool. */
  toPool: z.int(),
  /** MEQ-2.7: not on strongholds. */
  extensionOnly: z.literal(true).optional(),
});
export type Task = z.infer<typeof Task>;

/** Words of a place of an answer. */
export const placeLabel = (place: string): Message =>
  place === POOL ? { key: 'label.pool' } : { key: `location.${place}` };

const anywhere = () => true;
const inExtension = (place: string): boolean => !strongholds.has(place);
const mayLie = ({ extensionOnly }: Task) => (extensionOnly ? inExtension : anywhere);

const poolRoom = (g: State, { n, toPool }: Task): number =>
  Math.max(0, Math.min(n, toPool, poolLimit(stageOf(g.markers)) - g.pool));

/** How many can be put where, the pool first. */
export const roomOf = (g: State, task: Task): Record<string, number> => {
  const pool = poolRoom(g, task);
  return { ...(pool > 0 && { [POOL]: pool }), ...roomFor(g.influence, task.n, mayLie(task)) };
};

/** What cannot be placed is lost: as many must be placed as can be (MEQ-5.2). */
export const mostOf = (g: State, task: Task): number =>
  Math.min(task.n, poolRoom(g, task) + mostPlaced(g.influence, task.n, mayLie(task)));

/** Usual ways: the pool as full as it may be, the rest on the board. */
export function suggested(g: State, task: Task) {
  const most = mostOf(g, task);
  const may = mayLie(task);
  const pool = Math.max(Math.min(poolRoom(g, task), most), most - mostPlaced(g.influence, most, may));
  return usualWays(g, { n: most - pool, pool, may }, POOL);
}

/** Why these places do not go together; undefined if one token after another can be put there (MEQ-4.7). */
export function barOf(g: State, places: Tokens): Message | undefined {
  const stuck = stuckOf(g.influence, places, POOL);
  if (!stuck) return undefined;
  const { at: place, bar } = stuck;
  return bar.why === 'full'
    ? { key: 'refusal.influence-full', args: { place, limit: bar.limit } }
    : { key: 'refusal.influence-does-not-reach', args: { place } };
}

/** What is placed where, in words: the Shadow Pool last. */
function listOf({ [POOL]: pool = 0, ...board }: Tokens): Json[] {
  const inPool: Json[] = pool > 0 ? [{ key: 'label.pool-n', args: { n: pool } }] : [];
  return [...(placesOf(board) as Json[]), ...inPool];
}

/** A way to place influence whole, beside its button, which has no room for it. */
export const placesForeseen = (places: Tokens): Foreseen => ({
  says: [{ key: 'foresee.places', args: { places: listOf(places) } }],
});

/** Puts them there and tells it. Throws when `barOf` gives a reason. */
export function putDown({ g, tell }: Table<State>, places: Tokens): void {
  const { [POOL]: pool = 0, ...board } = places;
  const { placed, stuck } = placeAll(g.influence, board);
  if (stuck) throw new Error(`no influence can be placed in ${stuck.at}`);
  g.influence = withTokens(g.influence, placed);
  g.pool += pool;
  const list = listOf(places);
  if (list.length > 0) tell({ type: 'influence-placed', shown: { places: list } });
}

/** How one says where so much influence goes: a share for each place and the pool. */
export const placing = <About>(taskOf: (here: Here<State, About>) => Task) => ({
  fields: {
    places: {
      kind: 'shares' as const,
      of: (place: string) => [{ of: place === POOL ? ('words' as const) : ('place' as const), id: place }],
      room: (here: Here<State, About>) => roomOf(here.g, taskOf(here)),
      total: (here: Here<State, About>) => {
        const most = mostOf(here.g, taskOf(here));
        return [most, most] as const;
      },
      label: placeLabel,
    },
  },
  check: ({ g }: Here<State, About>, { places }: { places: Tokens }) => barOf(g, places),
  suggest: (here: Here<State, About>) => suggested(here.g, taskOf(here)),
  foresee: (_: Here<State, About>, { places }: { places: Tokens }) => placesForeseen(places),
  suggestsOpenly: true as const,
});

export const spreadInfluence = action({
  name: 'spread-influence',
  about: Task,
  ...placing(({ about }: Here<State, Task>) => about),
});

/** Asks Sauron where so much influence goes; nothing is asked where none can be placed. */
export function* spread(t: Table<State>, task: Task): Script {
  if (mostOf(t.g, task) === 0) return;
  const { places } = yield* t.ask(SAURON, 'spread', spreadInfluence, { about: { ...task } });
  putDown(t, places);
}
