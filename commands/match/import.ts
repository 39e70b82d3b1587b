import { forSaving } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import type { House } from '#bot/match/house';
import { seatedBy } from '#bot/match/imported';
import { countImport } from '#bot/match/imports';
import { note, withMoveTold, withNews, withSealed } from '#bot/match/outbox';
import { type Read, type Taking, TooMuch } from '#bot/match/reader';
import { type AnyRecord, type Found, recordOf } from '#bot/match/record';
import { unseal } from '#bot/match/sealed';
import { rememberSibling, siblings } from '#bot/match/siblings';
import { yetToVote } from '#bot/match/votes';
import { textOf } from '#bot/platform/attachment';
import { changeOnce, replyAndDeliver } from '#bot/serve/change-and-reply';
import { type Call, subcommand } from '#bot/serve/command';
import { declineIfTaken, openedBefore, saveLobby, saveWhereFree } from '#bot/serve/here';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';
import type { MatchRecord } from '#store/store';

/** Largest match that is read, in bytes: twice the longest one that is recorded. A sealed file is a third longer than what is in it. */
const LARGEST = 1024 * 1024;
const LARGEST_FILE = Math.ceil(LARGEST * 1.4);

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
    if (file.size > LARGEST_FILE) badFile(locale, 'large');
    const text = (await textOf(file, LARGEST_FILE)) ?? badFile(locale, 'read');
    const plain = (await unseal(text, house.store)) ?? badFile(locale, 'sealed');
    if (Buffer.byteLength(plain) > LARGEST) badFile(locale, 'large');
    const read = await readBy(call, plain, { guild, channel, user, mark, now: house.clock.now() });
    const { record } = read;
    const from = record.notes.from!;
    const originals = record.status === 'running' ? await siblings(house, from) : [];
    const original = originals.find(({ id }) => id === read.file.id);
    // Whoever sits there now has agreed, and has the seat here too: also one that was free when the file was made.
    const isSame = original?.seats.length === record.seats.length;
    const fresh = opened(house, isSame ? seatedBy(record, original.seats, user) : record);
    for (const one of originals) declineUnlessAgreed(house, one, user);
    // Known as a match with these dice before it is one.
    if (fresh.status === 'running') await rememberSibling(house, from, fresh.id);
    const saved = fresh.status === 'lobby' ? saveLobby(call, fresh) : saveWhereFree(call, fresh as MatchRecord);
    await tell(call, await saved);
  },
});

/** What came of the text of a file. Declines when the person, or the house, has enough of them, and where it is no match. */
async function readBy(call: Call, text: string, taking: Taking): Promise<Extract<Read, { record: AnyRecord }>> {
  const { house, visit } = call;
  if (house.reader.isBusy()) decline('import-busy');
  await countImport(house, { user: visit.user, guild: taking.guild });
  const read = await house.reader.read(text, taking).catch((error: unknown): Read => {
    if (!(error instanceof TooMuch)) throw error;
    house.log.warn({ err: error, during: 'import' }, 'a file that takes too much');
    return { bad: 'heavy' };
  });
  if (!('bad' in read)) return read;
  if (read.error) house.log.warn({ err: read.error, during: 'import' }, 'not a match');
  return badFile(visit.locale, read.bad);
}

const badFile = (locale: Locale, why: string): never =>
  decline('bad-file', { reason: say(`refusal.bad-file-${why}`, locale) });

/** The match as it is saved here: all whom it keeps a seat for are told. */
function opened(house: House, record: AnyRecord): AnyRecord {
  const who = [...new Set(Object.values(record.notes.reserved ?? {}))].map((user) => `<@${user}>`);
  const told = withMoveTold(record);
  const sealed = withSealed(who.length > 0 ? withNews(told, [note('kept', { who })]) : told, house.clock.now());
  return forSaving(sealed, house.defaults);
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

/**
 * Tells whoever opened the file, and all who sit at a running match with these dice, that there is a copy. Each is told
 * once, also when it was cut short and the interaction comes again.
 */
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
