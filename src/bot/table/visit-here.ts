import type { RowGroup } from '#asking/terms/menu';
import type { Locale } from '#core/text';
import type { Reply } from '../platform/answer.ts';
import type { Picture } from '../platform/uploads.ts';
import { openStages, type Visit } from '../platform/visit.ts';

/** Who comes to the door, and for what. */
export interface Coming {
  /** Made by whoever comes: what comes twice with the same one is done once. */
  id: string;
  user: string;
  /** What they are called where a seat is taken by it. */
  name: string;
  locale: Locale;
  /** The moment of what was shown to them (`Stands.at`), where something was. */
  shownAt?: number;
}

/** Where in Discord what they do belongs. */
export interface Whereabouts {
  guild: string | null;
  channel: string;
  /** The language of the server, where it is one that the bot knows. */
  guildLocale?: Locale | undefined;
}

/** What was said to somebody at the door. */
export interface SaidHere {
  reply: { content: string; choices: readonly RowGroup[]; pictures: readonly Picture[] };
  /** What was said besides. */
  also: string[];
  files: NonNullable<Reply['files']>;
}

/** A visit that is answered here, now, in ms since 1970. It is nobody's who manages a server: only Discord can say who does. */
export function visitHere(
  { id, user, name, locale, shownAt }: Coming,
  { guild, channel, guildLocale }: Whereabouts,
  now: number,
): { visit: Visit; said(): SaidHere } {
  let reply: Reply = { content: '' };
  const also: string[] = [];
  const answered = async (said: Reply) => {
    reply = said;
  };
  const visit: Visit = {
    // Nobody makes the ids of others: what is remembered as done is only ever their own.
    id: `${user}/${id}`,
    at: now,
    user,
    name,
    locale,
    ownLocale: locale,
    channel,
    inThread: false,
    guild,
    isOperator: false,
    guildLocale,
    message: undefined,
    shownAt,
    onItself: true,
    atDoor: true,
    offered: () => [],
    ...openStages(),
    reply: answered,
    replyBelow: answered,
    async replyAlso(content) {
      also.push(content);
    },
    pictures: () => undefined,
    movedTo: () => undefined,
  };
  const said = () => ({
    reply: { content: reply.content, choices: reply.choices ?? [], pictures: reply.pictures ?? [] },
    also,
    files: reply.files ?? [],
  });
  return { visit, said };
}
