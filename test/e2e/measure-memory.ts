import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom } from '#chance/playout';
import { seatRange } from '#core/seats';
import { type LocalDiscord, openLocalDiscord } from '#local/discord';
import type { AnyGame } from '#src/game-part';
import { blindPlayer } from '../kit/blind-player.ts';
import { reading } from '../kit/reading.ts';
import { unsalted } from '../kit/salt.ts';
import { ENDED, taste } from '../kit/taste.ts';
import { saveEmptyState } from './damaged-heads.ts';
import { cpuOf, residentOf } from './processes.ts';
import { startMatch } from './real-table.ts';

/** Resident memory of the bot and the processes that it has begun, in MB. */
export interface MemoryFigures {
  idle: number;
  /** After somebody has asked for a match that its rules cannot read. */
  incident: number;
  /** After the presses, and after a rest. */
  after: number;
  rested: number;
  /** The most at one of four looks a second. */
  peak: number;
  presses: number;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dai', 'Emil', 'Fumi', 'Gus'];
const LOOKED = 250;
const PATIENCE = 120_000;
/** So many tenths of a second without work are rest. */
const CALM = 8;

/**
 * The program as it is started, by itself in a process, at the stand-in for Discord in this one. So many tables of
 * every game are opened, and so many presses made at each. It is left in peace for `rest` ms before it is looked at.
 */
export async function measureMemory(
  games: readonly AnyGame[],
  { tables, presses, rest: peace }: { tables: number; presses: number; rest: number },
): Promise<MemoryFigures> {
  const local = reading(await openLocalDiscord());
  const folder = await mkdtemp(join(tmpdir(), 'castellan-memory-'));
  const broken = { channel: local.openChannel('broken'), asking: local.person('Asking') };
  await saveEmptyState(folder, { id: 'broken', channel: broken.channel, people: [broken.asking], local });
  const bot = await openProgram(local, folder);
  const resident = () => Math.round(residentOf(bot.pid!) / 2 ** 20);
  let peak = 0;
  const looking = setInterval(() => {
    peak = Math.max(peak, resident());
  }, LOOKED);
  try {
    await sleep(peace);
    const idle = resident();
    const rest = async () => {
      await local.settle(20);
      // On a busy machine it may get no turn for a while although it has something to do.
      for (let before = cpuOf(bot.pid!), calm = 0; calm < CALM; ) {
        await sleep(100);
        const now = cpuOf(bot.pid!);
        calm = now - before <= 10 ? calm + 1 : 0;
        before = now;
      }
      await local.settle(20);
    };
    await broken.asking.slash(broken.channel, 'match', 'status', {});
    await rest();
    const said = broken.asking.messages(broken.channel, 5).map(({ content }) => content);
    if (!said.some((words) => words.includes('cannot be read'))) throw new Error(`no incident: ${said.join(' | ')}`);
    const incident = resident();
    const store = { byChannel: async () => 'unknown' };
    const boards = [];
    for (let n = 0; n < tables; n++) {
      for (const { game } of games) {
        const channel = local.openChannel(`${game.id}-${n}`);
        const seats = Math.min(game.seats.max, seatRange(game, {}).max);
        // Half of them read Japanese: hands and questions are drawn in both languages.
        const people = NAMES.slice(0, seats).map((name, i) =>
          local.person(`${name} ${game.id} ${n}`, { locale: i % 2 === 0 ? 'en-US' : 'ja' }),
        );
        await startMatch({ rest, store }, channel, people, { game: game.id });
        boards.push(
          people.map((hands, i) =>
            blindPlayer({
              hands,
              channel,
              locale: i % 2 === 0 ? 'en-US' : 'ja',
              // Figures are compared: each run plays the same.
              chance: chanceFrom(unsalted(`memory/${game.id}/${n}/${i}`)),
              taste,
              typing: 0,
              notTyped: ['match'],
              ended: ENDED,
            }),
          ),
        );
      }
    }
    let made = 0;
    await Promise.all(
      boards.map(async (players) => {
        for (let own = 0, idleRounds = 0; own < presses && idleRounds < 20; ) {
          const before = own;
          for (const player of players) if (await player.act()) own++;
          if (own === before) idleRounds++;
          else idleRounds = 0;
          made += own - before;
          await sleep(50);
        }
      }),
    );
    await rest();
    const after = resident();
    await sleep(peace);
    return { idle, incident, after, rested: resident(), peak, presses: made };
  } finally {
    clearInterval(looking);
    bot.kill('SIGTERM');
    await once(bot, 'exit');
    await local.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function openProgram({ api, token, applicationId }: LocalDiscord, folder: string): Promise<ChildProcess> {
  const { PATH = '', HOME = '' } = process.env;
  const discord = { DISCORD_TOKEN: token, DISCORD_APP_ID: applicationId, DISCORD_API: api };
  const env = { PATH, HOME, ...discord, STORE_DIR: folder, LOG_LEVEL: 'warn' };
  const child = spawn(
    process.execPath,
    ['--max-semi-space-size=4', '--optimize-for-size', 'scripts/run.mjs', 'src/main.ts'],
    {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let out = '';
  child.stdout!.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  for (let waited = 0; !out.includes('Logged in'); waited += 50) {
    if (child.exitCode !== null || waited > PATIENCE) throw new Error(`the program did not start: ${out}`);
    await sleep(50);
  }
  return child;
}
