import type { Message } from '#core/types';
import { neighbours } from '../../printed/map/map.ts';
import { hero, minionsInPlay } from '../../state/pieces.ts';
import { hurtMinions, stepsOf } from '../../state/sauron/figures.ts';
import { SAURON, type State } from '../../state/state.ts';
import { action } from '../action.ts';
import { heals } from '../sauron/actions/heal.ts';
import { goes } from '../sauron/actions/move-figure.ts';
import { fightsBy } from './combat.ts';
import { type Perform, seatOf } from './kind/effect.ts';

const onBoard = (g: State): string[] => minionsInPlay(g).map(([id]) => id);
const label = (minion: string): Message => ({ key: `minion.${minion}` });

/** MEQ-5.6, for one minion in the turn of a hero. */
export const sendMinion = action({
  name: 'send-minion',
  fields: {
    minion: { kind: 'one', of: 'figure', options: ({ g }) => onBoard(g), label },
    way: {
      kind: 'path',
      of: 'place',
      next: ({ g }, { minion }, way) => {
        const { at } = g.minions[minion as string]!;
        if (at === null || way.length >= stepsOf(minion as string)) return [];
        return neighbours(way.at(-1) ?? at).filter((place) => place !== at);
      },
      mayEnd: (_, __, way) => way.length > 0,
      label: (place): Message => ({ key: `location.${place}` }),
    },
  },
});
/** MEQ-5.7 */
export const tendMinion = action({
  name: 'tend-minion',
  fields: { minion: { kind: 'one', of: 'figure', options: ({ g }) => hurtMinions(g), label } },
});

/** One command for one minion; if it moves to the hero they fight, and his turn goes on. */
export const commandMinion: Perform<'commandMinion'> = function* (t, now) {
  const { g } = t;
  if (onBoard(g).length === 0) return;
  const seat = seatOf(now);
  const said = yield* t.askOneOf(SAURON, 'command-minion', [sendMinion, tendMinion], { about: { seat } });
  if (said.name === 'tend-minion') return heals(t, said.args.minion);
  goes(t, said.args.minion, said.args.way);
  if (g.minions[said.args.minion]!.at === hero(g, seat).at)
    yield* fightsBy(t, now, { foe: { minion: said.args.minion }, turnContinues: true });
};
