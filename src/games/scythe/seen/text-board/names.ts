import type { Json } from '#core/types';
import { numberOf } from '../../state/labels.ts';
import type { UnitView } from '../view.types.ts';

/** A unit as it is called among those of its seat: mechs by their numbers, as the options of questions do. */
export const unitNamed = ({ id, kind, at }: UnitView): Json => ({
  key: 'text-board.unit-at',
  args: { unit: { key: `unit.${kind}` }, number: numberOf(id), at },
});
