import { REST, Routes } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { chanceFrom, playout } from '#chance/playout';
import { position, start } from '#core/match';
import { makeRng } from '#core/rng';
import { usualSeats } from '#core/seats';
import type { Decision, Json, Match } from '#core/types';
import type { Person } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { games } from '#src/registry';
import { stillAt, stillMatch } from '../e2e/what-is-seen.ts';
import { plays } from '../kit/lengths.ts';
import { salted } from '../kit/salt.ts';
import { press } from './kit.ts';
import { doneBefore, inTurn, messageRead, openWorld, type World } from './two-worlds.ts';

/**
 * Two tables that differ in what somebody may not know, position by position: what the bot answers them is the same. With CASTELLAN_DOOR=http,
 * CASTELLAN_STORE=postgres and CASTELLAN_WORKERS=2 all of it goes by HTTP, on databases, with two workers beside each bot.
 */

const POSITIONS = plays({ sample: 12, whole: 250 });
/** One in so many positions of a match is looked at. */
const SPARSE = 18;

/** Words of commands by which people look, each with its options. `answer` is the button of the bell. */
const LOOKS = ['hand', 'board', 'zoom', 'text', 'status', 'log', 'answer'] as const;
/** So many of them at each position. */
const AT_ONCE = 2;
/** At one in so many positions it is looked, too, whether another seat sees which of the two it is. */
const OWNERS = 4;

/** A position, and the same with other secrets. */
interface Pair {
  g: unknown;
  other: unknown;
  open: readonly Decision[];
  /** A seat that sees which of the two it is. */
  owner: number;
}
/** The seat that may not know them; none for somebody who looks on. At two tables it is always the same: what they were told once stays with them. */
type Looking = number | undefined;

/** Positions of matches by chance in which something can be swapped that somebody does not see, and somebody else does. */
function* pairsOf(part: AnyGame, seats: number, viewer: Looking): Generator<Pair> {
  const name = `secrets-played/${part.game.id}/${viewer ?? 'nobody'}`;
  const chance = chanceFrom(salted(name));
  for (let n = 0; ; n++) {
    const picked: Match<unknown>[] = [];
    playout(part, salted(`${name}/${n}`), {
      options: {},
      seats,
      policy: n % 3 === 2 ? 'random' : 'progress',
      most: 600,
      each: (match) => {
        if (chance() * SPARSE < 1 && !position(part.game, match).outcome) picked.push(match);
      },
    });
    for (const [i, match] of picked.entries()) {
      const { g, open } = position(part.game, match);
      const rng = makeRng({ seed: salted(`${name}/swap/${n}/${i}`), drawn: {} });
      const other = part.proofs!.swapHidden(g, viewer ?? 'spectator', rng);
      const sees = (seat: number) =>
        seat !== viewer && JSON.stringify(part.game.view(other, seat)) !== JSON.stringify(part.game.view(g, seat));
      const owner = [...Array(seats).keys()].find(sees);
      if (owner !== undefined) yield { g, other, open, owner };
    }
  }
}

/** A world that stands still, in one position after the other. */
async function openStill(part: AnyGame, seats: number) {
  /** What is open, by the state: a job may look at a position when another one stands already. */
  const open = new Map<string, readonly Decision[]>();
  const still: AnyGame = { ...part, game: { ...part.game, ...stillAt(part, []) } };
  still.game.steps = {
    *still({ g }) {
      yield [...(open.get(JSON.stringify(g)) ?? [])];
    },
  };
  const first = start(part.game, { options: {}, seats, seed: salted('secrets-played') });
  const world = await openWorld(still, first as Match<Json>);
  const { table } = world;
  const { id } = await table.record();
  const rest = new REST({ api: table.local.api }).setToken(table.local.token);
  const button = { type: 2, style: 1, label: 'Your move', custom_id: `v1:answer:${id}` };
  const body = { content: 'The bell', components: [{ type: 1, components: [button] }] };
  const bell = (await rest.post(Routes.channelMessages(table.channel), { body })) as { id: string };
  return {
    world,
    async stands(g: unknown, questions: readonly Decision[]): Promise<void> {
      open.set(JSON.stringify(g), questions);
      const record = await table.record();
      const { logged, rng } = record.match!;
      const match = { ...stillMatch(part, g, seats), logged, rng };
      await table.store.commit({ ...record, match, drafts: {}, asked: [], outbox: [] });
      await table.rest();
    },
    async looks(who: Person, look: (typeof LOOKS)[number], place: string | undefined): Promise<void> {
      const at = who.messages(table.channel).find((message) => message.id === bell.id)!;
      if (look === 'answer') await press(who, at, 'answer');
      else if (look === 'zoom') await who.slash(table.channel, 'match', 'board', place === undefined ? {} : { place });
      else await who.slash(table.channel, 'match', look, {});
      await table.rest();
    },
  };
}

