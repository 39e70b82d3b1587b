import { askedNow } from '#asking/asked-now';
import { heard } from '#asking/public-message';
import { partNamed } from '#asking/terms/names';
import { chanceFrom, type Policy, playout } from '#chance/playout';
import { position } from '#core/match';
import { seatRange } from '#core/seats';
import type { Locale } from '#core/text';
import type { Decision, Event, Json } from '#core/types';
import type { Now } from '#renderers/pictures';
import type { AnyGame } from '#src/game-part';
import { salted } from '../kit/salt.ts';

/** Positions of matches played by chance, with any options, seats and roles: what pictures must be able to show. */

export interface Fresh {
  /** How it is had again: the seed of the match, and after how many answers. */
  name: string;
  part: AnyGame;
  g: Json;
  open: readonly Decision[];
  /** What was told since the last one, oldest first. */
  told: readonly Event[];
  isOver: boolean;
  seats: number;
}

const POLICIES: readonly Policy[] = ['progress', 'competent', 'random'];

/** Lets `look` see a match by chance before each answer that `isLooked` picks, and at its end; it is left after `most` answers, and has the options that are `set`. */
export function playedFresh(
  unnamed: AnyGame,
  seed: string,
  {
    most,
    isLooked,
    look,
    set = {},
  }: { most: number; isLooked: () => boolean; look: (fresh: Fresh) => void; set?: Record<string, string> },
): void {
  const { game } = unnamed;
  const chance = chanceFrom(salted(`${seed}/table`));
  const oneOf = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)]!;
  const { options, seats } = tableBy(unnamed, oneOf, set);
  const roles = rolesBy(unnamed, { options, seats }, chance);
  let lines = 0;
  let n = 0;
  let told: Event[] = [];
  playout(unnamed, salted(seed), {
    policy: oneOf(POLICIES.filter((one) => one !== 'competent' || unnamed.judge?.player)),
    options,
    seats,
    ...(roles && { roles }),
    most,
    each: (match) => {
      told.push(...match.news.slice(lines).flatMap((line) => ('entry' in line ? line.entry.events : [])));
      lines = match.news.length;
      const { g, open, outcome } = position(game, match);
      const isOver = outcome !== undefined;
      n++;
      if (!isOver && !isLooked()) return;
      look({ name: `${seed}/${n}`, part: partNamed(unnamed, () => g), g, open, told, isOver, seats });
      told = [];
    },
  });
}

type OneOf = <T>(all: readonly T[]) => T;

/** Options by chance but for those that are `set`, and as many seats as they allow. */
function tableBy({ game }: AnyGame, oneOf: OneOf, set: Record<string, string>) {
  const chosen = Object.entries<readonly string[]>(game.options).map(([name, values]) => [name, oneOf(values)]);
  const options: Record<string, string> = { ...Object.fromEntries(chosen), ...set };
  const { min, max } = seatRange(game, options);
  return { options, seats: oneOf(Array.from({ length: max - min + 1 }, (_, n) => min + n)) };
}

/** Roles by chance, those first that somebody must have. */
function rolesBy(
  { game }: AnyGame,
  { options, seats }: { options: Record<string, string>; seats: number },
  chance: () => number,
): string[] | undefined {
  const roles = game.roles?.(options);
  if (!roles) return undefined;
  const needed = roles.flatMap(({ id, n: [min] }) => Array<string>(min).fill(id));
  const free = roles.flatMap(({ id, n: [min, max] }) => Array<string>(max - min).fill(id));
  const mixed = free.map((id) => ({ id, at: chance() })).sort((a, b) => a.at - b.at);
  return [...needed, ...mixed.map(({ id }) => id)].slice(0, seats);
}

/** What just happened and who is asked, as everybody knows it and the bot tells a picture. */
export function nowOf({ part, g, told, open, isOver }: Fresh, locale: Locale): Now {
  const events = told.filter(({ only }) => only === undefined);
  return { ...heard(part, events, locale), events, asked: isOver ? [] : askedNow(part, g, open, locale) };
}
