import { pullOf } from '#core/pulls';
import { drive } from '../../rules/movement/force.ts';
import { goAlong, move } from '../../rules/movement/move.ts';

export const pulls = [pullOf(drive, (_, { way }) => 1 + way.length), pullOf(move, 4), pullOf(goAlong, 0.2)];
