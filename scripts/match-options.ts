import { chanceFrom } from '../src/chance/playout.ts';
import { rolesFrom, seatRange, usualSeats } from '../src/core/seats.ts';
import type { AnyGame } from '../src/game-part.ts';
import { games } from '../src/registry.ts';
import { salted } from '../test/kit/salt.ts';
import { whole } from './command-line.ts';

/** Which game, with which options, for how many: as it is typed to a script. What is wrong ends it with one clear line and exit code 2. */

const idsOf = (all: readonly AnyGame[]) => all.map(({ game }) => game.id);
/** The option that says which of these games. */
export const gameOption = (all: readonly AnyGame[]) => {
  const ids = idsOf(all);
  return { help: `which game: ${ids.join(', ')}`, default: ids[0]! };
};
/** Which of the registered games. */
export const GAME = gameOption(games);
export const SEATS = { help: 'how many seats; two, or as near to it as the options allow, if absent' };

export const ROLES = {
  help: 'the roles that are played, one for each seat, for instance brute,spellweaver',
  default: '',
};
export const PEOPLE = {
  help: 'how many people play; fewer than seats have several each, in games with roles',
  default: '',
};

/** Who plays what: how many people, and in a game with roles which ones. */
export function readPeople(
  name: string,
  { game }: AnyGame,
  { options, seats }: { options: Record<string, string>; seats: number },
  typed: { roles?: string | undefined; people?: string | undefined },
): { people: number; roles?: string[] } {
  const people = typed.people ? whole(name, 'people', typed.people) : seats;
  const given = typed.roles ? typed.roles.split(',') : undefined;
  if (people > seats) return end(name, `${people} people do not fit ${seats} seats`);
  if (!game.roles) return people === seats && !given ? { people } : end(name, `${game.id} has no roles`);
  if (people === seats && !given) return { people };
  try {
    return { people, roles: rolesFrom(game, options, seats, given) };
  } catch (error) {
    return end(name, (error as Error).message);
  }
}

export function readGame(name: string, id: string, all: readonly AnyGame[] = games): AnyGame {
  return all.find(({ game }) => game.id === id) ?? end(name, `no game "${id}"; there are ${idsOf(all).join(', ')}`);
}

/**
 * The options and the number of seats: `typed`, or as many as usual. When only another value of
 * one option that was not given lets so many play, that value is taken.
 */
export function readTable(
  name: string,
  { game }: AnyGame,
  given: Record<string, string>,
  typed: string,
): { options: Record<string, string>; seats: number } {
  const range = seatRange(game, given);
  const seats = typed ? whole(name, 'seats', typed) : usualSeats(game, given);
  const fits = (options: Record<string, string>) => {
    const { min, max } = seatRange(game, options);
    return seats >= min && seats <= max;
  };
  const others = Object.entries<readonly string[]>(game.options).flatMap(([option, values]) =>
    Object.hasOwn(given, option) ? [] : values.map((value) => ({ ...given, [option]: value })),
  );
  const options = [given, ...others].find(fits);
  if (options) return { options, seats };
  const { min, max } = Object.keys(given).length > 0 ? range : game.seats;
  const many = min === max ? String(min) : `${min} to ${max}`;
  return end(
    name,
    `${game.id} is for ${many} seats${Object.keys(given).length > 0 ? ' with these options' : ''}, not ${seats}`,
  );
}

function end(name: string, why: string): never {
  process.stderr.write(`${name}: ${why}\n`);
  process.exit(2);
}

/** Options of a match as they are typed to a script: "scenario=war-of-the-dragon,penguins=on". */
export const OPTIONS_HELP = 'options of the match, for instance scenario=war-of-the-dragon,penguins=on';

/** Reads them against the game's own; an unknown one ends the script with one clear line and exit code 2. */
export function readOptions(
  name: string,
  options: Readonly<Record<string, readonly string[]>>,
  typed: string,
): Record<string, string> {
  const pairs = typed.split(',').filter((one) => one !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [option, value] = pair.split('=') as [string, string | undefined];
      if (value === undefined || !options[option]?.includes(value)) {
        const legal = Object.entries(options).map(([key, values]) => `${key}=${values.join('|')}`);
        end(name, `no option "${pair}"; there are ${legal.join(', ')}`);
      }
      return [option, value];
    }),
  );
}

/** Options by chance with which so many can play; those that are `named` stay as they are. The same seed gives the same ones. */
export function anyOptions(
  { game }: AnyGame,
  seed: string,
  seats: number,
  named: Record<string, string> = {},
): Record<string, string> {
  const chance = chanceFrom(salted(`${seed}/options`));
  for (;;) {
    const options = Object.fromEntries(
      Object.entries<readonly string[]>(game.options).map(([name, values]) => [
        name,
        named[name] ?? values[Math.floor(chance() * values.length)]!,
      ]),
    );
    const { min, max } = seatRange(game, options);
    if (seats >= min && seats <= max) return options;
  }
}
