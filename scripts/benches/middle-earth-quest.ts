import type { Heavy } from '../../test/e2e/measure-heavy.ts';

/** So much is told by one answer: the last card of a combat, and all that its end brings until somebody is asked again. */
const MUCH = 12;

/** A combat ends, and a turn with it; or Sauron's steps run on until he can act. */
export const heavy: Heavy = {
  name: 'a dozen things follow by one answer',
  target: 25,
  seats: 4,
  options: [{}, { rally: 'spares-strongholds', stacks: 'by-region', zero: 'free', wisdom: 'on-draw-too' }],
  orders: [],
  isHeavy: (events) => events.length >= MUCH,
};
