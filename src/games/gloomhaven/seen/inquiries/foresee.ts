import { inquiries } from '#core/inquiry';
import type { Message } from '#core/types';
import { abilitiesWords } from '../../printed/words/ability.ts';
import { figureLabel } from '../../printed/words/labels.ts';
import { joined, json } from '../../printed/words/parts.ts';
import { figuresAt } from '../../state/order.ts';
import type { Figure, Monster, State, Summon } from '../../state/state.ts';
import { type Foreseen, foreseen } from '../foresee/foresee.ts';
import type { Foresight } from '../view.types.ts';
import { sentences } from './sentences.ts';

/** What each of those whom the rules move would do if it acted now. It rests on what lies open on the table. */

const moved = (one: Figure): one is Monster | Summon => one.kind === 'monster' || one.kind === 'summon';

/** Those who have not acted in this round, in the order in which they will. */
function waiting(g: State): (Monster | Summon)[] {
  const now = g.turn?.actor;
  return g.order
    .flatMap((place) => figuresAt(g, place))
    .filter(moved)
    .filter(({ id }) => !g.acted.includes(id) && id !== now);
}

export const foresee = inquiries<State>()({
  name: 'foresee',
  fields: {},
  barred({ g }) {
    if (g.phase !== 'turns') return { key: 'refusal.not-revealed' };
    return waiting(g).length > 0 ? undefined : { key: 'refusal.all-have-acted' };
  },
  answer({ g }) {
    const all = waiting(g).map((one) => foreseen(g, one));
    const foresight: Foresight = all.map((one) => ({
      actor: one.actor,
      from: one.from,
      way: one.way,
      ends: one.ends,
      targets: [...new Set(one.targets)],
    }));
    return {
      says: [{ key: 'foresight.head' }, ...all.map(told)],
      shows: foresight,
    };
  },
});

/** "Bandit Guard #3 at C14: moves to C12, attacks Brute. Focus …". */
const told = (seen: Foreseen): Message => {
  const besides: Message[] =
    seen.besides.length > 0 ? [{ key: 'foresight.besides', args: { what: json(abilitiesWords(seen.besides)) } }] : [];
  const args = { actor: seen.actor, from: seen.from, does: json(doing(seen)) };
  return sentences([{ key: 'foresight.acts', args }, ...seen.why, ...besides]);
};

/** "moves to C12, attacks Brute". */
function doing({ hindered, way, attacks, targets }: Foreseen): Message {
  if (hindered && hindered !== 'fallen') return { key: `foresight.${hindered}` };
  const to = way.at(-1);
  const moves: Message = to === undefined ? { key: 'foresight.stays' } : { key: 'foresight.moves', args: { to } };
  if (hindered === 'fallen') return joined('comma', [moves, { key: 'foresight.fallen' }]);
  if (!attacks) return moves;
  const struck = [...new Set(targets)].map((id) => json(figureLabel(id)));
  const strikes: Message =
    struck.length > 0 ? { key: 'foresight.attacks', args: { targets: struck } } : { key: 'foresight.nobody' };
  return joined('comma', [moves, strikes]);
}
