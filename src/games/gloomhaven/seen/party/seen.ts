import type { Message } from '#core/types';
import { levels, sheets } from '../../printed/content/content.ts';
import { neededFor, perksDue, perksOf } from '../../state/party/members.ts';
import { priceStep, prosperityOf } from '../../state/party/shop.ts';
import { lockedBy, openTo } from '../../state/party/ways.ts';
import type { Member, Party } from '../../state/party.ts';
import type { SeenMember, SeenParty } from '../view.types.ts';

/** What everybody may know of a party, as its sheet shows it (`/party`). */

export function seenParty(party: Party): SeenParty {
  const { reputation, prosperity: checks, donated, done, known, achievements, designs, kept, members, left } = party;
  const level = prosperityOf(party);
  const fresh = known.filter((id) => !done.includes(id)).sort((a, b) => a - b);
  const open = openTo(party).sort((a, b) => a - b);
  return {
    reputation,
    price: priceStep(party),
    prosperity: { level, checks, next: sheets.prosperity[level] ?? null },
    donated,
    scenarios: {
      done: [...done].sort((a, b) => a - b),
      open,
      barred: fresh
        .filter((id) => !open.includes(id))
        .map((scenario) => ({ scenario, ...barredBy(lockedBy(party, scenario)) })),
    },
    achievements: { party: [...achievements.party], global: [...achievements.global] },
    designs: [...designs],
    kept: kept.length,
    members: members.map(seenMember),
    left: left.map(({ class: id, level: at, xp }) => ({ class: id, level: at, xp })),
  };
}

function barredBy(why: Message | undefined): { needs: string[]; against: string[] } {
  const achievements = (why?.args?.achievements ?? []) as string[];
  return why?.key === 'refusal.scenario-against'
    ? { needs: [], against: achievements }
    : { needs: achievements, against: [] };
}

function seenMember(one: Member): SeenMember {
  const { class: id, level, xp, gold, checks, items, worn, cards, perks, leaves } = one;
  return {
    class: id,
    level,
    xp,
    since: levels.experience[level - 1]!,
    next: neededFor(one) ?? null,
    gold,
    checks,
    items: items.map((item) => ({ item, isWorn: worn.includes(item) })),
    cards: [...cards],
    perks: perksOf(one).map(({ boxes }, i) => ({ boxes, taken: perks.filter((taken) => taken === i).length })),
    perksDue: perksDue(one),
    leaves,
  };
}
