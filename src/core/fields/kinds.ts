import type { Json } from '../terms/plain.ts';
import { type Count, type CountValue, countKind } from './count.ts';
import type { FieldKind } from './field.ts';
import { type One, type OneValue, oneKind } from './one.ts';
import { type Order, type OrderValue, orderKind } from './order.ts';
import { type Path, type PathValue, pathKind } from './path.ts';
import { type Shares, type SharesValue, sharesKind } from './shares.ts';
import { type Some, type SomeValue, someKind } from './some.ts';

/** All kinds of fields. A new one is a file here, one in `asking/fields`, and its name in this one; the compiler says where. */

export type Field<G = unknown, About = Json> =
  | One<G, About>
  | Some<G, About>
  | Shares<G, About>
  | Path<G, About>
  | Count<G, About>
  | Order<G, About>;
export type Fields<G, About = Json> = Record<string, Field<G, About>>;
export type Kind = Field['kind'];
/** The field of a kind, of whatever game. */
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>;

/** What a legal value of each kind is. */
export interface Values {
  one: OneValue;
  some: SomeValue;
  shares: SharesValue;
  path: PathValue;
  count: CountValue;
  order: OrderValue;
}
export type ValueOf<F> = F extends { kind: infer K extends Kind } ? Values[K] : never;

export const fields = {
  one: oneKind,
  some: someKind,
  shares: sharesKind,
  path: pathKind,
  count: countKind,
  order: orderKind,
} satisfies {
  [K in Kind]: FieldKind<FieldOf<K>, Values[K]>;
};

/** The kind of a field, for whoever works with fields of all kinds alike. */
export const kindOf = (field: Field): FieldKind<Field, Json> => fields[field.kind];

/** The fields of an action by name, in order: those of each action are listed once, for play by chance asks for them all the time. */
export function fieldsOf<G>({ fields: own }: { fields: Fields<G> }): readonly (readonly [name: string, Field<G>])[] {
  const known = listed.get(own);
  if (known) return known as readonly [string, Field<G>][];
  const found = Object.entries<Field<G>>(own);
  listed.set(own, found);
  return found;
}
const listed = new WeakMap<object, readonly (readonly [string, unknown])[]>();
