import type { House } from '../match/house.ts';
import { note } from '../match/outbox.ts';
import type { Found, OutboxEntry, Posting } from '../match/record.ts';
import { postTo } from '../platform/send.ts';
import { gameName } from '../words/say.ts';
import { say } from '../words/text.ts';
import { isTimely, offerButtons } from '../words/word-buttons.ts';

type Invitation = Extract<OutboxEntry, { kind: 'invitation' }>;

/** Tells somebody by direct message that they are invited, with the seats to take; nothing once the match is over. */
export async function sendInvitation(house: House, found: Found, { id, data }: Invitation): Promise<void> {
  const { part, record } = found;
  if (!isTimely(found, 'seat')) return;
  const { user, by } = data;
  const { wishes, locale: own } = await house.store.profile(user);
  const locale = wishes?.locale ?? own ?? record.locale;
  const { guild, channel } = record;
  const content = say('told.invitation', locale, {
    game: gameName(part, locale),
    who: `<@${by}>`,
    where: `<#${channel}>`,
    link: `https://discord.com/channels/${guild ?? '@me'}/${channel}`,
  });
  const choices = offerButtons({ part, record: { ...record, locale } }, 'seat');
  await postTo(house.rest, user, id, { content, choices });
}

/** Said in the channel to whoever takes no direct messages: that they are invited. */
export const toldInChannel = ({ data: { user, by } }: Invitation): Posting => ({
  kind: 'word',
  data: {
    said: [note('invited-here', { who: `<@${user}>`, by: `<@${by}>` })],
    users: [user],
    offers: 'seat',
  },
});
