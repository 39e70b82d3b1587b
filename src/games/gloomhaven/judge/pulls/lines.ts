import { pullOf } from '#core/pulls';
import { asAttack, asMove } from '../../rules/lines/as-attack.ts';

export const pulls = [pullOf(asMove, 2), pullOf(asAttack, 4)];
