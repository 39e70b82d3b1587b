import type { CommandShape } from '../src/game-part.ts';

/** `/scythe`: the top and bottom actions as subcommands, rarer answers in groups. */
export const scytheCommand: CommandShape = {
  name: 'scythe',
  followed: [
    'move',
    'stop-moving',
    'gain-coins',
    'bolster',
    'trade-goods',
    'trade-popularity',
    'produce',
    'use-factory',
    'bottom-only',
    'upgrade',
    'deploy',
    'build',
    'enlist',
    'pay-only',
  ],
  groups: {
    combat: ['fight-at', 'fire-artillery', 'hold-fire', 'commit', 'retreat', 'retreat-home'],
    visit: [
      'choose-option',
      'no-more',
      'take-factory',
      'give-cards',
      'pay-tokens',
      'take-resources',
      'free-worker',
      'free-produce',
      'free-upgrade',
      'free-deploy',
      'free-build',
      'free-enlist',
      'look-at',
      'relocate',
      'no-thanks',
    ],
    token: ['place-flag', 'place-trap', 're-arm', 'no-token'],
    table: ['take-mats', 'give-coins', 'decline'],
  },
};
