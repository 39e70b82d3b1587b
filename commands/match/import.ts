import { forSaving } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { imported } from '#bot/match/imported';
import { withNames } from '#bot/match/named';
import { note, withMoveTold, withNews, withSealed } from '#bot/match/outbox';
import { type AnyRecord, type Found, isConsistent, recordOf } from '#bot/match/record';
import { unseal } from '#bot/match/sealed';
import { rememberSibling, siblings } from '#bot/match/siblings';
import { yetToVote } from '#bot/match/votes';
import { textOf } from '#bot/platform/attachment';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { declineIfTaken, openedBefore, saveWhereFree } from '#bot/serve/here';
import { layOut } from '#bot/serve/lay-out';
import { say } from '#bot/words/text';
import type { AnyGame } from '#src/game-part';
import { ImportRefused } from '#store/errors';
import { readExported } from '#store/exported';
import type { MatchRecord } from '#store/store';

/** Largest file that is read, in bytes. A long match has about a hundredth of it. */
const LARGEST = 8 * 1024 * 1024;

/** The match of a file goes on in this channel, as a match of its own. */
export const importMatch = subcommand({
  name: { en: 'import', ja: '読み込み' },
  help: { en: 'Open a match from a file', ja: 'ファイルから対戦を開く' },
  options: {
    file: {
      type: 'file',
      required: true,
      name: { en: 'file', ja: 'ファイル' },
      help: { en: 'A file that export has given', ja: '書き出しで受け取ったファイル' },
    },
  },
  async run(call, { file }) {
    const { house, visit } = call;
    const { guild, channel, locale, user, id: mark } = visit;
    if (guild === null) decline('only-in-server');
    const before = await openedBefore(call);
    if (before) return tell(call, before);
    await declineIfTaken(call, channel);
    const bad = (why: string): never => decline('bad-file', { reason: say(`refusal.bad-file-${why}`, locale) });
    if (file.size > LARGEST) bad('large');
    const text = (await textOf(file)) ?? bad('read');
    const read = readFile((await unseal(text, house.store)) ?? bad('sealed'));
    const part = house.games.get(read.game) ?? bad(read.game === '' ? 'shape' : 'game');
    const record = read.record ?? bad('shape');
    if (!isConsistent(record)) bad('shape');
    if ((record.match?.version ?? 0) > part.game.version) bad('newer');
    const { from = record.id } = recordOf(record).notes;
    const originals = record.status === 'running' ? await siblings(house, from) : [];
    const original = originals.find(({ id }) => id === record.id);
    // Whoever sits there now has agreed, and has the seat here too: also one that was free when the file was made.
    const seated = original?.seats.length === record.seats.length ? { ...record, seats: original.seats } : record;
    const fresh = opened(house, part, seated, { guild, channel, user, mark }) ?? bad('shape');
    for (const one of originals) declineUnlessAgreed(house, one, user);
    // Known as a match with these dice before it is one.
    if (fresh.status === 'running') await rememberSibling(house, from, fresh.id);
    await tell(call, await saveWhereFree(call, fresh as MatchRecord));
  },
});

/** What a file holds: the game that it names, and the record unless it is none. */
function readFile(text: string): { game: string; record?: MatchRecord } {
  try {
    const record = readExported(text);
    return { game: record.game, record };
  } catch (error) {
    // Nested too deeply for anything to look at it.
    if (error instanceof ImportRefused || error instanceof RangeError) return { game: gameIn(text) };
    throw error;
  }
}

function gameIn(text: string): string {
  try {
    const { game } = (JSON.parse(text) ?? {}) as { game?: unknown };
    return typeof game === 'string' ? game : '';
  } catch {
    return '';
  }
}

/** The match as it will be saved, laid out once before; undefined when the rules here can make nothing of it. */
function opened(
  house: House,
  part: AnyGame,
  file: MatchRecord,
  taking: Parameters<typeof imported>[3],
): AnyRecord | undefined {
  try {
    const record = imported(house, part, file, taking);
    layOut(withNames({ part, record }));
    const who = [...new Set(Object.values(record.notes.reserved ?? {}))].map((user) => `<@${user}>`);
    const told = withMoveTold(record);
    return forSaving(withSealed(who.length > 0 ? withNews(told, [note('kept', { who })]) : told, house.clock.now()));
  } catch (error) {
    // Whatever a forged file makes the rules throw, it is the file.
    house.log.warn({ err: error, during: 'import' }, 'not a match');
    return undefined;
  }
}

/** A second match with the same dice and hands shows what is hidden in the first: all who sit there must have agreed. */
function declineUnlessAgreed(house: House, original: AnyRecord, user: string): void {
  const { seats, channel } = original;
  const missing = yetToVote(original, 'copy', house.clock.now()).map((seat) => seats[seat]!.user);
  const where = `<#${channel}>`;
  if (seats.some((seat) => seat.user === null)) decline('copy-empty-seat', { where });
  if (missing.length > 0) decline('copy-unagreed', { where, who: [...new Set(missing)].map((one) => `<@${one}>`) });
  if (!seats.some((seat) => seat.user === user)) decline('export-seat');
}

/** Whoever took the file, and all who sit at a match with these dice: once, also when it was cut short and the interaction comes again. */
async function tell(call: Call, opened: MatchRecord): Promise<void> {
  const { house, visit } = call;
  const { id, channel } = opened;
  const { from = id } = recordOf(opened).notes;
  const others = opened.status === 'running' ? await siblings(house, from) : [];
  const told = (found: Found) => ({
    record: withNews(found.record, [note('copied', { where: `<#${channel}>` })]),
    result: undefined,
  });
  for (const one of others.filter((each) => each.id !== id)) {
    await changeOnce(call, one.id, told, () => undefined);
    void house.deliver(one.id);
  }
  visit.reached('saved');
  await replyAndDeliver(call, id, async () => ({ content: say('done.imported', visit.locale) }));
}
