import type { FieldOf, Kind, Values } from '#core/fields/kinds';
import type { Json } from '#core/types';
import type { AskingKind } from '../field/field.ts';
import type { SomeField } from '../terms/names.ts';
import { askCount } from './count.ts';
import { askOne } from './one.ts';
import { askOrder } from './order.ts';
import { askPath } from './path.ts';
import { askShares } from './shares.ts';
import { askSome } from './some.ts';

/** How each kind of field is asked. */
export const kinds = {
  one: askOne,
  some: askSome,
  shares: askShares,
  path: askPath,
  count: askCount,
  order: askOrder,
} satisfies {
  [K in Kind]: AskingKind<FieldOf<K>, Values[K]>;
};

/** The kind of a field, for whoever asks fields of all kinds alike. */
export const askingOf = (field: SomeField): AskingKind<SomeField, Json> => kinds[field.kind];
