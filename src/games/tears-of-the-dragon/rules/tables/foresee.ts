import type { Foreseen, Here, Message } from '#core/types';
import { faceOf, isCastle, isFighter, isLeader, seemsBlocked } from '../../state/pieces.ts';
import { hasSecrets } from '../../state/scenario.ts';
import { other, type State } from '../../state/state.ts';
import { groupPoints, hasFighters, isGroup, member, memberIds, pointsLeft } from '../../state/ways.ts';

/** Who of a party stays where it is when these go, and what begins where they come to: before the order is given (TD-7). */
export function foreseeMove({ g, seat }: Here<State>, group: readonly string[], path: readonly string[]): Foreseen {
  if (!isGroup(g, group) || path.length === 0) return { says: [] };
  const stay = companions(g, group);
  const spent = stay.filter((id) => pointsLeft(g, id) < 1);
  const free = stay.filter((id) => !spent.includes(id));
  const begins = path.flatMap((place) => beginning(g, seat, group, place));
  const left = groupPoints(g, group) - path.length;
  const isAlone = group.some(isLeader) && !hasFighters(group) && stay.some(isFighter);
  return {
    says: [
      ...(free.length > 0 ? [{ key: 'foresee.stay', args: { pieces: free.map(faceOf) } }] : []),
      ...(spent.length > 0 ? [{ key: 'foresee.spent', args: { pieces: spent.map(faceOf) } }] : []),
      ...begins,
      ...(left > 0 ? [{ key: 'foresee.points', args: { n: left } }] : []),
    ],
    isOdd: isAlone || (begins.length > 0 && stay.some(isFighter)),
  };
}

/** Those who stand with the group now and do not go along. */
export function companions(g: State, group: readonly string[]): string[] {
  const [first] = group;
  const { at, ship } = g.counters[first!]!;
  const { party } = member(g, first!);
  return memberIds(g).filter((id) => {
    const one = g.counters[id]!;
    return !group.includes(id) && one.at === at && one.ship === ship && member(g, id).party === party;
  });
}

/** What entering a place begins, as far as this seat can see: battle (TD-9.1), the castle's controller choosing (TD-12.2), a ruin (TD-17). */
function beginning(g: State, seat: number, group: readonly string[], place: string): Message[] {
  const args = { place };
  const isHeld = isCastle(place) && g.castles[place] === other(seat);
  if (hasFighters(group) && seemsBlocked(g, place, seat)) return [{ key: 'foresee.battle', args }];
  if (hasFighters(group) && isHeld) return [{ key: 'foresee.siege', args }];
  return hasSecrets(g, place) ? [{ key: 'foresee.ruin', args }] : [];
}
