import type { Answer, Json, StandingOrder } from '#core/types';
import { BrokenRecord } from '#store/errors';
import type { MatchResult, SeatOutcome } from '#store/results';
import type { SeatRecord } from '#store/seat-record';
import type { Profile } from '#store/store';
import { seatsOf } from './asked.ts';
import type { OpenSession } from './browsers.ts';
import type { House } from './house.ts';
import { type AnyRecord, recordOf } from './record.ts';

/** What is kept of one person, as they may see it: what is theirs, and of others nothing. */

/** Of one match. */
export interface KeptMatch {
  id: string;
  game: string;
  status: AnyRecord['status'];
  guild: string | null;
  channel: string;
  /** In ms since 1970. */
  createdAt: number;
  updatedAt: number;
  /** Whether they have opened it. */
  opened: boolean;
  /** It is a lesson. */
  lesson?: true;
  /** Their seats, counted from 0; none where they are only named, because they have left. */
  seats: ({ seat: number } & Omit<SeatRecord, 'user'>)[];
  /** What they have noted for themselves, also where they sit no more. */
  notes: string[];
  orders: StandingOrder[];
  /** Half-made answers. */
  drafts: Json[];
  /** What their seats have answered, and when; absent where all together would be too large for a file. */
  answers?: (Answer & { at?: number; waited?: number })[];
}

/** How one of their matches came out. */
export type OwnResult = Omit<MatchResult, 'seats'> & Omit<SeatOutcome, 'user'>;

/** Everything, as it stands in the file. */
export interface Kept {
  user: string;
  profile: Profile;
  matches: KeptMatch[];
  results: OwnResult[];
  /** The campaigns that they have begun. */
  campaigns: { game: string; guild: string; name: string }[];
  /** When they have opened files lately, in ms since 1970. */
  imports: Json;
  /** Their sessions in browsers. */
  sessions: OpenSession[];
}

/** The answers of all matches together have at most so many letters: the file must be one that Discord takes. */
const ROOM = 6_000_000;

/** The matches that name somebody and can be read, newest first. */
export async function matchesNaming({ store, log }: House, user: string): Promise<AnyRecord[]> {
  const found: AnyRecord[] = [];
  for (const id of (await store.naming(user)).reverse()) {
    try {
      const saved = await store.load(id);
      if (saved) found.push(recordOf(saved));
    } catch (error) {
      if (!(error instanceof BrokenRecord)) throw error;
      log.warn({ err: error, match: id }, 'a match that cannot be read is passed over');
    }
  }
  return found;
}

/** All that is kept of a person. */
export async function keptOf(house: House, user: string): Promise<Kept> {
  const { store } = house;
  const matches: KeptMatch[] = [];
  let room = ROOM;
  for (const record of await matchesNaming(house, user)) {
    const answers = await answersOf(house, record, user);
    room -= JSON.stringify(answers).length;
    matches.push({ ...matchOf(record, user), ...(room >= 0 && { answers }) });
  }
  const imports = await store.meta('imports');
  return {
    user,
    profile: await store.profile(user),
    matches,
    results: await ownResults(house, user),
    campaigns: await campaignsOf(house, user),
    imports: (imports as Record<string, Json> | undefined)?.[user] ?? [],
    sessions: (await house.browsers?.sessions(user)) ?? [],
  };
}

function matchOf(record: AnyRecord, user: string): Omit<KeptMatch, 'answers'> {
  const { id, game, status, guild, channel, createdAt, updatedAt, host, match, drafts } = record;
  const mine = seatsOf(record, user);
  return {
    id,
    game,
    status,
    guild,
    channel,
    createdAt,
    updatedAt,
    opened: host === user,
    ...(record.notes.lesson && { lesson: true }),
    seats: mine.map((seat) => {
      const { user: _, ...place } = record.seats[seat]!;
      return { seat, ...place };
    }),
    notes: [...new Set(Object.values(record.notes.own ?? {}).flatMap((one) => (one.user === user ? [one.text] : [])))],
    orders: (match?.orders ?? []).filter(({ seat }) => mine.includes(seat)),
    drafts: mine.flatMap((seat) => (drafts[seat] ? [drafts[seat] as unknown as Json] : [])),
  };
}

async function answersOf({ store }: House, record: AnyRecord, user: string): Promise<KeptMatch['answers'] & {}> {
  const mine = seatsOf(record, user);
  if (mine.length === 0 || record.match === null) return [];
  const { log = [] } = (await store.history(record.id)) ?? {};
  return log.flatMap(({ answer, at, waited }) =>
    answer && mine.includes(answer.seat)
      ? [{ ...answer, ...(at !== undefined && { at }), ...(waited !== undefined && { waited }) }]
      : [],
  );
}

/** How the matches of a person came out, as far as somebody has looked at the results of their server. */
export async function ownResults({ store }: House, user: string): Promise<OwnResult[]> {
  const all = await Promise.all((await guildsIn(store)).map((guild) => store.results.of(guild)));
  return all
    .flat()
    .flatMap(({ seats, ...result }) =>
      seats.filter((seat) => seat.user === user).map(({ user: _, ...mine }) => ({ ...result, ...mine })),
    );
}

const guildsIn = async (store: House['store']): Promise<string[]> => [
  ...new Set((await store.all()).flatMap(({ guild }) => guild ?? [])),
];

async function campaignsOf({ store, games }: House, user: string): Promise<Kept['campaigns']> {
  const places = (await guildsIn(store)).flatMap((guild) => [...games.keys()].map((game) => [guild, game] as const));
  const all = await Promise.all(places.map(([guild, game]) => store.campaigns.of(guild, game)));
  return all.flat().flatMap(({ host, game, guild, name }) => (host === user ? [{ game, guild, name }] : []));
}
