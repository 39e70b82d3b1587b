import type { AnyAction, Script, Table } from '#core/types';
import { putToken } from '../../../printed/boards/action-board.ts';
import { sauronsTurn } from '../../../state/pieces.ts';
import { takeRow } from '../../../state/sauron/row.ts';
import { SAURON, type State } from '../../../state/state.ts';
import { action } from '../../action.ts';
import { advances, marches } from './advance.ts';
import { healMinion, heals } from './heal.ts';
import { goes, moveFigure } from './move-figure.ts';
import { placeMonster, putMonster } from './place-monster.ts';

/** MEQ-5.4: up to X commands, none to a figure twice, one new monster at most. */

export const command = action({
  name: 'command',
  fields: {},
  foresee: ({ g }, _, further = []) => {
    const x = putToken(g.actionTokens, 'command').x;
    return { says: [{ key: 'foresee.commands', args: { x } }, ...marches(g, further)] };
  },
  suggest: advances,
  suggestsOpenly: true,
  opens: { actions: ['place-monster', 'move-figure', 'heal-minion'], closes: 'end-commands' },
});
export const endCommands = action({ name: 'end-commands', fields: {} });

export function* commands(t: Table<State>): Script {
  const turn = sauronsTurn(t.g);
  const x = takeRow(t, 'command');
  const now = { left: x, done: [] as string[], placed: false };
  turn.command = now;
  while (now.left > 0) {
    const monsters = now.placed ? [] : [placeMonster];
    const offered = [moveFigure, healMinion, endCommands, ...monsters] satisfies AnyAction<State>[];
    const said = yield* t.askOneOf(SAURON, 'command', offered, { about: { left: now.left } });
    if (said.name === 'end-commands') break;
    now.left--;
    if (said.name === 'move-figure') {
      goes(t, said.args.figure, said.args.way);
      now.done.push(said.args.figure);
    } else if (said.name === 'heal-minion') {
      heals(t, said.args.minion);
      now.done.push(said.args.minion);
    } else {
      now.placed = true;
      const no = yield* putMonster(t, said.args.stack, null);
      if (no !== undefined) now.done.push(String(no));
    }
  }
  turn.command = null;
}
