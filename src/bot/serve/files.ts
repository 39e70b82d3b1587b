import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction } from 'discord.js';
import type { AnyGame } from '#src/game-part';
import { ImportRefused } from '#store/errors';
import type { Store } from '#store/store';
import { change, decline, type House, look } from '../match/house.ts';
import { marked, seatsOf } from '../match/record.ts';
import { saying, waiting } from '../match/said.ts';
import type { Visit } from '../platform/visit.ts';
import { say } from '../words/say.ts';
import { followUp } from './follow-up.ts';
import { declineIfTaken } from './lobby.ts';

/** Largest file that is read at import, in bytes. A long match has about a hundredth of it. */
const LARGEST = 8 * 1024 * 1024;
const SEAL = 'castellan-sealed-1:';

/**
 * `/match export`: the match as a file. It holds the seed and every hand, so while a match runs it is sealed with a
 * key of this installation; of a match that is over it is plain JSON, which `npm run verify` reads.
 */
export async function exportMatch(house: House, visit: Visit, id: string): Promise<void> {
  const { record } = await look(house, id);
  if (seatsOf(record, visit.user).length === 0 && record.host !== visit.user) decline('export-seat');
  const text = await house.store.export(id);
  const isOpen = record.status === 'over' || record.status === 'ended';
  const bytes = Buffer.from(isOpen ? text : seal(text, await key(house.store)));
  const name = isOpen ? `match-${id}.json` : `match-${id}.sealed`;
  const content = say(isOpen ? 'done.exported' : 'done.exported-sealed', visit.locale);
  await visit.say({ content, files: [{ name, bytes }] });
}

/** `/match import`: the match of a file goes on in this channel, as a match of its own. */
export async function importMatch(house: House, visit: Visit<ChatInputCommandInteraction>): Promise<void> {
  const { guild, channel, locale } = visit;
  if (guild === null) decline('only-in-server');
  await declineIfTaken(house, channel);
  const bad = (why: string): never => decline('bad-file', { reason: say(`refusal.bad-file-${why}`, locale) });
  const { url, size } = visit.interaction.options.getAttachment('file', true);
  if (size > LARGEST) bad('large');
  const fetched = await fetch(url).then(
    (response) => (response.ok ? response.text() : undefined),
    () => undefined,
  );
  const text = fetched ?? bad('read');
  const plain = text.startsWith(SEAL) ? (unseal(text, await key(house.store)) ?? bad('sealed')) : text;
  const { game, match } = readFile(plain);
  const part = game === undefined ? undefined : house.games.get(game);
  if (game !== undefined && !part) bad('game');
  if (part && match?.version === part.game.version && !takes(part, match.base)) bad('shape');
  const { id } = await house.store.import(plain, { channel, guild }).catch((error: unknown) => {
    if (error instanceof ImportRefused) return bad('shape');
    throw error;
  });
  await change(house, id, ({ record }) => {
    const { blocked: _, hands: __, ...notes } = record.notes;
    const fresh = marked({ ...record, outbox: [], notes, updatedAt: house.clock.now() }, visit.id);
    const told = { note: { key: 'bot.told.moved' } };
    const isLobby = record.status === 'lobby';
    return {
      record: isLobby
        ? waiting(fresh, { kind: 'lobby', data: null })
        : saying(
            fresh,
            [told],
            record.asked.map(({ seat }) => seat),
          ),
      result: undefined,
    };
  });
  visit.reached('saved');
  await followUp(house, visit, id, () => visit.say({ content: say('done.imported', locale) }));
}

/** The game of an exported match and what the game itself must judge; the store looks at the rest. */
function readFile(text: string): { game?: string; match?: { version?: unknown; base?: unknown } } {
  try {
    const { game, match } = JSON.parse(text) as { game?: unknown; match?: { version?: unknown; base?: unknown } };
    return { ...(typeof game === 'string' && { game }), ...(match && { match }) };
  } catch {
    return {};
  }
}

function takes({ game }: AnyGame, base: unknown): boolean {
  try {
    game.parse(base);
    return true;
  } catch {
    return false;
  }
}

/** The installation's own key for running matches, made at first use. */
async function key(store: Store): Promise<Buffer> {
  const known = await store.meta('export-key');
  if (typeof known === 'string') return Buffer.from(known, 'base64');
  const made = randomBytes(32);
  await store.saveMeta('export-key', made.toString('base64'));
  return made;
}

/** AES-256-GCM: what was changed does not open. */
function seal(text: string, secret: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return SEAL + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(text: string, secret: Buffer): string | undefined {
  const bytes = Buffer.from(text.slice(SEAL.length), 'base64');
  if (bytes.length < 28) return undefined;
  const opener = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, 12));
  opener.setAuthTag(bytes.subarray(12, 28));
  try {
    return opener.update(bytes.subarray(28)).toString('utf8') + opener.final('utf8');
  } catch {
    return undefined;
  }
}
