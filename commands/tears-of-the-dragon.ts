import type { CommandShape } from '../src/game-part.ts';

/** `/td`: the turn as subcommands, rarer answers in groups. */
export const tearsOfTheDragonCommand: CommandShape = {
  name: 'td',
  groups: {
    raise: ['replenish', 'recruit', 'recruit-cadmin', 'recruit-terramax'],
    magic: ['cast', 'regain', 'learn', 'leave-spell', 'give-spell', 'pick-enemies', 'pick-from-box'],
    prison: ['question', 'propose-exchange', 'accept-exchange', 'refuse-exchange'],
    battle: [
      'set-points',
      'share-fog',
      'fight',
      'cast-in-battle',
      'cast-on',
      'cast-over',
      'take-hits',
      'reroll',
      'pick-one',
      'pick-some',
      'stay',
      'retreat',
      'break-off',
      'flee',
    ],
    reply: [
      'name-ambassador',
      'put-back',
      'stand-inside',
      'stand-outside',
      'overrun',
      'fight-normally',
      'suffer',
      'choose-ship',
      'send-to-port',
    ],
  },
};
