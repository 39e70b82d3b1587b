import { createHash } from 'node:crypto';
import { plain } from '#asking/terms/words';
import { beginCampaign, type Carried, currentCampaign } from '#core/campaign';
import type { Message } from '#core/types';
import type { AnyGame } from '#src/game-part';
import type { CampaignRecord } from '#store/campaign';
import type { PlayedFor } from '#store/store';
import type { Notice } from './notes.ts';
import { optionsOf } from './options.ts';
import { note, withPosting } from './outbox.ts';
import type { AnyRecord } from './record.ts';

/** What a match has to do with the campaign that it is played for. */

/** The longest name of a campaign, in characters. */
export const LONGEST_NAME = 60;

/** The id of a campaign. It is made of its name, so that there are never two of one name in a server. */
export function campaignId({ guild, game, name }: Pick<CampaignRecord, 'guild' | 'game' | 'name'>): string {
  const same = name.normalize('NFKC').toLowerCase();
  const key = JSON.stringify([guild, game, same]);
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

/** What a lobby keeps of the campaign that it begins from. */
export const playedFor = ({ id, name, carried }: CampaignRecord): PlayedFor => ({ id, name, carried });

/** What a campaign is called, as it is written in a message: no more than a name. */
export const campaignName = ({ name }: Pick<CampaignRecord, 'name'>): string => plain(name);

type Begun = Pick<AnyRecord, 'options' | 'campaign'>;

/** What a match with these options begins from; undefined in a game that has no campaigns. */
export function beginsFrom(part: AnyGame, record: Begun): Carried | undefined {
  const { game } = part;
  if (!game.campaign) return undefined;
  const carried = record.campaign?.carried;
  return carried ? currentCampaign(game, carried) : beginCampaign(game, optionsOf(part, record));
}

/** Why no match with these options can begin from there, in the game's words. */
export function barred(part: AnyGame, record: Begun): Message | undefined {
  const from = beginsFrom(part, record);
  return from && part.game.campaign?.barred?.(from.state, optionsOf(part, record));
}

/** A record that will tell its campaign, if it is played for one, that it has ended. */
export const withCampaignTold = <R extends AnyRecord>(record: R): R =>
  record.campaign ? withPosting(record, { kind: 'campaign', data: null }) : record;

/**
 * What is told of the campaign when its match has ended. A match that ends by the rules is taken on. A match that is
 * ended by agreement leaves it as it was.
 */
export function campaignNotes({ campaign }: Pick<AnyRecord, 'campaign'>, end: 'over' | 'ended'): Notice[] {
  if (!campaign) return [];
  const name = campaignName(campaign);
  if (end === 'ended') return [note('campaign-kept', { campaign: name })];
  return [note('campaign', { campaign: name, n: (campaign.carried?.matches ?? 0) + 1 })];
}
