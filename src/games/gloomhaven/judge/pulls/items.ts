import { pullOf } from '#core/pulls';
import { useItem } from '../../rules/items/use-item.ts';

export const pulls = [pullOf(useItem, 1)];
