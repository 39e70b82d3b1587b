import type { Person } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { onTheRoad as begunOnTheRoad } from '../core/mini.ts';
import { caravan } from '../kit/caravan/part.ts';
import type { Caravan } from '../kit/caravan/state.ts';
import { seedFor } from '../kit/table.ts';
import { isPublic, openLobby, openTable, posted, type Table, type TableOptions, typed } from './kit.ts';

/** Matches of the caravan at the bot, in positions of their own. */

interface Road extends TableOptions {
  /** Who sits at each seat; Ann at the guide's and Ben at the traveller's if absent. One person can sit at several. */
  people?(table: Table): readonly Person[];
  seed?: string;
  /** The rules it is begun with; as they are if absent. */
  game?: typeof caravan.game;
}

/** A table at which a match of the caravan runs, from a position of its own on. */
export async function onTheRoad(
  arrange: (g: Caravan) => void,
  { people = ({ ann, ben }) => [ann, ben], seed = 'road', game = caravan.game, ...options }: Road = {},
): Promise<Table> {
  const table = await openTable({ games: [{ ...caravan, game } as AnyGame], ...options });
  await openLobby(table, { game: 'caravan' });
  const seats = people(table).map(({ id, name }) => ({
    user: id,
    name,
    locale: 'en' as const,
    dm: 'unknown' as const,
  }));
  const match = begunOnTheRoad(arrange, { seats: seats.length, seed, game }) as never;
  await table.store.commit({ ...(await table.record()), status: 'running', seats, match });
  return table;
}

/** The evening: the guide, seat 0, has the last turn of the day, and then two beasts strike seat 1. */
export const evening = ({ arrange, ...options }: Road & { arrange?(g: Caravan): void } = {}): Promise<Table> =>
  onTheRoad(
    (g) => {
      const beasts = [
        { id: 'wolf-1', strength: 1, health: 2 },
        { id: 'lion-2', strength: 2, health: 2 },
      ];
      const shown = g.hands.map((hand) => hand.splice(0, 2));
      Object.assign(g, { phase: 'turns', queue: [0], beasts, water: 5, born: 2, shown });
      arrange?.(g);
    },
    { seed: seedFor({ blows: [2, 2] }, 2), ...options },
  );

/** Three at a table: who guides, and two travellers. */
export const three = ({ ann, ben, local }: Table): readonly Person[] => [ann, ben, local.person('Cleo')];
/** The morning: all see a fork. */
export const atTheFork = (options: Road = {}): Promise<Table> =>
  onTheRoad((g) => {
    g.shown = g.hands.map((hand) => hand.splice(0, 2));
    Object.assign(g, { phase: 'fork', queue: [...g.hands.keys()] });
  }, options);

/** All public messages from there on, as everybody reads them: words, buttons and pictures. */
export async function publicSince(table: Table, from: number) {
  const { id } = await table.record();
  const people = [...new Set((await table.record()).seats.map(({ user }) => user!))];
  const known = new RegExp([id, ...people].join('|'), 'g');
  const messages = table.local.person('Eve').messages(table.channel).filter(isPublic).slice(from);
  return messages.map(({ content, components, attachments }) => ({
    content: content.replace(known, (one) => (one === id ? 'match' : `person ${people.indexOf(one)}`)),
    components: JSON.stringify(components ?? []).replace(known, 'x'),
    pictures: attachments.map(({ filename, description, size }) => [filename, description, size]),
  }));
}
export const publicCount = (table: Table): number => posted(table).length;

/** What a person reads who gives standing orders. */
export const orders = (table: Table, person: Person, options: Record<string, string> = {}) =>
  typed(table, person, 'orders', options);
