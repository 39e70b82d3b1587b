import { inquiries } from '#core/inquiry';
import { hasNames } from '#core/terms/plain';
import type { Json, Message } from '#core/types';
import { isMessage } from '../../printed/words/parts.ts';
import type { State } from '../../state/state.ts';
import { sentences } from './sentences.ts';

/** Why a figure that the rules moved did what it did on a turn of its: the reasons that were told with its events. */

/** What it settled on, as `intends` tells it: more than once on a turn with several attacks. */
interface Settled {
  turn: Record<string, Json>;
  shown: { why: Json[] };
}
/** Without zod: each label reads the whole list again, which is as long as the match. */
const isSettled = (told: Json): told is Json & Settled =>
  hasNames(told) && hasNames(told.turn) && hasNames(told.shown) && Array.isArray(told.shown.why);
const told = (about: Json): Settled[] => (Array.isArray(about) ? about.filter(isSettled) : []);

const turnNo = (turn: Settled['turn']): string => String(turn.turn);

/** Turns on which something was settled, the newest first. */
const turns = (about: Json): string[] => [...new Set(told(about).map(({ turn }) => turnNo(turn)))].reverse();

const on = (about: Json, no: string): Settled[] => told(about).filter(({ turn }) => turnNo(turn) === no);

const RULED = /^(monster|summon|objective):/;
/** Whether any of those whom the rules move can have acted. */
const mayHaveActed = ({ round, acted, turn }: State): boolean =>
  round > 1 || [...acted, turn?.actor ?? ''].some((id) => RULED.test(id));

export const why = inquiries<State>()({
  name: 'why',
  recalls: ['intends'],
  fields: {
    turn: {
      kind: 'one',
      of: 'words',
      options: ({ about }) => turns(about),
      label: (no, { about }): Message => ({ key: 'turn.name', args: on(about, no)[0]!.turn }),
    },
  },
  barred({ g, about }) {
    const isAny = about === null ? mayHaveActed(g) : turns(about).length > 0;
    return isAny ? undefined : { key: 'refusal.nobody-has-acted' };
  },
  answer({ about }, { turn: no }) {
    const found = on(about, no);
    const settled = found.map(({ shown }) => sentences(shown.why.filter(isMessage)));
    return { says: [{ key: 'why.head', args: found[0]!.turn }, ...settled] };
  },
});
