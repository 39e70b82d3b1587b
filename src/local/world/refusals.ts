/** Discord's error codes that the stand-in gives, with HTTP status and words (topics/opcodes-and-status-codes, JSON). */
export const REFUSALS = {
  0: [404, '404: Not Found'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10013: [404, 'Unknown User'],
  10014: [404, 'Unknown Emoji'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20016: [429, 'This action cannot be performed due to slowmode rate limit'],
  30003: [400, 'Maximum number of pins reached'],
  30013: [400, 'Maximum number of guild channels reached (500)'],
  30032: [400, 'Maximum number of application commands reached'],
  30034: [400, 'Max number of daily application command creates has been reached'],
  30046: [400, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  40003: [400, 'You are opening direct messages too fast'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  40094: [400, 'This interaction has reached the maximum number of follow-up messages'],
  50001: [403, 'Missing Access'],
  50003: [403, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50035: [400, 'Invalid Form Body'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [400, 'Thread is locked'],
  160006: [400, 'Maximum number of active threads reached'],
} as const satisfies Record<number, readonly [number, string]>;

/** A code of {@link REFUSALS}. */
export type RefusalCode = keyof typeof REFUSALS;

/** A request refused as Discord would: thrown by the routes, turned into the HTTP answer by the router. */
export class RefusedRequest extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly errors: unknown;

  constructor(code: RefusalCode, errors?: unknown) {
    super(REFUSALS[code][1]);
    this.code = code;
    this.status = REFUSALS[code][0];
    this.errors = errors;
  }
}

/** Throws a {@link RefusedRequest}; as an expression it reads `find(id) ?? refuse(10008)`. */
export function refuseRequest(code: RefusalCode, errors?: unknown): never {
  throw new RefusedRequest(code, errors);
}
