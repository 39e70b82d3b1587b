import { sumOf } from '#core/judge';
import type { BySubject, SeatId, Subjects } from '#core/types';
import { heroSeats } from '../../state/pieces.ts';
import { SAURON, type State } from '../../state/state.ts';
import { race } from './ahead.ts';
import { lastCombat } from './finale.ts';
import { foils } from './foil.ts';
import { STANDING, standing } from './hero.ts';
import { forSeat } from './race.ts';
import { MEANS, means } from './sauron.ts';
import { WEIGHTS } from './weights.ts';

const SUBJECTS = ['won', 'finale', 'race', ...MEANS, ...STANDING] as const;
type Subject = (typeof SUBJECTS)[number];

/**
 * How well a seat stands, in spaces of the story track. It is how the race will end and whose objective will be met, what Sauron can do, and how the
 * heroes are. What is good for the heroes is bad for Sauron.
 */
export const evaluate = (g: State, seat: SeatId): number => forSeat(seat, sumOf(forSauron(g, seat === SAURON)));

/** The same thing is told otherwise to Sauron than to a hero. */
const told = (seat: SeatId, subject: Subject): string => `${seat === SAURON ? 'sauron' : 'hero'}-${subject}`;

/** To Sauron what heroes may foil counts in the race, and not as their way to it. */
const NAMES = [
  ...SUBJECTS.filter((subject) => subject !== 'plots').map((subject) => told(SAURON, subject)),
  ...SUBJECTS.map((subject) => told(SAURON + 1, subject)),
];

export const subjects: Subjects<State> = {
  names: NAMES,
  of(g, seat) {
    const found = Object.entries(forSauron(g, seat === SAURON)) as [Subject, number][];
    return Object.fromEntries(
      found.flatMap(([subject, n]) => (n === 0 ? [] : [[told(seat, subject), forSeat(seat, n)]])),
    );
  },
};

function forSauron(g: State, knows: boolean): BySubject<Subject> {
  if (g.winner) return { won: g.winner === 'sauron' ? WEIGHTS.won : -WEIGHTS.won };
  if (g.finale) return { finale: WEIGHTS.decided * lastCombat(g) };
  if (g.heroes.length < g.players) return {};
  const end = race(g, knows);
  const plots = knows ? [] : foils(g, end);
  const found: Partial<Record<Subject, number>> = { race: end, ...means(g, knows) };
  for (const seat of heroSeats(g)) {
    const his = standing(g, seat, plots[seat - 1] ?? []);
    for (const subject of STANDING) found[subject] = (found[subject] ?? 0) - his[subject];
  }
  return found;
}
