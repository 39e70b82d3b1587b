import { pullOf } from '#core/pulls';
import { confirmPlacement, deploy, place, takeBack } from '../../rules/placing/placement.ts';
import { recruit, recruitCadmin, replenish } from '../../rules/placing/reinforce.ts';
import { drawUp, followPlan, plan, putCounter, unplan } from '../../rules/placing/war.ts';
import { planOf } from '../../rules/tables/spots.ts';
import { isCastle } from '../../state/pieces.ts';

export const pulls = [
  pullOf(deploy, ({ g, seat }) => (planOf(g, seat).length === 0 ? 20 : 0.1)),
  pullOf(place, 0.5),
  pullOf(takeBack, 0.1),
  pullOf(confirmPlacement, 50),
  pullOf(replenish, 2),
  pullOf(recruit, 3),
  pullOf(recruitCadmin, 2),
  pullOf(putCounter, ({ g, seat }, { area }) => (planOf(g, seat).length > 0 ? 0.1 : isCastle(area) ? 2 : 1)),
  pullOf(plan, 0.3),
  pullOf(unplan, 0.05),
  pullOf(drawUp, ({ g, seat }) => (planOf(g, seat).length === 0 ? 40 : 0.1)),
  pullOf(followPlan, 60),
];
