import type { Json, Message } from '#core/types';

/** The words of a key with what they speak of. */
export const said = (key: string, args?: Record<string, Json>): Message => (args ? { key, args } : { key });
