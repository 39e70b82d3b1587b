import { change } from '#bot/match/change';
import { decline } from '#bot/match/declined';
import { withDone } from '#bot/match/follow';
import { withMoveTold } from '#bot/match/outbox';
import { isConsistent } from '#bot/match/record';
import { unseal } from '#bot/match/sealed';
import { textOf } from '#bot/platform/attachment';
import { replyAndDeliver } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { declineIfTaken } from '#bot/serve/here';
import { say } from '#bot/words/text';
import type { AnyGame } from '#src/game-part';
import { ImportRefused } from '#store/errors';

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
  async run({ house, visit }, { file }) {
    const { guild, channel, locale } = visit;
    if (guild === null) decline('only-in-server');
    await declineIfTaken(house, channel);
    const bad = (why: string): never => decline('bad-file', { reason: say(`refusal.bad-file-${why}`, locale) });
    if (file.size > LARGEST) bad('large');
    const text = (await textOf(file)) ?? bad('read');
    const plain = (await unseal(text, house.store)) ?? bad('sealed');
    const { game, status, match, seats } = readFile(plain);
    const part = typeof game === 'string' ? house.games.get(game) : undefined;
    if (typeof game === 'string' && !part) bad('game');
    if (part && match?.version === part.game.version && !takes(part, match.base)) bad('shape');
    if (!isConsistent({ status, match })) bad('shape');
    if (part && status === 'lobby' && !hasRoles(part, seats)) bad('shape');
    const { id } = await house.store.import(plain, { channel, guild }).catch((error: unknown) => {
      if (error instanceof ImportRefused) return bad('shape');
      throw error;
    });
    await change(house, id, ({ record }) => {
      const { blocked: _, hands: __, ...notes } = record.notes;
      const fresh = withDone({ ...record, outbox: [], notes, updatedAt: house.clock.now() }, visit.id);
      return { record: withMoveTold(fresh), result: undefined };
    });
    visit.reached('saved');
    await replyAndDeliver({ house, visit }, id, () => visit.reply({ content: say('done.imported', locale) }));
  },
});

/** What is looked at here of an exported match; the store looks at the rest. */
interface Exported {
  game?: unknown;
  status?: unknown;
  match?: { version?: unknown; base?: unknown } | null;
  seats?: unknown;
}

function readFile(text: string): Exported {
  try {
    return (JSON.parse(text) as Exported | null) ?? {};
  } catch {
    return {};
  }
}

/** Whether in a game with roles each seat has one, and in any other none. */
function hasRoles({ game, text }: AnyGame, seats: unknown): boolean {
  const roles = Array.isArray(seats) ? seats.map((seat: { role?: unknown } | null) => seat?.role) : [];
  return roles.every((role) =>
    game.roles ? typeof role === 'string' && text.has(`role.${role}`, 'en') : role === undefined,
  );
}

function takes({ game }: AnyGame, base: unknown): boolean {
  try {
    game.parse(base);
    return true;
  } catch {
    return false;
  }
}
