import type { Delivery, House } from '../match/house.ts';

/** How a delivery is asked for. */
export interface AskedDelivery {
  /** Picture and bell are brought up to date, which else can wait. */
  renew: boolean;
  /** Whether the next delivery of the match is asked for already: what waits for it is sealed with this one. */
  isAskedAgain(): boolean;
  /** Somebody has begun it and has not come to its end: what they may have left in the channel is looked for. */
  isBegunBefore?: boolean;
  /** Whether nobody else may begin it meanwhile; so it is if absent. Who has lost it takes nothing away in the channel: others post there. */
  isOurs?(): boolean;
}

/** What has come of a delivery, and what is to come after it. */
export interface Delivered {
  delivery: Delivery;
  /** The version of the record of which all was taken that waited in the outbox, and these items that ought to be gone then. */
  version: number;
  took: readonly string[];
  /** When what could not be done is tried again: when Discord takes messages again, or when people have changed something. */
  again?: 'later' | 'blocked';
  /** The channel in which people have to change something. */
  blocked?: string;
  /** It has put into the outbox what has to be posted besides. */
  hasMore: boolean;
  /** Picture or bell are older than the match. They are renewed some seconds after the last press. */
  isStale: boolean;
  /** The film of its end waits to be made. */
  hasFilm: boolean;
  /** Others have told the match meanwhile: what they noted of the channel stays. */
  isOvertaken?: boolean;
  /** They have not told all that was posted here: it has to be told once more, where they noted the board to be. */
  isUntold?: boolean;
}

/** What is done for matches, beside what people wait for. */
export interface Work {
  /** Posts what waits in the outbox of a match. */
  deliver(match: string, asking: AskedDelivery): Promise<Delivered>;
  /** Makes the film of its end and posts it, as long as it is wanted. Gives `later` when Discord does not take it at present. */
  film(match: string, isWanted: () => boolean): Promise<'later' | undefined>;
}

/**
 * Who has the work done, and when. Deliveries of one match follow on each other, those of several go side by side. Nobody waits for a film. What
 * could not be done is tried again, as long as it is needed.
 */
export interface Jobs {
  /** Whether no other process delivers: then what this one knows of its messages holds. */
  isAlone: boolean;
  /** From now on what others have left is done, too. */
  begin(): Promise<void>;
  /** Has a match delivered once all that was asked for before is done. Gives how it went. Never rejects. */
  deliver(match: string, renew?: 'renew'): Promise<Delivery>;
  /** Whether a delivery of the match is under way, so that what is put in now goes with the next one. */
  isDelivering(match: string): boolean;
  /** Delivers at once what people kept from its channel, where `mayPost` gives that it may go out now. */
  lookAgain(mayPost: (channel: string) => Promise<boolean>): Promise<void>;
  /** Renews at once what would be renewed in some seconds. */
  renew(): Promise<void>;
  /** How much there is to do. Rejects while nobody can say. */
  standing(): Promise<JobsStanding>;
  /** Settles when nothing is under way. */
  idle(): Promise<void>;
  /** Lets end what is under way, starts nothing more. A film is given up: it waits for the next start. */
  stop(): Promise<void>;
}

/** What there is to do just now, in all processes that have the same jobs. */
export interface JobsStanding {
  underWay: number;
  /** Due, and not begun. */
  waiting: number;
  /** For how many ms the one that was due first has been due, of those that wait or are under way; null when there is none. */
  oldest: number | null;
}

/** What jobs are opened over. */
export type JobsHouse = Pick<House, 'store' | 'log'>;
/** Opens one implementation. */
export type OpenJobs = (work: Work, house: JobsHouse, waits?: Waits) => Jobs;

/** How long to wait before the next try, in ms. */
export interface Waits {
  /** While Discord does not take messages at all; the last one again and again. */
  later: readonly number[];
  /** While something stands in the way that only people can change. */
  blocked: number;
  /** After the last press, until the picture shows what it has changed. */
  renew: number;
}
/** As it is good for Discord. */
export const WAITS: Waits = { later: [2_000, 10_000, 60_000], blocked: 600_000, renew: 5_000 };
