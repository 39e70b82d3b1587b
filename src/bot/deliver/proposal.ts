import { proposalOf } from '../match/proposal.ts';
import type { OutboxEntry } from '../match/record.ts';
import { post, retire } from '../platform/send.ts';
import { proposalMessage } from '../words/undone.ts';
import { attempt, awake } from './awake.ts';
import type { DeliveryRound } from './round.ts';

/** Posts a proposal to set the match back, as long as it stands. It calls people itself, so the bell stays where it is. */
export async function postProposal(
  { house, found, posted }: DeliveryRound,
  { id: nonce, data }: Extract<OutboxEntry, { kind: 'proposal' }>,
): Promise<void> {
  const { channel, notes } = found.record;
  const message = proposalMessage(found, data, house.clock.now());
  if (!message) return;
  const made = await awake(house, channel, () => post(house.rest, channel, nonce, message));
  const before = notes.proposed;
  if (before && before.message !== made) await withoutItsButtons(house, before);
  posted.proposal = { id: data.id, channel, message: made };
}

/** The message of a proposal loses its buttons when that does not stand any more. */
export async function retireProposal({ house, found, posted }: DeliveryRound): Promise<void> {
  const { proposed } = found.record.notes;
  if (!proposed || posted.proposal || proposalOf(found.record, house.clock.now())?.id === proposed.id) return;
  await withoutItsButtons(house, proposed);
  posted.proposal = null;
}

/** It is only tidiness: whatever stands in the way, stale buttons explain themselves. */
async function withoutItsButtons(
  house: DeliveryRound['house'],
  { channel, message }: { channel: string; message: string },
): Promise<void> {
  const trouble = await attempt(house, channel, () => retire(house.rest, channel, message));
  if (trouble) house.log.debug({ channel, trouble }, 'a proposal keeps its buttons');
}
