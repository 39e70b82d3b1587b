/** What issue 27 asks of computer seats. */

/** One kind of table, and how often the first of its seats must come first, in percent of its matches. */
export interface Held {
  game: string;
  /** Who plays: the first one is judged. */
  seats: readonly string[];
  options?: Readonly<Record<string, string>>;
  first: number;
  /** Coins or points of the first on average, at least. */
  score?: number;
  /** Own turns of the first until the end on average, at most. */
  turns?: number;
}

export const HELD: readonly Held[] = [
  { game: 'tears-of-the-dragon', seats: ['normal', 'random'], first: 100 },
  { game: 'tears-of-the-dragon', seats: ['normal', 'competent'], first: 60 },
  { game: 'tears-of-the-dragon', seats: ['hard', 'normal'], first: 60 },
  { game: 'scythe', seats: ['normal', 'progress'], first: 97, score: 65, turns: 27 },
  { game: 'scythe', seats: ['hard', 'normal'], first: 60, score: 70, turns: 23 },
  { game: 'scythe', seats: ['normal', 'progress', 'progress'], first: 85 },
  { game: 'scythe', seats: ['hard', 'normal', 'normal'], first: 45 },
  { game: 'scythe', seats: ['normal'], options: { automa: 'autometta' }, first: 40 },
  { game: 'scythe', seats: ['hard'], options: { automa: 'autometta' }, first: 60 },
  { game: 'scythe', seats: ['hard'], options: { automa: 'automa' }, first: 40 },
  { game: 'middle-earth-quest', seats: ['normal', 'progress', 'progress'], first: 95 },
  { game: 'middle-earth-quest', seats: ['hard', 'normal', 'normal'], first: 60 },
  { game: 'liars-dice', seats: ['normal', 'progress'], first: 70 },
  ...[
    { level: 'normal', seats: 2, scenario: '1', first: 80 },
    { level: 'normal', seats: 2, scenario: '2', first: 50 },
    { level: 'normal', seats: 2, scenario: '3', first: 60 },
    { level: 'normal', seats: 4, scenario: '1', first: 80 },
    { level: 'normal', seats: 4, scenario: '2', first: 50 },
    { level: 'normal', seats: 4, scenario: '3', first: 60 },
    { level: 'hard', seats: 2, scenario: '1', first: 90 },
    { level: 'hard', seats: 2, scenario: '2', first: 65 },
    { level: 'hard', seats: 2, scenario: '3', first: 75 },
  ].map(({ level, seats, scenario, first }) => ({
    game: 'gloomhaven',
    seats: Array<string>(seats).fill(level),
    options: { scenario },
    first,
  })),
];

/** ms of CPU for an answer, at the 95th percentile. */
export const CPU: Readonly<Record<string, number>> = { easy: 100, normal: 500, hard: 2_000 };

/** What a table is held to, if it is one of those; options that are not named there are the usual ones. */
export const heldTo = (game: string, seats: readonly string[], options: Record<string, string>): Held | undefined =>
  HELD.find(
    (held) =>
      held.game === game &&
      held.seats.join() === seats.join() &&
      Object.entries(held.options ?? {}).every(([name, value]) => options[name] === value),
  );
