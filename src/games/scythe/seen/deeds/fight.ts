import { type Growing, toldWith } from '#core/deeds';
import type { Event, Json, Message } from '#core/types';
import { CAME, withFruits } from './came.ts';

/** A combat from what both sides revealed to who had to go: who beat whom where, by how much, and what came of it. */

/** What comes of a combat; each has words `came.<type>`. */
export const OF_FIGHTS: ReadonlySet<string> = new Set(['automa-withdrew', 'retreated', 'workers-routed', ...CAME]);

/** The combat that begins with what one side has revealed; undefined for all other events. */
export const fightOf = (event: Event): Growing | undefined =>
  event.type === 'committed' ? revealed([event]) : undefined;

const strength = ({ shown: { dial, cards, total } }: Event): Message => ({
  key: 'came.strength',
  args: { dial: dial!, cards: cards!, total: total! },
});

const revealed = (sides: readonly Event[]): Growing => ({
  take(next) {
    if (next.type === 'committed' && sides.length === 1) return revealed([...sides, next]);
    const winner = sides.find(({ shown }) => shown.seat === next.shown.seat);
    const loser = sides.find(({ shown }) => shown.seat === next.shown.loser);
    if (next.type !== 'combat-won' || !winner || !loser) return undefined;
    const totals = { won: winner.shown.total!, lost: loser.shown.total! };
    const sums = { by: strength(winner), against: strength(loser) } as unknown as Record<string, Json>;
    return withFruits(toldWith(next, { ...totals, ...sums }, 'combat-fought'), OF_FIGHTS);
  },
  told() {
    const [first, second] = sides as [Event, Event?];
    if (!second) return first;
    const sums = { by: strength(first), against: strength(second) } as unknown as Record<string, Json>;
    return toldWith(first, { ...sums, enemy: second.shown.seat!, came: null }, 'committed-both');
  },
});
