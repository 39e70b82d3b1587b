import { type Growing, toldWith } from '#core/deeds';
import { isMessage } from '#core/text';
import type { Event, Json, Message } from '#core/types';
import { said } from '../../printed/words/said.ts';

/** What came of a deed: favor, cards, levels, markers, told as parts of its sentence. */

/** Those that can have something come of them. */
const HEADS: ReadonlySet<string> = new Set([
  'action-taken',
  'ambush',
  'claimed',
  'consulted',
  'dark-path',
  'encounter',
  'event-drawn',
  'event-explored',
  'hero-defeated',
  'influence-placed',
  'influence-removed',
  'minion-hurt',
  'peril',
  'plot-foiled',
  'plot-played',
  'quest-done',
  'quest-found',
  'rallied',
  'rested',
  'shadow-played',
  'stage-entered',
]);

/** Those that come of something; each has words `came.<type>`. */
export const CAME: ReadonlySet<string> = new Set([
  'character-moved',
  'character-placed',
  'corruption-discarded',
  'corruption-received',
  'corruption-shed',
  'effect-chosen',
  'event-stays',
  'favor-gained',
  'favor-lost',
  'favor-placed',
  'favor-spent',
  'hand-discarded',
  'hero-is-moved',
  'hero-retreats',
  'influence-falls',
  'influence-placed',
  'influence-removed',
  'into-life',
  'item-gained',
  'item-lost',
  'level-gained',
  'loses',
  'marker-falls',
  'marker-moves',
  'minion-arrives',
  'minion-falls',
  'plot-discarded',
  'pool-changes',
  'quest-opened',
  'token-blank',
  'trained',
]);

/** More than so much is told by itself: a sentence has an end. */
const MOST = 4;

/** As part of the sentence; another seat than that of the deed is named. */
export function cameOf({ type, shown }: Event, seat: Json | undefined): Message {
  const own = `seat.${String(seat)}`;
  const who = typeof shown.seat === 'number' ? { key: `seat.${shown.seat}` } : shown.who;
  const isOther = isMessage(who) && who.key !== own;
  return said(`came.${type}`, { ...shown, who: isOther ? (who as Json) : null });
}

/** The same marker went on: told as one way. Undefined for another one. */
function onwards(last: Message, { shown }: Event): Message | undefined {
  const { marker, n } = last.args ?? {};
  if (last.key !== 'came.marker-moves' || marker !== shown.marker) return undefined;
  return said(last.key, { ...last.args, n: Number(n) + Number(shown.n), space: shown.space! });
}

/** A deed with what came of it so far. */
export const withFruits = (head: Event, came: readonly Message[], as = head.type): Growing => ({
  take: (next) => {
    if (!CAME.has(next.type) || came.length >= MOST) return undefined;
    const last = came.at(-1);
    const farther = last && next.type === 'marker-moves' ? onwards(last, next) : undefined;
    return withFruits(head, farther ? [...came.slice(0, -1), farther] : [...came, cameOf(next, head.shown.seat)], as);
  },
  told: () => toldWith(head, came.length > 0 ? { came: came as unknown as Json } : {}, as),
});

export const fruitsOf = (event: Event): Growing | undefined =>
  HEADS.has(event.type) ? withFruits(event, []) : undefined;
