import { z } from 'zod';
import type { Script, Table } from '#core/types';
import { hexLabel } from '../../printed/words/labels.ts';
import { enemies } from '../../state/figures/figures.ts';
import { boardOf } from '../../state/map/board.ts';
import { isEmpty } from '../../state/map/terrain.ts';
import type { At, State } from '../../state/state.ts';
import { action } from '../action.ts';
import { settleTie } from '../ties.ts';
import { actorOf, type Deed } from './deed.ts';
import { skip } from './skip.ts';

/** Where something is put that an ability makes. */

/** Hexes; an obstacle that covers three is all of them, with spaces between. */
const Places = z.object({ hexes: z.array(z.string()) });
export const place = action({
  name: 'place',
  about: Places,
  fields: { hex: { kind: 'one', of: 'place', options: ({ about }) => about.hexes, label: hexLabel } },
  places: ({ about }) => about.hexes,
});

/** A seat places it where it likes, a monster nearest to an enemy (GH-9.33, GH-9.38); undefined when nothing is placed. */
export function* placed(t: Table<State>, deed: Deed, what: string, hexes: readonly At[]): Script<At | undefined> {
  const { g } = t;
  if (hexes.length === 0) return undefined;
  if (deed.seat !== null) {
    const about = { hexes: [...hexes], what, actor: deed.actor };
    const said = yield* t.askOneOf(deed.seat, 'place', deed.must ? [place] : [place, skip], { about });
    return said.name === 'skip' ? undefined : said.args.hex;
  }
  const board = boardOf(g);
  const foes = enemies(g, actorOf(g, deed)!);
  const near = (at: At) => Math.min(...foes.map((one) => board.range(at, one.at)));
  const least = Math.min(...hexes.map(near));
  const options = hexes.filter((at) => near(at) === least);
  return yield* settleTie(t, 'place-by-rule', { kind: 'hex', options, actor: deed.actor, what });
}

/** Empty hexes beside the figure. */
export const emptyBeside = (g: State, at: At): At[] =>
  boardOf(g)
    .beside(at)
    .filter((one) => isEmpty(g, one));
