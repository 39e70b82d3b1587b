import type { Script, Table } from '#core/types';
import { minionAbility } from '../../printed/combat/foes.ts';
import { isEnding, sauronsTurn } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { actionsPerTurn } from '../../state/turns.ts';
import type { Calls } from '../calls.ts';
import { command, commands } from './actions/command.ts';
import { drawCards, drawsCards } from './actions/draw.ts';
import { placeInfluence, placesInfluence } from './influence.ts';
import { couldPlay, playShadow, playsShadow } from './shadows.ts';

/** MEQ-3.12: those that return, then action after action; a Shadow card before one of them, or after the last. */
export function* actionStep(t: Table<State>, calls: Calls): Script {
  const turn = sauronsTurn(t.g);
  if (turn.actions === 0) returning(t);
  while (turn.actions < actionsPerTurn(t.g) && !isEnding(t.g)) {
    const shadow = couldPlay(t.g, 'sauronAction', null) ? [playShadow] : [];
    const about = { action: turn.actions + 1, of: actionsPerTurn(t.g) };
    const said = yield* t.askOneOf(SAURON, 'action', [placeInfluence, drawCards, command, ...shadow], { about });
    switch (said.name) {
      case 'play-shadow':
        yield* playsShadow(t, calls, said.args.card, null);
        continue;
      case 'place-influence':
        placesInfluence(t, said.args.places);
        break;
      case 'draw-cards':
        yield* drawsCards(t);
        break;
      case 'command':
        yield* commands(t);
        break;
    }
    turn.actions++;
  }
  yield* calls.shadow(t, 'sauronAction', null);
}

/** MEQ-3.12: defeated Ringwraiths come back without damage. */
function returning({ g, tell }: Table<State>): void {
  for (const [id, one] of Object.entries(g.minions)) {
    const returns = minionAbility(id, 'return');
    if (one.is !== 'fallen' || !returns) continue;
    g.minions[id] = { is: 'board', at: returns.to, damage: 0 };
    tell({ type: 'minion-returns', shown: { minion: id, place: returns.to } });
  }
}
