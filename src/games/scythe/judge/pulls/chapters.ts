import { pullOf, pullsFrom } from '#core/pulls';
import { popularityTrack, powerTrack, sectionOf } from '../../printed/content.ts';
import { fireArtillery } from '../../rules/chapters/before-combat.ts';
import { bolster } from '../../rules/chapters/bolster.ts';
import { payOnly, rowOf } from '../../rules/chapters/bottom.ts';
import { build, freeBuild } from '../../rules/chapters/build.ts';
import { commit, total, values } from '../../rules/chapters/combat.ts';
import { giveCoins, setDeclines } from '../../rules/chapters/deals.ts';
import { deploy, freeDeploy } from '../../rules/chapters/deploy.ts';
import { cardOf, chooseOption, noMore, optionOf } from '../../rules/chapters/encounter.ts';
import { enlist, freeEnlist } from '../../rules/chapters/enlist.ts';
import { useFactory } from '../../rules/chapters/factory.ts';
import { bottomIn, finish } from '../../rules/chapters/finish.ts';
import { gainCoins } from '../../rules/chapters/gain-coins.ts';
import { freeWorker, noThanks, takeResources } from '../../rules/chapters/gains.ts';
import { move, stopMoving } from '../../rules/chapters/move.ts';
import { reveal } from '../../rules/chapters/objectives.ts';
import { freeProduce, produce } from '../../rules/chapters/produce.ts';
import { noToken, placeFlag, placeTrap, rearm } from '../../rules/chapters/tokens.ts';
import { byKind, tradeGoods, tradePopularity } from '../../rules/chapters/trade.ts';
import { bottomOnly, endTurn, skipBottom } from '../../rules/chapters/turn.ts';
import { freeUpgrade, upgrade } from '../../rules/chapters/upgrade.ts';
import { movePull } from '../../rules/pull.ts';
import { matOf, player } from '../../state/pieces.ts';
import { isUseful, usefulMade, wanted, withBottom } from './useful.ts';

/** What the second half of a turn can be. */
const bottoms = [
  pullOf(upgrade, 10),
  pullOf(deploy, 12),
  pullOf(build, 10),
  pullOf(enlist, 10),
  pullOf(payOnly, ({ g, seat }) => {
    const row = rowOf(g, seat);
    return row && sectionOf(matOf(g, seat), row).bottomCoins > 0 ? 0.3 : 0.05;
  }),
];
const bottomPulls = pullsFrom(bottoms);

export const pulls = [
  ...bottoms,
  // As the bottom action in it is liked by itself.
  pullOf(finish, (here, said) => {
    const { name, args } = bottomIn(here, said);
    return bottomPulls[name]!(here, args);
  }),
  pullOf(freeEnlist, 10),
  pullOf(produce, (here, args) => usefulMade(here, args, true) * withBottom(here.g, here.seat, 'produce')),
  pullOf(freeProduce, (here, args) => usefulMade(here, args, false)),
  pullOf(takeResources, ({ g, seat }, { goods }) => 0.5 + 2 * wanted(g, seat, byKind(goods))),
  pullOf(freeWorker, 5),
  pullOf(noThanks, 0.05),
  pullOf(freeDeploy, 12),
  pullOf(placeFlag, 3),
  pullOf(placeTrap, 3),
  pullOf(rearm, 3),
  pullOf(noToken, 0.3),
  pullOf(
    tradeGoods,
    ({ g, seat }, args) => (0.2 + 2 * wanted(g, seat, byKind(args.goods))) * withBottom(g, seat, 'trade'),
  ),
  pullOf(
    tradePopularity,
    ({ g, seat }) => (player(g, seat).popularity < popularityTrack.max ? 2 : 0.05) * withBottom(g, seat, 'trade'),
  ),
  pullOf(useFactory, (_, { without }) => 3 / 10 ** without.length),
  pullOf(chooseOption, (here, { option, without }) => {
    const useful = isUseful(here.g, here.seat, optionOf(cardOf(here), option).gain);
    return (useful ? 3 : 1) / 10 ** without.length;
  }),
  pullOf(noMore, 0.3),
  pullOf(commit, (_, { dial, cards }) => 1 + dial + total(values(cards))),
  pullOf(fireArtillery, 2),
  pullOf(reveal, 20),
  pullOf(bottomOnly, 0.1),
  pullOf(skipBottom, 0.1),
  pullOf(endTurn, 0.1),
  pullOf(bolster, ({ g, seat }, { what }) => {
    const { power, hand } = player(g, seat);
    const liked = what === 'power' ? (power < powerTrack.max ? 2 : 0.05) : hand.length < 4 ? 1 : 0.2;
    return liked * withBottom(g, seat, 'bolster');
  }),
  pullOf(freeBuild, 10),
  pullOf(move, ({ g, seat }, { unit, path }) => movePull(g, seat, unit, path.at(-1)!)),
  pullOf(stopMoving, 0.3),
  pullOf(giveCoins, 0.2),
  pullOf(setDeclines, 0.2),
  pullOf(freeUpgrade, 10),
  pullOf(gainCoins, ({ g, seat }) => 0.5 * withBottom(g, seat, 'move')),
];
