import type { Locale } from '#core/text';
import type { AnyGame } from '#src/game-part';
import type { CampaignRecord } from '#store/campaign';
import { playedFor } from './campaign.ts';
import { forSaving } from './change.ts';
import type { House } from './house.ts';
import { closedUp, isFull, seatsLaidOut } from './lobby-seats.ts';
import { optionsOf, seated } from './options.ts';
import { withLobbyPosted, withSealed } from './outbox.ts';
import { type AnyRecord, beginning, type Lobby, withNotes } from './record.ts';

/** Where a lobby is opened, by whom and for what. */
export interface NewLobby {
  id: string;
  part: AnyGame;
  guild: string;
  channel: string;
  host: string;
  locale: Locale;
  /** The campaign that it begins from. */
  campaign?: CampaignRecord | undefined;
  /** The match that it goes on from: with the same people in the same seats and roles, options and settings. */
  after?: AnyRecord | undefined;
  /** What is played otherwise than where nobody chooses; of `after` if absent. */
  options?: Readonly<Record<string, string>> | undefined;
  /** Only whoever is invited may sit down. */
  byInvitation?: boolean | undefined;
  /** It begins by itself when the last seat is taken. */
  whenFull?: boolean | undefined;
  /** The interaction that opens it. */
  mark: string;
}

/** A lobby as it is saved, about to be posted. */
export function newLobby(
  house: House,
  { part, campaign, after, mark, options: chosen, byInvitation, whenFull, ...place }: NewLobby,
): Lobby {
  const now = house.clock.now();
  const { remindAfterHours, remindEveryHours } = house.defaults;
  const options = optionsOf(part, { options: chosen ?? after?.options ?? {} });
  const { locale } = place;
  const lobby: Lobby = {
    ...beginning(mark, now),
    ...place,
    game: part.game.id,
    status: 'lobby',
    options,
    ...(campaign && { campaign: playedFor(campaign) }),
    seats: closedUp(part, seatsLaidOut(part, { options, seats: after?.seats ?? [], locale })),
    match: null,
    settings: after?.settings ?? { remindAfterHours, remindEveryHours, reminders: true, dmHands: true },
  };
  const { notes = {} } = after ?? {};
  const isPrivate = byInvitation ?? notes.private;
  const noted = withNotes(lobby, {
    private: isPrivate || undefined,
    // Whoever has sat there may sit there again.
    invited: isPrivate ? seated(lobby).filter((user) => user !== place.host) : undefined,
    // One that is full already waits for somebody to press “Start”.
    whenFull: ((whenFull ?? notes.whenFull) && !isFull(part, lobby)) || undefined,
  });
  return forSaving(withSealed(withLobbyPosted(noted), now), house.defaults) as Lobby;
}
