import { inquiries } from '#core/inquiry';
import { hasNames } from '#core/terms/plain';
import type { Json, Message, Told } from '#core/types';
import { said } from '../../printed/words/said.ts';
import type { State } from '../../state/state.ts';

/** How a round of combat came to what it came to: its sums by the numbered order of MEQ-7.6, as they were told when it was fought. */

/** What it looks back on. */
type Past = Pick<Told, 'type' | 'shown'>;
interface Round {
  begins: Past;
  steps: Past[];
}

const isPast = (told: Json): told is Past => hasNames(told) && typeof told.type === 'string' && hasNames(told.shown);

/** All rounds of the match, oldest first. */
function roundsOf(about: Json): Round[] {
  const found: Round[] = [];
  for (const told of Array.isArray(about) ? about.filter(isPast) : [])
    if (told.type === 'combat-round') found.push({ begins: told, steps: [] });
    else found.at(-1)?.steps.push(told);
  return found;
}

/** By what lies on the table: a combat goes on, a token was discarded, or a minion has wounds or has fallen (MEQ-7.10, 7.11). */
const mayHaveFought = ({ combat, stacks, minions }: State): boolean =>
  (combat?.rounds.length ?? 0) > 0 ||
  Object.values(stacks).some(({ discard }) => discard.length > 0) ||
  Object.values(minions).some(({ is, damage }) => is === 'fallen' || damage > 0);

const roundAt = (about: Json, no: string): Round => roundsOf(about)[Number(no) - 1]!;

export const why = inquiries<State>()({
  name: 'why',
  recalls: ['combat-round', 'combat-costs', 'combat-why'],
  fields: {
    round: {
      kind: 'one',
      of: 'words',
      /** By their number in the match, the newest first. */
      options: ({ about }) =>
        roundsOf(about)
          .map((_, i) => String(i + 1))
          .reverse(),
      label: (no, { about }): Message => {
        const { round, seat, foe } = roundAt(about, no).begins.shown;
        return said('label.combat-round', { round: round!, seat: seat!, foe: foe! });
      },
    },
  },
  barred: ({ g, about }) =>
    (about === null ? mayHaveFought(g) : roundsOf(about).length > 0) ? undefined : said('refusal.no-combat-yet'),
  answer({ about }, { round: no }) {
    const { begins, steps } = roundAt(about, no);
    const lines = steps.map(({ type, shown }) =>
      type === 'combat-why'
        ? said('combat.step', { step: shown.step!, says: shown.says! })
        : said('combat.step', { step: 1, says: said('label.combat-costs', shown) }),
    );
    return { says: [said('event.combat-round', begins.shown), ...lines] };
  },
});
