/** How a match is set up: its options, and how many may play with them. */

interface Choices {
  seats: { min: number; max: number };
  seatsFor?(options: Record<string, string>): { min: number; max: number };
  options: Record<string, readonly string[]>;
}

/** Every option of the game with the value that is given, or the first one where none of its values is. */
export function chosenOptions(
  { options }: Pick<Choices, 'options'>,
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, values]) => {
      const value = given[name];
      return [name, value !== undefined && values.includes(value) ? value : values[0]!];
    }),
  );
}

/** How many may play with these options; those that are not given are the default. */
export function seatRange(
  game: Choices,
  given: Readonly<Record<string, string | undefined>> = {},
): { min: number; max: number } {
  const { min, max } = game.seats;
  const narrower = game.seatsFor?.(chosenOptions(game, given)) ?? game.seats;
  return { min: Math.max(min, narrower.min), max: Math.min(max, narrower.max) };
}

/** How many play when nobody says: two, or as near to it as the options allow; solo play is a thing of its own. */
export function usualSeats(game: Choices, given: Readonly<Record<string, string | undefined>> = {}): number {
  const { min, max } = seatRange(game, given);
  return Math.min(max, Math.max(min, 2));
}

/** Whether a game can be played by different numbers of people. */
export const isSpan = ({ min, max }: { min: number; max: number }): boolean => min < max;

/** The seats of a new match, 0 to n - 1. Throws a RangeError when the game is not for so many with these options. */
export function seatsFrom(game: Choices & { id: string }, given: Record<string, string>, seats: number): number[] {
  const { min, max } = seatRange(game, given);
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new RangeError(`${game.id} is for ${min} to ${max} seats with these options, not ${seats}`);
  }
  return Array.from({ length: seats }, (_, i) => i);
}
