import type { Locale } from '#core/text';
import { isByInvitation, yetToCome } from '../match/invited.ts';
import { READY_FOR, readiness } from '../match/ready.ts';
import type { AnyRecord } from '../match/record.ts';
import { since } from './say.ts';
import { say } from './text.ts';

/** What an open lobby says of who may come and when it begins: a line each, and nothing of the usual. */
export const lobbyLines = (record: AnyRecord, locale: Locale): string[] => [
  ...invitedLine(record, locale),
  ...(record.notes.whenFull ? [say('lobby.when-full', locale)] : []),
  ...readyLine(record, locale),
];

function invitedLine(record: AnyRecord, locale: Locale): string[] {
  const invited = yetToCome(record).map(mention);
  if (isByInvitation(record)) return [say('lobby.by-invitation', locale, { host: mention(record.host), invited })];
  return invited.length > 0 ? [say('lobby.invited', locale, { invited })] : [];
}

/** Who is ready and who is not, as long as that is asked; then that it has lapsed. */
function readyLine(record: AnyRecord, locale: Locale): string[] {
  const { ready: asked } = record.notes;
  if (!asked) return [];
  if (asked.lapsed) return [say('lobby.ready-lapsed', locale, { host: mention(record.host) })];
  const { ready, missing } = readiness(record);
  const until = since(asked.since + READY_FOR);
  return [say('lobby.ready', locale, { ready: ready.map(mention), missing: missing.map(mention), until })];
}

const mention = (user: string): string => `<@${user}>`;
