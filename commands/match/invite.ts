import { hasSay, seatsOf } from '#bot/match/asked';
import { decline } from '#bot/match/declined';
import { INVITATIONS, invitedTo, isByInvitation, withInvited } from '#bot/match/invited';
import { isFull } from '#bot/match/lobby-seats';
import { note, withLobbyPosted, withPosting } from '#bot/match/outbox';
import type { AnyRecord, Found } from '#bot/match/record';
import { seatsToTake } from '#bot/match/replacement';
import type { PersonNamed } from '#bot/platform/person-named';
import { changeAndReply } from '#bot/serve/change-and-reply';
import { subcommand } from '#bot/serve/command';
import { say } from '#bot/words/text';

/**
 * Invites somebody: they are named in the channel and told by direct message, or in the channel where they take none. To a private match only its host
 * invites, else whoever sits as well; each person once.
 */
export const invite = subcommand({
  name: { en: 'invite', ja: '招待' },
  help: { en: 'Invite somebody to this match', ja: 'この対戦に人を招待する' },
  options: {
    person: {
      type: 'person',
      required: true,
      name: { en: 'user', ja: '相手' },
      help: { en: 'Whom you invite', ja: '招待する人' },
    },
  },
  run: (call, { person }) =>
    changeAndReply(call, (found) => {
      const { house, visit } = call;
      const { record } = found;
      if (record.status !== 'lobby' && record.status !== 'running') decline('match-is-over');
      const host = `<@${record.host}>`;
      if (isByInvitation(record) && record.host !== visit.user) decline('host-alone', { who: host });
      if (!hasSay(record, visit.user)) decline('not-seated');
      if (person.user === visit.user) decline('invite-self');
      declineUnlessWanted(found, person);
      const { user } = person;
      const by = `<@${visit.user}>`;
      const who = `<@${user}>`;
      const invited = { ...withInvited(record, user), updatedAt: house.clock.now() };
      const shown: AnyRecord = record.status === 'lobby' ? withLobbyPosted(invited) : invited;
      const named = withPosting(shown, {
        kind: 'word',
        data: { said: [note('invited', { who, by })], users: [], offers: null },
      });
      const sent = withPosting(named, { kind: 'invitation', data: { user, by: visit.user } });
      return { record: sent, reply: { content: say('done.invited', visit.locale, { who }) } };
    }),
});

/** Declines to invite whoever cannot come, is there, or was invited before, and anybody where there is no seat or were too many invitations. */
function declineUnlessWanted({ part, record }: Found, { user, isBot, isHere }: PersonNamed): void {
  const who = `<@${user}>`;
  if (isBot) decline('invite-bot');
  if (!isHere) decline('invite-elsewhere', { who });
  if (seatsOf(record, user).length > 0) decline('invite-seated', { who });
  if (invitedTo(record).includes(user)) decline('invited-before', { who });
  const isTaken = record.status === 'lobby' ? isFull(part, record) : seatsToTake(record, user).length === 0;
  if (isTaken) decline('full');
  if (invitedTo(record).length >= INVITATIONS) decline('too-many-invited', { most: INVITATIONS });
}