/** What somebody got since the last time, and what the bot did in their channels meanwhile, with names in place of ids. */
async function gotBy(world: World, who: Person, seen: Set<string>): Promise<string> {
  const { table } = world;
  const fresh = who.channels().flatMap(({ id, name }) =>
    who
      .messages(id)
      .filter((message) => !seen.has(`${message.id} ${message.edited_timestamp}`))
      .map((message) => ({ name, message })),
  );
  for (const { message } of fresh) seen.add(`${message.id} ${message.edited_timestamp}`);
  const read = await inTurn(fresh, async ({ name, message }) => ({ name, message: await messageRead(message) }));
  const { id } = await table.record();
  const names = new Map<string, string>([[id, 'match']]);
  return JSON.stringify({ read, done: doneBefore(world, [who]) })
    .replaceAll(/https?:\/\/127\.0\.0\.1:\d+\/[^"\s)]*/g, 'address')
    .replaceAll(new RegExp(`\\d{17,20}|${id}`, 'g'), (one) => {
      const name = names.get(one) ?? `id ${names.size}`;
      names.set(one, name);
      return name;
    });
}

describe.each(games.map((part) => [part.game.id, part] as const))('%s', (_, part) => {
  const seats = usualSeats(part.game, {});
  const all: Looking[] = [...Array(seats).keys(), undefined];

  test.each(all)(
    'whoever may not know a secret is answered the same whichever it is: seat %s',
    async (viewer) => {
      const positions = Math.ceil(POSITIONS / all.length);
      const worlds = await Promise.all([openStill(part, seats), openStill(part, seats)]);
      const both = <T>(work: (one: (typeof worlds)[number], i: number) => Promise<T>) => Promise.all(worlds.map(work));
      const seen = worlds.map(() => new Map<Person, Set<string>>());
      const chance = chanceFrom(salted(`secrets-played/looks/${part.game.id}/${viewer}`));
      let compared = 0;
      let pictures = 0;
      let ownersSaw = 0;
      for (const { g, other, open, owner } of pairsOf(part, seats, viewer)) {
        if (compared === positions) break;
        await both(({ stands }, i) => stands(i === 0 ? g : other, open));
        const places = part.pictures.places(part.game.view(g, viewer ?? 'spectator'), 'en');
        const place = places[Math.floor(chance() * places.length)]?.id;
        const looks = Array.from({ length: AT_ONCE }, () => LOOKS[Math.floor(chance() * LOOKS.length)]!);
        const looked = (by: (world: World) => Person, all: readonly (typeof LOOKS)[number][]) =>
          both(async ({ world, looks: look }, i) => {
            const who = by(world);
            if (!seen[i]!.has(who)) seen[i]!.set(who, new Set());
            await gotBy(world, who, seen[i]!.get(who)!);
            for (const one of all) await look(who, one, place);
            return gotBy(world, who, seen[i]!.get(who)!);
          });
        const answers = await looked(({ eve, players }) => (viewer === undefined ? eve : players[viewer]!), looks);
        expect(answers[1], `position ${compared}: ${looks} by ${viewer ?? 'who looks on'}`).toBe(answers[0]);
        expect(JSON.parse(answers[0]!).read.length).toBeGreaterThan(0);
        if (answers[0]!.includes('board.webp') || answers[0]!.includes('hand.webp')) pictures++;
        compared++;
        if (compared % OWNERS !== 0) continue;
        const [one, two] = await looked(({ players }) => players[owner]!, ['hand', 'answer']);
        if (one !== two) ownersSaw++;
      }
      const told = `${pictures} with pictures, another seat saw the difference ${ownersSaw} times of ${Math.floor(compared / OWNERS)}`;
      process.stderr.write(`${part.game.id}, ${viewer ?? 'who looks on'}: ${compared} positions, ${told}\n`);
      expect(pictures).toBeGreaterThan(0);
      expect(ownersSaw).toBeGreaterThan(0);
    },
    7_200_000,
  );
});
