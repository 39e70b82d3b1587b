import type { REST } from 'discord.js';
import type { VisitStage } from './visit.ts';

/** How serving somebody has ended. `late`: Discord took no answer any more. */
export type EndOfVisit = 'done' | 'declined' | 'failed' | 'late';

/** Who counts what happens here. It hears nothing of who, where, which match and what was chosen. */
export interface Measures {
  /** Somebody was served. `did` is the kind of a button or a command; `ms` are those after which each stage was reached. */
  served(did: string, ended: EndOfVisit, ms: Readonly<Partial<Record<VisitStage, number>>>): void;
  /** Discord has answered a request with this status, or nobody has. */
  asked(kind: RequestKind, status: number | 'none'): void;
}

/** Nobody counts. */
export const measureNothing: Measures = { served() {}, asked() {} };

/** What requests to Discord are about, by their paths. The first one that fits counts. */
const KINDS = {
  acknowledgement: /^\/interactions\/\d+\/[^/]+\/callback$/,
  reply: /^\/webhooks\//,
  thread: /^\/channels\/\d+\/(messages\/\d+\/)?(threads|thread-members)(\/|$)/,
  message: /^\/channels\/\d+\/messages(\/|$)/,
  channel: /^\/(channels|guilds|users\/@me\/channels)(\/|$)/,
  commands: /^\/applications\//,
  gateway: /^\/gateway(\/|$)/,
  other: /^/,
} as const satisfies Record<string, RegExp>;
export type RequestKind = keyof typeof KINDS;

/** What stands before the path of a route. */
const BEFORE = /^.*\/api\/v\d+/;

/** From now on who counts hears of each request of this client, those that are tried again too. */
export function measureRequests({ options }: REST, measures: Measures): void {
  const { makeRequest } = options;
  options.makeRequest = async (url, init) => {
    const { pathname } = new URL(url);
    const path = pathname.replace(BEFORE, '');
    const [kind] = Object.entries(KINDS).find(([, fits]) => fits.test(path)) as [RequestKind, RegExp];
    try {
      const answer = await makeRequest(url, init);
      measures.asked(kind, answer.status);
      return answer;
    } catch (error) {
      measures.asked(kind, 'none');
      throw error;
    }
  };
}
