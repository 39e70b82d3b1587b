import { tellIfClosed } from '../deliver/private.ts';
import type { House } from '../match/house.ts';
import { look } from '../match/house.ts';
import type { Visit } from '../platform/visit.ts';
import { say } from '../words/say.ts';

/**
 * After something was saved: answers the one who did it and posts to the others at the same time, then says privately
 * what stood in the way of posting.
 */
export async function followUp(house: House, visit: Visit, match: string, answer: () => Promise<void>): Promise<void> {
  const told = answer();
  // An answer that cannot be given must not keep the others from their message; it is reported after that.
  told.catch(() => {});
  const before = performance.now();
  const arrived = visit.stages.saved ?? 0;
  const { drawn, trouble, missing = [] } = await house.deliver(match);
  if (drawn !== undefined) visit.stages.drawn = Math.round((arrived + drawn) * 10) / 10;
  visit.stages.delivered = Math.round((arrived + performance.now() - before) * 10) / 10;
  await told;
  await tellTrouble(visit, trouble, missing);
  const { record } = await look(house, match);
  await tellIfClosed(house, record, visit.user, (key) => visit.also(say(key, visit.locale)));
}

async function tellTrouble(visit: Visit, trouble: string | undefined, missing: readonly string[]): Promise<void> {
  const { locale } = visit;
  if (trouble === 'gone') return visit.also(say('refusal.cannot-post', locale));
  if (trouble === 'later') return visit.also(say('refusal.later', locale));
  if (trouble !== 'forbidden') return;
  const names = missing.length > 0 ? missing : ['unknown'];
  const permissions = names.map((name) => say(`permission.${name}`, locale));
  return visit.also(say('refusal.missing-permission', locale, { permissions }));
}
