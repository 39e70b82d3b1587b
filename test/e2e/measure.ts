import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardPicture } from '#bot/pictures';
import { answered } from '#bot/record';
import { isRefusal } from '#core/actions';
import { position, start } from '#core/match';
import { chanceFrom, choose } from '#core/playout';
import type { Json, Match } from '#core/types';
import type { AnyGame } from '#src/game-part';
import { openJsonStore } from '#store/json-store';
import { newId } from '#store/new-id';
import type { MatchRecord } from '#store/store';
import { blindPlayer } from '../kit/blind-player.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { type Hands, isPublic } from '../kit/visible.ts';
import { openRealTable, type RealTable, startMatch } from './real-table.ts';

const since = (begin: number) => performance.now() - begin;

/** Decides and saves as the bot does, over a match by chance: ms for each, and both together. */
export async function measureDecisions(part: AnyGame, decisions: number, seed: string) {
  const folder = await mkdtemp(join(tmpdir(), 'castellan-bench-'));
  const store = await openJsonStore(folder);
  const chance = chanceFrom(seed);
  const times = { decision: [] as number[], save: [] as number[], both: [] as number[] };
  const records: MatchRecord[] = [];
  let record = await store.create(fresh(part, seed));
  for (let n = 0; n < decisions; n++) {
    const { g, open, outcome } = position(part.game, record.match as Match<unknown>);
    if (outcome) break;
    const decision = open[Math.floor(chance() * open.length)]!;
    const answer = {
      decision: decision.id,
      seat: decision.seat,
      ...choose(part.game, g, decision, 'progress', chance),
    };
    const begin = performance.now();
    const taken = answered(part, record, answer, { mark: `mark-${n}`, now: n, isSealed: () => false });
    if (isRefusal(taken)) throw new Error(taken.refused.key);
    times.decision.push(since(begin));
    const saving = performance.now();
    const saved = await store.commit(taken.record);
    times.save.push(since(saving));
    times.both.push(since(begin));
    record = { ...saved, outbox: [] };
    if (n % 10 === 0) records.push(record);
  }
  await store.close();
  await rm(folder, { recursive: true, force: true });
  return { times, records };
}

function fresh(part: AnyGame, seed: string): Omit<MatchRecord, 'version'> {
  const match = start(part.game, {}, part.game.seats.min, seed) as Match<Json>;
  const seats = ['1', '2'].map((user) => ({ user, name: user, locale: 'en' as const, dm: 'open' as const }));
  const settings = { remindAfterHours: 8, remindEveryHours: 24, reminders: true, dmHands: true };
  const lists = { outbox: [], done: [], drafts: {}, asked: [], agreed: [], endVotes: [], notes: {} };
  const where = { guild: '1', channel: '1', host: '1', board: null, createdAt: 0, updatedAt: 0 };
  const state = {
    id: newId(),
    schema: 2 as const,
    game: part.game.id,
    status: 'running' as const,
    locale: 'en' as const,
  };
  return { ...state, ...where, ...lists, options: {}, seats, match, settings };
}

/** Draws and encodes the board as it is posted: the first time in this process, and then again and again. */
export async function measurePictures(part: AnyGame, records: readonly MatchRecord[]) {
  const times: number[] = [];
  const sizes: number[] = [];
  for (const record of [records[0]!, ...records]) {
    const begin = performance.now();
    const { bytes } = await boardPicture(part, record, 'en');
    times.push(since(begin));
    sizes.push(bytes.length);
  }
  return { first: times[0]!, warm: times.slice(1), bytes: sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)]! };
}

interface Seat {
  act(): Promise<boolean>;
  /** ms of the last press until it was acknowledged, and until its picture stood in the channel (if it came to that). */
  acknowledged?: number;
  posted?: number;
}

/** A seat at a match that a blind player holds, with a stopwatch. With `waits`, each press is followed to its picture. */
function seat(table: RealTable, person: Hands, channel: string, seed: string, waits: boolean): Seat {
  const eve = table.local.person('Eve');
  const newest = () => eve.messages(channel, 4).findLast((one) => isPublic(one) && one.attachments.length > 0)?.id;
  const timed = async (press: () => ReturnType<Hands['click']>) => {
    const before = newest();
    const begin = performance.now();
    const outcome = await press();
    self.acknowledged = since(begin);
    self.posted = undefined;
    if (!waits) return outcome;
    const idle = { now: false };
    const ended = table.bot.idle().then(() => {
      idle.now = true;
    });
    while (!idle.now && newest() === before) await new Promise((resolve) => setTimeout(resolve, 1));
    if (newest() !== before) self.posted = since(begin);
    await ended;
    return outcome;
  };
  const hands: Hands = {
    ...person,
    click: (message, id) => timed(async () => person.click(message, id)),
    select: (message, id, values) => timed(async () => person.select(message, id, values)),
  };
  const common = { channel, locale: 'en-US' as const, typing: 0, notTyped: ['match'], ended: ENDED, taste };
  const player = blindPlayer({ ...common, hands, chance: chanceFrom(seed) });
  const self: Seat = {
    async act() {
      return (await player.act()) !== undefined;
    },
  };
  return self;
}

/** Whole actions through discord.js and the stand-in, one after the other: ms from the press to the posted picture. */
export async function measureActions(part: AnyGame, actions: number): Promise<number[]> {
  const table = await openRealTable();
  const { local } = table;
  const people = [local.person('Ann'), local.person('Ben')];
  await startMatch(table, local.channelId, people, part.game.id);
  const seats = people.map((person, i) => seat(table, person, local.channelId, `whole/${i}`, true));
  const times: number[] = [];
  for (let presses = 0; times.length < actions && presses < actions * 10; presses++) {
    for (const one of seats) {
      if (!(await one.act())) continue;
      if (one.posted !== undefined) times.push(one.posted);
      await table.rest();
    }
  }
  await table.close();
  return times;
}

/** Ten matches: in each wave somebody presses in every one of them at the same moment. ms until acknowledged. */
export async function measureAcknowledgements(part: AnyGame, matches: number, waves: number): Promise<number[]> {
  const table = await openRealTable();
  const { local } = table;
  const boards: Seat[][] = [];
  for (let n = 0; n < matches; n++) {
    const channel = local.openChannel(`match-${n}`);
    const people = [local.person(`Ann ${n}`), local.person(`Ben ${n}`)];
    await startMatch(table, channel, people, part.game.id);
    boards.push(people.map((person, i) => seat(table, person, channel, `wave/${n}/${i}`, false)));
  }
  const times: number[] = [];
  for (let wave = 0; wave < waves; wave++) {
    const pressed = await Promise.all(
      boards.map(async (seats) => {
        // Only one of the two is asked, as a rule; the first who is does something.
        for (const one of seats) if (await one.act()) return one;
        return undefined;
      }),
    );
    times.push(...pressed.flatMap((one) => one?.acknowledged ?? []));
    await table.rest();
  }
  await table.close();
  return times;
}
