import { expect } from 'vitest';
import { press } from '#asking/question';
import { isRefusal, readArgs } from '#core/actions';
import { enumerate } from '#core/enumerate';
import { act, position } from '#core/match';
import type { Decision, Here, Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { type Given, pressables, pressedTogether } from './driver.ts';

/** What a seat would like to answer; undefined when anything will do. */
export type Wish = (decision: Decision, here: Here<Json>) => Given | undefined;

/** One question that was answered by presses, from "your move" to saved. */
export interface Pressed {
  key: string;
  action: string;
  presses: number;
  /** The fewest presses in which it could have been answered at all. */
  least: number;
}

/**
 * Plays on by presses alone until nobody is asked, `most` questions are answered, or `until` says so. Every answer that
 * one press would give is tried beside it and must be legal.
 */
export function byMenus(
  part: AnyGame,
  from: Match<Json>,
  wish: Wish,
  { most = 30, until = () => false }: { most?: number; until?: (open: readonly Decision[]) => boolean } = {},
): { match: Match<Json>; pressed: Pressed[] } {
  let match = from;
  const pressed: Pressed[] = [];
  for (let n = 0; n < most; n++) {
    const { g, open } = position(part.game, match);
    const [decision] = open;
    if (!decision || until(open)) break;
    const here = { g, seat: decision.seat, about: decision.about };
    const wanted = wish(decision, here) ?? firstLegal(part, decision, here);
    const { given, presses } = pressedTogether({ part, g, decision }, wanted, n % 2 ? 'ja' : 'en');
    const least = 1 + (atOnce(part, g, decision).length > 0 ? 1 : presses);
    pressed.push({ key: decision.key, action: given.action, presses: 1 + presses, least });
    const acted = act(part.game, match, { decision: decision.id, seat: decision.seat, ...given });
    if (isRefusal(acted)) throw new Error(`${given.action}: ${acted.refused.key}`);
    match = JSON.parse(JSON.stringify(acted.match));
  }
  return { match, pressed };
}

function firstLegal(part: AnyGame, decision: Decision, here: Here<Json>): Given {
  for (const action of decision.actions) {
    for (const args of enumerate(part.game.actions[action]!, here)) return { action, args };
  }
  throw new Error(`no answer to ${decision.key}`);
}

/** The answers that the next press gives: suggestions, actions without fields, single options, a value of a menu. */
export function atOnce(part: AnyGame, g: Json, decision: Decision): Given[] {
  const here = { g, seat: decision.seat, about: decision.about };
  const question = { part, g, decision };
  const { usable } = pressables(question, undefined, 0, 'en');
  return usable.flatMap((one) => {
    const values = one.values.slice(0, Math.max(1, one.least));
    const result = press(question, undefined, one.press, values);
    if (isRefusal(result) || !('answer' in result)) return [];
    const { action, args } = result.answer;
    expect(readArgs(part.game.actions[action]!, here, args)).toEqual({ args });
    return [result.answer];
  });
}
