import { tearsOfTheDragonCommand } from '#commands/tears-of-the-dragon';
import { values as tearsOfTheDragonValues } from '#games/tears-of-the-dragon/content';
import { tearsOfTheDragon } from '#games/tears-of-the-dragon/game';
import { text as tearsOfTheDragonText } from '#games/tears-of-the-dragon/text';
import { pictures as tearsOfTheDragonPictures } from '#renderers/tears-of-the-dragon/index';
import type { AnyGame } from './game-part.ts';

/** The games of this house: one entry each. */
export const games: readonly AnyGame[] = [
  {
    game: tearsOfTheDragon,
    text: tearsOfTheDragonText,
    pictures: tearsOfTheDragonPictures,
    command: tearsOfTheDragonCommand,
    valuesName: tearsOfTheDragonValues.name,
  },
];
