import type { Json, Message } from '#core/types';

/** A person's wish that is not granted, with the reason. The router puts it into words. */
export class Declined extends Error {
  override name = 'Declined';
  readonly refused: Message;
  constructor(refused: Message) {
    super(refused.key);
    this.refused = refused;
  }
}

/** Ends a visit with a reason from the catalogue, `bot.refusal.<key>`. */
export function decline(key: string, args?: Record<string, Json>): never {
  throw new Declined({ key: `bot.refusal.${key}`, ...(args && { args }) });
}
