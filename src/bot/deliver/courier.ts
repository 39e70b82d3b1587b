import type { House } from '../match/house.ts';
import { deliverOnce } from './delivery.ts';
import { makeEndFilm } from './end-film.ts';
import type { Jobs, Waits, Work } from './jobs.ts';
import { openJobsHere } from './jobs-here.ts';
import { mayPost } from './round.ts';

/** Posts what waits in the outboxes, each thing until it is posted, in order per match. */
export interface Courier extends Pick<Jobs, 'renew' | 'idle' | 'stop'> {
  /** The house with somebody who delivers. */
  house: House;
  /** The matches that an earlier process has left: something waits in them, or they run and their board may be gone. */
  findLeft(): Promise<string[]>;
  /** Something has changed in Discord: posts what was kept from it and may go out now. */
  lookAgain(): Promise<void>;
}

/** `base` is all of the house but the courier himself. */
export function openCourier(base: Omit<House, 'deliver' | 'isDelivering'>, waits?: Waits): Courier {
  const house: House = {
    ...base,
    deliver: (match, renew) => jobs.deliver(match, renew),
    isDelivering: (match) => jobs.isDelivering(match),
  };
  const work: Work = {
    deliver: (match, asking) => deliverOnce(house, match, asking),
    film: (match, isWanted) => makeEndFilm(house, match, isWanted),
  };
  const jobs = openJobsHere(work, base.log, waits);
  return {
    house,
    renew: () => jobs.renew(),
    idle: () => jobs.idle(),
    stop: () => jobs.stop(),
    lookAgain: () => jobs.lookAgain((channel) => mayPost(house, channel)),
    async findLeft() {
      const { store } = house;
      return [...new Set([...(await store.waiting()), ...(await store.running())])];
    },
  };
}
