import { gloomhaven } from '#games/gloomhaven/game';
import { scenario } from '#games/gloomhaven/printed/content/scenarios';
import { text } from '#games/gloomhaven/printed/text';
import { pool } from '#games/gloomhaven/rules/reveal/setup';
import { textBoard } from '#games/gloomhaven/seen/text-board/board';
import type { View } from '#games/gloomhaven/seen/view.types';
import type { State } from '#games/gloomhaven/state/state';
import { pictures } from '#renderers/gloomhaven/index';
import type { GamePart } from '#src/game-part';

/** Gloomhaven at the bot, in evenings that are short: the last round of a scenario is laid out. */

const names = Object.keys(gloomhaven.actions);
/** The game with a command of its own for tests: all that is said in town below `town`, the rest of it in two groups. */
export const part: GamePart<State, View> = {
  game: gloomhaven,
  text,
  pictures,
  textBoard,
  command: {
    name: 'gloomhaven',
    groups: { first: names.slice(0, Math.ceil(names.length / 2)), second: names.slice(Math.ceil(names.length / 2)) },
  },
};
/** An action as it is typed. */
export function typed(action: string): string {
  const [group] = Object.entries(part.command.groups).find(([, of]) => of.includes(action))!;
  return `${group} ${text.say({ key: `command.${action}` }, 'en')}`;
}

/** All rooms lie open and nobody is left in them: with a long rest of everybody the round, and the scenario, is over. */
export function lastRound(g: State, also?: (g: State) => void): State {
  const laid = structuredClone(g);
  laid.rooms = scenario(laid.scenario).rooms.map(({ id }) => id);
  laid.figures = laid.figures.filter(({ kind }) => kind === 'character');
  for (const one of laid.characters) {
    one.discard = pool(one).slice(0, 2);
    one.hand = one.hand.filter((no) => !one.discard.includes(no));
  }
  also?.(laid);
  return laid;
}
