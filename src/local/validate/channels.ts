import { LIMITS } from '#asking/terms/limits';
import { anything, bool, nullable, objectWith, oneOf, text, wholeWithin } from './checks.ts';

const limits = LIMITS.channel;
const name = text(1, limits.name);
const topic = nullable(text(0, limits.topic));
const rate_limit_per_user = nullable(wholeWithin(0, 21_600));
const auto_archive_duration = oneOf(...limits.autoArchive);

/** A text channel to open. */
export const newChannel = objectWith(
  { name },
  { type: oneOf(0), topic, parent_id: anything, permission_overwrites: anything },
);

/** What changes in a text channel: only what a bot for games changes is known. */
export const channelChange = objectWith({}, { name, topic, rate_limit_per_user, parent_id: anything });

/** A thread to open, public or private. */
export const newThread = objectWith(
  { name },
  { auto_archive_duration, rate_limit_per_user, type: oneOf(11, 12), invitable: bool },
);

/** A thread to open under a message. discord.js sends type and invitable here too; they have no effect. */
export const newThreadUnderMessage = objectWith(
  { name },
  { auto_archive_duration, rate_limit_per_user, type: anything, invitable: anything },
);

/** What changes in a thread. */
export const threadChange = objectWith(
  {},
  { name, archived: bool, locked: bool, invitable: bool, auto_archive_duration, rate_limit_per_user },
);
