import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openLocalDiscord } from '#local/discord';
import { checkFonts } from '#renderers/paint';
import { openJsonStore } from '#store/json-store';
import { startBot } from './bot/bot.ts';
import { inviteLink } from './bot/errors.ts';
import { isCron } from './bot/reminders.ts';
import type { AnyGame } from './game-part.ts';
import { openLog } from './log.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';

/** The program from settings to a bot that plays. Words for people go to `print`, a line each; the log elsewhere. */
export async function run(
  env: Readonly<Record<string, string | undefined>>,
  loadGames: () => Promise<readonly AnyGame[]>,
  print: (line: string) => void,
): Promise<{ stop(): Promise<void> }> {
  const settings = readSettings(env, isCron);
  const games = await loadGames();
  checkFonts();
  const local = settings.discord ? undefined : await openTable(settings);
  const { token, applicationId } = settings.discord ?? local!;
  const log = openLog(settings.logLevel, token);
  const store = await openJsonStore(settings.storeDir, { log });
  const closeAll = async () => {
    await store.close();
    await local?.close();
  };
  try {
    const bot = await startBot({
      api: local?.api ?? settings.api,
      token,
      applicationId,
      store,
      games,
      log,
      defaults: {
        locale: settings.defaultLocale,
        remindAfterHours: settings.remindAfterHours,
        remindEveryHours: settings.remindEveryHours,
      },
      reminderCron: settings.reminderCron,
    });
    print(local ? `The table is open: ${local.url}` : `Logged in. Invite the bot with: ${inviteLink(applicationId)}`);
    return {
      async stop() {
        await bot.stop();
        await closeAll();
      },
    };
  } catch (error) {
    log.fatal({ err: error }, 'does not start');
    await closeAll();
    const isRefused =
      (error as { status?: unknown }).status === 401 || (error as { code?: unknown }).code === 'TokenInvalid';
    throw isRefused ? new SettingsError('DISCORD_TOKEN: Discord does not accept this token') : error;
  }
}

/** The local table in place of Discord. It remembers itself beside the matches. */
function openTable({ port, host, storeDir }: Settings) {
  const pageFolder = fileURLToPath(new URL('./local/page', import.meta.url));
  const keys = !['127.0.0.1', 'localhost', '::1'].includes(host);
  return openLocalDiscord({ port, host, keys, pageFolder, memory: join(storeDir, 'local-table.json') });
}

/** Reads `.env` of the working folder into the environment; what is already set there wins. */
export function readEnvFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/**
 * Runs until a signal: the first one ends kindly, a second one at once. What stops the start is one line on standard
 * error and exit code 1.
 */
export async function runUntilSignal(loadGames: () => Promise<readonly AnyGame[]>): Promise<void> {
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  const started = run(process.env, loadGames, print);
  let leaving = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (leaving) process.exit(1);
      leaving = true;
      started
        .then((running) => running.stop())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
  try {
    await started;
  } catch (error) {
    const line = error instanceof Error ? error.message.split('\n')[0] : String(error);
    process.stderr.write(`Castellan does not start. ${line}\n`);
    process.exit(1);
  }
}
