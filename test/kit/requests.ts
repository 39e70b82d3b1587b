import type { RequestEntry } from '#local/rest/router';

/** Whether a request counts towards the bot's fifty a second: answers to interactions do not. */
export const isCounted = ({ path }: Pick<RequestEntry, 'path'>): boolean => !/\/(interactions|webhooks)\//.test(path);

/** What a request does, without the ids of where: `PATCH /channels/:id/messages/:id`. */
export const kindOfRequest = ({ method, path }: Pick<RequestEntry, 'method' | 'path'>): string =>
  `${method} ${path.replaceAll(/\d{5,}/g, ':id')}`;
