import { type Growing, toldWith } from '#core/deeds';
import { isMessage } from '#core/text';
import type { Event, Json, Message } from '#core/types';
import { CAME } from '../../printed/words/came.ts';
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

/** More than so much is told by itself: a sentence has an end. */
const MOST = 4;

/** These sentences do not speak of the seat of their deed first: it is named behind them. */
const OF_OTHERS: ReadonlySet<string> = new Set(['ambush', 'combat-fells-both', 'combat-lost', 'combat-undecided']);

const speakerOf = ({ who, seat }: Event['shown']): Message | undefined => {
  if (isMessage(who)) return who;
  return typeof seat === 'number' ? { key: `seat.${seat}` } : undefined;
};

/** As part of the sentence; who is not spoken of there already is named. */
function cameOf({ type, shown }: Event, spoken: string | undefined): Message {
  const who = speakerOf(shown);
  return said(`came.${type}`, { ...shown, who: who && who.key !== spoken ? (who as unknown as Json) : null });
}

/** The same marker went on: told as one way. Undefined for another one. */
function onwards(last: Message, { shown }: Event): Message | undefined {
  const { marker, n } = last.args ?? {};
  if (last.key !== 'came.marker-moves' || marker !== shown.marker) return undefined;
  return said(last.key, { ...last.args, n: Number(n) + Number(shown.n), space: shown.space! });
}

/** A deed of which nothing has come yet, told in the words of a type. */
export const withFruits = (head: Event, as = head.type): Growing =>
  grown({ head, as }, [], OF_OTHERS.has(as) ? undefined : speakerOf({ seat: head.shown.seat ?? null })?.key);

/** With what came of it so far, and of whom the sentence speaks there, by key: undefined of what has no seat. */
const grown = (deed: { head: Event; as: string }, came: readonly Message[], spoken: string | undefined): Growing => ({
  take: (next) => {
    if (!CAME.has(next.type) || came.length >= MOST) return undefined;
    const last = came.at(-1);
    const farther = last && next.type === 'marker-moves' ? onwards(last, next) : undefined;
    const all = farther ? [...came.slice(0, -1), farther] : [...came, cameOf(next, spoken)];
    return grown(deed, all, speakerOf(next.shown)?.key);
  },
  told: () => toldWith(deed.head, came.length > 0 ? { came: came as unknown as Json } : {}, deed.as),
});

export const fruitsOf = (event: Event): Growing | undefined => (HEADS.has(event.type) ? withFruits(event) : undefined);
