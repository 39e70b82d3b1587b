import { pullOf } from '#core/pulls';
import { equip } from '../../rules/party/equip.ts';
import { buy, donate, retire, sell, takePerk } from '../../rules/party/shopping.ts';

export const pulls = [
  pullOf(takePerk, 20),
  pullOf(buy, 1),
  pullOf(sell, 0.1),
  pullOf(donate, 0.5),
  pullOf(retire, 0.02),
  pullOf(equip, 0.1),
];
