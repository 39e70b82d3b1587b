import { gloomhavenCommand } from '#commands/gloomhaven';
import { allCommands } from '#commands/index';
import { meqCommand } from '#commands/meq';
import { scytheCommand } from '#commands/scythe';
import { tearsOfTheDragonCommand } from '#commands/td';
import { gloomhaven } from '#games/gloomhaven/game';
import * as gloomhavenJudge from '#games/gloomhaven/judge/judge';
import { text as gloomhavenText } from '#games/gloomhaven/printed/text';
import { lesson as gloomhavenLesson } from '#games/gloomhaven/seen/lesson';
import { printedAs as gloomhavenPrintedAs } from '#games/gloomhaven/seen/printed-as';
import * as gloomhavenRules from '#games/gloomhaven/seen/rulebook/rulebook';
import { textBoard as gloomhavenBoard } from '#games/gloomhaven/seen/text-board/board';
import { middleEarthQuest } from '#games/middle-earth-quest/game';
import * as middleEarthQuestJudge from '#games/middle-earth-quest/judge/judge';
import { text as middleEarthQuestText } from '#games/middle-earth-quest/printed/text';
import { lesson as middleEarthQuestLesson } from '#games/middle-earth-quest/seen/lesson';
import { printedAs as middleEarthQuestPrintedAs } from '#games/middle-earth-quest/seen/printed-as';
import * as middleEarthQuestRules from '#games/middle-earth-quest/seen/rulebook/rulebook';
import { textBoard as middleEarthQuestBoard } from '#games/middle-earth-quest/seen/text-board/board';
import { scythe } from '#games/scythe/game';
import * as scytheJudge from '#games/scythe/judge/judge';
import { text as scytheText } from '#games/scythe/printed/text';
import { lesson as scytheLesson } from '#games/scythe/seen/lesson';
import { printedAs as scythePrintedAs } from '#games/scythe/seen/printed-as';
import * as scytheRules from '#games/scythe/seen/rulebook';
import { scorePosition } from '#games/scythe/seen/score/final-position';
import { textBoard as scytheBoard } from '#games/scythe/seen/text-board/board';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import * as tearsOfTheDragonJudge from '#games/tears-of-the-dragon/judge/judge';
import { values as tearsOfTheDragonValues } from '#games/tears-of-the-dragon/printed/content';
import { ruleOf } from '#games/tears-of-the-dragon/printed/rule-of';
import { text as tearsOfTheDragonText } from '#games/tears-of-the-dragon/printed/text';
import { lesson } from '#games/tears-of-the-dragon/seen/lesson';
import { printedAs as tearsOfTheDragonPrintedAs } from '#games/tears-of-the-dragon/seen/printed-as';
import { guide, rulebook } from '#games/tears-of-the-dragon/seen/rulebook';
import { textBoard as tearsOfTheDragonBoard } from '#games/tears-of-the-dragon/seen/text-board/board';
import { pictures as gloomhavenPictures } from '#renderers/gloomhaven/index';
import { pictures as middleEarthQuestPictures } from '#renderers/middle-earth-quest/index';
import { pictures as scythePictures } from '#renderers/scythe/index';
import { pictures as tearsOfTheDragonPictures } from '#renderers/tears-of-the-dragon/index';
import type { AnyGame } from './game-part.ts';

/** The subcommands of `/match`, and the commands beside it. */
export const commands = allCommands;

/** The games that can be played here: one entry each. */
export const games: readonly AnyGame[] = [
  {
    game: tearsOfTheDragon,
    judge: tearsOfTheDragonJudge.judge,
    proofs: tearsOfTheDragonJudge.proofs,
    text: tearsOfTheDragonText,
    pictures: tearsOfTheDragonPictures,
    textBoard: tearsOfTheDragonBoard,
    command: tearsOfTheDragonCommand,
    rulebook,
    printedAs: tearsOfTheDragonPrintedAs,
    guide,
    lesson,
    ruleOf,
    cover: 'middle',
    valuesName: tearsOfTheDragonValues.name,
  },
  {
    game: scythe,
    judge: scytheJudge.judge,
    proofs: scytheJudge.proofs,
    text: scytheText,
    pictures: scythePictures,
    textBoard: scytheBoard,
    command: scytheCommand,
    rulebook: scytheRules.rulebook,
    printedAs: scythePrintedAs,
    guide: scytheRules.guide,
    lesson: scytheLesson,
    ruleOf: scytheRules.ruleOf,
    cover: 'middle',
    score: scorePosition,
  },
  {
    game: gloomhaven,
    judge: gloomhavenJudge.judge,
    proofs: gloomhavenJudge.proofs,
    text: gloomhavenText,
    pictures: gloomhavenPictures,
    textBoard: gloomhavenBoard,
    command: gloomhavenCommand,
    rulebook: gloomhavenRules.rulebook,
    printedAs: gloomhavenPrintedAs,
    guide: gloomhavenRules.guide,
    lesson: gloomhavenLesson,
    ruleOf: gloomhavenRules.ruleOf,
    cover: 'fight',
  },
  {
    game: middleEarthQuest,
    judge: middleEarthQuestJudge.judge,
    proofs: middleEarthQuestJudge.proofs,
    text: middleEarthQuestText,
    pictures: middleEarthQuestPictures,
    textBoard: middleEarthQuestBoard,
    command: meqCommand,
    rulebook: middleEarthQuestRules.rulebook,
    printedAs: middleEarthQuestPrintedAs,
    guide: middleEarthQuestRules.guide,
    lesson: middleEarthQuestLesson,
    ruleOf: middleEarthQuestRules.ruleOf,
    cover: 'map-hero',
  },
];
