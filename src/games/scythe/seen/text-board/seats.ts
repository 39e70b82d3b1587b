import { type BoardSection, boardLine } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { levelOf } from '../../printed/automa.ts';
import { BOTTOM_ACTIONS, STRUCTURES, sectionOf, tiers, workersInAll } from '../../printed/content.ts';
import type { PlayerView, View } from '../view.types.ts';

/** A section for each seat, the viewer's own first, then in the order of turns. */
export function seats(view: View): BoardSection[] {
  const { viewer, order, players, phase } = view;
  if (phase === 'assignment') return [];
  const own = order.filter((seat) => seat === viewer);
  return [...own, ...order.filter((seat) => seat !== viewer)].map((seat) => ({
    id: `seat-${seat}`,
    heading: boardLine(seat === viewer ? 'you' : 'seat', { seat }),
    lines: seatLines(view, players[seat]!),
  }));
}

function seatLines(view: View, player: PlayerView): Message[] {
  const { power, popularity, coins, cards, objectives, stars, mat, section, traps, flags, declines } = player;
  const { automa, units } = view;
  const tier = tiers.findIndex(({ min, max }) => popularity >= min && popularity <= max) + 1;
  const workers = units.filter(({ seat, kind }) => seat === player.seat && kind === 'worker').length;
  const lines = [
    boardLine('counters', { power, popularity, tier, coins }),
    cards === null ? boardLine('cards-hidden') : boardLine('cards', { n: cards }),
    boardLine('stars', { n: stars.length, stars: stars.map(({ kind }) => kind) }),
    boardLine('workers', { n: workers, of: workersInAll }),
  ];
  if (automa?.seat === player.seat) return [...lines, ...automaLines(automa)];
  return [
    ...lines,
    boardLine('objectives', { n: objectives, revealed: [...player.revealed] }),
    boardLine('token', { mat: mat!, section: section && { key: `section.${section}` } }),
    boardLine('costs', { costs: costs(player, mat!) }),
    ...grown(player),
    ...(flags > 0 ? [boardLine('flags', { n: flags })] : []),
    ...(traps.length > 0 ? [boardLine('traps', { penalties: [...traps] })] : []),
    ...(declines.length > 0 ? [boardLine('declines', { gains: declines.map((one) => `${one}`) })] : []),
  ];
}

/** What each bottom action costs now, and the coins that it brings (SC-5.1). */
const costs = ({ upgrades }: PlayerView, mat: string): Json[] =>
  BOTTOM_ACTIONS.map((bottom): Json => {
    const { bottomCost, bottomCoins } = sectionOf(mat, bottom);
    const n = bottomCost.start - upgrades.filter(({ to }) => to === bottom).length;
    const cost = { key: `counter.${bottomCost.resource}`, args: { n } };
    return { key: 'text-board.cost', args: { bottom: { key: `bottom.${bottom}` }, cost, coins: bottomCoins } };
  });

/** What a seat has come to own: upgrades, mechs, structures, recruits, a Factory card. Nothing is said of what it has none of. */
function grown({ upgrades, mechs, structures, recruits, factory }: PlayerView): Message[] {
  const built = STRUCTURES.flatMap((structure): Json[] => {
    const hex = structures[structure];
    return hex === undefined ? [] : [{ key: 'text-board.structure-at', args: { structure, hex } }];
  });
  const enlisted = recruits.map(
    ({ from, bonus }): Json => ({ key: 'text-board.recruit', args: { bottom: from, bonus: { key: `part.${bonus}` } } }),
  );
  return [
    ...upgrades.map(({ from }) => boardLine('upgrade', { box: from })),
    ...(mechs.length > 0 ? [boardLine('mechs', { mechs: [...mechs] })] : []),
    ...(built.length > 0 ? [boardLine('structures', { built })] : []),
    ...(enlisted.length > 0 ? [boardLine('recruits', { recruits: enlisted })] : []),
    ...(factory === null ? [] : [boardLine('factory', { card: factory })]),
  ];
}

/** The tracker and the deck of the Automa (A6, A8, A12). */
function automaLines({ level, scheme, box, deck, discard, factory }: NonNullable<View['automa']>): Message[] {
  const { boxes, locked } = levelOf({ level });
  return [
    boardLine('automa', { level, scheme, box, boxes }),
    boardLine(locked.includes(box) ? 'automa-stopped' : 'automa-free'),
    boardLine('automa-deck', { n: deck, discard: discard.map(String) }),
    boardLine(factory ? 'automa-factory' : 'automa-no-factory'),
  ];
}

/** What only the viewer knows: combat cards, objectives with what of them holds, the Factory cards while they are looked at. */
export function own({ own: mine }: View): BoardSection[] {
  if (!mine) return [];
  const { hand, objectives, progress, offer } = mine;
  const lines = [
    hand.length > 0
      ? boardLine('hand', { values: hand.map(String), sum: hand.reduce((sum, value) => sum + value, 0) })
      : boardLine('no-hand'),
    ...objectives.flatMap((objective) => [
      boardLine('objective', { objective }),
      ...progress[objective]!.map(({ have, need, holds }, i) =>
        boardLine(holds ? 'holds' : 'holds-not', { no: i + 1, have, need }),
      ),
    ]),
    ...offer.map((card) => boardLine('offer', { card })),
  ];
  return [{ id: 'own', heading: boardLine('own'), lines }];
}

/** What everybody would have now, best first. */
export function score({ final, phase }: View): BoardSection[] {
  if (phase === 'assignment') return [];
  const lines = final.lines.map(({ seat, tier, stars, territories, resources, structures, coins, encounters, total }) =>
    boardLine('score-line', {
      seat,
      total,
      tier: tier + 1,
      parts: [
        part('stars', stars),
        part('territories', territories),
        part('resources', resources),
        part('structures', structures),
        { key: 'counter.coins', args: { n: coins } },
        ...(encounters > 0 ? [{ key: 'text-board.of.encounters', args: { coins: encounters } }] : []),
      ],
    }),
  );
  const { winners, tieBreak } = final;
  const isOver = phase === 'over';
  const tie = tieBreak ? { key: `text-board.tie.${tieBreak}` } : null;
  const ahead = boardLine(isOver ? 'won' : 'ahead', { seats: [...winners], tie });
  return [{ id: 'score', heading: boardLine(isOver ? 'score-over' : 'score'), lines: [ahead, ...lines] }];
}
const part = (of: string, { count, coins }: { count: number; coins: number }): Json => ({
  key: `text-board.of.${of}`,
  args: { count, coins },
});
