import { pullOf } from '#core/pulls';
import { sendMinion } from '../../rules/effects/command-minion.ts';
import { fetchPlotCard, playFetched } from '../../rules/effects/fetch-plot.ts';
import { removeThings } from '../../rules/effects/questions/tokens.ts';

export const pulls = [
  pullOf(sendMinion, 2),
  pullOf(removeThings, (_, { things }) => 1 + Object.keys(things).length),
  pullOf(fetchPlotCard, 5),
  pullOf(playFetched, 3),
];
