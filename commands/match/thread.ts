import { clamp } from '#asking/terms/words';
import { attempt } from '#bot/deliver/awake';
import { homeOfThreads } from '#bot/deliver/circle';
import { seatsOf } from '#bot/match/asked';
import { find } from '#bot/match/change';
import { circleName, circlesOf, peopleIn, withThread } from '#bot/match/circle';
import { decline } from '#bot/match/declined';
import { type AnyRecord, type Found, isPlayed, type Played } from '#bot/match/record';
import { troubleOf } from '#bot/platform/discord-trouble';
import { openPrivateThread, reach, takeAway } from '#bot/platform/threads';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { gameName } from '#bot/words/say';
import { say } from '#bot/words/text';
import { catalogue, type Locale } from '#core/text';
import type { Circle } from '#core/types';
import { inTurn } from '#store/queue';

/** Words of this command itself. */
export const threadText = catalogue({
  file: 'commands/match/thread.ts',
  en: {
    name: '{game}: {circle}',
    opened:
      'The private thread is open: {where}. The others at the table are told that there is one, and nothing else.',
    there: 'Your private thread is here: {where}.',
  },
  ja: {
    name: '{game}：{circle}',
    opened: 'プライベートスレッドを開きました：{where}。ほかの参加者には、スレッドがあることだけを伝えます。',
    there: 'プライベートスレッドはこちらです：{where}。',
  },
});

/** A private thread for those who play on one side, or the way to the one there is. */
export const thread = subcommand({
  name: { en: 'thread', ja: '内緒話' },
  help: {
    en: 'Open a private thread for your side, unseen by the other, or find it again',
    ja: '味方だけが見られるスレッドを開く、または開いたスレッドへ行く',
  },
  of: ({ game }) => game.circles !== undefined,
  async run(call) {
    const { house, visit } = call;
    const match = await call.match();
    // Of two who ask at the same time the second one finds the thread of the first.
    const { key, at } = await inTurn(`circle ${match}`, async () => {
      const found = await find(house, match);
      if (!isPlayed(found)) decline('not-running');
      const circle = circleOf(found, visit.user);
      const known = await knownThread(call, found, circle);
      if (known !== undefined) return entered(call, match, circle, { key: 'there', at: known });
      const before = threadOf(found.record, circle);
      const at = await open(call, found, circle);
      const there = await entered(call, match, circle, { key: 'opened', at, before });
      // Another process was first. Nobody is in this one, so that it harms nobody where it may not be taken away.
      if (there.at !== at) await attempt(house, at, () => takeAway(house.rest, at));
      return there;
    });
    const content = threadText.say({ key, args: { where: `<#${at}>` } }, visit.locale);
    await replyAndDeliver(call, match, async () => ({ content }));
  },
});

/** A thread, and whether it was opened or is there already. */
interface Entered {
  key: 'opened' | 'there';
  at: string;
}

/** Remembers the thread of a circle; `before` is the one that was known when it was opened. Where another has come since then, that one stays. */
const entered = (
  call: Call,
  match: string,
  circle: Circle,
  { key, at, before }: Entered & { before?: string | undefined },
): Promise<Entered> =>
  changeOnce<Entered>(
    call,
    match,
    ({ record }) => {
      const now = threadOf(record, circle);
      const isLate = key === 'opened' && now !== undefined && now !== before;
      const kept: Entered = isLate ? { key: 'there', at: now } : { key, at };
      return { record: withThread(record, circle, { thread: kept.at, isNew: kept.key === 'opened' }), result: kept };
    },
    () => ({ key, at }),
  );

const threadOf = ({ notes }: AnyRecord, { id }: Circle): string | undefined => notes.circles?.[id]?.thread;

/** The circle to which somebody belongs. Declines where there is none. */
function circleOf(found: Found<Played>, user: string): Circle {
  const circles = circlesOf(found);
  const [first] = circles;
  const mine = seatsOf(found.record, user);
  if (!first) return decline('circle-none');
  if (mine.length === 0) decline('not-seated');
  const own = circles.find((circle) => peopleIn(found.record, circle).includes(user));
  if (own) return own;
  const half = circles.find(({ seats }) => mine.some((seat) => seats.includes(seat)));
  return decline(half ? 'circle-both-sides' : 'circle-outside', { circle: circleName(half ?? first) });
}

/** The thread that is there already; none if Discord has it no more, unless this very interaction has opened it. */
async function knownThread({ house, visit }: Call, { record }: Found, circle: Circle): Promise<string | undefined> {
  const known = threadOf(record, circle);
  if (known === undefined || record.done.includes(visit.id)) return known;
  const trouble = await attempt(house, known, () => reach(house.rest, known));
  return trouble === 'gone' ? undefined : known;
}

/** Opens the thread, with nobody in it yet. Declines where that cannot be, with the reason. */
async function open({ house, visit }: Call, found: Found<Played>, circle: Circle): Promise<string> {
  const { part, record } = found;
  if (record.status !== 'running') decline('not-running');
  if (peopleIn(record, circle).length < 2) decline('circle-alone', { circle: circleName(circle) });
  const { home, missing } = (await homeOfThreads(house, record.channel)) ?? decline('circle-no-threads');
  if (missing.length > 0) lacking(missing, visit.locale);
  const named = { game: gameName(part, record.locale), circle: part.text.say(circleName(circle), record.locale) };
  try {
    return await openPrivateThread(house.rest, home, threadText.say({ key: 'name', args: named }, record.locale));
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble === 'no-threads') decline('circle-no-threads');
    if (trouble === 'too-many-threads') decline('circle-too-many');
    if (trouble === 'refused') decline('circle-refused', { why: clamp((error as Error).message.split('\n')[0]!, 200) });
    if (trouble === 'gone') lacking(['ViewChannel'], visit.locale);
    if (trouble === 'forbidden') lacking(['CreatePrivateThreads'], visit.locale);
    throw error;
  }
}

function lacking(permissions: readonly string[], locale: Locale): never {
  return decline('circle-permission', { permissions: permissions.map((one) => say(`permission.${one}`, locale)) });
}
