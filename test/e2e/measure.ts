import { chanceFrom } from '#chance/playout';
import type { AnyGame } from '#src/game-part';
import { blindPlayer } from '../kit/blind-player.ts';
import { unsalted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { type Hands, isPublic } from '../kit/visible.ts';
import type { Table } from './measure-decisions.ts';
import { openRealTable, type RealTable, startMatch } from './real-table.ts';

const since = (begin: number) => performance.now() - begin;

interface Seat {
  act(): Promise<boolean>;
  /** ms of the last press until it was acknowledged, and until its picture stood in the channel (if it came to that). */
  acknowledged?: number;
  posted?: number;
}

/** A seat at a match that a blind player holds, with a stopwatch. With `waits`, each press is followed to its picture. */
function seat(
  table: RealTable,
  person: Hands,
  channel: string,
  { seed, waits }: { seed: string; waits: boolean },
): Seat {
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
  // Figures are compared: each run plays the same.
  const player = blindPlayer({ ...common, hands, chance: chanceFrom(unsalted(seed)) });
  const self: Seat = {
    async act() {
      return (await player.act()) !== undefined;
    },
  };
  return self;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];

/** Whole actions through discord.js and the stand-in, one after the other: ms from the press to the posted picture. */
export async function measureActions(
  part: AnyGame,
  actions: number,
  { seats: players, options }: Table,
): Promise<number[]> {
  const table = await openRealTable();
  const { local } = table;
  const people = NAMES.slice(0, players).map((name) => local.person(name));
  await startMatch(table, local.channelId, people, { game: part.game.id, options });
  const seats = people.map((person, i) => seat(table, person, local.channelId, { seed: `whole/${i}`, waits: true }));
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

/** Several matches: in each wave somebody presses in every one of them at the same moment. ms until acknowledged. */
export async function measureAcknowledgements(
  part: AnyGame,
  matches: number,
  waves: number,
  { seats: players, options }: Table,
): Promise<number[]> {
  const table = await openRealTable();
  const { local } = table;
  const boards: Seat[][] = [];
  for (let n = 0; n < matches; n++) {
    const channel = local.openChannel(`match-${n}`);
    const people = NAMES.slice(0, players).map((name) => local.person(`${name} ${n}`));
    await startMatch(table, channel, people, { game: part.game.id, options });
    boards.push(people.map((person, i) => seat(table, person, channel, { seed: `wave/${n}/${i}`, waits: false })));
  }
  const times: number[] = [];
  for (let wave = 0; wave < waves; wave++) {
    const pressed = await Promise.all(
      boards.map(async (seats) => {
        // Only one of them is asked, as a rule; the first who is does something.
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
