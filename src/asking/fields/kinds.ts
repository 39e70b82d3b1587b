import type { FieldOf, Kind, Values } from '#core/fields/kinds';
import type { Json } from '#core/types';
import type { AskingKind } from '../field/field.ts';
import type { SomeField } from '../terms/names.ts';
import { count } from './count.ts';
import { one } from './one.ts';
import { order } from './order.ts';
import { path } from './path.ts';
import { shares } from './shares.ts';
import { some } from './some.ts';

/** How each kind of field is asked. */
export const kinds = { one, some, shares, path, count, order } satisfies {
  [K in Kind]: AskingKind<FieldOf<K>, Values[K]>;
};

/** The kind of a field, for whoever asks fields of all kinds alike. */
export const kindOf = (field: SomeField): AskingKind<SomeField, Json> => kinds[field.kind];
