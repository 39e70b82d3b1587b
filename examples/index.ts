import type { AnyGame } from '#src/game-part';
import { liarsDiceCommand } from './liars-dice/command.ts';
import { liarsDice } from './liars-dice/game.ts';
import { judge as liarsDiceJudge, proofs as liarsDiceProofs } from './liars-dice/judge/judge.ts';
import { text as liarsDiceText } from './liars-dice/printed/text.ts';
import { pictures as liarsDicePictures } from './liars-dice/renderers/index.ts';
import * as liarsDiceRules from './liars-dice/seen/rulebook.ts';
import { textBoard as liarsDiceBoard } from './liars-dice/seen/text-board.ts';

/** Games to learn from: the tests play them, and the program offers them when it is told to (`EXAMPLES=on`). */
export const examples: readonly AnyGame[] = [
  {
    game: liarsDice,
    judge: liarsDiceJudge,
    proofs: liarsDiceProofs,
    text: liarsDiceText,
    pictures: liarsDicePictures,
    textBoard: liarsDiceBoard,
    command: liarsDiceCommand,
    rulebook: liarsDiceRules.rulebook,
    ruleOf: liarsDiceRules.ruleOf,
  },
];
