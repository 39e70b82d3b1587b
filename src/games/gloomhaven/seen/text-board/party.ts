import { type BoardSection, boardLine, boardSection } from '#core/text-board';
import type { Json, Message } from '#core/types';
import { seenParty } from '../party/seen.ts';
import type { SeenMember, View } from '../view.types.ts';

/** The party between its scenarios, as its sheet shows it. */
export function party({ party: carried }: View): BoardSection[] {
  const seen = seenParty(carried);
  const { reputation, price, prosperity, donated, scenarios, achievements, designs, kept, members, left } = seen;
  const { looted, sold, begun, level } = carried;
  const names = [...achievements.party, ...achievements.global];
  return boardSection('party', [
    boardLine('begun', { scenario: String(begun), level }),
    boardLine('standing', { reputation: signed(reputation), price: signed(price), donated }),
    boardLine('prosperity', { level: prosperity.level, checks: prosperity.checks, next: prosperity.next }),
    ...(scenarios.done.length > 0 ? [boardLine('scenarios-done', { scenarios: scenarios.done.map(String) })] : []),
    ...(scenarios.open.length > 0 ? [boardLine('scenarios-open', { scenarios: scenarios.open.map(String) })] : []),
    ...scenarios.barred.map(({ scenario, needs, against }) =>
      boardLine('scenario-barred', { scenario: String(scenario), needs, against }),
    ),
    ...(names.length > 0 ? [boardLine('achievements', { names })] : []),
    ...(designs.length > 0 ? [boardLine('designs', { items: designs })] : []),
    ...(sold.length > 0 ? [boardLine('sold', { items: [...sold] })] : []),
    ...(looted.length > 0 ? [boardLine('looted', { numbers: looted.map(String) })] : []),
    ...(kept > 0 ? [boardLine('kept', { n: kept })] : []),
    ...members.flatMap(memberLines),
    ...left.map(({ class: who, level: at, xp }) => boardLine('left', { who, level: at, xp })),
  ]);
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

function memberLines({
  class: who,
  level,
  xp,
  next,
  gold,
  checks,
  items,
  cards,
  perks,
  perksDue,
  leaves,
}: SeenMember): Message[] {
  const taken = perks.flatMap(({ taken: n }, i): Json[] =>
    n > 0 ? [{ key: 'text-board.perk', args: { perk: `${who}-${i}`, n: n > 1 ? n : null } }] : [],
  );
  return [
    boardLine('member', { who, level, xp, next, gold, checks, due: perksDue || null, leaves }),
    ...(items.length > 0
      ? [
          boardLine('member-items', {
            who,
            items: items.map(({ item, isWorn }): Json => ({ key: 'text-board.member-item', args: { item, isWorn } })),
          }),
        ]
      : []),
    ...(cards.length > 0 ? [boardLine('member-cards', { who, cards })] : []),
    ...(taken.length > 0 ? [boardLine('member-perks', { who, perks: taken })] : []),
  ];
}
