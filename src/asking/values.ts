import type { Json } from '#core/types';
import { askingOf } from './fields/kinds.ts';
import type { SomeField, Voice } from './terms/names.ts';

/** One option of a field in words. */
export const optionLabel = (voice: Voice, field: SomeField, option: string): string =>
  askingOf(field).label?.(voice, field, option) ?? option;

/** The whole value of a field in words, complete or still in progress. */
export const valueText = (voice: Voice, field: SomeField, value: Json): string =>
  askingOf(field).words(voice, field, value);
