import { bolster } from './bolster.ts';
import { payOnly } from './bottom.ts';
import { build, freeBuild } from './build.ts';
import { giveCards, payTokens } from './costs.ts';
import { deploy, freeDeploy } from './deploy.ts';
import { chooseOption, noMore } from './encounter.ts';
import { enlist, freeEnlist } from './enlist.ts';
import { takeFactory, useFactory } from './factory.ts';
import { finish } from './finish.ts';
import { gainCoins } from './gain-coins.ts';
import { freeWorker, noThanks, takeResources } from './gains.ts';
import { lookAt, relocate } from './odd-gains.ts';
import { freeProduce, produce } from './produce.ts';
import { tradeGoods, tradePopularity } from './trade.ts';
import { freeUpgrade, upgrade } from './upgrade.ts';

/** The actions of SC-4, SC-5, SC-8 and SC-9, in the order of the rules. */
export const economyActions = [
  gainCoins,
  bolster,
  tradeGoods,
  tradePopularity,
  produce,
  upgrade,
  deploy,
  build,
  enlist,
  payOnly,
  finish,
  chooseOption,
  noMore,
  takeFactory,
  useFactory,
  giveCards,
  payTokens,
  takeResources,
  freeWorker,
  freeProduce,
  freeUpgrade,
  freeDeploy,
  freeBuild,
  freeEnlist,
  lookAt,
  relocate,
  noThanks,
] as const;
