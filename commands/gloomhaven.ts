import type { CommandShape } from '#src/game-part';

/** `/gloomhaven`: a round as subcommands, rarer answers in groups. */
export const gloomhavenCommand: CommandShape = {
  name: 'gloomhaven',
  followed: ['act', 'move', 'go-along', 'stay', 'attack', 'lay-area', 'consume', 'skip', 'short-rest'],
  groups: {
    town: [
      'begin-at',
      'level-up',
      'take-perk',
      'buy',
      'sell',
      'donate',
      'equip',
      'retire',
      'take-cards',
      'start-at',
      'change-hand',
    ],
    ability: [
      'choose',
      'choose-element',
      'drive',
      'place',
      'recover',
      'refresh',
      'forfeit',
      'as-attack',
      'as-move',
      'end-active',
    ],
    damage: ['suffer', 'lose-card', 'lose-discarded'],
    rest: ['short-rest', 'accept', 'another', 'give-up'],
    party: ['settle', 'find-scenario'],
  },
};
