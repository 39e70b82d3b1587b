import type { House } from '../match/house.ts';
import { noteNothing } from '../platform/send.ts';
import { deliverOnce } from './delivery.ts';
import { makeEndFilm } from './end-film.ts';
import type { Delivered, Jobs, OpenJobs, Waits, Work } from './jobs.ts';
import { openJobsHere } from './jobs-here.ts';
import { mayPost } from './round.ts';
import { sweepLeft } from './take-up.ts';

/** Posts what waits in the outboxes, each thing until it is posted, in order per match. */
export interface Courier extends Pick<Jobs, 'begin' | 'renew' | 'standing' | 'idle' | 'stop'> {
  /** The house with somebody who delivers. */
  house: House;
  /** Something has changed in Discord: posts what was kept from it and may go out now. */
  lookAgain(): Promise<void>;
}

/** `base` is all of the house but the courier himself. `open` says who has deliveries done, and when; this process alone if absent. */
export function openCourier(
  base: Omit<House, 'deliver' | 'isDelivering'>,
  waits?: Waits,
  open: OpenJobs = openJobsHere,
): Courier {
  const house: House = {
    ...base,
    deliver: (match, renew) => jobs.deliver(match, renew),
    isDelivering: (match) => jobs.isDelivering(match),
  };
  const work: Work = {
    async deliver(match, asking) {
      const first = await deliverOnce(house, match, asking);
      const hasLeft = asking.isBegunBefore === true || first.isOvertaken === true;
      if (!hasLeft || asking.isOurs?.() === false) return first;
      const once = async (before: Delivered): Promise<Delivered> => {
        const more = await deliverOnce(house, match, { ...asking, renew: true });
        return { ...more, delivery: { ...before.delivery, ...more.delivery }, took: [...before.took, ...more.took] };
      };
      // What stands there under the same nonce is found again, and so not swept.
      const told = first.isUntold ? await once(first) : first;
      return (await sweepLeft(house, match)) ? once(told) : told;
    },
    film: (match, isWanted) => makeEndFilm(house, match, isWanted),
  };
  const jobs = open(work, base, waits);
  if (!jobs.isAlone) noteNothing(base.rest);
  return {
    house,
    begin: () => jobs.begin(),
    renew: () => jobs.renew(),
    standing: () => jobs.standing(),
    idle: () => jobs.idle(),
    stop: () => jobs.stop(),
    lookAgain: () => jobs.lookAgain((channel) => mayPost(house, channel)),
  };
}
