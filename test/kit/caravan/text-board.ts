import { boardLine, boardSection, type WholeTextBoard } from '#core/text-board';
import type { CaravanView } from './game.ts';
import { beastName, cardName } from './state.ts';

/** The caravan in words. */

export const textBoard: WholeTextBoard<CaravanView, 'now' | 'own' | 'members' | 'beasts'> = {
  kinds: {
    now: ({ round, road, goal, water, offers }) =>
      boardSection('now', [
        boardLine('day', { round, road, goal, water }),
        ...offers.map(({ by, to, coins, buyer }) => boardLine(buyer === by ? 'buys' : 'sells', { by, to, coins })),
      ]),
    own: ({ hand }) => boardSection('own', hand.length > 0 ? [boardLine('cards', { cards: hand.map(cardName) })] : []),
    members: ({ roles, health, coins, loads, held }) =>
      boardSection(
        'members',
        roles.map((role, seat) =>
          boardLine('member', {
            seat,
            role,
            health: health[seat]!,
            coins: coins[seat]!,
            loads: loads[seat]!,
            held: held[seat]!,
          }),
        ),
      ),
    beasts: ({ beasts }) =>
      boardSection(
        'beasts',
        beasts.map(({ id, health }) => boardLine('beast', { beast: beastName(id), health })),
      ),
  },
  facts: {
    // Whoever hears it knows which seat is theirs.
    viewer: null,
    round: 'now',
    road: 'now',
    goal: 'now',
    water: 'now',
    offers: 'now',
    hand: 'own',
    roles: 'members',
    health: 'members',
    coins: 'members',
    loads: 'members',
    held: 'members',
    beasts: 'beasts',
  },
};
