/** The words below all others. Nothing in core knows a game, Discord, a store, a clock or a canvas. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Whether it has values by name. For what is read very often; elsewhere a schema says more. */
export const hasNames = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A place at the table, 0-based. Who sits there is the business of the store's record. */
export type SeatId = number;

/** Words are never in the state: a message is a key plus data; `core/text` puts it into a language. */
export type Message = {
  key: string;
  args?: Record<string, Json>;
};

/** Why something was not done. Nothing has changed. */
export interface Refusal {
  refused: Message;
}

/** A refusal with its reason; the words are in the text catalogues under `refusal.<key>`. */
export function refuse(key: string, args?: Record<string, Json>): Refusal {
  return { refused: { key: `refusal.${key}`, ...(args && { args }) } };
}
export const isRefusal = (x: object): x is Refusal => 'refused' in x;
