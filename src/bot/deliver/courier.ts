import type { House } from '../match/house.ts';
import { noteNothing } from '../platform/send.ts';
import { deliverOnce } from './delivery.ts';
import { makeEndFilm } from './end-film.ts';
import type { Jobs, OpenJobs, Waits, Work } from './jobs.ts';
import { openJobsHere } from './jobs-here.ts';
import { mayPost } from './round.ts';
import { sweepLeft } from './take-up.ts';

/** Posts what waits in the outboxes, each thing until it is posted, in order per match. */
export interface Courier extends Pick<Jobs, 'begin' | 'renew' | 'standing' | 'idle' | 'stop'> {
  /** The house with somebody who delivers. */
  house: House;
  /** The matches that a start has to look at: something waits in them, or they run and their board may be gone. */
  left(): Promise<string[]>;
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
      const delivered = await deliverOnce(house, match, asking);
      const hasLeft = asking.isBegunBefore === true || delivered.isOvertaken === true;
      if (!hasLeft || asking.isOurs?.() === false) return delivered;
      const isMended = await sweepLeft(house, match);
      if (!isMended && !delivered.isUntold) return delivered;
      const { delivery, took } = delivered;
      const renewed = await deliverOnce(house, match, { ...asking, renew: true });
      return { ...renewed, delivery: { ...delivery, ...renewed.delivery }, took: [...took, ...renewed.took] };
    },
    film: (match, isWanted) => makeEndFilm(house, match, isWanted),
  };
  const jobs = open(work, base, waits);
  if (!jobs.isAlone) noteNothing(base.rest);
  return {
    house,
    left: async () => [...new Set([...(await base.store.waiting()), ...(await base.store.running())])],
    begin: () => jobs.begin(),
    renew: () => jobs.renew(),
    standing: () => jobs.standing(),
    idle: () => jobs.idle(),
    stop: () => jobs.stop(),
    lookAgain: () => jobs.lookAgain((channel) => mayPost(house, channel)),
  };
}
