import { pullOf } from '#core/pulls';
import { place } from '../../rules/deeds/place.ts';
import { skip } from '../../rules/deeds/skip.ts';

export const pulls = [pullOf(place, 3), pullOf(skip, 0.2)];
