import { readFileSync } from 'node:fs';
import { chanceFrom } from '#chance/playout';
import type { Person } from '#local/discord';
import { recordings } from '../kit/recorded.ts';
import { salted } from '../kit/salt.ts';
import { isPublic } from '../kit/visible.ts';
import { oneOf } from './forged-ids.ts';
import { grownFile } from './grown-files.ts';
import { openMeasuredBot } from './measured-bot.ts';
import { startMatch } from './real-table.ts';

/** What hostile files do to a bot with a process of its own, while somebody plays at another table. Times in ms of CPU of its main thread, memory in MB. */
export interface HostileFigures {
  files: number;
  opened: number;
  /** Of what was typed and pressed at the other table, until it was acknowledged and until it was answered. */
  acknowledged: number[];
  answered: number[];
  /** What was typed, by anybody, and never acknowledged: Discord waits three seconds. */
  failed: number;
  /** The longest that the bot's event loop was held by CPU. */
  heldCpu: number;
  /** Memory before the first file, the most meanwhile, and afterwards. */
  memory: { before: number; most: number; after: number };
  /** How people were answered, and how often. */
  said: Record<string, number>;
  /** Faults that the bot has logged, by the files that it had just been given. */
  incidents: string[];
}

/** ms between two looks at the other table. */
const PAUSE = 40;
const OPENED = 'goes on here';
const AFTERWARDS = ['status', 'board', 'hand', 'log', 'leave', 'join', 'end'] as const;
/** As many files as one person may open in a day. */
const EACH = 5;
/** So many hostile files come before what is measured. */
const EARLY = 12;
const MB = 1024 * 1024;
/** What lines of the log are expected, and no fault. */
const EXPECTED = /"msg":"(not a match|a file that takes too much|a match that cannot be read is passed over)"/;

/** So many files; how many of each game come before, as they were recorded, and ms to rest before memory is looked at. */
export interface Attack {
  files: number;
  salt: string;
  warm: number;
  cool: number;
  tell(line: string): void;
}

/** Gives the bot so many hostile files of all games; the same salt makes the same files. Rejects when the bot dies. */
export async function attack({ files, salt, warm, cool, tell }: Attack): Promise<HostileFigures> {
  const bot = await openMeasuredBot({ isWatched: true });
  const { local, rest } = bot;
  const [ann, ben] = [local.person('Ann'), local.person('Ben')];
  const home = local.channelId;
  await startMatch(bot, home, [ann, ben], { game: 'scythe' });
  const chance = chanceFrom(salted(`hostile/${salt}`));
  const texts = recordings().map(({ game, name, file }) => ({ game, name, text: readFileSync(file, 'utf8') }));
  const games = [...new Set(texts.map(({ game }) => game))];

  const figures: HostileFigures = {
    files,
    opened: 0,
    acknowledged: [],
    answered: [],
    failed: 0,
    heldCpu: 0,
    memory: { before: 0, most: 0, after: 0 },
    said: {},
    incidents: [],
  };

  /** What somebody reads who types this, nothing when the bot does not acknowledge; and how long it took. */
  async function typed(person: Person, channel: string, sub: string, options = {}) {
    const began = bot.worked();
    const result = await person.slash(channel, 'match', sub, options);
    const acknowledged = bot.worked() - began;
    if (result.outcome !== 'acknowledged') {
      figures.failed++;
      return { acknowledged, answered: acknowledged, content: '' };
    }
    for (;;) {
      const content = person.messages(channel, 12).find(({ id }) => id === result.message)?.content;
      if (content) return { acknowledged, answered: bot.worked() - began, content };
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }
  const given = (person: Person, channel: string, text: string) =>
    typed(person, channel, 'import', { file: { name: 'match.json', base64: Buffer.from(text).toString('base64') } });

  /** All that somebody does with a file, and with the match if it is opened. */
  async function tried(person: Person, channel: string, text: string): Promise<string> {
    const { content } = await given(person, channel, text);
    if (content.includes(OPENED)) for (const sub of AFTERWARDS) await typed(person, channel, sub);
    await typed(person, channel, 'new', { game: 'scythe' });
    return content;
  }

  // What is loaded at the first file of a game, and drawn for the first time, stays: it is not what a hostile file costs.
  for (const { game, text } of texts.filter((one, i) => texts.findIndex(({ game }) => game === one.game) + warm > i)) {
    const channel = local.openChannel(`before-${game}`);
    await tried(local.person(`Before ${channel}`), channel, text);
    await rest();
  }
  /** The file of this number, and who gives it where. */
  const hostile = (n: number) => {
    const { name, text } = oneOf(
      chance,
      texts.filter(({ game }) => game === games[n % games.length]),
    );
    const file = grownFile(chance, text, `hostile-${n}`);
    return {
      ...{ name, file },
      forger: local.person(`Forger ${Math.floor(n / EACH)}`),
      channel: local.openChannel(`hostile-${n}`),
    };
  };
  // Nor is what the drawing process keeps of the maps that they show: as many as it has room for.
  for (let n = 0; n < EARLY; n++) {
    const { file, forger, channel } = hostile(n);
    await tried(forger, channel, file.text);
    await rest();
    local.deleteChannel(channel);
  }
  const rested = () => new Promise((resolve) => setTimeout(resolve, cool));
  await rested();
  await bot.begin();
  const before = await bot.memory();
  figures.memory.before = before.now / MB;
  figures.failed = 0;
  let heard = 0;
  let told = 0;
  for (let n = EARLY; n < EARLY + files; n++) {
    const { name, file, forger, channel } = hostile(n);
    let done = false;
    const harm = tried(forger, channel, file.text).finally(() => {
      done = true;
    });
    while (!done) {
      const { acknowledged, answered } = await typed(ann, home, 'status');
      figures.acknowledged.push(acknowledged);
      figures.answered.push(answered);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    const content = await harm;
    if (content.includes(OPENED)) figures.opened++;
    const words = content.replace(/\d+/g, '#').replace(/`[^`]*`/g, '…');
    figures.said[words] = (figures.said[words] ?? 0) + 1;
    await rest();
    if (!forger.messages(channel).some(isPublic)) figures.incidents.push(`${n}: no lobby in the channel afterwards`);
    const { complaints } = await bot.figures();
    for (const line of complaints.slice(heard).filter((one) => !EXPECTED.test(one)))
      figures.incidents.push(`${n}, ${name}, ${file.what.slice(0, 200)}: ${line.slice(0, 600)}`);
    heard = complaints.length;
    local.deleteChannel(channel);
    for (const line of figures.incidents.slice(told)) tell(line);
    told = figures.incidents.length;
    if ((n + 1 - EARLY) % 50 !== 0) continue;
    const { now } = await bot.memory();
    tell(
      `${n + 1 - EARLY} files, ${figures.opened} opened, ${figures.incidents.length} incidents, ${Math.round(now / MB)} MB`,
    );
  }
  await rested();
  const after = await bot.memory();
  const { heldCpu } = await bot.figures();
  figures.heldCpu = heldCpu;
  figures.memory.most = after.most / MB;
  figures.memory.after = after.now / MB;
  await bot.close();
  return figures;
}
