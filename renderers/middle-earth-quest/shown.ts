import { isMessage } from '#core/text';
import type { Json, Message } from '#core/types';

/** What an event has in it, read as what it is; of something else nothing. */

export const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
export const idOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
/** How many; one where it is no list. */
export const many = (value: Json | undefined): number => (Array.isArray(value) ? value.length : 1);
export const listed = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
export const messages = (value: Json | undefined): Message[] => listed(value).filter(isMessage);
